"""The hall: the tables that this process serves, and what they share."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import IntegrityError

from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.bell import Bell
from gladsheim.server.blame import look_over_the_shelf
from gladsheim.server.commits import Commits
from gladsheim.server.guest import frame_of
from gladsheim.server.letting_go import let_go_hourly
from gladsheim.server.limits import (
    AROUND,
    CHANGES,
    CODING,
    COMINGS,
    GUESSES,
    HINTING,
    KEEPS,
    TALK,
    TOGETHER,
    UNDOING,
    Doors,
    Guesses,
    Tries,
)
from gladsheim.server.live_table import LiveTable
from gladsheim.server.metrics import SOCKETS, STORE, TABLES
from gladsheim.server.notice import Notice
from gladsheim.server.plans import UNHURRIED
from gladsheim.server.riddler import Riddler
from gladsheim.server.settings import Settings
from gladsheim.server.sleepers import Sleepers
from gladsheim.server.start_up import open_store
from gladsheim.server.thinking import Thinkers
from gladsheim.server.thoughts import NOBODY
from gladsheim.server.turnstile import Work
from gladsheim.table import Refused, Table, open_table
from gladsheim.table.campaigns import Campaigns
from gladsheim.table.carries import Carries
from gladsheim.table.codes import Codes
from gladsheim.table.evening import next_table
from gladsheim.table.listed import Listed
from gladsheim.table.ratings import Ratings
from gladsheim.table.sizes import bytes_of
from gladsheim.table.store import NoTable, Store
from gladsheim.table.store import Said as Spoken
from gladsheim.table.vaults import Vaults
from gladsheim.wire.live import Said

LOOK_EVERY: Final = 2.0  # seconds between two looks at tables whose signals may have been lost
MEASURE_EVERY: Final = 60.0  # seconds between two looks at how large the store is
SEARCH_EVERY: Final = 15.0  # seconds between two searches for tables that wait for a bot or a clock
UNWATCHED: Final = 100  # tables that are taken up because bots wait there, and nobody looks
PULSE_EVERY: Final = 0.25  # seconds between two looks whose heart beats
TIDIED_AT_ONCE: Final = 20  # tables, before somebody else has a turn
THREADS: Final = 24
KEEP: Final = 300.0  # seconds a table stays in memory after its last guest
MOST_IDLE: Final = 1000  # tables in memory at which nobody is and nothing happens
PATIENCE: Final = 3.0  # seconds that guests have to hear the farewell
FAREWELL: Final = "the server is restarting: your table is safe, come back in a moment"

log = logging.getLogger("gladsheim.server")
T = TypeVar("T")


class Signal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other of a table: never what happened, only that something did."""

    process: str
    seq: int = 0  # the table is at this entry
    said: int = 0  # the chat is at this line
    here: list[Seat] | None = None  # who is connected to that process
    called: list[int | str] | None = None  # a seat, and what it calls without words


class Hall:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.process = secrets.token_hex(4)
        self.is_shared = bool(settings.redis_url)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[None]] = {}
        self.going: set[str] = set()  # tables that are being deleted
        self.hearing: dict[str, asyncio.Task[None]] = {}  # table -> what listens to its signals
        self.calm: dict[str, float] = {}  # tables that wait for nobody but people, and when we looked
        self.paused: dict[str, int] = {}  # tables whose bots wait for somebody to look, and their seq
        self.sleepers, self.doors = Sleepers(self), Doors(settings.sockets_per_address)
        self.guesses = Guesses()
        together = TOGETHER * settings.messages_per_second
        most = settings.sockets_per_address
        self.comings = Tries(max(COMINGS[0], most / 60), max(COMINGS[1], 1.5 * most))
        self.messages = Tries(together, 2 * together)
        # A keeper who lets sockets say more lets a visitor's sockets together do so.
        times = max(1.0, settings.messages_per_second / Settings().messages_per_second)
        self.talk, self.undoing, self.hinting, self.around = (
            Tries(times * a_second, times * at_once) for a_second, at_once in (TALK, UNDOING, HINTING, AROUND)
        )
        self.new_tables = Tries(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.work = Work(settings.requests_per_minute)
        self.unhurried = Tries(*UNHURRIED)
        self.carrying = Tries(*GUESSES)
        self.coding = Tries(*CODING)
        self.changes, self.keeps = Tries(*CHANGES), Tries(*KEEPS)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.ready: Store | None = None  # a store that was opened before the hall
        self.is_early = False  # thinkers start before the first guest, who need not wait for them
        self.fan_out_state: Callable[[], str] = lambda: "alone"
        self.store: Store
        self.commits: Commits
        self.thinkers: Thinkers
        self.campaigns: Campaigns
        self.codes: Codes
        self.carries: Carries
        self.bell: Bell
        self.vaults: Vaults
        self.listed: Listed
        self.ratings: Ratings
        self.riddles: Riddler

    # From the first to the last

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        # Threads mostly wait for the store: where it is slow, whoever comes does not wait behind them.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "hall"))
        self.store = await asyncio.to_thread(open_store, self.settings) if self.ready is None else self.ready
        self.commits = Commits(self.store)
        self.thinkers = Thinkers(self.settings.thinkers, self.settings.far_thinkers, self.settings.redis_url)
        if self.is_early:
            self.thinkers.get_up()
        self.campaigns = Campaigns(self.store)
        self.start(asyncio.to_thread(look_over_the_shelf))
        self.codes = Codes(self.store)
        self.carries = Carries(self.store)
        self.vaults, self.listed = Vaults(self.store), Listed(self.store)
        self.ratings, self.riddles = Ratings(self.store), Riddler(self)
        self.bell = await asyncio.to_thread(Bell, self)
        watch = [
            asyncio.create_task(work)
            for work in (self.look_again(), self.search(), self.feel_pulses(), let_go_hourly(self), self.bell.run())
        ]
        try:
            yield
        finally:
            for task in watch:
                task.cancel()
            await self.stop()

    async def say_farewell(self) -> None:
        """Take nothing more, write what waits, and tell every guest that it was for now."""
        self.stopping = True
        self.riddles.close()
        for live in self.tables.values():
            live.close()
        workers = [live.deeds.worker for live in self.tables.values() if live.deeds.worker is not None]
        await asyncio.gather(*workers, *self.tasks, return_exceptions=True)
        for live in self.tables.values():
            for guest in live.guests:
                guest.dismiss(FAREWELL)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while any(live.guests for live in self.tables.values()):
                    await asyncio.sleep(0.01)

    async def stop(self) -> None:
        if not self.stopping:
            await self.say_farewell()
        for task in self.hearing.values():
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        self.bell.close()
        await asyncio.to_thread(self.store.close)

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Have something done beside; it is waited for at the end."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables

    async def table(self, id: str, ours: bool = False, maker: str = NOBODY) -> LiveTable:
        """The table, opened if it is not yet; NoTable if there is none."""
        while id not in self.tables:
            if id in self.going:
                raise NoTable(id)
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.open_table(id, ours, maker))
            # Whoever gives up waiting does not take the table from the others; it may be forgotten again by now.
            await asyncio.shield(self.opening[id])
        return self.tables[id]

    async def table_for(self, id: str, visitor: str) -> LiveTable:
        """The same; to open it takes of what is computed for the visitor."""
        if id in self.tables:
            return self.tables[id]
        async with self.work.turn(visitor):
            return await self.table(id)

    async def open_table(self, id: str, ours: bool, maker: str) -> None:
        try:
            if self.is_shared:
                await self.listen(id)
            table, notice = await self.read(id)
            looked = -math.inf if self.paused.get(id) == table.seq else None
            live = self.tables[id] = LiveTable(self, table, notice, ours, maker, looked)
            if table.next:
                self.table_ended(live)
            elif table.over:  # it may have ended where nobody came to count it
                self.start(self.count_rating(table))
            TABLES.set(len(self.tables))
        except BaseException:
            self.end_listening(id)
            raise
        finally:
            del self.opening[id]

    async def read(self, id: str) -> tuple[Table, Notice]:
        """A table and what its seats could notice, from the store."""
        return await self.in_thread(lambda: self.read_now(id))

    def read_now(self, id: str) -> tuple[Table, Notice]:
        table = self.store.open(id)
        notice = Notice(table)
        if notice.secret:
            entries = self.store.entries(id)
            table = open_table(table.head, None, [])
            for entry in entries:
                table.apply([entry])
                notice.look(table, entry)
        return table, notice

    def forget(self, live: LiveTable, reason: str = "") -> None:
        """Close a table in this process; its guests, if any, come back by themselves."""
        if live.plans.is_paused:
            self.paused[live.id] = live.table.seq
        else:
            self.paused.pop(live.id, None)
        live.close()
        for guest in live.guests:
            guest.dismiss(reason)
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        TABLES.set(len(self.tables))
        self.end_listening(live.id)

    def table_ended(self, live: LiveTable) -> None:
        if live.table.next and not live.next:
            self.start(self.set_next(live))
        elif not live.table.next:
            self.start(asyncio.to_thread(self.codes.end, live.id, hours.now()))
        if live.table.over:
            self.start(self.count_rating(live.table))
        if live.table.head.campaign is not None:
            self.start(self.enter_result(live))

    async def count_rating(self, table: Table) -> None:
        await asyncio.to_thread(self.ratings.enter, table, hours.now())

    async def set_next(self, live: LiveTable) -> None:
        """The people of a finished table go on at another: of all processes that set it, one is the first."""
        table = live.table

        def lay() -> None:
            with suppress(IntegrityError):
                self.store.add(*next_table(table, hours.now()))
            self.codes.move(table.id, table.next)
            self.ratings.go_on(table)

        await asyncio.to_thread(lay)
        live.next = table.next
        live.herald.renew_card()
        live.herald.tell(live.guests)

    async def enter_result(self, live: LiveTable) -> None:
        """The result of a finished game is entered into its campaign, once however often we try."""
        with suppress(Refused, BadOption):
            await asyncio.to_thread(self.campaigns.enter_result, live.table)

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await self.work.do(work)

    # Chat

    async def say(self, live: LiveTable, seat: Seat | None, text: str, client: str) -> None:
        if not live.herald.sight(seat).talks:
            raise Illegal("nobody but those who have a voice may talk now", phrase=Phrase("refused-silence"))
        check_voice(live, seat)
        name = "" if seat is None else live.table.names[seat]
        spoken = await asyncio.to_thread(self.store.say, live.id, seat, name, text, client, hours.now())
        self.spread(live, spoken)
        self.signal(live, said=spoken.n)

    def call(self, live: LiveTable, seat: Seat, sign: str) -> None:
        """A sign of a seat, which needs no typing and is kept nowhere."""
        if not live.herald.sight(seat).talks:
            raise Illegal("nobody but those who have a voice may talk now", phrase=Phrase("refused-silence"))
        check_voice(live, seat)
        live.call(seat, sign)
        self.signal(live, called=[seat, sign])

    def spread(self, live: LiveTable, spoken: Spoken) -> None:
        frame = said_frame(spoken)
        for guest in live.guests:
            guest.hear(spoken.n, frame)

    async def fetch_chat(self, live: LiveTable) -> None:
        """Lines that other processes took."""
        after = min((guest.said for guest in live.guests), default=-1)
        if after >= 0:
            for spoken in await asyncio.to_thread(self.store.said, live.id, after):
                self.spread(live, spoken)

    # Between processes

    def signal(self, live: LiveTable, said: int = 0, here: bool = False, called: list[int | str] | None = None) -> None:
        """Tell the other processes that serve this table.  Alone there is nobody to tell."""
        if not self.is_shared or self.stopping:
            return
        seats = sorted({seat for guest in live.guests if guest.is_here for seat in guest.seats}) if here else None
        signal = Signal(self.process, live.table.seq, said, seats, called)
        self.channels.publish(msgspec.json.encode(signal), f"table-{live.id}")

    async def listen(self, id: str) -> None:
        subscriber = await self.channels.subscribe(f"table-{id}")

        async def hear() -> None:
            try:
                async for event in subscriber.iter_events():
                    await self.heed(id, msgspec.json.decode(event, type=Signal))
            finally:
                await self.channels.unsubscribe(subscriber, f"table-{id}")

        self.hearing[id] = asyncio.create_task(hear())

    def end_listening(self, id: str) -> None:
        task = self.hearing.pop(id, None)
        if task is not None:
            task.cancel()

    async def heed(self, id: str, signal: Signal) -> None:
        live = self.tables.get(id)
        if live is None or signal.process == self.process:
            return
        if signal.seq > live.table.seq:
            await live.deeds.catch_up()
        if signal.said:
            await self.fetch_chat(live)
        if signal.called is not None:
            seat, sign = signal.called
            live.call(int(seat), str(sign))
        if signal.here is not None:
            live.others_here(signal.process, signal.here)

    async def look_again(self) -> None:
        """Signals may be lost: look at the tables that have guests, and forget those that nobody needs."""
        measured = -math.inf
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.thinkers.count()
            if hours.passed() - measured > MEASURE_EVERY:
                measured = hours.passed()
                self.start(self.measure())
            SOCKETS.set(sum(len(live.guests) for live in self.tables.values()))
            self.forget_idle()
            self.sleepers.lay_down()
            await self.tidy_up()
            if self.is_shared:
                try:
                    await self.look_at_others()
                except Exception:
                    log.exception("a look at the tables failed")

    async def tidy_up(self) -> None:
        """What was told to everybody is let go, a few tables at a time."""
        untidy = [live for live in self.tables.values() if live.herald.is_untidy]
        for number, live in enumerate(untidy):
            live.herald.tidy()
            if number % TIDIED_AT_ONCE == 0:
                await asyncio.sleep(0)

    def forget_idle(self) -> None:
        """Whoever opens one table after the other does not fill the memory with them."""
        now = hours.passed()
        idle = sorted((live for live in self.tables.values() if live.is_idle), key=lambda live: live.touched)
        for number, live in enumerate(idle):
            if len(idle) - number > MOST_IDLE or now - live.touched > KEEP:
                self.calm[live.id] = now
                self.forget(live)

    async def look_at_others(self) -> None:
        """What other processes did at our tables while their signals were lost; and that our guests are here."""
        lasts = await asyncio.to_thread(self.store.lasts, [*self.tables])
        for live in [*self.tables.values()]:
            try:
                await self.look_at(live, *lasts.get(live.id, (0, 0)))
            except Exception:  # one table that cannot be looked at keeps nobody from the others
                log.exception("a look at table %s failed", live.id)

    async def look_at(self, live: LiveTable, seq: int, said: int) -> None:
        if seq > live.table.seq:
            await live.deeds.catch_up()
        if any(guest.said < said for guest in live.guests):
            await self.fetch_chat(live)
        self.signal(live, here=True)

    async def feel_pulses(self) -> None:
        """Whose heart is no longer heard is away, long before the system notices that a connection is dead."""
        while True:
            await asyncio.sleep(PULSE_EVERY)
            now = hours.passed()
            for live in [*self.tables.values()]:
                live.feel_pulses(now)

    async def measure(self) -> None:
        """What the store takes, for Prometheus: in whole megabytes, which tell of no single deed."""
        with suppress(Exception):  # that it cannot be asked is for /ready to say
            STORE.set(math.ceil(await asyncio.to_thread(bytes_of, self.store) / 1e6) * 1e6)

    async def search(self) -> None:
        """Take up tables that wait for a bot or a clock, and that no process serves any more."""
        while True:
            try:
                found = await asyncio.to_thread(self.store.live)
            except Exception:
                log.exception("a search for waiting tables failed")
                await asyncio.sleep(SEARCH_EVERY)
                continue
            waiting = {*found}  # of the others nothing need be remembered
            self.calm = {id: at for id, at in self.calm.items() if id in waiting}
            self.paused = {id: seq for id, seq in self.paused.items() if id in waiting}
            self.sleepers.search(waiting)
            for id in found:
                try:
                    if id not in self.tables and id not in self.opening:
                        await self.take_up(id)
                except Exception:
                    self.calm[id] = hours.passed()  # nobody but a guest brings it back
                    log.exception("table %s cannot be taken up", id)
            await asyncio.sleep(SEARCH_EVERY)

    async def take_up(self, id: str) -> None:
        # Alone, what we found calm stays so until we are told; others may have changed theirs.
        looked = self.calm.get(id)
        if looked is not None and (not self.is_shared or hours.passed() - looked < KEEP):
            return
        if not self.sleepers.may_wake(id):
            return
        # What nobody looks at takes turns: when the bots of one table pause, there is room for the next.
        if sum(1 for live in self.tables.values() if live.plans.thinking and not live.guests) >= UNWATCHED:
            return
        live = await self.table(id)
        if live.is_idle:
            self.calm[id] = hours.passed()
            self.forget(live)
        else:
            self.calm.pop(id, None)
            self.sleepers.look_at(live)


def check_voice(live: LiveTable, seat: Seat | None) -> None:
    if seat is not None and live.table.chairs[seat].muted:
        raise Illegal("the host of this table asked you to be silent", phrase=Phrase("refused-muted"))


def said_frame(spoken: Spoken) -> bytes:
    return frame_of(Said(spoken.n, spoken.seat, spoken.name, spoken.text, spoken.at))
