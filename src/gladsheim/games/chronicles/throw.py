"""The saving throw (chapter 10): the God die, the dice of comrades, Vanir dice, and rerolls."""

from __future__ import annotations

from typing import Final

from gladsheim.core.decks import replaced, without
from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.chronicles.events import Told
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
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles


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
DRAUPNIR_ASKED: Final = 3
DRAUPNIR_ROLLS: Final = 4
PICKING: Final = 5
PICKED: Final = 6


class Throw(Form):
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
    ) -> None:
        self.god = god
        self.dice = dice  # Vanir dice to throw
        self.step = step
        self.helper = helper  # the comrade who throws
        self.face = face
        self.reroll = reroll
        self.picked = picked  # dice taken up to be thrown again

    def fill(self, slot: str, value: int) -> None:
        if slot == "face":
            self.face = value
        else:
            super().fill(slot, value)

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        god = self.god
        # 1. The own God die.
        if self.step == OWN_DIE:
            if self.face == OPEN and not g.is_active(UTGARDLOKI):
                return g.chance("face", GOD_DIE, "YC 10.3")
            g.die = self.face
            self.face = OPEN
            self.step = COMRADES if g.comrades[god] and not g.is_active(UTGARDLOKI) else VANIR
        # 2. Comrades in the same world throw theirs.
        if self.step == COMRADES:
            if self.face != OPEN:
                g.helpers = replaced(g.helpers, self.helper, self.face)
                self.face = OPEN
            self.helper = self.next_comrade(g)
            if self.helper != OPEN:
                return g.chance("face", GOD_DIE, "YC 13.11")
            self.step = VANIR
        # 3. The chosen Vanir dice.
        if self.step == VANIR:
            if self.face != OPEN:
                g.dice = [*g.dice, self.face]
                self.face = OPEN
            if len(g.dice) < self.dice:
                return g.chance("face", VANIR_DIE, "YC 10.3")
            if g.ears is not None:
                tell_throw(g, god)
            if g.artifacts[god] == 0:
                return g.done()
            self.step = DRAUPNIR_ASKED
            if g.has(god, DRAUPNIR) and g.die != NO_FACE:
                return g.ask(god, "reroll", YES_NO, "YC 11.2")
        return self.rerolls(g)

    def rerolls(self, g: Chronicles) -> Pause:
        god = self.god
        # 4. Draupnir: the God die once more.
        if self.step == DRAUPNIR_ASKED:
            self.step = PICKING
            if self.reroll == 1:
                self.step = DRAUPNIR_ROLLS
                self.reroll = OPEN
                return g.chance("face", GOD_DIE, "YC 11.2")
            self.reroll = OPEN
        elif self.step == DRAUPNIR_ROLLS:
            g.die = self.face
            self.face = OPEN
            self.step = PICKING
        # 5. Andvarinaut: take up any Vanir dice, one after the other, and throw them once more.
        if self.step == PICKING:
            if self.reroll > 0:
                self.pick_up(g, self.reroll - 1)
            done = self.reroll == 0 or not g.dice or not g.has(god, ANDVARINAUT)
            self.reroll = OPEN
            if not done:
                return g.ask(god, "reroll", self.faces(g), "YC 11.1")
            self.step = PICKED
        if self.face != OPEN:
            g.dice = [*g.dice, self.face]
            self.face = OPEN
            self.picked -= 1
        if self.picked:
            return g.chance("face", VANIR_DIE, "YC 11.1")
        return g.done()

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

    def is_public(self) -> bool:
        return True

    def clone(self) -> Throw:
        return Throw(self.god, self.dice, self.step, self.helper, self.face, self.reroll, self.picked)


def tell_throw(g: Chronicles, god: int) -> None:
    g.say(Told("YC 10.4", "throws", {"god": g.name(god), "dice": len(g.dice), "count": successes(g, god)}))


def clear_dice(g: Chronicles, god: int) -> None:
    """Spent elves go to Alfheim and lost dice to Vanaheim; the others are taken up."""
    if g.spent_elves:
        g.elf_reserve += g.spent_elves
        g.spent_elves = 0
    lost = lost_vanir(g)
    if lost:
        g.take_vanir(god, -lost)
        if g.ears is not None:
            g.say(Told("YC 10.6", "dice-lost", {"god": g.name(god), "count": lost}))
    g.die = NO_FACE
    g.dice = NO_CARDS
    if g.comrades[god]:
        g.helpers = [NO_FACE] * g.gods
