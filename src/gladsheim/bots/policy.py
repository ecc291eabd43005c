"""The policy bot: plays a game by the plain rules of thumb written for it."""

from __future__ import annotations

from gladsheim.bots.belief import Belief
from gladsheim.bots.bot import Bot, Eyes
from gladsheim.bots.mind import Mind
from gladsheim.bots.minds import mind_of


class PolicyBot(Bot):
    """Follows the rules of thumb of the game it is sat down to, without search; at the council, by belief.

    It looks at one imagined table that fits what its seat knows.  In a stranger's game it answers by lot.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.game = ""
        self.mind: Mind | None = None
        self.belief = Belief(seed)

    def answer(self, eyes: Eyes) -> int:
        if eyes.game.id == "gotterdammerung":
            return self.belief.answer(eyes)
        if self.mind is None or self.game != eyes.game.id:
            self.game = eyes.game.id
            self.mind = mind_of(self.game)
        return self.mind.choose(eyes.imagine(self.lots), self.lots)
