"""Silence: where a game says in its view who has a voice, nobody else is heard in the chat."""

from __future__ import annotations

import asyncio
import random

from server.hall import Address, Data, Player

SEATS = 7


async def says(player: Player, seat: int | None, word: str) -> tuple[str, Data]:
    """What comes of a line of chat: that it was said, or the key of the refusal."""
    await player.send({"kind": "chat", "id": word, "seat": seat, "text": word})
    frame = await player.hear_kind("said", "refused")
    if frame["kind"] == "said":
        return "said", frame["text"]
    phrase = frame["phrase"]
    assert isinstance(phrase, list)
    return str(phrase[0]), phrase[1]


async def play_until(player: Player, voices: list[list[int]]) -> int:
    """Answer at random for every seat until one of these has the word; the first seat that has it."""
    lots = random.Random(3)
    for _ in range(2000):
        now = player.view(0)["voices"]
        if now in voices:
            assert isinstance(now, list)
            return int(str(now[0]))
        while (asked := player.question()) is None:
            await player.hear()
        id = f"f{len(player.accepted)}"
        await player.fill(id, asked[0], lots.choice(asked[1]))
        while id not in player.accepted:
            frame = await player.hear()
            assert frame["kind"] != "refused", frame
    raise AssertionError("that moment never came")


def test_nobody_talks_while_the_game_wants_silence(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("gotterdammerung", ["me"] * SEATS)
        async with hall.live(keys.id) as one, hall.live(keys.id) as two:
            all_of_us, eve = Player(one), Player(two)
            await eve.hello([])
            await all_of_us.hello([keys.tokens[seat] for seat in range(SEATS)])
            await all_of_us.hear()
            silence: tuple[str, Data] = ("refused-silence", {})
            assert all_of_us.view(0)["voices"] == []
            assert await says(all_of_us, 0, "psst") == silence
            assert await says(all_of_us, None, "as if I only watched") == silence
            assert await says(eve, None, "look there") == silence

            await play_until(all_of_us, [[*range(SEATS)]])
            assert await says(all_of_us, 3, "who was it?") == ("said", "who was it?")
            assert await says(eve, None, "not me") == ("said", "who was it?")  # the others' line came first
            assert (await eve.hear_kind("said"))["text"] == "not me"
            await all_of_us.hear_kind("said")

            accused = await play_until(all_of_us, [[seat] for seat in range(SEATS)])
            assert await says(all_of_us, (accused + 1) % SEATS, "guilty!") == silence
            assert await says(eve, None, "guilty!") == silence
            assert await says(all_of_us, accused, "not I") == ("said", "not I")

    asyncio.run(play())


def test_a_table_that_has_not_begun_may_talk(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("gotterdammerung", ["me", *["open"] * (SEATS - 1)])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([keys.tokens[0]])
            assert await says(ann, 0, "hail") == ("said", "hail")

    asyncio.run(play())
