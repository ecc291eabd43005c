"""The golden files: `<game>/bare.txt`, one line a game, and beside it the scripts."""

from __future__ import annotations

import json
import re
from pathlib import Path

from gladsheim.core.game import Game, Value
from golden.counts import Counts
from golden.playing import Answer, Case, Played, read, written
from golden.script import ANSWERS, Kind, Script
from golden.thoughts import Thoughts

FOLDER = Path(__file__).parent
BARE = "bare.txt"
COUNTS = "counts.txt"
SAGAS = "sagas.txt"  # the Saga Book of the Chronicles
THOUGHTS = "thoughts.txt"
CASE = re.compile(r"(\d+) seats, seed (\d+), (led|lots), (\{.*\})")
PARTED = " | "  # case | ending | answers, if they are led


def folder_of(game: Game) -> Path:
    return FOLDER / game.id.replace("-", "_")


def read_case(game: Game, line: str) -> Case:
    """The case of its line in a file."""
    found = CASE.fullmatch(line)
    if found is None:
        raise ValueError(f"this line names no golden game: {line}")
    options: dict[str, Value] = json.loads(found[4])
    return Case(game, int(found[1]), options, int(found[2]), found[3] == "led")


def name_of(case: Case) -> str:
    return f"{case.seats:02}-seats-{'led' if case.led else 'lots'}-{case.seed}"


def script_files(game: Game) -> list[Path]:
    return [file for file in sorted(folder_of(game).glob("*.txt")) if file.name not in (BARE, COUNTS, SAGAS, THOUGHTS)]


def read_script(game: Game, file: Path) -> tuple[Case, list[Answer]]:
    """The case of a script and the answers that were given."""
    text = file.read_text(encoding="utf-8")
    _, found, answers = text.partition(f"\n{ANSWERS}")
    return read_case(game, text.splitlines()[1]), read(answers) if found else []


def scripts(game: Game) -> dict[Path, Script]:
    """The scripts of a game as its code writes them now."""
    shown: set[Kind] = set()
    made: dict[Path, Script] = {}
    for file in script_files(game):
        case, answers = read_script(game, file)
        made[file] = Script(file.stem, Played(case, answers), shown)
    return made


def bare_lines(game: Game) -> list[str]:
    """The lines of `bare.txt` as they stand."""
    file = folder_of(game) / BARE
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def bare_line(played: Played) -> str:
    """The line of a game."""
    parts = [str(played.case), played.ending()]
    return PARTED.join([*parts, written(played.answers())] if played.case.led else parts)


def read_bare(game: Game, line: str) -> Played:
    """The game of a line of `bare.txt`, as the code plays it now."""
    case, _, rest = line.partition(PARTED)
    return Played(read_case(game, case), read(rest.partition(PARTED)[2]))


def count_lines(game: Game) -> list[str]:
    """What is asked, closed and told in every third bare game, as the code plays them now."""
    counts = Counts()
    for line in bare_lines(game)[::3]:
        counts.add(read_bare(game, line))
    return counts.lines()


def thought_lines(game: Game) -> list[str]:
    """What bots and learners make of some bare games, led and by lot."""
    thoughts = Thoughts(game)
    for line in bare_lines(game)[5::14]:
        thoughts.add(read_bare(game, line))
    return thoughts.lines()
