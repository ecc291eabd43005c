"""Dice that bind the house: a page keeps their seal, then gives its word, and only then the first die falls."""

from __future__ import annotations

import asyncio
import hashlib

from server.hall import Address, Player


def test_a_solo_table_waits_until_the_page_has_kept_the_seal_and_given_its_word(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "random"], promises=True, options={"no_progress": 10})
        card = hall.ask("GET", f"/api/tables/{keys.id}").json()
        seal = str(card["commitment"])
        assert card["begun"] is False
        async with hall.live(keys.id) as socket:
            ann = Player(socket)
            await ann.hello([keys.tokens[0]])
            await ann.hear()
            await ann.send({"kind": "word", "id": "w", "seat": 0, "seal": "0" * 64, "word": "x"})
            assert "another seal" in str((await ann.hear_kind("refused"))["reason"])
            for _ in range(2):
                await ann.send({"kind": "word", "id": "w", "seat": 0, "seal": seal, "word": "by Odin's eye"})
            number = 0
            while not ann.card["over"]:
                asked = ann.question()
                if asked is None:
                    await ann.hear()
                    continue
                number += 1
                await ann.fill(f"f{number}", asked[0], asked[1][0])
                while f"f{number}" not in ann.accepted:
                    await ann.hear()
        journal = hall.ask("GET", f"/api/tables/{keys.id}/journal").json()
        chance = journal["chance"]
        assert isinstance(chance, dict)
        assert chance["players"] == [f"{seal} by Odin's eye"]
        assert hashlib.sha256(bytes.fromhex(str(journal["seed"]))).hexdigest() == seal
        verdict = hall.ask("GET", f"/api/tables/{keys.id}/verdict").json()
        assert (verdict["fair"], verdict["words"]) == (True, 1)

    asyncio.run(play())


def test_who_joins_gives_a_word_of_their_own(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("odins-table", ["me", "open"], promises=True)
        joining = {"name": "Bo", "promises": True}
        yours = hall.ask("POST", f"/api/tables/{mine.id}/seats/1", joining).json()
        table, tokens = yours["table"], yours["tokens"]
        assert isinstance(table, dict)
        assert isinstance(tokens, dict)
        async with hall.live(mine.id) as one, hall.live(mine.id) as two:
            ann, bo = Player(one), Player(two)
            await ann.hello([mine.tokens[0]])
            await bo.hello([str(tokens["1"])])
            await ann.send({"kind": "word", "id": "w", "seat": 0, "seal": table["commitment"], "word": "a"})
            while "w" not in ann.accepted:
                await ann.hear()
            assert ann.card["begun"] is False
            seats = ann.card["seats"]
            assert isinstance(seats, list)
            assert [seat["promised"] for seat in seats if isinstance(seat, dict)] == [False, True]
            await bo.send({"kind": "word", "id": "w", "seat": 1, "seal": table["commitment"], "word": "b"})
            while not ann.card["begun"]:
                await ann.hear()

    asyncio.run(play())
