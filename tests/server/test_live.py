"""Live tables: people, bots, spectators, coming back."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import math
import signal
import time
from pathlib import Path
from typing import cast

import msgspec
import pytest

from gladsheim.core.forms import CHANCE
from gladsheim.games import find
from gladsheim.server import garbage
from gladsheim.server.commits import Commits
from gladsheim.table import Table
from gladsheim.table import table as table_module
from gladsheim.table.store import Store
from gladsheim.wire.hall import Keys, Verdict
from server.hall import Address, Message, Player, Process, free_port


async def play_on(player: Player, name: str, most: int = 10_000) -> None:
    """Answer the first option whenever asked, until the game is over or so many answers were given."""
    given = 0
    while not player.card.get("over") and given < most:
        asked = player.question()
        if asked is None or f"{name}{given}" in player.accepted:
            await player.hear()
            continue
        await player.fill(f"{name}{given}", asked[0], asked[1][0])
        while f"{name}{given}" not in player.accepted:
            frame = await player.hear()
            assert frame["kind"] == "news", frame
        given += 1


def lines(player: Player) -> list[tuple[int, object]]:
    """The log as the player has it, with what was taken back forgotten."""
    log: list[tuple[int, object]] = []
    for news in player.frames:
        if news["kind"] != "news":
            continue
        back = news["back_to"]
        if isinstance(back, int):
            log = [line for line in log if line[0] <= back]
        sights = news["sights"]
        assert isinstance(sights, list)
        for sight in sights:
            assert isinstance(sight, dict)
            told = sight["log"]
            assert isinstance(told, list)
            log += [(int(str(one["seq"])), one["phrase"]) for one in told if isinstance(one, dict)]
    return log


def test_two_people_play_a_whole_game_and_a_spectator_watches(hall: Address) -> None:
    async def play() -> None:
        mine = hall.set_table("odins-table", ["me", "open"])
        yours = hall.join(mine.id, 1)
        async with hall.live(mine.id) as one, hall.live(mine.id) as two, hall.live(mine.id) as three:
            ann, bo, eve = Player(one), Player(two), Player(three)
            await ann.hello([mine.tokens[0]])
            await bo.hello([yours.tokens[1]])
            await eve.hello([])
            await asyncio.gather(play_on(ann, "a"), play_on(bo, "b"), watch(eve))
            assert eve.sights[None]["questions"] == []
            assert ann.seq == bo.seq == eve.seq
            assert ann.view(0)["returns"] == bo.view(1)["returns"] == eve.view(None)["returns"]
        verdict = hall.ask("GET", f"/api/tables/{mine.id}/verdict").json()
        assert (verdict["fair"], verdict["before"]) == (True, 0)
        await see_dice_of_a_branch(hall, mine.id)
        last = hall.ask("GET", f"/api/tables/{mine.id}/moments/999999?seat=1").json()
        assert last["view"] == bo.view(1)

    asyncio.run(play())


class Journal(msgspec.Struct):
    """What a test reads of one."""

    fills: list[tuple[int, int]]
    chance: dict[str, object]


async def see_dice_of_a_branch(hall: Address, id: str) -> None:
    """The seed of a branch says nothing of what was drawn before it, and the verdict says how much that was."""
    wish = {"seq": 20, "name": "Bo", "seat": 0, "level": "novice"}
    keys = msgspec.convert(hall.ask("POST", f"/api/tables/{id}/branches", wish).json(), Keys, strict=False)
    async with hall.live(keys.table.id) as one:
        bo = Player(one)
        await bo.hello([keys.tokens[0]])
        await play_on(bo, "c")
    verdict = msgspec.convert(hall.ask("GET", f"/api/tables/{keys.table.id}/verdict").json(), Verdict)
    journal = msgspec.convert(hall.ask("GET", f"/api/tables/{keys.table.id}/journal").json(), Journal)
    drawn = [seat == CHANCE for seat, _ in journal.fills]
    first = int(str(journal.chance["from"]))
    assert verdict.fair
    assert verdict.commitment == hashlib.sha256(bytes.fromhex(verdict.seed)).hexdigest()
    assert (verdict.draws, verdict.before) == (sum(drawn[first:]), sum(drawn[:first]))
    assert verdict.before > 0


async def watch(player: Player) -> None:
    while not player.card.get("over"):
        await player.hear()


def test_one_who_comes_back_is_told_what_was_missed_and_no_more(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        tokens = [*keys.tokens.values()]
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello(tokens)
            await play_on(ann, "a", 20)
        async with hall.live(keys.id) as one:
            other = Player(one)
            await other.hello(tokens)
            await play_on(other, "b", 20)
        async with hall.live(keys.id) as one:
            back = Player(one)
            await back.hello(tokens, since=ann.seq)
            await back.hear()
            assert back.seq == other.seq
            assert all(seq > ann.seq for seq, _ in lines(back))
            missed = [line for line in lines(other) if line[0] > ann.seq]
            assert missed
            assert sorted(map(str, lines(back))) == sorted(map(str, missed))

    asyncio.run(play())


def test_an_answer_sent_twice_counts_once(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([*keys.tokens.values()])
            await ann.hear()
            asked = ann.question()
            assert asked is not None
            before = ann.seq
            for _ in range(3):
                await ann.fill("same", asked[0], asked[1][0], before)
            heard = 0
            while heard < 3:
                news = await ann.hear_kind("news")
                accepted = news["accepted"]
                assert isinstance(accepted, list)
                heard += len(accepted)
            assert ann.seq == before + 1

    asyncio.run(play())


def test_a_choice_is_taken_back_while_nobody_learned_anything(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([*keys.tokens.values()])
            await ann.hear()
            for number in range(40):
                asked = ann.question()
                assert asked is not None
                seat, view = asked[0], ann.view(asked[0])
                await ann.fill(f"f{number}", seat, asked[1][-1])
                await ann.hear()
                bearer = {"authorization": f"Bearer {keys.tokens[seat]}"}
                asked_for = await asyncio.to_thread(
                    hall.ask, "GET", f"/api/tables/{keys.id}/undo?seat={seat}", headers=bearer
                )
                await ann.send({"kind": "undo", "id": f"u{number}", "seat": seat})
                frame = await ann.hear()
                assert asked_for.json()["may"] == (frame["kind"] == "news"), "it is offered only when it can be"
                if frame["kind"] == "news":
                    assert ann.view(seat) == view
                    assert isinstance(frame["back_to"], int)
                    return
                assert frame["id"] == f"u{number}"
            pytest.fail("nothing could be taken back")

    asyncio.run(play())


def test_chat_reaches_everybody_once_and_in_order(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "open"])
        async with hall.live(keys.id) as one, hall.live(keys.id) as two:
            ann, eve = Player(one), Player(two)
            await ann.hello([keys.tokens[0]])
            await eve.hello([])
            await eve.hear()
            for word in ("hail", "well met"):
                await ann.send({"kind": "chat", "id": word, "seat": 0, "text": word})
            await ann.send({"kind": "chat", "id": "hail", "seat": 0, "text": "hail"})
            said = [await eve.hear_kind("said") for _ in range(2)]
            assert [(one["n"], one["name"], one["text"]) for one in said] == [
                (1, "Ann", "hail"),
                (2, "Ann", "well met"),
            ]
            await eve.send({"kind": "chat", "id": "x", "seat": 0, "text": "I am Ann"})
            assert "do not sit" in str((await eve.hear_kind("refused"))["reason"])
        async with hall.live(keys.id) as one:
            late = Player(one)
            await late.hello([], said=1)
            assert (await late.hear_kind("said"))["n"] == 2

    asyncio.run(play())


def test_a_hint_names_answers_that_are_offered(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("vedrfolnir", ["me", "random"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([keys.tokens[0]])
            while ann.question() is None:
                await ann.hear()
            asked = ann.question()
            assert asked is not None
            await ann.send({"kind": "askhint", "id": "h", "seat": 0})
            hint = await ann.hear_kind("hint", seconds=60)
            best = hint["best"]
            assert isinstance(best, list)
            assert best
            for advised in best:
                assert isinstance(advised, dict)
                assert advised["value"] in asked[1]

    asyncio.run(play())


def test_a_hint_says_why_in_words_of_the_catalogue(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("yggdrasil", ["me", "random"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([keys.tokens[0]])
            while ann.question() is None:
                await ann.hear()
            await ann.send({"kind": "askhint", "id": "h", "seat": 0})
            best = (await ann.hear_kind("hint", seconds=60))["best"]
            assert isinstance(best, list)
            words = find("yggdrasil").words("en")
            said: list[str] = []
            for advised in best:
                assert isinstance(advised, dict)
                why = advised["why"]
                assert isinstance(why, list)
                said += [str(phrase[0]) for phrase in why if isinstance(phrase, list)]
            assert said
            assert all(words.has(key) for key in said)

    asyncio.run(play())


def test_a_game_goes_on_while_its_snapshots_are_kept(hall: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    keep = Store.keep_snapshot

    def keep_slowly(store: Store, table: Table) -> None:
        time.sleep(0.004)
        keep(store, table)

    monkeypatch.setattr(Store, "keep_snapshot", keep_slowly)
    monkeypatch.setattr(table_module, "SNAPSHOT_EVERY", 1)

    async def play() -> None:
        mine = hall.set_table("odins-table", ["me", "random"])
        async with hall.live(mine.id) as one:
            ann = Player(one)
            await ann.hello([mine.tokens[0]])
            async with asyncio.timeout(60):
                await play_on(ann, "a", most=60)

    asyncio.run(play())


def test_garbage_is_searched_only_while_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "CALM", 0.05)
    searches: list[float] = []
    monkeypatch.setattr(gc, "collect", lambda: searches.append(time.perf_counter()))
    usual = gc.get_threshold()

    class Busy:
        last_at = math.inf  # deeds all the time

    async def watch() -> None:
        searching = asyncio.create_task(garbage.search_when_calm(cast(Commits, Busy)))
        await asyncio.sleep(0.3)
        assert len(searches) == 1, "at the opening"
        assert gc.get_threshold() == garbage.THRESHOLDS
        Busy.last_at = time.perf_counter()
        while len(searches) < 2:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        assert len(searches) == 2, "once it was calm, and not again while nothing happened"
        searching.cancel()
        await asyncio.wait([searching])

    asyncio.run(watch())
    assert gc.get_threshold() == usual


def seat_card(player: Player, seat: int) -> Message:
    seats = player.card["seats"]
    assert isinstance(seats, list)
    card = seats[seat]
    assert isinstance(card, dict)
    return card


def test_when_time_is_up_the_table_answers(hall: Address) -> None:
    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "me"], clock={"seconds": 5})
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([*keys.tokens.values()])
            news = await ann.hear()
            assert isinstance(news["left"], float)
            assert 0 < news["left"] <= 5
            before = ann.seq
            await ann.hear(8)
            assert ann.seq == before + 1

    asyncio.run(play())


def test_a_stop_says_farewell_and_a_start_brings_every_table_back(tmp_path: Path) -> None:
    async def play() -> None:
        process = Process(tmp_path, free_port())
        hall = process.start()
        keys = hall.set_table("vedrfolnir", ["me", "random", "random"])
        async with hall.live(keys.id) as one:
            ann = Player(one)
            await ann.hello([keys.tokens[0]])
            await play_on(ann, "a", 5)
            ending = asyncio.create_task(asyncio.to_thread(process.end, signal.SIGTERM))
            assert "safe" in str((await ann.hear_kind("bye"))["reason"])
            await one.wait_closed()
        assert await ending == -signal.SIGTERM
        process.start()
        try:
            async with hall.live(keys.id) as one:
                back = Player(one)
                await back.hello([keys.tokens[0]], since=ann.seq)
                await play_on(back, "b")
                assert back.card["over"] is True
        finally:
            process.end(signal.SIGTERM)

    asyncio.run(play())
