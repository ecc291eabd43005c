"""Backups: taken while games go on, and played on from."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from gladsheim.cli import main
from gladsheim.core.game import BadOption
from gladsheim.table import Answer, Begin, Sit, Table, set_table
from gladsheim.table.copies import back_up, restore
from gladsheim.table.store import Store
from table.players import START


def play(store: Store, table: Table, most: int) -> None:
    for _ in range(most):
        if table.over:
            return
        seat = table.waits_for()[0]
        ask = table.ask_of(seat)
        assert ask is not None
        store.do(table, Answer(seat, ask.options[0], by_bot=True), START)


def test_a_backup_taken_while_games_go_on_is_restored_and_played_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    store = Store(url)
    tables = [Table(set_table("vedrfolnir", ["random", "random"], {}, START)) for _ in range(4)]
    for table in tables:
        store.add(table.head)
        store.do(table, Begin(), START)
    stop = threading.Event()

    def play_on() -> None:
        while not stop.is_set() and not all(table.over for table in tables):
            for table in tables:
                play(store, table, 1)

    games = threading.Thread(target=play_on)
    games.start()
    copies = [tmp_path / f"copy{number}" for number in range(3)]
    for copy in copies:
        assert back_up(url, copy) > 0
    stop.set()
    games.join()
    store.close()
    for number, copy in enumerate(copies):
        assert copy.stat().st_mode & 0o777 == 0o600
        other = f"sqlite:///{tmp_path / str(number) / 'hall.sqlite'}"
        assert restore(copy, other) == len(tables)
        again = Store(other)
        for table in tables:
            found = again.open(table.id)
            assert found.head.seed == table.head.seed
            play(again, found, 10_000)
            assert found.over
        again.close()


def test_a_backup_overwrites_nothing_and_is_checked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    with pytest.raises(BadOption, match="there is no store"):
        back_up(url, tmp_path / "copy")
    Store(url).close()
    back_up(url, tmp_path / "copy")
    with pytest.raises(BadOption, match="is there already"):
        back_up(url, tmp_path / "copy")
    with pytest.raises(BadOption, match="move it away"):
        restore(tmp_path / "copy", url)
    (tmp_path / "damaged").write_bytes((tmp_path / "copy").read_bytes()[:5000] + b"x" * 5000)
    for wrong in ("damaged", "nowhere"):
        with pytest.raises(BadOption, match=r"no backup|damaged"):
            restore(tmp_path / wrong, f"sqlite:///{tmp_path / 'new' / 'hall.sqlite'}")
    assert not (tmp_path / "new" / "hall.sqlite").exists()
    with pytest.raises(BadOption, match="pg_dump"):
        back_up("postgresql://postgres@127.0.0.1/x", tmp_path / "other")


def test_the_keeper_is_told_what_the_store_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    store = Store(url)
    table = Table(set_table("odins-table", ["random", None], {}, 0.0))
    store.add(table.head)
    begun = Table(set_table("odins-table", ["random", "random"], {}, 0.0))
    store.add(begun.head, begun.decide(Begin(), 0.0))
    store.say(table.id, None, "Eve", "hail", "c", 1.0)
    store.close()
    assert main(["sizes", "--database", url]) == 0
    told = capsys.readouterr().out
    for line in ("1  tables that wait for people", "1  tables in play", "0  tables that are over", "1  lines of chat"):
        assert line in told
    assert main(["sizes", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}"]) == 1
    assert not (tmp_path / "none.sqlite").exists(), "whoever only asks makes no store"


def test_a_backup_for_others_has_finished_games_and_no_secrets(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hall.sqlite'}"
    store = Store(url)
    running = Table(set_table("odins-table", ["random", "random"], {}, 0.0))
    store.add(running.head, running.decide(Begin(), 0.0))
    over = Table(set_table("odins-table", [None, "random"], {"no_progress": 10}, 0.0))
    store.add(over.head)
    store.do(over, Sit(0, "Ann", "hash-of-a-token"), 0.0)
    store.say(over.id, 0, "Ann", "between us", "c", 1.0)
    while not over.over:
        seat = over.waits_for()[0]
        ask = over.ask_of(seat)
        assert ask is not None
        store.do(over, Answer(seat, ask.options[0], by_bot=seat == 1), 1.0)
    store.close()
    copy = tmp_path / "others.sqlite"
    back_up(url, copy, for_others=True)
    told = copy.read_bytes()
    for secret in (running.head.seed.hex(), "hash-of-a-token", "between us"):
        assert secret.encode() not in told
    again = Store(f"sqlite:///{copy}")
    found = Table(again.head(over.id))
    found.apply(again.entries(over.id))
    assert found.over
    assert found.chairs[0].name == "Ann"
    assert found.seat_of("") is None, "nobody sits there with no token at all"
    again.close()
