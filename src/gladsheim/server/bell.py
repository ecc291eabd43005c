"""The bell: tells people who are elsewhere that it is their turn, once for each question.

It looks at the open tables every few seconds, so nobody waits for it.  Where turns are secret it does not ring while
one is: a message at night would tell whoever sees the phone who was asked.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from gladsheim.core.forms import Seat
from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase, in_list, literal
from gladsheim.server import hours
from gladsheim.server.post import GONE, Place, Post, new_key
from gladsheim.server.shelf import keep
from gladsheim.table import Table
from gladsheim.table.pushes import Push, Pushes
from gladsheim.wire.friends import PushText

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall
    from gladsheim.server.live_table import LiveTable

LOOK_EVERY: Final = 2.0  # seconds
SEARCH_EVERY: Final = 60.0  # for what was put off, and for what other processes keep
SENDERS: Final = 16  # messages under way at once
LOOKERS: Final = 8  # names of services that are looked up at once
MOST_LOOKED_UP: Final = 2  # of them for one visitor
SULK: Final = 600.0  # seconds for which a service is left alone that did not answer
MOST_SULKING: Final = 1000  # services that are remembered so
NAMED: Final = 3  # of the others at the table
AT_START: Final = 500  # tables that are looked at when the hall opens

log = logging.getLogger("gladsheim.server")


class Bell:
    """Rings for the seats of people who are not here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pushes = Pushes(hall.store)
        settings = hall.settings
        contact = contact_of(settings.contact, settings.hosts)
        self.post = Post(self.pushes.key("vapid", new_key()), contact, settings.push_services)
        self.rung: dict[tuple[str, Seat], int] = {}  # the question for which was rung last
        self.is_wanted = False  # anybody has subscribed
        self.senders = ThreadPoolExecutor(SENDERS, "post")
        # Who answers for a name may let us wait: that is done apart from everything that the hall's own threads do.
        self.lookers = ThreadPoolExecutor(LOOKERS, "names")
        self.looked_up: Counter[str] = Counter()  # under way, by visitor
        self.sulking: OrderedDict[str, float] = OrderedDict()  # services that did not answer, and until when

    def close(self) -> None:
        self.senders.shutdown(wait=False, cancel_futures=True)
        self.lookers.shutdown(wait=False, cancel_futures=True)

    async def look_up(self, place: Place, visitor: str) -> None:
        """A BadOption unless messages may be sent there."""
        if self.looked_up[visitor] >= MOST_LOOKED_UP or self.looked_up.total() >= LOOKERS:
            raise BadOption(f"the push service {place.host} is not found", Phrase("refused-push"))
        self.looked_up[visitor] += 1
        look = asyncio.get_running_loop().run_in_executor(self.lookers, place.address)
        look.add_done_callback(lambda _: self.end_look(visitor))
        await look

    def end_look(self, visitor: str) -> None:
        self.looked_up[visitor] -= 1
        if not self.looked_up[visitor]:
            del self.looked_up[visitor]

    async def run(self) -> None:
        """Runs for as long as the hall is open."""
        searched = -math.inf
        is_first = True
        while True:
            try:
                if hours.passed() - searched > SEARCH_EVERY:
                    searched = hours.passed()
                    await self.search(is_first)
                    is_first = False
                if self.is_wanted:
                    await self.look()
            except Exception:
                log.exception("a look for whose turn it is failed")
            await asyncio.sleep(LOOK_EVERY)

    async def search(self, is_first: bool) -> None:
        """Open the tables that are to be looked at again."""
        self.is_wanted = await asyncio.to_thread(self.pushes.count) > 0
        if not self.is_wanted:
            return
        found = await asyncio.to_thread(self.pushes.due, hours.now())
        if is_first:  # what was asked while no hall was open
            found += (await asyncio.to_thread(self.pushes.watched))[:AT_START]
        for id in found:
            try:
                await self.hall.table(id)
                for key in [key for key in self.rung if key[0] == id]:
                    del self.rung[key]
            except Exception:
                log.exception("table %s cannot be looked at", id)

    async def look(self) -> None:
        open_now = {*self.hall.tables}
        for key in [key for key in self.rung if key[0] not in open_now]:
            del self.rung[key]
        for live in [*self.hall.tables.values()]:
            for seat, asked in elsewhere(live, self.hall.settings.push_after):
                if self.rung.get((live.id, seat)) != asked:
                    self.rung[live.id, seat] = asked
                    await self.ring(live.table, seat, asked)

    async def ring(self, table: Table, seat: Seat, asked: int) -> None:
        for push in await asyncio.to_thread(self.pushes.of, table.id, seat, asked):
            now = hours.now()
            then = push.free_at(now)
            if then > now:
                await asyncio.to_thread(self.pushes.put_off, push, table.id, then)
            elif await asyncio.to_thread(self.pushes.claim, push, table.id, asked, now):
                body = msgspec.json.encode(text_for(table, seat, push.language))
                self.hall.start(self.send(push, body))

    async def send(self, push: Push, body: bytes) -> None:
        loop = asyncio.get_running_loop()
        service = urlsplit(push.endpoint).netloc
        if self.sulking.get(service, 0.0) > hours.passed():
            return
        try:
            status = await loop.run_in_executor(self.senders, self.post.send, push, body)
        except RuntimeError:  # the hall closes
            return
        if not status:
            keep(self.sulking, service, hours.passed() + SULK, MOST_SULKING)
        if status in GONE:
            await asyncio.to_thread(self.pushes.end, push.endpoint)
        elif not 200 <= status < 300:
            log.warning("a push service took a message with %s", status or "no answer")


def contact_of(contact: str, hosts: tuple[str, ...]) -> str:
    """Whom a service may write to about this hall."""
    return contact or (f"https://{hosts[0]}" if hosts and "." in hosts[0] else "mailto:keeper@localhost")


def elsewhere(live: LiveTable, after: float) -> list[tuple[Seat, int]]:
    """The seats that are asked for a while and whose people do not look, each with its question."""
    table = live.table
    if table.over or live.is_closed or table.match is None:
        return []
    if table.head.game.secret_turns and table.match.state.asks_in_secret():
        return []
    looking = {seat for guest in live.guests if guest.is_here and guest.heard is not None for seat in guest.seats}
    hidden = {seat for guest in live.guests for seat in guest.seats} - looking
    found: list[tuple[Seat, int]] = []
    for seat in table.waits_for():
        asked = table.clock.asked.get(seat)
        if asked is None or not table.chairs[seat].is_at_play or live.now() - asked.at < after:
            continue
        if seat in looking or (seat in live.here() and seat not in hidden):
            continue
        # Who was here after the question was put knows of it.
        left = live.seen.get(seat)
        if seat not in hidden and left is not None and hours.passed() - left < live.now() - asked.at:
            continue
        found.append((seat, asked.seq))
    return found


def text_for(table: Table, seat: Seat, language: str) -> PushText:
    """What everybody at the table knows, and nothing else."""
    words = table.head.game.words(language)
    me = table.chairs[seat].person
    names = [literal(name) for n, name in enumerate(table.names) if table.chairs[n].person != me or n != seat]
    others = in_list(names) if len(names) <= NAMED else Phrase("push-many", {"count": len(names)})
    more = Phrase("push-turn-with", {"game": "title", "others": others})
    return PushText(words.word("push-turn"), words.say(more), table.id)
