"""Even: a bot of your strength.  It plays as strongly as keeps the game open, by how it stands for its seat.

Before each answer it plays on from a few tables that it could not tell from the true one.  Who is ahead answers as a
novice would, who is behind as a master, and in between as a skilled player; where all win and lose together it
helps as much as is needed.  It remembers nothing, so it can be put at any table, and it sees no more than other bots.
"""

from __future__ import annotations

from typing import Final

from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.levels import LEVELS, levels_of
from gladsheim.bots.mind import Mind, mind_of, play_on
from gladsheim.core.lots import Lots

EVEN: Final = "even"
TABLES: Final = 16  # that are played on from, to know how it stands
BEHIND: Final = 0.9  # times the even chance: below it a master answers
AHEAD: Final = 1.1  # above it a novice
SEEDS: Final = 1 << 29


class Even(Bot):
    """Answers at the level that the table calls for."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.game = ""
        self.players: list[Bot] = []  # novice, skilled, master
        self.mind = Mind()

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        if len(options) == 1:
            return options[0]
        return self.player(eyes).answer(eyes)

    def advise(self, eyes: Eyes) -> list[Advice]:
        self.sit_down(eyes)
        return self.players[1].advise(eyes)

    def player(self, eyes: Eyes) -> Bot:
        """Who answers now."""
        self.sit_down(eyes)
        standing = self.standing(eyes)
        return self.players[2 if standing < BEHIND else 0 if standing > AHEAD else 1]

    def sit_down(self, eyes: Eyes) -> None:
        if self.game != eyes.game.id:
            self.game = eyes.game.id
            self.mind = mind_of(eyes.game)
            levels = levels_of(eyes.game)
            self.players = [levels.player(level, self.seed, self.mind) for level in range(LEVELS.index("master") + 1)]

    def standing(self, eyes: Eyes) -> float:
        """What the seat may hope for, as so many times the even chance."""
        total, even = 0.0, 0.0
        for _ in range(TABLES):
            g = eyes.imagine(self.lots)
            last = self.mind.turn(g) + self.mind.horizon
            play_on(g, self.mind, Lots(self.lots.below(SEEDS)), last, eyes.game.longest)
            worth = self.mind.worth(g)
            total += worth[eyes.seat]
            even += 0.5 if eyes.game.cooperative else sum(worth) / len(worth)
        return total / even if even else 1.0
