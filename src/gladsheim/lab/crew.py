"""A crew: processes that know nothing of what was imported here, and that end with whoever started them.

Ctrl-C and SIGTERM are the starter's affair: it keeps what was done and sends the crew home.  However it ends, killed
too, its end of a pipe closes then, and each of the crew goes at once, in the middle of a game if need be.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Crew:
    """So many processes, started when there is work for them."""

    def __init__(self, count: int) -> None:
        context = get_context("spawn")
        theirs, self.mine = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(count, context, begin, (theirs,))

    def submit(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
        return self.pool.submit(work, *given, **named)

    def dismiss(self, at_once: bool) -> None:
        """Send all home: when their work is done, or in the middle of it."""
        if at_once:
            self.mine.close()
        self.pool.shutdown(wait=not at_once, cancel_futures=True)

    def __enter__(self) -> Crew:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.dismiss(fault is not None)


def begin(pipe: Connection[bytes, bytes]) -> None:
    """What each of the crew does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=end_with, args=(pipe,), daemon=True).start()


def end_with(pipe: Connection[bytes, bytes]) -> None:
    with suppress(EOFError, OSError):
        pipe.recv_bytes()  # nothing is ever sent: it returns when the other end is closed
    os._exit(1)


def heed_sigterm() -> None:
    """SIGTERM is as Ctrl-C: what was done is kept, and nobody stays behind."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
