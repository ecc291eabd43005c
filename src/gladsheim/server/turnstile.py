"""The turnstile: how much of the hall each visitor may take over REST, and to have tables opened.

What somebody asks for is computed in threads beside the loop that all tables share.  Of one visitor a few requests are
worked at while the others wait, and whoever had much computed waits until others had their share: so the longest
queue is one's own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, TypeVar

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from gladsheim.server.gate import visitor_at
from gladsheim.server.limits import Places, Tries
from gladsheim.server.thoughts import NOBODY

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall

AT_ONCE: Final = 3  # requests of one visitor that are worked at
SHARE: Final = (0.25, 3.0)  # seconds of processor a second, and at once, that are computed for one visitor
USUAL: Final = 1200  # requests a minute for which that share is made

T = TypeVar("T")
asking: ContextVar[str] = ContextVar("asking", default=NOBODY)  # the visitor for whom something is computed


class Work:
    """What was computed for each visitor of late, and whose turn it is."""

    def __init__(self, requests_per_minute: int) -> None:
        times = max(1.0, requests_per_minute / USUAL)
        self.a_second = SHARE[0] * times
        self.shares = Tries(self.a_second, SHARE[1] * times)
        self.places = Places(AT_ONCE)

    def debt(self, visitor: str) -> float:
        """Seconds until something may be computed for this visitor again."""
        return max(0.0, -self.shares.bucket(visitor).left_now() / self.a_second)

    @asynccontextmanager
    async def turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait for the visitor's turn, and have it: what is computed meanwhile is for the visitor."""
        async with self.places.one(visitor):
            while (wait := self.debt(visitor)) > 0:
                await asyncio.sleep(wait)
            before = asking.set(visitor)
            try:
                yield
            finally:
                asking.reset(before)

    async def do(self, work: Callable[[], T]) -> T:
        """Compute something in a thread, for whoever asks for it."""
        visitor = asking.get()
        if visitor == NOBODY:
            return await asyncio.to_thread(work)
        spent: list[float] = []

        def timed() -> T:
            began = time.thread_time()
            try:
                return work()
            finally:
                spent.append(time.thread_time() - began)

        try:
            return await asyncio.to_thread(timed)
        finally:
            bucket = self.shares.bucket(visitor)
            bucket.left_now()
            bucket.left -= sum(spent)


class Turnstile(ASGIMiddleware):
    """Every request waits for its visitor's turn; one that makes a table is counted."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, makes: bool = False) -> None:
        self.makes = makes

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        visitor, hall = visitor_at(scope), hall_of(scope)
        if self.makes:
            if scope.get("method") == "POST" and not hall.new_tables.allows(visitor):
                raise TooManyRequestsException("too many tables were set from here: wait a moment")
            await next_app(scope, receive, send)
            return
        async with hall.work.turn(visitor):
            await next_app(scope, receive, send)


def hall_of(scope: Scope) -> Hall:
    """The hall that is asked: Litestar copies a router with all that its middleware holds, so none holds a hall."""
    found: Hall = scope["litestar_app"].state["hall"]
    return found
