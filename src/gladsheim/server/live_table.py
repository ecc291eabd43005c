"""A live table: deeds come in from sockets, bots and clocks, are made durable, and are told to whoever may know.

One batch of deeds at a time: decided, folded in and appended together, and told when the store has it.  If another
process was quicker, the table is read again, and the same deeds are decided anew: nobody has seen anything yet.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

import msgspec

from gladsheim.core.forms import CLOCK, Illegal, Seat
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.server.guest import Guest, Told
from gladsheim.server.metrics import CONFLICTS, THINKING
from gladsheim.server.notice import Notice, Seer
from gladsheim.server.orders import Order, deliver
from gladsheim.server.sights import card_of, line, questions_of, view_of
from gladsheim.server.thinking import rest
from gladsheim.table import Answer, Conflict, Deed, Entry, Table, TimeUp, Undo
from gladsheim.table.journal import FILL
from gladsheim.wire.hall import TableCard
from gladsheim.wire.live import AS_IT_WAS, Line, News, Question, Sight

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall

TRIES: Final = 20  # times a batch is decided again before it is given up
GRACE: Final = 3.0  # seconds another process has for its bot before we think too
PRESENT: Final = 12.0  # seconds for which another process' word counts that somebody is here

log = logging.getLogger("gladsheim.server")
_encode = msgspec.json.Encoder().encode


class LiveTable:
    """One table as this process serves it."""

    def __init__(self, hall: Hall, table: Table, notice: Notice, ours: bool) -> None:
        self.hall = hall
        self.table = table
        self.notice = notice
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[set[Seat], float]] = {}  # process -> who is connected there, until when
        self.card = self.make_card()
        self.sights: dict[Seer, tuple[msgspec.Raw, list[Question]]] = {}  # as the table stands
        self.waiting: list[Order] = []
        self.lock = asyncio.Lock()  # held while the table in memory may be ahead of the store
        self.worker: asyncio.Task[None] | None = None
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}  # seat and question -> its bot at work
        self.timer: asyncio.TimerHandle | None = None
        self.ours = ours  # the last entry was made here
        self.keeps_snapshot = False  # one is being written
        self.touched = time.monotonic()
        self.plan()

    @property
    def id(self) -> str:
        return self.table.id

    # Deeds

    def order(self, order: Order) -> None:
        """Have a deed done, after those already waiting."""
        if self.hall.stopping:
            reason = "the server is restarting: send it again in a moment"
            order.refuse(Illegal(reason, phrase=Phrase("refused-restarting")))
            return
        self.waiting.append(order)
        if self.worker is None and not self.work_at_once():
            self.worker = asyncio.create_task(self.work())

    async def do(self, deed: Deed) -> None:
        """Have a deed done, and wait until it is durable; an Illegal says why not."""
        order = Order(deed, awaited=True)
        self.order(order)
        assert order.done is not None
        await order.done

    def work_at_once(self) -> bool:
        """Do what waits here and now, if this table is alone at work and the disk is quick; whether it is done."""
        commits = self.hall.commits
        if self.lock.locked() or not commits.may_write_at_once(self.id):
            return False
        batch, self.waiting = self.waiting, []
        took = 0.0
        try:
            entries, done = self.decide(batch)
            if entries:
                took = commits.append_at_once(self.id, entries)
                self.ours = True
        except Conflict:
            CONFLICTS.inc()
            self.take_up(*self.hall.read_now(self.id))
            self.waiting = [order for order in batch if not order.refused]
            return False
        except Exception:
            self.give_up(batch)
            return True
        for order in done:
            order.accept()
        # Those for whom the table waits first: they may answer while the others are told.
        waited_for = set(self.table.waits_for())
        self.tell([guest for guest in self.guests if not waited_for.isdisjoint(guest.seats)])
        asyncio.get_running_loop().call_soon(self.finish, entries, took)
        return True

    def finish(self, entries: list[Entry], took: float) -> None:
        """The second half of `work_at_once`; if there is a worker by now, it will tell and follow too."""
        if entries:
            self.hall.commits.count(entries, took)
        if self.worker is None:
            self.tell(self.guests)
            self.follow()
            self.touched = time.monotonic()

    async def work(self) -> None:
        """Do what waits, together with other tables."""
        try:
            while self.waiting:
                async with self.lock:
                    batch, self.waiting = self.waiting, []
                    try:
                        await self.settle(batch)
                    except Exception:
                        self.give_up(batch)
        finally:
            self.worker = None
        self.touched = time.monotonic()

    async def settle(self, batch: list[Order]) -> None:
        """Do a batch of deeds, durably, and tell what came of it."""
        for _ in range(TRIES):
            entries, done = self.decide(batch)
            if entries:
                try:
                    await self.hall.commits.append(self.id, entries)
                except Conflict:
                    CONFLICTS.inc()
                    self.take_up(*await self.hall.read(self.id))
                    batch = [order for order in batch if not order.refused]
                    continue
                self.ours = True
            for order in done:
                order.accept()
            self.tell(self.guests)
            self.follow()
            return
        for order in batch:
            order.refuse(Illegal("the table is very busy: send it again", phrase=Phrase("refused-busy")))

    def give_up(self, batch: list[Order]) -> None:
        """The store failed, or we did: what is in memory may not be what is kept."""
        log.exception("table %s is closed for now", self.id)
        for order in [*batch, *self.waiting]:
            reason = "the table could not be written: send it again in a moment"
            order.refuse(Illegal(reason, phrase=Phrase("refused-unwritten")))
        self.waiting = []
        self.hall.forget(self, "the table could not be written: come back in a moment")

    def decide(self, batch: list[Order]) -> tuple[list[Entry], list[Order]]:
        """Fold the deeds in, one after the other; what is to be written, and whose deeds are then done."""
        entries: list[Entry] = []
        done: list[Order] = []
        now = time.time()
        for order in batch:
            try:
                self.check(order.deed)
                found = self.table.decide(order.deed, now)
            except Illegal as no:
                order.refuse(no)
                continue
            self.fold(found)
            entries += found
            done.append(order)
        return entries, done

    def check(self, deed: Deed) -> None:
        """Where turns are secret, a refusal may not tell who acted."""
        if not self.notice.secret:
            return
        if isinstance(deed, Undo):
            reason = "in this game nothing is taken back: whether it may be would tell who acted"
            raise Illegal(reason, phrase=Phrase("refused-undo-secret"))
        if isinstance(deed, Answer) and self.table.done_at(deed.seat, deed.client) is None:
            if self.table.begun and self.table.ask_of(deed.seat) is None:
                raise Illegal("you are not asked anything now", phrase=Phrase("refused-not-asked"))
            if deed.asked_at is not None and deed.asked_at < self.table.asked_since(deed.seat):
                raise Illegal("that question is no longer open", phrase=Phrase("refused-no-longer"))

    def fold(self, entries: list[Entry]) -> None:
        """Entries are part of the table now."""
        for entry in entries:
            self.table.apply([entry])
            self.notice.look(self.table, entry)
            self.sights.clear()
            if self.table.over or entry.kind != FILL:
                self.card = self.make_card()

    def take_up(self, table: Table, notice: Notice) -> None:
        """The table was read again: what is in memory is not what happened."""
        self.table, self.notice = table, notice
        self.sights.clear()
        self.card = self.make_card()
        self.ours = False

    async def catch_up(self) -> None:
        """Fold in what other processes appended."""
        async with self.lock:
            await self.fetch()

    async def fetch(self) -> None:
        entries = await asyncio.to_thread(self.hall.store.entries, self.id, self.table.seq)
        if not entries:
            return
        try:
            self.fold(entries)
        except Damaged:
            self.take_up(*await self.hall.read(self.id))
        self.ours = False
        self.tell(self.guests)
        self.follow()

    # News

    def make_card(self) -> bytes:
        return _encode(self.table_card())

    def table_card(self) -> TableCard:
        return card_of(self.table, self.here())

    def here(self) -> set[Seat]:
        """The seats whose people are connected, to this process or another."""
        now = time.monotonic()
        seats = {seat for guest in self.guests for seat in guest.seats}
        for others, until in self.elsewhere.values():
            if until > now:
                seats |= others
        return seats

    def sight(self, seer: Seer) -> tuple[msgspec.Raw, list[Question]]:
        found = self.sights.get(seer)
        if found is None:
            saw = self.notice.saw.get(seer)
            view = msgspec.Raw(saw) if saw else view_of(self.table.match, seer)
            found = self.sights[seer] = (view, questions_of(self.table.match, seer))
        return found

    def due(self, guest: Guest) -> float | None:
        """When time is up, as far as the guest may know."""
        if not self.notice.secret:
            return self.table.public_due()
        own = [when for when, seat in self.table.dues() if seat == CLOCK or seat in guest.seats]
        return min(own) if own else None

    def make_news(self, guests: Iterable[Guest]) -> list[tuple[Guest, bytes, Told]]:
        """What each of these guests is to be told who can take it now."""
        news: list[tuple[Guest, bytes, Told]] = []
        alike: dict[tuple[tuple[Seer, ...], Told], tuple[bytes, Told] | None] = {}
        for guest in guests:
            if guest.is_busy:
                guest.is_behind = True
                continue
            if guest.told is None or guest.accepted:
                made = self.news_for(guest, guest.accepted)
            else:
                # Any number of spectators who were told the same are told the same again.
                key = (guest.key, guest.told)
                if key not in alike:
                    alike[key] = self.news_for(guest, [])
                made = alike[key]
            if made is not None:
                news.append((guest, made[0], made[1]))
        return news

    def news_for(self, guest: Guest, accepted: list[str]) -> tuple[bytes, Told] | None:
        """What is new to a guest, if anything."""
        seers, last = guest.seers, guest.told
        if last is not None and last.seq == self.table.seq and last.card == self.card and not accepted:
            return None  # It was told first, because the table waits for it.
        now = Told(self.table.seq, self.notice.count(seers), self.card, self.due(guest))
        changed = last is None or last.count != now.count
        if last is not None and not changed and last.card == now.card and last.due == now.due and not accepted:
            return None
        seq = self.notice.seq(seers, guest.since) if last is None else last.seq
        back = self.table.went_back_to(seq) if changed else None
        since = seq if back is None else back
        sights: list[Sight] = []
        for seer in seers if changed else []:
            view, questions = self.sight(seer)
            sights.append(Sight(seer, view, questions, self.lines(seers, seer, since)))
        news = News(
            seq=now.count,
            sights=sights,
            card=AS_IT_WAS if last is not None and last.card == now.card else msgspec.Raw(now.card),
            due=now.due,
            accepted=accepted,
            back_to=None if back is None else self.notice.count(seers, back),
        )
        return _encode(news), now

    def lines(self, seers: list[Seer], seer: Seer, since: int) -> list[Line]:
        return [line(self.notice.count(seers, seq), event) for seq, event in self.table.heard(seer, since)]

    def tell(self, guests: Iterable[Guest]) -> None:
        """Tell guests what is new to them."""
        deliver(self.make_news(guests))

    def when_free(self, guest: Guest) -> None:
        """A guest that was busy can be told what it missed."""
        guest.is_behind = False
        self.hall.start(self.tell_later())

    async def tell_later(self) -> None:
        async with self.lock:
            self.tell(self.guests)

    # Guests

    async def welcome(self, guest: Guest) -> None:
        async with self.lock:
            self.guests.add(guest)
            self.presence_changed()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.touched = time.monotonic()
        if guest.seats:
            self.hall.start(self.say_who_left())

    async def say_who_left(self) -> None:
        async with self.lock:
            self.presence_changed()

    def presence_changed(self) -> None:
        self.card = self.make_card()
        self.tell(self.guests)
        self.hall.signal(self, here=True)

    def others_here(self, process: str, seats: list[Seat]) -> None:
        """Another process says who is connected there."""
        known = self.elsewhere.get(process)
        self.elsewhere[process] = (set(seats), time.monotonic() + PRESENT)
        if known is None or known[0] != set(seats):
            self.hall.start(self.say_who_left())

    # What happens by itself

    def follow(self) -> None:
        """What comes after entries that became durable."""
        if self.ours:
            self.hall.signal(self)
        self.plan()
        if self.table.over:
            self.hall.table_ended(self)
        elif self.ours and self.table.is_snapshot_due and not self.keeps_snapshot:
            self.keeps_snapshot = True
            self.hall.start(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        try:
            async with self.lock:
                await asyncio.to_thread(self.hall.store.keep_snapshot, self.table)
        except Exception:
            log.exception("no snapshot of table %s: it will open more slowly", self.id)
        finally:
            self.keeps_snapshot = False

    def plan(self) -> None:
        """Set the bots that are asked to work, and the timer for the next time-out."""
        for seat, level in self.table.bots_asked():
            question = (seat, self.table.asked_since(seat))
            if question not in self.thinking:
                self.thinking[question] = asyncio.create_task(self.think(question, level))
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        dues = self.table.dues()
        if dues:
            due, seat = dues[0]
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - time.time()) + 0.01, self.ring, seat)

    def ring(self, seat: Seat) -> None:
        self.timer = None
        self.order(Order(TimeUp(seat)))

    async def think(self, question: tuple[Seat, int], level: str) -> None:
        """Let a bot answer, unless somebody else has by then."""
        seat, asked = question
        try:
            if not self.ours and self.hall.is_shared:
                await asyncio.sleep(GRACE)
            match = self.table.match
            if match is None or self.table.asked_since(seat) != asked:
                return
            # Nor may whoever reads the metrics count who is asked in secret.
            with nullcontext() if match.state.asks_in_secret() else THINKING.time():
                seed = self.table.bot_seed(seat)
                value, thought = await self.hall.thinkers.answer(self.id, match, seat, level, seed)
            await asyncio.sleep(rest(match, self.table.people, level, thought))
            self.order(Order(Answer(seat, value, asked_at=asked, by_bot=True)))
        except Exception:
            log.exception("the bot at seat %s of table %s failed", seat, self.id)
            await asyncio.sleep(1)
            asyncio.get_running_loop().call_soon(self.plan)
        finally:
            self.thinking.pop(question, None)

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost if this process forgot the table."""
        at_work = self.waiting or self.worker is not None or self.lock.locked() or self.thinking
        return not self.guests and not at_work and self.timer is None

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
