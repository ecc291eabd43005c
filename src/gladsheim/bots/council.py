"""Councillors: belief players of Götterdämmerung at a level, who can also say what each answer is worth.

They answer by belief.  What an answer is worth they learn from playouts of tables dealt by that belief.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.belief import GUESSED, Belief, Odds, Posterior
from gladsheim.bots.bot import Advice, Eyes
from gladsheim.bots.council_view import Sight
from gladsheim.bots.mind import Mind
from gladsheim.bots.search import Search
from gladsheim.core.forms import State
from gladsheim.games.gotterdammerung.state import Asgard

PLAYOUTS: Final = 400
CAP: Final = 250  # milliseconds


class Councillor(Belief):
    """A belief player with its odds, who answers now and then by lot."""

    def __init__(self, seed: int, mind: Mind, odds: Odds = GUESSED, careless: int = 0) -> None:
        super().__init__(seed, odds)
        self.mind = mind
        self.careless = careless  # answers in a hundred
        self.playouts = PLAYOUTS  # for advice
        self.cap = CAP

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        if self.careless and self.lots.below(100) < self.careless:
            return options[self.lots.below(len(options))]
        return super().answer(eyes)

    def advise(self, eyes: Eyes) -> list[Advice]:
        """First what belief says; then the others as they did in the playouts."""
        if eyes.game.id != "gotterdammerung":
            return []
        believed = super().answer(eyes)
        self.think(Sight(eyes.view(), eyes.seat))
        assert self.posterior is not None
        search = BeliefSearch(self.lots.below(1 << 29), self.mind, self.posterior, self.playouts, self.cap)
        weighed = search.advise(eyes)
        return [one for one in weighed if one.option == believed] + [one for one in weighed if one.option != believed]


class BeliefSearch(Search):
    """A search through tables whose Conspirators are drawn by belief, not dealt by lot."""

    def __init__(self, seed: int, mind: Mind, belief: Posterior, playouts: int = PLAYOUTS, cap: int = CAP) -> None:
        super().__init__(seed, playouts, 0, mind, cap)
        self.belief = belief

    def imagine(self, eyes: Eyes) -> State:
        state = eyes.imagine(self.lots)
        assert isinstance(state, Asgard)
        # Who conspires knows the others, and need not guess.
        if not state.faction(eyes.seat) and self.belief.found:
            state.conspirators = self.belief.draw(self.lots)
        return state
