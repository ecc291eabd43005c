"""What the command line says of a table, and files that people name."""

from __future__ import annotations

import json
import os
from pathlib import Path

import gladsheim
from gladsheim.core.chance import seed_from
from gladsheim.core.game import BadOption, Game, Json, Option, Value
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.games import find


def options_of(game: Game, texts: list[str]) -> dict[str, Value]:
    """`--option NAME=VALUE`, typed as the game declares it."""
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {text}: write NAME=VALUE")
        if name not in game.options:
            raise BadOption(f"{game.id} has no option '{name}'; it has: {', '.join(game.options) or 'none'}")
        options[name] = read_value(game.options[name], value)
    return options


def check_save(
    file: str, match: Match, game: str | None, seats: int | None, seed: int | None, texts: list[str]
) -> None:
    """A BadOption unless what was typed beside a save is what the save says."""
    if game is not None and find(game) is not match.game:
        raise BadOption(f"{file} is a game of {match.game.id}, not of {game}")
    if seats is not None and seats != match.seats:
        raise BadOption(f"{file} is a game with {match.seats} seats, not {seats}")
    if seed is not None and seed_from(seed) != match.chance.seed:
        raise BadOption(f"{file} is a game with another seed than {seed}")
    for name, value in options_of(match.game, texts).items():
        kept = match.chosen.values[name]
        if kept != value:
            raise BadOption(f"{file} is a game with {name}={plain(kept)}, not {plain(value)}")


def plain(value: Value) -> str:
    """An option's value as one would type it."""
    return ",".join(value) if isinstance(value, list) else str(value)


def read_value(option: Option, text: str) -> Value:
    """The choice that is written so; the text itself where none is, for the game to refuse."""
    if option.many:
        return [part for part in text.split(",") if part]
    for choice in option.choices:
        if str(choice).lower() == text.lower():
            return choice
    return text


def check_seat(match: Match, seat: int) -> None:
    """A BadOption names the seats there are."""
    check_place(match.seats, seat)


def check_place(seats: int, seat: int) -> None:
    if seat not in range(seats):
        raise BadOption(f"there is no seat {seat}; seats are 0 to {seats - 1}")


LARGEST = 32 * 2**20  # bytes of a save or journal; the longest games have a few hundred kilobytes


def read_journal(name: str) -> dict[str, Json]:
    """The journal in a file, or that of a save."""
    record = read_record(name)
    return gladsheim.load(record).journal if "state" in record else record


def read_record(name: str, kind: str = "save or journal") -> dict[str, Json]:
    """What is kept in a file, or one line that says why it is not of that kind."""
    with Path(name).open("rb") as file:
        text = file.read(LARGEST + 1)  # A file may have no end.
    if len(text) > LARGEST:
        raise Damaged(f"{name} is not a {kind}: it has more than {LARGEST // 2**20} MB")
    try:
        record: object = json.loads(text.decode())
    except (ValueError, RecursionError) as fault:
        raise Damaged(f"{name} is not a {kind}: {fault}") from None
    if not isinstance(record, dict):
        raise Damaged(f"{name} is not a {kind}")
    return record


def check_writable(file: Path) -> None:
    """A BadOption for a file that could not be written once all is played, or learned."""
    if not file.parent.is_dir():
        raise BadOption(f"there is no folder {file.parent} to write {file.name} to")
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadOption(f"{file} cannot be written")
