"""Guests: the sockets at a live table, and what each was told last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from gladsheim.core.forms import Illegal, Seat
from gladsheim.server.metrics import REFUSALS
from gladsheim.server.sights import Seer
from gladsheim.wire.live import Bye, Refused, ToBrowser

_encode = msgspec.json.Encoder().encode


def frame_of(message: ToBrowser) -> str:
    """The text of a message, made once for all to whom it is sent."""
    return _encode(message).decode()


BLOCK = 16 * 1024  # bytes


def padded(frame: str) -> str:
    """The same message, as long as any other: whoever sees how long frames are learns nothing of what they hide."""
    return frame + " " * (-len(frame.encode()) % BLOCK)


class Told(msgspec.Struct, frozen=True):
    """What a guest was told last: it is sent only what is new since."""

    seq: int  # of the journal
    count: int  # what the guest takes it for
    card: bytes
    due: float | None


class Guest:
    """One socket: a person at one or several seats, or a spectator.

    At most one frame of news is under way to it: who reads slowly is told less often, not later and later.
    """

    def __init__(
        self, send: Callable[[str], Awaitable[None]], seats: list[Seat], since: int, said: int, visitor: str = ""
    ) -> None:
        self.send = send
        self.visitor = visitor  # whom its address stands for
        self.counts = True  # whether metrics tell of it, and frames are as long as they are: not where turns are secret
        self.seats = seats
        self.seers: list[Seer] = [*seats] if seats else [None]
        self.told: Told | None = None
        self.since = since  # what it had seen before it came, by its own count
        self.said = said  # the last line of chat it has
        self.accepted: list[str] = []  # its deeds that are done and not yet acknowledged
        self.outbox: list[str] = []
        self.sending = False
        self.is_behind = False  # something is new that it was not told, because it was still reading
        self.gone = False
        self.heard: float | None = None  # when its heart last beat; None: it is not to be heard
        self.is_here = True  # as far as its heart tells
        self.rest: asyncio.Future[None] | None = None  # of the pump, while there is nothing to send

    @property
    def key(self) -> tuple[Seer, ...]:
        return tuple(self.seers)

    def push(self, frame: str) -> None:
        """Send this when its turn has come."""
        self.outbox.append(frame if self.counts else padded(frame))
        self.wake()

    def take(self, frame: str, told: Told) -> None:
        """News, and what the guest knows when it has it."""
        self.told = told
        self.accepted = []
        self.push(frame)

    def wake(self) -> None:
        if self.rest is not None and not self.rest.done():
            self.rest.set_result(None)

    def refuse(self, id: str, no: Illegal) -> None:
        if self.counts:
            REFUSALS.inc()
        self.push(frame_of(Refused(id, str(no), no.rule, None if no.phrase is None else no.phrase.plain())))

    def hear(self, n: int, frame: str) -> None:
        """Line `n` of the chat, once."""
        if n > self.said:
            self.said = n
            self.push(frame)

    def dismiss(self, reason: str) -> None:
        """The last message."""
        self.push(frame_of(Bye(reason)))
        self.gone = True
        self.wake()

    @property
    def is_busy(self) -> bool:
        return self.sending or bool(self.outbox)

    async def pump(self, when_free: Callable[[Guest], None]) -> None:
        """Send what is in the outbox, for as long as the guest stays."""
        while True:
            if not self.outbox and not self.gone:
                self.rest = asyncio.get_running_loop().create_future()
                await self.rest
            while self.outbox:
                self.sending = True
                waiting, self.outbox = self.outbox, []
                while waiting:
                    await self.send(waiting.pop(0))  # nothing that was sent is kept here while nothing is to be sent
                self.sending = False
            if self.gone:
                return
            if self.is_behind:
                when_free(self)
