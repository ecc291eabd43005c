"""The Action Phase (chapters 5 and 8): the gods in their order, then the Oracle's look."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOBODY, OPEN, Pause, State
from gladsheim.games.gotterdammerung.events import LOOKED, LOOKED_NOT, REFRAINED
from gladsheim.games.gotterdammerung.parts import (
    AHEAD,
    BACK,
    GODS,
    NJORD,
    NO_CARD,
    REFRAIN,
    STAY,
    listed,
)
from gladsheim.games.gotterdammerung.powers import RULE_OF, SLOT_OF, cards, carry_out, refrains, targets, why_not
from gladsheim.games.gotterdammerung.state import Asgard, Step, asgard_of

WAYS: Final = [BACK, AHEAD, STAY]


@mypyc_attr(acyclic=True)
class Actions(Step):
    """All gods in ascending order, each once, if it is not wounded; for a wounded one perhaps Njörd."""

    def __init__(
        self,
        god: int = 0,
        doer: int = NOBODY,
        target: int = OPEN,
        card: int = OPEN,
        way: int = OPEN,
    ) -> None:
        self.god = god  # whose action it is now
        self.doer = doer  # the seat that carries it out
        self.target = target
        self.card = card
        self.way = way

    def fill(self, slot: str, value: int) -> None:
        if slot == "target":
            self.target = value
        else:
            super().fill(slot, value)

    def play(self, g: Asgard) -> Pause:
        # 1. Whoever was asked acts, or does not.
        if self.god:
            what = self.answer()
            if not refrains(self.god, what):
                carry_out(g, self.god, self.doer, what)
                if g.winner >= 0:
                    return g.game_over()
            else:
                g.say(REFRAINED, self.god, self.doer)
            self.target = self.card = self.way = OPEN
        # 2. The next god in the order of play that can act.
        for god in range(self.god + 1, GODS):
            if g.seat_of[god] >= 0:
                doer = doer_of(g, god)
                if doer >= 0:
                    self.god = god
                    self.doer = doer
                    return self.ask_for(g)
        return g.done()

    def answer(self) -> int:
        if self.target != OPEN:
            return self.target
        return self.card if self.card != OPEN else self.way

    def ask_for(self, g: Asgard) -> Pause:
        god, doer = self.god, self.doer
        slot = SLOT_OF[god]
        if slot == "target":
            return g.ask(doer, slot, listed(targets(g, god, doer) | 1 << REFRAIN), RULE_OF[god])
        if slot == "card":
            return g.ask(doer, slot, listed(cards(g, god, doer) | 1 << NO_CARD), RULE_OF[god])
        return g.ask(doer, slot, WAYS, RULE_OF[god])

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = asgard_of(state)
        return why_not(g, self.god, seat) if seat == self.doer else {}

    def clone(self) -> Actions:
        return Actions(self.god, self.doer, self.target, self.card, self.way)


def doer_of(g: Asgard, god: int) -> int:
    """GD 5.7 and GD 6.6: the god's own seat; if it is wounded, Njörd where his card lies there; else NOBODY."""
    seat = g.seat_of[god]
    if not g.is_wounded(seat):
        return seat
    return g.placed_by[NJORD] if g.bears(seat, NJORD) else NOBODY


@mypyc_attr(acyclic=True)
class Look(Step):
    """The Oracle looks, unseen, at one faction card of its own world."""

    def __init__(self, seat: int, look: int = OPEN) -> None:
        self.seat = seat
        self.look = look

    def play(self, g: Asgard) -> Pause:
        if self.look == OPEN:
            return g.ask(self.seat, "look", listed(g.others_in_world(self.seat) | 1 << REFRAIN), "GD 8.1")
        g.note_look(self.seat, self.look)
        if self.look == REFRAIN:
            g.say(LOOKED_NOT, self.seat)
        else:
            g.say(LOOKED, self.seat, self.look, g.faction(self.look))
        return g.done()

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = asgard_of(state)
        if seat != self.seat:
            return {}
        return dict.fromkeys(listed(g.everybody() & ~g.others_in_world(seat)), "GD 8.1")

    def clone(self) -> Look:
        return Look(self.seat, self.look)
