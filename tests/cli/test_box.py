"""The box of one's own copy: written, changed, played, replayed and verified; and ten kinds of wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from gladsheim.core.box_file import read_box, write_box
from gladsheim.games import OWN, find

GIANTS = (
    ("thokk", "hymir"),
    ("gunnlod", "greip"),
)


class Answer(NamedTuple):
    """What a command printed, in a process of its own: a box is filled before its game is opened."""

    code: int
    out: str
    err: str


def gladsheim_of(*words: str) -> Answer:
    done = subprocess.run(
        [sys.executable, "-m", "gladsheim.cli", *words],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        input="",
    )
    return Answer(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_box_is_written_as_toml_and_is_read_as_it_lies(game: str) -> None:
    found = find(game)
    text = write_box(found)
    whose, tables = read_box(text, "box")
    assert whose == game
    assert tables == {name: one for name, one in tomllib.loads(text).items() if name != "game"}
    assert text.count("# From: ") == len(tables) + (game == "chronicles")  # the Saga Book has no rows of ours


def other_box(folder: Path) -> Path:
    """A box of Yggdrasil with another die and other giants."""
    text = write_box(find("yggdrasil"))
    text = text.replace("= [0, 2, 1, 3, 1, 2]", "= [0, 0, 1, 1, 2, 3]")
    for one, other in GIANTS:
        for old, new in ((one, "?"), (other, one), ("?", other)):
            text = text.replace(f'["{old}",', f'["{new}",')
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


SCRIPT = """
import json, sys, gladsheim
m = gladsheim.start("yggdrasil", seats=2, seed=5, **({"box": sys.argv[1]} if sys.argv[1] else {}))
while not m.over:
    m.choose(len(m.fills) % len(m.options))
print(json.dumps(m.journal))
"""


def journal_of(box: str) -> dict[str, object]:
    done = subprocess.run([sys.executable, "-c", SCRIPT, box], capture_output=True, check=True, encoding="utf-8")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_another_die_and_other_giants_play_replay_and_verify(tmp_path: Path) -> None:
    box = other_box(tmp_path)
    plain, other = journal_of(""), journal_of(str(box))
    assert "box" not in plain
    assert str(other["rules_version"]).startswith(f"{plain['rules_version']}+box.")
    tables = other["box"]
    assert isinstance(tables, dict)
    assert sorted(tables) == ["GIANT_ROWS", "HAMMERS"]
    assert other["fills"] != plain["fills"]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(other), encoding="utf-8")
    # The journal brings its own box along.
    assert gladsheim_of("verify", str(file)).out.startswith("verified: all")
    assert gladsheim_of("replay", str(file)).code == 0
    # With another box in the same process it is refused, in one line.
    other["rules_version"] = plain["rules_version"]
    del other["box"]
    file.write_text(json.dumps(other), encoding="utf-8")
    refused = gladsheim_of("replay", str(file), "--box", str(box))
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "made under rules" in refused.err


def test_the_commands_take_a_box(tmp_path: Path) -> None:
    box = str(other_box(tmp_path))
    answer = gladsheim_of("simulate", "yggdrasil", "--seats", "1", "--games", "3", "--box", box)
    assert (answer.code, answer.err) == (0, "")
    answer = gladsheim_of("box", "yggdrasil", "--box", box)
    assert "[0, 0, 1, 1, 2, 3]" in answer.out
    there = tmp_path / "there.toml"
    assert gladsheim_of("box", "yggdrasil", "--out", str(there)).code == 0
    assert "is there already" in gladsheim_of("box", "yggdrasil", "--out", str(there)).err


WRONG = {
    "no TOML": ("game = yggdrasil", "this is not TOML"),
    "of nobody": ("FORCE = [1]", "a box says whose it is"),
    "of a game that is not installed": ('game = "go"', "no game 'go' is installed"),
    "of another game": ('game = "odins-table"', "it is the box of 'odins-table', not of 'yggdrasil'"),
    "an unknown table": ('game = "yggdrasil"\nDICE = [1]', "has no table 'DICE' in its box; it has: NEIGHBOURS"),
    "an unknown row": ('game = "yggdrasil"\n[HAMMERS]\nmine = [1, 1, 1, 1, 1, 1]', "there is no 'mine'"),
    "too few faces": ('game = "yggdrasil"\n[HAMMERS]\ntwo-of-each = [1, 2]', "there are 6 entries, not 2"),
    "no number": ('game = "yggdrasil"\nFORCE = [5, 5, 5, 5, 6, 6, 7, "x", 8]', "cannot become 'x'"),
    "below nought": ('game = "yggdrasil"\nFORCE = [5, 5, 5, 5, 6, 6, 7, -7, 8]', "at least 0"),
    "no list": ('game = "yggdrasil"\nFORCE = 5', "cannot become 5"),
    "a date": ('game = "yggdrasil"\nFORCE = 2026-11-18', "a box holds numbers and names"),
    "cannot be played": ('game = "yggdrasil"\n[COLOURS]\nwhite-and-blue = [9, 9, 9, 9, 9, 9]', "cannot be played"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_with_a_box_is_said_in_one_line(kind: str, tmp_path: Path) -> None:
    text, said = WRONG[kind]
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    answer = gladsheim_of("simulate", "yggdrasil", "--games", "1", "--box", str(file))
    assert answer.code == 1
    assert answer.err.startswith("gladsheim: ")
    assert answer.err.count("\n") == 1
    assert said in answer.err
    assert answer.out == ""


def test_a_file_that_is_not_there_or_no_text_is_refused_too(tmp_path: Path) -> None:
    assert "cannot be read" in gladsheim_of("games", "--box", str(tmp_path / "none.toml")).err
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    assert "not text in UTF-8" in gladsheim_of("games", "--box", str(tmp_path / "bytes.toml")).err


PAGE = """
game = "chronicles"
[[PAGES]]
saga = "easy"
page = 2
track = ["start", "plain", "tree"]
"""


def test_the_printed_saga_book_can_be_typed_in(tmp_path: Path) -> None:
    file = tmp_path / "book.toml"
    file.write_text(PAGE, encoding="utf-8")
    answer = gladsheim_of("simulate", "chronicles", "--seats", "2", "--games", "2", "--box", str(file))
    assert (answer.code, answer.err) == (0, "")
    file.write_text(PAGE.replace('"plain"', '"plains"'), encoding="utf-8")
    answer = gladsheim_of("simulate", "chronicles", "--games", "1", "--box", str(file))
    assert "box PAGES: page 2 of 'easy': no icon 'plains'" in answer.err
