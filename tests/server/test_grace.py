"""Grace: a dropped connection is not a departure; and clocks that survive the system's."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from gladsheim.server import hours
from gladsheim.server.live_table import PRESENT, LiveTable
from gladsheim.table import Sit, Table, hash_token, set_table
from gladsheim.table.store import Store
from server.hall import Address, Message, Player, serve_here


class Hourglass:
    """Time that a test lets pass."""

    def __init__(self) -> None:
        self.turned = 0.0

    def passed(self) -> float:
        return time.monotonic() + self.turned


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    glass = Hourglass()
    monkeypatch.setattr(hours, "passed", glass.passed)
    return glass


async def proposes(player: Player, name: str, seat: int, level: str | None = "random") -> Message:
    """What comes of a proposal."""
    await player.send({"kind": "propose", "id": name, "seat": seat, "level": level})
    while True:
        frame = await player.hear()
        if frame["kind"] == "refused" or name in player.accepted:
            return frame


def level_of(player: Player, seat: int) -> object:
    seats = player.card["seats"]
    assert isinstance(seats, list)
    card = seats[seat]
    assert isinstance(card, dict)
    return card["level"]


async def sees(player: Player, seat: int, here: bool) -> None:
    """Wait until the player is told that somebody has come, or gone."""
    while True:
        seats = player.card["seats"]
        assert isinstance(seats, list)
        card = seats[seat]
        assert isinstance(card, dict)
        if card["here"] == here:
            return
        await player.hear()


def test_a_seat_waits_for_its_person_and_is_given_back(tmp_path: Path, glass: Hourglass) -> None:
    async def play(hall: Address) -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        yours = hall.join(mine.id, 1)
        async with hall.live(mine.id) as one:
            ann = Player(one)
            await ann.hello([mine.tokens[0]])
            await ann.hear()
            async with hall.live(mine.id) as two:
                bo = Player(two)
                await bo.hello([yours.tokens[1]])
                await bo.hear()
                refused = await proposes(ann, "here", 1)
                assert "is here" in str(refused["reason"])
            await sees(ann, 1, False)
            for name, seconds in (("at once", 0.0), ("1 s", 1.0), ("20 s", 19.0), ("89 s", 66.0)):
                glass.turned += seconds
                refused = await proposes(ann, name, 1)
                assert refused["kind"] == "refused", name
                assert "may come back" in str(refused["reason"])
            assert level_of(ann, 1) is None
            glass.turned += 10
            await proposes(ann, "after the grace", 1)
            assert level_of(ann, 1) == "random"
            async with hall.live(mine.id) as two:
                back = Player(two)
                await back.hello([yours.tokens[1]])
                await back.hear()
                assert level_of(back, 1) == "random", "the page sees that a bot played, and asks"
                await proposes(back, "mine again", 1, None)
                assert level_of(back, 1) is None

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_who_only_reloads_begins_a_new_grace(tmp_path: Path, glass: Hourglass) -> None:
    async def play(hall: Address) -> None:
        mine = hall.set_table("odins-table", ["me", "open"], grace=60)
        yours = hall.join(mine.id, 1)
        async with hall.live(mine.id) as one:
            ann = Player(one)
            await ann.hello([mine.tokens[0]])
            await ann.hear()
            glass.turned += 50
            assert (await proposes(ann, "just sat down", 1))["kind"] == "refused"
            async with hall.live(mine.id) as two:
                bo = Player(two)
                await bo.hello([yours.tokens[1]])
                await bo.hear()
                await sees(ann, 1, True)
            await sees(ann, 1, False)
            glass.turned += 30
            assert (await proposes(ann, "reloaded", 1))["kind"] == "refused"
            glass.turned += 31
            assert (await proposes(ann, "gone", 1))["kind"] == "news"

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_a_clock_goes_on_when_the_systems_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = time.time

    async def play(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "me"], clock={"seconds": 60})
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([*keys.tokens.values()])
            await ann.hear()
            for number, jump in enumerate((0, 86_400, -86_400, 0)):
                monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump)
                asked = ann.question()
                assert asked is not None
                await ann.fill(str(number), asked[0], asked[1][0])
                while str(number) not in ann.accepted:
                    await ann.hear()
                left = ann.frames[-1]["left"]
                assert isinstance(left, float)
                assert 50 < left <= 60

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_a_table_of_a_server_whose_clock_was_ahead_goes_on_from_there(tmp_path: Path) -> None:
    tomorrow = time.time() + 86_400
    table = Table(set_table("odins-table", [None, None], {}, tomorrow, clock=60))
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    store.add(table.head)
    for seat in range(2):
        store.do(table, Sit(seat, "Ann", hash_token(str(seat))), tomorrow)
    store.close()

    async def play(hall: Address) -> None:
        async with hall.live(table.id) as one:
            ann = Player(one)
            await ann.hello(["0", "1"])
            left = (await ann.hear())["left"]
            assert isinstance(left, float)
            assert 50 < left <= 60, "not a day"

    with serve_here(tmp_path) as hall:
        asyncio.run(play(hall))


def test_the_word_of_another_process_that_somebody_is_here_lapses(
    glass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that died says no more: who was connected there is away from the end of its last word on."""
    head = set_table("odins-table", [None, None], {}, 0.0)
    table = Table(head)
    for seat in (0, 1):
        table.apply(table.decide(Sit(seat, f"Player {seat}", hash_token(f"{seat}")), 0.0))
    live = LiveTable.__new__(LiveTable)
    live.table, live.guests, live.elsewhere, live.seen = table, set(), {}, {}
    live.opened = hours.passed()
    monkeypatch.setattr(LiveTable, "presence_changed", lambda self: None)
    live.others_here("other", [1])
    assert live.here() == {1}
    assert [*live.away()] == [0]
    glass.turned += PRESENT - 1
    assert live.here() == {1}
    live.others_here("other", [1])
    glass.turned += PRESENT - 1
    assert live.here() == {1}, "said again it counts anew"
    glass.turned += 2
    assert live.here() == set()
    assert live.away()[1] == pytest.approx(1.0, abs=0.5)
    glass.turned += 100
    assert live.away()[1] == pytest.approx(101.0, abs=0.5)
