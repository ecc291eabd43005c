"""Credit: how much better each answer was than its seat hoped, where several seats answer at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Moments:
    """What happened at a batch of tables: steps x tables."""

    def __init__(
        self,
        values: NDArray[np.float32],
        seats: NDArray[np.int64],
        rewards: NDArray[np.float32],
        dones: NDArray[np.bool_],
    ) -> None:
        self.values = values  # what the seat hoped for that was asked
        self.seats = seats  # which one that was
        self.rewards = rewards  # of the step, for every seat
        self.dones = dones


def advantages(
    told: Moments, after: NDArray[np.float32], now: NDArray[np.int64], discount: float, trace: float
) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """How much better each answer was than its seat hoped, and which answers have had a consequence yet.

    It is gone through from the end (generalised advantage estimation): each seat of each table keeps what it won since
    it last answered, and what it hoped for when it was next asked.  `after` is hoped by the seats `now` at the end.
    """
    length, envs, seats = told.rewards.shape
    better = np.zeros((length, envs), np.float32)
    counts = np.zeros((length, envs), np.bool_)
    gained = np.zeros((envs, seats), np.float32)
    hope = np.zeros((envs, seats), np.float32)
    carried = np.zeros((envs, seats), np.float32)
    known = np.zeros((envs, seats), np.bool_)
    tables = np.arange(envs)
    hope[tables, now] = after
    known[tables, now] = True
    for t in reversed(range(length)):
        over = told.dones[t]
        gained[over], hope[over], carried[over], known[over] = 0, 0, 0, True
        gained += told.rewards[t]
        who = told.seats[t]
        missed = gained[tables, who] + discount * hope[tables, who] - told.values[t]
        better[t] = missed + discount * trace * carried[tables, who]
        counts[t] = known[tables, who]
        gained[tables, who] = 0
        hope[tables, who] = told.values[t]
        carried[tables, who] = better[t]
        known[tables, who] = True
    return better, counts
