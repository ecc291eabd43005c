"""The Conspiracy Phase (chapter 3): the Conspirators agree, unseen, whom they banish."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced
from gladsheim.core.forms import CLOCK, NOBODY, OPEN, Ask, Pause, State
from gladsheim.games.gotterdammerung.events import MARKED
from gladsheim.games.gotterdammerung.parts import BY_CONSPIRACY, DVALIN, MARKINGS, listed
from gladsheim.games.gotterdammerung.state import Asgard, Step, asgard_of

TIME_IS_UP: Final = [0]


@mypyc_attr(acyclic=True)
class Conspiracy(Step):
    """Each Conspirator marks a player, seeing the others' marks; up to three times round, until all agree."""

    def __init__(
        self,
        marks: list[int],
        fresh: list[int],
        marking: int = 1,
        late: int = OPEN,
        lot: int = OPEN,
    ) -> None:
        self.marks = marks  # seat -> whom it marked last, or OPEN
        self.fresh = fresh  # seat -> 1 if it marked in this time round
        self.marking = marking
        self.late = late
        self.lot = lot

    def play(self, g: Asgard) -> Pause:
        # 1. All mark; if they differ they mark again, three times at most.
        victim = self.lot
        if victim == OPEN:
            victim = self.agreed(g)
        if victim == OPEN and self.late == OPEN:
            if not self.all_marked(g):
                return g.wait()
            if self.marking < MARKINGS:
                self.marking += 1
                self.fresh = [0] * g.seats
                return g.wait()
        # 2. No agreement: the most marked, by lot where several are; without any mark a Protector by lot.
        if victim == OPEN:
            leaders = self.leaders(g)
            if len(leaders) > 1:
                return g.chance("lot", leaders, "GD 3.4" if self.has_marks() else "GD 3.5")
            victim = leaders[0]
        # 3. The banishment is all that the others see.
        g.banish(victim, BY_CONSPIRACY)
        return g.game_over() if g.winner >= 0 else g.done()

    def agreed(self, g: Asgard) -> int:
        """Whom all have marked, or OPEN."""
        victim = NOBODY
        for seat in range(g.seats):
            if (g.conspirators >> seat) & 1:
                if victim == NOBODY:
                    victim = self.marks[seat]
                elif self.marks[seat] != victim:
                    return OPEN
        return victim

    def all_marked(self, g: Asgard) -> bool:
        for seat in range(g.seats):
            if (g.conspirators >> seat) & 1 and self.fresh[seat] == 0:
                return False
        return True

    def has_marks(self) -> bool:
        for mark in self.marks:
            if mark != OPEN:
                return True
        return False

    def leaders(self, g: Asgard) -> list[int]:
        """The most marked players; if there is no mark, the Protectors that can be banished."""
        if not self.has_marks():
            targets = g.markable() & ~g.conspirators
            return listed(targets if targets else g.markable())
        counts = [0] * g.seats
        for mark in self.marks:
            if mark != OPEN:
                counts[mark] += 1
        most = max(counts)
        return [seat for seat in range(g.seats) if counts[seat] == most]

    def questions(self, state: State) -> list[Ask]:
        g = asgard_of(state)
        targets = listed(g.markable())
        asks = [
            Ask(seat, "mark", targets, "GD 3.3")
            for seat in range(g.seats)
            if (g.conspirators >> seat) & 1 and self.fresh[seat] == 0
        ]
        if g.clock:
            asks.append(Ask(CLOCK, "late", TIME_IS_UP, "GD 3.4", None, True))
        return asks

    def hear(self, state: State, ask: Ask, value: int) -> None:
        g = asgard_of(state)
        if ask.seat == CLOCK:
            self.late = value
            return
        self.marks = replaced(self.marks, ask.seat, value)
        self.fresh = replaced(self.fresh, ask.seat, 1)
        g.say(MARKED, ask.seat, value, many=listed(g.conspirators))

    def is_public(self) -> bool:
        return False

    def again(self, state: State) -> list[int]:
        g = asgard_of(state)
        return self.leaders(g)

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = asgard_of(state)
        if seat < 0 or not g.faction(seat):
            return {}
        shut = dict.fromkeys(listed(g.underworld), "GD 3.6")
        for one in listed(g.asgard() & ~g.markable()):
            assert g.bears(one, DVALIN)
            shut[one] = "GD 7.8"
        return shut

    def clone(self) -> Conspiracy:
        return Conspiracy(self.marks, self.fresh, self.marking, self.late, self.lot)
