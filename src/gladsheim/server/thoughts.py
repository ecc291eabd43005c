"""Thoughts that wait for a thinker, shared out among people.

Whoever has had the least of late comes first, however many tables or hints somebody else has waiting: so a visitor
waits for others' single thoughts, never for their queues.  What somebody waits for at a table goes before what nobody
looks at.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from typing import Final, Generic, TypeVar

HALF_LIFE: Final = 60.0  # seconds after which half of what a visitor has had is forgotten
MOST_WAITING: Final = 64  # thoughts that one visitor may have waiting
NOBODY: Final = ""  # the visitor of tables that were taken up after a restart

Mind = TypeVar("Mind")  # what thinks


class Full(Exception):
    """A visitor has too many thoughts waiting."""


def visitor_of(host: str) -> str:
    """Whom an address stands for: with IPv6 everybody has a whole network of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


class Thought(Generic[Mind]):
    """Something to think about, for a visitor, at a table."""

    def __init__(
        self,
        table: str,
        visitor: str,
        awaited: bool,
        think: Callable[[Mind], Awaitable[None]],
        fail: Callable[[Exception], None],
        is_wanted: Callable[[], bool],
        is_told: bool = True,
    ) -> None:
        self.is_told = is_told  # the figures may tell of it: it is no secret that somebody is asked
        self.since = time.monotonic()
        self.table = table
        self.visitor = visitor
        self.awaited = awaited  # somebody looks at the table and waits for it
        self.think = think
        self.fail = fail  # tell whoever waits that nothing came of it
        self.is_wanted = is_wanted  # asked once more when a thinker is free
        self.tries = 0


class Shares:
    """How much of the thinkers each visitor has and has had of late."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.running: Counter[str] = Counter()
        self.had: dict[str, tuple[float, float]] = {}  # seconds, and when they were reckoned

    def of(self, visitor: str) -> float:
        """Seconds of thinking, those long ago counting less."""
        seconds, at = self.had.get(visitor, (0.0, 0.0))
        return seconds * math.exp2((at - self.now()) / HALF_LIFE)

    def begin(self, visitor: str) -> None:
        self.running[visitor] += 1

    def end(self, visitor: str, seconds: float) -> None:
        self.running[visitor] -= 1
        if not self.running[visitor]:
            del self.running[visitor]
        self.had[visitor] = (self.of(visitor) + seconds, self.now())
        if len(self.had) > 10_000:
            self.had = {one: had for one, had in self.had.items() if self.of(one) > 0.001}

    def least(self, visitors: list[str]) -> str:
        """Of these the one whose turn it is; the first of those who have had alike."""
        return min(visitors, key=lambda one: (self.running[one], self.of(one)))


class Lane(Generic[Mind]):
    """Waiting thoughts by visitor, and each visitor's by table: the tables of a visitor take turns."""

    def __init__(self) -> None:
        self.visitors: dict[str, OrderedDict[str, deque[Thought[Mind]]]] = {}
        self.waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.waiting.total()

    def __contains__(self, thought: Thought[Mind]) -> bool:
        tables = self.visitors.get(thought.visitor)
        return tables is not None and thought in tables.get(thought.table, ())

    def told(self) -> list[Thought[Mind]]:
        """What the figures may tell of."""
        queues = [queue for tables in self.visitors.values() for queue in tables.values()]
        return [thought for queue in queues for thought in queue if thought.is_told]

    def add(self, thought: Thought[Mind]) -> None:
        tables = self.visitors.setdefault(thought.visitor, OrderedDict())
        tables.setdefault(thought.table, deque()).append(thought)
        self.waiting[thought.visitor] += 1

    def remove(self, thought: Thought[Mind]) -> None:
        """Nothing happens if it is not here."""
        if thought not in self:
            return
        tables = self.visitors[thought.visitor]
        waiting = tables[thought.table]
        waiting.remove(thought)
        self.waiting[thought.visitor] -= 1
        if not waiting:
            del tables[thought.table]
        if not tables:
            del self.visitors[thought.visitor]
            del self.waiting[thought.visitor]

    def next(self, shares: Shares, most: int) -> Thought[Mind] | None:
        """The thought whose turn it is, taken out; nobody has more than `most` at once."""
        able = [one for one in self.visitors if shares.running[one] < most]
        if not able:
            return None
        tables = self.visitors[shares.least(able)]
        name = next(iter(tables))
        thought = tables[name][0]
        tables.move_to_end(name)
        self.remove(thought)
        return thought
