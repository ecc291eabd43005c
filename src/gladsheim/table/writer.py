"""Writer: the one thread that appends.  All that waits is written in one transaction: a group commit.

A group costs one fsync, however many tables are in it; each append is acknowledged after the commit that holds it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue

from gladsheim.table.journal import Entry


class Conflict(Exception):
    """Another process appended first: read what is new, fold it in, and decide again."""


class Append:
    """Entries of one table that wait to be written, all or nothing."""

    def __init__(self, id: str, entries: list[Entry]) -> None:
        self.id = id
        self.entries = entries
        self.done: Future[None] = Future()


class Writer:
    """A queue of appends and the thread that empties it."""

    def __init__(self, write: Callable[[list[Append]], list[Exception | None]]) -> None:
        self.write = write  # a group, durably; what went wrong with each
        self.waiting: SimpleQueue[Append | None] = SimpleQueue()
        self.under_way: set[str] = set()  # tables with an append that is not acknowledged
        self.is_closed = False
        self.thread = threading.Thread(target=self.run, name="gladsheim-writer", daemon=True)
        self.thread.start()

    def append(self, id: str, entries: list[Entry]) -> Future[None]:
        if self.is_closed:
            raise RuntimeError("the store is closed")
        if id in self.under_way:
            # If the first met a Conflict, the second would stand on entries that never were.
            raise RuntimeError(f"table {id}: the last append is not acknowledged yet")
        self.under_way.add(id)
        append = Append(id, entries)
        self.waiting.put(append)
        return append.done

    def close(self) -> None:
        """Write what waits, then stop."""
        if not self.is_closed:
            self.is_closed = True
            self.waiting.put(None)
            self.thread.join()

    def run(self) -> None:
        while True:
            group = self.next_group()
            goes_on = None not in group
            appends = [append for append in group if append is not None]
            if appends:
                self.write_group(appends)
            if not goes_on:
                return

    def next_group(self) -> list[Append | None]:
        """Wait for one; then take all that wait."""
        group = [self.waiting.get()]
        while not self.waiting.empty():
            group.append(self.waiting.get())
        return group

    def write_group(self, appends: list[Append]) -> None:
        faults = self.write(appends)
        self.under_way.difference_update(append.id for append in appends)
        for append, wrong in zip(appends, faults, strict=True):
            if wrong is None:
                append.done.set_result(None)
            else:
                append.done.set_exception(wrong)
