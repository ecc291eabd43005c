"""The saving throw (chapter 10): the God die, the dice of comrades, Vanir dice, and rerolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced, without
from gladsheim.core.forms import OPEN, WAIT, Pause
from gladsheim.games.chronicles.events import (
    COMRADE_DIE_FELL,
    DICE_LOST,
    DICE_TAKEN_BACK,
    DIE_TAKEN_UP,
    ELVES_HOME,
    GOD_DIE_FELL,
    GOD_DIE_FELL_AGAIN,
    THROWN,
    THROWN_AGAIN,
    VANIR_DIE_FELL,
)
from gladsheim.games.chronicles.parts import (
    ANDVARINAUT,
    DRAUPNIR,
    FACES,
    GOD_DIE,
    LOST,
    NO_FACE,
    UTGARDLOKI,
    VANIR_DIE,
    YES_NO,
)
from gladsheim.games.chronicles.powers import worth
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles, Step


def successes(g: Chronicles, god: int) -> int:
    """How many risks the dice on the table cancel as they lie."""
    found = 0
    if g.die != NO_FACE and (g.god_faces[god] >> g.die) & 1:
        found += worth(g, god)
    faces = g.vanir_faces[god]
    for face in g.dice:
        found += (faces >> face) & 1
    if g.comrades[god]:
        for helper, face in enumerate(g.helpers):
            if face != NO_FACE and (g.god_faces[helper] >> face) & 1:
                found += worth(g, helper)
    return found


def failed_vanir(g: Chronicles, god: int) -> int:
    faces = g.vanir_faces[god]
    failed = 0
    for face in g.dice:
        failed += 1 - ((faces >> face) & 1)
    return failed


def lost_vanir(g: Chronicles) -> int:
    lost = 0
    for face in g.dice:
        if face > LOST:
            lost += 1
    return lost


# The steps of a throw
OWN_DIE: Final = 0
COMRADES: Final = 1
VANIR: Final = 2
RINGS: Final = 3
DRAUPNIR_ASKED: Final = 4
DRAUPNIR_ROLLS: Final = 5
PICKING: Final = 6
PICKED: Final = 7

# The rings that may still be used, as bits; and answers to "ring"
NO_RING: Final = 0
DRAUPNIRS: Final = 1
ANDVARINAUTS: Final = 2
EITHER_RING: Final = [NO_RING, DRAUPNIRS, ANDVARINAUTS]


@mypyc_attr(acyclic=True)
class Throw(Step):
    """The saving throw: the God die, the dice of comrades, the chosen Vanir dice; then rerolls."""

    def __init__(
        self,
        god: int,
        dice: int,
        step: int = OWN_DIE,
        helper: int = OPEN,
        face: int = OPEN,
        reroll: int = OPEN,
        picked: int = 0,
        ring: int = OPEN,
        rings: int = NO_RING,
    ) -> None:
        self.god = god
        self.dice = dice  # Vanir dice to throw
        self.step = step
        self.helper = helper  # the comrade who throws
        self.face = face
        self.reroll = reroll
        self.picked = picked  # dice taken up to be thrown again
        self.ring = ring  # which of two rings is used first
        self.rings = rings  # those that may still be used

    def fill(self, slot: str, value: int) -> None:
        if slot == "face":
            self.face = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        god = self.god
        # 1. and 2. The own God die, then those of comrades in the same world.
        if self.step <= COMRADES and self.throws_god_dice(g):
            return WAIT
        # 3. The chosen Vanir dice.
        if self.step == VANIR:
            if self.face != OPEN:
                g.dice = [*g.dice, self.face]
                g.say(VANIR_DIE_FELL, god, self.face, rule="YC 10.3")
                self.face = OPEN
            if len(g.dice) < self.dice:
                return g.chance("face", VANIR_DIE, "YC 10.3")
            if g.ears is not None and (g.die != NO_FACE or g.dice):
                g.say(THROWN, god, successes(g, god))
            if g.artifacts[god] == 0:
                return g.done()
            self.step = RINGS
            if g.has(god, DRAUPNIR) and g.die != NO_FACE:
                self.rings |= DRAUPNIRS
            if g.has(god, ANDVARINAUT) and g.dice:
                self.rings |= ANDVARINAUTS
        return self.rerolls(g)

    def throws_god_dice(self, g: Chronicles) -> bool:
        god = self.god
        if g.is_active(UTGARDLOKI):
            self.step = VANIR
            return False
        if self.step == OWN_DIE:
            if self.face == OPEN:
                return g.chance("face", GOD_DIE, "YC 10.3")
            g.die = self.face
            g.say(GOD_DIE_FELL, god, self.face)
            self.face = OPEN
            self.step = COMRADES
        if self.face != OPEN:
            g.helpers = replaced(g.helpers, self.helper, self.face)
            g.say(COMRADE_DIE_FELL, self.helper, god, self.face)
            self.face = OPEN
        self.helper = self.next_comrade(g) if g.comrades[god] else OPEN
        if self.helper != OPEN:
            return g.chance("face", GOD_DIE, "YC 13.11")
        self.step = VANIR
        return False

    def rerolls(self, g: Chronicles) -> Pause:
        """Each ring once, in the order one likes: what the first brings is seen before the second is decided on."""
        god = self.god
        # 4. Draupnir: the God die once more.
        if self.step == DRAUPNIR_ASKED:
            if self.reroll == 1:
                return self.throw_god_die(g)
            self.reroll = OPEN
            self.step = RINGS
        elif self.step == DRAUPNIR_ROLLS:
            g.die = self.face
            self.face = OPEN
            g.say(GOD_DIE_FELL_AGAIN, god, g.die)
            g.say(THROWN_AGAIN, god, successes(g, god))
            self.step = RINGS
        # 5. Andvarinaut: take up any Vanir dice, one after the other, and throw them once more.
        elif self.step == PICKING:
            if self.reroll > 0:
                self.pick_up(g, self.reroll - 1)
            done = self.reroll == 0 or not g.dice
            self.reroll = OPEN
            if not done:
                return g.ask(god, "reroll", self.faces(g), "YC 11.1")
            self.step = PICKED
        if self.step == PICKED:
            if self.face != OPEN:
                self.lay_again(g)
            if self.picked:
                return g.chance("face", VANIR_DIE, "YC 11.1")
            self.step = RINGS
        return self.next_ring(g)

    def next_ring(self, g: Chronicles) -> Pause:
        if self.ring == NO_RING or self.rings == NO_RING:
            return g.done()
        ring = self.rings
        if ring == DRAUPNIRS | ANDVARINAUTS:
            if g.edition:
                ring = DRAUPNIRS
            elif self.ring == OPEN:
                return g.ask(self.god, "ring", EITHER_RING, "YC 11.19")
            else:
                ring = self.ring
        self.rings &= ~ring
        if ring == ANDVARINAUTS:
            self.step = PICKING
            return g.ask(self.god, "reroll", self.faces(g), "YC 11.1")
        if self.ring == DRAUPNIRS:
            return self.throw_god_die(g)  # chosen already
        self.step = DRAUPNIR_ASKED
        return g.ask(self.god, "reroll", YES_NO, "YC 11.2")

    def throw_god_die(self, g: Chronicles) -> Pause:
        self.reroll = OPEN
        self.step = DRAUPNIR_ROLLS
        return g.chance("face", GOD_DIE, "YC 11.2")

    def lay_again(self, g: Chronicles) -> None:
        """A die that Andvarinaut threw once more has fallen."""
        g.dice = [*g.dice, self.face]
        g.say(VANIR_DIE_FELL, self.god, self.face, rule="YC 11.1")
        self.face = OPEN
        self.picked -= 1
        if self.picked == 0:
            g.say(THROWN_AGAIN, self.god, successes(g, self.god))

    def next_comrade(self, g: Chronicles) -> int:
        for other in range(g.gods):
            near = (g.comrades[self.god] >> other) & 1 == 1 and g.at[other] == g.at[self.god]
            if near and g.helpers[other] == NO_FACE:
                return other
        return OPEN

    def faces(self, g: Chronicles) -> list[int]:
        """0: no more; else a face that lies there, + 1."""
        return [0] + [face + 1 for face in range(FACES) if face in g.dice]

    def pick_up(self, g: Chronicles, face: int) -> None:
        g.dice = without(g.dice, face)
        self.picked += 1
        g.say(DIE_TAKEN_UP, self.god, face)

    def clone(self) -> Throw:
        return Throw(
            self.god,
            self.dice,
            self.step,
            self.helper,
            self.face,
            self.reroll,
            self.picked,
            self.ring,
            self.rings,
        )


def clear_dice(g: Chronicles, god: int) -> None:
    """Spent elves go to Alfheim and lost dice to Vanaheim; the others are taken back."""
    elves, lost = g.spent_elves, lost_vanir(g)
    there = g.die != NO_FACE or len(g.dice) > 0
    if elves:
        g.elf_reserve += elves
        g.spent_elves = 0
    if lost:
        g.take_vanir(god, -lost)
    g.die = NO_FACE
    g.dice = NO_CARDS
    if g.comrades[god]:
        g.helpers = [NO_FACE] * g.gods
    if elves:
        g.say(ELVES_HOME, god, elves, rule="YC 10.5")
    if lost:
        g.say(DICE_LOST, god, lost)
    elif there and elves == 0:
        g.say(DICE_TAKEN_BACK, god)
