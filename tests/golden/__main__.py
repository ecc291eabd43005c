"""Make the golden games anew and show what changed: `make golden`.

With `seek GAME`, play many games and add a script for each that shows what no script of that game shows yet.
"""

from __future__ import annotations

import argparse
import difflib
from pathlib import Path

import gladsheim
from gladsheim.core.game import Game
from gladsheim.games import find
from golden import boards
from golden.cover import all_kinds
from golden.files import (
    BARE,
    COUNTS,
    SAGAS,
    THOUGHTS,
    bare_line,
    bare_lines,
    count_lines,
    folder_of,
    name_of,
    read_bare,
    script_files,
    scripts,
    thought_lines,
)
from golden.playing import Played
from golden.sagas import saga_lines
from golden.seeking import new_games, settings, worthy

LINES_SHOWN = 400  # of one difference
BARE_LOTS = 300
BARE_LED = 40


def main() -> None:
    parser = argparse.ArgumentParser(prog="golden", description="Make the golden games anew and show what changed.")
    parser.add_argument("what", nargs="?", choices=["make", "seek"], default="make")
    parser.add_argument("games", nargs="*", help="of these games alone")
    parser.add_argument("--tries", type=int, default=1000, help="how many games are played to seek new ones")
    given = parser.parse_args()
    for game in [find(name) for name in given.games] or gladsheim.games():
        if given.what == "seek":
            seek(game, given.tries)
        changed = make(game)
        missing = sorted(f"{kind} {name}" for kind, name in not_shown(game))
        print(f"{game.id}: {len(script_files(game))} scripts, {len(bare_lines(game))} bare games, {changed} changed")
        print(f"  shown in no script: {', '.join(missing) or 'nothing'}")


def make(game: Game) -> int:
    """Write every file of a game anew; how many have changed."""
    changed = write(folder_of(game) / BARE, [bare_line(read_bare(game, line)) for line in bare_lines(game)])
    changed += write(folder_of(game) / COUNTS, count_lines(game))
    changed += write(folder_of(game) / THOUGHTS, thought_lines(game))
    for file, script in scripts(game).items():
        changed += write(file, script.lines)
    changed += write(boards.file_of(game), boards.lines_of(game))
    if game.id == "chronicles":
        changed += write(folder_of(game) / SAGAS, saga_lines())
    return changed


def write(file: Path, lines: list[str]) -> int:
    """Write a file and show the difference; 1 if there was one."""
    before = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    if before == lines:
        return 0
    file.parent.mkdir(exist_ok=True)
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    difference = [*difflib.unified_diff(before, lines, f"{file.name} before", f"{file.name} now", "", "", 1, "")]
    print("\n".join(line[:200] for line in difference[:LINES_SHOWN]))
    if len(difference) > LINES_SHOWN:
        print(f"... {len(difference) - LINES_SHOWN} more lines of difference: git diff {file}")
    return 1


def not_shown(game: Game) -> set[tuple[str, str]]:
    kinds = all_kinds(game)
    for script in scripts(game).values():
        for step in script.kinds:
            kinds -= step
    return kinds


def seek(game: Game, tries: int) -> None:
    """Lay down the bare games if there are none, and add scripts for what none shows."""
    folder = folder_of(game)
    folder.mkdir(exist_ok=True)
    if not bare_lines(game):
        cases = [*new_games(game, BARE_LOTS, led=False), *new_games(game, BARE_LED, led=True)]
        (folder / BARE).write_text("\n".join(bare_line(Played(case, [])) for case in cases) + "\n", encoding="utf-8")
    shown = set().union(*[set().union(*script.kinds, settings(script.case)) for script in scripts(game).values()])
    for case in worthy(game, tries, shown):
        (folder / f"{name_of(case)}.txt").write_text(f"{game.title}\n{case}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
