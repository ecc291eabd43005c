"""Setting up (chapter 2): the gods sit down in a circle, the faction cards are dealt."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause, State, up_to
from gladsheim.games.gotterdammerung.events import DEALT, SEATED
from gladsheim.games.gotterdammerung.parts import CONSPIRATOR
from gladsheim.games.gotterdammerung.state import Asgard, Step, asgard_of, pack


@mypyc_attr(acyclic=True)
class Seating(Step):
    """Lots decide where the first god sits, and then who of the next ones is a god or a Valkyrie."""

    def __init__(self, first: int = OPEN, at: int = 0, place: int = OPEN) -> None:
        self.first = first
        self.at = at  # how many seats from the first one on are settled
        self.place = place

    def fill(self, slot: str, value: int) -> None:
        if slot == "place":
            self.place = value
        else:
            super().fill(slot, value)

    def play(self, g: Asgard) -> Pause:
        # 1. The first god sits anywhere.
        if self.first == OPEN:
            if not g.cast:
                return self.all_seated(g)
            return g.chance("first", up_to(g.seats - 1), "GD 2.9")
        # 2. Round the circle: the next god, or a Valkyrie.
        if self.at == 0:
            g.seat_next_god(self.first)
            self.at = 1
        else:
            if self.place == 1:
                g.seat_next_god((self.first + self.at) % g.seats)
            self.at += 1
            self.place = OPEN
        gods, free = len(g.cast), g.seats - self.at
        if gods == 0:
            return self.all_seated(g)
        return g.chance("place", [0, 1] if free > gods else [1], "GD 2.9", [free - gods, gods] if free > gods else None)

    def all_seated(self, g: Asgard) -> Pause:
        g.seat_first_oracle()
        g.say(SEATED, sum(1 for god in g.gods if god))
        return g.done()

    def clone(self) -> Seating:
        return Seating(self.first, self.at, self.place)


@mypyc_attr(acyclic=True)
class Deal(Step):
    """A faction card for each seat, seen by nobody else."""

    def __init__(self, dealt: int = OPEN) -> None:
        self.dealt = dealt

    def fill(self, slot: str, value: int) -> None:
        if slot == "dealt":
            self.dealt = value
        else:
            super().fill(slot, value)

    def play(self, g: Asgard) -> Pause:
        if self.dealt != OPEN:
            if self.dealt == CONSPIRATOR:
                g.conspirators |= 1 << g.dealt
            g.dealt += 1
            g.say(DEALT, g.dealt - 1, self.dealt)
            self.dealt = OPEN
        if g.dealt == g.seats:
            return g.done()
        return g.chance("dealt", pack(g), "GD 2.2")

    def is_public(self) -> bool:
        return False

    def again(self, state: State) -> list[int]:
        g = asgard_of(state)
        return pack(g)

    def clone(self) -> Deal:
        return Deal(self.dealt)
