"""Changed data: the same rules with another number of cards, counters or faces in the box.

The parts of a game are tables in its modules.  Compiled, a module reads its lists and dicts where they are, but its
single numbers are part of the machine code.  So a change is made inside the lists and dicts, everything that the
source computes from them at import is computed again, and a change that would reach a single number is refused.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from gladsheim.bots.playout import play_out
from gladsheim.core.game import BadOption, Game, Json
from gladsheim.core.lots import Lots
from gladsheim.games import find

Changes = dict[str, Json]  # "parts.CARDS.three-of-most.1" -> what stands there now
Table = list[object] | dict[object, object]


@contextmanager
def changed_data(game: str, changes: Changes) -> Iterator[None]:
    """Within it, the tables of a game are other than in the box; a BadOption says what cannot be changed."""
    if not changes:
        yield
        return
    undone: list[tuple[Table, object]] = []
    try:
        _change(find(game), changes, undone)
        yield
    finally:
        for table, before in reversed(undone):
            _graft(table, before)


def check_data(game: str, seats: int, options: dict[str, str | int | bool | list[str]], changes: Changes) -> None:
    """A BadOption unless the game can be changed so, and a game by lot still counts its pieces right."""
    found = find(game)
    with changed_data(game, changes):
        try:
            state = found.start(seats, found.choose(seats, options))
            before = found.pieces(state)
            play_out(state, Lots(1), found.longest)
            if not state.forms and found.pieces(state) == before:
                return
            fault = "its pieces no longer add up"
        except (AssertionError, IndexError, KeyError, ValueError) as broken:
            fault = f"it breaks ({type(broken).__name__}: {broken})"
    raise BadOption(f"data {', '.join(changes)}: {game} cannot be played with this change: {fault}")


def names_at(game: str, path: str) -> list[str]:
    """The words of a list of the game's, such as `parts.GOD_NAMES`."""
    names = _look(find(game), path)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"{path} of {game} is not a list of names")
    return [str(name) for name in names]


def numbers_at(game: str, path: str) -> list[int]:
    """The counts of a list of the game's, such as `parts.CARDS.three-of-most`."""
    numbers = _look(find(game), path)
    if not isinstance(numbers, list) or not all(isinstance(number, int) for number in numbers):
        raise BadOption(f"{path} of {game} is not a list of whole numbers")
    return [number for number in numbers if isinstance(number, int)]


def _package(game: Game) -> str:
    """The package a game is written in."""
    name = game.set_up.__module__
    return name if hasattr(sys.modules[name], "__path__") else name.rpartition(".")[0]


def _module(game: Game, path: str) -> tuple[ModuleType, list[str]]:
    """The module that a path begins with, and the rest of the path."""
    first, *rest = path.split(".")
    try:
        return import_module(f"{_package(game)}.{first}"), rest
    except ImportError:
        raise BadOption(f"data {path}: {game.id} has no module '{first}'; write as parts.NAME") from None


def _look(game: Game, path: str) -> object:
    module, rest = _module(game, path)
    if not rest or not hasattr(module, rest[0]):
        raise BadOption(f"data {path}: {module.__name__} has no table of that name")
    value: object = getattr(module, rest[0])
    for step in rest[1:]:
        value = _into(value, step, path)
    return value


def _into(value: object, step: str, path: str) -> object:
    """One step down: a key of a dict, a place in a list."""
    if isinstance(value, dict):
        for key in value:
            if str(key) == step:
                found: object = value[key]
                return found
        raise BadOption(f"data {path}: there is no '{step}'; there are: {', '.join(str(key) for key in value)}")
    if isinstance(value, (list, tuple)):
        if step.isdecimal() and int(step) < len(value):
            inner: object = value[int(step)]
            return inner
        raise BadOption(f"data {path}: there is no place '{step}'; places are 0 to {len(value) - 1}")
    raise BadOption(f"data {path}: '{step}' leads into {value!r}, which is no table")


def _change(game: Game, changes: Changes, undone: list[tuple[Table, object]]) -> None:
    kept: dict[str, set[str]] = {}  # module -> its tables that are changed by hand
    for path, value in changes.items():
        module, rest = _module(game, path)
        now = _look(game, path)
        if len(rest) == 1 and not isinstance(now, (list, dict)):
            raise BadOption(
                f"data {path}: a single number or word is part of the compiled rules and cannot be changed; "
                "lists, dicts and what is in them can"
            )
        if type(now) is not type(value):
            raise BadOption(f"data {path}: it is {now!r}, and cannot become {value!r}")
        if _is_below_zero(value) and not _is_below_zero(
            _look(game, path.rpartition(".")[0] if len(rest) > 1 else path)
        ):
            raise BadOption(f"data {path}: numbers here are at least 0, not {value!r}")
        _set(game, path, value, undone)
        kept.setdefault(module.__name__, set()).add(rest[0])
    _follow(_package(game), ", ".join(changes), kept, undone)
    for path, value in changes.items():
        if _look(game, path) != value:
            raise BadOption(f"data {path}: it shares its row with another table of the source; change that one")


def _is_below_zero(value: object) -> bool:
    """Whether a number is below 0, or any within a table: where none is, numbers are counts and indexes."""
    if isinstance(value, dict):
        return any(_is_below_zero(one) for one in value.values())
    if isinstance(value, (list, tuple)):
        return any(_is_below_zero(one) for one in value)
    return isinstance(value, (int, float)) and value < 0


def _follow(package: str, what: str, kept: dict[str, set[str]], undone: list[tuple[Table, object]]) -> None:
    """Compute again what hangs on the changed tables, until nothing changes any more."""
    names = [name for name in sys.modules if name == package or name.startswith(package + ".")]
    sources = {name: _parsed(sys.modules[name], what) for name in names}
    stirred = _stirred(sources, {one for some in kept.values() for one in some})
    rounds = 0
    while True in [_compute_again(name, sources[name], what, kept.get(name, set()), undone) for name in stirred]:
        rounds += 1
        if rounds > len(names):
            raise BadOption(f"data {what}: the tables that hang on it never settle")


def _parsed(module: ModuleType, what: str) -> ast.Module:
    """The source of a module, which lies beside its compiled form or in place of it."""
    file = Path(str(module.__file__))
    source = file if file.suffix == ".py" else file.with_name(file.name.split(".")[0] + ".py")
    if not source.is_file():
        raise BadOption(f"data {what}: the source of {module.__name__} is not there, so what hangs on it is unknown")
    return ast.parse(source.read_text(encoding="utf-8"), str(source))


def _stirred(sources: dict[str, ast.Module], names: set[str]) -> list[str]:
    """The modules in which something that is computed at import uses one of `names`, or what is computed from them."""
    lines = [
        (name, line, {part.id for part in ast.walk(line) if isinstance(part, ast.Name)})
        for name, tree in sources.items()
        for line in tree.body
        if not isinstance(line, (ast.ClassDef, ast.Import, ast.ImportFrom))
    ]
    known = 0
    while known < len(names):
        known = len(names)
        for _, line, used in lines:
            if used & names:
                names = names | _made_by(line)
    stirred = {name for name, line, used in lines if used & names and not isinstance(line, ast.FunctionDef)}
    return [name for name in sources if name in stirred]


def _set(game: Game, path: str, value: Json, undone: list[tuple[Table, object]]) -> None:
    now = _look(game, path)
    if isinstance(now, (list, dict)):
        _renew(now, value, undone)
        return
    parent, last = path.rpartition(".")[0], path.rpartition(".")[2]
    table = _look(game, parent)
    if isinstance(table, list):
        _renew(table, [*table[: int(last)], value, *table[int(last) + 1 :]], undone)
    elif isinstance(table, dict):
        _renew(table, {key: value if str(key) == last else old for key, old in table.items()}, undone)
    else:
        raise BadOption(f"data {path}: it stands in a row that cannot be changed; name a list or dict in it")


def _compute_again(
    name: str, source: ast.Module, what: str, kept: set[str], undone: list[tuple[Table, object]]
) -> bool:
    """Run a module's source beside the module, and take over what comes out otherwise; whether anything did."""
    module = sys.modules[name]
    # Classes stay the compiled ones, and the changed tables are as they are now.
    left = {line.name for line in source.body if isinstance(line, ast.ClassDef)} | kept
    body = [line for line in source.body if not _made_by(line) & left]
    again: dict[str, object] = {one: getattr(module, one) for one in left}
    again |= {"__name__": name, "__file__": module.__file__, "__package__": module.__package__}
    exec(compile(ast.Module(body, []), name, "exec"), again)
    found = False
    for constant, value in again.items():
        now: object = getattr(module, constant, None)
        if constant.startswith("_") or not _is_plain(value) or not _is_plain(now) or now == value:
            continue
        if not isinstance(now, (list, dict)) or type(now) is not type(value):
            raise BadOption(
                f"data {what}: it would make {name}.{constant} {value!r} instead of {now!r}, "
                "but that is part of the compiled rules and cannot be changed"
            )
        _renew(now, value, undone)
        found = True
    return found


def _made_by(line: ast.stmt) -> set[str]:
    """The class, the function or the table that a line makes."""
    if isinstance(line, (ast.ClassDef, ast.FunctionDef)):
        return {line.name}
    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
        return {line.target.id}
    if isinstance(line, ast.Assign):
        return {target.id for target in line.targets if isinstance(target, ast.Name)}
    return set()


def _is_plain(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return all(_is_plain(one) for one in value)
    if isinstance(value, dict):
        return all(_is_plain(key) and _is_plain(one) for key, one in value.items())
    return isinstance(value, (bool, int, float, str))


def _renew(table: Table, value: object, undone: list[tuple[Table, object]]) -> None:
    undone.append((table, _copy(table)))
    _graft(table, value)


def _copy(value: object) -> object:
    """A copy that goes as deep as tables go."""
    if isinstance(value, list):
        return [_copy(one) for one in value]
    if isinstance(value, dict):
        return {key: _copy(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return tuple(_copy(one) for one in value)
    return value


def _graft(table: Table, value: object) -> None:
    """Make a table equal to `value` in place, tables within it too: others may hold them."""
    if isinstance(table, list) and isinstance(value, list):
        rows = [_grafted(old, new) for old, new in zip(table, value, strict=False)]
        table[:] = rows + value[len(rows) :]
    elif isinstance(table, dict) and isinstance(value, dict):
        renewed = {key: _grafted(table[key], new) if key in table else new for key, new in value.items()}
        table.clear()
        table.update(renewed)


def _grafted(old: object, new: object) -> object:
    """`old` made equal to `new` where that can be done in place, else `new`."""
    if old == new:
        return old
    if (isinstance(old, list) and isinstance(new, list)) or (isinstance(old, dict) and isinstance(new, dict)):
        _graft(old, new)
        return old
    if isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        parts = [_grafted(one, other) for one, other in zip(old, new, strict=True)]
        return old if all(part is one for part, one in zip(parts, old, strict=True)) else tuple(parts)
    return new
