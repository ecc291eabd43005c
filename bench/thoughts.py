"""`python -m bench.thoughts`: how long people wait for bots where many share the thinkers: a simulation of the queue.

The queue is the hall's own (`server/thoughts.py`), fed with time that is only reckoned; how long a thought takes is
drawn from what was measured: `--measure` measures it here and now, in seconds of processor, else the times below are
taken, which were measured so.  People at one table each think a while, then their bot does.  One visitor may have
many tables at which nobody pauses.  Everything is drawn from `--seed`, so that the same figures come again.
"""

from __future__ import annotations

import argparse
import heapq
import random
import sys
import time
from collections.abc import Callable
from statistics import fmean
from typing import Final

from rich.console import Console
from rich.table import Table

import gladsheim
from bench.hall import GAMES
from gladsheim.bots import Eyes, make_bot
from gladsheim.server.thoughts import Lane, Shares, Thought

GREEDY: Final = "greedy"
LEVELS: Final = ("novice", "skilled", "master")
MEASURED: Final[dict[str, list[float]]] = {
    "novice": [
        *(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001),
        *(0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0001, 0.0002),
        *(0.0002, 0.0002, 0.0002, 0.0008, 0.0011, 0.0013, 0.0013, 0.0016),
    ],
    "skilled": [
        *(0, 0, 0, 0, 0, 0.0001, 0.0001, 0.0003, 0.0004, 0.0004, 0.0004, 0.0005, 0.0005, 0.0005, 0.0005),
        *(0.0009, 0.0009, 0.0009, 0.001, 0.0015, 0.0016, 0.0017, 0.0017, 0.0019, 0.0022, 0.0025, 0.0027),
        *(0.0029, 0.0035, 0.0041, 0.0044, 0.0044, 0.0045, 0.0045, 0.0065, 0.0085, 0.0092, 0.0133, 0.0149),
        0.0187,
    ],
    "master": [
        *(0, 0.0001, 0.0002, 0.0003, 0.0014, 0.0028, 0.0044, 0.0051, 0.0066, 0.0067, 0.0075, 0.0267, 0.0354),
        *(0.0386, 0.0432, 0.0437, 0.0486, 0.0653, 0.0682, 0.0751, 0.1889, 0.225, 0.2314, 0.2736, 0.3456),
    ],
}


def measure(level: str, thoughts: int) -> list[float]:
    """Seconds of processor for thoughts of a bot, as many in each game, where there was something to choose.

    Its cap is counted in seconds of processor too: on a busy machine it would end before it is done.
    """
    took: list[float] = []
    time.perf_counter = time.monotonic = time.process_time  # the bots look there
    for game, seats in GAMES.items():
        match = gladsheim.start(game, seats=seats, seed=1)
        lots = random.Random(game)
        done = 0
        while done < thoughts:
            if match.over:
                match = gladsheim.start(game, seats=seats, seed=lots.randrange(1000))
            ask = match.asks[0]
            if len(ask.options) == 1 or lots.random() < 0.8:
                match.answer(ask.seat, lots.choice(ask.options))
                continue
            began = time.process_time()
            value = make_bot(level, done).answer(Eyes(match, ask.seat))
            took.append(round(time.process_time() - began, 4))
            match.answer(ask.seat, value)
            done += 1
    return took


class Clock:
    """Time that is only reckoned."""

    def __init__(self) -> None:
        self.at = 0.0
        self.due: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0

    def later(self, seconds: float, what: Callable[[], None]) -> None:
        self.count += 1
        heapq.heappush(self.due, (self.at + seconds, self.count, what))

    def run(self, until: float) -> None:
        while self.due and self.due[0][0] <= until:
            self.at, _, what = heapq.heappop(self.due)
            what()


class Waiting(Thought[None]):
    """A thought of which only the time is known."""

    def __init__(self, table: str, visitor: str, asked: float, then: Callable[[], None]) -> None:
        super().__init__(table, visitor, True, nothing, lambda fault: None, lambda: True)
        self.asked = asked
        self.then = then


async def nothing(mind: None) -> None:
    """Nobody thinks here."""


class Hall:
    """Thinkers who share one queue, as `Thinkers.dispatch` has it."""

    def __init__(self, clock: Clock, thinkers: int, times: list[float], lots: random.Random) -> None:
        self.clock = clock
        self.free = thinkers
        self.most = max(1, thinkers - 1)
        self.times = times
        self.lots = lots
        self.shares = Shares(lambda: clock.at)
        self.lane: Lane[None] = Lane()
        self.waits: dict[bool, list[float]] = {True: [], False: []}  # by whether it is the greedy one's
        self.worked = 0.0

    def ask(self, visitor: str, table: str, then: Callable[[], None]) -> None:
        self.lane.add(Waiting(table, visitor, self.clock.at, then))
        self.dispatch()

    def dispatch(self) -> None:
        while self.free:
            thought = self.lane.next(self.shares, self.most)
            if not isinstance(thought, Waiting):
                return
            self.free -= 1
            self.shares.begin(thought.visitor)
            self.begin(thought)

    def begin(self, thought: Waiting) -> None:
        self.waits[thought.visitor == GREEDY].append(self.clock.at - thought.asked)
        seconds = self.lots.choice(self.times)
        self.worked += seconds

        def end() -> None:
            self.free += 1
            self.shares.end(thought.visitor, seconds)
            thought.then()
            self.dispatch()

        self.clock.later(seconds, end)


class Evening:
    """So many people, each at a table with a bot, and a visitor with many tables at which nobody pauses."""

    def __init__(self, chosen: argparse.Namespace, thinkers: int, people: int, greedy: int) -> None:
        self.lots = random.Random(f"{chosen.seed} {thinkers} {people} {greedy}")
        self.clock = Clock()
        self.hall = Hall(self.clock, thinkers, times_of(chosen), self.lots)
        self.think: float = chosen.think
        for n in range(people):
            self.clock.later(self.pause(), self.turn(f"person {n}", f"table {n}", self.pause))
        for n in range(greedy):
            self.clock.later(0.0, self.turn(GREEDY, f"greedy {n}", lambda: 0.0))

    def pause(self) -> float:
        return self.lots.expovariate(1 / self.think)

    def turn(self, visitor: str, table: str, pause: Callable[[], float]) -> Callable[[], None]:
        def again() -> None:
            self.clock.later(pause(), ask)

        def ask() -> None:
            self.hall.ask(visitor, table, again)

        return ask


def times_of(chosen: argparse.Namespace) -> list[float]:
    return MEASURED[chosen.level]


def percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def simulate(chosen: argparse.Namespace, out: Console) -> None:
    titles = ("thinkers", "people", "tables of the greedy", "busy", "wait p50", "wait p99", "most", "thoughts a second")
    rows = Table(*titles, box=None, pad_edge=False)
    mean = fmean(times_of(chosen))
    for thinkers in chosen.thinkers:
        for load in chosen.load:
            people = max(1, round(load * thinkers * (chosen.think + mean) / mean))
            for greedy in (0, chosen.greedy):
                evening = Evening(chosen, thinkers, people, greedy)
                evening.clock.run(chosen.seconds)
                hall, waits = evening.hall, evening.hall.waits[False]
                busy = hall.worked / (thinkers * chosen.seconds)
                cells = [str(thinkers), f"{people:,}", str(greedy), f"{100 * busy:.0f} %"]
                cells += [f"{percentile(waits, share):.2f} s" for share in (0.5, 0.99)]
                rows.add_row(*cells, f"{max(waits):.2f} s", f"{len(waits) / chosen.seconds:.1f}")
    longest = max(times_of(chosen))
    out.print(f"{chosen.level}: {mean:.3f} s a thought on average, {longest:.2f} s at most; think {chosen.think:g} s")
    out.print(rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.thoughts", description=__doc__)
    parser.add_argument("--level", choices=LEVELS, default="master")
    parser.add_argument("--thinkers", type=int, action="append", help="cores that think; else 4, 32 and 128")
    parser.add_argument("--load", type=float, action="append", help="of them, without anybody greedy; else 0.6 and 0.9")
    parser.add_argument("--greedy", type=int, default=20, help="tables of the greedy visitor")
    parser.add_argument("--think", type=float, default=5.0, help="seconds that people think, on average")
    parser.add_argument("--seconds", type=float, default=120.0, help="that are simulated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, default=0, metavar="N", help="measure N thoughts of each game first")
    chosen = parser.parse_args()
    chosen.thinkers = chosen.thinkers or [4, 32, 128]
    chosen.load = chosen.load or [0.6, 0.9]
    out = Console(highlight=False, width=120)
    if chosen.measure:
        MEASURED[chosen.level] = measure(chosen.level, chosen.measure)
        out.print(f'    "{chosen.level}": {sorted(MEASURED[chosen.level])},')
    simulate(chosen, out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
