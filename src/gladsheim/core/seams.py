"""Seams: what a game's package offers beside its rules, found when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TypeVar

from gladsheim.core.game import BadOption, Game

T = TypeVar("T")


def offered(game: Game, what: str, path: str, kind: type[T]) -> T:
    """What the game declares as "module:name"; a BadOption says in one line what is wrong with it."""
    module, colon, name = path.partition(":")
    if not (module and colon and name):
        raise BadOption(f"{game.id} declares its {what} as '{path}'; it must be 'module:name'")
    try:
        found = getattr(import_module(module), name)
    except Exception as fault:  # whatever a stranger's module breaks on
        reason = f"{type(fault).__name__}: {fault}"
        raise BadOption(f"the {what} of {game.id} cannot be loaded from {path}: {reason}") from fault
    if not isinstance(found, kind):
        raise BadOption(f"the {what} of {game.id}, {path}, must be a {kind.__name__}, not a {type(found).__name__}")
    return found
