"""The hall: the tables that this process serves, and what they share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin

from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.text import Phrase
from gladsheim.games.chronicles.charts import BadChart
from gladsheim.server.commits import Commits
from gladsheim.server.limits import Doors
from gladsheim.server.live_table import LiveTable
from gladsheim.server.metrics import SOCKETS, TABLES
from gladsheim.server.notice import Notice
from gladsheim.server.settings import Settings
from gladsheim.server.sights import may_talk
from gladsheim.server.start_up import open_store
from gladsheim.server.thinking import Thinkers
from gladsheim.table import Refused, Table, open_table
from gladsheim.table.campaigns import Campaigns
from gladsheim.table.store import Said as Spoken
from gladsheim.table.store import Store

LOOK_EVERY: Final = 2.0  # seconds between two looks at tables whose signals may have been lost
SEARCH_EVERY: Final = 15.0  # seconds between two searches for tables that wait for a bot or a clock
KEEP: Final = 300.0  # seconds a table stays in memory after its last guest
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


class Hall:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.process = secrets.token_hex(4)
        self.is_shared = bool(settings.redis_url)
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[None]] = {}
        self.hearing: dict[str, asyncio.Task[None]] = {}  # table -> what listens to its signals
        self.calm: dict[str, float] = {}  # tables that wait for nobody but people, and when we looked
        self.doors = Doors(settings.sockets_per_address)
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.ready: Store | None = None  # a store that was opened before the hall
        self.store: Store
        self.commits: Commits
        self.thinkers: Thinkers
        self.campaigns: Campaigns

    # From the first to the last

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        self.store = await asyncio.to_thread(open_store, self.settings) if self.ready is None else self.ready
        self.commits = Commits(self.store)
        self.thinkers = Thinkers(self.settings.thinkers)
        self.campaigns = Campaigns(self.store)
        watch = [asyncio.create_task(self.look_again()), asyncio.create_task(self.search())]
        try:
            yield
        finally:
            for task in watch:
                task.cancel()
            await self.stop()

    async def say_farewell(self) -> None:
        """Take nothing more, write what waits, and tell every guest that it was for now."""
        self.stopping = True
        for live in self.tables.values():
            live.close()
        workers = [live.worker for live in self.tables.values() if live.worker is not None]
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
        await asyncio.to_thread(self.store.close)

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Have something done beside; it is waited for at the end."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Tables

    async def table(self, id: str, ours: bool = False) -> LiveTable:
        """The table, opened if it is not yet; NoTable if there is none."""
        while id not in self.tables:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self.open_table(id, ours))
            # Whoever gives up waiting does not take the table from the others; it may be forgotten again by now.
            await asyncio.shield(self.opening[id])
        return self.tables[id]

    async def open_table(self, id: str, ours: bool) -> None:
        try:
            if self.is_shared:
                await self.listen(id)
            table, notice = await self.read(id)
            self.tables[id] = LiveTable(self, table, notice, ours)
            TABLES.set(len(self.tables))
        except BaseException:
            self.end_listening(id)
            raise
        finally:
            del self.opening[id]

    async def read(self, id: str) -> tuple[Table, Notice]:
        """A table and what its seats could notice, from the store."""
        return await asyncio.to_thread(self.read_now, id)

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
        live.close()
        for guest in live.guests:
            guest.dismiss(reason)
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        TABLES.set(len(self.tables))
        self.end_listening(live.id)

    def table_ended(self, live: LiveTable) -> None:
        if live.table.head.campaign is not None:
            self.start(self.enter_result(live))

    async def enter_result(self, live: LiveTable) -> None:
        """The result of a finished game is entered into its campaign, once however often we try."""
        with suppress(Refused, BadChart):
            await asyncio.to_thread(self.campaigns.enter_result, live.table)

    async def in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.to_thread(work)

    # Chat

    async def say(self, live: LiveTable, seat: Seat | None, text: str, client: str) -> None:
        if not may_talk(live.table.match, seat):
            raise Illegal("nobody but those who have a voice may talk now", phrase=Phrase("refused-silence"))
        name = "" if seat is None else live.table.chairs[seat].name
        spoken = await asyncio.to_thread(self.store.say, live.id, seat, name, text, client, time.time())
        self.spread(live, spoken)
        self.signal(live, said=spoken.n)

    def spread(self, live: LiveTable, spoken: Spoken) -> None:
        for guest in live.guests:
            guest.hear(spoken)

    async def fetch_chat(self, live: LiveTable) -> None:
        """Lines that other processes took."""
        after = min((guest.said for guest in live.guests), default=-1)
        if after >= 0:
            for spoken in await asyncio.to_thread(self.store.said, live.id, after):
                self.spread(live, spoken)

    # Between processes

    def signal(self, live: LiveTable, said: int = 0, here: bool = False) -> None:
        """Tell the other processes that serve this table.  Alone there is nobody to tell."""
        if not self.is_shared or self.stopping:
            return
        seats = sorted({seat for guest in live.guests for seat in guest.seats}) if here else None
        self.channels.publish(
            msgspec.json.encode(Signal(self.process, live.table.seq, said, seats)), f"table-{live.id}"
        )

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
            await live.catch_up()
        if signal.said:
            await self.fetch_chat(live)
        if signal.here is not None:
            live.others_here(signal.process, signal.here)

    async def look_again(self) -> None:
        """Signals may be lost: look at the tables that have guests, and forget those that nobody needs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            SOCKETS.set(sum(len(live.guests) for live in self.tables.values()))
            try:
                for live in [*self.tables.values()]:
                    if live.is_idle and time.monotonic() - live.touched > KEEP:
                        self.forget(live)
                    elif self.is_shared:
                        await live.catch_up()
                        await self.fetch_chat(live)
                        self.signal(live, here=True)
            except Exception:
                log.exception("a look at the tables failed")

    async def search(self) -> None:
        """Take up tables that wait for a bot or a clock, and that no process serves any more."""
        while True:
            try:
                for id in await asyncio.to_thread(self.store.live):
                    if id not in self.tables and id not in self.opening:
                        await self.take_up(id)
            except Exception:
                log.exception("a search for waiting tables failed")
            await asyncio.sleep(SEARCH_EVERY)

    async def take_up(self, id: str) -> None:
        # Alone, what we found calm stays so until we are told; others may have changed theirs.
        looked = self.calm.get(id)
        if looked is not None and (not self.is_shared or time.monotonic() - looked < KEEP):
            return
        live = await self.table(id)
        if live.is_idle:
            self.calm[id] = time.monotonic()
            self.forget(live)
        else:
            self.calm.pop(id, None)
