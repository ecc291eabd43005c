# not compiled: reads and writes a small file, once
"""A box as a TOML file, so that an owner of the printed one can type in what we do not know of it."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final

from gladsheim.core.box import Changes, box_of, plain, put
from gladsheim.core.game import BadOption, Game, Json

VARIABLE: Final = "GLADSHEIM_BOX_FILE"  # the file that this process and all it starts have their box from
OPENING: Final = """\
# The tables of {title} (rules {version}) that your copy may have otherwise.
# Change what differs, leave out what does not, and name the file wherever a game is started:
#     gladsheim play {id} --box FILE        gladsheim serve --box FILE
# Each table says where ours is from: "default" is our own choice, because the rulebook does not print it.
game = "{id}"
"""


def write_box(game: Game) -> str:
    """The box of a game as it lies open, with comments; lists first, since in TOML nothing follows a section but it."""
    box = box_of(game.id)
    text = OPENING.format(title=game.title, version=game.rulebook.version, id=game.id)
    rows, sections = "", ""
    for name, table in box.tables.items():
        head = "".join(f"# {line}\n" for line in [*([table.about] if table.about else []), f"From: {table.source}."])
        value = plain(table.now)
        if table.is_free:
            sections += f"\n{head}" + "".join(rows_written(name, value))
        elif isinstance(value, dict):
            inside = "".join(f"{quoted(key)} = {written(one)}\n" for key, one in value.items())
            sections += f"\n{head}[{name}]\n{inside}"
        else:
            rows += f"\n{head}{name} = {written(value)}\n"
    return text + rows + sections


def rows_written(name: str, rows: Json) -> list[str]:
    """A table of which there may be any number of rows; where there is none, how one begins."""
    assert isinstance(rows, list)
    if not rows:
        return [f"# [[{name}]]\n"]
    written_rows: list[str] = []
    for row in rows:
        assert isinstance(row, dict)
        lines = [f"{quoted(key)} = {inline(one)}\n" for key, one in row.items()]
        written_rows.append("".join([f"[[{name}]]\n", *lines]))
    return written_rows


def inline(value: Json) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{quoted(key)} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return written(value)


def quoted(key: str) -> str:
    return '"' + key.replace("\\", "\\\\").replace('"', '\\"') + '"'


def written(value: Json) -> str:
    """A value of TOML; a list of lists has a line for each."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        rows = [written(one) for one in value]
        if any(isinstance(one, list) for one in value):
            return "[\n" + "".join(f"  {row},\n" for row in rows) + "]"
        return f"[{', '.join(rows)}]"
    return str(value)


def read_box(text: str, name: str) -> tuple[str, Changes]:
    """The game that a file is the box of, and its tables; a BadOption says in a line what is wrong with it."""
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadOption(f"{name}: this is not TOML: {fault}") from None
    game = entries.pop("game", None)
    if not isinstance(game, str):
        raise BadOption(f'{name}: a box says whose it is, such as: game = "yggdrasil"')
    for table, value in entries.items():
        check_plain(value, f"{name}: {table}")
    return game, entries


def check_plain(value: object, where: str) -> None:
    if isinstance(value, dict):
        for key, one in value.items():
            check_plain(one, f"{where}.{key}")
    elif isinstance(value, list):
        for one in value:
            check_plain(one, where)
    elif not isinstance(value, (bool, int, float, str)):
        raise BadOption(f"{where}: a box holds numbers and names, not {value!r}")


def read_file(path: str | Path) -> tuple[str, Changes]:
    """The same from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{path}: this is not text in UTF-8") from None
    except OSError as fault:
        raise BadOption(f"{path}: cannot be read: {fault.strerror}") from None
    return read_box(text, str(path))


def put_box(game: str, path: str | Path) -> None:
    """Fill the box of a game from a file, in this process."""
    theirs, changes = read_file(path)
    if theirs != game:
        raise BadOption(f"{path}: it is the box of '{theirs}', not of '{game}'")
    put(game, changes)


def use(path: str | Path) -> str:
    """Fill the box of a game from a file, here and in every process that this one starts; whose box it is."""
    game, changes = read_file(path)
    put(game, changes)
    os.environ[VARIABLE] = str(Path(path).resolve())
    return game


def put_from_environment() -> None:
    """In a process that was started: the box of the one that started it."""
    if VARIABLE in os.environ:
        put(*read_file(os.environ[VARIABLE]))


def same_box(game: Game, text: str) -> None:
    """A BadOption unless the box that is open here is filled as a text says."""
    theirs, changes = read_box(text, "box")
    if theirs != game.id:
        raise BadOption(f"box: it is the box of '{theirs}', not of '{game.id}'")
    box = box_of(game.id)
    if box.would_change(changes):
        raise BadOption(f"box: {game.id} is played with another box here; open a hall with yours: serve --box FILE")
