"""A live table: one table as this process serves it, with the guests who sit or watch at it.

Its three jobs are elsewhere: `deeds` makes durable what somebody wants done, the `herald` tells whoever may know, and
`plans` has bots think and clocks ring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gladsheim.core.forms import Seat
from gladsheim.server import hours
from gladsheim.server.conducting import Conducting
from gladsheim.server.deeds import Deeds
from gladsheim.server.guest import Guest, frame_of
from gladsheim.server.herald import Herald
from gladsheim.server.limits import Bucket
from gladsheim.server.notice import Notice
from gladsheim.server.plans import Plans
from gladsheim.server.thinking import Audience
from gladsheim.server.thoughts import NOBODY
from gladsheim.table import Entry, Table
from gladsheim.table.journal import FILL, SEND, SIT
from gladsheim.wire.live import Beat, Called

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall

SILENCE: Final = 1.3  # seconds without a heartbeat after which a guest is away
BEAT: Final = frame_of(Beat())
SENT: Final = "the host has sent you away from this table"
PRESENT: Final = 12.0  # seconds for which another process' word counts that somebody is here


class LiveTable:
    """The table in memory is never ahead of the store: what stands here is durable."""

    def __init__(
        self, hall: Hall, table: Table, notice: Notice, ours: bool, maker: str = NOBODY, looked: float | None = None
    ) -> None:
        self.hall = hall
        self.table = table
        self.notice = notice
        self.ours = ours  # the last entry was made here
        self.maker = maker  # the visitor who set it, as far as this process knows
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[set[Seat], float]] = {}  # process -> who is connected there, until when
        self.seen: dict[Seat, float] = {}  # when each person was last here; nobody is away longer than it is open here
        self.sent: set[str] = set()  # visitors whom the host sent away: they do not sit down again at once
        self.next = ""  # the table where its people go on, once that is set
        self.is_closed = False
        self.touched = self.opened = hours.passed()
        self.ahead = 0.0  # seconds by which the table's journal is ahead of our time of day
        self.follow_time()
        self.looked = self.touched if looked is None else looked  # when somebody was here last
        self.chatter = Bucket(2, 10)  # of all together who only watch
        self.deeds = Deeds(self)
        self.herald = Herald(self)
        self.plans = Plans(self)
        self.conducting = Conducting(self) if table.head.conduct else None
        self.plans.plan()

    @property
    def id(self) -> str:
        return self.table.id

    def fold(self, entries: list[Entry]) -> None:
        """Entries are durable, and part of the table now."""
        for entry in entries:
            self.table.apply([entry])
            self.notice.look(self.table, entry)
            if entry.kind == SIT:
                self.seen[entry.seat] = hours.passed()
            self.herald.move_on()
            if entry.kind == SEND:
                self.show_out(entry.seat)
            if self.table.over or entry.kind != FILL:
                self.herald.renew_card()

    def take_up(self, table: Table, notice: Notice) -> None:
        """The table was read again from the start."""
        self.table, self.notice = table, notice
        self.follow_time()
        self.herald.forget_sights()
        self.herald.renew_card()

    # Time

    def now(self) -> float:
        """The table's own time of day, which goes on from its last entry and never jumps."""
        return hours.now() + self.ahead

    def follow_time(self) -> None:
        """Another process, or an earlier one, may have had another time of day: the journal's goes on."""
        self.ahead = max(0.0, self.table.at - hours.now())

    # Guests

    def here(self) -> set[Seat]:
        """The seats whose people are connected, to this process or another."""
        now = hours.passed()
        seats = {seat for guest in self.guests if guest.is_here for seat in guest.seats}
        for others, until in self.elsewhere.values():
            if until > now:
                seats |= others
        return seats

    def away(self) -> dict[Seat, float]:
        """For how many seconds those people have been away who are not here."""
        now, here = hours.passed(), self.here()
        last = {seat: until for seats, until in self.elsewhere.values() for seat in seats}
        return {
            seat: max(0.0, now - max(self.opened, self.seen.get(seat, 0.0), min(now, last.get(seat, 0.0))))
            for seat, chair in enumerate(self.table.chairs)
            if chair.who == "person" and seat not in here
        }

    def audience(self) -> Audience:
        """Those for whom the bots of the table think: the people at it, else who watches, else who set it."""
        guests = [guest for guest in self.guests if guest.seats] or [*self.guests]
        return Audience([guest.visitor for guest in guests] or [self.maker], bool(guests or self.here()))

    def welcome(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.looked = hours.passed()
        guest.is_steady = self.conducting is not None
        self.presence_changed()
        if self.conducting is not None:
            self.conducting.welcome(guest)

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.touched = self.looked = hours.passed()
        self.seen |= dict.fromkeys(guest.seats, self.touched)
        self.presence_changed()

    def show_out(self, seat: Seat) -> None:
        """The host sent the person of this seat away: who sat there may watch, but has no key any more."""
        hosts = {guest.visitor for guest in self.guests if self.table.host in guest.seats}
        for guest in self.guests:
            if seat in guest.seats:
                self.sent |= {guest.visitor} - hosts  # who shares the host's address may be anybody of the house
                guest.dismiss(SENT)

    def call(self, seat: Seat, sign: str) -> None:
        frame = frame_of(Called(seat, sign))
        for guest in self.guests:
            guest.push(frame)

    def beat(self, guest: Guest, seen: bool) -> None:
        """A guest's heart beats, and it hears that we heard it; a page that nobody looks at may fall silent."""
        was_here, guest.is_here = guest.is_here, True
        guest.heard = hours.passed() if seen else None
        if not guest.is_steady:  # who is told something at every beat needs no other answer
            guest.push(BEAT)
        if not was_here:
            self.presence_changed()

    def feel_pulses(self, now: float) -> None:
        """Who was heard and is heard no longer is away for now."""
        silent = [guest for guest in self.guests if guest.is_here and guest.heard is not None]
        silent = [guest for guest in silent if guest.heard is not None and now - guest.heard > SILENCE]
        for guest in silent:
            guest.is_here = False
            self.seen |= dict.fromkeys(guest.seats, now)
        if any(guest.seats for guest in silent):
            self.presence_changed()

    def others_here(self, process: str, seats: list[Seat]) -> None:
        """Another process says who is connected there."""
        known = self.elsewhere.get(process)
        self.seen |= dict.fromkeys(known[0] if known else (), hours.passed())
        self.elsewhere[process] = (set(seats), hours.passed() + PRESENT)
        if known is None or known[0] != set(seats):
            self.presence_changed()

    def presence_changed(self) -> None:
        self.herald.renew_card()
        self.herald.tell(self.guests)
        self.hall.signal(self, here=True)
        self.hall.thinkers.refile(self.id, self.audience())
        self.plans.plan()

    @property
    def is_idle(self) -> bool:
        """Whether nothing would be lost if this process forgot the table."""
        return not self.guests and not self.deeds.is_at_work and not self.plans.is_waiting

    @property
    def waits_for_clock(self) -> bool:
        """Whether nobody is here, and nothing is to happen before time is up."""
        alone = not self.guests and not self.deeds.is_at_work
        return alone and self.plans.timer is not None and not self.plans.is_at_work

    def close(self) -> None:
        """Whoever still has it in hand does nothing at it any more: it may be open anew already."""
        self.is_closed = True
        self.plans.close()
        if self.conducting is not None:
            self.conducting.close()
