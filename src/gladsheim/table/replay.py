"""Replay: a finished table at any moment, from any seat's knowledge; and new tables that branch off there."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from gladsheim.core.chance import fresh_seed
from gladsheim.core.forms import Seat
from gladsheim.core.match import Match
from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Refused, no_seat
from gladsheim.table.head import Head, check_level, new_id
from gladsheim.table.journal import BEGIN, FILL, LATE, UNDO, Entry
from gladsheim.table.table import Table

EVERY: Final = 32  # moments between two that are kept


class Replay:
    """The moments of a finished table, by seq.  One that is not over is Refused: it has secrets."""

    def __init__(self, head: Head, entries: list[Entry]) -> None:
        self.head = head
        self.entries = [entry for entry in entries if entry.kind in (BEGIN, FILL, LATE, UNDO)]
        self.seqs = [entry.seq for entry in self.entries]  # the moments: the beginning, each answer, each undo
        self.kept: list[Match] = []  # every EVERY-th of them
        self.filled: list[int] = []  # how many fills the journal had at each of them
        table = Table(head)
        if table.frozen:
            raise Refused(table.frozen, phrase=Phrase("refused-other-rules"))
        moments = 0
        for entry in entries:
            table.apply([entry])
            if entry.kind in (BEGIN, FILL, LATE, UNDO) and table.match is not None:
                if moments % EVERY == 0:
                    self.kept.append(table.match)
                self.filled.append(len(table.match.fills) // 2)
                moments += 1
        if not table.over:
            raise Refused("this table is not over: it can be replayed when it is", phrase=Phrase("refused-not-over"))
        self.last = table

    def number_of(self, seq: int) -> int:
        """The number of the moment that stood after the entry `seq`."""
        number = bisect_right(self.seqs, seq) - 1
        if number < 0:
            reason = f"no moment {seq}; the first is {self.seqs[0]}, the last {self.seqs[-1]}"
            raise Refused(reason, phrase=Phrase("refused-no-moment"))
        return number

    def seq_before(self, fill: int) -> int:
        """The last moment, as the game was played in the end, that stood before a fill of its journal."""
        number = max((n for n, filled in enumerate(self.filled) if filled <= fill), default=0)
        return self.seqs[number]

    def match_at(self, seq: int) -> Match:
        """The match as it stood after the entry `seq`, having heard what happened there."""
        number = self.number_of(seq)
        kept = self.kept[number // EVERY]
        match = kept.clone()
        if self.entries[number].kind != UNDO and number % EVERY == 0:
            match.happened = kept.happened
        for entry in self.entries[number - number % EVERY + 1 : number + 1]:
            if entry.kind == UNDO:
                match = self.head.rewind(match, entry.value)
            else:
                if entry is self.entries[number]:
                    match.listen()
                match.answer(entry.seat, entry.value)
        return match

    def branch(self, seq: int, seat: Seat, level: str, at: float) -> Head:
        """A new table from that moment: `seat` is open to a person, bots of `level` take the others."""
        match = self.match_at(seq)
        check_level(level, Refused)
        if match.over:
            reason = "the game is over at that moment: there is nothing left to play"
            raise Refused(reason, phrase=Phrase("refused-branch-end"))
        if not 0 <= seat < match.seats:
            raise no_seat(seat, match.seats)
        head = self.head
        levels = [None if one == seat else level for one in range(match.seats)]
        return Head(
            new_id(),
            head.game,
            head.rules_version,
            levels,
            head.options,
            fresh_seed(),  # The old seed is told to everybody by now.
            at,
            branch_of=head.id,
            branch_seq=self.seqs[self.number_of(seq)],
            opening=match.fills,
            grace=head.grace,
        )
