"""Lots: the random source of thinking, never of the game itself.

A small generator of our own (the well-known 32-bit sfc mixing), so that it compiles with the rules and gives the
same lots compiled and not.
"""

from __future__ import annotations

from typing import Final, Protocol

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Bits(Protocol):
    """What `imagine` needs of a random source: `random.Random` has it, and so have Lots."""

    def getrandbits(self, k: int, /) -> int: ...


class Lots:
    """Lots drawn from a seed: the same seed, the same lots."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0x3FFFFFFF
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        """32 random bits."""
        a, b, c = self.a, self.b, self.c
        lot: i64 = (a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + lot) & MASK
        return lot

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits, as `random.Random` gives them."""
        bits = 0
        for _ in range((k + 31) // 32):
            bits = (bits << 32) | int(self.next())
        return bits >> (-k % 32)

    def below(self, most: int) -> int:
        """0, 1, ... most - 1, each as likely (`most` far below 2 ** 30)."""
        sides: i64 = most
        return int((self.next() * sides) >> 32)

    def pick(self, options: list[int], odds: list[int] | None = None) -> int:
        """The index of one of `options`, by their odds; without, each is as likely."""
        if odds is None:
            return self.below(len(options))
        rest = self.below(sum(odds))
        for n, weight in enumerate(odds):
            rest -= weight
            if rest < 0:
                return n
        raise AssertionError("odds are whole numbers above zero")

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def lots_from(rng: Bits) -> Lots:
    """Lots for one piece of thinking, from any random source."""
    return rng if isinstance(rng, Lots) else Lots(rng.getrandbits(62))
