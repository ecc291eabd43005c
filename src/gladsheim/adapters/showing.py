"""Games to learn from by looking on: what each seat saw, and what it answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gladsheim.adapters.positions import Position
from gladsheim.adapters.sitting import Sitting
from gladsheim.layouts.observing import observing_of

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Shown:
    """Answers of seats that had a choice, in rows."""

    def __init__(self, observations: NDArray[np.float32], masks: NDArray[np.bool_], actions: NDArray[np.int64]) -> None:
        self.observations = observations
        self.masks = masks
        self.actions = actions


def shown(sitting: Sitting, games: list[Position]) -> Shown:
    """What was seen and answered in these games."""
    observing = observing_of(sitting.game, sitting.seats)
    rows: list[NDArray[np.float32]] = []
    masks: list[NDArray[np.bool_]] = []
    actions: list[int] = []
    for fills in games:
        state = sitting.opening.clone()
        for seat, value in zip(fills[::2], fills[1::2], strict=True):
            if seat >= 0:
                state.turn_to(seat)
            if seat >= 0 and len(state.options) > 1:
                rows.append(np.frombuffer(observing.row(state, seat), np.float32))
                mask = np.zeros(sitting.actions.size, np.bool_)
                mask[sitting.legal(state)] = True
                masks.append(mask)
                actions.append(sitting.actions.number(state.slot, value, seat))
            state.fill(seat, value)
    return Shown(np.array(rows), np.array(masks), np.array(actions, np.int64))
