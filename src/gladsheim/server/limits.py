"""Limits: how much one socket may send, and how many one address may open.  Requests are limited by Litestar."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from gladsheim.server import hours

GUESSES: Final = (1 / 6, 10)  # codes a second that one visitor may try, and at once
GUESSES_OF_ALL: Final = (2, 200)  # wrong ones of all visitors together: many addresses do not try codes through
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


class Guesses:
    """How many codes each visitor may still try."""

    def __init__(self) -> None:
        self.of: OrderedDict[str, Bucket] = OrderedDict()
        self.wrong = Bucket(*GUESSES_OF_ALL)

    def allows(self, visitor: str) -> bool:
        """Whether this visitor may try one more; if so it is counted."""
        bucket = self.of.setdefault(visitor, Bucket(*GUESSES))
        self.of.move_to_end(visitor)
        if len(self.of) > MOST_VISITORS:
            self.of.popitem(last=False)
        return bucket.take() and self.wrong.left_now() >= 1
