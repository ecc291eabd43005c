"""The mind for Vedrfölnir: how playouts go on, how far, and what a table is worth then."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.levels import Levels
from gladsheim.bots.mind import Mind
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.vedrfolnir import policy
from gladsheim.games.vedrfolnir.state import table
from gladsheim.games.vedrfolnir.weights import W

# What a novice overlooks: that a stake is nearly full, that another gains by it, what a joker is for.
OVERLOOKED: Final = [*("comes.0", "comes.1", "comes.2", "comes.3", "comes.4", "rival", "joker")]


class VedrfolnirMind(Mind):
    """Plays on for a few turns, then counts points."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 2
        self.numbers = W
        self.overlooked = OVERLOOKED
        self.counted = {"points": True, "stake": True, "rivals": False, "jokers": True}

    def choose(self, g: State, lots: Lots) -> int:
        return policy.choose(table(g), lots)

    def turn(self, g: State) -> int:
        return table(g).turns

    def worth(self, g: State) -> list[float]:
        return policy.worth(table(g))

    def count(self, g: State, seat: int) -> list[float]:
        t = table(g)
        rivals = [t.score(zone) for zone in range(t.zones) if zone != seat]
        return [
            1.0 * t.score(seat),
            policy.points_of(t, seat),
            1.0 * max(rivals) if rivals else 0.0,
            1.0 * t.jokers_of(seat),
        ]


MIND: Final = VedrfolnirMind()
LEVELS: Final = Levels([0, 12, 300], [40, 0, 0], races=True)
