"""Durable before acknowledged: what a store says is kept, another process finds, and the disk has been waited for."""

from __future__ import annotations

import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Event

import pytest
from sqlalchemy import create_engine, text

from gladsheim.table.database import known_url
from gladsheim.table.pen import Pen
from gladsheim.table.rows import EntryRow
from gladsheim.table.store import Store
from table.conftest import empty_database
from table.players import START, Party, party

FULL = 2  # of SQLite's `synchronous`: every commit is synced to the disk
SOON = 0.15  # seconds in which a fault would have shown

WAYS = ["at once", "in a group"]


def seated(store: Store) -> Party:
    """A table of Odin's Table at which both seats are taken."""
    p = party("odins-table", [None, None])
    p.sit(0, 1)
    store.add(p.table.head, p.journal)
    return p


def append(store: Store, p: Party, way: str, hands: ThreadPoolExecutor) -> tuple[int, Future[None]]:
    """Begin to append a deed; the number of its entry, and what will be heard of it."""
    entries = p.table.decide(p.some_answer(), START)
    if way == "in a group":
        return entries[0].seq, store.append_soon(p.table.id, entries)
    return entries[0].seq, hands.submit(store.append, p.table.id, entries)


def others_see(url: str, p: Party, seq: int) -> bool:
    """Whether another process finds the entry, which it does only when it is committed."""
    engine = create_engine(known_url(url))
    with engine.connect() as connection:
        query = text("SELECT count(*) FROM journal WHERE table_id = :id AND seq = :seq")
        found = connection.execute(query, {"id": p.table.id, "seq": seq}).scalar_one()
    engine.dispose()
    return bool(found)


class Gate:
    """A pen that waits before it writes, or fails before or after."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = Event()
        self.open.set()
        self.came = Event()  # somebody stands before it
        self.fails = False
        honest = Pen.try_to_write

        def try_to_write(pen: Pen, rows: list[EntryRow], stages: list[tuple[str, str]]) -> None:
            self.came.set()
            assert self.open.wait(20)
            if self.fails:
                raise pen.driver.OperationalError("the disk is gone")
            honest(pen, rows, stages)

        monkeypatch.setattr(Pen, "try_to_write", try_to_write)


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_acknowledged_while_the_disk_is_waited_for(
    store: Store, url: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = seated(store)
    gate = Gate(monkeypatch)
    gate.open.clear()
    with ThreadPoolExecutor(1) as hands:
        seq, done = append(store, p, way, hands)
        assert gate.came.wait(20)
        with pytest.raises(TimeoutError):
            done.result(SOON)
        assert not others_see(url, p, seq)
        gate.open.set()
        done.result(20)
        assert others_see(url, p, seq)


@pytest.mark.parametrize("way", WAYS)
def test_at_the_moment_of_the_word_another_process_finds_the_entry(store: Store, url: str, way: str) -> None:
    found: SimpleQueue[bool] = SimpleQueue()
    with ThreadPoolExecutor(1) as hands:
        for _ in range(5):
            p = seated(store)
            seq, done = append(store, p, way, hands)

            def look(_: Future[None], p: Party = p, seq: int = seq) -> None:
                found.put(others_see(url, p, seq))

            done.add_done_callback(look)
            done.result(20)
            assert found.get(timeout=20)


def test_a_whole_group_is_kept_before_any_of_it_is_acknowledged(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parties = [seated(store) for _ in range(4)]
    gate = Gate(monkeypatch)
    gate.open.clear()
    with ThreadPoolExecutor(1) as hands:
        # The first is written alone, and meanwhile the others become one group.
        waiting = [(p, *append(store, p, "in a group", hands)) for p in parties]
        assert gate.came.wait(20)
        assert not any(done.done() for _, _, done in waiting)
        gate.open.set()
        for p, seq, done in waiting:
            done.result(20)
            assert others_see(url, p, seq)


@pytest.mark.parametrize("way", WAYS)
def test_what_the_disk_refuses_is_told_and_not_kept(
    store: Store, url: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = seated(store)
    gate = Gate(monkeypatch)
    gate.fails = True
    with ThreadPoolExecutor(1) as hands:
        seq, done = append(store, p, way, hands)
        with pytest.raises(store.pen.driver.OperationalError, match="the disk is gone"):
            done.result(20)
        assert not others_see(url, p, seq)
        gate.fails = False
        seq, done = append(store, p, way, hands)  # and the table goes on when the disk is back
        done.result(20)
        assert others_see(url, p, seq)


def test_entries_that_belong_together_are_torn_by_no_fault(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of two rows cannot be written: the first is not kept either."""
    p = seated(store)
    first = p.do(p.some_answer())
    second = p.do(p.some_answer())
    second[0].value = 2**80
    with pytest.raises(Exception, match=r"int|range|large|big"):
        store.append(p.table.id, [*first, *second])
    assert not others_see(url, p, first[0].seq)


def pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def test_sqlite_syncs_every_commit_to_the_disk(tmp_path: Path) -> None:
    """synchronous=NORMAL with a write-ahead log would lose acknowledged moves when the power fails."""
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    p = seated(store)
    store.append(p.table.id, p.table.decide(p.some_answer(), START))
    held = store.pen.connection
    assert held is not None
    for connection in (held.driver_connection, store.engine.raw_connection().driver_connection):
        assert isinstance(connection, sqlite3.Connection)
        assert pragma(connection, "synchronous") == FULL
        assert pragma(connection, "journal_mode") == "wal"
        assert pragma(connection, "foreign_keys") == 1
    store.close()


def test_postgresql_is_not_told_to_commit_without_waiting(tmp_path: Path) -> None:
    with empty_database("postgres", tmp_path) as url:
        store = Store(url)
        with store.engine.connect() as ours:
            assert ours.execute(text("SHOW synchronous_commit")).scalar_one() != "off"
        store.close()


def test_a_connection_that_a_thread_has_in_hand_is_closed_when_it_comes_back_to_a_closed_store(fresh_url: str) -> None:
    """Looks that were under way when a hall ended left connections open until the garbage was searched."""
    store = Store(fresh_url)
    with store.engine.connect() as early:
        store.close()
        with store.engine.connect() as late:
            own = [one.connection.dbapi_connection for one in (early, late)]
    for one in own:
        assert one is not None
        with pytest.raises(Exception, match="closed"):
            one.cursor().execute("SELECT 1")
