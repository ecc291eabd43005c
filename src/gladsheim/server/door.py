"""The door: every connection comes through here, before a request is read.

Whoever holds too many open is turned away with one line, and a request that does not come to its end is not waited for.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Final

from uvicorn import Config
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from gladsheim.server import hours
from gladsheim.server.settings import Settings
from gladsheim.server.thoughts import visitor_of

PATIENCE: Final = 10.0  # seconds in which a request must have come whole
STARES: Final = 60.0  # seconds for which nobody may take anything of an answer
LARGEST_HEAD: Final = 1 << 16  # bytes of a request before its body
FULL: Final = (
    "HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    "content-length: {length}\r\n\r\n{line}"
)


class Doorkeeper:
    """How many connections each visitor holds open; a proxy that was named holds everybody's."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.sockets_per_address
        self.proxies = [ip_network(proxy, strict=False) for proxy in settings.proxies]
        self.open: Counter[str] = Counter()

    def is_proxy(self, visitor: str) -> bool:
        try:
            address = ip_address(visitor)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    def protocol(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> asyncio.Protocol:
        """As uvicorn makes a protocol for each connection."""
        return Door(self, Answering(config, server_state, app_state, _loop))


class Answering(HttpToolsProtocol):
    """Uvicorn's protocol, which takes the last of several requests for the one that is answered.

    Who sent several and went away would have had the answer to the first fail loudly, and fill the log.
    """

    answered: RequestResponseCycle | None = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.answered = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.answered is not None and not self.answered.response_complete:
            self.answered.disconnected = True
            self.answered.message_event.set()
        super().connection_lost(exc)


class Door(asyncio.Protocol):
    """One connection, until it is closed or becomes a socket of a live table, which has limits of its own."""

    def __init__(self, keeper: Doorkeeper, inner: asyncio.Protocol) -> None:
        self.keeper = keeper
        self.inner = inner
        self.visitor = ""
        self.is_counted = False
        self.transport: asyncio.Transport | None = None
        self.since: float | None = None  # when a request began that has not come whole
        self.last: object = None  # the request before that one
        self.head = 0  # bytes that came of it before its body
        self.timer: asyncio.TimerHandle | None = None
        self.untaken = 0  # bytes of answers that waited when we looked last
        self.took_at = 0.0  # when some of them were taken

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # no other comes here
        self.transport = transport
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        self.visitor = visitor_of(host)
        if not self.keeper.is_proxy(host) and not self.count():
            line = f"one address may hold {self.keeper.most} connections open\n"
            transport.write(FULL.format(length=len(line), line=line).encode())
            transport.close()
            return
        self.since = hours.passed()
        self.inner.connection_made(transport)
        self.look_later()

    def count(self) -> bool:
        """Whether one more is allowed; if so it is counted."""
        self.is_counted = self.keeper.open[self.visitor] < self.keeper.most
        if self.is_counted:
            self.keeper.open[self.visitor] += 1
        return self.is_counted

    def end(self) -> None:
        """It is no longer ours."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.is_counted:
            self.is_counted = False
            self.keeper.open[self.visitor] -= 1
            if not self.keeper.open[self.visitor]:
                del self.keeper.open[self.visitor]

    def look_later(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(PATIENCE / 4, self.look)

    def look(self) -> None:
        assert self.transport is not None
        if (self.since is not None and hours.passed() - self.since > PATIENCE) or self.stares():
            self.transport.abort()
        else:
            self.look_later()

    def stares(self) -> bool:
        """Whether whoever asked reads nothing of the answer: that would be kept for as long as they like."""
        assert self.transport is not None
        before, self.untaken = self.untaken, self.transport.get_write_buffer_size()
        if not self.untaken or self.untaken != before:
            self.took_at = hours.passed()
        return hours.passed() - self.took_at > STARES

    def data_received(self, data: bytes) -> None:
        if self.since is None:
            self.since, self.last, self.head = hours.passed(), self.request, 0
        self.inner.data_received(data)
        if self.request is self.last:
            self.head += len(data)
            if self.head > LARGEST_HEAD and self.transport is not None:
                self.transport.abort()
                return
        if self.transport is not None and self.transport.get_protocol() is not self:
            self.end()
        elif self.request is not self.last and not getattr(self.request, "more_body", False):
            self.since = None

    @property
    def request(self) -> object:
        """What uvicorn is at: its head has come."""
        return getattr(self.inner, "cycle", None)

    def connection_lost(self, exc: Exception | None) -> None:
        was_let_in = self.since is not None or self.timer is not None
        self.end()
        if was_let_in:
            self.inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()
