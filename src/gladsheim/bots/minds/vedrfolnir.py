"""The mind for Vedrfölnir: how playouts go on, how far, and what a table is worth then."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.mind import Mind
from gladsheim.bots.policies import vedrfolnir as policy
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.vedrfolnir.state import Vedrfolnir


class VedrfolnirMind(Mind):
    """Plays on for a few turns, then counts points."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 2
        self.depth = 3
        self.curiosity = 0.5

    def choose(self, g: State, lots: Lots) -> int:
        assert isinstance(g, Vedrfolnir)
        return policy.choose(g, lots)

    def turn(self, g: State) -> int:
        assert isinstance(g, Vedrfolnir)
        return g.turns

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, Vedrfolnir)
        return policy.worth(g)


MIND: Final = VedrfolnirMind()
