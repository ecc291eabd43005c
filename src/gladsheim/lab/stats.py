"""Statistics: shares with their intervals, and differences between games that had the same luck."""

from __future__ import annotations

import math
from statistics import NormalDist

from gladsheim.core.game import Json

Z95 = 1.96


class Share:
    """What part of the games was won, and the 95 % interval around it (Wilson)."""

    def __init__(self, won: float, games: int) -> None:
        self.won = won
        self.games = games

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self, z: float = Z95) -> tuple[float, float]:
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def half_width(self) -> float:
        low, high = self.interval()
        return (high - low) / 2

    def plain(self) -> dict[str, Json]:
        low, high = self.interval()
        return {"won": self.won, "games": self.games, "share": self.share, "low": low, "high": high}


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
