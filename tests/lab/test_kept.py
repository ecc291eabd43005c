"""What was played is kept when a run is stopped, nobody stays behind, and a report can be made again to the byte."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.terminal import hear_interrupts
from gladsheim.cli import main
from gladsheim.core.lots import Lots
from gladsheim.lab.sitting import Result
from gladsheim.lab.stats import Sequence, SequenceOfPairs
from gladsheim.lab.workers import Work, play_work

PLAN = """
title = "Begins"
game = "odins-table"
bots = "random"
games = {games}
{more}
options = {{ no_progress = 10 }}
[[variant]]
name = "as it is"
[[variant]]
name = "two Lokis"
data = {{ "CARDS.three-of-most.1" = 2 }}
against = "as it is"
"""


def plan_in(folder: Path, games: int = 6, more: str = "") -> Path:
    file = folder / "begins.toml"
    file.write_text(PLAN.format(games=games, more=more))
    return file


# Reports


def test_a_report_tells_what_it_comes_from_and_is_made_again_from_itself(tmp_path: Path) -> None:
    assert main(["lab", str(plan_in(tmp_path)), "--seed", "7", "--games", "4"]) == 0
    page = tmp_path / "begins.html"
    text = page.read_text()
    assert "rules " in text
    assert "box " in text
    assert "CARDS.three-of-most.1" in text
    assert main(["lab", str(page), "--out", str(tmp_path / "again")]) == 0
    assert (tmp_path / "again.html").read_bytes() == page.read_bytes()
    assert (tmp_path / "again.csv").read_bytes() == (tmp_path / "begins.csv").read_bytes()
    assert "CARDS.three-of-most.1" in (tmp_path / "begins.csv").read_text()


def test_a_page_that_no_lab_wrote_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    page.write_text("<!doctype html><p>hello")
    assert main(["lab", str(page)]) == 1
    assert "a page that no lab wrote" in capsys.readouterr().err


# Stopped in the middle


def started(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "gladsheim", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )


def those_of_session(session: int) -> list[int]:
    """The processes that were started there, directly or not."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(entry.name))
    return found


def wait_for(what: str, condition: object, seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert callable(condition)
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"waited in vain for {what}")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_it_is_stopped_no_worker_stays_behind(tmp_path: Path, how: signal.Signals) -> None:
    file = plan_in(tmp_path, 100_000)
    process = started(["lab", str(file), "--workers", "2"])
    try:
        # The command, its tracker of resources, and two workers that play.
        wait_for("workers", lambda: len(those_of_session(process.pid)) >= 4)
        time.sleep(1.0)
        os.kill(process.pid, how)
        process.communicate(timeout=60)
        wait_for("the workers to go", lambda: not those_of_session(process.pid))
    finally:
        for one in those_of_session(process.pid):
            os.kill(one, signal.SIGKILL)


def test_what_was_played_is_kept_and_gone_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", str(plan_in(tmp_path, 60)), "--out", str(tmp_path / "whole")]) == 0
    pieces = 0

    def interrupted(*_: object) -> None:
        nonlocal pieces
        pieces += 1
        if pieces == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("gladsheim.lab.kept.Kept.write_now_and_then", interrupted)
    assert main(["lab", str(plan_in(tmp_path, 60)), "--out", str(tmp_path / "parts")]) == 130
    kept = tmp_path / "parts.kept.json"
    assert "keeps what was played" in capsys.readouterr().out
    assert sum(len(rows) for rows in json.loads(kept.read_text())["results"].values()) > 0
    monkeypatch.undo()
    assert main(["lab", str(plan_in(tmp_path, 60)), "--out", str(tmp_path / "parts")]) == 0
    assert "going on after" in capsys.readouterr().out
    assert not kept.exists()
    assert (tmp_path / "parts.html").read_bytes() == (tmp_path / "whole.html").read_bytes()


def test_games_of_another_plan_are_not_taken_for_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = plan_in(tmp_path)
    kept = tmp_path / "begins.kept.json"
    for text, reason in (('{"key": "x", "results": {}}', "another plan"), ("[]", "not what the lab keeps")):
        kept.write_text(text)
        assert main(["lab", str(file)]) == 1
        assert reason in capsys.readouterr().err
        assert kept.read_text() == text


def test_simulate_tells_what_was_played_when_it_is_interrupted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play_some(work: Work) -> list[Result]:
        if work.first >= 2:
            raise KeyboardInterrupt
        return play_work(work)

    monkeypatch.setattr("gladsheim.lab.workers.play_work", play_some)
    command = ["simulate", "odins-table", "--games", "8", "--option", "no_progress=10", "--seed", "1"]
    assert main(command) == 130
    assert "odins-table: 2 games" in capsys.readouterr().out


# Stopping for what was found


def test_a_plan_that_decides_stops_when_it_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "decide.toml"
    file.write_text(
        'title = "Better"\ngame = "odins-table"\ngames = 400\nbatch = 20\ndecide = true\n'
        'options = { no_progress = 10 }\n[[variant]]\nname = "random"\nbots = ["random", "policy"]\n'
        'measure = "bot:random"\n[[variant]]\nname = "policy"\nbots = ["policy", "random"]\n'
        'measure = "bot:policy"\nagainst = "random"\n'
    )
    assert main(["lab", str(file)]) == 0
    said = capsys.readouterr().out
    assert "a variant stops once it is known whether it is better" in said
    assert int(said.partition(" games")[0].rpartition(" ")[2]) < 800
    assert "at every look" in (tmp_path / "decide.html").read_text()


def test_an_interval_looked_at_after_every_game_misses_as_rarely_as_it_says() -> None:
    lots, missed = Lots(3), 0
    for _ in range(120):
        won = 0
        for games in range(1, 121):
            won += lots.below(10) < 3
            low, high = Sequence(won, games).interval()
            if not low <= 0.3 <= high:
                missed += 1
                break
    assert missed <= 6  # one in twenty, at most


def test_games_that_ended_alike_say_nothing_of_who_is_better() -> None:
    apart = [(1.0, 0.0)] * 12
    assert SequenceOfPairs(apart).is_decided()
    assert SequenceOfPairs([*apart, *[(1.0, 1.0)] * 500]).is_decided()
    low, high = SequenceOfPairs([*apart, *[(0.0, 1.0)] * 12]).interval()
    assert low < 0 < high
    assert SequenceOfPairs([]).interval() == (-1.0, 1.0)
