"""The Sacred Land (chapter 9): the Vanir on the scale, and the five effects."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, Pause, State
from gladsheim.games.yggdrasil.deck import draw_top, kinds_of, put_at, take_top, top_card
from gladsheim.games.yggdrasil.events import CARD_PLACED, CARD_SEEN, GIANT_FELL, VANIR_MOVED
from gladsheim.games.yggdrasil.midgard import move_valkyries
from gladsheim.games.yggdrasil.parts import (
    ADVANCE,
    ENEMY_BACK,
    LAST_SQUARE,
    MOVE_VALKYRIES,
    NEIGHBOURS,
    REARRANGE,
    REARRANGED,
    TWO_VIKINGS,
    VANIRS_VIKINGS,
)
from gladsheim.games.yggdrasil.runes import DriveBack, defeated
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, giants_of, table


def can_use(g: Yggdrasil, effect: int) -> bool:
    """Whether the effect of a square would do anything."""
    if effect == MOVE_VALKYRIES:
        return g.can_move_valkyries()
    if effect == TWO_VIKINGS:
        return g.dead > 0
    if effect == REARRANGE:
        return len(g.rows) > 0
    if effect == ENEMY_BACK:
        return g.can_drive_back()
    return g.pile != 0


def can_use_vanir(g: Yggdrasil) -> bool:
    if g.vanir < LAST_SQUARE:
        return True
    for effect in range(1, LAST_SQUARE + 1):
        if can_use(g, effect):
            return True
    return False


@mypyc_attr(acyclic=True)
class SacredLand(Step):
    """Move the Vanir one square on; or back to the first, for the effect of its square or one to the left."""

    def __init__(self, seat: int, scale: int = OPEN) -> None:
        self.seat = seat
        self.scale = scale

    def fill(self, slot: str, value: int) -> None:
        if slot == "scale":
            self.scale = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        if self.scale == OPEN:
            return g.ask(self.seat, "scale", self.effects(g), "YG 9.1")
        if self.scale == ADVANCE:
            move_vanir(g, g.vanir + 1, "YG 9.1")
            return g.done()
        move_vanir(g, 0, "YG 9.2")
        if self.scale == MOVE_VALKYRIES:
            return g.become(ValkyriesRide(self.seat))
        if self.scale == TWO_VIKINGS:
            g.take_dead(self.seat, VANIRS_VIKINGS, "YG 9.4")
            return g.done()
        if self.scale == REARRANGE:
            return g.become(Rearrange(self.seat))
        if self.scale == ENEMY_BACK:
            return g.become(DriveBack(self.seat, 1, 1, "YG 9.6"))
        return g.become(DiscardGiant(self.seat))

    def effects(self, g: Yggdrasil) -> list[int]:
        effects: list[int] = []
        if g.vanir < LAST_SQUARE:
            effects.append(ADVANCE)
        for effect in range(1, g.vanir + 1):
            if can_use(g, effect):
                effects.append(effect)
        return effects

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        closed = dict.fromkeys(range(g.vanir + 1, LAST_SQUARE + 1), "YG 9.2")
        closed.update({effect: "YG 4.5" for effect in range(1, g.vanir + 1) if not can_use(g, effect)})
        if g.vanir == LAST_SQUARE:
            closed[ADVANCE] = "YG 9.8"
        return closed

    def clone(self) -> SacredLand:
        return SacredLand(self.seat, self.scale)


def move_vanir(g: Yggdrasil, square: int, rule: str) -> None:
    g.vanir = square
    g.say(VANIR_MOVED, square, rule=rule)


@mypyc_attr(acyclic=True)
class ValkyriesRide(Step):
    """The Valkyries go one island on, without looking for souls."""

    def __init__(self, seat: int, island: int = OPEN) -> None:
        self.seat = seat
        self.island = island

    def play(self, g: Yggdrasil) -> Pause:
        if self.island == OPEN:
            return g.ask(self.seat, "island", g.valkyries_moves(), "YG 9.3")
        move_valkyries(g, self.island, "YG 9.3")
        return g.done()

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        return {island: "YG 8.6" for island in NEIGHBOURS[g.valkyries] if not g.may_enter(island)}

    def clone(self) -> ValkyriesRide:
        return ValkyriesRide(self.seat, self.island)


@mypyc_attr(acyclic=True)
class Rearrange(Step):
    """Look at the first six enemy cards and put them back in any order, the topmost first."""

    def __init__(
        self, seat: int, card: int = OPEN, looked: bool = False, next_card: int = OPEN, placed: int = 0
    ) -> None:
        self.seat = seat
        self.card = card
        self.looked = looked  # all six have been drawn
        self.next_card = next_card
        self.placed = placed  # cards put back already

    def play(self, g: Yggdrasil) -> Pause:
        # 1. Take the cards.
        if self.card != OPEN:
            self.take(g)
        while not self.looked and len(g.drawn) < REARRANGED and g.rows:
            self.card = top_card(g)
            if self.card == OPEN:
                return draw_top(g, "card", "YG 9.5")
            self.take(g)
        self.looked = True
        # 2. Put them back one by one, each below the one before.
        if self.next_card != OPEN:
            g.drawn = without(g.drawn, self.next_card)
            put_at(g, self.placed, self.next_card)
            self.placed += 1
            g.say(CARD_PLACED, self.next_card, self.placed)
            self.next_card = OPEN
        if g.drawn:
            return g.ask(self.seat, "next_card", kinds_of(g.drawn), "YG 9.5")
        return g.done()

    def take(self, g: Yggdrasil) -> None:
        take_top(g, self.card)
        g.drawn = sorted([*g.drawn, self.card])
        g.say(CARD_SEEN, g.gods[self.seat], self.card, rule="YG 9.5")
        self.card = OPEN

    def clone(self) -> Rearrange:
        return Rearrange(self.seat, self.card, self.looked, self.next_card, self.placed)


@mypyc_attr(acyclic=True)
class DiscardGiant(Step):
    """Look through the giants' pile, discard one without a fight, and shuffle the pile."""

    def __init__(self, seat: int, giant: int = OPEN) -> None:
        self.seat = seat
        self.giant = giant

    def play(self, g: Yggdrasil) -> Pause:
        if self.giant == OPEN:
            return g.ask(self.seat, "giant", giants_of(g.pile), "YG 9.7")
        g.pile &= ~(1 << self.giant)
        if g.vanir_counts:
            return defeated(g, self.seat, self.giant, "YG 9.7")
        g.removed |= 1 << self.giant
        g.say(GIANT_FELL, self.giant, self.giant // 4, rule="YG 9.7")
        return g.done()

    def clone(self) -> DiscardGiant:
        return DiscardGiant(self.seat, self.giant)
