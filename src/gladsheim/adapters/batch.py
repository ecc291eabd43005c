"""A batch of tables, stepped in one call: answers in, chance and new games included, numbers out.  Compiled."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from gladsheim.core.forms import CHANCE, CLOCK, State
from gladsheim.core.game import BadOption
from gladsheim.core.lots import Lots
from gladsheim.core.pen import Observe, Pen

TRIES: Final = 1000  # openings, before one gives up


class Numbers:
    """How the answers of a game are numbered, from the seat that gives them."""

    def __init__(self, offsets: dict[str, int], turned: dict[str, list[list[int]]], size: int) -> None:
        self.offsets = offsets  # slot -> the number of its value 0
        self.turned = turned  # slot -> seat -> value -> as that seat counts it; only of slots where seats differ
        self.size = size

    def number(self, g: State, option: int) -> int:
        """The number of an option of the faced question."""
        turned = self.turned.get(g.slot)
        return self.offsets[g.slot] + (option if turned is None or g.seat < 0 else turned[g.seat][option])

    def index(self, g: State, number: int) -> int:
        """Which of the faced options has that number; below zero: none."""
        turned = self.turned.get(g.slot)
        value = number - self.offsets[g.slot]
        for n, option in enumerate(g.options):
            if value == (option if turned is None or g.seat < 0 else turned[g.seat][option]):
                return n
        return -1


class Batch:
    """So many tables of one game.  A table that ended has begun again when `play` is done."""

    def __init__(self, openings: list[State], numbers: Numbers, longest: int, seeds: list[int]) -> None:
        self.openings = openings  # one of them by lot for each game; never changed: cloned
        self.numbers = numbers
        self.longest = longest  # after so many fills a game is broken off
        self.lots = [Lots(seed) for seed in seeds]
        self.tables: list[State] = []
        self.fills: list[int] = [0] * len(seeds)
        self.ended: list[int] = []  # tables that ended in this step, in order
        self.endings: list[State] = []  # and how they stood
        for n in range(len(seeds)):
            self.tables.append(openings[0])
            self.begin(n)

    def begin(self, n: int) -> None:
        """A new game at a table; one that chance ends before anybody is asked does not count."""
        for _ in range(TRIES):
            first = self.lots[n].below(len(self.openings)) if len(self.openings) > 1 else 0
            self.tables[n] = self.openings[first].clone()
            self.fills[n] = 0
            self.settle(n)
            if self.tables[n].forms:
                return
        raise BadOption("games that begin at these openings end before anybody is asked")

    def settle(self, n: int) -> None:
        """Chance answers until a seat is asked; a clock that all wait for strikes, and how is drawn by lot."""
        g, lots = self.tables[n], self.lots[n]
        while g.forms and (g.seat == CHANCE or g.seat == CLOCK):
            g.choose(lots.pick(g.options, g.odds if g.seat == CHANCE else None))
            self.fills[n] += 1

    def play(self, actions: list[int]) -> None:
        """Every table takes its action, which is an answer there."""
        self.ended = []
        self.endings = []
        for n in range(len(self.tables)):
            g = self.tables[n]
            index = self.numbers.index(g, actions[n])
            assert index >= 0, "the masks are there to be read, and somebody has written into them"
            g.choose(index)
            self.settle_on(n)

    def answer(self, n: int, value: int) -> None:
        """The seat that is asked at one table answers: a bot's move."""
        g = self.tables[n]
        g.fill(g.seat, value)
        self.settle_on(n)

    def settle_on(self, n: int) -> None:
        self.fills[n] += 1
        self.settle(n)
        g = self.tables[n]
        if not g.forms or self.fills[n] >= self.longest:
            self.ended.append(n)
            self.endings.append(g)
            self.begin(n)

    def elsewhere(self, learners: list[int]) -> list[int]:
        """The tables where another seat than the learner's own is asked."""
        return [n for n in range(len(self.tables)) if self.tables[n].seat != learners[n]]

    # Looking

    def legal(self, n: int) -> list[int]:
        g = self.tables[n]
        return sorted([self.numbers.number(g, option) for option in g.options])

    def masks(self, which: list[int]) -> bytes:
        """The places of all answers at these tables in a flat array of masks, as 64-bit numbers."""
        where = BytesWriter()
        at: i64 = 0
        size: i64 = self.numbers.size
        for n in which:
            g = self.tables[n]
            first: i64 = at + self.numbers.offsets[g.slot]
            turned = self.numbers.turned.get(g.slot)
            if turned is None:
                for option in g.options:
                    write_i64_le(where, first + option)
            else:
                own = turned[g.seat]
                for option in g.options:
                    write_i64_le(where, first + own[option])
            at += size
        return where.getvalue()

    def asked(self) -> bytes:
        """Who is asked at each table, as 64-bit numbers."""
        who = BytesWriter()
        for g in self.tables:
            write_i64_le(who, g.seat)
        return who.getvalue()

    def observe(
        self, which: list[int], observe: Observe, pen: Pen, size: i64, slots: dict[str, int], secret_turns: bool
    ) -> None:
        """Write what each seat sees that is asked at these tables, a row of `size` after the other."""
        pen.clear()
        at: i64 = 0
        for n in which:
            g = self.tables[n]
            pen.begin(at, g.seat)
            pen.common(g, slots, secret_turns)
            observe(g, pen)
            at += size
