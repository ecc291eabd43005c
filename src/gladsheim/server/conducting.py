"""Conducting: the evening of a live table that the hall leads, on the server's time."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from typing import TYPE_CHECKING

from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.spoken import LOOK, NIGHT
from gladsheim.server.guest import Guest, frame_of
from gladsheim.server.scenes import BEAT, Scenes
from gladsheim.table import Conduct
from gladsheim.table.conductor import Conductor, Touch
from gladsheim.table.leading import is_led

if TYPE_CHECKING:
    from gladsheim.server.live_table import LiveTable

log = logging.getLogger("gladsheim.server")


class Conducting:
    """Steps the conductor when something is due or was done, has its wishes made durable, and tells everybody."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.pace = live.hall.settings.pace
        self.lots = SystemRandom()
        self.conductor = Conductor(live.table, live.now(), self.pace, self.lots)
        self.scenes = Scenes(self.conductor, self.lots)
        self.told = 0  # the scene that everybody was sent last
        self.timer: asyncio.TimerHandle | None = None
        self.beating: asyncio.Task[None] | None = None
        self.is_busy = False  # a wish is on its way to the store

    # Time

    def look(self) -> None:
        """Something happened, or is due."""
        live, conductor = self.live, self.conductor
        if self.is_busy or live.is_closed:
            return
        if conductor.table is not live.table:  # it was read again from the start
            self.conductor = conductor = Conductor(live.table, live.now(), self.pace, self.lots)
            self.scenes.conductor = conductor
        wish = conductor.step(live.now(), live.here())
        if wish is not None:
            self.is_busy = True
            live.hall.start(self.carry_out(wish))
            return
        self.tell()
        self.plan()

    async def carry_out(self, wish: Conduct) -> None:
        try:
            await self.live.deeds.do(wish)
        except Illegal as no:
            log.info("a stage of table %s begins anew: %s", self.live.id, no)
        finally:
            self.is_busy = False
        self.look()

    def plan(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        due = self.conductor.due
        if due is not None:
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - self.live.now()) + 0.001, self.look)

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.beating is not None:
            self.beating.cancel()

    # Telling

    def tell(self) -> None:
        """Whoever is here is sent the scene: all are made first, and sent in an order drawn by lot."""
        if self.told == self.conductor.n or not self.live.table.begun:
            return
        self.told = self.conductor.n
        guests = [*self.live.guests]
        frames = {
            seat: frame_of(scene)
            for seat, scene in self.scenes.all([g.seats[0] for g in guests if g.seats], self.live.now()).items()
        }
        self.lots.shuffle(guests)
        for guest in guests:
            guest.push(frames[guest.seats[0] if guest.seats else None])

    def welcome(self, guest: Guest) -> None:
        """Who comes, or comes back, is shown the stage; by night a dark picture until the next bell."""
        if self.live.table.begun:
            dark = self.conductor.stage in (NIGHT, LOOK)
            seat = guest.seats[0] if guest.seats else None
            guest.push(frame_of(self.scenes.scene(seat, self.live.now(), dark)))
        if self.beating is None or self.beating.done():
            self.beating = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        """One frame of one size to every guest at every beat, in an order drawn by lot, whatever there is to say."""
        while self.live.guests and not self.live.is_closed:
            await asyncio.sleep(BEAT / self.pace)
            guests = [*self.live.guests]
            self.lots.shuffle(guests)
            for guest in guests:
                guest.send_one()

    # What is touched

    def touch(self, guest: Guest, id: str, touch: Touch) -> None:
        """A touch that counts is acknowledged like any other; one that does not is refused in one line."""
        try:
            self.conductor.touch(touch, self.live.now())
        except Illegal as no:
            guest.refuse(id, no)
            return
        guest.accepted.append(id)
        self.live.herald.tell([guest])
        self.look()

    def takes(self, seat: Seat, asked: int, value: int) -> bool:
        """A bot's answer that waits for the moment at which all are given."""
        if not is_led(self.live.table, by_bot=True):
            return False
        self.conductor.hear_bot(seat, asked, value, self.live.now())
        self.look()
        return True

    def has(self, question: tuple[Seat, int]) -> bool:
        return question in self.conductor.bots
