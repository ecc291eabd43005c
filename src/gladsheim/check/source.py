"""Source: where in an author's package something stands, so that a fault can name file and line."""

from __future__ import annotations

import ast
import traceback
from pathlib import Path

from gladsheim.core.game import BadOption, Game


def read_source(file: Path) -> ast.Module:
    """A file of Python; a BadOption names the one that is none."""
    try:
        return ast.parse(file.read_text(encoding="utf-8"), file.name)
    except (SyntaxError, ValueError) as fault:
        raise BadOption(f"{file} cannot be read as Python: {fault}") from None


def place_of_text(game: Game, text: str) -> str:
    """Where a string stands in the source of a game, as " (turn.py:12)"; the empty string: nowhere."""
    for file in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(read_source(file)):
            if isinstance(node, ast.Constant) and node.value == text:
                return f" ({file.name}:{node.lineno})"
    return ""


def place_of_class(game: Game, name: str) -> str:
    """Where a class of the game is written, as " (turn.py:12)"."""
    for file in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(read_source(file)):
            if isinstance(node, ast.ClassDef) and node.name == name:
                return f" ({file.name}:{node.lineno})"
    return ""


def place_of_error(folder: Path, error: BaseException) -> str:
    """The last line of a folder's own that an error passed through, else the last of all."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if Path(frame.filename).is_relative_to(folder)]
    if isinstance(error, SyntaxError) and error.filename:
        return f" ({Path(error.filename).name}:{error.lineno})"
    if not frames:
        return ""
    last = (own or frames)[-1]
    name = Path(last.filename).name if own else last.filename.rpartition("gladsheim/")[2]
    return f" ({name}:{last.lineno})"
