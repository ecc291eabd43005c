"""A store that is locked, deleted or shared: said at once, and nothing acknowledged that is not kept."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.core.game import BadOption
from gladsheim.server import Settings
from gladsheim.server.start_up import open_store
from gladsheim.table import Answer, Begin, Table, set_table
from gladsheim.table.database import PATIENCE
from gladsheim.table.store import Store
from server.hall import Address, Player, Process, free_port, serve_here, wait_until


async def begin(hall: Address, player: Player, tokens: list[str]) -> tuple[int, int]:
    """Sit down at a table of two; a seat that is asked and an answer."""
    await player.hello(tokens)
    await player.hear()
    asked = player.question()
    assert asked is not None
    return asked[0], asked[1][0]


def test_while_another_program_locks_the_store_deeds_wait_and_everybody_else_goes_on(tmp_path: Path) -> None:
    async def play(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as socket:
            ann = Player(socket)
            seat, value = await begin(hall, ann, [*keys.tokens.values()])
            other = sqlite3.connect(tmp_path / "hall.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await ann.fill("a", seat, value)
            for _ in range(5):
                began = time.monotonic()
                assert await asyncio.to_thread(hall.is_up)
                assert time.monotonic() - began < PATIENCE / 2, "the event loop is not frozen while the store waits"
                await asyncio.sleep(0.1)
            assert "a" not in ann.accepted
            other.execute("ROLLBACK")
            other.close()
            while "a" not in ann.accepted:
                await ann.hear(10)

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_nothing_is_acknowledged_once_the_file_was_deleted(tmp_path: Path) -> None:
    async def play(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as socket:
            ann = Player(socket)
            seat, value = await begin(hall, ann, [*keys.tokens.values()])
            for file in tmp_path.glob("hall.db*"):
                file.unlink()
            await ann.fill("a", seat, value)
            refused = await ann.hear_kind("refused", "news")
            assert refused["kind"] == "refused"
            assert "could not be written" in str(refused["reason"])
        ready = hall.ask("GET", "/ready")
        assert ready.status == 503

    with serve_here(tmp_path) as hall:
        assert hall.ask("GET", "/ready").status == 200
        asyncio.run(play(hall))


def test_a_second_hall_on_one_file_is_refused_and_a_killed_one_lets_go(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port())
    process.start()
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'hall.sqlite'}")
    with pytest.raises(BadOption, match="another hall is open"):
        open_store(settings)
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere/link.sqlite").symlink_to(tmp_path / "hall.sqlite")
    with pytest.raises(BadOption, match="another hall is open"):
        open_store(Settings(database_url=f"sqlite:///{tmp_path / 'elsewhere/link.sqlite'}"))
    process.end()
    open_store(settings).close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of six megabytes; skipped where this user may mount none."""
    place = tmp_path / "small"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(place)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_full_disk_is_said_and_with_a_little_room_the_table_goes_on(small_disk: Path) -> None:
    store = Store(f"sqlite:///{small_disk / 'hall.db'}")
    table = Table(set_table("odins-table", ["random", "random"], {}, 0.0))
    store.add(table.head, [])
    fill_up(small_disk / "ballast")
    store.pen.close()
    with pytest.raises(sqlite3.OperationalError, match="disk"):
        play_on(store, table, 100)
    begun = table.seq
    # Less than the log would like to have, and enough for many deeds.
    (small_disk / "ballast").write_bytes((small_disk / "ballast").read_bytes()[: -400 * 1024])
    play_on(store, table, 5)
    assert table.seq == begun + 5
    assert [entry.seq for entry in store.entries(table.id)] == [*range(1, table.seq + 1)]
    store.close()


def play_on(store: Store, table: Table, deeds: int) -> None:
    for _ in range(deeds):
        if table.match is None:
            store.do(table, Begin(), 0.0)
            continue
        seat = table.waits_for()[0]
        ask = table.ask_of(seat)
        assert ask is not None
        store.do(table, Answer(seat, ask.options[0], by_bot=True), 1.0)


def fill_up(path: Path) -> None:
    with path.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            return


def test_a_table_of_other_rules_gives_away_no_journal_under_ours(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        id = hall.set_table("odins-table", ["random", "random"], options={"no_progress": 10}).id
        wait_until(lambda: hall.ask("GET", f"/api/tables/{id}/journal").status == 200)
    with sqlite3.connect(tmp_path / "hall.db") as store:
        store.execute("UPDATE tables SET rules_version = '0.9'")
    with serve_here(tmp_path) as hall:
        for what in ("journal", "verdict"):
            reply = hall.ask("GET", f"/api/tables/{id}/{what}")
            assert reply.status == 409
            assert "rules 0.9" in str(reply.json()["reason"])
