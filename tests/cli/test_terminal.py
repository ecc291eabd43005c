"""A real terminal: a prompt, obedience, a progress bar; and none of it in a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.keyboard import program
from cli.terminal import PATIENCE, Terminal

pytest.importorskip("pty", reason="no pseudo-terminals here")


def test_the_text_seat_prompts_obeys_and_leaves(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "odins-table", "--text", "--seed", "3", "--bot", "random")
    terminals.append(terminal)
    assert "To place: 2 4 4 6 7 7" in terminal.until("> ")
    terminal.types("1")
    assert "To place: 4 4 6 7 7" in terminal.until("> ")
    terminal.types("sing")
    assert "Type the number of an answer" in terminal.until("> ")
    terminal.types("quit")
    assert "gladsheim play --text --load" in terminal.rest()
    assert terminal.process.wait(PATIENCE) == 0


def test_an_interrupt_at_the_prompt_saves_and_leaves(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, "play", "odins-table", "--text", "--seed", "3", "--bot", "random")
    terminals.append(terminal)
    terminal.until("> ")
    terminal.interrupt()
    shown = terminal.rest()
    assert "gladsheim play --text --load" in shown
    assert "Traceback" not in shown
    assert terminal.process.wait(PATIENCE) == 0


SIMULATE = ("simulate", "odins-table", "--games", "40", "--seed", "1")


def test_long_work_shows_a_progress_bar_on_a_terminal(tmp_path: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(tmp_path, *SIMULATE)
    terminals.append(terminal)
    shown = terminal.rest()
    assert terminal.process.wait(PATIENCE) == 0
    assert "playing" in shown
    assert "odins-table: 40 games" in shown


def test_long_work_shows_none_in_a_pipe(tmp_path: Path) -> None:
    done = program(tmp_path, *SIMULATE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "playing" not in done.stdout
    assert "\x1b" not in done.stdout
