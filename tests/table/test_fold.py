"""The fold law: a table is what its journal says, from wherever one starts to read."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.beats import Beat
from gladsheim.core.game import Value
from gladsheim.core.records import replay_match, verify_match
from gladsheim.core.save import Damaged
from gladsheim.table import (
    Answer,
    Begin,
    Entry,
    Refused,
    Replay,
    Table,
    Undo,
    open_table,
    set_table,
    take_snapshot,
)
from gladsheim.table.journal import FILL
from gladsheim.table.log import FILM, SEEN
from table.players import Party, party, truth

GAMES: list[tuple[str, list[str | None]]] = [
    ("odins-table", [None, None]),
    ("vedrfolnir", [None, "random", None]),
    ("yggdrasil", [None, None, "random"]),
    ("gotterdammerung", [None, None, None, "random", "random", "random", "random"]),
    ("chronicles", [None, None]),
    ("connect-four", [None, "random"]),
]


@pytest.mark.usefixtures("connect_four")
@pytest.mark.parametrize(("game", "levels"), GAMES, ids=[game for game, _ in GAMES])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_table_is_the_fold_of_its_journal(game: str, levels: list[str | None], seed: int) -> None:
    """Whatever was done, refused, taken back and handed over: from the start, and from any snapshot."""
    options: dict[str, Value] = {"clock": "quick"} if game == "gotterdammerung" and seed == 1 else {}
    p = party(game, levels, 60, seed, **options)
    p.sit(*[seat for seat, level in enumerate(levels) if level is None])
    kept: list[tuple[int, str, dict[str, int]]] = []
    for step in range(150):
        p.try_any()
        if step % 30 == 0:
            kept.append((len(p.journal), take_snapshot(p.table), dict(p.table.clients)))
        if p.table.over:
            break
    head = p.table.head
    wanted = truth(p.table)
    assert truth(open_table(head, None, p.journal)) == wanted
    for at, snapshot, clients in kept:
        assert truth(open_table(head, snapshot, p.journal[at:], clients)) == wanted


@pytest.mark.usefixtures("connect_four")
@pytest.mark.parametrize(("game", "levels"), GAMES, ids=[game for game, _ in GAMES])
def test_the_journal_of_a_finished_table_replays_and_its_dice_are_fair(game: str, levels: list[str | None]) -> None:
    p = party(game, levels)
    p.sit(*[seat for seat, level in enumerate(levels) if level is None], words=True)
    p.play_on()
    match = p.table.match
    assert match is not None
    seal = p.table.head.commitment
    assert match.chance.players == [f"{seal} word {seat}" for seat, level in enumerate(levels) if level is None]
    again = replay_match(match.game, match.journal)
    assert again.returns == match.returns
    assert verify_match(match.game, match.journal) == match.fills[::2].count(gladsheim.CHANCE)


def test_entries_that_were_folded_already_are_passed_over() -> None:
    p = begun()
    before = truth(p.table)
    p.table.apply(p.journal)
    assert truth(p.table) == before


def test_a_missing_entry_is_named() -> None:
    p = begun()
    with pytest.raises(Damaged, match="entry 5 is missing"):
        open_table(p.table.head, None, p.journal[:4] + p.journal[5:])


def test_an_entry_that_does_not_fit_is_named() -> None:
    p = begun()
    p.journal[7] = Entry(8, FILL, p.journal[7].seat, 999, "", p.now)
    with pytest.raises(Damaged, match=r"entry 8 \(fill\) does not fit: seat . may not answer 999"):
        open_table(p.table.head, None, p.journal)


def test_lots_that_the_seed_does_not_give_are_named() -> None:
    p = party("yggdrasil", [None])
    p.sit(0)
    p.play_on(30)
    drawn = next(entry for entry in p.journal if entry.kind == FILL and entry.lots)
    drawn.lots = [lot + 1 for lot in drawn.lots]
    with pytest.raises(Damaged, match=f"entry {drawn.seq} .*chance drew other lots"):
        open_table(p.table.head, None, p.journal)


def test_a_table_of_other_rules_can_be_looked_at_but_not_played_on() -> None:
    p = begun()
    p.table.head.rules_version = "0.9"
    table = open_table(p.table.head, None, p.journal)
    assert table.match is not None
    assert p.table.match is not None
    assert table.match.view(0) == p.table.match.view(0)
    assert "rules 0.9" in table.frozen
    assert table.waits_for() == []
    with pytest.raises(Refused, match=r"rules 0\.9"):
        table.decide(p.some_answer(), p.now)


def test_other_rules_that_cannot_follow_a_table_show_it_as_far_as_they_can() -> None:
    p = begun()
    p.table.head.rules_version = "0.9"
    p.journal[7] = Entry(8, FILL, p.journal[7].seat, 999, "", p.now)
    table = open_table(p.table.head, None, p.journal)
    assert table.seq == 7
    assert "entry 8" in table.frozen


def test_the_time_of_a_journal_never_runs_back() -> None:
    p = begun()
    late = p.now + 100
    first = p.table.decide(p.some_answer(), late)
    p.table.apply(first)
    assert p.table.decide(p.some_answer(), late - 50)[0].at == late


def begun() -> Party:
    p = party("odins-table", [None, None])
    p.sit(0, 1)
    p.play_on(20)
    return p


def test_a_log_too_long_for_memory_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    p = begun()
    p.play_on()
    monkeypatch.setattr("gladsheim.table.log.MOST", 20)
    short = open_table(p.table.head, None, p.journal)
    assert len(short.log.kept) <= 20
    for seat, since in ((0, 0), (1, 30), (None, p.table.seq - 5)):
        assert told(short.beats(seat, since)) == told(p.table.beats(seat, since)) != []


def told(lines: list[tuple[int, Beat]]) -> list[tuple[int, str]]:
    return [(seq, str(beat.phrase)) for seq, beat in lines]


def test_only_the_newest_beats_keep_the_table_after_them() -> None:
    p = begun()
    p.play_on()
    beats = p.table.beats(0)
    kept = [beat.told.after is not None for _, beat in beats]
    assert kept == [False] * (len(beats) - FILM) + [True] * FILM
    assert p.table.view_at(0, p.table.seq) == beats[-1][1].view
    assert p.table.view_at(0, 1) is None


# Replays and branches


def test_a_replay_shows_every_moment_as_each_seat_saw_it() -> None:
    p = party("vedrfolnir", [None, None])
    p.sit(0, 1)
    seen: list[tuple[int, list[object]]] = []
    while not p.table.over:
        match = p.table.match
        assert match is not None
        seen.append((p.table.seq, [match.view(seat) for seat in (None, 0, 1)]))
        p.answer()
    replay = Replay(p.table.head, p.journal)
    for seq, views in seen:
        assert [replay.match_at(seq).view(seat) for seat in (None, 0, 1)] == views
    beats = [(seq, beat) for seq in replay.seqs for beat in replay.match_at(seq).beats(1)]
    assert told(beats) == told(p.table.beats(1)) != []


def test_what_was_taken_back_is_seen_in_the_replay() -> None:
    p = party("odins-table", [None, None])
    p.sit(0, 1)
    p.answer(0)
    p.do(Undo(0, "back"))
    p.play_on()
    replay = Replay(p.table.head, p.journal)
    undo = next(entry for entry in p.journal if entry.kind == "undo")
    assert replay.match_at(undo.seq).fills == replay.match_at(undo.seq - 2).fills
    assert replay.match_at(undo.seq - 1).fills != replay.match_at(undo.seq).fills


def test_a_table_that_is_not_over_is_not_replayed() -> None:
    p = begun()
    with pytest.raises(Refused, match="not over"):
        Replay(p.table.head, p.journal)


def test_a_branch_plays_on_from_a_moment_with_its_own_chance() -> None:
    p = party("yggdrasil", [None, None])
    p.sit(0, 1)
    p.play_on()
    replay = Replay(p.table.head, p.journal)
    seq = replay.seqs[len(replay.seqs) // 2]
    head = replay.branch(seq, 1, "novice", p.now)
    assert (head.branch_of, head.branch_seq, head.levels) == (p.table.id, seq, ["novice", None])
    assert head.seed != p.table.head.seed
    branch = Party(open_table(head, None, []))
    branch.sit(1)
    match = branch.table.match
    assert match is not None
    assert match.view(1) == replay.match_at(seq).view(1)
    branch.play_on()
    match = branch.table.match
    assert match is not None
    assert verify_match(match.game, match.journal) > 0
    assert truth(open_table(head, None, branch.journal)) == truth(branch.table)


def test_nobody_takes_back_on_a_branch_what_was_answered_before_it() -> None:
    """What stands at the branch point is another game's: its answers are nobody's to take back."""
    p = party("odins-table", [None, None])
    p.sit(0, 1)
    for _ in range(3):
        p.answer(0)
    seq = p.table.seq
    p.play_on()
    head = Replay(p.table.head, p.journal).branch(seq, 0, "random", p.now)
    branch = Party(open_table(head, None, []))
    branch.sit(0)
    match = branch.table.match
    assert match is not None
    fills = [*match.fills]
    assert fills[-2] == 0  # the last answer before the branch point was this seat's own
    with pytest.raises(Refused, match="no answer of yours to take back"):
        branch.do(Undo(0, "one"))
    branch.answer(0)
    branch.do(Undo(0, "two"))
    assert branch.table.match is not None
    assert branch.table.match.fills == fills
    with pytest.raises(Refused, match="no answer of yours to take back"):
        branch.do(Undo(0, "three"))
    assert truth(open_table(head, None, branch.journal)) == truth(branch.table)


def test_nothing_branches_off_from_the_end_or_before_the_beginning() -> None:
    p = begun()
    p.play_on()
    replay = Replay(p.table.head, p.journal)
    with pytest.raises(Refused, match="nothing left to play"):
        replay.branch(replay.seqs[-1], 0, "random", p.now)
    with pytest.raises(Refused, match="no moment 0; the first is 3"):
        replay.match_at(0)
    with pytest.raises(Refused, match="no seat 2"):
        replay.branch(replay.seqs[0], 2, "random", p.now)


def test_what_everybody_has_seen_is_let_go_and_heard_again_by_who_comes_later() -> None:
    table, twin = (Table(set_table("vedrfolnir", ["random"] * 3, {}, 0.0)) for _ in range(2))
    twin.head = twin.log.head = table.head
    for one in (table, twin):
        one.apply(one.decide(Begin(), 0.0))
    for number in range(20):
        seat = table.waits_for()[0]
        ask = table.ask_of(seat)
        assert ask is not None
        entries = table.decide(Answer(seat, ask.options[0], by_bot=True), float(number))
        seen = table.seq
        for one in (table, twin):
            one.apply(entries)
        assert table.view_at(0, seen) == twin.view_at(0, seen), "the film of what is new begins where it ended"
        table.log.let_go(table.seq)
        kept = table.log.kept
        assert len(kept) <= 2 * SEEN or kept[0][0] == kept[-SEEN][0], "no whole entry more"
        assert len([one for _, one in table.log.kept if one.after is not None]) == 1
    told = [[(seq, beat.phrase.plain()) for seq, beat in one.beats(0)] for one in (table, twin)]
    assert told[0] == told[1]
