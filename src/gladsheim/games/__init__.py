"""Our games, one package each.

`gladsheim.games` is the package of our own games and, called, the list of all that are installed (`core/shelf.py`).
"""

from __future__ import annotations

import sys
from types import ModuleType

from gladsheim.core.box_file import put_from_environment
from gladsheim.core.game import Game
from gladsheim.core.shelf import OWN, fault_of, find, game_of, ids, installed, left_off

__all__ = ["OWN", "fault_of", "find", "game_of", "ids", "installed", "left_off"]

OWN.update(
    {
        "odins-table": "gladsheim.games.odins_table",
        "vedrfolnir": "gladsheim.games.vedrfolnir",
        "yggdrasil": "gladsheim.games.yggdrasil",
        "gotterdammerung": "gladsheim.games.gotterdammerung",
        "chronicles": "gladsheim.games.chronicles",
    }
)


class Shelf(ModuleType):
    """A package that can be called."""

    def __call__(self) -> list[Game]:
        return installed()


sys.modules[__name__].__class__ = Shelf
put_from_environment()
