"""The forge, darkness, the dead and fire (chapter 7).  Taking an elf needs no form."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, Pause, State, up_to
from gladsheim.games.yggdrasil.events import BAG_BURNED, BAG_FILLED, ELF_TAKEN, EXCHANGED, FORGED
from gladsheim.games.yggdrasil.midgard import draw_giants
from gladsheim.games.yggdrasil.parts import BURNED, ENEMIES, LEVELS, RAISED
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, table

ALL_BAGS: Final = [1, 2, 3, 4]


@mypyc_attr(acyclic=True)
class Forge(Step):
    """Take an artifact of the first level, or give one back for the next level of the same line."""

    def __init__(self, seat: int, artifact: int = OPEN) -> None:
        self.seat = seat
        self.artifact = artifact  # the enemy it strikes

    def fill(self, slot: str, value: int) -> None:
        if slot == "artifact":
            self.artifact = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        seat, enemy = self.seat, self.artifact
        if enemy == OPEN:
            lines = [line for line in range(ENEMIES) if g.can_forge(seat, line)]
            return g.ask(seat, "artifact", lines, "YG 7.1")
        place = seat * ENEMIES + enemy
        level = g.levels[place]
        g.forge &= ~(1 << (enemy * LEVELS + level))
        if level:
            g.forge |= 1 << (enemy * LEVELS + level - 1)
        levels = g.levels.copy()
        levels[place] = level + 1
        g.levels = levels
        g.say(FORGED, g.gods[seat], enemy, level + 1, rule="YG 7.2" if level else "YG 7.1")
        return g.done()

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        return {
            enemy: "YG 7.2" if g.levels[seat * ENEMIES + enemy] == LEVELS else "YG 7.3"
            for enemy in range(ENEMIES)
            if not g.can_forge(seat, enemy)
        }

    def clone(self) -> Forge:
        return Forge(self.seat, self.artifact)


def take_elf(g: Yggdrasil, seat: int) -> None:
    """YG 7.5: one elf leaves Alfheim."""
    g.alfheim -= 1
    g.gain_elves(seat, 1)
    g.say(ELF_TAKEN, g.gods[seat])


@mypyc_attr(acyclic=True)
class Darkness(Step):
    """With one other god, take, give or exchange: how many of what both hold is yours afterwards?"""

    def __init__(self, seat: int, partner: int = OPEN, hold_vikings: int = OPEN, hold_elves: int = OPEN) -> None:
        self.seat = seat
        self.partner = partner
        self.hold_vikings = hold_vikings
        self.hold_elves = hold_elves

    def fill(self, slot: str, value: int) -> None:
        if slot == "partner":
            self.partner = value
        elif slot == "hold_vikings":
            self.hold_vikings = value
        elif slot == "hold_elves":
            self.hold_elves = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        seat, partner = self.seat, self.partner
        if partner == OPEN:
            return g.ask(seat, "partner", g.partners(seat), "YG 7.7")
        if self.hold_vikings == OPEN:
            return g.ask(seat, "hold_vikings", self.shares(g, g.vikings), "YG 7.7")
        if self.hold_elves == OPEN:
            return g.ask(seat, "hold_elves", self.shares(g, g.elves), "YG 7.7")
        more = self.hold_vikings - g.vikings[seat]
        if more:
            g.gain_vikings(seat, more)
            g.gain_vikings(partner, -more)
        more = self.hold_elves - g.elves[seat]
        if more:
            g.gain_elves(seat, more)
            g.gain_elves(partner, -more)
        mine, theirs = g.gods[seat], g.gods[partner]
        g.say_more(EXCHANGED, mine, theirs, g.vikings[seat], g.elves[seat], g.vikings[partner], g.elves[partner])
        return g.done()

    def shares(self, g: Yggdrasil, stock: list[int]) -> list[int]:
        """How many of both gods' stock may be yours afterwards."""
        shares = up_to(stock[self.seat] + stock[self.partner])
        return without(shares, stock[self.seat]) if self.must_pass(g) else shares

    def must_pass(self, g: Yggdrasil) -> bool:
        """YG 7.8: something passes, a Viking where there is no elf, an elf where no Viking did."""
        if self.hold_vikings == OPEN:
            return g.elves[self.seat] + g.elves[self.partner] == 0
        return self.hold_vikings == g.vikings[self.seat]

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        if self.partner != OPEN:
            stock = g.vikings if self.hold_vikings == OPEN else g.elves
            return {stock[seat]: "YG 7.8"} if self.must_pass(g) else {}
        partners = g.partners(seat)
        return {other: "YG 7.8" for other in range(g.seats()) if other not in partners}

    def clone(self) -> Darkness:
        return Darkness(self.seat, self.partner, self.hold_vikings, self.hold_elves)


@mypyc_attr(acyclic=True)
class WorldOfTheDead(Step):
    """Five Vikings, or all there are, go from the World of the Dead into a bag."""

    def __init__(self, seat: int, bag: int = OPEN) -> None:
        self.seat = seat
        self.bag = bag

    def play(self, g: Yggdrasil) -> Pause:
        if self.bag == OPEN:
            return g.ask(self.seat, "bag", ALL_BAGS, "YG 7.9")
        count = min(RAISED, g.dead)
        g.dead -= count
        g.put_in_bag(self.bag, count, 0)
        g.say(BAG_FILLED, g.gods[self.seat], self.bag, count)
        return g.done()

    def clone(self) -> WorldOfTheDead:
        return WorldOfTheDead(self.seat, self.bag)


@mypyc_attr(acyclic=True)
class KingdomOfFire(Step):
    """Five counters are taken out of a bag: fire giants go home, Vikings go back into the bag."""

    def __init__(self, seat: int, bag: int = OPEN, burned: int = OPEN) -> None:
        self.seat = seat
        self.bag = bag
        self.burned = burned  # the fire giants among the counters

    def fill(self, slot: str, value: int) -> None:
        if slot == "bag":
            self.bag = value
        elif slot == "burned":
            self.burned = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        if self.bag == OPEN:
            return g.ask(self.seat, "bag", bags_to_burn(g), "YG 7.10")
        if self.burned == OPEN:
            return draw_giants(g, "burned", self.bag, BURNED, "YG 7.10")
        vikings = min(BURNED, g.in_bag(self.bag)) - self.burned
        g.fire += self.burned
        g.put_in_bag(self.bag, 0, -self.burned)
        if g.hidden_bags:
            g.see_bag(self.bag, max(g.sure_vikings[self.bag], vikings), g.sure_giants[self.bag])
        g.say(BAG_BURNED, g.gods[self.seat], self.bag, vikings, self.burned)
        return g.done()

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        return {bag: "YG 7.10" if g.in_bag(bag) else "YG 4.5" for bag in ALL_BAGS if not may_burn(g, bag)}

    def clone(self) -> KingdomOfFire:
        return KingdomOfFire(self.seat, self.bag, self.burned)


def may_burn(g: Yggdrasil, bag: int) -> bool:
    """YG 4.5: where all can see that a bag holds no fire giant, nothing would happen."""
    if g.hidden_bags or g.edition:
        return g.in_bag(bag) > 0
    return g.giants_in(bag) > 0


def bags_to_burn(g: Yggdrasil) -> list[int]:
    found = [bag for bag in ALL_BAGS if may_burn(g, bag)]
    return ALL_BAGS if len(found) == len(ALL_BAGS) else found


def can_burn(g: Yggdrasil) -> bool:
    for bag in ALL_BAGS:
        if may_burn(g, bag):
            return True
    return False
