"""The shelf: every installed game.

`gladsheim.games` is the package of our own games and, called, the list of all that are installed, ours and those of
other packages (entry-point group `gladsheim.games`).
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType

from gladsheim.core.game import BadOption, Game
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase

OWN = {
    "odins-table": "gladsheim.games.odins_table",
    "vedrfolnir": "gladsheim.games.vedrfolnir",
    "yggdrasil": "gladsheim.games.yggdrasil",
    "gotterdammerung": "gladsheim.games.gotterdammerung",
    "chronicles": "gladsheim.games.chronicles",
}


def find(id: str) -> Game:
    """The game of that id; a BadOption names those that are installed."""
    id = str(id)  # what is no text is the id of no game
    module = OWN.get(id)
    if module is not None:
        game = import_module(module).GAME
        assert isinstance(game, Game)
        return game
    entry = strangers().get(id)
    if entry is None:
        raise BadOption(f"no game '{id}' is installed; there are: {', '.join(ids())}", Phrase("no-such-game"))
    try:
        game = entry.load()
    except Exception as fault:  # whatever a stranger's package breaks on
        reason = f"{type(fault).__name__}: {fault}"
        raise BadOption(f"the package of '{id}' cannot be loaded from {entry.value}: {reason}") from fault
    if not isinstance(game, Game) or game.id != id:
        raise BadOption(f"the package of '{id}' offers {entry.value}, which is not a game of that id")
    return game


def game_of(record: object) -> Game:
    """The game of a save or journal; a Damaged where it names none."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise Damaged("this is not a save or journal of Gladsheim: it names no game")
    return find(str(record["game"]))


def ids() -> list[str]:
    """The ids of every installed game, ours first."""
    return [*OWN, *sorted(strangers().keys() - OWN.keys())]


@cache
def strangers() -> dict[str, EntryPoint]:
    """Games of other packages, by id.  To look through all that is installed takes longer than to set a table."""
    return {entry.name: entry for entry in entry_points(group="gladsheim.games")}


class Shelf(ModuleType):
    """A package that can be called."""

    def __call__(self) -> list[Game]:
        return [find(id) for id in ids()]


sys.modules[__name__].__class__ = Shelf
