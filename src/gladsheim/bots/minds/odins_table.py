"""The mind for Odin's Table: how playouts go on, how far, and what a table is worth then."""

from __future__ import annotations

from typing import Final

from gladsheim.bots.mind import Mind
from gladsheim.bots.policies import odins_table as policy
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table.state import OdinsTable


class OdinsTableMind(Mind):
    """Plays on for a few turns, then counts spaces and pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 8
        self.curiosity = 0.5
        self.width = 1.0

    def choose(self, g: State, lots: Lots) -> int:
        assert isinstance(g, OdinsTable)
        return policy.choose(g, lots)

    def turn(self, g: State) -> int:
        assert isinstance(g, OdinsTable)
        return g.turns

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, OdinsTable)
        return policy.worth(g)


MIND: Final = OdinsTableMind()
