"""Combat (chapter 5): a god fights an enemy in Asgard, or a giant of the Ice Fortress (chapter 8)."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOTHING, OPEN, Form, Pause, State, up_to
from gladsheim.games.yggdrasil.events import Fought, enemy_key, giant_key
from gladsheim.games.yggdrasil.parts import ENEMIES, GIANTS, HAMMERS_OF, START_SPACE, THOR, TOP_OF_PILE
from gladsheim.games.yggdrasil.powers import roll
from gladsheim.games.yggdrasil.runes import Fallen
from gladsheim.games.yggdrasil.state import Yggdrasil, giants_of

FIRST_GIANT: Final = ENEMIES  # foes: an enemy, then a giant, then the top of the pile
PILE_ONLY: Final = [TOP_OF_PILE]


class Asgard(Form):
    """Choose the enemy to fight: one that can be driven back."""

    def __init__(self, seat: int, enemy: int = OPEN) -> None:
        self.seat = seat
        self.enemy = enemy

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        if self.enemy == OPEN:
            return g.ask(self.seat, "enemy", g.enemies_to_drive_back(), "YG 5.1")
        return g.become(Combat(self.seat, self.enemy))

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Yggdrasil)
        return {enemy: "YG 5.1" for enemy in range(ENEMIES) if g.track[enemy] == START_SPACE}

    def clone(self) -> Asgard:
        return Asgard(self.seat, self.enemy)


class IceFortress(Form):
    """Choose the giant to fight: an active one, or the top of the pile unseen."""

    def __init__(self, seat: int, giant: int = OPEN) -> None:
        self.seat = seat
        self.giant = giant

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        if self.giant == OPEN:
            giants = giants_of(g.active)
            if g.pile:
                giants = giants + PILE_ONLY
            return g.ask(self.seat, "giant", giants, "YG 8.1")
        return g.become(Combat(self.seat, FIRST_GIANT + self.giant))

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Yggdrasil)
        closed = dict.fromkeys(giants_of(g.beaten | g.removed), "YG 8.3")
        closed.update(dict.fromkeys(giants_of(g.pile), "YG 8.1"))
        return closed

    def clone(self) -> IceFortress:
        return IceFortress(self.seat, self.giant)


class Combat(Form):
    """Vikings, die, artifact, god's bonus, elves: equal or beat the foe's force."""

    def __init__(self, seat: int, foe: int, vikings: int = OPEN, die: int = OPEN, elves: int = OPEN) -> None:
        self.seat = seat
        self.foe = foe  # an enemy, or FIRST_GIANT + a giant
        self.vikings = vikings
        self.die = die
        self.elves = elves

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        seat = self.seat

        # 1. Before the roll, send as many Vikings as you like.
        if self.vikings == OPEN:
            return g.ask(seat, "vikings", up_to(g.vikings[seat]), "YG 5.3")

        # 2. They are spent whatever happens.  Roll the die, unless a giant forbids it.
        if self.die == OPEN:
            g.spend_vikings(seat, self.vikings)
            if not g.no_die():
                return roll(g, seat, "YG 5.4")
            self.die = NOTHING

        # 3. After the roll, add elves.
        if self.elves == OPEN:
            return g.ask(seat, "elves", up_to(g.elves[seat]), "YG 5.6")

        # 4. Equal or beat the force of the foe.
        g.spend_elves(seat, self.elves)
        needed = needed_against(g, self.foe)
        force = self.force(g) + self.elves
        if g.ears is not None:
            g.say(Fought(g.gods[seat], foe_key(self.foe), force, needed, force >= needed))
        if force < needed:
            return g.done()
        if self.foe < FIRST_GIANT:
            g.drive_back(self.foe, 1, "YG 5.8")
            return g.done()
        return g.become(Fallen(seat, self.foe - FIRST_GIANT))

    def force(self, g: Yggdrasil) -> int:
        """What has come together before the elves."""
        force = self.vikings
        if self.die >= 0:
            force += HAMMERS_OF[g.hammers][self.die]
            # Without the die only Vikings, artifacts and elves count.
            if g.has_power(self.seat, THOR):
                force += 1
        if self.foe < ENEMIES:
            force += g.levels[self.seat * ENEMIES + self.foe]
        return force

    def is_public(self) -> bool:
        return True

    def clone(self) -> Combat:
        return Combat(self.seat, self.foe, self.vikings, self.die, self.elves)


def needed_against(g: Yggdrasil, foe: int) -> int:
    return g.force(foe) if foe < FIRST_GIANT else g.giant_force()


def foe_key(foe: int) -> str:
    if foe < FIRST_GIANT:
        return enemy_key(foe)
    return giant_key(foe - FIRST_GIANT) if foe - FIRST_GIANT < GIANTS else "top-of-pile"
