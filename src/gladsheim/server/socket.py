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
from litestar.types import Receive, Send

from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.server.guest import Guest, frame_of
from gladsheim.server.hall import Hall, said_frame
from gladsheim.server.limits import Bucket
from gladsheim.server.line import Line, line_of
from gladsheim.server.live_table import LiveTable
from gladsheim.server.orders import Order
from gladsheim.server.thinking import Unwanted
from gladsheim.server.thoughts import Full, visitor_of
from gladsheim.table import Agree, Answer, Deed
from gladsheim.table import Propose as Proposal
from gladsheim.table import Undo as TakeBack
from gladsheim.table import Word as Given
from gladsheim.table import deeds as done
from gladsheim.table.conductor import Touch as Moved
from gladsheim.table.evening import persons
from gladsheim.table.store import NoTable
from gladsheim.wire.live import (
    Again,
    AskHint,
    Bye,
    Call,
    Chat,
    Consent,
    Draw,
    Fill,
    FromBrowser,
    Hello,
    Hint,
    Mute,
    Propose,
    Pulse,
    Resign,
    SendAway,
    Touch,
    Undo,
    Word,
)

log = logging.getLogger("gladsheim.server")

Socket = WebSocket[None, None, State]

Sent = Fill | Word | Undo | Chat | AskHint | Propose | Consent | Again | Resign | Draw | Mute | SendAway | Call | Touch

CHATTER: Final = (1, 8)  # lines of chat a second of one socket, and at once
AROUND: Final = (1, 20)
PATIENCE: Final = 15.0  # seconds until Hello must have come
FORGIVEN: Final = (0.1, 50)  # damaged or too many messages a second, and at once, before the socket is closed
BAD_MESSAGE: Final = 4400
WRONG_TOKEN: Final = 4401
NO_SUCH_TABLE: Final = 4404
TOO_MANY: Final = 4429

_decode = msgspec.json.Decoder(FromBrowser).decode


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
    line = line_of({**socket.scope})
    visit = Visit(socket.receive, socket.send, hall, visitor_of(socket.client.host if socket.client else ""), line)
    await socket.accept()
    if not await visit.come_in(table_id):
        return
    if line is None:
        await visit.stay()
    else:
        visit.receive_event, visit.send_event = line.receive, line.send  # type: ignore[assignment]  # the same events
        line.afterwards = visit.stay


class Visit:
    """One socket from Hello to its end."""

    def __init__(self, receive: Receive, send: Send, hall: Hall, visitor: str, line: Line | None) -> None:
        self.receive_event = receive
        self.send_event = send
        self.hall = hall
        self.visitor = visitor
        self.line = line  # None behind another server than ours
        self.hinting: dict[int, asyncio.Task[None]] = {}  # seat -> the hint that it waits for
        limit = hall.settings.messages_per_second
        self.messages = Bucket(limit, 2 * limit)
        self.together = hall.messages.bucket(visitor)  # with the other sockets of the same visitor
        self.chatter = Bucket(*CHATTER)
        self.hints = Bucket(0.5, 4)
        self.undos = Bucket(2, 10)
        self.around = Bucket(*AROUND)
        self.pulses = Bucket(4, 8)
        self.faults = Bucket(*FORGIVEN)
        self.is_heeding = False  # a message that must be waited for: what comes after it waits too
        self.guest: Guest
        self.live: LiveTable

    # From the first to the last

    async def come_in(self, table_id: str) -> bool:
        """Whether somebody sits or watches at the table now; else they were told why not."""
        doors = self.hall.doors
        if not doors.enter(self.visitor):
            phrase = Phrase("refused-sockets", {"most": doors.most})
            await self.dismiss(Dismissed(TOO_MANY, f"one address may hold {doors.most} sockets open", phrase))
            return False
        if not self.hall.comings.allows(self.visitor):
            doors.leave(self.visitor)
            reason = "too many sockets came from your address: wait a moment"
            await self.dismiss(Dismissed(TOO_MANY, reason, Phrase("refused-too-often")))
            return False
        came_in = False
        try:
            await self.sit_down(table_id, await self.first_message())
            came_in = True
        except Dismissed as why:
            await self.dismiss(why)
        except WebSocketDisconnect:
            pass
        finally:
            if not came_in:
                doors.leave(self.visitor)
        return came_in

    async def stay(self) -> None:
        try:
            await self.take_part()
        except Dismissed as why:
            await self.dismiss(why)
        except WebSocketDisconnect:
            pass
        finally:
            self.hall.doors.leave(self.visitor)

    async def dismiss(self, why: Dismissed) -> None:
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self.send(frame_of(Bye(str(why), None if why.phrase is None else why.phrase.plain())))
            await self.close(why.code, str(why)[:100])

    async def take_part(self) -> None:
        """Take messages until the socket is closed, by whomever."""
        guest, live = self.guest, self.live
        guest.when_free = live.herald.when_free
        if self.line is not None:
            self.line.ear = self.hear_at_once
        try:
            live.welcome(guest)
            await self.tell_what_was_said()
            await self.listen()
        finally:
            if self.line is not None:
                self.line.ear = None
            guest.leave()
            for task in self.hinting.values():
                task.cancel()
            live.leave(guest)

    async def tell_what_was_said(self) -> None:
        """The chat that the guest has not seen."""
        id, since = self.live.id, self.guest.said
        for spoken in await self.hall.in_thread(lambda: self.hall.store.said(id, since)):
            if not self.guest.gone:
                self.guest.hear(spoken.n, said_frame(spoken))

    # What is sent

    def send_now(self, text: bytes) -> bool:
        return self.line is not None and self.line.send_now(text)

    async def send(self, text: bytes) -> None:
        await self.send_event({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int = 1001, reason: str = "") -> None:
        await self.send_event({"type": "websocket.close", "code": code, "reason": reason})

    def break_off(self) -> None:
        if self.line is not None:
            self.line.abort()

    # What is heard

    async def first_message(self) -> Hello:
        try:
            async with asyncio.timeout(PATIENCE):
                message = self.read(await self.receive())
        except TimeoutError:
            raise Dismissed(BAD_MESSAGE, f"no Hello came within {PATIENCE:g} seconds") from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as no:
            raise Dismissed(BAD_MESSAGE, f"the first message must be Hello: {no}") from None
        if not isinstance(message, Hello):
            raise Dismissed(BAD_MESSAGE, "the first message must be Hello")
        return message

    async def sit_down(self, table_id: str, hello: Hello) -> None:
        """Find the table and the seats that the tokens prove."""
        try:
            self.live = await self.hall.table_for(table_id, self.visitor)
        except NoTable:
            raise Dismissed(NO_SUCH_TABLE, "there is no such table", Phrase("table-gone")) from None
        except Damaged as no:
            log.error("%s", no)
            raise Dismissed(NO_SUCH_TABLE, str(no), Phrase("refused-damaged")) from None
        except BadOption as no:  # its game is not installed any more
            raise Dismissed(NO_SUCH_TABLE, str(no), no.phrase) from None
        seats: list[int] = []
        for token in hello.tokens:
            seat = self.live.table.seat_of(token)
            if seat is None:
                raise Dismissed(WRONG_TOKEN, "a token is not one of this table", Phrase("refused-token"))
            if seat not in seats:
                seats.append(seat)
        if self.hall.is_shared and hello.since > self.live.notice.count(sorted(seats) or [None]):
            # The browser saw more at another process than this one knows: nobody is shown what was before.
            await self.live.deeds.catch_up()
        self.guest = Guest(self, sorted(seats), hello.since, hello.said, self.visitor)
        self.guest.counts = not self.live.notice.secret

    async def receive(self) -> bytes:
        event = await self.receive_event()
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
            self.is_heeding = False
            data = await self.receive()
            self.is_heeding = True
            try:
                message = self.read(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as no:
                self.note_fault(name_of(data), Illegal(f"this message cannot be read: {no}"))
                continue
            self.guest.note_heard()
            if isinstance(message, Pulse):
                if not self.beat(message):
                    reason = "slow down: a page says twice a second that it is there"
                    self.note_fault("", Illegal(reason, phrase=Phrase("refused-so-fast")))
            elif isinstance(message, Hello):
                self.note_fault("", Illegal("you have said Hello already"))
            elif not self.may_say_more():
                reason = f"slow down: {self.hall.settings.messages_per_second} messages a second"
                self.note_fault(message.id, Illegal(reason, phrase=Phrase("refused-so-fast")))
            else:
                await self.heed(message)

    def hear_at_once(self, data: bytes) -> bool:
        """Heed a message that needs no waiting and has no fault, and say so; any other goes the long way."""
        if self.is_heeding:
            return False
        try:
            message = self.read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if isinstance(message, Pulse):
            return self.beat(message)
        guest = self.guest
        if not isinstance(message, Fill) or message.seat not in guest.seats:
            return False
        if message.seq > self.live.notice.count(guest.seers) or not self.may_say_more():
            return False
        guest.note_heard()
        self.answer(message)
        return True

    def may_say_more(self) -> bool:
        return self.messages.take() and self.together.take()

    def beat(self, pulse: Pulse) -> bool:
        """A page says twice a second that it is there; whether it was not more often."""
        if not self.pulses.take():
            return False
        self.live.beat(self.guest, pulse.seen)
        return True

    def note_fault(self, id: str, no: Illegal) -> None:
        if not self.faults.take():
            raise Dismissed(TOO_MANY, "too many messages that cannot be heeded", Phrase("refused-so-fast"))
        self.guest.refuse(id, no)

    async def heed(self, message: Sent) -> None:
        guest, live = self.guest, self.live
        own = isinstance(message, (Fill, Word, Undo, AskHint, Again, Resign, Draw, Call, Touch)) or (
            isinstance(message, Chat) and message.seat is not None
        )
        if own and message.seat not in guest.seats:
            phrase = Phrase("refused-not-yours", {"number": 1 + (message.seat or 0)})
            self.note_fault(message.id, Illegal(f"you do not sit at seat {message.seat}", phrase=phrase))
        elif isinstance(message, Fill):
            await self.fill(message)
        elif isinstance(message, Touch):
            self.touch(message)
        elif not self.is_in_time(message):
            reason = "slow down: not so many of these at once"
            self.note_fault(message.id, Illegal(reason, phrase=Phrase("refused-so-fast")))
        elif isinstance(message, Word):
            live.deeds.order(Order(Given(message.seat, message.seal, message.word, message.id), guest, message.id))
        elif isinstance(message, Undo):
            live.deeds.order(Order(TakeBack(message.seat, message.id), guest, message.id))
        elif isinstance(message, Chat):
            await self.say(message)
        elif isinstance(message, AskHint):
            self.ask_hint(message)
        elif not guest.seats:
            reason = "spectators have no say in who plays"
            self.note_fault(message.id, Illegal(reason, phrase=Phrase("refused-spectator")))
        elif isinstance(message, SendAway) and await self.is_counted(message.seat):
            reason = "this game counts for that player: mute them, or wait until it is over"
            guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-send-rated")))
        else:
            self.heed_around(message)

    async def is_counted(self, seat: int) -> bool:
        """Whether the game is to count for who sits there: nobody chooses when it is over that it shall not."""
        live, ratings = self.live, self.hall.ratings
        return live.table.begun and await self.hall.in_thread(lambda: ratings.awaits(live.id, seat))

    def heed_around(self, message: Propose | Consent | Again | Resign | Draw | Mute | SendAway | Call) -> None:
        """What somebody who sits here wants done around the game."""
        guest, live = self.guest, self.live
        if isinstance(message, Propose):
            by = message.seat if message.seat in guest.seats else guest.seats[0]
            proposal = Proposal(message.seat, by, message.level, message.id, live.away())
            live.deeds.order(Order(proposal, guest, message.id))
        elif isinstance(message, Call):
            self.call(message)
        elif not isinstance(message, Consent):
            live.deeds.order(Order(self.deed_of(message), guest, message.id))
        else:
            agree = Agree(message.seat, guest.seats[0], message.agrees, message.id, live.away())
            live.deeds.order(Order(agree, guest, message.id))

    def deed_of(self, message: Again | Resign | Draw | Mute | SendAway) -> Deed:
        """What goes on around the game."""
        if isinstance(message, Again):
            away = self.live.away()
            return done.Again(
                message.seat, message.wants, message.game, message.swap, message.without, message.id, away
            )
        if isinstance(message, Resign):
            return done.Resign(message.seat, message.id)
        if isinstance(message, Draw):
            return done.Draw(message.seat, message.wants, message.id)
        if isinstance(message, Mute):
            return done.Mute(message.seat, self.guest.seats[0], message.on, message.id)
        return done.SendAway(message.seat, self.guest.seats[0], message.id)

    def touch(self, touch: Touch) -> None:
        if self.live.conducting is None:
            self.guest.refuse(touch.id, Illegal("nobody leads this table", phrase=Phrase("refused-late")))
        else:
            moved = Moved(touch.seat, touch.stage, touch.what, touch.value, touch.bell)
            self.live.conducting.touch(self.guest, touch.id, moved)

    def call(self, call: Call) -> None:
        try:
            self.hall.call(self.live, call.seat, call.sign)
        except Illegal as no:
            self.guest.refuse(call.id, no)
        else:
            self.guest.accepted.append(call.id)
            self.live.herald.tell([self.guest])

    def is_in_time(self, message: Sent) -> bool:
        """Whether so many of these may come from this socket, and from all of its visitor; if so it is counted."""
        hall, whose = self.hall, self.visitor
        if isinstance(message, Undo):
            own, ours = self.undos, hall.undoing
        elif isinstance(message, AskHint):
            own, ours = self.hints, hall.hinting
        elif isinstance(message, (Chat, Call)):
            # Those who watch share what one who plays has alone.
            own, ours = self.chatter if self.guest.seats else self.live.chatter, hall.talk
        else:
            own, ours = self.around, hall.around
        return own.take() and ours.allows(whose)

    async def fill(self, fill: Fill) -> None:
        guest, live = self.guest, self.live
        if fill.seq > live.notice.count(guest.seers):
            # This process may not know yet what the browser saw at another.
            if self.hall.is_shared:
                await live.deeds.catch_up()
            if fill.seq > live.notice.count(guest.seers):
                reason = f"moment {fill.seq} has not come yet"
                guest.refuse(fill.id, Illegal(reason, phrase=Phrase("refused-not-yet")))
                return
        self.answer(fill)

    def answer(self, fill: Fill) -> None:
        asked_at = self.live.notice.seq(self.guest.seers, fill.seq)
        answer = Answer(fill.seat, fill.value, fill.id, asked_at)
        self.live.deeds.order(Order(answer, self.guest, fill.id))

    async def say(self, chat: Chat) -> None:
        try:
            await self.hall.say(self.live, chat.seat, chat.text, chat.id)
        except Illegal as no:
            self.guest.refuse(chat.id, no)

    def ask_hint(self, message: AskHint) -> None:
        """One at a time for a seat."""
        if message.seat in self.hinting:
            reason = "you wait for a hint already"
            self.guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-hint-waiting")))
            return
        task = self.hinting[message.seat] = asyncio.create_task(self.hint(message))
        task.add_done_callback(lambda _: self.hinting.pop(message.seat, None))

    async def hint(self, message: AskHint) -> None:
        """The best answers, as a bot sees them from that seat."""
        live, seat = self.live, message.seat
        asked = live.table.asked_since(seat)
        try:
            if not asked:
                raise Illegal("you are not asked anything now", phrase=Phrase("refused-not-asked"))
            if len(persons(live.table)) > 1:
                await live.deeds.do(done.TakeHint(seat, message.id))
            found = await self.hall.thinkers.advise(
                live.table, seat, self.visitor, lambda: live.table.asked_since(seat) == asked
            )
        except Illegal as no:
            self.guest.refuse(message.id, no)
        except Unwanted:
            reason = "that question is no longer open"
            self.guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-no-longer")))
        except Full:
            reason = "too many hints were asked for from your address: wait for those"
            self.guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-hints")))
        except Exception:
            log.exception("no hint for a seat of table %s", live.id)
            reason = "there is no hint to be had now"
            self.guest.refuse(message.id, Illegal(reason, phrase=Phrase("refused-no-hint")))
        else:
            self.guest.push(frame_of(Hint(message.id, seat, found)))


def name_of(data: bytes) -> str:
    try:
        return msgspec.json.decode(data, type=Named).id[:64]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
