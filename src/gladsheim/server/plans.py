"""Plans of a live table: what happens there by itself, because a bot answers or time is up."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import nullcontext
from typing import TYPE_CHECKING, Final

from gladsheim.core.forms import Seat
from gladsheim.server import hours
from gladsheim.server.metrics import THINKING
from gladsheim.server.orders import Order
from gladsheim.server.thinking import Unwanted, rest
from gladsheim.server.thoughts import Full
from gladsheim.table import Answer, TimeUp

if TYPE_CHECKING:
    from gladsheim.server.live_table import LiveTable

GRACE: Final = 3.0  # seconds another process has for its bot before we think too
PAUSE: Final = 600.0  # seconds for which bots play on where nobody looks
UNHURRIED: Final = (100, 2000)  # answers of bots a second, and at once, that one visitor has where no person waits
LATER: Final = (0.5, 1.5)  # seconds after which a bot looks again whether it may
AGAIN: Final = (4.0, 8.0)  # seconds after which a bot asks again for whose visitor too many think already

log = logging.getLogger("gladsheim.server")


class Plans:
    """The bots of one table at work, and its timer."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}  # seat and question -> its bot at work
        self.timer: asyncio.TimerHandle | None = None
        self.rings = 0.0  # when it does, in the table's time

    @property
    def is_waiting(self) -> bool:
        """Whether something is to happen by itself."""
        return self.is_at_work or self.timer is not None

    @property
    def is_at_work(self) -> bool:
        """Whether that is more than a clock."""
        led = self.live.conducting is not None and self.live.conducting.timer is not None
        return bool(self.thinking) or led

    @property
    def rings_in(self) -> float:
        """Seconds until time is up for somebody."""
        return self.rings - self.live.now()

    def plan(self) -> None:
        """Set the bots that are asked to work and stop those that are not, and the timer for the next time-out."""
        if self.live.is_closed:
            return
        table = self.live.table
        bots = table.bots_asked()
        asked = {(seat, table.asked_since(seat)): level for seat, level in bots} if bots and not self.is_paused else {}
        if self.live.conducting is not None:
            asked = {question: level for question, level in asked.items() if not self.live.conducting.has(question)}
            self.live.conducting.look()
        for question in [one for one in self.thinking if one not in asked] if self.thinking else ():
            self.thinking.pop(question).cancel()
        for question, level in asked.items():
            if question not in self.thinking:
                self.thinking[question] = asyncio.create_task(self.think(question, level))
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        dues = table.dues()
        if dues:
            due, seat = dues[0]
            self.rings = due
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - self.live.now()) + 0.01, self.ring, seat)

    @property
    def is_paused(self) -> bool:
        """Bots do not play on for ever where nobody looks: they go on when somebody comes.  Clocks never pause."""
        live = self.live
        return not live.audience().awaited and hours.passed() - live.looked > PAUSE

    def ring(self, seat: Seat) -> None:
        self.timer = None
        self.live.deeds.order(Order(TimeUp(seat)))

    async def think(self, question: tuple[Seat, int], level: str) -> None:
        """Let a bot answer, unless somebody else has by then."""
        live = self.live
        seat, asked = question
        try:
            if not live.ours and live.hall.is_shared:
                await asyncio.sleep(GRACE)
            await self.take_time()
            match = live.table.match
            if match is None or live.table.asked_since(seat) != asked:
                return
            # Nor may whoever reads the metrics count who is asked in secret.
            with nullcontext() if match.state.asks_in_secret() else THINKING.time():
                value, thought = await self.answer(question, level)
            await asyncio.sleep(rest(match, live.table.people, level, thought))
            if live.conducting is None or not live.conducting.takes(seat, asked, value):
                live.deeds.order(Order(Answer(seat, value, asked_at=asked, by_bot=True)))
        except Unwanted:
            return
        except Exception:
            log.exception("a bot of table %s failed", live.id)
            await asyncio.sleep(1)
            asyncio.get_running_loop().call_soon(self.plan)
        finally:
            if self.thinking.get(question) is asyncio.current_task():
                del self.thinking[question]

    async def take_time(self) -> None:
        """Where no person plays, or nobody looks, bots take no time from those for whom somebody waits."""
        live = self.live
        while True:
            audience = live.audience()
            if audience.awaited and live.table.people:
                return
            if live.hall.unhurried.allows(audience.visitors[0]):
                return
            await asyncio.sleep(random.uniform(*LATER))

    async def answer(self, question: tuple[Seat, int], level: str) -> tuple[int, float]:
        """The bot's answer, once its turn to think has come, and the seconds that it thought."""
        live = self.live
        seat, asked = question
        while True:
            try:
                return await live.hall.thinkers.answer(
                    live.table, seat, level, live.audience(), lambda: live.table.asked_since(seat) == asked
                )
            except Full:
                await asyncio.sleep(random.uniform(*AGAIN))

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        for task in self.thinking.values():
            task.cancel()
