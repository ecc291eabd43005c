"""`gladsheim box`, and `--box` behind every other command: the tables of an owner's own copy."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from gladsheim.core.box import PUT
from gladsheim.core.box_file import use, write_box
from gladsheim.core.game import BadOption
from gladsheim.games import find
from gladsheim.lab.changes import try_out


def print_box(chosen: argparse.Namespace, out: Console) -> int:
    """The box of a game with comments, to be changed."""
    text = write_box(find(chosen.game))
    if chosen.out is None:
        out.file.write(text)
        return 0
    if Path(chosen.out).exists():
        raise BadOption(f"{chosen.out} is there already: name another file, or remove it first")
    Path(chosen.out).write_text(text, encoding="utf-8")
    out.print(f"written: {chosen.out}; change it, and name it with --box", soft_wrap=True)
    return 0


def fill_box(path: str, game: str | None) -> None:
    """Before anything is played: a BadOption unless the file is a box that its game can be played with."""
    whose = use(path)
    find(whose)
    if game is not None and game != whose:
        raise BadOption(f"{path}: it is the box of '{whose}', not of '{game}'")
    fault = try_out(whose, find(whose).seats[0], {}, PUT[whose])
    if fault:
        raise BadOption(f"{path}: {whose} cannot be played with this box: {fault}")
