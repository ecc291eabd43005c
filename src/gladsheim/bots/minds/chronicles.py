"""The mind for Yggdrasil Chronicles: playouts by the plain policy for a few rounds, then threats against strength."""

from __future__ import annotations

import math
from typing import Final

from gladsheim.bots.mind import Mind
from gladsheim.bots.policies.chronicles import choose
from gladsheim.bots.policies.chronicles_worth import ladder_worth, threat
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles.book import PAGES
from gladsheim.games.chronicles.parts import count
from gladsheim.games.chronicles.state import Chronicles

# All in tenths of a life, as the policy counts.
LIFE: Final = [-200, -60, 0, 20, 35, 45, 53, 60, 66, 72]  # of one god, by points
HERO: Final = 8
ELF: Final = 7
DIE: Final = 5
ARTIFACT: Final = 12
RUIN: Final = 15
STEEP: Final = 0.012
AHEAD: Final = 300.0  # from the first icon of the page to the last


class ChroniclesMind(Mind):
    """Plays on for a few rounds, then weighs the gods' strength against the enemies' threats."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 2
        self.depth = 1
        self.curiosity = 0.25
        self.trust = 0.6

    def choose(self, g: State, lots: Lots) -> int:
        assert isinstance(g, Chronicles)
        return choose(g)

    def turn(self, g: State) -> int:
        assert isinstance(g, Chronicles)
        return g.rounds

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, Chronicles)
        return [hope(g)] * g.players


def hope(g: Chronicles) -> float:
    """About how likely the gods win."""
    if not g.forms:
        # Who loses late was nearer to winning.
        return 1.0 if g.returns()[0] == 1.0 else min(0.02, 0.0005 * g.rounds)
    score = strength(g) - dangers(g)
    icons = len(PAGES[g.page].icons)
    if icons > 1:
        score += AHEAD * (g.icon / (icons - 1.0) - 0.6)
    return 1.0 / (1.0 + math.exp(-STEEP * score))


def strength(g: Chronicles) -> float:
    """Lives and helpers of all gods."""
    total = 0.0
    for god in range(g.gods):
        total += (
            LIFE[min(9, g.life[god])] + ELF * g.elves[god] + DIE * g.vanir[god] + ARTIFACT * count(g.artifacts[god])
        )
    return (total + HERO * g.valhalla) / g.gods * 2.0


def dangers(g: Chronicles) -> float:
    """What the enemies, the Iotunns, the ladders and the ruins threaten with."""
    total = 0.0
    for enemy in range(5):
        if not (g.felled >> enemy) & 1:
            total += max(0, threat(g, enemy))
    awake = count(g.iotunns)
    return total + 4.0 * awake * awake + ladder_worth(g, True) + ladder_worth(g, False) + RUIN * count(g.ruins)


MIND: Final = ChroniclesMind()
