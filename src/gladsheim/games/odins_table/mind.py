"""The mind for Odin's Table: how playouts go on, how far, and what a table is worth then."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.levels import Levels
from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table import policy
from gladsheim.games.odins_table.state import table
from gladsheim.games.odins_table.weights import W

# What a novice overlooks: that a column is left open, what an attack would save, how well a card guards, a threat.
OVERLOOKED: Final = [
    *("saved", "opened", "opened_by_conquest", "left", "left_late", "guard", "threat", "last_threat", "conquest.1"),
]


class OdinsTableMind(Mind):
    """Plays on for a few turns, then counts spaces and pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8
        self.curiosity = 0.5
        self.width = 1.0
        self.numbers = W
        self.overlooked = OVERLOOKED
        self.counted = {"spaces": True, "theirs": False, "captures": True, "losses": False}

    def choose(self, g: State, lots: Lots) -> int:
        return policy.choose(table(g), lots)

    def turn(self, g: State) -> int:
        return table(g).turns

    def worth(self, g: State) -> list[float]:
        return policy.worth(table(g))

    def count(self, g: State, seat: int) -> list[float]:
        t, other = table(g), 1 - seat
        return [1.0 * t.conquered(seat), 1.0 * t.conquered(other), 1.0 * t.lost[other], 1.0 * t.lost[seat]]


MIND: Final = OdinsTableMind()
LEVELS: Final = Levels([0, 100, 6_000], [60, 0, 0])
