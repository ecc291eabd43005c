"""A match played by numbers: what the environments of PettingZoo and Gymnasium have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gladsheim.adapters.layouts import layout_of
from gladsheim.adapters.sitting import Sitting
from gladsheim.core.forms import CLOCK, Seat
from gladsheim.core.match import Match, start_match

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Playing:
    """The match under way at a sitting.  Chance is the match's own."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.layout = layout_of(sitting.game, sitting.seats)
        self.match: Match = sitting.window(sitting.opening)
        self.seen: dict[Seat, NDArray[np.float32]] = {}  # since the last answer

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
            self.seen[seat] = np.frombuffer(self.layout.encode(self.match.view(seat)), np.float32)
        return self.seen[seat].copy()
