"""The socket of a live table: one Hello, then deeds in and news out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gladsheim.core.forms import Illegal
from gladsheim.core.text import Phrase
from gladsheim.server.guest import Guest
from gladsheim.server.hall import Hall
from gladsheim.server.limits import Bucket
from gladsheim.server.live_table import LiveTable
from gladsheim.server.metrics import REFUSALS
from gladsheim.server.orders import Order
from gladsheim.table import Agree, Answer
from gladsheim.table import Propose as Proposal
from gladsheim.table import Undo as TakeBack
from gladsheim.table.store import NoTable
from gladsheim.wire.live import (
    Advised,
    AskHint,
    Bye,
    Chat,
    Consent,
    Fill,
    FromBrowser,
    Hello,
    Hint,
    Propose,
    Undo,
)

log = logging.getLogger("gladsheim.server")

Socket = WebSocket[None, None, State]

PATIENCE: Final = 15.0  # seconds until Hello must have come
FORGIVEN: Final = 50  # damaged or too many messages before the socket is closed
BAD_MESSAGE: Final = 4400
WRONG_TOKEN: Final = 4401
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 4429

_decode = msgspec.json.Decoder(FromBrowser).decode
_encode = msgspec.json.Encoder().encode


class Named(msgspec.Struct):
    """Of a message that cannot be read: what it calls itself."""

    id: str = ""


class Dismissed(Exception):
    """The socket is closed, and why."""

    def __init__(self, code: int, reason: str, phrase: Phrase | None = None) -> None:
        super().__init__(reason)
        self.code = code
        self.phrase = phrase


@websocket("/tables/{table_id:str}/live")
async def live_socket(socket: Socket, hall: NamedDependency[Hall], table_id: FromPath[str]) -> None:
    """Speak with one browser for as long as it stays."""
    address = socket.client.host if socket.client else ""
    await socket.accept()
    try:
        if not hall.doors.enter(address):
            phrase = Phrase("refused-sockets", {"most": hall.doors.most})
            raise Dismissed(TOO_MANY, f"one address may hold {hall.doors.most} sockets open", phrase)
        try:
            await Visit(socket, hall).stay(table_id)
        finally:
            hall.doors.leave(address)
    except Dismissed as why:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(_encode(Bye(str(why), None if why.phrase is None else why.phrase.plain())).decode())
            await socket.close(why.code, str(why)[:100])
    except WebSocketDisconnect:
        return


class Visit:
    """One socket from Hello to its end."""

    def __init__(self, socket: Socket, hall: Hall) -> None:
        self.socket = socket
        self.hall = hall
        limit = hall.settings.messages_per_second
        self.messages = Bucket(limit, 2 * limit)
        self.chatter = Bucket(1, 8)
        self.hints = Bucket(0.5, 4)
        self.undos = Bucket(2, 10)
        self.faults = 0
        self.guest: Guest
        self.live: LiveTable

    async def stay(self, table_id: str) -> None:
        hello = await self.first_message()
        await self.sit_down(table_id, hello)
        guest = self.guest
        pump = asyncio.create_task(guest.pump(self.live.when_free))
        listen = asyncio.create_task(self.listen())
        try:
            await self.live.welcome(guest)
            for spoken in await self.hall.in_thread(lambda: self.hall.store.said(table_id, hello.said)):
                guest.hear(spoken)
            await asyncio.wait([pump, listen], return_when=asyncio.FIRST_COMPLETED)
            if pump.done() and pump.exception() is None:
                await self.socket.close(1001)
            elif listen.done():
                listen.result()
        finally:
            guest.gone = True
            pump.cancel()
            listen.cancel()
            self.live.leave(guest)

    async def first_message(self) -> Hello:
        try:
            async with asyncio.timeout(PATIENCE):
                message = self.read(await self.receive())
        except TimeoutError:
            raise Dismissed(BAD_MESSAGE, f"no Hello came within {PATIENCE:g} seconds") from None
        except msgspec.MsgspecError as no:
            raise Dismissed(BAD_MESSAGE, f"the first message must be Hello: {no}") from None
        if not isinstance(message, Hello):
            raise Dismissed(BAD_MESSAGE, "the first message must be Hello")
        return message

    async def sit_down(self, table_id: str, hello: Hello) -> None:
        """Find the table and the seats that the tokens prove."""
        try:
            self.live = await self.hall.table(table_id)
        except NoTable:
            raise Dismissed(NO_SUCH_TABLE, "there is no such table", Phrase("table-gone")) from None
        seats: list[int] = []
        for token in hello.tokens:
            seat = self.live.table.seat_of(token)
            if seat is None:
                raise Dismissed(WRONG_TOKEN, "a token is not one of this table", Phrase("refused-token"))
            if seat not in seats:
                seats.append(seat)
        self.guest = Guest(self.socket.send_data, sorted(seats), hello.since, hello.said)

    async def receive(self) -> bytes:
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        data = event.get("text")
        return data.encode() if data is not None else event.get("bytes") or b""

    def read(self, data: bytes) -> FromBrowser:
        if len(data) > self.hall.settings.largest_message:
            raise msgspec.ValidationError(f"a message may have {self.hall.settings.largest_message} bytes")
        message: FromBrowser = _decode(data)
        return message

    async def listen(self) -> None:
        """Take messages, one after the other."""
        while True:
            data = await self.receive()
            try:
                message = self.read(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as no:
                self.note_fault(name_of(data), Illegal(f"this message cannot be read: {no}"))
                continue
            if isinstance(message, Hello):
                self.note_fault("", Illegal("you have said Hello already"))
            elif not self.messages.take():
                reason = f"slow down: {self.hall.settings.messages_per_second} messages a second"
                self.note_fault(message.id, Illegal(reason, phrase=Phrase("refused-so-fast")))
            else:
                await self.heed(message)

    def note_fault(self, id: str, no: Illegal) -> None:
        REFUSALS.inc()
        self.faults += 1
        if self.faults > FORGIVEN:
            raise Dismissed(TOO_MANY, "too many messages that cannot be heeded", Phrase("refused-so-fast"))
        self.guest.refuse(id, no)

    async def heed(self, message: Fill | Undo | Chat | AskHint | Propose | Consent) -> None:
        guest, live = self.guest, self.live
        own = isinstance(message, (Fill, Undo, AskHint)) or (isinstance(message, Chat) and message.seat is not None)
        if own and message.seat not in guest.seats:
            phrase = Phrase("refused-not-yours", {"number": 1 + (message.seat or 0)})
            guest.refuse(message.id, Illegal(f"you do not sit at seat {message.seat}", phrase=phrase))
        elif isinstance(message, Fill):
            await self.fill(message)
        elif isinstance(message, Undo):
            if self.allows(self.undos, message.id):
                live.order(Order(TakeBack(message.seat, message.id), guest, message.id))
        elif isinstance(message, Chat):
            if self.allows(self.chatter, message.id):
                await self.say(message)
        elif isinstance(message, AskHint):
            if self.allows(self.hints, message.id):
                self.hall.start(self.hint(message))
        elif not guest.seats:
            reason = "spectators have no say in who plays"
            guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-spectator")))
        elif isinstance(message, Propose):
            by = message.seat if message.seat in guest.seats else guest.seats[0]
            here = live.here()
            proposal = Proposal(message.seat, by, message.level, message.id, message.seat in here, here)
            live.order(Order(proposal, guest, message.id))
        else:
            agree = Agree(message.seat, guest.seats[0], message.agrees, message.id, live.here())
            live.order(Order(agree, guest, message.id))

    def allows(self, bucket: Bucket, id: str) -> bool:
        if not bucket.take():
            reason = "slow down: not so many of these at once"
            self.guest.refuse(id, Illegal(reason, phrase=Phrase("refused-so-fast")))
            return False
        return True

    async def fill(self, fill: Fill) -> None:
        guest, live = self.guest, self.live
        if fill.seq > live.notice.count(guest.seers):
            # This process may not know yet what the browser saw at another.
            if self.hall.is_shared:
                await live.catch_up()
            if fill.seq > live.notice.count(guest.seers):
                reason = f"moment {fill.seq} has not come yet"
                guest.refuse(fill.id, Illegal(reason, phrase=Phrase("refused-not-yet")))
                return
        asked_at = live.notice.seq(guest.seers, fill.seq)
        live.order(Order(Answer(fill.seat, fill.value, fill.id, asked_at), guest, fill.id))

    async def say(self, chat: Chat) -> None:
        try:
            await self.hall.say(self.live, chat.seat, chat.text, chat.id)
        except Illegal as no:
            self.guest.refuse(chat.id, no)

    async def hint(self, message: AskHint) -> None:
        """The best answers, as a bot sees them from that seat."""
        table = self.live.table
        if table.match is None or table.ask_of(message.seat) is None:
            reason = "you are not asked anything now"
            self.guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-not-asked")))
            return
        seed = table.bot_seed(message.seat)
        try:
            found = await self.hall.thinkers.advise(table.id, table.match, message.seat, seed)
        except Exception:
            log.exception("no hint for seat %s of table %s", message.seat, table.id)
            reason = "there is no hint to be had now"
            self.guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-no-hint")))
            return
        self.guest.push(Hint(message.id, message.seat, [Advised(value, chance) for value, chance in found]))


def name_of(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=Named).id[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
