"""What makes a game likely to be won: the weights of a mind's signs, fitted to games of its policy.

    python -m bench.hope [yggdrasil ...] [--games N] [--seed S]

Each game declares its signs (`signs` of `games/<game>/hope.py`) and the table of their weights.  Here the policy, which
now and then answers by lot, plays many games; the signs at the beginning of every third turn and how the game ended
are fitted by logistic regression.  The rows are printed as they stand in the table, and how well they foretell games
they have not seen (the lower the loss, the better; 0.693 is a coin's).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from gladsheim.bots.mind import mind_of
from gladsheim.core.forms import State
from gladsheim.core.game import Value
from gladsheim.core.lots import Lots
from gladsheim.games import find
from gladsheim.games.chronicles import hope as chronicles
from gladsheim.games.chronicles.book import BASIC, SAGAS
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.yggdrasil import hope as yggdrasil
from gladsheim.games.yggdrasil.state import Yggdrasil

SLIPS = 30  # answers in a thousand by lot, so that bad tables are known too
EVERY = 3  # turns between two tables of a game
STIFF = 3.0  # the ridge: how much a weight costs
TESTED = 5  # one game in so many is kept apart
Cell = tuple[int, dict[str, Value]]
Read = Callable[[State], list[float] | None]  # None where the table is not to be read
Numbers = NDArray[np.float64]


class Signs:
    """What is fitted for a game: in columns, by groups of settings."""

    def __init__(
        self, names: list[str], read: Callable[[State], list[float] | None], columns: list[list[Cell]]
    ) -> None:
        self.names = names
        self.read = read  # None where the table is not to be read
        self.columns = columns


def of_yggdrasil(g: State) -> list[float] | None:
    assert isinstance(g, Yggdrasil)
    return yggdrasil.signs(g) if g.slot == "world" else None


def of_chronicles(g: State) -> list[float] | None:
    assert isinstance(g, Chronicles)
    return chronicles.signs(g) if g.slot == "move" else None


def levels(gods: list[int], names: list[str]) -> list[Cell]:
    return [(seats, {"level": level}) for seats in gods for level in names]


SIGNS = {
    "yggdrasil": Signs(
        list(yggdrasil.SIGNS),
        of_yggdrasil,
        [
            levels([1, 2], ["normal", "hard", "ragnarok-2"]),
            levels([3, 4], ["easy", "normal", "hard"]),
            levels([5, 6], ["easy", "normal", "hard"]),
        ],
    ),
    "chronicles": Signs(
        list(chronicles.SIGNS),
        of_chronicles,
        [
            [(gods, {"saga": saga}) for gods in range(1, 6) for saga in BASIC],
            [(gods, {"saga": saga}) for gods in range(1, 6) for saga in SAGAS if saga not in BASIC],
        ],
    ),
}


def gather(game: str, cell: Cell, games: int, seed: int) -> tuple[list[list[float]], list[float], list[int]]:
    """Signs, whether the game was won, and which game it was."""
    found, box = SIGNS[game], find(game)
    mind = mind_of(box)
    chosen = box.choose(*cell)
    rows: list[list[float]] = []
    won: list[float] = []
    which: list[int] = []
    for number in range(games):
        lots, g = Lots(seed * 1_000_003 + number), box.start(cell[0], chosen)
        turn = -1
        while g.forms:
            if g.seat < 0:
                g.choose(lots.pick(g.options, g.odds))
                continue
            if mind.turn(g) != turn and (mind.turn(g) + number) % EVERY == 0:
                signs = found.read(g)
                if signs is not None:
                    turn = mind.turn(g)
                    rows.append(signs)
                    which.append(number)
            slips = lots.below(1000) < SLIPS
            g.take(g.options[lots.below(len(g.options))] if slips else mind.choose(g, lots))
        won += [g.returns()[0]] * (len(rows) - len(won))
    return rows, won, which


def fit(signs: Numbers, won: Numbers) -> Numbers:
    """The weights, by Newton's method."""
    weights = np.zeros(signs.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(signs @ weights, -30, 30)))
        slope = signs.T @ (won - chance) - STIFF * weights
        bend = (signs * (chance * (1 - chance))[:, None]).T @ signs + STIFF * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def loss(signs: Numbers, won: Numbers, weights: Numbers) -> float:
    chance = np.clip(1 / (1 + np.exp(-np.clip(signs @ weights, -30, 30))), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="The weights of a mind's signs, fitted to games of its policy")
    parser.add_argument("game", nargs="*", choices=[*SIGNS, "all"], default="all")
    parser.add_argument("--games", type=int, default=1000, help="of each setting")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for game in SIGNS if "all" in chosen.game else chosen.game:
        columns = []
        for column in SIGNS[game].columns:
            parts = [gather(game, cell, chosen.games, chosen.seed + 100 * n) for n, cell in enumerate(column)]
            signs = np.array([row for part in parts for row in part[0]])
            won = np.array([one for part in parts for one in part[1]])
            kept = np.array([one % TESTED == 0 for part in parts for one in part[2]])
            weights = fit(signs[~kept], won[~kept])
            print(f"# {game} {column}: {len(won)} tables, loss {loss(signs[kept], won[kept], weights):.4f}", flush=True)
            columns.append(weights)
        for n, name in enumerate(SIGNS[game].names or [str(n) for n in range(len(columns[0]))]):
            print(f'    "{name}": [{", ".join(f"{column[n]:.2f}" for column in columns)}],')


if __name__ == "__main__":
    main()
