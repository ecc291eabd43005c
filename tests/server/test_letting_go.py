"""Kept, and let go: what the keeper set a time for, and what its own people delete."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from gladsheim.table import Sit, Table, hash_token, set_table
from gladsheim.table.store import NoTable, Store
from server.hall import Address, Player, serve_here, wait_until

DAY = 86_400.0


def old_table(store: Store, days: float, campaign: str | None = None) -> str:
    at = time.time() - DAY * days
    table = Table(set_table("odins-table", [None, None], {}, at, campaign=campaign))
    store.add(table.head)
    store.do(table, Sit(0, "Ann", hash_token("a")), at)
    store.say(table.id, 0, "Ann", "hail", "c", at)
    return table.id


def is_kept(path: Path, id: str) -> bool:
    store = Store(f"sqlite:///{path}")
    try:
        store.head(id)
    except NoTable:
        assert not store.entries(id)
        assert not store.said(id)
        return False
    finally:
        store.close()
    return True


def test_what_is_older_than_its_days_is_let_go(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    store = Store(f"sqlite:///{path}")
    old, young, campaigns = old_table(store, 40), old_table(store, 20), old_table(store, 40, "of a campaign")
    store.close()
    with serve_here(tmp_path, keep_abandoned=30.0, keep_finished=1.0, keep_chat=10.0) as hall:
        wait_until(lambda: not is_kept(path, old), 10)
        assert hall.ask("GET", f"/api/tables/{old}").status == 404
        assert hall.ask("GET", f"/api/tables/{young}").status == 200
        assert is_kept(path, campaigns)
    store = Store(f"sqlite:///{path}")
    assert store.said(young) == [], "chat has a time of its own"
    store.close()


def test_without_a_time_everything_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    store = Store(f"sqlite:///{path}")
    old = old_table(store, 4000)
    store.close()
    with serve_here(tmp_path):
        time.sleep(0.3)
        assert is_kept(path, old)


def delete(hall: Address, id: str, token: str) -> int:
    return hall.ask("DELETE", f"/api/tables/{id}", headers={"authorization": f"Bearer {token}"}).status


def test_ones_own_table_is_deleted_on_request(tmp_path: Path) -> None:
    async def watch(hall: Address) -> None:
        alone = hall.set_table("odins-table", ["me", "random"])
        async with hall.live(alone.id) as socket:
            eve = Player(socket)
            await eve.hello([])
            await eve.hear()
            assert delete(hall, alone.id, "wrong") == 409
            assert await asyncio.to_thread(delete, hall, alone.id, alone.tokens[0]) == 204
            assert "deleted" in str((await eve.hear_kind("bye"))["reason"])
        assert hall.ask("GET", f"/api/tables/{alone.id}").status == 404
        assert not is_kept(tmp_path / "hall.db", alone.id)

    with serve_here(tmp_path) as hall:
        asyncio.run(watch(hall))
        ours = hall.set_table("odins-table", ["me", "open"])
        hall.join(ours.id, 1)
        assert delete(hall, ours.id, ours.tokens[0]) == 409, "others play there"
        assert hall.ask("GET", f"/api/tables/{ours.id}").status == 200
