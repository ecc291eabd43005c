"""Shares: what part of some games was won, and how sure that is."""

from __future__ import annotations

import math
from typing import Final

from gladsheim.core.game import Json

Z95: Final = 1.96


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
