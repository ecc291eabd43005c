"""Layouts: what a seat sees, as a row of numbers from 0 to 1 that is equally long in every state of a game.

A layout reads nothing but `view(seat)`, so it cannot tell what the seat may not know.  A game may declare
one, entry by entry of its view (the seam `layout`); for any other one is found out by play.  What is by seat is counted
from the seat that looks.  (A game may write the same row straight from its state, `observe`: the kit holds it to the
layout.)
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache

from gladsheim.core.game import BadOption, Game, Json
from gladsheim.core.seams import offered
from gladsheim.layouts.fallback import found_out
from gladsheim.layouts.many import First, Record
from gladsheim.layouts.parts import Flag, Name, Numbers, Of, Part, Unfit
from gladsheim.layouts.ring import Ring, Whoever


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
        for name, part in declared(game, seats).items():
            self.add(name, part)

    def add(self, name: str, part: Part) -> None:
        self.fields.append(Field(name, part, self.size))
        self.size += part.size

    def encode(self, view: dict[str, Json]) -> Numbers:
        """The view as numbers; an Unfit names the entry that does not fit, which is a fault of the layout."""
        out = array("f", bytes(4 * self.size))
        seat = view.get("seat")
        me = seat if isinstance(seat, int) else 0
        for field in self.fields:
            try:
                if not field.name:
                    field.part.write(view, out, field.at, me)
                elif field.name in view:
                    field.part.write(view[field.name], out, field.at, me)
            except Unfit as fault:
                raise Unfit(f"'{field.name}' of the view does not fit its layout: {fault}") from None
        return out

    def explain(self, index: int) -> str:
        """What the number at an index says, in a few words."""
        for field in self.fields:
            if 0 <= index - field.at < field.part.size:
                return f"{field.name or 'view'}{field.part.explain(index - field.at)}"
        raise BadOption(f"there is no index {index}; a row has {self.size} numbers, from 0 on")


def common(game: Game, seats: int) -> Mapping[str, Part]:
    """What is in every view."""
    return {
        "asks": First(1, Record({"slot": Name([*game.slots]), "may": Flag()})),
        "waiting": Whoever(seats),
        "over": Flag(),
        "returns": Ring(seats, Of(1)),
    }


def declared(game: Game, seats: int) -> Mapping[str, Part]:
    """What the game says of its own entries; where it says nothing, what its views are found to be like."""
    if not game.seams.layout:
        return {"": found_out(game, seats)}
    make = offered(game, "layout", game.seams.layout, object)
    parts = make(seats, {name: slot.size for name, slot in game.slots.items()}) if callable(make) else None
    if not isinstance(parts, dict) or not all(isinstance(part, Part) for part in parts.values()):
        raise BadOption(f"the layout of {game.id}, {game.seams.layout}, must make parts by name of seats and slots")
    return parts


@cache
def layout_of(game: Game, seats: int) -> Layout:
    return Layout(game, seats)


def is_shared(game: Game, seats: int) -> bool:
    """Whether all seats win or lose together."""
    return seats == 1 or game.cooperative
