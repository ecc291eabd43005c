"""How long a bot takes tells nobody what it was asked: secret questions are answered after the same time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import gladsheim
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.levels import LEVELS, longest_secretly
from gladsheim.core.match import Match
from gladsheim.server.thinking import rest
from gladsheim.table import Table
from gladsheim.table.store import Store
from server.hall import Address, Player, serve_here


def scouting(choices: bool) -> Match:
    """A table of Odin's Table that asks who may scout: somebody who can, or who can only say no."""
    match = gladsheim.start("odins-table", seats=2, seed=5)
    bot = make_bot("random", 3)
    while match.asks[0].slot != "scout" or (len(match.asks[0].options) > 1) != choices:
        match.answer(match.asks[0].seat, bot.answer(Eyes(match, match.asks[0].seat)))
    return match


@pytest.mark.parametrize("level", LEVELS)
def test_one_who_can_scout_and_one_who_cannot_answer_after_the_same_time(level: str) -> None:
    given = []
    for choices in (False, True):
        match = scouting(choices)
        began = time.perf_counter()
        make_bot(level, 1).answer(Eyes(match, match.asks[0].seat))
        thought = time.perf_counter() - began
        given.append(thought + rest(match, 1, level, thought))
    assert given[0] == pytest.approx(longest_secretly(level)), "with nothing to choose, as long as with much"
    assert given[0] - 0.001 < given[1] < given[0] + 0.5, "and no level thinks on beyond that"


GAMES = {"odins-table": 2, "vedrfolnir": 3, "yggdrasil": 3, "chronicles": 3, "gotterdammerung": 7}


@pytest.mark.parametrize("game", GAMES)
def test_what_all_may_know_is_answered_at_once(game: str) -> None:
    match = gladsheim.start(game, seats=GAMES[game], seed=2)
    bot = make_bot("random", 1)
    secret = set()
    for _ in range(400):
        if match.over:
            break
        ask = match.asks[0]
        if rest(match, 3, "skilled", 0.0):
            secret.add(ask.slot)
        match.answer(ask.seat, bot.answer(Eyes(match, ask.seat)))
    assert secret == {"odins-table": {"stand", "scout"}, "gotterdammerung": {"mark"}}.get(game, set())


def test_by_night_a_bot_takes_as_long_as_a_person_might_if_there_are_several() -> None:
    match = gladsheim.start("gotterdammerung", seats=7, seed=2)
    assert match.asks[0].slot == "mark"
    assert rest(match, 1, "skilled", 0.0) == longest_secretly("skilled"), "who plays alone with bots waits for nobody"
    times = [rest(match, 2, level, 0.0) for level in ("random", "novice", "skilled", "master") for _ in range(10)]
    assert all(2 <= one <= 5 for one in times)
    assert len(set(times)) > 30, "each by lot"


async def moves(hall: Address, most: int) -> str:
    """A person moves by the first answer against a bot."""
    mine = hall.set_table("odins-table", ["me", "novice"])
    async with hall.live(mine.id) as socket:
        player = Player(socket)
        await player.hello([mine.tokens[0]])
        for number in range(most):
            while (asked := player.question()) is None:
                await player.hear()
            await player.fill(str(number), asked[0], asked[1][0])
            while str(number) not in player.accepted:
                await player.hear()
    return mine.id


def thoughts(hall: Address) -> int:
    """How many thoughts of bots the metrics have counted."""
    lines = hall.ask("GET", "/metrics").body.decode().splitlines()
    return int(float(next(line for line in lines if line.startswith("gladsheim_thinking_seconds_count")).split()[1]))


def test_a_bot_at_a_table_keeps_back_its_answer_to_a_secret_question(tmp_path: Path) -> None:
    with serve_here(tmp_path) as hall:
        before = thoughts(hall)
        id = asyncio.run(moves(hall, 14))
        counted = thoughts(hall) - before
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    table, entries = Table(store.head(id)), store.entries(id)
    store.close()
    asked = 0.0
    took: dict[str, list[float]] = {"stand": [], "scout": [], "deed": [], "swap": []}
    for entry in entries:
        ask = table.ask_of(1)
        if entry.kind == "fill" and entry.seat == 1 and ask is not None:
            took[ask.slot].append(entry.at - asked)
        table.apply([entry])
        asked = entry.at
    assert counted <= len(took["deed"] + took["swap"]), "the metrics tell of no secret question"
    assert took["scout"], "the bot was never asked to scout: this proves nothing"
    assert min(took["scout"]) >= longest_secretly("novice") - 0.02
    assert min(took["deed"]) < longest_secretly("novice"), "what all may know is not kept back"
