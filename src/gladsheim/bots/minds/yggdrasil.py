"""The mind for Yggdrasil: playouts by the plain policy for a few turns, then how near the enemies are."""

from __future__ import annotations

import math
from typing import Final

from gladsheim.bots.mind import Mind
from gladsheim.bots.policies.yggdrasil import choose
from gladsheim.bots.policies.yggdrasil_worth import ELF_COST, bag_weight, giant_worth, past, rate, viking_cost
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.parts import ISLANDS, LAST_BEFORE_DOOR, LAST_BEFORE_WALL
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of

# All in Vikings, as the policy counts.
NEAR: Final = [0.0, 0.0, 6.0, 12.0, 20.0, 28.0, 40.0, 60.0, 260.0]  # an enemy on that space
CROWD: Final = 12.0  # one enemy more would be too many
CARD: Final = 2.0  # each enemy card to come
PATIENCE: Final = 40.0
STEEP: Final = 0.05


class YggdrasilMind(Mind):
    """Plays on for a few turns, then weighs what the gods have against how near the enemies are."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 4
        self.depth = 1
        self.curiosity = 0.25
        self.trust = 0.6

    def choose(self, g: State, lots: Lots) -> int:
        assert isinstance(g, Yggdrasil)
        return choose(g)

    def turn(self, g: State) -> int:
        assert isinstance(g, Yggdrasil)
        return g.turns

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, Yggdrasil)
        return [hope(g)] * g.seats()


def hope(g: Yggdrasil) -> float:
    """About how likely the gods win."""
    if not g.forms:
        # Who loses late was nearer to winning.
        return 1.0 if g.returns()[0] == 1.0 else 0.0005 * g.turns
    left = cards_left(g)
    danger = 0.0
    for space in g.track:
        danger += NEAR[space]
    danger += CROWD * max(0, past(g, LAST_BEFORE_WALL) - 3) + CROWD * max(0, past(g, LAST_BEFORE_DOOR) - 1)
    means = 1.0 * sum(g.vikings) + ELF_COST * sum(g.elves) + min(1.0, left / 12.0) * later_means(g)
    score = means * viking_cost(g) - danger * min(1.0, (left + 2.0) / 12.0) + PATIENCE - CARD * left
    return 1.0 / (1.0 + math.exp(-STEEP * score))


def later_means(g: Yggdrasil) -> float:
    """Artifacts, the Vanir, the bags near the Valkyries, less the giants that stand in the way."""
    means = 2.5 * sum(g.levels) + 0.5 * g.vanir
    for island in range(1, ISLANDS):
        means += 4.0 * bag_weight(g, island) * rate(g.bag_vikings[island], g.giants_in(island))
    for giant in giants_of(g.active):
        means -= giant_worth(g, giant)
    return means


MIND: Final = YggdrasilMind()
