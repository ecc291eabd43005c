"""The mind for Yggdrasil Chronicles: playouts by the policy for a few rounds, then how likely the gods win."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.levels import Levels
from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles.hope import height, hope
from gladsheim.games.chronicles.parts import HEL, SURT, count
from gladsheim.games.chronicles.policy import choose
from gladsheim.games.chronicles.state import table
from gladsheim.games.chronicles.weights import W

# What a novice forgets: that one may die, the enemy that is nearly there, the ladders, wounds, helpers.
OVERLOOKED: Final = [
    *("may_die", "margin", "life", "life_when_few", "wound", "wolf", "urgent", "serpent.0", "serpent.1"),
    *("hel_full", "surt_full", "surt_half", "iotunn.0", "hero", "elf", "die", "near"),
]
COUNTED: Final = ["heroes", "dice"]
NEAR: Final = 2  # how far from the policy's own number others are tried


class ChroniclesMind(Mind):
    """Plays on for a few rounds by the policy, then reads the signs."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 2
        self.depth = 1
        self.curiosity = 0.25
        self.trust = 0.6
        self.numbers = W
        self.overlooked = OVERLOOKED
        self.counted = {
            "lives": True,
            "heroes": True,
            "helpers": True,
            "artifacts": True,
            "iotunns": False,
            "ruins": False,
            "ladders": False,
            "heights": False,
            "serpent": False,
        }

    def choose(self, g: State, lots: Lots) -> int:
        return choose(table(g))

    def rivals(self, g: State, own: int) -> list[int]:
        if g.slot in COUNTED:
            return [option for option in g.options if option != own and abs(option - own) <= NEAR]
        return super().rivals(g, own)

    def turn(self, g: State) -> int:
        return table(g).rounds

    def worth(self, state: State) -> list[float]:
        g = table(state)
        return [hope(g)] * g.players

    def count(self, state: State, seat: int) -> list[float]:
        g = table(state)
        return [
            1.0 * sum(g.life),
            1.0 * g.valhalla,
            1.0 * (sum(g.elves) + sum(g.vanir)),
            1.0 * sum([count(held) for held in g.artifacts]),
            1.0 * count(g.iotunns),
            1.0 * count(g.ruins),
            1.0 * (g.anonymous + g.giants),
            height(g, HEL) + height(g, SURT),
            1.0 * g.island,
        ]


MIND: Final = ChroniclesMind()
LEVELS: Final = Levels([0, 8, 72], [50, 0, 0], races=True)
