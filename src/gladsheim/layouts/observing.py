"""Observing: a row of numbers from the state, by the game's own `observe` or by its layout over the view."""

from __future__ import annotations

import struct
from array import array
from functools import cache

from gladsheim.core.chance import Chance
from gladsheim.core.forms import Seat, State
from gladsheim.core.game import BadOption, Chosen, Game
from gladsheim.core.match import Match
from gladsheim.core.pen import Observe, Pen
from gladsheim.core.seams import offered
from gladsheim.layouts import layout_of
from gladsheim.layouts.many import Record, Steps
from gladsheim.layouts.parts import Numbers, Part


def observe_of(game: Game) -> Observe | None:
    """What the game offers to write its observations with; None: they are made from its view."""
    if not game.seams.observe:
        return None
    found = offered(game, "observe", game.seams.observe, object)
    if not callable(found):
        raise BadOption(f"the observe of {game.id}, {game.seams.observe}, must take a state and a pen")
    return found


def slot_numbers(game: Game) -> dict[str, int]:
    return {name: n for n, name in enumerate(game.slots)}


def step_places(game: Game, entry: str) -> dict[int, dict[str, int]]:
    """Seats -> kind of step -> where it begins in that entry of the layout; "" is the end."""
    found: dict[int, dict[str, int]] = {}
    for seats in game.seats:
        for field in layout_of(game, seats).fields:
            if field.name == entry:
                steps = steps_in(field.part)
                found[seats] = {**steps.places, "": steps.size}
    return found


def steps_in(part: Part) -> Steps:
    """What is under way, in an entry of the layout or in its record."""
    for one in [part, *part.parts.values()] if isinstance(part, Record) else [part]:
        if isinstance(one, Steps):
            return one
    raise AssertionError("this entry tells nothing of what is under way")


@cache
def observing_of(game: Game, seats: int) -> Observing:
    return Observing(game, seats)


class Observing:
    """The rows of a game with so many seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.layout = layout_of(game, seats)
        self.seats = seats
        self.own = observe_of(game)
        self.pen = Pen(seats)
        self.slots = slot_numbers(game)

    def row(self, state: State, seat: Seat) -> Numbers:
        """What the seat sees now."""
        return self.by_layout(state, seat) if self.own is None else self.by_observe(state, seat)

    def by_layout(self, state: State, seat: Seat | None) -> Numbers:
        window = Match(self.game, self.seats, Chosen({}), state, Chance(b"", []), False)
        return self.layout.encode(window.view(seat))

    def by_observe(self, state: State, seat: Seat) -> Numbers:
        out = array("f", bytes(4 * self.layout.size))
        for index, number in self.pairs(state, seat):
            out[index] = number
        return out

    def pairs(self, state: State, seat: Seat) -> list[tuple[int, float]]:
        """What is not zero in the row."""
        pen = self.written(state, seat)
        where = struct.iter_unpack("<q", pen.where.getvalue())
        what = struct.iter_unpack("<f", pen.what.getvalue())
        return [(index, number) for (index,), (number,) in zip(where, what, strict=True)]

    def written(self, state: State, seat: Seat) -> Pen:
        """The pen after the row of a game that writes its own; an IndexError if it is not as long as the layout."""
        pen = self.pen
        pen.clear()
        pen.begin(0, seat)
        pen.common(state, self.slots, self.game.secret_turns)
        assert self.own is not None
        self.own(state, pen)
        if pen.at != self.layout.size:
            raise IndexError(f"{int(pen.at)} numbers were written, and the layout has {self.layout.size}")
        return pen
