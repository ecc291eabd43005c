"""Thinking: bots and hints, in processes of their own, so that no table waits for another's bot.

Two kinds of thinkers: some think for those who look at a table and wait, and one or more for what nobody looks at.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Final, TypeVar

from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.levels import longest_secretly
from gladsheim.core.forms import Seat
from gladsheim.core.match import Match
from gladsheim.lab.luck import Round
from gladsheim.lab.review import Suspect
from gladsheim.server import metrics, thinker
from gladsheim.server.far import FarThinker, Lost, Post
from gladsheim.server.shelf import keep
from gladsheim.server.thinker import WARM, Position
from gladsheim.server.thoughts import MOST_WAITING, NOBODY, Full, Lane, Shares, Thought
from gladsheim.table import Table
from gladsheim.wire.hall import TurnedByChoice, TurnedByLot
from gladsheim.wire.live import Advised

LIKE_A_PERSON: Final = (2.0, 5.0)  # seconds; three rounds of secret answers fit into a quick clock
AWAITED_NICENESS: Final = 5  # a thinker gives way to the server, and one for nobody to one for somebody
IDLE_NICENESS: Final = 15
MOST_HINTS: Final = 8  # that one visitor may wait for
TRIES: Final = 2  # thinkers that may die of one thought

T = TypeVar("T")
Work = partial[T]  # for a thinker


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


def is_told(table: Table) -> bool:
    """Whether all may know that somebody is asked at the table now."""
    return table.match is None or not table.match.state.asks_in_secret()


class Unwanted(Exception):
    """Nobody wants the answer any more."""


class Audience:
    """Those for whom a bot thinks: one of them is charged with it, who has had the least."""

    def __init__(self, visitors: list[str], awaited: bool) -> None:
        self.visitors = visitors
        self.awaited = awaited  # they look at the table and wait


class Thinker:
    """One process, which thinks one thought at a time."""

    def __init__(self, awaited: bool) -> None:
        self.awaited = awaited  # it thinks for those who wait
        self.is_busy = False
        self.is_up = False
        self.knows: OrderedDict[str, tuple[int, int]] = OrderedDict()  # table -> how often it went back, and its fills
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server has threads and an event loop.
        niceness = AWAITED_NICENESS if self.awaited else IDLE_NICENESS
        return ProcessPoolExecutor(1, get_context("spawn"), thinker.begin, (niceness,))

    async def mend(self) -> None:
        """The process died: another takes its place, and knows nothing."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.new_pool()
        self.is_up = False
        self.knows.clear()

    def position(self, table: Table) -> Position:
        """The table for this thinker: only what is new to it."""
        match, undone = table.playing(), len(table.log.undone)
        known = self.knows.get(table.id, (-1, 0))
        first = known[1] if known[0] == undone else 0
        keep(self.knows, table.id, (undone, len(match.fills)), WARM)
        return Position(table.id, {} if first else match.header(), first, match.fills[first:])

    def get_up(self) -> None:
        """Start the process, before anybody waits for it."""
        if not self.is_up:
            self.is_up = True
            self.pool.submit(thinker.wake)

    async def do(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


AnyThinker = Thinker | FarThinker


def lane_of(awaited: bool) -> str:
    return "awaited" if awaited else "idle"


def for_nobody(awaited: int) -> int:
    """How many think for nobody, beside so many who think for people."""
    return max(1, awaited // 2) if awaited else 0


class Thinkers:
    """All of them, and what waits for them."""

    def __init__(self, awaited: int, far: int = 0, redis_url: str = "") -> None:
        self.thinkers: list[AnyThinker] = [Thinker(True) for _ in range(awaited)]
        self.thinkers += [Thinker(False) for _ in range(for_nobody(awaited))]
        self.post = Post(redis_url) if far else None
        if self.post is not None:
            threads = ThreadPoolExecutor(far + for_nobody(far), "gladsheim-far")
            self.thinkers += [FarThinker(True, self.post, threads) for _ in range(far)]
            self.thinkers += [FarThinker(False, self.post, threads) for _ in range(for_nobody(far))]
        # Nobody keeps all of those busy who think for people: another's thought finds one free.
        self.most = {True: max(1, awaited + far - 1), False: len(self.thinkers)}
        self.shares = {True: Shares(), False: Shares()}
        self.lanes: dict[bool, Lane[AnyThinker]] = {True: Lane(), False: Lane()}
        self.of_bots: dict[str, set[Thought[AnyThinker]]] = {}  # table -> the thoughts of its bots that wait
        self.running: Counter[bool] = Counter()  # thoughts by lane, as far as the figures may tell of them
        self.hints: Counter[str] = Counter()  # that a visitor waits for
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    # What is thought about

    async def answer(
        self, table: Table, seat: Seat, level: str, audience: Audience, is_wanted: Callable[[], bool]
    ) -> tuple[int, float]:
        """The bot's answer, and the seconds that it thought.  A bot that answers by lot need not go far for it.

        Full: ask again later.  Unwanted: nobody wants the answer any more.
        """
        if level == "random":
            return make_bot(level, table.bot_seed(seat)).answer(Eyes(table.playing(), seat)), 0.0

        def work_for(one: AnyThinker) -> Work[tuple[int, float]]:
            return partial(thinker.answer, one.position(table), seat, level, table.bot_seed(seat))

        waits = self.of_bots.setdefault(table.id, set())
        try:
            return await self.run(table.id, audience, work_for, is_wanted, waits, is_told(table))
        finally:
            if not waits and self.of_bots.get(table.id) is waits:
                del self.of_bots[table.id]

    async def advise(self, table: Table, seat: Seat, visitor: str, is_wanted: Callable[[], bool]) -> list[Advised]:
        """The best answers of a seat and the chance of each.  Full and Unwanted as above."""
        if self.hints[visitor] >= MOST_HINTS:
            raise Full

        def work_for(one: AnyThinker) -> Work[list[Advised]]:
            return partial(thinker.advise, one.position(table), seat, table.bot_seed(seat))

        self.hints[visitor] += 1
        try:
            audience = Audience([visitor], True)
            return await self.run(table.id, audience, work_for, is_wanted, is_told=is_told(table))
        finally:
            self.hints[visitor] -= 1

    async def chances(self, id: str, match: Match, visitor: str) -> list[float]:
        work = partial(thinker.chances, match.header(), match.fills)
        return await self.run(id, Audience([visitor], False), lambda one: work)

    async def play_again(self, id: str, match: Match, numbers: list[int], visitor: str) -> list[Round]:
        work = partial(thinker.play_again, match.header(), match.fills, numbers)
        return await self.run(id, Audience([visitor], False), lambda one: work)

    async def look_through(self, id: str, match: Match, seat: Seat | None, piece: int, visitor: str) -> list[Suspect]:
        work = partial(thinker.look_through, match.header(), match.fills, seat, piece)
        return await self.run(id, Audience([visitor], False), lambda one: work)

    async def judge(self, id: str, match: Match, suspect: Suspect, visitor: str) -> TurnedByChoice | TurnedByLot | None:
        work = partial(thinker.judge, match.header(), match.fills, suspect)
        return await self.run(id, Audience([visitor], False), lambda one: work)

    async def riddle(self, game: str, day: str) -> str:
        work = partial(thinker.riddle, game, day)
        return await self.run(f"riddle {game}", Audience([NOBODY], False), lambda one: work)

    # Whose turn it is

    async def run(
        self,
        table: str,
        audience: Audience,
        work_for: Callable[[AnyThinker], Work[T]],
        is_wanted: Callable[[], bool] = lambda: True,
        waits: set[Thought[AnyThinker]] | None = None,
        is_told: bool = True,
    ) -> T:
        """Have it thought about when its turn has come; whoever gives up waiting takes it out of the queue."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def think(one: AnyThinker) -> None:
            found = await one.do(work_for(one))
            if not done.done():
                done.set_result(found)

        def fail(fault: Exception) -> None:
            if not done.done():
                done.set_exception(fault)

        visitor = self.shares[audience.awaited].least(audience.visitors)
        if self.lanes[audience.awaited].waiting[visitor] >= MOST_WAITING:
            raise Full
        thought = Thought(table, visitor, audience.awaited, think, fail, is_wanted, is_told)
        own = set() if waits is None else waits
        own.add(thought)
        self.lanes[thought.awaited].add(thought)
        self.dispatch()
        try:
            return await done
        finally:
            own.discard(thought)
            self.lanes[thought.awaited].remove(thought)

    def refile(self, table: str, audience: Audience) -> None:
        """Others look at the table now, or nobody does: the thoughts of its bots wait elsewhere."""
        for thought in [*self.of_bots.get(table, [])]:
            lane = self.lanes[thought.awaited]
            if thought in lane:
                lane.remove(thought)
                thought.awaited = audience.awaited
                thought.visitor = self.shares[audience.awaited].least(audience.visitors)
                self.lanes[thought.awaited].add(thought)
        self.dispatch()

    def dispatch(self) -> None:
        """Give every free thinker something to think about."""
        for one in self.thinkers:
            while not one.is_busy and not self.is_closed:
                thought = self.lanes[one.awaited].next(self.shares[one.awaited], self.most[one.awaited])
                if thought is None:
                    break
                if thought.is_wanted():
                    self.set_to_work(self.best_for(thought, one), thought)
                else:
                    thought.fail(Unwanted())

    def best_for(self, thought: Thought[AnyThinker], one: AnyThinker) -> AnyThinker:
        """Of the free thinkers the one that knows the table, if any does."""
        for other in self.thinkers:
            if other.awaited == one.awaited and not other.is_busy and thought.table in other.knows:
                return other
        return one

    def set_to_work(self, one: AnyThinker, thought: Thought[AnyThinker]) -> None:
        one.is_busy = True
        if thought.is_told:
            metrics.WAITED.labels(lane_of(one.awaited)).observe(time.monotonic() - thought.since)
        self.shares[one.awaited].begin(thought.visitor)
        task = asyncio.create_task(self.serve(one, thought))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if one.awaited:
            self.get_up()

    def get_up(self) -> None:
        """Start those who think for people, before one of them waits for it."""
        for one in self.thinkers:
            if one.awaited:
                one.get_up()

    async def serve(self, one: AnyThinker, thought: Thought[AnyThinker]) -> None:
        """Have a thinker think; if it dies of it, another is asked."""
        began, visitor = time.monotonic(), thought.visitor
        self.running[one.awaited] += thought.is_told
        try:
            await thought.think(one)
        except (BrokenProcessPool, Lost) as fault:
            await one.mend()
            thought.tries += isinstance(fault, BrokenProcessPool)
            if thought.tries < TRIES:
                self.lanes[thought.awaited].add(thought)
            else:
                thought.fail(fault)
        except Exception as fault:
            one.knows.pop(thought.table, None)
            thought.fail(fault)
        finally:
            one.is_busy = False
            self.running[one.awaited] -= thought.is_told
            self.shares[one.awaited].end(visitor, time.monotonic() - began)
        self.dispatch()

    def count(self) -> None:
        """For Prometheus."""
        for awaited, lane in self.lanes.items():
            waiting = lane.told()
            metrics.WAITING.labels(lane_of(awaited)).set(len(waiting))
            metrics.WAITERS.labels(lane_of(awaited)).set(len({thought.visitor for thought in waiting}))
            metrics.RUNNING.labels(lane_of(awaited)).set(self.running[awaited])

    def state(self) -> str:
        """Whether bots can think: "ok", or why not.  It may wait for Redis."""
        if self.is_closed:
            return "closed"
        is_alone = all(isinstance(one, FarThinker) for one in self.thinkers)
        if self.post is None or not is_alone:
            return "ok"
        try:
            return "ok" if self.post.is_attended() else "no outpost thinks: start one with `gladsheim think`"
        except Exception:
            return "Redis does not answer"

    def close(self) -> None:
        self.is_closed = True
        for one in self.thinkers:
            one.close()
        if self.post is not None:
            self.post.close()
