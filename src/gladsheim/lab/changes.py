"""Changed tables: the same rules with another number of cards, counters or faces in the box (`core/box.py`).

A box is filled before its game is imported, so each change is tried, and played, in processes of its own.
"""

from __future__ import annotations

import sys
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module

from gladsheim.bots.playout import play_out
from gladsheim.core.box import Changes, box_of, put
from gladsheim.core.game import BadOption, Game, Json, Value
from gladsheim.core.lots import Lots
from gladsheim.games import find
from gladsheim.lab.crew import Crew

OLD_PREFIX = "parts."  # plans that were written when a path began with its module


def paths_of(data: dict[str, Json]) -> Changes:
    return {path.removeprefix(OLD_PREFIX): value for path, value in data.items()}


def check_changes(game: str, seats: int, options: dict[str, Value], changes: Changes) -> None:
    """A BadOption unless the box can be filled so, and a game by lot still counts its pieces right."""
    find(game)
    box = box_of(game)
    for path, given in changes.items():
        box.changed(path, given)
    with Crew(1) as fresh:
        try:
            fault = fresh.submit(try_out, game, seats, options, changes).result()
        except BrokenProcessPool:
            fault = "it breaks"
    if fault:
        raise BadOption(f"box {', '.join(changes)}: {game} cannot be played with this change: {fault}")


def try_out(game: str, seats: int, options: dict[str, Value], changes: Changes) -> str:
    """What is wrong with a game by lot when the box is filled so; in a process of its own."""
    try:
        put(game, changes)
        found = find(game)
        state = found.start(seats, found.choose(seats, options))
        before = found.pieces(state)
        play_out(state, Lots(1), found.longest)
        return "" if not state.forms and found.pieces(state) == before else "its pieces no longer add up"
    except Exception as broken:  # whatever rules do with tables they were not written for
        return f"it breaks ({type(broken).__name__}: {' '.join(str(broken).split())})"


def numbers_at(game: str, path: str) -> list[int]:
    """The counts of a list in the game's box, such as `CARDS.three-of-most`."""
    find(game)
    numbers = box_of(game).at(path.removeprefix(OLD_PREFIX))
    if not isinstance(numbers, list) or not all(isinstance(number, int) for number in numbers):
        raise BadOption(f"{path} of {game} is not a list of whole numbers")
    return [number for number in numbers if isinstance(number, int)]


def names_at(game: str, path: str) -> list[str]:
    """The words of a list in one of the game's modules, such as `parts.GOD_NAMES`."""
    module, _, name = path.rpartition(".")
    try:
        names: object = getattr(import_module(f"{package_of(find(game))}.{module}"), name)
    except (ImportError, AttributeError):
        raise BadOption(f"{game} has no list {path}; write as parts.NAME") from None
    if not isinstance(names, list) or not all(isinstance(one, str) for one in names):
        raise BadOption(f"{path} of {game} is not a list of names")
    return [str(one) for one in names]


def package_of(game: Game) -> str:
    """The package a game is written in."""
    name = game.set_up.__module__
    return name if hasattr(sys.modules[name], "__path__") else name.rpartition(".")[0]
