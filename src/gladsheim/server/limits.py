"""Limits: how much one socket may send, and how many one address may open.  Requests are limited by Litestar."""

from __future__ import annotations

import time
from collections import Counter


class Bucket:
    """So many things a second, and a few seconds' worth at once."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.most = at_once
        self.left = at_once
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed; if so it is counted."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.seen) * self.a_second)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Doors:
    """How many sockets each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
