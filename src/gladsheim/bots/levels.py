"""Levels: novice, skilled and master, at whatever game they are sat down to, and above them the sage, for analysis.

A level is a budget of playouts, so that the same seed gives the same answers, with a cap in milliseconds for slow
machines, and how many answers in a hundred it gives without due thought.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.mind import Mind, mind_of
from gladsheim.bots.race import Race
from gladsheim.bots.search import Search
from gladsheim.bots.thinker import SECRETLY, Thinker
from gladsheim.core.game import Game
from gladsheim.core.seams import offered

LEVELS: Final = ["novice", "skilled", "master", "sage"]
ADVISER: Final = "skilled"  # gives people their hints
CAPS: Final = [150, 250, 1700, 12_000]  # milliseconds
DEEPER: Final = 6  # how many times the master's playouts a sage takes
USUAL_PLAYOUTS: Final = [30, 300, 3_000]
USUAL_CARELESS: Final = [30, 0, 0]
ADVICE: Final = 60  # rounds of a race for advice, at least
ADVICE_OF_A_TREE: Final = 800  # playouts of a search
ADVICE_CAP: Final = 1200  # milliseconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Levels:
    """How strong each level is at a game."""

    def __init__(
        self, playouts: list[int] = USUAL_PLAYOUTS, careless: list[int] = USUAL_CARELESS, races: bool = False
    ) -> None:
        self.playouts = [*playouts, DEEPER * playouts[-1]]  # for an answer, by level; none: the policy answers
        self.careless = [*careless, 0]  # slips in a hundred answers; few where one of one seat may lose for all
        self.races = races  # the answers race each other, which suits a good policy; else a tree is searched

    def player(self, level: int, seed: int, mind: Mind) -> Bot:
        """Who plays the game at a level."""
        playouts = self.playouts[level]
        thinker = self.thinker(seed, playouts, mind, CAPS[level])
        adviser = self.thinker(seed, max(playouts, ADVICE if self.races else ADVICE_OF_A_TREE), mind, ADVICE_CAP)
        return Careless(seed, thinker, adviser, self.careless[level])

    def race(self, seed: int, rounds: int, mind: Mind) -> Race:
        """Who compares some answers only, for a review."""
        return Race(seed, rounds, mind)

    def thinker(self, seed: int, playouts: int, mind: Mind, cap: int) -> Thinker:
        return Race(seed, playouts, mind, cap) if self.races else Search(seed, playouts, 0, mind, cap)


class Level(Bot):
    """A player of some strength; which game it plays it learns from the first question."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.seed = seed
        self.game = ""
        self.player: Bot | None = None

    def answer(self, eyes: Eyes) -> int:
        return self.at(eyes.game).answer(eyes)

    def advise(self, eyes: Eyes) -> list[Advice]:
        return self.at(eyes.game).advise(eyes)

    def at(self, game: Game) -> Bot:
        """The player of that game."""
        if self.player is None or self.game != game.id:
            self.game = game.id
            self.player = player_of(game, LEVELS.index(self.name), self.seed)
        return self.player


class Careless(Bot):
    """Thinks, or with no playouts follows the light policy of the game; and slips now and then, as people do.

    Who slips overlooks something: the policy answers as if some of its numbers, dangers or worths, were nothing.  At a
    game that has named none a slip is an answer by lot.
    """

    def __init__(self, seed: int, thinker: Thinker, adviser: Thinker, careless: int) -> None:
        super().__init__(seed)
        self.thinker = thinker
        self.adviser = adviser  # says what every answer is worth, which may take longer than to find a good one
        self.careless = careless  # slips in a hundred answers

    def advise(self, eyes: Eyes) -> list[Advice]:
        return self.adviser.advise(eyes)

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        if len(options) == 1:
            return options[0]
        if self.careless and self.lots.below(100) < self.careless:
            return self.slip(eyes)
        if self.thinker.playouts == 0:
            return self.thinker.mind.choose(self.thinker.imagine(eyes), self.lots)
        return self.thinker.answer(eyes)

    def slip(self, eyes: Eyes) -> int:
        """What the policy would answer if half of what novices overlook did not count."""
        mind, options = self.thinker.mind, eyes.ask.options
        if not mind.overlooked:
            return options[self.lots.below(len(options))]
        g = self.thinker.imagine(eyes)
        forgotten = [name for name in mind.overlooked if self.lots.below(2)]
        kept = {name: mind.numbers.get(name) for name in forgotten}
        mind.numbers.put(dict.fromkeys(forgotten, 0.0))
        try:
            return mind.choose(g, self.lots)
        finally:
            mind.numbers.put(kept)


def longest_secretly(name: str) -> float:
    """The seconds within which a level has answered what others may not know it is asked."""
    if name in LEVELS:
        return min(CAPS[LEVELS.index(name)], SECRETLY) / 1000
    return SECRETLY / 1000 if name == "even" else 0.0  # one that is of any level must not betray of which


def levels_of(game: Game) -> Levels:
    """The levels that a game offers, or the usual ones."""
    return offered(game, "levels", game.seams.levels, Levels) if game.seams.levels else Levels()


def player_of(game: Game, level: int, seed: int) -> Bot:
    """Who plays that game at a level."""
    return levels_of(game).player(level, seed, mind_of(game))
