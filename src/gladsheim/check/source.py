"""Source: where in an author's package something stands, so that a fault can name file and line."""

from __future__ import annotations

import ast
import traceback
from pathlib import Path

from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Game

WRITTEN_BY_GAMES = ("clone", "returns", "outcome", "asked_instead")


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


def place_of_kind(game: Game, name: str) -> str:
    """Where a kind of that name is declared, as " (state.py:12)"."""
    for file in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(read_source(file)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Kind" and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and first.value == name:
                    return f" ({file.name}:{node.lineno})"
    return ""


def place_of_class(game: Game, name: str) -> str:
    """Where a class of the game is written, as " (turn.py:12)"."""
    for file in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(read_source(file)):
            if isinstance(node, ast.ClassDef) and node.name == name:
                return f" ({file.name}:{node.lineno})"
    return ""


def hidden_names(game: Game) -> list[str]:
    """What a game calls as the engine calls something of its own, which is lost thereby; each with its place."""
    of_state = {name for name in dir(State) if not name.startswith("_")} - {*WRITTEN_BY_GAMES}
    of_form = {name for name in dir(Form) if not name.startswith("_")}
    found = {}
    for one in (type(game.state()), *game.forms.values()):
        is_state = issubclass(one, State)
        base, names = (State, of_state) if is_state else (Form, of_form)
        for kind in one.__mro__[: one.__mro__.index(base)] if issubclass(one, base) else []:
            # (A form's methods are there to be written.)
            for name, line in names_of_class(game, kind.__name__, methods=is_state):
                if name in names:
                    found[f"{kind.__name__}.{name}{line} hides `{base.__name__}.{name}`: call it otherwise"] = True
    return [*found]


def names_of_class(game: Game, name: str, methods: bool) -> list[tuple[str, str]]:
    """The fields that a class of the game sets, and its methods; each with where that stands."""
    found = []
    for file in sorted(game.folder.rglob("*.py")):
        for kind in ast.walk(read_source(file)):
            if isinstance(kind, ast.ClassDef) and kind.name == name:
                made = [node for node in kind.body if isinstance(node, ast.FunctionDef)]
                found += [(one.name, f" ({file.name}:{one.lineno})") for one in made if methods]
                begins = [one for one in made if one.name == "__init__"]
                fields = [node for one in begins for node in ast.walk(one) if isinstance(node, ast.Attribute)]
                found += [
                    (node.attr, f" ({file.name}:{node.lineno})")
                    for node in fields
                    if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self"
                ]
    return found


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
