"""Limits: how much one socket may send, and how many one address may open.  Requests are limited by Litestar."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from gladsheim.server import hours

GUESSES: Final = (1 / 6, 10)  # codes a second that one visitor may try, and at once
GUESSES_OF_ALL: Final = (2, 200)  # wrong ones of all visitors together: many addresses do not try codes through
CODING: Final = (1 / 60, 30)  # tables for which a code is drawn: the more codes live, the longer they are for all
CHANGES: Final = (1, 60)  # of what is kept for one visitor's devices
KEEPS: Final = (1 / 600, 30)  # new things of that kind: what nobody deletes may not grow without end
COMINGS: Final = (5, 400)  # of sockets of one visitor: whoever comes is looked for in the store, and told to others
TALK: Final = (3, 45)  # lines of chat and signs of all sockets of one visitor, fifteen phones of one house
UNDOING: Final = (4, 30)
HINTING: Final = (1, 16)
AROUND: Final = (2, 60)  # of what goes on around a game: proposals, draws, the host's word
TOGETHER: Final = 5  # times as many messages come from one visitor as from one socket
MOST_VISITORS: Final = 10_000  # whose tries are remembered


class Bucket:
    """So many things a second, and a few seconds' worth at once."""

    __slots__ = ("a_second", "left", "most", "seen")  # every socket has several

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.most = at_once
        self.left = at_once
        self.seen = hours.passed()

    def take(self) -> bool:
        """Whether one more is allowed; if so it is counted."""
        if self.left_now() < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """What was counted last was no such thing."""
        self.left = min(self.most, self.left + 1)

    def left_now(self) -> float:
        """How many are allowed at once by now."""
        now = hours.passed()
        self.left = min(self.most, self.left + (now - self.seen) * self.a_second)
        self.seen = now
        return self.left


class Doors:
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class Places:
    """So many things of each visitor at once; the others wait in their order."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: dict[str, asyncio.Semaphore] = {}
        self.users: Counter[str] = Counter()

    @asynccontextmanager
    async def one(self, visitor: str) -> AsyncIterator[None]:
        place = self.of.setdefault(visitor, asyncio.Semaphore(self.most))
        self.users[visitor] += 1
        try:
            async with place:
                yield
        finally:
            self.users[visitor] -= 1
            if not self.users[visitor]:
                del self.users[visitor], self.of[visitor]


class Tries:
    """How often each visitor may still do something."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.rate = (a_second, at_once)
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, visitor: str) -> Bucket:
        """What this visitor has left."""
        found = self.of.get(visitor)
        if found is None:
            found = self.of[visitor] = Bucket(*self.rate)
            if len(self.of) > MOST_VISITORS:
                self.of.popitem(last=False)
        self.of.move_to_end(visitor)
        return found

    def allows(self, visitor: str) -> bool:
        """Whether this visitor may once more; if so it is counted."""
        return self.bucket(visitor).take()


class Guesses(Tries):
    """How many codes each visitor may still try, and all of them together."""

    def __init__(self) -> None:
        super().__init__(*GUESSES)
        self.wrong = Bucket(*GUESSES_OF_ALL)

    def allows(self, visitor: str) -> bool:
        return super().allows(visitor) and self.wrong.left_now() >= 1

    def was_right(self, visitor: str) -> None:
        """A code that was right is no try: all phones of one house come from one address."""
        self.bucket(visitor).give_back()
