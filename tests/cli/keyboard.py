"""The command line as somebody types it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gladsheim
from gladsheim.cli import main

ROOT = Path(__file__).resolve().parents[2]
PANEL_TOP, PANEL_BOTTOM = "╭", "╰"


class Answer:
    """What a command gave back."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Keyboard:
    """Types commands, and the lines that they read; nothing is written into anybody's home."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("XDG_DATA_HOME", str(home))
        monkeypatch.setenv("COLUMNS", "100")
        for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):  # they let rich take a pipe for a terminal
            monkeypatch.delenv(name, raising=False)

    def types(self, *arguments: str, lines: str = "") -> Answer:
        """One command; after the last of the `lines` the input ends."""
        self.capsys.readouterr()
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        try:
            code = main(arguments)
        except SystemExit as leaving:  # how argparse refuses
            code = leaving.code if isinstance(leaving.code, int) else 1
        out, err = self.capsys.readouterr()
        return Answer(code, out, err)

    def plays(self, *arguments: str, lines: str) -> Answer:
        """A game of Odin's Table in the terminal, which goes well."""
        answer = self.types("play", "odins-table", "--text", "--seed", "3", "--bot", "random", *arguments, lines=lines)
        assert (answer.code, answer.err) == (0, "")
        return answer

    def resumes(self, *arguments: str, lines: str) -> Answer:
        """The one game that was left, taken up again."""
        answer = self.types("play", "--text", "--load", str(self.saves()[0]), *arguments, lines=lines)
        assert (answer.code, answer.err) == (0, "")
        return answer

    def saves(self) -> list[Path]:
        return [path for path in sorted(self.home.rglob("*.json")) if not path.name.endswith(".journal.json")]

    def journals(self) -> list[Path]:
        return sorted(self.home.rglob("*.journal.json"))


def refused(answer: Answer) -> str:
    """The one line by which a command was refused."""
    assert answer.code != 0
    assert answer.out == ""
    assert answer.err.count("\n") == 1, answer.err
    assert answer.err.endswith("\n")
    assert "Traceback" not in answer.err
    return answer.err.removesuffix("\n")


def panels(text: str) -> list[str]:
    """The tables that were shown."""
    found: list[str] = []
    for line in text.splitlines():
        if PANEL_TOP in line:
            found.append("")
        if found and line.lstrip("> ")[:1] in (PANEL_TOP, "│", PANEL_BOTTOM):
            found[-1] += line.lstrip("> ") + "\n"
    return found


def environment(home: Path) -> dict[str, str]:
    """For the program in a process of its own: this very Gladsheim."""
    path = os.pathsep.join([str(Path(gladsheim.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    kept = {name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "NO_COLOR", "COLUMNS")}
    return {**kept, "PYTHONPATH": path, "XDG_DATA_HOME": str(home), "PYTHONIOENCODING": "utf-8", "TERM": "xterm"}


def program(home: Path, *arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    """`python -m gladsheim` in a pipe."""
    command = [sys.executable, "-m", "gladsheim", *arguments]
    return subprocess.run(
        command, input=lines, capture_output=True, encoding="utf-8", env=environment(home), cwd=home, timeout=120
    )
