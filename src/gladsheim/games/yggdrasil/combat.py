"""Combat (chapter 5): a god fights an enemy in Asgard, or a giant of the Ice Fortress (chapter 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOTHING, OPEN, Pause, State, up_to
from gladsheim.games.yggdrasil.events import ATTACKED, COMBAT_LOST, COMBAT_WON, SENT
from gladsheim.games.yggdrasil.parts import ENEMIES, HAMMERS_OF, START_SPACE, THOR, TOP_OF_PILE, TYR
from gladsheim.games.yggdrasil.powers import roll
from gladsheim.games.yggdrasil.runes import Fallen
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, giants_of, table

FIRST_GIANT: Final = ENEMIES  # foes: an enemy, then a giant, then the top of the pile
PILE_ONLY: Final = [TOP_OF_PILE]


@mypyc_attr(acyclic=True)
class Asgard(Step):
    """Choose the enemy to fight: one that can be driven back."""

    def __init__(self, seat: int, enemy: int = OPEN) -> None:
        self.seat = seat
        self.enemy = enemy

    def fill(self, slot: str, value: int) -> None:
        if slot == "enemy":
            self.enemy = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        if self.enemy == OPEN:
            return g.ask(self.seat, "enemy", g.enemies_to_drive_back(), "YG 5.1")
        return g.become(Combat(self.seat, self.enemy))

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        return {enemy: "YG 5.1" for enemy in range(ENEMIES) if g.track[enemy] == START_SPACE}

    def clone(self) -> Asgard:
        return Asgard(self.seat, self.enemy)


@mypyc_attr(acyclic=True)
class IceFortress(Step):
    """Choose the giant to fight: an active one, or the top of the pile unseen."""

    def __init__(self, seat: int, giant: int = OPEN) -> None:
        self.seat = seat
        self.giant = giant

    def fill(self, slot: str, value: int) -> None:
        if slot == "giant":
            self.giant = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        if self.giant == OPEN:
            giants = giants_of(g.active)
            if g.pile:
                giants = giants + PILE_ONLY
            return g.ask(self.seat, "giant", giants, "YG 8.1")
        return g.become(Combat(self.seat, FIRST_GIANT + self.giant))

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        closed = dict.fromkeys(giants_of(g.beaten | g.removed), "YG 8.3")
        closed.update(dict.fromkeys(giants_of(g.pile), "YG 8.1"))
        return closed

    def clone(self) -> IceFortress:
        return IceFortress(self.seat, self.giant)


@mypyc_attr(acyclic=True)
class Combat(Step):
    """Vikings, die, artifact, god's bonus, elves: equal or beat the foe's force."""

    def __init__(self, seat: int, foe: int, vikings: int = OPEN, die: int = OPEN, elves: int = OPEN) -> None:
        self.seat = seat
        self.foe = foe  # an enemy, or FIRST_GIANT + a giant
        self.vikings = vikings
        self.die = die
        self.elves = elves

    def fill(self, slot: str, value: int) -> None:
        if slot == "vikings":
            self.vikings = value
        elif slot == "die":
            self.die = value
        elif slot == "elves":
            self.elves = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        seat, god = self.seat, g.gods[self.seat]

        # 1. Before the roll, send as many Vikings as you like.
        if self.vikings == OPEN:
            if g.ears is not None:  # what is needed takes a while to add up
                rule = "YG 5.1" if self.foe < FIRST_GIANT else "YG 8.1"
                g.say(ATTACKED, god, self.foe, needed_against(g, self.foe), rule=rule)
            return g.ask(seat, "vikings", up_to(g.vikings[seat]), "YG 5.3")

        # 2. They are spent whatever happens.  Roll the die, unless a giant forbids it.
        if self.die == OPEN:
            g.spend_vikings(seat, self.vikings)
            self.die = NOTHING if g.no_die() else OPEN
            g.say(SENT, god, self.vikings)
            if self.die == OPEN:
                return roll(g, seat, "YG 5.4")

        # 3. After the roll, add elves.
        if self.elves == OPEN:
            return g.ask(seat, "elves", up_to(g.elves[seat]), "YG 5.6")

        # 4. Equal or beat the force of the foe.
        g.spend_elves(seat, self.elves)
        needed = needed_against(g, self.foe)
        hammers, artifact, bonus = self.hammers(g), self.artifact(g), self.bonus(g)
        if self.vikings + hammers + artifact + bonus + self.elves < needed:
            g.say_more(COMBAT_LOST, god, self.foe, self.vikings, hammers, artifact, bonus, self.elves, needed)
            return g.done()
        g.say_more(COMBAT_WON, god, self.foe, self.vikings, hammers, artifact, bonus, self.elves, needed)
        if self.foe < FIRST_GIANT:
            g.drive_back(self.foe, 1, "YG 5.8")
            return g.done()
        return g.become(Fallen(seat, self.foe - FIRST_GIANT))

    # What counts

    def force(self, g: Yggdrasil) -> int:
        """What has come together before the elves."""
        return max(0, self.vikings) + self.hammers(g) + self.artifact(g) + self.bonus(g)

    def hammers(self, g: Yggdrasil) -> int:
        return HAMMERS_OF[g.hammers][self.die] if self.die >= 0 else 0

    def artifact(self, g: Yggdrasil) -> int:
        return g.levels[self.seat * ENEMIES + self.foe] if self.foe < FIRST_GIANT else 0

    def bonus(self, g: Yggdrasil) -> int:
        """Thor's; without the die only Vikings, artifacts and elves count."""
        return 1 if not g.no_die() and g.has_power(self.seat, THOR) else 0

    def chances(self, g: Yggdrasil) -> list[int]:
        """In percent: how likely it is won with 0, 1, ... of what is asked for.

        Those are Vikings, and then every elf that is needed will be spent; after the roll they are elves.
        """
        gap = needed_against(g, self.foe) - self.force(g)
        if self.vikings == OPEN:
            gap -= g.elves[self.seat]
            return [self.chance_of(g, gap - vikings) for vikings in up_to(g.vikings[self.seat])]
        if self.die == OPEN or self.elves != OPEN:
            return []
        return [100 if elves >= gap else 0 for elves in up_to(g.elves[self.seat])]

    def chance_of(self, g: Yggdrasil, hammers: int) -> int:
        """In percent: how likely the die shows at least so many."""
        if g.no_die():
            return 100 if hammers <= 0 else 0
        faces = HAMMERS_OF[g.hammers]
        fewer = len([face for face in faces if face < hammers]) / len(faces)
        return round(100 * (1 - (fewer * fewer if g.has_power(self.seat, TYR) else fewer)))

    def clone(self) -> Combat:
        return Combat(self.seat, self.foe, self.vikings, self.die, self.elves)


def needed_against(g: Yggdrasil, foe: int) -> int:
    return g.force(foe) if foe < FIRST_GIANT else g.giant_force()
