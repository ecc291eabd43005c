"""Deeds of a live table: decided, made durable, and only then folded in and told.

One batch at a time.  What is decided together is decided on a draft, where each deed stands on those before it; the
table itself is the same until the store has the batch.  If another process was quicker, what it wrote is folded in,
and the same deeds are decided anew.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from gladsheim.core.forms import Illegal
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.server import hours
from gladsheim.server.metrics import CONFLICTS
from gladsheim.server.orders import Order
from gladsheim.table import Conflict, Deed, Entry
from gladsheim.table.pen import Busy

if TYPE_CHECKING:
    from gladsheim.server.live_table import LiveTable

TRIES: Final = 20  # times a batch is decided again before it is given up

log = logging.getLogger("gladsheim.server")


class Deeds:
    """What is to be done at one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.waiting: list[Order] = []
        self.lock = asyncio.Lock()  # held while entries are on their way between the table and the store
        self.worker: asyncio.Task[None] | None = None
        self.keeps_snapshot = False  # one is being written
        self.unfinished = 0  # batches that were written at once, and of which not everybody was told

    def order(self, order: Order) -> None:
        """Have a deed done, after those already waiting."""
        if self.live.hall.stopping or self.live.is_closed:
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

    @property
    def is_at_work(self) -> bool:
        return bool(self.waiting or self.unfinished) or self.worker is not None or self.lock.locked()

    # Together with other tables, or at once

    def work_at_once(self) -> bool:
        """Do what waits here and now, if this table is alone at work and the disk is quick; whether it is done."""
        live, commits = self.live, self.live.hall.commits
        if self.lock.locked() or not commits.may_write_at_once(live.id):
            return False
        batch, self.waiting = self.waiting, []
        took = 0.0
        try:
            entries, done = self.decide(batch)
            if entries:
                took = commits.append_at_once(live.id, entries)
            self.enter(entries, done)
        except (Conflict, Busy):
            # The worker finds out what is new, or waits until the store is free.
            self.waiting = [order for order in batch if not order.refused]
            return False
        except Exception:
            self.give_up(batch)
            return True
        # Those for whom the table waits first: they may answer while the others are told; unless that is secret.
        if not live.notice.secret:
            waited_for = set(live.table.waits_for())
            live.herald.tell([guest for guest in live.guests if not waited_for.isdisjoint(guest.seats)])
        self.unfinished += 1
        asyncio.get_running_loop().call_soon(self.finish, entries, took)
        return True

    def finish(self, entries: list[Entry], took: float) -> None:
        """The second half of `work_at_once`; if there is a worker by now, it will tell and follow too."""
        live = self.live
        self.unfinished -= 1
        self.count(entries, took)
        if self.worker is None:
            live.herald.tell(live.guests)
            self.follow()
            live.touched = hours.passed()

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
        self.live.touched = hours.passed()

    async def settle(self, batch: list[Order]) -> None:
        """Do a batch of deeds, durably, and tell what came of it."""
        live = self.live
        for _ in range(TRIES):
            entries, done = self.decide(batch)
            try:
                took = await live.hall.commits.append(live.id, entries) if entries else 0.0
            except Conflict:
                if not live.notice.secret:
                    CONFLICTS.inc()
                await self.fetch()
                batch = [order for order in batch if not order.refused]
                continue
            self.enter(entries, done)
            live.herald.tell(live.guests)
            self.count(entries, took)
            self.follow()
            return
        for order in batch:
            order.refuse(Illegal("the table is very busy: send it again", phrase=Phrase("refused-busy")))

    def decide(self, batch: list[Order]) -> tuple[list[Entry], list[Order]]:
        """What is to be written, and whose deeds are then done."""
        entries: list[Entry] = []
        done: list[Order] = []
        now = self.live.now()
        table = self.live.table if len(batch) == 1 else self.live.table.draft()
        for order in batch:
            try:
                found = table.decide(order.deed, now)
            except Illegal as no:
                order.refuse(no)
                continue
            if len(batch) > 1:
                table.apply(found)
            entries += found
            done.append(order)
        return entries, done

    def enter(self, entries: list[Entry], done: list[Order]) -> None:
        """The entries are durable: fold them in, and acknowledge."""
        if entries:
            self.live.fold(entries)
            self.live.ours = True
        for order in done:
            order.accept()

    def count(self, entries: list[Entry], took: float) -> None:
        """For Prometheus; but whoever reads that may not learn when somebody acts in secret."""
        if entries and not self.live.notice.secret:
            self.live.hall.commits.count(entries, took)

    def give_up(self, batch: list[Order]) -> None:
        """The store failed, or we did: whether the batch is kept after all is found out when the table is read anew."""
        log.exception("table %s is closed for now", self.live.id)
        for order in [*batch, *self.waiting]:
            reason = "the table could not be written: send it again in a moment"
            order.refuse(Illegal(reason, phrase=Phrase("refused-unwritten")))
        self.waiting = []
        self.live.hall.forget(self.live, "the table could not be written: come back in a moment")

    # What others did

    async def catch_up(self) -> None:
        """Fold in what other processes appended."""
        async with self.lock:
            if await self.fetch():
                self.live.herald.tell(self.live.guests)
                self.follow()

    async def fetch(self) -> bool:
        """Fold in what the store has beyond the table; whether there was anything."""
        live = self.live
        entries = await asyncio.to_thread(live.hall.store.entries, live.id, live.table.seq)
        if not entries:
            return False
        try:
            live.fold(entries)
        except Damaged:
            live.take_up(*await live.hall.read(live.id))
        live.ours = False
        live.follow_time()
        return True

    # Afterwards

    def follow(self) -> None:
        """What comes after entries that became durable."""
        live = self.live
        if live.ours:
            live.hall.signal(live)
        live.plans.plan()
        if live.table.over:
            live.hall.table_ended(live)
        elif live.ours and live.table.is_snapshot_due and not self.keeps_snapshot:
            self.keeps_snapshot = True
            live.hall.start(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        try:
            async with self.lock:
                await asyncio.to_thread(self.live.hall.store.keep_snapshot, self.live.table)
        except Exception:
            log.exception("no snapshot of table %s: it will open more slowly", self.live.id)
        finally:
            self.keeps_snapshot = False
