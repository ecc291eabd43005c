"""Every file of the front end that is made from Python."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from gladsheim.games import find, ids
from gladsheim.wire.boards import event_types, view_types
from gladsheim.wire.typescript import make_typescript

WIDTH: Final = 120


def made_files(front_end: Path) -> dict[Path, str]:
    """Each file below web/src, and what it should say."""
    return {file: "\n".join(folded(line) for line in text.split("\n")) for file, text in made_texts(front_end).items()}


def made_texts(front_end: Path) -> dict[Path, str]:
    made = {front_end / "wire.ts": make_typescript()}
    for id in ids():
        board = front_end / "boards" / id
        if board.is_dir():
            game = find(id)
            if game.view_type is not None:
                made[board / "view.ts"] = view_types(game)
                made[board / "events.ts"] = event_types(game)
    return made


def folded(line: str) -> str:
    """A line as lines that are not too long: broken after a word of a comment, after a comma or before a bar else."""
    if len(line) <= WIDTH:
        return line
    text = line.lstrip()
    is_comment = text.startswith("/**")
    indent = line[: len(line) - len(text)] + ("    " if is_comment else "  ")
    seams = r"(?<= )" if is_comment else r"(?<=, )|(?<=; )|(?=\| )"
    lines = [""]
    for part in re.split(seams, line):
        if len((lines[-1] + part).rstrip()) > WIDTH:
            lines.append(indent)
        lines[-1] += part
    return "\n".join(one.rstrip() for one in lines)
