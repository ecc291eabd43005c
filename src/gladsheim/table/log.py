"""Log: what happened at a table, each of it with the entry that brought it about.

What happens is told, not stored: what is not in memory any more is heard again by playing the fills once more.
"""

from __future__ import annotations

from copy import copy
from typing import Final

from gladsheim.core.events import Happened
from gladsheim.core.forms import CHANCE
from gladsheim.core.match import Match
from gladsheim.table.head import Head

MOST: Final = 64  # lines in memory: to hear a whole game again takes a few milliseconds
FILM: Final = 32  # of them with the table right after it
SEEN: Final = 2  # lines in memory that everybody has seen


class Log:
    """The standing answers of a table, and what happened at each."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.seqs: list[int] = []  # of the entries that stand: the beginning, then every answer not taken back
        self.ends: list[int] = []  # how many fills there were after each
        self.undone: list[tuple[int, int]] = []  # the seq of each undo, and of the last entry that stood after it
        self.kept: list[tuple[int, Happened]] = []
        self.kept_from = 0  # `kept` has everything after the entry of this seq

    def draft(self) -> Log:
        """A copy that goes its own way."""
        twin = copy(self)
        twin.seqs, twin.ends, twin.undone, twin.kept = [*self.seqs], [*self.ends], [*self.undone], [*self.kept]
        return twin

    def add(self, seq: int, after: Match) -> None:
        """An entry changed the match into `after`, which heard only this entry."""
        self.seqs.append(seq)
        self.ends.append(len(after.fills) // 2)
        for happened in after.happened:
            self.kept.append((seq, happened))
            if len(self.kept) > FILM:
                self.kept[-FILM - 1][1].let_go()
        if len(self.kept) > MOST:
            self.kept_from = self.kept[MOST // 2][0]
            self.kept = [line for line in self.kept if line[0] > self.kept_from]

    def go_back(self, fills: int, seq: int) -> None:
        """An undo: only so many fills stand."""
        while self.ends and self.ends[-1] > fills:
            self.ends.pop()
            self.seqs.pop()
        last = self.seqs[-1]
        self.undone.append((seq, last))
        self.kept = [line for line in self.kept if line[0] <= last]

    def went_back_to(self, since: int) -> int | None:
        lasts = [last for seq, last in self.undone if seq > since and last < since]
        return min(lasts) if lasts else None

    def lines(self, match: Match | None, since: int) -> list[tuple[int, Happened]]:
        """Everything that happened after the entry `since`, in order."""
        if match is None:
            return []
        if since >= self.kept_from:
            lines = self.kept
        else:
            lines = self.hear_again(match)
            if len(lines) <= MOST:
                self.kept, self.kept_from = lines, 0
        first = len(lines)
        while first and lines[first - 1][0] > since:
            first -= 1
        return lines[first:]

    def let_go(self, until: int) -> None:
        """Everybody has seen what happened up to the entry `until`: of those tables only the last is needed again."""
        seen = [happened for seq, happened in self.kept[-FILM:] if seq <= until and happened.after is not None]
        for happened in seen[:-1]:
            happened.let_go()
        if len(self.kept) > 2 * SEEN:
            first = min(self.kept[-SEEN][0], until)
            self.kept_from = first - 1
            self.kept = [line for line in self.kept if line[0] >= first]

    def film(self, until: int) -> list[Happened]:
        """What happened up to the entry `until`, the last first, as far as the table after it is kept."""
        return [one for seq, one in reversed(self.kept[-FILM:]) if seq <= until and one.after is not None]

    def hear_again(self, match: Match) -> list[tuple[int, Happened]]:
        """Play all fills once more, and listen."""
        again = self.head.lay_out(match.chance.players)
        again.listen()
        state, fills = again.state, match.fills
        lines: list[tuple[int, Happened]] = []
        number = 0
        for seq, end in zip(self.seqs, self.ends, strict=True):
            while number < end:
                state.fill(fills[2 * number], fills[2 * number + 1])
                number += 1
                if state.seat != CHANCE and state.ears is not None:
                    again.hear(state.ears.take())
            lines += [(seq, happened) for happened in again.happened]
            again.happened = []
        for _, happened in lines[:-FILM]:
            happened.let_go()
        return lines
