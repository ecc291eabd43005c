"""Bots: players that are only ever given what their seat may know."""

from __future__ import annotations

import re

from gladsheim.bots.belief import Belief
from gladsheim.bots.bot import Advice, Bot, Eyes, RandomBot
from gladsheim.bots.council import Councillor
from gladsheim.bots.levels import LEVELS, Level
from gladsheim.bots.minds import mind_of
from gladsheim.bots.policy import PolicyBot
from gladsheim.bots.search import Search
from gladsheim.core.game import BadOption

__all__ = ["Advice", "Belief", "Bot", "Eyes", "Level", "PolicyBot", "RandomBot", "Search", "check_bot", "make_bot"]

ANYWHERE = "random, novice, skilled, master, policy, search, search:PLAYOUTS, search:MILLISECONDSms"
KNOWN = ANYWHERE.replace("policy, ", "policy, belief, ")
COUNCIL = "gotterdammerung"  # the game that belief is about


def make_bot(name: str, seed: int = 0) -> Bot:
    """The bot of that name; a BadOption names those there are.

    >>> make_bot("search:100").playouts
    100
    """
    if name == "random":
        return RandomBot(seed)
    if name == "belief":
        return Councillor(seed, mind_of(COUNCIL))
    if name == "policy":
        return PolicyBot(seed)
    if name in LEVELS:
        return Level(name, seed)
    budget = re.fullmatch(r"search(?::([1-9]\d{0,7})(ms)?)?", name)
    if budget is None:
        raise BadOption(f"no bot '{name}'; there are: {KNOWN}")
    if budget[1] is None:
        return Search(seed)
    return Search(seed, milliseconds=int(budget[1])) if budget[2] else Search(seed, playouts=int(budget[1]))


def check_bot(name: str, game: str) -> None:
    """A BadOption unless there is such a bot, and it plays that game."""
    make_bot(name)
    if name == "belief" and game != COUNCIL:
        raise BadOption(f"the bot 'belief' plays {COUNCIL} alone; for {game} there are: {ANYWHERE}")
