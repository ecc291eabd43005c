"""Killed in the middle, without a word: what the searches of the lab had kept by then is gone on from."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from gladsheim.cli import main
from lab.test_kept import started, those_of_session, wait_for

LATEST = 240.0  # seconds; what is kept is written every ten of them


def killed_once_there_is(file: Path, command: list[str]) -> None:
    """Start a command that would go on for ever, and kill it and its workers when the file is there."""
    process: subprocess.Popen[bytes] = started(command)
    try:
        wait_for(str(file), file.exists, LATEST)
    finally:
        for one in [process.pid, *those_of_session(process.pid)]:
            try:
                os.kill(one, signal.SIGKILL)
            except ProcessLookupError:
                continue
        process.communicate(timeout=60)


def test_a_tuning_that_was_killed_ends_as_if_it_had_not_been(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "tune", "chronicles", "--table", "2,saga=easy", "--games", "1", "--population", "8"]
    words += ["--only", "life,hero", "--check", "1"]
    parts, whole = tmp_path / "parts.json", tmp_path / "whole.json"
    killed_once_there_is(parts, [*words, "--rounds", "1000", "--out", str(parts)])
    done = json.loads(parts.read_text())["rounds"]
    assert 1 <= done < 1000
    rounds = ["--rounds", str(done + 1)]
    assert main([*words, *rounds, "--out", str(parts)]) == 0
    assert f"going on after round {done}" in capsys.readouterr().out
    assert main([*words, *rounds, "--out", str(whole)]) == 0
    assert parts.read_text() == whole.read_text()


def test_a_search_that_was_killed_goes_on_and_finds_what_lies_within_the_target(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "find", "odins-table", "--over", "no_progress=10,80", "--bots", "random", "--batch", "20"]
    words += ["--target", "0.5", "--games", "1000000"]
    parts, whole = tmp_path / "parts.json", tmp_path / "whole.json"
    killed_once_there_is(parts, [*words, "--near", "0.0001", "--out", str(parts)])
    assert main([*words, "--near", "0.2", "--out", str(parts)]) == 0
    said = capsys.readouterr().out
    assert "going on after" in said
    assert "meets 50 % within 20" in said
    assert main([*words, "--near", "0.2", "--out", str(whole)]) == 0
    one, other = (json.loads(file.read_text())["results"] for file in (parts, whole))
    for name, games in other.items():
        both = min(len(games), len(one[name]))
        assert games[:both] == one[name][:both]
