"""Levels: novice, skilled and master, at whatever game they are sat down to.

A level is a budget of playouts, so that the same seed gives the same answers, with a cap in milliseconds for slow
machines, and how many answers in a hundred it gives without thinking.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.belief import HEEDLESS, MEASURED, OPEN_EARED
from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.council import Councillor
from gladsheim.bots.mind import Mind
from gladsheim.bots.minds import mind_of
from gladsheim.bots.search import SECRETLY, Search
from gladsheim.core.game import Game

LEVELS: Final = ["novice", "skilled", "master"]
ADVISER: Final = "skilled"  # gives people their hints
CAPS: Final = [150, 250, 1700]  # milliseconds

# Playouts for an answer, by level; none: the light policy answers.
PLAYOUTS: Final = {
    "odins-table": [0, 100, 6_000],
    "vedrfolnir": [0, 24, 4_000],
    "yggdrasil": [0, 0, 300],
    "chronicles": [0, 0, 400],
}
USUAL_PLAYOUTS: Final = [30, 300, 3_000]
ADVICE: Final = 60  # playouts for advice of who does not search
# What a councillor of Götterdämmerung makes of the deeds and words of others.
HEEDS: Final = [HEEDLESS, OPEN_EARED, MEASURED]
# Answers in a hundred by lot; fewer where one slip of one god may lose the game for all.
CARELESS: Final = {"yggdrasil": [7, 0, 0], "chronicles": [12, 0, 0]}
USUAL_CARELESS: Final = [30, 0, 0]


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
            self.player = player_of(game.id, LEVELS.index(self.name), self.seed)
        return self.player


class Careless(Search):
    """Thinks, or with no playouts follows the light policy of the game; and answers now and then by lot."""

    def __init__(self, seed: int, playouts: int, mind: Mind, cap: int, careless: int) -> None:
        super().__init__(seed, playouts, 0, mind, cap)
        self.careless = careless

    def advise(self, eyes: Eyes) -> list[Advice]:
        """Who does not search still tries every answer, to say what it is worth."""
        if self.playouts:
            return super().advise(eyes)
        return Search(self.lots.below(1 << 29), ADVICE, 0, self.mind, self.cap).advise(eyes)

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        if len(options) == 1:
            return options[0]
        if self.lots.below(100) < self.careless:
            return options[self.lots.below(len(options))]
        if self.playouts == 0:
            return self.mind.choose(self.imagine(eyes), self.lots)
        return super().answer(eyes)


def longest_secretly(name: str) -> float:
    """The seconds within which a level has answered what others may not know it is asked."""
    return min(CAPS[LEVELS.index(name)], SECRETLY) / 1000 if name in LEVELS else 0.0


def player_of(game: str, level: int, seed: int) -> Bot:
    """Who plays that game at a level."""
    careless = CARELESS.get(game, USUAL_CARELESS)[level]
    if game == "gotterdammerung":
        return Councillor(seed, mind_of(game), HEEDS[level], careless)
    playouts = PLAYOUTS.get(game, USUAL_PLAYOUTS)[level]
    return Careless(seed, playouts, mind_of(game), CAPS[level], careless)
