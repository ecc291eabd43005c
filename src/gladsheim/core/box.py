"""The box: those tables of a game that another edition, or an experiment, may have otherwise.

A game declares them to its Box when it is imported, and computes all else from them.  So whoever wants others `put`s
them into the box before that, in a process of its own.  A path is a table's name and the way into it:
"CARDS.three-of-most.1".
"""

from __future__ import annotations

import hashlib
import json
from typing import Final, TypeAlias, TypeVar

from gladsheim.core.game import BadOption, Game, Json

Changes: TypeAlias = dict[str, Json]  # path -> what stands there
K = TypeVar("K")
T = TypeVar("T")
PUT: Final[dict[str, Changes]] = {}  # game -> what lies in its box otherwise
BOXES: Final[dict[str, Box]] = {}  # game -> its box, once it is open


def put(game: str, changes: Changes) -> None:
    """Put other tables into the box of a game; too late once it is open, unless it is filled so."""
    if game in BOXES and PUT.get(game, {}) != changes and BOXES[game].would_change(changes):
        raise BadOption(f"the box of {game} is open in this process: other tables need a process of their own")
    PUT[game] = changes


def digest_of(others: Changes) -> str:
    """What names a box that is filled otherwise: the SHA-256 of its other tables."""
    return hashlib.sha256(json.dumps(others, sort_keys=True).encode()).hexdigest()


def others_in(game: Game) -> Changes:
    """The tables of an open box that are not as we have them."""
    return BOXES[game.id].others if game.id in BOXES else {}


def put_again(record: object) -> None:
    """Before a game is opened for a save or journal: the tables that it was played with."""
    if isinstance(record, dict) and isinstance(record.get("box"), dict) and isinstance(record.get("game"), str):
        put(str(record["game"]), {str(name): given for name, given in record["box"].items()})


def box_of(game: str) -> Box:
    """The open box of a game."""
    if game not in BOXES:
        raise BadOption(f"{game} has no box: its tables cannot be changed")
    return BOXES[game]


def check_put(game: str) -> None:
    """Once a game is imported: a BadOption names what was put where there is no table."""
    for path in PUT.get(game, {}):
        box_of(game).table_at(path)


class Table:
    """A table as it lies in the box, and where it is from."""

    def __init__(self, source: str, now: object, loose: bool, about: str) -> None:
        self.source = source
        self.about = about  # what its numbers are, for whoever types in others
        self.now = now
        self.is_free = False  # any number of rows, which the game itself reads
        self.loose = loose  # its innermost lists may have more or fewer entries than usual


class Box:
    """The box of a game, opened while its package is imported."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tables: dict[str, Table] = {}
        self.others: Changes = {}  # the tables that are not as we have them, whole
        BOXES[game] = self

    def table(self, name: str, table: list[T] | dict[K, T], source: str, loose: bool = False, about: str = "") -> None:
        """Declare a list or dict, and change it to what was put there; before anything is computed from it."""
        self.tables[name] = Table(source, table, loose, about)
        ours = json.dumps(plain(table))
        for path, given in PUT.get(self.game, {}).items():
            if path.partition(".")[0] == name:
                now = self.changed(path, given)
                if isinstance(table, list) and isinstance(now, list):
                    table[:] = now
                elif isinstance(table, dict) and isinstance(now, dict):
                    table.update(now)
        if json.dumps(plain(table)) != ours:
            self.others[name] = plain(table)

    def rows(self, name: str, source: str, about: str) -> list[dict[str, Json]]:
        """Declare a table that is empty with us: its rows are read by the game itself, and so refused by it."""
        found: list[dict[str, Json]] = []
        self.tables[name] = Table(source, found, True, about)
        self.tables[name].is_free = True
        given = self.changed(name, PUT.get(self.game, {}).get(name, []))
        assert isinstance(given, list)
        found += given
        if found:
            self.others[name] = plain(found)
        return found

    def would_change(self, changes: Changes) -> bool:
        """Whether the open box is filled otherwise; a BadOption if it could never be filled so."""
        for path, given in changes.items():
            if plain(self.changed(path, given)) != plain(self.table_at(path).now):
                return True
        return False

    def table_at(self, path: str) -> Table:
        name = path.partition(".")[0]
        if name not in self.tables:
            known = ", ".join(self.tables)
            raise BadOption(f"box {path}: {self.game} has no table '{name}' in its box; it has: {known}")
        return self.tables[name]

    def at(self, path: str) -> object:
        """What lies at the end of a path."""
        now = self.table_at(path).now
        try:
            for step in path.split(".")[1:]:
                now = inside(now, step)[1]
        except ValueError as no:
            raise BadOption(f"box {path}: {no}") from None
        return now

    def changed(self, path: str, given: Json) -> object:
        """The table with what is given at the end of the path; a BadOption says why it cannot be there."""
        table = self.table_at(path)
        if table.is_free:
            if not isinstance(given, list) or not all(isinstance(row, dict) for row in given):
                raise BadOption(f"box {path}: it is a row of tables, each begun with [[{path}]]")
            return given
        try:
            after = replaced(table.now, path.split(".")[1:], given, table.loose)
        except ValueError as no:
            raise BadOption(f"box {path}: {no}") from None
        if least(after) < 0 <= least(table.now):
            raise BadOption(f"box {path}: numbers here are at least 0, not {given!r}")
        return after


def plain(value: object) -> Json:
    """A table as JSON and TOML know it."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    assert isinstance(value, (bool, int, float, str))
    return value


def replaced(now: object, steps: list[str], given: Json, loose: bool) -> object:
    """A table with something else in it.  Its rows are made anew: other tables may hold the old ones."""
    if not steps:
        return shaped(now, given, loose)
    place, old = inside(now, steps[0])
    new = replaced(old, steps[1:], given, loose)
    if isinstance(now, dict):
        return {**now, place: new}
    assert isinstance(now, (list, tuple))
    rows = [new if n == place else one for n, one in enumerate(now)]
    return tuple(rows) if isinstance(now, tuple) else rows


def inside(now: object, step: str) -> tuple[object, object]:
    """One step down: the key of a dict or the place in a list, and what is there."""
    if isinstance(now, dict):
        for key, one in now.items():
            if str(key) == step:
                return key, one
        raise ValueError(f"there is no '{step}'; there are: {', '.join(str(key) for key in now)}")
    if not isinstance(now, (list, tuple)):
        raise ValueError(f"'{step}' leads into {now!r}, which is no table")
    if step.isdecimal() and int(step) < len(now):
        return int(step), now[int(step)]
    raise ValueError(f"there is no place '{step}'; places are 0 to {len(now) - 1}")


def shaped(now: object, given: Json, loose: bool) -> object:
    """What is given, in the shape of what stands there: JSON and TOML know no tuples, and no numbers as keys."""
    if isinstance(now, dict) and isinstance(given, dict):
        found = dict(now)
        for name, one in given.items():
            place, old = inside(now, name)
            found[place] = shaped(old, one, loose)
        return found
    if isinstance(now, (list, tuple)) and isinstance(given, list):
        if len(given) != len(now) and not (loose and now and not isinstance(now[0], (list, tuple, dict))):
            raise ValueError(f"there are {len(now)} entries, not {len(given)}")
        rows = [shaped(now[min(n, len(now) - 1)], one, loose) for n, one in enumerate(given)]
        return tuple(rows) if isinstance(now, tuple) else rows
    if type(now) is not type(given):
        raise ValueError(f"it is {now!r}, and cannot become {given!r}")
    return given


def least(value: object) -> float:
    """The least number in a table; 0 if none is below: then they are counts and indexes."""
    if isinstance(value, dict):
        value = [*value.values()]
    if isinstance(value, (list, tuple)):
        return min((least(one) for one in value), default=0)
    return min(0, value) if isinstance(value, (int, float)) else 0
