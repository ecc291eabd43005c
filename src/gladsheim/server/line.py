"""The line to one browser: uvicorn's socket, with a shorter way for what goes over it all the time.

On the way from a socket to a table through queues and tasks more time passes than at the table.  So whoever holds the
line may send at once while the browser keeps up, and may heed at once what needs no waiting.  All else goes uvicorn's
way, in its order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from uvicorn._types import ASGIReceiveCallable, ASGIReceiveEvent, ASGISendCallable, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from gladsheim.server.limits import Bucket

EXTENSION: Final = "gladsheim.line"  # in the scope of the application
TEXT: Final = b"\x81"  # a frame with a whole text
SHORT: Final = 126  # bytes from which on a length takes two more
LONG: Final = 1 << 16  # and eight
PINGS: Final = (2, 20)  # a second, and at once
MOST_PIECES: Final = 100  # of one message


class Inbox:
    """What was heard and is waited for by one listener: a queue of asyncio's takes two kilobytes while it is empty."""

    __slots__ = ("events", "listener")

    def __init__(self) -> None:
        self.events: list[ASGIReceiveEvent] = []
        self.listener: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self.events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.listener is not None and not self.listener.done():
            self.listener.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self.events:
            self.listener = asyncio.get_running_loop().create_future()
            await self.listener
        return self.events.pop(0)


class Flag:
    """Set, or waited for: an Event of asyncio, which takes nothing while nobody waits."""

    __slots__ = ("is_up", "waiting")

    def __init__(self) -> None:
        self.is_up = True
        self.waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self.is_up

    def clear(self) -> None:
        self.is_up = False

    def set(self) -> None:
        self.is_up = True
        waiting, self.waiting = self.waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    async def wait(self) -> None:
        while not self.is_up:
            self.waiting.append(asyncio.get_running_loop().create_future())
            await self.waiting[-1]


def head_of(length: int) -> bytes:
    """What comes before a text of so many bytes (RFC 6455, 5.2)."""
    if length < SHORT:
        return TEXT + length.to_bytes(1, "big")
    if length < LONG:
        return TEXT + b"\x7e" + length.to_bytes(2, "big")
    return TEXT + b"\x7f" + length.to_bytes(8, "big")


class Line(WebSocketsSansIOProtocol):
    """One browser's socket."""

    ear: Callable[[bytes], bool] | None = None  # heeds a message at once, or says that it must wait for its turn
    pings: Bucket | None = None
    afterwards: Callable[[], Awaitable[None]] | None = None  # what goes on when the application has let somebody in

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # What uvicorn uses of a queue and an event, for the hours in which both are empty.
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Flag()  # type: ignore[assignment]
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        """Whoever is let in stays for hours: the layers of the application are not kept for that long."""
        app = self.app

        async def let_in(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
            await app(scope, receive, send)
            if self.afterwards is not None:
                dict.clear(scope)  # type: ignore[arg-type]  # which nobody reads any more
                del self.request, self.response
                await self.afterwards()

        self.app = let_in
        await super().run_asgi()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def send_now(self, text: bytes) -> bool:
        """Send a text, if it can be sent without waiting; whether it could."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(head_of(len(text)) + text)
        return True

    def handle_ping(self) -> None:
        """Our pages ping never, and a proxy now and then."""
        if self.pings is None:
            self.pings = Bucket(*PINGS)
        if self.pings.take():
            super().handle_ping()
        else:
            self.break_off(CloseCode.POLICY_VIOLATION, "too many pings")

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.break_off(CloseCode.MESSAGE_TOO_BIG, f"a message may come in {MOST_PIECES} pieces")

    def break_off(self, code: CloseCode, reason: str) -> None:
        """Close it, and listen no more."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()

    def abort(self) -> None:
        """Let go of it, whatever waits to be sent."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.break_off(CloseCode.INVALID_DATA, "this is no text in UTF-8")
            return
        ear = self.ear
        if ear is not None and len(self.frames) == 1 and self.queue.empty() and ear(bytes(self.frames[0])):
            self.frames = []
        else:
            super().send_receive_event_to_app()


def is_text(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True


def line_of(scope: Mapping[str, object]) -> Line | None:
    """The line that a socket came by; None behind another server than ours."""
    extensions = scope.get("extensions")
    found = extensions.get(EXTENSION) if isinstance(extensions, dict) else None
    line = found.get("line") if isinstance(found, dict) else None
    return line if isinstance(line, Line) else None
