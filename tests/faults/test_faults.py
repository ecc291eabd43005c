"""The server is killed in the middle of games: nothing acknowledged is lost or doubled, nobody saw what never was."""

from __future__ import annotations

from pathlib import Path

from bench.faults import Player, Verdict, judge, judge_deeds, judge_views, left_behind, parser, play_and_kill

from gladsheim.table.store import Store


def test_no_kill_loses_or_doubles_a_move(tmp_path: Path) -> None:
    faults = play_and_kill(str(tmp_path), parser().parse_args(["--kills", "3", "--tables", "5", "--level", "novice"]))
    assert faults.kills.total() == 3
    assert left_behind(str(tmp_path)) == []
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    verdict = judge(store, faults.players)
    assert verdict.wrong == []
    assert verdict.acknowledged >= 4 * 2 * 5
    assert verdict.views > verdict.acknowledged / 2

    assert_the_judge_is_strict(store, next(player for player in faults.players if player.acknowledged))
    store.close()


def assert_the_judge_is_strict(store: Store, player: Player) -> None:
    """A view that never was, a move taken out of the journal, and one that was refused are all noticed."""
    verdict = Verdict()
    player.seen[-1] = (player.seen[-1][0], b"another view")
    judge_views(store, player, verdict)
    id = next(iter(player.acknowledged))
    player.refused.add(id)
    judge_deeds(store, player, verdict)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"DELETE FROM journal WHERE client = '{id}'")
    judge_deeds(store, player, verdict)
    assert [line.split()[0] for line in verdict.wrong] == ["seat", "refused", "lost:"]
