"""Layouts: what a seat sees, as a row of numbers from 0 to 1 that is equally long in every state of a game.

A layout reads nothing but `view(seat)`, so it cannot tell what the seat may not know.  Each of our games declares
one, entry by entry of its view; any other game gets the fallback.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import cache

from gladsheim.adapters.layouts import chronicles, gotterdammerung, odins_table, vedrfolnir, yggdrasil
from gladsheim.adapters.layouts.fallback import Leaves
from gladsheim.adapters.layouts.parts import Bag, First, Flag, Name, Numbers, Of, One, Part, Record, Row, Unfit
from gladsheim.core.game import Game, Json

DECLARED: Mapping[str, Callable[[int, dict[str, int]], Mapping[str, Part]]] = {
    "odins-table": odins_table.parts,
    "vedrfolnir": vedrfolnir.parts,
    "yggdrasil": yggdrasil.parts,
    "gotterdammerung": gotterdammerung.parts,
    "chronicles": chronicles.parts,
}


class Field:
    """One entry of the view and its place in the row."""

    def __init__(self, name: str, part: Part, at: int) -> None:
        self.name = name
        self.part = part
        self.at = at


class Layout:
    """The row of a game for so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.fields: list[Field] = []
        self.size = 0
        for name, part in common(game, seats).items():
            self.add(name, part)
        if game.id in DECLARED:
            for name, part in DECLARED[game.id](seats, game.slots).items():
                self.add(name, part)
        else:
            self.add("", Leaves())

    def add(self, name: str, part: Part) -> None:
        self.fields.append(Field(name, part, self.size))
        self.size += part.size

    def encode(self, view: dict[str, Json]) -> Numbers:
        """The view as numbers; an Unfit names the entry that does not fit, which is a fault of the layout."""
        out = array("f", bytes(4 * self.size))
        for field in self.fields:
            try:
                if not field.name:
                    field.part.write(view, out, field.at)
                elif field.name in view:
                    field.part.write(view[field.name], out, field.at)
            except Unfit as fault:
                raise Unfit(f"'{field.name}' of the view does not fit its layout: {fault}") from None
        return out


def common(game: Game, seats: int) -> Mapping[str, Part]:
    """What is in every view."""
    return {
        "seat": One(seats),
        "asks": First(1, Record({"slot": Name([*game.slots]), "may": Flag()})),
        "waiting": Bag(seats),
        "over": Flag(),
        "returns": Row(seats, Of(1)),
    }


@cache
def layout_of(game: Game, seats: int) -> Layout:
    return Layout(game, seats)


def is_shared(game: Game, seats: int) -> bool:
    """Whether all seats win or lose together."""
    return seats == 1 or game.cooperative
