"""The program at a pseudo-terminal."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from cli.keyboard import environment

PATIENCE = 60  # seconds


def hear_interrupts() -> None:
    """A shell that starts tests in the background lets them ignore Ctrl+C, and so would what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.end, inner = os.openpty()
        command = [sys.executable, "-m", "gladsheim", *arguments]
        # Whoever runs the tests in the background ignores interrupts, and children inherit that.
        self.process = subprocess.Popen(
            command, stdin=inner, stdout=inner, stderr=inner, env=environment(home), preexec_fn=hear_interrupts
        )
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
