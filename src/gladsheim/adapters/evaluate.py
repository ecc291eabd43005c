"""How well somebody plays a task: any bot by its name, or any policy that turns observations into actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from gladsheim.adapters.arrays import Playing
from gladsheim.adapters.network import PREFIX, network_of
from gladsheim.adapters.positions import Position, bots_play
from gladsheim.adapters.tasks import Task
from gladsheim.adapters.vector import VectorTable
from gladsheim.bots import check_bot
from gladsheim.core.game import BadOption
from gladsheim.core.shares import Share

if TYPE_CHECKING:
    from numpy.typing import NDArray

    # Observations and masks of some tables -> an action for each.
    Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.bool_]], NDArray[np.int64]]

TABLES = 64


class Verdict:
    """What a player won, at all seats and at each."""

    def __init__(self, judge: str, seats: list[Share]) -> None:
        self.judge = judge  # who sat at the other seats; "" where all win or lose together
        self.seats = seats
        self.all = Share(sum(seat.won for seat in seats), sum(seat.games for seat in seats))


def evaluate(player: str | Policy, task: Task, games: int = 400, seed: int = 1) -> list[Verdict]:
    """So many games against each judge of a task, the same number at every seat."""
    if games < 1:
        raise BadOption(f"to judge a player takes at least one game, not {games}")
    if isinstance(player, str):
        check_bot(player, task.sitting().game)
        if player.startswith(PREFIX):
            player = policy_of(player, seed)
    judges = [""] if task.shared else task.judges
    return [Verdict(judge, shares(player, task, judge, games, seed)) for judge in judges]


def policy_of(name: str, seed: int) -> Policy:
    """A network by its name as a policy."""
    network, temperature = network_of(name)
    lots = np.random.default_rng(seed)

    def choose(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        drawn = lots.random(len(masks)).astype(np.float32)
        return np.array(network.choose(observations, masks, drawn, temperature), np.int64)

    return choose


def shares(player: str | Policy, task: Task, judge: str, games: int, seed: int) -> list[Share]:
    """What the player wins at each seat; one share where all win or lose together."""
    openings = task.openings(seed)
    if task.shared:
        return [Share(*one(player, task, None, player if isinstance(player, str) else "random", games, seed, openings))]
    each = -(-games // task.seats)
    return [Share(*one(player, task, seat, judge, each, seed, openings)) for seat in range(task.seats)]


def one(
    player: str | Policy,
    task: Task,
    seat: int | None,
    judge: str,
    games: int,
    seed: int,
    openings: list[Position] | None,
) -> tuple[float, int]:
    """What was won in so many games, and how many they were."""
    if not isinstance(player, str):
        return by_policy(player, task, seat, judge, games, seed, openings)
    names = [player if seat in (at, None) else judge for at in range(task.seats)]
    sitting, won = task.sitting(), 0.0
    for number in range(games):
        opening = openings[number % len(openings)] if openings else []
        won += bots_play(sitting, names, seed * 1_000_003 + number, opening)[seat or 0]
    return won, games


def by_policy(
    policy: Policy,
    task: Task,
    seat: int | None,
    judge: str,
    games: int,
    seed: int,
    openings: list[Position] | None,
) -> tuple[float, int]:
    """Every table plays as many games to their end: to count those that end first would favour short ones."""
    envs = min(TABLES, games)
    each = -(-games // envs)
    tables = VectorTable.at(Playing(task.sitting(), seat, [judge], openings=openings), envs, seed)
    played, won = np.zeros(envs, np.int64), 0.0
    while (played < each).any():
        tables.step(policy(tables.observations, tables.masks))
        counts = tables.dones & (played < each)
        won += float(tables.returns[counts, seat or 0].sum())
        played += tables.dones
    return won, envs * each
