"""Thinking: bots and hints, in processes of their own, so that no table waits for another's bot.

What goes to a worker is the journal's header and its fills; it keeps the last tables it saw, and plays on from there.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Final, ParamSpec, TypeVar

import gladsheim
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.levels import ADVISER, longest_secretly
from gladsheim.bots.minds import mind_of
from gladsheim.bots.search import Node, explore, slot_numbers
from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.lab.luck import Round, Study

WARM: Final = 64  # tables a worker keeps
HINTS: Final = 5  # answers a hint names
CHART_ROUNDS: Final = 120  # of search at each moment of the chart
LIKE_A_PERSON: Final = (2.0, 5.0)  # seconds; three times round of marks fit into the quick clock of Götterdämmerung
LUCK_BOT: Final = "policy"
LUCK_SEED: Final = 1  # whoever asks is told the same

Header = dict[str, Json]
Parts = ParamSpec("Parts")
T = TypeVar("T")


# In the workers

_warm: OrderedDict[str, Match] = OrderedDict()


def begin() -> None:
    """A worker leaves interrupts to the server, and ends with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def match_of(id: str, header: Header, fills: list[int]) -> Match:
    """The table as it stands: played on from what the worker remembers, or from the start."""
    match = _warm.get(id)
    if match is None or match.fills != fills[: len(match.fills)]:
        pairs: list[Json] = [[fills[n], fills[n + 1]] for n in range(0, len(fills), 2)]
        match = gladsheim.replay({**header, "fills": pairs})
    else:
        for n in range(len(match.fills), len(fills), 2):
            match.state.fill(fills[n], fills[n + 1])
            match.note(fills[n], fills[n + 1])
        match.asked = None
    _warm[id] = match
    _warm.move_to_end(id)
    if len(_warm) > WARM:
        _warm.popitem(last=False)
    return match


def answer(id: str, header: Header, fills: list[int], seat: Seat, level: str, seed: int) -> tuple[int, float]:
    """The bot's answer, and the seconds that it thought."""
    eyes = Eyes(match_of(id, header, fills), seat)
    began = time.perf_counter()
    value = make_bot(level, seed).answer(eyes)
    return value, time.perf_counter() - began


def advise(id: str, header: Header, fills: list[int], seat: Seat, seed: int) -> list[tuple[int, float]]:
    """The best answers, with the chance to win of each."""
    eyes = Eyes(match_of(id, header, fills), seat)
    found = make_bot(ADVISER, seed).advise(eyes)
    return [(advice.option, advice.chance) for advice in found[:HINTS]]


def chances(header: Header, fills: list[int]) -> list[float]:
    """What each seat might expect at a moment of a finished game, by a short search that knows the true table."""
    pairs: list[Json] = [[fills[n], fills[n + 1]] for n in range(0, len(fills), 2)]
    match = gladsheim.replay({**header, "fills": pairs})
    if match.over:
        return match.returns
    mind = mind_of(match.game.id)
    root, lots, slots = Node(match.state.seat), Lots(len(fills)), slot_numbers(match.game)
    totals, counted = [0.0] * match.seats, 0
    for round in range(CHART_ROUNDS):
        state = match.state.clone()
        explore(root, state, mind, lots, slots, match.game.longest)
        # The first half of the search only learns what is good.
        if 2 * round >= CHART_ROUNDS:
            counted += 1
            hopes = state.returns() if state.is_over() else mind.worth(state)
            totals = [total + hope for total, hope in zip(totals, hopes, strict=True)]
    return [total / max(1, counted) for total in totals]


def play_again(header: Header, fills: list[int], numbers: list[int]) -> list[Round]:
    """The chance of a finished game played again by a plain bot, so many times: for luck and choice."""
    pairs: list[Json] = [[fills[n], fills[n + 1]] for n in range(0, len(fills), 2)]
    study = Study({**header, "fills": pairs})
    return [study.play_again(number, LUCK_BOT, LUCK_SEED) for number in numbers]


# In the server


def rest(match: Match, people: int, level: str, thought: float) -> float:
    """The seconds for which a bot's answer is kept back at a table of so many people.

    Where a question hangs on a secret, a quick answer would tell that there was nothing to choose: each level gives
    all answers to such questions after the same time.  Where it is secret even who is asked, an instant would tell
    people of each other that none of them was: there a bot takes its time, by lot, as a person might.
    """
    if not match.state.asks_in_secret():
        return 0.0
    if match.game.secret_turns and people > 1:
        return random.uniform(*LIKE_A_PERSON)
    return max(0.0, longest_secretly(level) - thought)


class Thinkers:
    """The pool of workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and an event loop.
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin)

    def mend(self) -> None:
        """A worker died: the others are of no use any more."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.new_pool()

    async def answer(self, id: str, match: Match, seat: Seat, level: str, seed: int) -> tuple[int, float]:
        """The bot's answer, and the seconds that it thought.  A bot that answers by lot need not go far for it."""
        if level == "random":
            return make_bot(level, seed).answer(Eyes(match, seat)), 0.0
        return await self.run(answer, id, match.header(), match.fills, seat, level, seed)

    async def advise(self, id: str, match: Match, seat: Seat, seed: int) -> list[tuple[int, float]]:
        return await self.run(advise, id, match.header(), match.fills, seat, seed)

    async def chances(self, match: Match) -> list[float]:
        return await self.run(chances, match.header(), match.fills)

    async def play_again(self, match: Match, numbers: list[int]) -> list[Round]:
        return await self.run(play_again, match.header(), match.fills, numbers)

    async def run(self, work: Callable[Parts, T], *parts: Parts.args, **named: Parts.kwargs) -> T:
        """Have it done by a worker.  If one died, the next call finds new ones."""
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *parts, **named))
        except BrokenProcessPool:
            if pool is self.pool:
                self.mend()
            raise

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
