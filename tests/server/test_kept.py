"""A seat taken over REST is answered for when it is kept, and not before: whichever way the hall writes."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gladsheim.server.commits import Commits
from gladsheim.table.pen import Pen
from gladsheim.table.rows import EntryRow
from server.hall import Address, serve_here

WAYS = {"at once": True, "together with other tables": False}
SOON = 0.3  # seconds in which a fault would have shown
by_each_way = pytest.mark.parametrize("at_once", WAYS.values(), ids=WAYS)


class Gate:
    """Every write of a journal waits before it, and may fail there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at_once: bool) -> None:
        self.is_open = threading.Event()
        self.is_open.set()
        self.came = threading.Event()
        self.fails = False
        honest = Pen.try_to_write

        def try_to_write(pen: Pen, rows: list[EntryRow], stages: list[tuple[str, str]]) -> None:
            self.came.set()
            assert self.is_open.wait(30)
            if self.fails:
                raise sqlite3.OperationalError("disk I/O error")
            honest(pen, rows, stages)

        monkeypatch.setattr(Pen, "try_to_write", try_to_write)
        monkeypatch.setattr(Commits, "may_write_at_once", lambda commits, id: at_once)


def joins(hall: Address, id: str) -> int:
    return hall.ask("POST", f"/api/tables/{id}/seats/1", {"name": "Bo"}).status


@by_each_way
def test_who_sits_down_is_answered_when_the_seat_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    gate = Gate(monkeypatch, at_once)
    with serve_here(tmp_path) as hall, ThreadPoolExecutor(1) as hands:
        keys = hall.set_table("odins-table", ["me", "open"])
        gate.came.clear()
        gate.is_open.clear()
        answer = hands.submit(joins, hall, keys.id)
        assert gate.came.wait(30)
        with pytest.raises(TimeoutError):
            answer.result(SOON)
        gate.is_open.set()
        assert answer.result(30) == 201


@by_each_way
def test_who_cannot_be_seated_durably_is_refused_and_the_seat_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: bool
) -> None:
    gate = Gate(monkeypatch, at_once)
    with serve_here(tmp_path) as hall:
        keys = hall.set_table("odins-table", ["me", "open"])
        gate.fails = True
        assert joins(hall, keys.id) >= 400
        gate.fails = False
        assert joins(hall, keys.id) == 201, "the seat was never taken"
        assert joins(hall, keys.id) >= 400
