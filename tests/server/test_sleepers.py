"""Tables whose people are gone and whose clocks run: they need no room until time is up, and none is forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.server import hall as halls
from gladsheim.server import sleepers
from gladsheim.server.hall import Hall
from gladsheim.table.journal import LATE
from gladsheim.table.store import Store
from server.hall import serve_here, wait_until
from server.test_grace import Hourglass, glass

__all__ = ["glass"]

DAY = 86_400


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Hall]:
    """The hall that is served, which looks around at every turn."""
    found: list[Hall] = []

    class Watched(Hall):
        def forget_idle(self) -> None:
            super().forget_idle()
            found[:] = [self]

    monkeypatch.setattr("gladsheim.server.app.Hall", Watched)
    monkeypatch.setattr(halls, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(halls, "SEARCH_EVERY", 0.02)
    return found


def test_a_table_that_waits_for_a_long_clock_is_closed_and_taken_up_when_time_is_up(
    tmp_path: Path, glass: Hourglass, opened: list[Hall]
) -> None:
    with serve_here(tmp_path) as hall:
        id = hall.set_table("odins-table", ["me", "me"], clock={"seconds": DAY}).id
        wait_until(lambda: opened and id in opened[0].tables)
        glass.turned += sleepers.LONG + 1
        wait_until(lambda: id not in opened[0].tables)
        assert opened[0].sleepers.until[id] > glass.passed() + DAY - 2 * sleepers.LONG
        glass.turned += DAY
        store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
        wait_until(lambda: any(entry.kind == LATE for entry in store.entries(id)))
        store.close()


def test_a_table_that_sleeps_is_left_alone_by_searches_and_opened_by_who_comes(
    tmp_path: Path, glass: Hourglass, opened: list[Hall]
) -> None:
    with serve_here(tmp_path) as hall:
        id = hall.set_table("odins-table", ["me", "me"], clock={"seconds": DAY}).id
        glass.turned += sleepers.LONG + 1
        wait_until(lambda: opened and id in opened[0].sleepers.until)
    with serve_here(tmp_path) as hall:  # after a restart it is looked at once
        wait_until(lambda: id in opened[0].sleepers.until)
        assert id not in opened[0].tables
        assert hall.ask("GET", f"/api/tables/{id}").status == 200


def test_so_many_stay_open_for_their_clocks_and_no_more(
    tmp_path: Path, opened: list[Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sleepers, "MOST", 2)
    with serve_here(tmp_path) as hall:
        mine = [hall.set_table("odins-table", ["me", "me"], clock={"seconds": 60}) for _ in range(5)]
        ids = {keys.id for keys in mine}
        wait_until(lambda: opened and len(opened[0].sleepers.until) == 3)
        open_now = [keys for keys in mine if keys.id in opened[0].tables]
        assert len(open_now) == 2
        gone = open_now[0]
        bearer = {"authorization": f"Bearer {gone.tokens[0]}"}
        assert hall.ask("DELETE", f"/api/tables/{gone.id}", headers=bearer).status == 204
        wait_until(lambda: len((ids - {gone.id}) & opened[0].tables.keys()) == 2)
