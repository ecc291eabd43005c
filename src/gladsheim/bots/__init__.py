"""Bots: players that are only ever given what their seat may know."""

from __future__ import annotations

import os
import re
from importlib import import_module

from gladsheim.bots.bot import Advice, Bot, Eyes, RandomBot
from gladsheim.bots.even import EVEN, Even
from gladsheim.bots.levels import LEVELS, Level
from gladsheim.bots.policy import PolicyBot, own_bot
from gladsheim.bots.program import PREFIX, STAND_IN, ProgramBot
from gladsheim.bots.search import Search
from gladsheim.core.game import BadOption, Game
from gladsheim.core.shelf import installed

__all__ = ["Advice", "Bot", "Eyes", "Level", "PolicyBot", "RandomBot", "Search", "check_bot", "make_bot"]

ANYWHERE = [
    *("random", *LEVELS, EVEN, "policy", "search", "search:PLAYOUTS", "search:MILLISECONDSms"),
    *("network:FILE", "program:PATH ARGUMENTS"),
]

# A bot of another room, which is loaded when it is first named: prefix -> "module:name".
ELSEWHERE = {"network:": "gladsheim.adapters.network:NetworkBot"}


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; a BadOption names those there are.

    >>> make_bot("search:100").playouts
    100
    """
    bot = make_general_bot(name, seed)
    if bot is not None:
        return bot
    for game in installed():
        if name in game.seams.bots:
            return own_bot(game, name, seed)
    raise BadOption(f"no bot '{name}'; there are: {', '.join(known())}")


def make_general_bot(name: str, seed: int) -> Bot | None:
    """The bot of that name that plays any game, if there is one."""
    if name == "random":
        return RandomBot(seed)
    if name == "policy":
        return PolicyBot(seed)
    if name in LEVELS:
        return Level(name, seed)
    if name == EVEN:
        return Even(seed)
    if name.startswith(PREFIX):
        stand_in = make_general_bot(os.environ.get(STAND_IN, "novice"), seed)
        if stand_in is None or isinstance(stand_in, ProgramBot):
            raise BadOption(f"{STAND_IN} must be a bot that plays any game: {', '.join(ANYWHERE[:-1])}")
        return ProgramBot(name, seed, stand_in)
    for prefix, where in ELSEWHERE.items():
        if name.startswith(prefix):
            return bot_elsewhere(name, where, seed)
    budget = re.fullmatch(r"search(?::([1-9]\d{0,7})(ms)?)?", name)
    if budget is None:
        return None
    if budget[1] is None:
        return Search(seed)
    return Search(seed, milliseconds=int(budget[1])) if budget[2] else Search(seed, playouts=int(budget[1]))


def bot_elsewhere(name: str, where: str, seed: int) -> Bot:
    module, _, kind = where.partition(":")
    try:
        bot = getattr(import_module(module), kind)(name, seed)
    except ImportError as no:
        raise BadOption(f"the bot '{name}': {no}") from None
    assert isinstance(bot, Bot)
    return bot


def check_bot(name: str, game: Game) -> None:
    """A BadOption unless there is such a bot, and it plays that game."""
    # The other games are looked through, and that means loaded, only for a name that none of this game's bots has.
    if name in game.seams.bots:
        return
    bot = make_general_bot(name, 0)
    if bot is not None:
        bot.check(game)
        return
    make_bot(name)
    others = [other.id for other in installed() if name in other.seams.bots]
    raise BadOption(f"the bot '{name}' plays {others[0]} alone; for {game.id} there are: {', '.join(ANYWHERE)}")


def known() -> list[str]:
    """The names of all bots, those that play any game first."""
    own = [name for game in installed() for name in game.seams.bots]
    return list(dict.fromkeys([*ANYWHERE, *own]))
