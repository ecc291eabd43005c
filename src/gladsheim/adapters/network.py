"""A trained network as a player: its weights in one file, which plays wherever bots are named, as `network:FILE`.

The file is of NumPy's kind, so whoever plays against a network needs no library that trains one.  `network:FILE` gives
the answer it thinks best; `network:FILE@1` draws answers as likely as it holds them (a temperature).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from zipfile import BadZipFile
from zlib import crc32

from gladsheim.adapters.extra import missing

try:
    import numpy as np
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.npz import check_npz
from gladsheim.adapters.sitting import Actions
from gladsheim.bots.bot import Bot, Eyes
from gladsheim.core.forms import Seat
from gladsheim.core.game import BadOption, Game, Json
from gladsheim.games import find
from gladsheim.layouts import layout_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]

PREFIX = "network:"
FORMAT = 1  # of the file
UNFIT = -1e9  # the logit of what is no answer


class About:
    """What a network plays, and where it comes from."""

    def __init__(self, game: str, seats: int, task: str = "", steps: int = 0, minutes: float = 0.0) -> None:
        self.game = game
        self.seats = seats
        self.task = task
        self.steps = steps  # of training
        self.minutes = minutes
        found = find(game)
        if seats not in found.seats:
            raise BadOption(f"{game} is played by {found.seats[0]} to {found.seats[-1]}, not by {seats}")
        self.size = layout_of(found, seats).size
        self.actions = actions_of(found, seats).size
        self.layout = checksum(found, seats)

    def plain(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "layout": self.layout,
            "task": self.task,
            "steps": self.steps,
            "minutes": self.minutes,
        }


@cache
def actions_of(game: Game, seats: int) -> Actions:
    return Actions(game, seats)


def checksum(game: Game, seats: int) -> int:
    """Of what the numbers mean: a network that learned others would play nonsense."""
    parts = [f"{field.name} {field.part.size} {field.part.words()}" for field in layout_of(game, seats).fields]
    slots = [f"{slot} {first}" for slot, first in actions_of(game, seats).offsets.items()]
    return crc32("\n".join([*parts, *slots]).encode())


class Network:
    """Layers of numbers: each is multiplied, added to and cut at zero; the last gives the logits and the value."""

    def __init__(self, about: About, weights: list[Floats], biases: list[Floats]) -> None:
        self.about = about
        self.weights = weights  # inputs x outputs; the last one's outputs are the actions and, behind them, the value
        self.biases = biases

    def forward(self, observations: Floats) -> tuple[Floats, Floats]:
        """The logits of every action and what the seat may hope for, row by row."""
        hidden = observations
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            hidden = np.maximum(hidden @ weight + bias, np.float32(0))
        out = hidden @ self.weights[-1] + self.biases[-1]
        return out[:, :-1], out[:, -1]

    def choose(self, observations: Floats, masks: NDArray[np.bool_], lots: Floats, temperature: float) -> list[int]:
        """An action for each row; `lots` from 0 to 1 decide where the temperature is above 0."""
        logits = np.where(masks, self.forward(observations)[0], np.float32(UNFIT))
        if temperature <= 0:
            best: list[int] = logits.argmax(axis=1).tolist()
            return best
        shares = np.exp((logits - logits.max(axis=1, keepdims=True)) / temperature) * masks
        heaps = shares.cumsum(axis=1)
        found = (heaps > lots[:, np.newaxis] * heaps[:, -1:]).argmax(axis=1)
        # (Rounding may leave a lot of almost 1 with nobody: then the likeliest.)
        fits = masks[np.arange(len(found)), found]
        drawn: list[int] = np.where(fits, found, logits.argmax(axis=1)).tolist()
        return drawn

    def save(self, file: Path) -> None:
        kept = {f"weight_{n}": weight for n, weight in enumerate(self.weights)}
        kept |= {f"bias_{n}": bias for n, bias in enumerate(self.biases)}
        with file.open("wb") as out:
            np.savez(out, allow_pickle=False, about=np.array(json.dumps(self.about.plain())), **kept)


def load(file: Path) -> Network:
    """The network of a file; a BadOption says in a line what is wrong with it, and where."""
    check_npz(file, "network")
    try:
        with file.open("rb") as given, np.load(given, allow_pickle=False) as kept:
            told = json.loads(str(kept["about"]))
            layers = sum(name.startswith("weight_") for name in kept)
            weights = [np.asarray(kept[f"weight_{n}"], np.float32) for n in range(layers)]
            biases = [np.asarray(kept[f"bias_{n}"], np.float32) for n in range(layers)]
    except FileNotFoundError:
        raise BadOption(f"there is no network {file}") from None
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, TypeError, AttributeError) as fault:
        raise BadOption(f"{file} holds no network: {' '.join(str(fault).split())}") from None
    about = about_of(told, file)
    sizes = [about.size, *[len(bias) for bias in biases]]
    for n, weight in enumerate(weights):
        if (
            weight.shape != (sizes[n], sizes[n + 1])
            or not np.isfinite(weight).all()
            or not np.isfinite(biases[n]).all()
        ):
            raise BadOption(f"{file} is damaged: weight_{n} does not fit, or has numbers that are none")
    if sizes[-1] != about.actions + 1:
        raise BadOption(f"{file} is damaged: it ends with {sizes[-1]} numbers, not {about.actions + 1}")
    return Network(about, weights, biases)


def about_of(told: object, file: Path) -> About:
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise BadOption(f"{file} holds no network of format {FORMAT}")
    game, seats = told.get("game"), told.get("seats")
    if not isinstance(game, str) or not isinstance(seats, int):
        raise BadOption(f"{file} does not say which game it plays, and with how many seats")
    about = About(game, seats, str(told.get("task", "")), int(told.get("steps", 0)), float(told.get("minutes", 0)))
    if told.get("layout") != about.layout:
        raise BadOption(f"{file} was trained when {game} had other observations or actions: train it anew")
    return about


@cache
def loaded(file: str, at: int) -> Network:
    """Loaded once for each time that the file was written."""
    return load(Path(file))


def network_of(name: str) -> tuple[Network, float]:
    """The network that a bot's name names, and the temperature it plays at."""
    file, _, given = name.removeprefix(PREFIX).partition("@")
    try:
        temperature = float(given or 0)
    except ValueError:
        temperature = -1.0
    if not file or not 0 <= temperature < float("inf"):
        raise BadOption(f"'{name}' names no network; write {PREFIX}FILE, or {PREFIX}FILE@TEMPERATURE from 0 up")
    path = Path(file)
    return loaded(file, path.stat().st_mtime_ns if path.exists() else 0), temperature


class NetworkBot(Bot):
    """A seat played by a network, which is given what the seat sees and nothing else."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.network, self.temperature = network_of(name)

    def check(self, game: Game) -> None:
        if self.network.about.game != game.id:
            raise BadOption(f"the bot '{self.name}' plays {self.network.about.game} alone, not {game.id}")

    def answer(self, eyes: Eyes) -> int:
        self.sits(eyes.game, eyes.seats)
        return self.choose(eyes.seat, eyes.view(), eyes.ask.slot, eyes.ask.options)

    def sits(self, game: Game, seats: int) -> None:
        """A BadOption unless it plays that game with so many."""
        self.check(game)
        self.check_seats(seats)

    def check_seats(self, seats: int) -> None:
        if seats != self.network.about.seats:
            raise BadOption(f"the bot '{self.name}' plays with {self.network.about.seats} seats, not with {seats}")

    def choose(self, seat: Seat, view: dict[str, Json], slot: str, options: list[int]) -> int:
        """The answer to a question, from what the seat sees."""
        game, seats = find(self.network.about.game), self.network.about.seats
        actions = actions_of(game, seats)
        numbers = {actions.number(slot, option, seat): option for option in options}
        mask = np.zeros((1, actions.size), np.bool_)
        mask[0, [*numbers]] = True
        row = np.frombuffer(layout_of(game, seats).encode(view), np.float32)
        return numbers[self.network.choose(row[np.newaxis], mask, self.lot(), self.temperature)[0]]

    def lot(self) -> Floats:
        """A number from 0 to 1, the bot's own."""
        return np.array([self.lots.getrandbits(24) / (1 << 24)], np.float32)
