"""A shelf holds so many things by name; what was put there longest ago falls off."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

T = TypeVar("T")


def keep(shelf: OrderedDict[str, T], name: str, what: T, most: int) -> None:
    shelf[name] = what
    shelf.move_to_end(name)
    if len(shelf) > most:
        shelf.popitem(last=False)
