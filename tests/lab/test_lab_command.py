"""`gladsheim lab` and `gladsheim luck` as somebody types them."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gladsheim
from gladsheim.cli import main
from gladsheim.lab import play

PLAN = """
title = "Who begins"
game = "odins-table"
bots = "random"
games = 6
options = { no_progress = 10 }
[[variant]]
name = "as it is"
"""


@pytest.fixture
def lab_file(tmp_path: Path) -> Path:
    file = tmp_path / "begins.toml"
    file.write_text(PLAN)
    return file


def test_a_report_and_a_csv_are_written_beside_the_plan(lab_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(lab_file)]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("Who begins: 6 games of odins-table")
    assert said.err == ""
    assert lab_file.with_suffix(".html").read_text().startswith("<!doctype html>")
    assert lab_file.with_suffix(".csv").read_text().startswith("section,variant")


def test_the_seed_and_the_name_can_be_given(lab_file: Path, tmp_path: Path) -> None:
    for seed, name in (("3", "a"), ("3", "b"), ("4", "c")):
        assert main(["lab", str(lab_file), "--seed", seed, "--out", str(tmp_path / name)]) == 0
    a, b, c = ((tmp_path / f"{name}.csv").read_text() for name in "abc")
    assert a == b != c


def test_a_plan_can_be_cut_short(lab_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(lab_file), "--games", "2"]) == 0
    assert "2 games of odins-table" in capsys.readouterr().out
    assert main(["lab", str(lab_file), "--games", "0"]) == 1
    assert "games must be at least 1, not 0" in capsys.readouterr().err


def test_a_missing_folder_is_said_before_anything_is_played(lab_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(lab_file), "--out", str(lab_file.parent / "no" / "x")]) == 1
    assert "there is no folder" in capsys.readouterr().err


@pytest.mark.parametrize("suffix", ["html", "csv"])
def test_what_cannot_be_written_is_said_before_anything_is_played(
    lab_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], suffix: str
) -> None:
    (tmp_path / f"found.{suffix}").mkdir()
    before = sorted(tmp_path.rglob("*"))
    assert main(["lab", str(lab_file), "--out", str(tmp_path / "found")]) == 1
    assert capsys.readouterr().err == f"gladsheim: {tmp_path / f'found.{suffix}'} cannot be written\n"
    assert sorted(tmp_path.rglob("*")) == before


def test_a_page_without_marks_is_said_before_anything_is_written(
    lab_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page.md").write_text("nothing")
    assert main(["lab", str(lab_file), "--doc", str(tmp_path / "page.md")]) == 1
    assert "the tables go between them" in capsys.readouterr().err
    assert not lab_file.with_suffix(".html").exists()


def test_luck_is_told_of_a_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = gladsheim.start("odins-table", seed=2, no_progress=10)
    play(match, ["random", "random"], 1)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.journal))
    assert main(["luck", str(file), "--games", "2"]) == 0
    assert "with this luck" in capsys.readouterr().out
    assert main(["luck", str(file), "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "odins-table"
    file.write_text(json.dumps(gladsheim.start("odins-table", seed=2).journal))
    assert main(["luck", str(file)]) == 1
    assert "this one is not over" in capsys.readouterr().err


def test_a_terminal_is_shown_a_bar_and_a_pipe_is_not(lab_file: Path) -> None:
    pty = pytest.importorskip("pty", reason="no pseudo-terminals here")
    command = [sys.executable, "-m", "gladsheim", "lab", str(lab_file)]
    end, inner = pty.openpty()
    shown = b""
    with subprocess.Popen(command, stdout=inner, stderr=inner) as process:
        os.close(inner)
        with contextlib.suppress(OSError):  # the other end is closed
            while part := os.read(end, 65536):
                shown += part
    os.close(end)
    assert process.returncode == 0
    assert b"6/6" in shown
    piped = subprocess.run(command, capture_output=True, check=True)
    assert piped.stderr == b""
    assert b"6/6" not in piped.stdout
