"""Commits: how a batch of entries is made durable.

To hand a batch to the writer's thread and to hear from it takes as long as a quick disk.  So where one table alone is
at work and the disk is quick, the batch is written at once; where several are, or the disk is slow, or the store is
elsewhere, the writer's thread writes all that waits in one transaction.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from concurrent.futures import Future
from contextlib import suppress
from typing import Final, TypeAlias

from gladsheim.server.metrics import COMMITS, ENTRIES
from gladsheim.table import Entry
from gladsheim.table.store import Store

Promise: TypeAlias = "Future[None]"

QUICK: Final = 0.001  # seconds for which everybody may wait for one
ALONE: Final = 0.005  # seconds after which another table counts as idle
WEIGHT: Final = 0.1  # of the last commit in the usual time


class Commits:
    """The way into one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.is_local = store.engine.dialect.name == "sqlite"
        self.usual = 0.0  # seconds that a commit took of late
        self.last = ""  # the table that wrote last
        self.last_at = 0.0
        self.heard: deque[tuple[asyncio.Future[None], Promise]] = deque()  # what the writer's thread has done
        self.is_told = False  # the loop will look there

    def may_write_at_once(self, id: str) -> bool:
        """Whether everybody may wait for a commit of this table."""
        if not self.is_local or self.usual >= QUICK:
            return False
        return id == self.last or time.perf_counter() - self.last_at > ALONE

    def append_at_once(self, id: str, entries: list[Entry]) -> float:
        """Return when the entries are durable; a Conflict if another process was quicker.

        What it returns, the seconds it took, is for `count`, when those who wait for the table are served.
        """
        began = time.perf_counter()
        self.store.append(id, entries, waits=False)
        self.last, self.last_at = id, time.perf_counter()
        took = self.last_at - began
        self.usual += WEIGHT * (took - self.usual)
        return took

    async def append(self, id: str, entries: list[Entry]) -> float:
        """The same, by the writer's thread."""
        began = time.perf_counter()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        promise = self.store.append_soon(id, entries)
        promise.add_done_callback(lambda kept: self.hear(loop, done, kept))
        await done
        self.last, self.last_at = id, time.perf_counter()
        self.usual *= 1 - WEIGHT / 10  # In a while the disk is tried again.
        return self.last_at - began

    def hear(self, loop: asyncio.AbstractEventLoop, done: asyncio.Future[None], promise: Promise) -> None:
        """The writer's thread has kept, or broken, a promise; a whole group wakes the loop once."""
        self.heard.append((done, promise))
        if not self.is_told:
            self.is_told = True
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self.settle)

    def settle(self) -> None:
        self.is_told = False  # first: what is heard from here on wakes the loop again
        while self.heard:
            done, promise = self.heard.popleft()
            fault = promise.exception()
            if done.cancelled():
                continue
            if fault is None:
                done.set_result(None)
            else:
                done.set_exception(fault)

    def count(self, entries: list[Entry], took: float) -> None:
        """For Prometheus."""
        COMMITS.observe(took)
        ENTRIES.inc(len(entries))
