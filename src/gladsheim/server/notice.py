"""Notice: what each seat could count.

Where turns are secret, even the number of entries tells that somebody acted.  So a socket is told a count of its own:
of the entries after which its seats saw or heard something new.  Elsewhere it is the journal's own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from gladsheim.server.sights import Seen, Seer, see
from gladsheim.table import Entry, Head, Table
from gladsheim.table.journal import FILL, LATE, TOUCH, UNDO

SECRET = (FILL, LATE, UNDO, TOUCH)  # entries that not everybody may notice


class Notice:
    """The entries of one table that each seat could notice.  Every entry must pass by, from the first on.

    What a bot's seat could notice nobody asks while the game goes on: it is looked up afterwards (`all_seats`).
    """

    def __init__(self, table: Table, all_seats: bool = False) -> None:
        self.secret = table.head.game.secret_turns
        self.last = table.seq
        self.noticed: dict[Seer, list[int]] = {}  # in games with secret turns alone
        self.saw: dict[Seer, Seen] = {}  # there too: the view of each as it is now
        if self.secret:
            seats = [seat for seat, level in enumerate(table.head.levels) if all_seats or level is None]
            self.noticed = {seer: [] for seer in (None, *seats)}

    def look(self, table: Table, entry: Entry) -> None:
        """After an entry was folded in."""
        self.last = table.seq
        if not self.secret:
            return
        public = entry.kind not in SECRET
        for seer, moments in self.noticed.items():
            seen = see(table.match, seer)
            sees = Seen(seen.view, seen.talks)  # what is kept for the whole evening is kept once
            if public or sees != self.saw.get(seer) or table.beats(seer, entry.seq - 1):
                moments.append(table.seq)
                self.saw[seer] = sees

    def complete(self, head: Head, entries: list[Entry]) -> None:
        """Look at a finished table once more, for every seat."""
        table = Table(head)
        whole = Notice(table, all_seats=True)
        for entry in entries:
            table.apply([entry])
            whole.look(table, entry)
        self.noticed = whole.noticed

    def moments(self, seers: Sequence[Seer]) -> list[int]:
        """The seqs of what any of these seats noticed."""
        if len(seers) == 1:
            return self.noticed[seers[0]]
        return sorted({seq for seer in seers for seq in self.noticed[seer]})

    def count(self, seers: Sequence[Seer], seq: int | None = None) -> int:
        """What the seats count at the journal's `seq`, or now."""
        if not self.secret:
            return self.last if seq is None else seq
        moments = self.moments(seers)
        return len(moments) if seq is None else bisect_right(moments, seq)

    def seq(self, seers: Sequence[Seer], count: int) -> int:
        """The journal's seq for what the seats counted.  A count from the future is one from now."""
        if not self.secret:
            return min(count, self.last)
        moments = self.moments(seers)
        return 0 if count <= 0 or not moments else moments[min(count, len(moments)) - 1]
