"""Guests: the sockets at a live table, and what each was told last."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from litestar.exceptions import WebSocketDisconnect

from gladsheim.core.forms import Illegal, Seat
from gladsheim.server import hours
from gladsheim.server.metrics import REFUSALS
from gladsheim.server.sights import Seer
from gladsheim.wire.live import Beat, Bye, Piece, Refused, ToBrowser

_encode = msgspec.json.Encoder().encode


def frame_of(message: ToBrowser) -> bytes:
    """The text of a message, made once for all to whom it is sent."""
    return _encode(message)


BLOCK = 16 * 1024  # bytes


def padded(frame: bytes) -> bytes:
    """The same message, as long as any other: whoever sees how long frames are learns nothing of what they hide."""
    return frame + b" " * (-len(frame) % BLOCK)


ROOM = 3900  # characters of a piece that fit into one block in any script, however they are quoted
BEAT = frame_of(Beat())


MOST_WAITING: Final = 400  # frames for one guest: with all that was said at the table, and more
STARES: Final = 60.0  # seconds for which a guest may take nothing of what waits for it


def pieces_of(frame: bytes) -> list[bytes]:
    """Frames that fit into one block each and are the message together."""
    if len(frame) <= BLOCK:
        return [frame]
    text = frame.decode()
    pieces: list[bytes] = []
    start = 0
    while start < len(text):
        piece, start = next_piece(text, start)
        pieces.append(piece)
    return pieces


def next_piece(text: str, start: int) -> tuple[bytes, int]:
    """As much of the text as one block holds, and where the next begins: what has few pieces is heard soon."""
    room = BLOCK
    while True:
        room = max(room, ROOM)
        end = start + room
        piece = frame_of(Piece(text[start:end], end >= len(text)))
        if len(piece) <= BLOCK or room == ROOM:
            return piece, end
        room = room * BLOCK // len(piece) - 64


class Told(msgspec.Struct, frozen=True):
    """What a guest was told last: it is sent only what is new since."""

    seq: int  # of the journal
    count: int  # what the guest takes it for
    card: bytes
    due: float | None


class Outlet(Protocol):
    """Where what is told to a guest goes."""

    def send_now(self, text: bytes) -> bool:
        """Send a text, if it can be sent without waiting; whether it could."""

    async def send(self, text: bytes) -> None: ...

    async def close(self) -> None: ...

    def break_off(self) -> None:
        """Close it at once, whether or not anybody reads."""


class Guest:
    """One socket: a person at one or several seats, or a spectator.

    At most one frame of news is under way to it: who reads slowly is told less often, not later and later.
    """

    def __init__(
        self,
        line: Outlet,
        seats: list[Seat],
        since: int,
        said: int,
        visitor: str = "",
    ) -> None:
        self.line = line
        self.visitor = visitor  # whom its address stands for
        self.counts = True  # whether metrics tell of it, and frames are as long as they are: not where turns are secret
        self.seats = seats
        self.seers: list[Seer] = [*seats] if seats else [None]
        self.told: Told | None = None
        self.since = since  # what it had seen before it came, by its own count
        self.said = said  # the last line of chat it has
        self.accepted: list[str] = []  # its deeds that are done and not yet acknowledged
        self.outbox: list[bytes] = []
        self.is_steady = False  # where the hall leads: frames wait for the beat, one at each
        self.waiting: list[bytes] = []  # for it
        self.pumping: asyncio.Task[None] | None = None  # while something waits to be sent
        self.is_behind = False  # something is new that it was not told, because it was still reading
        self.gone = False
        self.heard: float | None = None  # when its heart last beat; None: it is not to be heard
        self.is_here = True  # as far as its heart tells
        self.when_free: Callable[[Guest], None] = lambda guest: None  # tells it what it missed while it was busy

    @property
    def key(self) -> tuple[Seer, ...]:
        return tuple(self.seers)

    def push(self, frame: bytes) -> None:
        """Send this when its turn has come."""
        if self.gone:
            return
        if self.is_steady:
            self.waiting += pieces_of(frame)
        elif self.is_busy or not self.line.send_now(self.as_sent(frame)):
            self.outbox.append(frame)
            self.start_pump()
        if len(self.outbox) + len(self.waiting) > MOST_WAITING:
            self.break_off()

    def as_sent(self, frame: bytes) -> bytes:
        """A frame is padded when it leaves: what waits for who reads slowly takes no more memory than it says."""
        return frame if self.counts and not self.is_steady else padded(frame)

    def break_off(self) -> None:
        """It asks for more and more, and reads nothing."""
        self.gone = True
        self.outbox, self.waiting = [], []
        self.line.break_off()

    def send_one(self) -> None:
        """The beat: what waits longest, or that there is nothing.  Who still reads the last is not sent more."""
        if self.pumping is not None:
            return
        frame = self.waiting.pop(0) if self.waiting else BEAT
        if not self.line.send_now(self.as_sent(frame)):
            self.outbox.append(frame)
            self.start_pump()
        else:
            self.catch_up()

    def take(self, frame: bytes, told: Told) -> None:
        """News, and what the guest knows when it has it."""
        self.told = told
        self.accepted = []
        self.push(frame)

    def refuse(self, id: str, no: Illegal) -> None:
        if self.counts:
            REFUSALS.inc()
        self.push(frame_of(Refused(id, str(no), no.rule, None if no.phrase is None else no.phrase.plain())))

    def hear(self, n: int, frame: bytes) -> None:
        """Line `n` of the chat, once."""
        if n > self.said:
            self.said = n
            self.push(frame)

    def dismiss(self, reason: str) -> None:
        """The last message."""
        self.is_steady = False
        self.outbox += self.waiting
        self.push(frame_of(Bye(reason)))
        self.gone = True
        self.start_pump()

    def note_heard(self) -> None:
        """Where one frame goes at each beat, what is said is a beat too."""
        if self.is_steady and self.heard is not None:
            self.heard = hours.passed()

    def leave(self) -> None:
        """Nothing is sent to it any more."""
        self.gone = True
        if self.pumping is not None:
            self.pumping.cancel()

    @property
    def is_busy(self) -> bool:
        return self.pumping is not None or bool(self.waiting)

    def start_pump(self) -> None:
        if self.pumping is None:
            self.pumping = asyncio.create_task(self.pump())

    async def pump(self) -> None:
        """Send what is in the outbox; afterwards the guest is told what it missed, or the socket is closed."""
        try:
            while self.outbox:
                waiting, self.outbox = self.outbox, []
                while waiting:
                    async with asyncio.timeout(STARES):
                        await self.line.send(self.as_sent(waiting.pop(0)))  # what was sent is not kept here
            if self.gone:
                await self.line.close()
        except TimeoutError:
            self.break_off()
        except (OSError, RuntimeError, WebSocketDisconnect):
            self.gone = True  # whoever listens to it will find out
            self.outbox = []
        finally:
            self.pumping = None
        self.catch_up()

    def catch_up(self) -> None:
        """It is told what it missed, if nothing waits any more."""
        if self.is_behind and not self.waiting and not self.gone:
            self.when_free(self)
