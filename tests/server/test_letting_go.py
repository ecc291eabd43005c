"""Kept, and let go: what the keeper set a time for, and what its own people delete."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from gladsheim.table import Sit, Table, hash_token, set_table
from gladsheim.table.campaigns import Campaigns
from gladsheim.table.retention import delete_campaign
from gladsheim.table.store import NoTable, Store
from server.hall import Address, Keys, Player, keys_of, serve_here, wait_until

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


def begin(campaigns: Campaigns, days: float) -> tuple[str, str]:
    """A campaign that was begun so long ago, and its first table."""
    at = time.time() - DAY * days
    sheet = campaigns.begin("chronicles", ["Ann"], ["thor", "tyr", "odin"], at)
    return sheet.id, campaigns.next_table(sheet.id, [None], at).id


def test_a_campaign_at_which_nothing_happened_for_so_long_goes_with_its_tables(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    store = Store(f"sqlite:///{path}")
    campaigns = Campaigns(store)
    old, young, played = begin(campaigns, 40), begin(campaigns, 20), begin(campaigns, 40)
    empty = campaigns.begin("chronicles", ["Ann"], ["thor", "tyr", "odin"], time.time() - DAY * 40)
    store.do(store.open(played[1]), Sit(0, "Ann", hash_token("a")), time.time() - DAY * 20)
    store.close()
    with serve_here(tmp_path, keep_abandoned=30.0) as hall:
        wait_until(lambda: not is_kept(path, old[1]), 10)
        wait_until(lambda: hall.ask("GET", f"/api/campaigns/{empty.id}").status == 404, 10)
        found = [hall.ask("GET", f"/api/campaigns/{id}").status for id, _ in (old, young, played)]
        assert found == [404, 200, 200]
        assert is_kept(path, young[1])
        assert is_kept(path, played[1])


def first_table(hall: Address, roles: list[str], seats: list[str]) -> tuple[str, Keys]:
    """A campaign, and the first table of it."""
    names = [f"P{number}" for number in range(len(seats))]
    made = hall.ask("POST", "/api/campaigns", {"game": "chronicles", "players": names, "roles": roles}).json()
    wishes = {"game": "chronicles", "name": "Ann", "seats": [{"who": who} for who in seats], "campaign": made["id"]}
    key = {"authorization": f"Bearer {made['key']}"}
    return str(made["id"]), keys_of(hall.ask("POST", "/api/tables", wishes, key))


def test_who_plays_a_campaign_alone_deletes_it_and_nobody_deletes_anothers(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        alone, mine = first_table(hall, ["thor", "tyr", "odin"], ["me"])
        shared, ours = first_table(hall, ["thor", "tyr", "odin"], ["me", "open"])
        hall.join(ours.id, 1)
        assert delete(hall, ours.id, ours.tokens[0]) == 409
        assert delete(hall, mine.id, ours.tokens[0]) == 409
        assert delete(hall, mine.id, mine.tokens[0]) == 204
        found = [hall.ask("GET", f"/api/campaigns/{id}").status for id in (alone, shared)]
        assert found == [404, 200]
        assert not is_kept(tmp_path / "hall.db", mine.id)


def test_nobody_opens_a_campaigns_table_while_it_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ends = threading.Event(), threading.Event()

    def slow(store: Store, id: str) -> list[str]:
        begun.set()
        assert ends.wait(60)
        return delete_campaign(store, id)

    monkeypatch.setattr("gladsheim.server.letting_go.delete_campaign", slow)
    with serve_here(tmp_path) as hall, ThreadPoolExecutor(1) as other:
        _, mine = first_table(hall, ["thor", "tyr", "odin"], ["me"])
        gone = other.submit(delete, hall, mine.id, mine.tokens[0])
        assert begun.wait(30)
        try:
            assert hall.ask("GET", f"/api/tables/{mine.id}").status == 404
        finally:
            ends.set()
        assert gone.result() == 204
