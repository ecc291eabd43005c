"""The mind for Yggdrasil: playouts by the policy for a few turns, then how likely the gods win from there."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.levels import Levels
from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil.danger import past, pushes_due, steps_to_come
from gladsheim.games.yggdrasil.hope import hope
from gladsheim.games.yggdrasil.parts import LAST_BEFORE_WALL
from gladsheim.games.yggdrasil.policy import choose
from gladsheim.games.yggdrasil.state import table
from gladsheim.games.yggdrasil.weights import W

# The policy's answers to these are as good as any, or nearly: the time is better spent on others.
SETTLED: Final = ["elves", "roll", "hold_elves", "next_card", "share", "island"]
COUNTED: Final = ["vikings", "hold_vikings"]
# What a novice forgets: that the gods are one step from defeat, what is still to come, an enemy or two, the means.
OVERLOOKED: Final = [
    *("one_too_many", "rescue", "due", "enemy.1", "enemy.3", "enemy.5", "step.4", "step.5"),
    *("forge_own", "elf", "midgard", "rune.0", "geirrod", "vanir_on"),
]
NEAR: Final = 2  # how far from the policy's own number others are tried


class YggdrasilMind(Mind):
    """Plays on for a few turns by the policy, then reads the signs."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 4
        self.depth = 1
        self.curiosity = 0.25
        self.trust = 0.6
        self.numbers = W
        self.overlooked = OVERLOOKED
        self.counted = {"vikings": True, "elves": True, "artifacts": True, "giants": False, "wall": False, "due": False}

    def choose(self, g: State, lots: Lots) -> int:
        return choose(table(g))

    def rivals(self, g: State, own: int) -> list[int]:
        if g.slot in SETTLED:
            return []
        if g.slot in COUNTED:
            return [option for option in g.options if option != own and abs(option - own) <= NEAR]
        return super().rivals(g, own)

    def turn(self, g: State) -> int:
        return table(g).turns

    def worth(self, state: State) -> list[float]:
        g = table(state)
        return [hope(g)] * g.seats()

    def count(self, state: State, seat: int) -> list[float]:
        g = table(state)
        return [
            1.0 * sum(g.vikings),
            1.0 * sum(g.elves),
            1.0 * sum(g.levels),
            1.0 * bin(g.active).count("1"),
            1.0 * past(g, LAST_BEFORE_WALL),
            1.0 * pushes_due(g, steps_to_come(g), 0, 0),
        ]


MIND: Final = YggdrasilMind()
LEVELS: Final = Levels([0, 8, 72], [45, 0, 0], races=True)
