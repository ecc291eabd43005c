"""Guests: the sockets at a live table, and what each was told last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from gladsheim.core.forms import Illegal, Seat
from gladsheim.server.notice import Seer
from gladsheim.table.store import Said as Spoken
from gladsheim.wire.live import Bye, Refused, Said, ToBrowser

_encode = msgspec.json.Encoder().encode


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

    def __init__(self, send: Callable[[str], Awaitable[None]], seats: list[Seat], since: int, said: int) -> None:
        self.send = send
        self.seats = seats
        self.seers: list[Seer] = [*seats] if seats else [None]
        self.told: Told | None = None
        self.since = since  # what it had seen before it came, by its own count
        self.said = said  # the last line of chat it has
        self.accepted: list[str] = []  # its deeds that are done and not yet acknowledged
        self.outbox: list[bytes] = []
        self.sending = False
        self.is_behind = False  # something is new that it was not told, because it was still reading
        self.gone = False
        self.rest: asyncio.Future[None] | None = None  # of the pump, while there is nothing to send

    @property
    def key(self) -> tuple[Seer, ...]:
        return tuple(self.seers)

    def push(self, message: ToBrowser | bytes) -> None:
        """Send this when its turn has come."""
        self.outbox.append(message if isinstance(message, bytes) else _encode(message))
        self.wake()

    def wake(self) -> None:
        if self.rest is not None and not self.rest.done():
            self.rest.set_result(None)

    def refuse(self, id: str, no: Illegal) -> None:
        self.push(Refused(id, str(no), no.rule, None if no.phrase is None else no.phrase.plain()))

    def hear(self, spoken: Spoken) -> None:
        """A line of chat, once."""
        if spoken.n > self.said:
            self.said = spoken.n
            self.push(Said(spoken.n, spoken.seat, spoken.name, spoken.text, spoken.at))

    def dismiss(self, reason: str) -> None:
        """The last message."""
        self.push(Bye(reason))
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
                for frame in waiting:
                    await self.send(frame.decode())
                self.sending = False
            if self.gone:
                return
            if self.is_behind:
                when_free(self)
