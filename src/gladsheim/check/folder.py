"""A package under way: found in a folder, installed or not; what of it is missing is told as the next thing to do."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path

from gladsheim.check.law import Report
from gladsheim.check.rules import NO_STORY
from gladsheim.check.source import place_of_error
from gladsheim.core.game import BadOption, Game
from gladsheim.core.text import LANGUAGES, has_catalogue
from gladsheim.core.trial import Unsound, told, try_words

GROUP = "gladsheim.games"


class Next(ValueError):
    """The game cannot be checked yet; the message is the next thing to do."""


def find_in_folder(folder: Path) -> Game:
    """The game of a package under way; a Next says what to write before it is one."""
    file = folder / "pyproject.toml"
    if not file.is_file():
        raise Next(f"write {file}; `gladsheim new GAME` makes a package to begin with, and shows how it looks")
    try:
        project = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise Next(f"mend {file}: {fault}") from None
    entries = project.get("project", {}).get("entry-points", {}).get(GROUP, {})
    if not entries:
        raise Next(f'add to {file}:  [project.entry-points."{GROUP}"]  and under it  my-game = "my_game:GAME"')
    id, path = next(iter(entries.items()))
    game = load(folder, file, str(path))
    if game.id != id:
        raise Next(f"call it the same in both places: the entry point in {file} is '{id}', GAME.id is '{game.id}'")
    try:
        try_words(game)
    except Unsound as fault:
        raise Next(f"mend what every game needs: {fault}") from None
    return game


def load(folder: Path, file: Path, path: str) -> Game:
    """What the entry point names."""
    module, colon, name = path.partition(":")
    if not (module and colon and name):
        raise Next(f'write the entry point in {file} as "module:name", such as "my_game:GAME", not "{path}"')
    for root in (folder / "src", folder):
        if (root / module.partition(".")[0]).exists() and str(root.resolve()) not in sys.path:
            sys.path.insert(0, str(root.resolve()))
    importlib.invalidate_caches()
    try:
        found = importlib.import_module(module)
    except (Exception, SystemExit) as fault:
        place = place_of_error(folder.resolve(), fault)
        raise Next(f"mend what keeps {module} from being imported: {told(fault)}{place}") from None
    game = getattr(found, name, None)
    if game is None:
        raise Next(f"write `{name} = Game(...)` in {module}: the entry point in {file} names it, and it is not there")
    if not isinstance(game, Game):
        raise Next(f"make {module}.{name} a Game: it is a {type(game).__name__}")
    return game


def stories_of(folder: Path) -> Path | None:
    return folder / "tests" if (folder / "tests").is_dir() else None


def next_thing(game: Game, report: Report) -> str:
    """What an author may do next: mend the first fault, or what the game could have besides."""
    if report.faults and all(NO_STORY in fault for fault in report.faults):
        missing = [fault.partition(NO_STORY)[2].strip() for fault in report.faults]
        return f"write the stories that are missing, for each rule a test under @rule(id): {'; '.join(missing)}"
    if not report.ok:
        return f"mend this first, other faults may follow from it: {first_fault(report)}"
    if report.skipped:
        return "write stories: a folder `tests` with a test for every rule, each under @rule(id)"
    if not game.events:
        return "declare events (what can happen), so that the log speaks in your words and the table moves"
    if not game.zones:
        return "declare `zones` in GAME, so that the table in the browser knows a hand from a board"
    if not game.seams.mind:
        return f"play it (gladsheim play {game.id} --text), then give it a `mind` in Seams, so that bots play it well"
    missing = [language for language in LANGUAGES if not has_catalogue(game.folder / "text", language)]
    if missing:
        return f"translate it, if you like: text/{missing[0]}.ftl, and '{missing[0]}' in rules.toml"
    return f"show it to somebody: all is there (gladsheim check {game.id} --games 1000 once more)"


def first_fault(report: Report) -> str:
    """What the others may follow from: a wrong question, or rule cited, is the cause of much; stories come last."""
    order = ["hides `", "options: ", "rules: ", ""]
    faults = [fault for fault in report.faults if NO_STORY not in fault]
    return next(fault for sign in order for fault in faults if sign in fault)


def is_folder(name: str) -> bool:
    """Whether what was typed is a path and not the id of a game."""
    return "/" in name or "\\" in name or name in (".", "..") or (Path(name) / "pyproject.toml").is_file()


def named_folder(name: str) -> Path:
    folder = Path(name)
    if not folder.is_dir():
        raise BadOption(f"there is no folder {folder}; name one with a package, or the id of an installed game")
    return folder
