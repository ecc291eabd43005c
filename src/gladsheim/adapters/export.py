"""Games as data: what each seat saw, could answer and answered, and what came of it, as NumPy arrays or as Parquet.

The journals lie beside the numbers, so that reading the file back gives the games themselves.
"""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from gladsheim.adapters.extra import missing

try:
    import numpy as np
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.npz import check_npz
from gladsheim.adapters.positions import bots_play_one
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import check_bot
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.core.match import Match
from gladsheim.layouts.observing import observing_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray


class Rows:
    """Games as arrays: a row for each answer of a seat, in the order they were given."""

    def __init__(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        seats: NDArray[np.int64],
        returns: NDArray[np.float32],
        games: NDArray[np.int64],
        journals: NDArray[np.str_],
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.actions = actions
        self.seats = seats
        self.returns = returns  # of that seat, at the end
        self.games = games  # in which of the games it was
        self.journals = journals  # of the games

    def is_whole(self) -> bool:
        """Whether every answer has all of its numbers."""
        rows = len(self.actions)
        others = (self.observations, self.masks, self.seats, self.returns, self.games)
        return all(len(one) == rows for one in others)


def bots_play(sitting: Sitting, bots: str, games: int, seed: int) -> Iterator[Match]:
    """So many games between bots of that name."""
    check_bot(bots, sitting.game)
    for number in range(seed, seed + games):
        yield bots_play_one(sitting, bots, number)


def rows_of(matches: Iterable[Match], sitting: Sitting) -> Rows:
    """The arrays of finished games."""
    observing, actions = observing_of(sitting.game, sitting.seats), sitting.actions
    observations: list[NDArray[np.float32]] = []
    masks: list[NDArray[np.bool_]] = []
    numbers: list[tuple[int, int, int]] = []  # action, seat, game
    returns: list[float] = []
    journals: list[str] = []
    for game, match in enumerate(matches):
        if match.game is not sitting.game or match.seats != sitting.seats or not match.over:
            raise BadOption(f"only finished games of {sitting.game.id} with {sitting.seats} seats go into this file")
        state = match.game.start(match.seats, match.chosen)
        for seat, value in zip(match.fills[::2], match.fills[1::2], strict=True):
            if seat >= 0:
                state.turn_to(seat)
                mask = np.zeros(actions.size, np.bool_)
                mask[sitting.legal(state)] = True
                observations.append(np.frombuffer(observing.row(state, seat), np.float32))
                masks.append(mask)
                numbers.append((actions.number(state.slot, value, seat), seat, game))
                returns.append(match.returns[seat])
            state.fill(seat, value)
        journals.append(json.dumps(match.journal))
    if not numbers:
        raise BadOption("there is no game to export")
    table = np.array(numbers, np.int64)
    return Rows(
        np.array(observations),
        np.array(masks),
        table[:, 0],
        table[:, 1],
        np.array(returns, np.float32),
        table[:, 2],
        np.array(journals),
    )


def write_games(file: Path, rows: Rows) -> None:
    """One compressed file, of the kind that its name says: `.parquet`, or else NumPy's `.npz`."""
    if file.suffix == ".parquet":
        parquet().write_games(file, rows)
        return
    with file.open("wb") as out:
        np.savez_compressed(
            out,
            observations=rows.observations,
            masks=rows.masks,
            actions=rows.actions,
            seats=rows.seats,
            returns=rows.returns,
            games=rows.games,
            journals=rows.journals,
        )


def parquet() -> ModuleType:
    """The module that reads and writes Parquet; a BadOption where its library is not installed."""
    try:
        return import_module("gladsheim.adapters.parquet")
    except ImportError as no:
        raise BadOption(str(no)) from None


def read_games(name: Path | str) -> Rows:
    """The arrays of a file; a BadOption says in a line what is wrong with it."""
    file = Path(name)
    rows = read_parquet(file) if file.suffix == ".parquet" else read_arrays(file)
    if not rows.is_whole():
        raise BadOption(f"{file} is damaged: its arrays are not equally long")
    return rows


def read_parquet(file: Path) -> Rows:
    rows = parquet().read_games(file)
    assert isinstance(rows, Rows)
    return rows


def read_arrays(file: Path) -> Rows:
    check_npz(file, "games as data")
    try:
        with file.open("rb") as given, np.load(given, allow_pickle=False) as kept:
            return Rows(
                np.asarray(kept["observations"], np.float32),
                np.asarray(kept["masks"], np.bool_),
                np.asarray(kept["actions"], np.int64),
                np.asarray(kept["seats"], np.int64),
                np.asarray(kept["returns"], np.float32),
                np.asarray(kept["games"], np.int64),
                np.asarray(kept["journals"], np.str_),
            )
    except FileNotFoundError:
        raise BadOption(f"there is no file {file}") from None
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, TypeError, AttributeError) as fault:
        raise BadOption(f"{file} holds no games as data: {' '.join(str(fault).split())}") from None


def journals_in(rows: Rows) -> list[dict[str, Json]]:
    """The journals of the games, for `gladsheim.replay`."""
    return [json.loads(str(journal)) for journal in rows.journals]


def export_bots(
    game: str, file: Path, games: int, seats: int | None, bots: str, seed: int, options: dict[str, Value]
) -> int:
    """Let bots play, and write what they did; how many rows that is."""
    sitting = Sitting(game, seats, options)
    if games < 1:
        raise BadOption(f"export needs at least one game, not {games}")
    rows = rows_of(bots_play(sitting, bots, games, seed), sitting)
    write_games(file, rows)
    return len(rows.actions)


def export_matches(matches: list[Match], file: Path) -> int:
    """Write finished games of one kind; how many rows that is."""
    first = matches[0]
    rows = rows_of(matches, Sitting(first.game.id, first.seats, {}))
    write_games(file, rows)
    return len(rows.actions)
