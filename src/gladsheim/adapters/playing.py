"""A match played by numbers: what the environments of PettingZoo and Gymnasium have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gladsheim.adapters.sitting import Sitting
from gladsheim.core.forms import CLOCK, Seat
from gladsheim.core.game import BadOption, Json
from gladsheim.core.match import Match, start_match
from gladsheim.core.records import load_match
from gladsheim.layouts.observing import observing_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    Pickled = tuple[Sitting, dict[str, Json] | None]


class Playing:
    """The match under way at a sitting.  Chance is the match's own."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.observing = observing_of(sitting.game, sitting.seats)
        self.layout = self.observing.layout
        self.match: Match = sitting.window(sitting.opening)
        self.seen: dict[Seat, NDArray[np.float32]] = {}  # since the last answer

    def __reduce__(self) -> tuple[Callable[[Sitting, dict[str, Json] | None], Playing], Pickled]:
        """To be pickled and copied: the match as its save, which plays on identically."""
        return take_up, (self.sitting, self.match.save() if self.match.real else None)

    def begin(self, seed: int) -> None:
        self.match = start_match(self.sitting.game, self.sitting.seats, self.sitting.options, seed, [])
        self.settle()

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.match.state.seat

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def broken_off(self) -> bool:
        """Whether the game went on longer than any should."""
        return not self.over and len(self.match.fills) >= 2 * self.sitting.longest

    def answer(self, number: int) -> None:
        """The seat that is asked answers; an Illegal says what is allowed, and nothing has changed."""
        self.match.answer(self.seat, self.sitting.value(self.match.state, number))
        self.settle()

    def settle(self) -> None:
        """A clock that all wait for strikes; how, is drawn by lot."""
        match = self.match
        while match.state.seat == CLOCK and not match.over:
            match.answer(CLOCK, match.chance.draw(match.state.options, None))
        self.seen = {}

    def mask(self) -> NDArray[np.int8]:
        """1 for each action that is an answer of the seat that is asked."""
        mask = np.zeros(self.sitting.actions.size, np.int8)
        if not self.over and not self.broken_off:
            mask[self.sitting.legal(self.match.state)] = 1
        return mask

    def observe(self, seat: Seat) -> NDArray[np.float32]:
        """What the seat sees, by the game's layout."""
        if seat not in self.seen:
            self.seen[seat] = self.row(seat)
        return self.seen[seat].copy()

    def row(self, seat: Seat) -> NDArray[np.float32]:
        observing, state = self.observing, self.match.state
        if observing.own is None:
            return np.frombuffer(observing.by_layout(state, seat), np.float32)
        pen, row = observing.written(state, seat), np.zeros(self.layout.size, np.float32)
        row[np.frombuffer(pen.where.getvalue(), np.int64)] = np.frombuffer(pen.what.getvalue(), np.float32)
        return row


def no_options(options: object) -> None:
    """A BadOption for options of a `reset`: those of a game are chosen when its environment is made."""
    if options:
        raise BadOption(f"reset takes no options, not {options!r}: those of the game are given to `env`")


def take_up(sitting: Sitting, saved: dict[str, Json] | None) -> Playing:
    """What was pickled, under way again; None: it had not begun."""
    playing = Playing(sitting)
    if saved is not None:
        playing.match = load_match(sitting.game, saved)
    return playing
