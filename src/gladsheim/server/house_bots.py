"""House bots: an operator may let a program or a network play a level of the hall, in the games that it plays."""

from __future__ import annotations

import os
from collections import OrderedDict
from typing import Final

from gladsheim.bots import Bot, check_bot, make_bot
from gladsheim.core.forms import Seat
from gladsheim.core.game import BadOption
from gladsheim.core.match import Match

LEVELS: Final = ("novice", "skilled", "master")
VARIABLE: Final = "GLADSHEIM_LEVEL_"  # and the level: thinkers are processes of their own, and inherit it
MOST: Final = 16  # programs that are kept running in one thinker

_seated: OrderedDict[tuple[str, Seat], Bot] = OrderedDict()


def permit(given: list[str]) -> None:
    """What the operator wrote, as "master=network:FILE"; a BadOption says in a line what is wrong with it."""
    for one in given:
        level, _, bot = one.partition("=")
        if level not in LEVELS or not bot:
            raise BadOption(f"'{one}' lets nobody play: write LEVEL=BOT with a level of {', '.join(LEVELS)}")
        make_bot(bot)
        os.environ[VARIABLE + level.upper()] = bot


def player_of(level: str, table: str, seat: Seat, seed: int, match: Match) -> Bot:
    """Who plays a level at a table: whom the operator named, if it plays that game, or else the level itself."""
    name = os.environ.get(VARIABLE + level.upper(), "")
    if not name:
        return make_bot(level, seed)
    try:
        check_bot(name, match.game)
        bot = _seated.get((table, seat)) or make_bot(name, seed)
        bot.check_seats(match.seats)
    except BadOption:
        return make_bot(level, seed)
    if name.startswith("program:"):
        # One process for the whole game, not one for each answer.
        _seated[table, seat] = bot
        _seated.move_to_end((table, seat))
        if len(_seated) > MOST:
            _seated.popitem(last=False)
    return bot
