# not compiled: it breaks into what is interpreted, and nobody waits for it
"""Patience: an author's code that never comes back is broken off, and where it went round is told.

A thread looks on at the one that runs the code, and counts the seconds of the processor that this one took since it
last rested.  So a machine with much else to do breaks nothing off.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

EVERY: Final = 0.1  # seconds between two looks


class Endless(Exception):
    """Nothing came of it for too long."""


class Watch:
    """Who looks on, at the thread that made it."""

    def __init__(self, folder: Path, seconds: float) -> None:
        self.folder = folder
        self.seconds = seconds
        self.thread = threading.get_ident()
        self.clock = time.pthread_getcpuclockid(self.thread) if hasattr(time, "pthread_getcpuclockid") else None
        self.since = self.now()
        self.place = ""  # where it was broken off, as " (turn.py:12)"
        self.ended = threading.Event()

    def now(self) -> float:
        return time.monotonic() if self.clock is None else time.clock_gettime(self.clock)

    def rest(self) -> None:
        """It came back: count anew."""
        self.since = self.now()

    def look_on(self) -> None:
        while not self.ended.wait(EVERY):
            if self.now() - self.since > self.seconds:
                self.place = self.where()
                self.rest()
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.thread), ctypes.py_object(Endless))

    def where(self) -> str:
        """The innermost line of the folder's own that is running."""
        frame = sys._current_frames().get(self.thread)
        while frame is not None:
            if Path(frame.f_code.co_filename).is_relative_to(self.folder):
                return f" ({Path(frame.f_code.co_filename).name}:{frame.f_lineno})"
            frame = frame.f_back
        return ""


@contextmanager
def patience(folder: Path, seconds: float) -> Iterator[Watch]:
    """Break off what takes so many seconds of the processor without a rest: an Endless is raised in the midst of it."""
    watch = Watch(folder, seconds)
    looking = threading.Thread(target=watch.look_on, daemon=True)
    looking.start()
    try:
        yield watch
    finally:
        watch.ended.set()
        looking.join()
