"""Damaged, oversized, repeated, reordered and hostile messages: refused with a clear message, the table unharmed."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.hall import Address, Keys, Player, serve_here

DAMAGED = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"kind":"dance","id":"x"}',
    '{"kind":"fill","id":"x"}',
    '{"kind":"fill","id":"x","seat":0,"value":"0","seq":2}',
    '{"kind":"fill","id":"x","seat":0,"value":1e99,"seq":2}',
    '{"kind":"fill","id":"x","seat":-1,"value":0,"seq":2}',
    '{"kind":"fill","id":"x","seat":0,"value":0,"seq":-2}',
    '{"kind":"fill","id":"x","seat":0,"value":0,"seq":2,"as":"admin"}',
    '{"kind":"chat","id":"x","seat":0,"text":""}',
    '{"kind":"propose","id":"x","seat":0,"level":"god"}',
    "[" * 9000,
    '{"kind":"chat","id":"x","seat":0,"text":"' + "x" * 501 + '"}',
]


def at_table(hall: Address, attack: Callable[[Player, Keys], Awaitable[None]]) -> None:
    """Sit down, attack, and see that the game goes on from where it was."""

    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        other = hall.join(keys.id, 1)
        async with hall.live(keys.id) as one, hall.live(keys.id) as two:
            ann, bo = Player(one), Player(two)
            await ann.hello([keys.tokens[0]])
            await bo.hello([other.tokens[1]])
            await ann.hear()
            await bo.hear()
            before, view = bo.seq, bo.view(1)
            await attack(ann, keys)
            async with hall.live(keys.id) as three:
                again = Player(three)
                await again.hello([other.tokens[1]])
                await again.hear()
                assert (again.seq, again.view(1)) == (before, view)

    asyncio.run(play())


@pytest.mark.parametrize("message", DAMAGED)
def test_a_damaged_message_is_refused(hall: Address, message: str) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        await ann.send(message)
        refused = await ann.hear_kind("refused")
        assert refused["reason"]
        assert "\n" not in str(refused["reason"])

    at_table(hall, attack)


def test_bytes_that_are_no_text_are_refused(hall: Address) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        lots = random.Random(7)
        for size in (0, 1, 100, 5000):
            await ann.socket.send(lots.randbytes(size))
            assert (await ann.hear_kind("refused"))["reason"]

    at_table(hall, attack)


def test_an_oversized_message_closes_the_socket(hall: Address) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        await ann.send('{"kind":"chat","id":"x","seat":0,"text":"' + "x" * 40_000 + '"}')
        with pytest.raises(ConnectionClosed):
            await hear_all(ann)
        assert ann.socket.close_code == 1009

    at_table(hall, attack)


def test_a_text_that_is_none_closes_the_socket_and_fills_no_log(
    hall: Address, caplog: pytest.LogCaptureFixture
) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        await ann.socket.send(b'{"kind":"fill","id":"\xff"}', text=True)
        with pytest.raises(ConnectionClosed):
            await hear_all(ann)
        assert ann.socket.close_code == 1007
        async with hall.live(keys.id) as first:
            await first.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                await hear_all(Player(first))
            assert first.close_code == 1007

    at_table(hall, attack)
    assert not caplog.records


def test_a_message_comes_in_so_many_pieces(hall: Address) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        chat = '{"kind":"chat","id":"x","seat":0,"text":"in pieces"}'
        await ann.socket.send(list(chat))
        await ann.hear_kind("said")
        with pytest.raises(ConnectionClosed):
            await ann.socket.send(itertools.repeat(""))

    at_table(hall, attack)


def test_who_pings_without_end_is_sent_away(hall: Address) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        with pytest.raises(ConnectionClosed):
            await without_end(ann, ann.socket.ping)

    at_table(hall, attack)


def test_a_heart_that_races_is_sent_away(hall: Address) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        with pytest.raises(ConnectionClosed):
            await without_end(ann, lambda: ann.send('{"kind":"pulse","seen":true}'))

    at_table(hall, attack)


@pytest.mark.parametrize(
    ("fill", "word"),
    [
        ({"seat": 1}, "do not sit"),
        ({"seat": 63}, "do not sit"),
        ({"value": 9999}, "may not answer"),
        ({"seq": 999}, "not come"),
        ({"seq": 1}, "no longer open"),
    ],
)
def test_a_wrong_answer_is_refused_and_says_why(hall: Address, fill: dict[str, object], word: str) -> None:
    async def attack(ann: Player, keys: Keys) -> None:
        asked = ann.question()
        assert asked is not None
        await ann.send({"kind": "fill", "id": "x", "seat": 0, "value": asked[1][0], "seq": ann.seq, **fill})
        refused = await ann.hear_kind("refused")
        assert refused["id"] == "x"
        assert word in str(refused["reason"])

    at_table(hall, attack)


def test_reordered_answers_are_taken_only_where_they_fit(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([*keys.tokens.values()])
            await ann.hear()
            asked = ann.question()
            assert asked is not None
            seat, values = asked
            first = ann.seq
            # The second answer comes before the first, and then both once more.
            for id, seq in (("b", first + 1), ("a", first), ("b", first), ("a", first)):
                await ann.fill(id, seat, values[0], seq)
            refused = [(await ann.hear_kind("refused"))["reason"] for _ in range(2)]
            assert "not come" in str(refused[0])
            assert "no longer open" in str(refused[1])
            while "a" not in ann.accepted:
                await ann.hear()
            assert ann.seq == first + 1
            assert "a" in ann.accepted
            assert "b" not in ann.accepted

    asyncio.run(play())


def test_a_spectator_has_no_say(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        hall.join(keys.id, 1)
        async with hall.live(keys.id) as one:
            eve = Player(one)
            await eve.hello([])
            await eve.hear()
            for deed in (
                {"kind": "fill", "seat": 0, "value": 0, "seq": eve.seq},
                {"kind": "undo", "seat": 0},
                {"kind": "askhint", "seat": 0},
                {"kind": "propose", "seat": 0, "level": "random"},
                {"kind": "consent", "seat": 0, "agrees": True},
            ):
                await eve.send({"id": "x", **deed})
                assert (await eve.hear_kind("refused"))["id"] == "x"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"kind":"hello","tokens":["guess"]}', 4401),
        ('{"kind":"hello","tokens":["guess"', 4400),
        ('{"kind":"undo","id":"x","seat":0}', 4400),
    ],
)
def test_who_says_a_wrong_hello_is_sent_away(hall: Address, hello: str, code: int) -> None:
    async def knock() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(keys.id) as one:
            eve = Player(one)
            await eve.send(hello)
            assert (await eve.hear())["kind"] == "bye"
            await one.wait_closed()
            assert one.close_code == code

    asyncio.run(knock())


def test_the_token_of_another_table_proves_nothing(hall: Address) -> None:
    async def knock() -> None:
        mine, other = (hall.set_table("odins-table", ["me", "open"]) for _ in range(2))
        async with hall.live(other.id) as one:
            eve = Player(one)
            await eve.hello([mine.tokens[0]])
            assert (await eve.hear())["kind"] == "bye"
        async with hall.live("nowhere") as one:
            eve = Player(one)
            await eve.hello([])
            assert "no such table" in str((await eve.hear())["reason"])

    asyncio.run(knock())


def test_a_socket_of_a_foreign_page_is_not_opened(hall: Address) -> None:
    async def knock() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        with pytest.raises(InvalidStatus) as no:
            async with hall.live(keys.id, origin="https://evil.example"):
                pass
        assert no.value.response.status_code == 403
        async with hall.live(keys.id, origin=f"http://127.0.0.1:{hall.port}") as one:
            ann = Player(one)
            await ann.hello([])
            assert (await ann.hear())["kind"] == "news"

    asyncio.run(knock())


def test_a_flood_is_told_to_slow_down_and_then_sent_away(tmp_path: Path) -> None:
    async def flood() -> None:
        with serve_here(tmp_path, messages_per_second=5, sockets_per_address=2) as hall:
            keys = hall.set_table("odins-table", ["me", "open"])
            async with hall.live(keys.id) as one, hall.live(keys.id) as two, hall.live(keys.id) as three:
                eve = Player(one)
                await eve.hello([keys.tokens[0]])
                await Player(two).hello([])
                assert "2 sockets" in str((await Player(three).hear_kind("bye"))["reason"])
                for number in range(90):
                    await eve.fill(str(number), 0, 0)
                assert "slow down" in str((await refusal_with(eve, "slow"))["reason"])
                await eve.hear_kind("bye")

    asyncio.run(flood())


async def refusal_with(player: Player, word: str) -> dict[str, object]:
    while True:
        frame = await player.hear_kind("refused")
        if word in str(frame["reason"]):
            return {**frame}


async def without_end(player: Player, send: Callable[[], Awaitable[object]]) -> None:
    """More than anybody may; a busy server needs a while to say so."""
    for _ in range(20_000):
        await send()
        await asyncio.sleep(0)
    await hear_all(player)


async def hear_all(player: Player) -> None:
    while True:
        await player.hear()


def test_anything_may_be_sent_and_the_table_stands(hall: Address) -> None:
    """A fuzz of whole messages with one part changed."""

    async def attack(ann: Player, keys: Keys) -> None:
        lots = random.Random(11)
        good = '{"kind":"fill","id":"x","seat":0,"value":0,"seq":2}'
        for _ in range(45):
            at = lots.randrange(len(good))
            await ann.send(good[:at] + lots.choice(["", "\x00", "9", '"', "}", "ß", "-", "1e400"]) + good[at + 1 :])
        await ann.send({"kind": "chat", "id": "end", "seat": 0, "text": "end"})
        while (await ann.hear())["kind"] != "said":
            pass

    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([keys.tokens[0]])
            await ann.hear()
            await attack(ann, keys)
            assert ann.card["begun"] is False

    asyncio.run(play())
