"""Councillors: belief players of Götterdämmerung at a level, who can also say what each answer is worth.

They answer by belief.  What an answer is worth they learn from playouts of tables dealt by that belief.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.levels import Levels
from gladsheim.bots.mind import Mind
from gladsheim.bots.race import Race
from gladsheim.bots.search import Search
from gladsheim.core.forms import State
from gladsheim.core.text import Phrase
from gladsheim.games.gotterdammerung import counsel
from gladsheim.games.gotterdammerung.belief import (
    GUESSED,
    MEASURED,
    OPEN_EARED,
    Belief,
    Odds,
    Posterior,
    believe,
)
from gladsheim.games.gotterdammerung.mind import MIND
from gladsheim.games.gotterdammerung.seen import Seen
from gladsheim.games.gotterdammerung.state import asgard_of

PLAYOUTS: Final = 400
CAP: Final = 250  # milliseconds
HEEDS: Final = [OPEN_EARED, OPEN_EARED, MEASURED, MEASURED]  # what each level makes of the deeds and words of others


class Councillor(Belief):
    """A belief player with its odds, who forgets now and then what it saw and heard."""

    def __init__(self, seed: int, mind: Mind, odds: Odds = GUESSED, careless: int = 0) -> None:
        super().__init__(seed, odds)
        self.mind = mind
        self.careless = careless  # answers in a hundred
        self.playouts = PLAYOUTS  # for advice
        self.cap = CAP

    def slips(self) -> bool:
        return self.careless > 0 and self.lots.below(100) < self.careless

    def advise(self, eyes: Eyes) -> list[Advice]:
        """First what belief says, as sure as it is right; then the others as they did in the playouts."""
        if eyes.game.id != "gotterdammerung":
            return []
        adviser = Belief(self.lots.below(1 << 29), MEASURED)
        believed = adviser.believed(eyes, False)
        belief = adviser.think(Seen(eyes.view(), eyes.seat))
        search = BeliefSearch(self.lots.below(1 << 29), self.mind, belief, self.playouts, self.cap)
        weighed = search.advise(eyes)
        return [one for one in weighed if one.option == believed] + [one for one in weighed if one.option != believed]

    def reasons(self, eyes: Eyes, option: int) -> list[Phrase]:
        sight = Seen(eyes.view(), eyes.seat)
        belief = believe(sight, sight.faction == 1, MEASURED)
        return counsel.reasons(sight, belief, eyes.ask.slot, option)


class BeliefSearch(Search):
    """A search through tables whose Conspirators are drawn by belief, not dealt by lot."""

    def __init__(self, seed: int, mind: Mind, belief: Posterior, playouts: int = PLAYOUTS, cap: int = CAP) -> None:
        super().__init__(seed, playouts, 0, mind, cap)
        self.belief = belief

    def imagine(self, eyes: Eyes) -> State:
        state = asgard_of(eyes.imagine(self.lots))
        # Who conspires knows the others, and need not guess.
        if not state.faction(eyes.seat) and self.belief.found:
            state.conspirators = self.belief.draw(self.lots)
        return state


class BeliefRace(Race):
    """A race at tables whose Conspirators are drawn by belief."""

    def imagine(self, eyes: Eyes) -> State:
        state = asgard_of(eyes.imagine(self.lots))
        if not state.faction(eyes.seat):
            belief = believe(Seen(eyes.view(), eyes.seat), False, MEASURED)
            if belief.found:
                state.conspirators = belief.draw(self.lots)
        return state


class CouncilLevels(Levels):
    """Levels that differ in whom they believe, not in how long they think."""

    def race(self, seed: int, rounds: int, mind: Mind) -> Race:
        return BeliefRace(seed, rounds, mind)

    def player(self, level: int, seed: int, mind: Mind) -> Bot:
        return Councillor(seed, mind, HEEDS[level], self.careless[level])


def believer(seed: int) -> Bot:
    """The bot `belief`."""
    return Councillor(seed, MIND)


LEVELS: Final = CouncilLevels()
