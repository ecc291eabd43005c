"""Statistics: shares with their intervals, and differences between games that had the same luck."""

from __future__ import annotations

import math
from collections.abc import Callable
from statistics import NormalDist

from gladsheim.core.shares import Z95 as Z95
from gladsheim.core.shares import Share as Share

WRONG = 0.05  # how often an interval may miss
STEPS = 60  # of halving, when a bound is looked for


class Difference:
    """How much more was won in one row of games than in another, game by game with the same luck.

    The interval is that of Bonett and Price (2012): a win and a loss are added, so that it never shrinks to nothing.
    """

    def __init__(self, pairs: list[tuple[float, float]]) -> None:
        self.games = len(pairs)
        self.mean = sum(one - other for one, other in pairs) / self.games if pairs else 0.0
        squares = sum((one - other) ** 2 for one, other in pairs)
        n = self.games + 2
        self.middle = self.mean * self.games / n
        self.error = math.sqrt(max(0.0, (squares + 2) / n - self.middle**2) / n)
        self.saved = _saved(pairs)  # the part of the variance that common luck took away

    def interval(self, z: float = Z95) -> tuple[float, float]:
        return max(-1.0, self.middle - z * self.error), min(1.0, self.middle + z * self.error)

    def half_width(self) -> float:
        return Z95 * self.error

    def is_clear(self, comparisons: int) -> bool:
        """Whether it is not chance, at 95 % for all of so many comparisons together (Bonferroni)."""
        low, high = self.interval(NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons)))
        return low > 0 or high < 0


def _saved(pairs: list[tuple[float, float]]) -> float:
    """1 - variance of the difference / what it would be with luck of their own; below 0 where it did harm."""
    apart = _variance([one for one, _ in pairs]) + _variance([other for _, other in pairs])
    return 1 - _variance([one - other for one, other in pairs]) / apart if apart else 0.0


def _variance(values: list[float]) -> float:
    mean = sum(values) / len(values) if values else 0.0
    return sum((value - mean) ** 2 for value in values) / len(values) if values else 0.0


class Sequence:
    """A mean of values from 0 to 1 that may be looked at after every game: its interval holds at all looks together.

    It is the set of means against which the wager of all others together, each as likely, has not won 1 / `wrong`
    times its stake (Robbins, 1970; for values between 0 and 1 the same wager is no better than fair).
    """

    def __init__(self, total: float, count: int) -> None:
        self.total = total
        self.count = count

    def interval(self, wrong: float = WRONG) -> tuple[float, float]:
        if not self.count:
            return 0.0, 1.0
        won, lost = self.total, self.count - self.total
        stake = math.lgamma(won + 1) + math.lgamma(lost + 1) - math.lgamma(self.count + 2)

        def is_out(mean: float) -> bool:
            likely = (won * math.log(mean) if won else 0.0) + (lost * math.log(1 - mean) if lost else 0.0)
            return stake - likely >= -math.log(wrong)

        middle = min(1 - 1e-12, max(1e-12, won / self.count))
        return _bound(is_out, middle, 0.0), _bound(is_out, middle, 1.0)


def _bound(is_out: Callable[[float], bool], inside: float, outside: float) -> float:
    """Where an interval ends, between a point in it and 0 or 1."""
    for _ in range(STEPS):
        between = (inside + outside) / 2
        if 0 < between < 1 and not is_out(between):
            inside = between
        else:
            outside = between
    return outside


class SequenceOfPairs:
    """How much more was won in one row of games than in another, to be looked at after every game.

    Only games that ended otherwise say which is better: how many they are and who won them each have a `Sequence`.
    """

    def __init__(self, pairs: list[tuple[float, float]]) -> None:
        apart = [one - other for one, other in pairs if one != other]
        self.games = len(pairs)
        self.differ = Sequence(len(apart), len(pairs))
        self.ahead = Sequence(sum((1 + one) / 2 for one in apart), len(apart))

    def interval(self, wrong: float = WRONG) -> tuple[float, float]:
        rarely, often = self.differ.interval(wrong / 2)
        low, high = (2 * one - 1 for one in self.ahead.interval(wrong / 2))
        return low * (often if low < 0 else rarely), high * (often if high > 0 else rarely)

    def is_decided(self, wrong: float = WRONG) -> bool:
        """Whether one of the two is better, however often this was asked before."""
        low, high = self.interval(wrong)
        return low > 0 or high < 0
