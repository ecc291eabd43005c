"""The tool that plants faults: what it changes, what it leaves alone, and that it tells caught from survived."""

from __future__ import annotations

import ast
import os
import subprocess
import sys

import pytest

from mutants.areas import ROOT, TESTS, noticing, source_files
from mutants.front import faults as faults_in_front
from mutants.planting import Planter

TEXT = '''"""Rules XY 1.1 of a game."""

MOST: int = 3  # the least and the most


def may(count: int, tall: bool = False) -> str:
    """XY 1.2"""
    assert count >= 0
    if count + 1 < MOST and not tall:
        say("XY 1.1")
        return "XY 1.2"
    raise ValueError(f"{count} == {MOST}")
'''


def planted(text: str) -> set[tuple[str, str]]:
    return {(fault.old, fault.new) for fault in Planter(text).faults()}


def test_every_kind_of_fault_is_planted_once_and_the_rest_is_left_alone() -> None:
    assert planted(TEXT) == {
        ("3", "4"),
        ("False", "True"),
        ("+", "-"),
        ("1", "2"),
        ("<", "<="),
        ("and", "or"),
        ("not tall", "tall"),
        ("count + 1 < MOST and not tall", "False"),
        ('say("XY 1.1")', "pass"),
        ('"XY 1.1"', '"XY 1.2"'),
        ('"XY 1.2"', '"XY 1.1"'),
    }


def test_a_fault_stands_where_it_says_and_nothing_else_changes() -> None:
    for fault in Planter(TEXT).faults():
        changed = fault.plant(TEXT)
        before, after = TEXT.splitlines(), changed.splitlines()
        assert [n + 1 for n, line in enumerate(before) if line != after[n]] == [fault.line]


def test_what_is_planted_in_our_source_is_still_python() -> None:
    for file in source_files(["lab", "games/odins_table"]):
        text = file.read_text(encoding="utf-8")
        for fault in Planter(text).faults()[::9]:  # to read a whole file again and again takes long
            ast.parse(fault.plant(text))


def test_letters_of_several_bytes_move_nothing() -> None:
    assert planted('NAME = "ö"; COUNT = len("ø") + 1\n') == {("+", "-"), ("1", "2")}


def test_every_part_of_the_source_has_tests_that_exist() -> None:
    for name in TESTS:
        for file in source_files([name]):
            for test in noticing(file):
                assert (ROOT / test.partition("::")[0]).exists(), test


def mutants(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])}
    command = [sys.executable, "-m", "mutants", "lab/stats.py", "--minutes", "2", *words]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=200, check=False)


@pytest.mark.once
def test_a_fault_that_tests_notice_is_told_from_one_that_they_do_not() -> None:
    noticed = mutants("--only", "twin", "--most", "2", "--tests", "tests/lab/test_reference.py")
    assert "lab: 2 of 2 noticed, 100 %" in noticed.stdout, noticed
    blind = mutants("--only", "twin", "--most", "2", "--tests", "tests/core/test_lots.py")
    assert "lab: 0 of 2 noticed, 0 %" in blind.stdout, blind
    assert blind.stdout.count("not noticed: src/gladsheim/lab/stats.py:") == 2


def test_where_nothing_can_be_planted_it_says_so() -> None:
    nothing = mutants("--only", "flag")
    assert nothing.returncode == 1
    assert "no file with tests of its own in which a fault could be planted" in nothing.stderr


FRONT = """// how many there are: 3 < 4
import { most } from "./most";
readonly few: number;
  if (count < most && !this.#held) return 2; // unless held
  const name = "a < b" + rest;
  this.#held = false;
"""


def test_faults_of_the_front_end_are_of_every_kind_and_leave_words_and_comments_alone() -> None:
    found = faults_in_front(FRONT)
    assert {(fault.line, fault.old.strip(), fault.new.strip()) for fault in found} == {
        (4, "<", "<="),
        (4, "&&", "||"),
        (4, "2", "3"),
        (4, "if (", "if (false &&"),
        (5, "+", "-"),
        (6, "false", "true"),
        (6, "this.#held = false;", ";"),
    }
    for fault in found:
        before, after = FRONT.splitlines(), fault.plant(FRONT).splitlines()
        assert [n + 1 for n, line in enumerate(before) if line != after[n]] == [fault.line]
