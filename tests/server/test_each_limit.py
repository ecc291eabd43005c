"""Each limit has an effect, at the very number that is said; time stands still meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gladsheim.server.limits import Doors, Guesses
from gladsheim.table.head import Head, set_table
from gladsheim.table.listed import LIFE, MOST, Listed
from gladsheim.table.store import Store
from server.hall import Address, Message, Player, serve_here
from server.hourglass import Hourglass

HINTS, UNDOS, LINES, GUESSES = 4, 10, 8, 10  # at once, of one socket or of one visitor
OF_WATCHERS = 10  # lines at once, of all who watch a table together


async def heard(player: Player, ids: list[str]) -> dict[str, str]:
    """What became of each deed: the reason why not, or nothing."""
    found: dict[str, str] = {}
    while len(found) < len(ids):
        frame = await player.hear()
        if frame["kind"] == "refused":
            found[str(frame["id"])] = str(frame["reason"])
        elif frame["kind"] == "said":
            found.setdefault(str(frame["text"]), "")
        found.update(dict.fromkeys(player.accepted, ""))
    return found


@pytest.mark.parametrize(
    ("message", "most"),
    [
        ({"kind": "chat", "seat": 0}, LINES),
        ({"kind": "call", "seat": 0, "sign": "hail"}, LINES),
        ({"kind": "undo", "seat": 0}, UNDOS),
        ({"kind": "askhint", "seat": 0}, HINTS),
    ],
    ids=lambda one: str(one["kind"]) if isinstance(one, dict) else "",
)
def test_who_does_much_at_once_is_told_to_slow_down(
    tmp_path: Path, glass: Hourglass, message: Message, most: int
) -> None:
    async def play(hall: Address) -> dict[str, str]:
        keys = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(keys.id) as socket:
            ann = Player(socket)
            await ann.hello([keys.tokens[0]])
            await ann.hear()
            ids = [f"n{number}" for number in range(most + 3)]
            for id in ids:
                text = {"text": id} if message["kind"] == "chat" else {}
                await ann.send({**message, **text, "id": id})
            return await heard(ann, ids)

    with serve_here(tmp_path) as hall:
        found = asyncio.run(asyncio.wait_for(play(hall), 30))
    slow = [id for id, reason in found.items() if "not so many of these at once" in reason]
    assert slow == [f"n{most}", f"n{most + 1}", f"n{most + 2}"]


def test_all_who_watch_say_so_much_together_and_who_plays_has_a_say_alone(tmp_path: Path, glass: Hourglass) -> None:
    async def talk(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(keys.id) as a, hall.live(keys.id) as b, hall.live(keys.id) as c:
            ann, eve, una = Player(a), Player(b), Player(c)
            await ann.hello([keys.tokens[0]])
            for watcher in (eve, una):
                await watcher.hello([])
                await watcher.hear()
            for number in range(OF_WATCHERS):
                watcher = (eve, una)[number % 2]
                await watcher.send({"kind": "chat", "id": f"w{number}", "seat": None, "text": f"w{number}"})
                while (await watcher.hear_kind("said"))["text"] != f"w{number}":
                    pass
            for watcher in (eve, una):
                await watcher.send({"kind": "chat", "id": "more", "seat": None, "text": "more"})
                assert "at once" in str((await watcher.hear_kind("refused"))["reason"])
            await ann.send({"kind": "chat", "id": "mine", "seat": 0, "text": "mine"})
            while (await ann.hear_kind("said"))["text"] != "mine":
                pass

    with serve_here(tmp_path) as hall:
        asyncio.run(asyncio.wait_for(talk(hall), 30))


def test_a_socket_that_closes_leaves_its_place_to_another(tmp_path: Path) -> None:
    async def come_and_go(hall: Address) -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        for _ in range(3):
            async with hall.live(keys.id) as one, hall.live(keys.id) as other:
                first = Player(one)
                await first.hello([keys.tokens[0]])
                assert (await first.hear())["kind"] == "news"
                assert "1 sockets" in str((await Player(other).hear_kind("bye"))["reason"])
            # Nor does who is sent away at the door stay in it.
            await until_free(hall, keys.id, "{")
            await until_free(hall, keys.id, "{")

    async def until_free(hall: Address, id: str, hello: str) -> None:
        """Knock until the place is free, and say something that is no Hello."""
        for _ in range(500):
            async with hall.live(id) as socket:
                player = Player(socket)
                with contextlib.suppress(ConnectionClosed):  # where the place is taken, nobody waits for a Hello
                    await player.send(hello)
                if "sockets" not in str((await player.hear_kind("bye"))["reason"]):
                    return
            await asyncio.sleep(0.01)
        raise AssertionError("the place is not free")

    with serve_here(tmp_path, sockets_per_address=1) as hall:
        asyncio.run(asyncio.wait_for(come_and_go(hall), 30))


def test_each_address_has_doors_of_its_own() -> None:
    doors = Doors(2)
    assert [doors.enter("a") for _ in range(3)] == [True, True, False]
    assert doors.enter("b")
    doors.leave("a")
    assert [doors.enter("a") for _ in range(2)] == [True, False]
    for _ in range(2):
        doors.leave("a")
    assert [*doors.open] == ["b"], "who is gone is not remembered"


@pytest.mark.parametrize(
    ("method", "path", "body", "usual"),
    [
        ("GET", "/api/codes/A0000", None, 404),
        ("POST", "/api/carries", {"text": "keys"}, 201),
        ("POST", "/api/carries/take", {"code": "ABCDEFGHJK"}, 404),
    ],
    ids=lambda one: one if isinstance(one, str) and one.startswith("/") else "",
)
def test_one_visitor_tries_so_many_codes_and_no_more(
    tmp_path: Path, glass: Hourglass, method: str, path: str, body: object, usual: int
) -> None:
    with serve_here(tmp_path) as hall:
        tried = [hall.ask(method, path, body).status for _ in range(GUESSES + 2)]
    assert tried == [usual] * GUESSES + [429, 429]


def test_what_one_visitor_keeps_for_devices_is_changed_so_often_and_no_more(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path) as hall:
        tried = [hall.ask("POST", "/api/passkeys/open", {"credential": "{}"}).status for _ in range(62)]
    assert tried == [400] * 60 + [429] * 2


def test_of_many_visitors_the_one_that_was_quiet_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gladsheim.server.limits.MOST_VISITORS", 3)
    guesses = Guesses()
    for visitor in ("a", "b", "c", "a", "d"):
        assert guesses.allows(visitor)
    assert [*guesses.of] == ["c", "a", "d"]


def head_of(store: Store) -> Head:
    head = set_table("odins-table", [None, None], {}, 0.0)
    store.add(head, [])
    return head


def test_strangers_are_told_of_the_newest_open_tables_for_two_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST == 1000
    most = 30
    monkeypatch.setattr("gladsheim.table.listed.MOST", most)
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    try:
        listed = Listed(store)
        ids = [head_of(store).id for _ in range(most + 2)]
        for number, id in enumerate(ids):
            listed.put(id, True, 100.0 + number)
        assert listed.tables(200.0) == [*reversed(ids)][:most]
        assert listed.has(ids[0], 200.0), "it is there, only not told"
        listed.put(ids[-1], False, 200.0)
        assert listed.tables(200.0)[0] == ids[-2]
        assert not listed.has(ids[-1], 200.0)
        assert listed.has(ids[5], 105.0 + LIFE - 1)
        assert not listed.has(ids[5], 105.0 + LIFE)
        assert ids[5] not in listed.tables(105.0 + LIFE)
        assert ids[6] in listed.tables(105.0 + LIFE)
    finally:
        store.close()


@pytest.mark.parametrize(("length", "may_be"), [(1, True), (300, True), (301, False), (0, False)])
def test_a_qr_code_holds_an_address_and_no_book(hall: Address, length: int, may_be: bool) -> None:
    reply = hall.ask("GET", f"/api/qr?text={'a' * length}")
    assert (reply.status == 200) == may_be
