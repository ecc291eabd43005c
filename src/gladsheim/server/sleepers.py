"""Sleepers: tables at which nobody is, and where nothing is to happen before time is up.

They need not stay in memory till then, or whoever sets tables with long clocks and leaves would fill it.  Where very
many of them are about to ring, some wait longer: there is nobody at them who would notice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gladsheim.server import hours

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall
    from gladsheim.server.live_table import LiveTable

LONG: Final = 300.0  # seconds until time is up for which a table is worth closing, and for which it stays open before
EARLY: Final = 40.0  # seconds before that at which it is taken up again: two searches
MOST: Final = 1000  # tables that are open only because their clocks will ring
LOOK: Final = 300.0  # seconds after which we look again, where other processes may have gone on with the table


class Sleepers:
    """The tables of one hall that sleep, and until when."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.until: dict[str, float] = {}
        self.room = MOST  # for so many more that are about to ring

    def awake(self) -> list[LiveTable]:
        """The open tables that might sleep, the one first that was touched last."""
        found = [live for live in self.hall.tables.values() if live.waits_for_clock]
        return sorted(found, key=lambda live: live.touched, reverse=True)

    def lay_down(self) -> None:
        now = hours.passed()
        for number, live in enumerate(self.awake()):
            if number >= MOST or (live.plans.rings_in > LONG and now - live.touched > LONG):
                self.lay(live)

    def lay(self, live: LiveTable) -> None:
        longest = LOOK if self.hall.is_shared else live.plans.rings_in
        self.until[live.id] = hours.passed() + min(live.plans.rings_in - EARLY, longest)
        self.hall.forget(live)

    def may_wake(self, id: str) -> bool:
        """Whether the table is to be taken up now; one that never slept here is, to see how it stands."""
        return id not in self.until or (self.room > 0 and self.until[id] <= hours.passed())

    def look_at(self, live: LiveTable) -> None:
        """A table was taken up again: it may sleep on."""
        if live.waits_for_clock and live.plans.rings_in > LONG:
            self.lay(live)
        else:
            self.until.pop(live.id, None)
            self.room -= live.waits_for_clock

    def search(self, ids: set[str]) -> None:
        """A search for tables that wait begins: of all others nothing need be kept."""
        self.until = {id: at for id, at in self.until.items() if id in ids}
        self.room = MOST - len(self.awake())
