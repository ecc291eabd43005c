"""Fair thinking: whoever has had the least comes first, and what nobody wants any more is not thought about."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from gladsheim.core.chance import seed_from
from gladsheim.server import plans
from gladsheim.server.thinker import match_at
from gladsheim.server.thinking import Audience, Thinker, Thinkers, Unwanted
from gladsheim.server.thoughts import MOST_WAITING, Full, Lane, Shares, Thought, visitor_of
from gladsheim.table import Answer, Begin, Sit, Table, Undo, hash_token, set_table
from gladsheim.table.store import Store
from server.hall import Address, Player, Process, free_port, serve_here


async def nothing(mind: object) -> None:
    """Thinks of nothing."""


def thought(visitor: str, table: str) -> Thought[object]:
    return Thought(table, visitor, True, nothing, lambda fault: None, lambda: True)


def order(lane: Lane[object], shares: Shares, seconds: float = 1.0) -> list[str]:
    """The tables in the order in which one thinker serves them."""
    served: list[str] = []
    while (found := lane.next(shares, 1)) is not None:
        shares.begin(found.visitor)
        shares.end(found.visitor, seconds)
        served.append(found.table)
    return served


def test_a_visitor_waits_for_no_more_than_one_thought_of_another() -> None:
    lane: Lane[object] = Lane()
    for number in range(20):
        lane.add(thought("many", f"m{number}"))
    lane.add(thought("one", "o"))
    lane.add(thought("two", "t"))
    assert order(lane, Shares())[:4] == ["m0", "o", "t", "m1"]
    assert len(lane) == 0


def test_the_tables_of_a_visitor_take_turns() -> None:
    lane: Lane[object] = Lane()
    for table in ("a", "a", "a", "b", "c"):
        lane.add(thought("one", table))
    assert order(lane, Shares()) == ["a", "b", "c", "a", "a"]


def test_short_thoughts_are_charged_as_such_and_old_ones_less() -> None:
    now = [0.0]
    shares = Shares(lambda: now[0])
    for visitor, seconds in (("long", 10.0), ("short", 0.1)):
        shares.begin(visitor)
        shares.end(visitor, seconds)
    assert shares.least(["long", "short"]) == "short"
    now[0] = 600.0
    shares.begin("short")
    shares.end("short", 0.1)
    assert shares.least(["long", "short"]) == "long", "ten minutes later it is forgiven"
    shares.begin("long")
    assert shares.least(["long", "short"]) == "short", "who has one under way waits for those who have none"


def test_nobody_has_more_at_once_than_allowed() -> None:
    lane: Lane[object] = Lane()
    lane.add(thought("one", "a"))
    shares = Shares()
    shares.begin("one")
    assert lane.next(shares, 1) is None
    lane.add(thought("two", "b"))
    found = lane.next(shares, 1)
    assert found is not None
    assert found.table == "b"


def test_one_person_has_one_address_or_one_network_of_them() -> None:
    assert visitor_of("10.0.0.7") == "10.0.0.7"
    assert visitor_of("::ffff:10.0.0.7") == "10.0.0.7"
    assert visitor_of("2001:db8:1:2:3:4:5:6") == visitor_of("2001:db8:1:2::9")
    assert visitor_of("2001:db8:1:2::9") != visitor_of("2001:db8:1:3::9")
    assert visitor_of("fe80::1%eth0") == visitor_of("fe80::2")
    assert visitor_of("") == ""


class Desk:
    """Thinkers whose processes never start: their work is done here, when the test says so."""

    def __init__(self, awaited: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.waiting: list[tuple[str, asyncio.Future[None]]] = []

        async def do(one: Thinker, work: object) -> object:
            assert callable(work)
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting.append(("awaited" if one.awaited else "idle", done))
            await done
            return work()

        monkeypatch.setattr(Thinker, "do", do)
        monkeypatch.setattr(Thinker, "get_up", lambda one: None)
        self.thinkers = Thinkers(awaited)

    async def finish(self) -> str:
        """The first of those at work is done; which kind of thinker it was."""
        await asyncio.sleep(0)
        kind, done = self.waiting.pop(0)
        done.set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)
        return kind


def ask(desk: Desk, name: str, visitors: list[str], awaited: bool) -> asyncio.Task[str]:
    return asyncio.create_task(desk.thinkers.run(name, Audience(visitors, awaited), lambda one: partial(str, name)))


def test_what_somebody_waits_for_needs_no_thinker_of_what_nobody_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        desk = Desk(2, monkeypatch)
        idle = [ask(desk, f"idle {n}", ["many"], False) for n in range(30)]
        hints = [ask(desk, f"hint {n}", ["many"], True) for n in range(30)]
        mine = ask(desk, "mine", ["me"], True)
        await asyncio.sleep(0.01)
        assert sorted(kind for kind, _ in desk.waiting) == ["awaited", "awaited", "idle"]
        while not mine.done():
            await desk.finish()
        assert sum(one.done() for one in hints) <= 1
        assert sum(one.done() for one in idle) <= 1
        while desk.waiting:
            await desk.finish()
        assert all(one.done() for one in idle + hints), "and the others are thought about too"

    asyncio.run(think())


def test_who_gives_up_waiting_leaves_nothing_in_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        desk = Desk(1, monkeypatch)
        first = ask(desk, "first", ["me"], True)
        others = [ask(desk, f"other {n}", ["me"], True) for n in range(10)]
        await asyncio.sleep(0.01)
        for other in others:
            other.cancel()
        last = ask(desk, "last", ["me"], True)
        await asyncio.gather(*others, return_exceptions=True)
        await desk.finish()
        await desk.finish()
        assert (first.result(), last.result()) == ("first", "last")
        assert not desk.waiting

    asyncio.run(think())


def test_a_visitor_holds_a_bounded_part_of_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        desk = Desk(1, monkeypatch)
        mine = [ask(desk, f"mine {n}", ["me"], True) for n in range(MOST_WAITING + 1)]
        await asyncio.sleep(0.01)
        with pytest.raises(Full):
            await ask(desk, "one too many", ["me"], True)
        other = ask(desk, "other", ["you"], True)
        while desk.waiting:
            await desk.finish()
        assert other.result() == "other"
        assert all(one.done() for one in mine)

    asyncio.run(think())


def bots(level: str) -> Table:
    table = Table(set_table("odins-table", [level, level], {}, 0.0))
    table.apply(table.decide(Begin(), 0.0))
    return table


def test_a_table_that_somebody_comes_to_goes_over_to_those_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        desk = Desk(2, monkeypatch)
        tables = [bots("novice") for _ in range(4)]
        nobody = Audience([""], False)
        seats = [table.waits_for()[0] for table in tables]
        answers = [
            asyncio.create_task(desk.thinkers.answer(table, seat, "novice", nobody, lambda: True))
            for table, seat in zip(tables, seats, strict=True)
        ]
        await asyncio.sleep(0.01)
        assert [kind for kind, _ in desk.waiting] == ["idle"]
        desk.thinkers.refile(tables[3].id, Audience(["me"], True))
        await asyncio.sleep(0.01)
        assert [kind for kind, _ in desk.waiting] == ["idle", "awaited"]
        for answer in answers:
            answer.cancel()

    asyncio.run(think())


def test_what_nobody_wants_any_more_is_not_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think() -> None:
        desk = Desk(1, monkeypatch)
        first = ask(desk, "first", ["me"], True)
        table, wanted = bots("novice"), [True]
        hint = asyncio.create_task(desk.thinkers.advise(table, table.waits_for()[0], "me", lambda: wanted[0]))
        await asyncio.sleep(0.01)
        wanted[0] = False
        await desk.finish()
        assert first.done()
        with pytest.raises(Unwanted):
            await hint
        assert not desk.waiting

    asyncio.run(think())


def test_a_thinker_is_sent_only_what_is_new_at_a_table() -> None:
    async def think() -> None:
        thinkers = Thinkers(1)
        table = bots("novice")
        try:
            for number in range(12):
                seat = table.waits_for()[0]
                value, _ = await thinkers.answer(table, seat, "novice", Audience(["me"], True), lambda: True)
                one = thinkers.thinkers[0]
                assert one.knows[table.id] == (0, len(table.playing().fills))
                answer = Answer(seat, value, asked_at=table.asked_since(seat), by_bot=True)
                table.apply(table.decide(answer, number))
                position = one.position(table)
                one.knows[table.id] = (0, position.known)
                assert not position.header
                assert len(position.fills) < len(table.playing().fills)
        finally:
            thinkers.close()

    asyncio.run(think())


def test_after_an_undo_a_thinker_is_sent_the_table_from_the_start() -> None:
    """What it knew was taken back, though as much has been answered since."""
    head = set_table("odins-table", [None, "novice"], {}, 0.0)
    head.seed = seed_from(1)
    table = Table(head)
    table.apply(table.decide(Sit(0, "Ann", hash_token("a")), 0.0))
    one = Thinker(True)
    try:

        def answer(option: int) -> None:
            ask = table.ask_of(0)
            assert ask is not None
            table.apply(table.decide(Answer(0, ask.options[option]), 1.0))

        answer(0)
        known = one.position(table)
        assert known.known == 0
        table.apply(table.decide(Undo(0), 2.0))
        answer(1)
        again = one.position(table)
        assert (again.known, bool(again.header)) == (0, True)
        assert again.fills == table.playing().fills != known.fills
        assert match_at(again).fills == table.playing().fills
        assert one.position(table).fills == [], "and from then on only what is new"
    finally:
        one.close()


# At a hall


async def wait_for_bot(hall: Address, level: str, moves: int) -> list[float]:
    """The seconds that a visitor from elsewhere waits for a bot, answer by answer."""
    keys = hall.set_table("odins-table", ["me", level])
    waits: list[float] = []
    async with hall.live(keys.id, come_from="127.0.0.2") as socket:
        player = Player(socket)
        await player.hello([keys.tokens[0]])
        while player.question() is None:
            await player.hear()
        number, sent = 0, 0.0
        while len(waits) < moves:
            if (asked := player.question()) is None:
                while player.question() is None:
                    await player.hear()
                waits.append(time.monotonic() - sent)
                continue
            number, sent = number + 1, time.monotonic()
            await player.fill(str(number), asked[0], asked[1][0])
            while str(number) not in player.accepted:
                await player.hear()
    return waits


def test_twenty_tables_of_masters_keep_nobody_waiting_also_after_a_restart(tmp_path: Path) -> None:
    process = Process(tmp_path, free_port())
    hall = process.start()
    try:
        ids = [hall.set_table("odins-table", ["master", "master"]).id for _ in range(20)]
        for _ in range(2):
            waits = asyncio.run(wait_for_bot(hall, "skilled", 6))
            assert sorted(waits)[len(waits) // 2] < 10, "bounds for a machine that does much else besides"
            assert max(waits) < 30, "it was 36 to 53 seconds"
            process.end()
            process.start()
    finally:
        process.end()
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    moves = [len(store.entries(id)) for id in ids]
    store.close()
    assert max(moves) > 1, "and they play on"


def test_bots_pause_where_nobody_looks_and_go_on_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "PAUSE", 0.5)

    async def watch(hall: Address, id: str, until: int) -> None:
        async with hall.live(id) as socket:
            eve = Player(socket)
            await eve.hello([])
            while eve.seq < until:
                await eve.hear()

    def seq(hall: Address, id: str) -> int:
        return int(str(hall.ask("GET", f"/api/tables/{id}/text").json()["seq"]))

    with serve_here(tmp_path) as hall:
        id = hall.set_table("odins-table", ["skilled", "skilled"]).id
        seen = [seq(hall, id)]
        while len(seen) < 4 or seen[-4] != seen[-1]:
            assert len(seen) < 60, "they play on, and nobody looks"
            time.sleep(0.5)
            seen.append(seq(hall, id))
        assert not hall.ask("GET", f"/api/tables/{id}").json()["over"]
        asyncio.run(watch(hall, id, seen[-1] + 3))


def test_a_seat_waits_for_one_hint_at_a_time_and_who_leaves_for_none(tmp_path: Path) -> None:
    async def ask_hints(hall: Address) -> None:
        keys = hall.set_table("vedrfolnir", ["me", "random"])
        async with hall.live(keys.id) as socket:
            ann = Player(socket)
            await ann.hello([keys.tokens[0]])
            while ann.question() is None:
                await ann.hear()
            for name in ("first", "second"):
                await ann.send({"kind": "askhint", "id": name, "seat": 0})
            refused = await ann.hear_kind("refused")
            assert (refused["id"], str(refused["reason"])) == ("second", "you wait for a hint already")
            assert (await ann.hear_kind("hint"))["id"] == "first"
            await ann.send({"kind": "askhint", "id": "third", "seat": 0})

    with serve_here(tmp_path) as hall:
        asyncio.run(ask_hints(hall))
        asyncio.run(ask_hints(hall))
