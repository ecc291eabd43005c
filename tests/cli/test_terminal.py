"""A real terminal: a prompt, obedience, a progress bar; and none of it in a pipe."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.keyboard import environment, program

pty = pytest.importorskip("pty", reason="no pseudo-terminals here")
PATIENCE = 60  # seconds


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.end, inner = os.openpty()
        command = [sys.executable, "-m", "gladsheim", *arguments]
        self.process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment(home))
        os.close(inner)
        self.shown = ""

    def until(self, text: str) -> str:
        """Read on until the text was shown; what was shown since the last time."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < deadline, f"never shown: {text!r} in {self.shown!r}"
            assert self.more(), f"ended without {text!r}: {self.shown!r}"
        before, _, self.shown = self.shown.partition(text)
        return before

    def rest(self) -> str:
        """Read to the end of the program."""
        while self.more():
            pass
        return self.shown

    def more(self) -> bool:
        if not select.select([self.end], [], [], PATIENCE)[0]:
            return False
        try:
            read = os.read(self.end, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += read.decode("utf-8", "replace")
        return read != b""

    def types(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def interrupt(self) -> None:
        """As Ctrl-C does; once more if it came in the moment just before the program began to read."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            if select.select([self.end], [], [], 3)[0]:
                return

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.end)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


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
