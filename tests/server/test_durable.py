"""Decided, made durable, and only then true: with a store that blocks or fails on demand nobody hears of a deed."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.core.forms import Illegal
from gladsheim.server import Settings, create_app
from gladsheim.server.commits import Commits
from gladsheim.server.hall import Hall
from gladsheim.table import Sit, Table, set_table
from gladsheim.table import pen as pens
from gladsheim.table.rows import EntryRow
from server.hall import Address, Player, serve_here

AT_ONCE, TOGETHER = "at once", "together with other tables"


class Disk:
    """What every write of a journal passes."""

    def __init__(self) -> None:
        self.is_free = threading.Event()
        self.is_free.set()
        self.is_full = False
        self.reached = threading.Event()  # somebody wants to write


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk, write = Disk(), pens.Pen.write

    def write_when_free(pen: pens.Pen, rows: list[EntryRow], stages: list[tuple[str, str]]) -> None:
        disk.reached.set()
        assert disk.is_free.wait(20)
        if disk.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        write(pen, rows, stages)

    monkeypatch.setattr(pens.Pen, "write", write_when_free)
    yield disk
    disk.is_free.set()


def write_by(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Commits, "may_write_at_once", lambda commits, id: way == AT_ONCE)


async def two_at_a_table(hall: Address, one: Player, two: Player, id: str, tokens: list[str]) -> None:
    await one.hello(tokens)
    await two.hello([])
    await one.hear()
    await two.hear()
    while await quiet(two) is not None:
        pass
    while await quiet(one) is not None:
        pass


async def quiet(player: Player, seconds: float = 0.2) -> object:
    """What is heard within a moment; None for nothing."""
    try:
        return await player.hear(seconds)
    except TimeoutError:
        return None


def seq_of(hall: Address, id: str) -> object:
    return hall.ask("GET", f"/api/tables/{id}/text").json()["seq"]


def test_nobody_hears_of_a_deed_before_the_store_has_it(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_by(TOGETHER, monkeypatch)

    async def play(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as here, hall.live(keys.id) as there:
            ann, eve = Player(here), Player(there)
            await two_at_a_table(hall, ann, eve, keys.id, [*keys.tokens.values()])
            asked, before = ann.question(), ann.seq
            assert asked is not None
            disk.is_free.clear()
            await ann.fill("a", asked[0], asked[1][0])
            assert await asyncio.to_thread(disk.reached.wait, 10)
            assert await quiet(ann) is None
            assert await quiet(eve) is None
            assert await asyncio.to_thread(seq_of, hall, keys.id) == before
            async with hall.live(keys.id) as late:
                bo = Player(late)
                await bo.hello([])
                await bo.hear()
                assert bo.seq == before, "nor is it told to one who comes now"
            disk.is_free.set()
            while "a" not in ann.accepted:
                await ann.hear()
            while eve.seq == before:
                await eve.hear()

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_deeds_that_wait_together_stand_on_each_other_and_are_done_once(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_by(TOGETHER, monkeypatch)

    async def play(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as here, hall.live(keys.id) as there:
            ann, eve = Player(here), Player(there)
            await two_at_a_table(hall, ann, eve, keys.id, [*keys.tokens.values()])
            asked, before = ann.question(), ann.seq
            assert asked is not None
            disk.is_free.clear()
            await ann.fill("a", asked[0], asked[1][0])
            assert await asyncio.to_thread(disk.reached.wait, 10)
            other = 1 - asked[0]
            await ann.fill("a", asked[0], asked[1][0], before)
            await ann.fill("late", asked[0], asked[1][0], before)
            await ann.send({"kind": "propose", "id": "hand", "seat": other, "level": "random"})
            await ann.send({"kind": "propose", "id": "twice", "seat": other, "level": "random"})
            await ann.send({"kind": "propose", "id": "back", "seat": other, "level": None})
            disk.is_free.set()
            refused: set[object] = set()
            while not {"a", "hand", "back"} <= ann.accepted or len(refused) < 2:
                frame = await ann.hear()
                refused |= {frame["id"]} if frame["kind"] == "refused" else set()
            assert refused == {"late", "twice"}
            assert ann.seq >= before + 3

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


@pytest.mark.parametrize("way", [AT_ONCE, TOGETHER])
def test_a_deed_that_cannot_be_written_never_was_and_can_be_sent_again(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    write_by(way, monkeypatch)

    async def play(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as here, hall.live(keys.id) as there:
            ann, eve = Player(here), Player(there)
            await two_at_a_table(hall, ann, eve, keys.id, [*keys.tokens.values()])
            asked, before = ann.question(), ann.seq
            assert asked is not None
            disk.is_full = True
            await ann.fill("a", asked[0], asked[1][0])
            refused = await ann.hear_kind("refused", "news")
            assert refused["kind"] == "refused"
            assert "could not be written" in str(refused["reason"])
            assert (await eve.hear_kind("news", "bye"))["kind"] == "bye", "the others hear no more"
        disk.is_full = False
        async with hall.live(keys.id) as again:
            back = Player(again)
            await back.hello([*keys.tokens.values()])
            await back.hear()
            assert back.seq == before
            await back.fill("a", asked[0], asked[1][0])
            while "a" not in back.accepted:
                await back.hear()
            assert back.seq == before + 1

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_a_table_that_was_forgotten_does_nothing_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_by(AT_ONCE, monkeypatch)

    async def play() -> None:
        app = create_app(Settings(database_url=f"sqlite:///{tmp_path / 'hall.db'}", thinkers=1))
        hall = app.state["hall"]
        assert isinstance(hall, Hall)
        async with app.lifespan():
            table = Table(set_table("odins-table", [None, "random"], {}, 0.0))
            hall.store.add(table.head)
            live = await hall.table(table.id)
            idle = [live.is_idle]
            await live.deeds.do(Sit(0, "Ann", "hash"))
            idle.append(live.is_idle)
            assert idle == [True, False], "its bots are not asked yet"
            hall.forget(live)
            await asyncio.sleep(0.05)
            assert not live.plans.is_waiting, "nobody thinks at a table that may be open anew"
            with pytest.raises(Illegal, match="send it again"):
                await live.deeds.do(Sit(0, "Ann", "hash"))
            assert (await hall.table(table.id)) is not live

    asyncio.run(play())
