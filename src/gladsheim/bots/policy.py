"""The policy bot: plays a game by the plain rules of thumb written for it."""

from __future__ import annotations

from gladsheim.bots.bot import Bot, Eyes
from gladsheim.bots.mind import mind_of
from gladsheim.core.game import BadOption, Game
from gladsheim.core.seams import offered

PLAIN = "policy"  # the name under which a game offers a plain player of its own


class PolicyBot(Bot):
    """Follows the rules of thumb of the game it is sat down to, without search; where nobody wrote any, lots."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.game = ""
        self.player: Bot | None = None

    def answer(self, eyes: Eyes) -> int:
        if self.player is None or self.game != eyes.game.id:
            self.game = eyes.game.id
            self.player = plain_player(eyes.game, self.seed)
        return self.player.answer(eyes)


class Thumb(Bot):
    """Answers as the game's mind does in playouts, at one imagined table that fits what its seat knows."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(seed)
        self.mind = mind_of(game)

    def answer(self, eyes: Eyes) -> int:
        return self.mind.choose(eyes.imagine(self.lots), self.lots)


def plain_player(game: Game, seed: int) -> Bot:
    return own_bot(game, PLAIN, seed) if PLAIN in game.seams.bots else Thumb(game, seed)


def own_bot(game: Game, name: str, seed: int) -> Bot:
    """The player that a game offers under that name."""
    path = game.seams.bots[name]
    make = offered(game, f"bot '{name}'", path, object)
    bot = make(seed) if callable(make) else make
    if not isinstance(bot, Bot):
        raise BadOption(f"the bot '{name}' of {game.id}, {path}, must make a Bot of a seed")
    return bot
