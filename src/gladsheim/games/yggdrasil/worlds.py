"""The forge, darkness, the dead and fire (chapter 7).  Taking an elf needs no form."""

from __future__ import annotations

from typing import Final

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, Form, Pause, State, up_to
from gladsheim.games.yggdrasil.events import Burned, ElfTaken, Exchanged, Forged, Raised
from gladsheim.games.yggdrasil.midgard import draw_giants
from gladsheim.games.yggdrasil.parts import BURNED, ENEMIES, ISLANDS, LEVELS, RAISED
from gladsheim.games.yggdrasil.state import Yggdrasil

ALL_BAGS: Final = [1, 2, 3, 4]


class Forge(Form):
    """Take an artifact of the first level, or give one back for the next level of the same line."""

    def __init__(self, seat: int, artifact: int = OPEN) -> None:
        self.seat = seat
        self.artifact = artifact  # the enemy it strikes

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
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
        if g.ears is not None:
            g.say(Forged(g.gods[seat], enemy, level + 1))
        return g.done()

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Yggdrasil)
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
    if g.ears is not None:
        g.say(ElfTaken(g.gods[seat]))


class Darkness(Form):
    """With one other god, take, give or exchange: how many of what both hold is yours afterwards?"""

    def __init__(self, seat: int, partner: int = OPEN, hold_vikings: int = OPEN, hold_elves: int = OPEN) -> None:
        self.seat = seat
        self.partner = partner
        self.hold_vikings = hold_vikings
        self.hold_elves = hold_elves

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
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
        if g.ears is not None:
            both = [seat, partner]
            vikings, elves = [g.vikings[one] for one in both], [g.elves[one] for one in both]
            g.say(Exchanged([g.gods[one] for one in both], vikings, elves))
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

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Yggdrasil)
        if self.partner != OPEN:
            stock = g.vikings if self.hold_vikings == OPEN else g.elves
            return {stock[seat]: "YG 7.8"} if self.must_pass(g) else {}
        partners = g.partners(seat)
        return {other: "YG 7.8" for other in range(g.seats()) if other not in partners}

    def clone(self) -> Darkness:
        return Darkness(self.seat, self.partner, self.hold_vikings, self.hold_elves)


class WorldOfTheDead(Form):
    """Five Vikings, or all there are, go from the World of the Dead into a bag."""

    def __init__(self, seat: int, bag: int = OPEN) -> None:
        self.seat = seat
        self.bag = bag

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        if self.bag == OPEN:
            return g.ask(self.seat, "bag", ALL_BAGS, "YG 7.9")
        count = min(RAISED, g.dead)
        g.dead -= count
        g.put_in_bag(self.bag, count, 0)
        if g.ears is not None:
            g.say(Raised(g.gods[self.seat], self.bag, count))
        return g.done()

    def is_public(self) -> bool:
        return True

    def clone(self) -> WorldOfTheDead:
        return WorldOfTheDead(self.seat, self.bag)


class KingdomOfFire(Form):
    """Five counters are taken out of a bag: fire giants go home, Vikings go back into the bag."""

    def __init__(self, seat: int, bag: int = OPEN, burned: int = OPEN) -> None:
        self.seat = seat
        self.bag = bag
        self.burned = burned  # the fire giants among the counters

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        if self.bag == OPEN:
            return g.ask(self.seat, "bag", full_bags(g), "YG 7.10")
        if self.burned == OPEN:
            return draw_giants(g, "burned", self.bag, BURNED, "YG 7.10")
        vikings = min(BURNED, g.in_bag(self.bag)) - self.burned
        g.fire += self.burned
        g.put_in_bag(self.bag, 0, -self.burned)
        if g.hidden_bags:
            g.see_bag(self.bag, max(g.sure_vikings[self.bag], vikings), g.sure_giants[self.bag])
        if g.ears is not None:
            g.say(Burned(g.gods[self.seat], self.bag, vikings, self.burned))
        return g.done()

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Yggdrasil)
        return {bag: "YG 7.10" for bag in range(1, ISLANDS) if not g.in_bag(bag)}

    def clone(self) -> KingdomOfFire:
        return KingdomOfFire(self.seat, self.bag, self.burned)


def full_bags(g: Yggdrasil) -> list[int]:
    """The bags with any counter in them."""
    if g.in_bag(1) and g.in_bag(2) and g.in_bag(3) and g.in_bag(4):
        return ALL_BAGS
    return [bag for bag in ALL_BAGS if g.in_bag(bag)]


def can_burn(g: Yggdrasil) -> bool:
    for bag in ALL_BAGS:
        if g.in_bag(bag):
            return True
    return False
