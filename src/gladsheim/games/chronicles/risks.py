"""Risks (chapter 10): heroes before the throw, the God die and Vanir dice, rerolls, elves, and what is lost."""

from __future__ import annotations

from typing import Final

from gladsheim.core.decks import without
from gladsheim.core.forms import NOTHING, OPEN, WAIT, Form, Pause, State, up_to
from gladsheim.games.chronicles.events import Told
from gladsheim.games.chronicles.parts import (
    ANDVARINAUT,
    BRISINGAMEN,
    DRAUPNIR,
    FACES,
    GOD_DIE,
    HRUNGNIR,
    LOST,
    NO_FACE,
    SKRYMIR,
    SUTTUNG,
    SVALINN,
    UTGARDLOKI,
    VANIR_DIE,
    YES_NO,
)
from gladsheim.games.chronicles.powers import Kin, can_use_kin, heroes_come_late, pays_in_elves, worth
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles

# Answers to "elf"
NO_ELF: Final = 0
TURN_VANIR: Final = 1
TURN_GOD_DIE: Final = 2
# Answers to "luck"
NO_LUCK: Final = 0
LUCKY_ELF: Final = 1
LUCKY_LOST_DIE: Final = 2
LUCKY_DIE: Final = 3


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


class Risk(Form):
    """A god bears `risks` and cancels what it can; the rest costs life.  The outcome is the life that was lost."""

    def __init__(
        self,
        god: int,
        risks: int,
        heroes: int = OPEN,
        pairs: int = OPEN,
        kin: int = OPEN,
        dice: int = OPEN,
        thrown: int = OPEN,
        left: int = OPEN,
        asked: int = 0,
        bear: int = OPEN,
        kept: int = OPEN,
    ) -> None:
        self.god = god
        self.risks = risks
        self.heroes = heroes
        self.pairs = pairs  # Freyr's pairs of elves
        self.kin = kin
        self.dice = dice  # Vanir dice to throw
        self.thrown = thrown
        self.left = left  # risks still uncancelled after the throw
        self.asked = asked  # support gods that were asked to bear some, as bits
        self.bear = bear
        self.kept = kept

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        god = self.god
        if self.thrown == OPEN:
            # 1. and 2. Heroes, and Freyr's elves.
            if self.asks_heroes(g) or self.asks_pairs(g):
                return WAIT
            # 3. The throw.  With no risk left nothing is thrown.
            if self.risks > 0:
                return self.throw(g)
            self.thrown = NOTHING
        # 4. Failures may be turned.
        if self.left == OPEN:
            rest = self.risks - successes(g, god)
            if rest > 0 and can_turn(g, god):
                return g.call("left", Turning(god, rest))
            self.left = rest if rest > 0 else 0
        # 5. Kin among the support gods may bear some of the rest; what is left then costs life.
        if self.kept == OPEN:
            if g.kin[god] and self.asks_support(g):
                return WAIT
            g.lose_life(god, self.left, "YC 10.7")
            if g.fate:
                clear_dice(g, god)
                return g.end()
            # 6. Spent elves and lost dice go home, unless something or somebody keeps them.
            if keeps_anything(g, god):
                return g.call("kept", Keeping(god))
        clear_dice(g, god)
        return g.done(self.left)

    def throw(self, g: Chronicles) -> Pause:
        """Take from kin, choose Vanir dice, and throw."""
        god = self.god
        if self.kin == OPEN and g.kin[god] and can_use_kin(g, god):
            return g.call("kin", Kin(god))
        if self.dice == OPEN:
            if g.vanir[god] and not g.is_active(HRUNGNIR):
                return g.ask(god, "dice", up_to(g.vanir[god]), "YC 10.3")
            self.dice = 0
        self.thrown = NOTHING
        return g.call("thrown", Throw(god, self.dice))

    def asks_heroes(self, g: Chronicles) -> bool:
        """Before the throw, send as many heroes home from Valhalla as you like."""
        if self.heroes == OPEN:
            if self.risks > 0 and can_call_heroes(g) and not heroes_come_late(g, self.god):
                return g.ask(self.god, "heroes", up_to(min(self.risks, g.valhalla)), "YC 10.2")
            self.heroes = NOTHING
        elif self.heroes >= 0:
            spend_heroes(g, self.heroes)
            self.risks -= self.heroes
            self.heroes = NOTHING
        return False

    def asks_pairs(self, g: Chronicles) -> bool:
        if self.pairs == OPEN:
            if self.risks > 0 and pays_in_elves(g, self.god):
                return g.ask(self.god, "pairs", up_to(min(self.risks, g.elves[self.god] // 2)), "YC 13.17")
            self.pairs = NOTHING
        elif self.pairs >= 0:
            g.take_elves(self.god, -2 * self.pairs)
            self.risks -= self.pairs
            self.pairs = NOTHING
        return False

    def asks_support(self, g: Chronicles) -> bool:
        """YC 13.13: each support god that is kin and near, once; the one asked last is the highest of `asked`."""
        if self.bear > 0:
            self.left -= self.bear
            g.lose_life(self.asked.bit_length() - 1, self.bear, "YC 13.13")
        self.bear = OPEN
        if self.left == 0 or g.fate:
            return False
        for helper in range(g.players, g.gods):
            near = (g.kin[self.god] >> helper) & 1 == 1 and g.at[helper] == g.at[self.god]
            if near and self.asked >> helper == 0:
                self.asked |= 1 << helper
                return g.ask(self.god, "bear", up_to(min(self.left, g.life[helper])), "YC 13.13")
        return False

    def is_public(self) -> bool:
        return True

    def clone(self) -> Risk:
        return Risk(
            self.god,
            self.risks,
            self.heroes,
            self.pairs,
            self.kin,
            self.dice,
            self.thrown,
            self.left,
            self.asked,
            self.bear,
            self.kept,
        )


def can_call_heroes(g: Chronicles) -> bool:
    return g.valhalla > 0 and not g.is_active(SKRYMIR)


def spend_heroes(g: Chronicles, heroes: int) -> None:
    g.valhalla -= heroes
    if heroes and g.ears is not None:
        g.say(Told("YC 10.2", "heroes-spent", {"count": heroes}))


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
                g.helpers = [self.face if n == self.helper else face for n, face in enumerate(g.helpers)]
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


def can_turn(g: Chronicles, god: int) -> bool:
    """Whether anything may still cancel risks after the throw."""
    if g.kin[god] and can_use_kin(g, god):
        return True
    if not g.is_active(SUTTUNG) and (g.elves[god] or g.comrades[god]):
        return True
    return heroes_come_late(g, god) and can_call_heroes(g)


class Turning(Form):
    """After the throw elves turn failures; Freyr's elves and Freyia's heroes may follow.  The outcome: what is left."""

    def __init__(
        self,
        god: int,
        risks: int,
        kin: int = OPEN,
        elf: int = OPEN,
        turned: int = 0,
        die_turned: bool = False,
        help: int = OPEN,
        helped: int = 0,
        pairs: int = OPEN,
        heroes: int = OPEN,
    ) -> None:
        self.god = god
        self.risks = risks
        self.kin = kin
        self.elf = elf
        self.turned = turned  # Vanir dice
        self.die_turned = die_turned
        self.help = help
        self.helped = helped  # comrades that were asked for an elf, as bits
        self.pairs = pairs
        self.heroes = heroes

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        god = self.god
        if self.kin == OPEN and g.kin[god] and can_use_kin(g, god):
            return g.call("kin", Kin(god))
        # Each elf turns one failure into a success.
        if not g.is_active(SUTTUNG):
            if self.elf != NOTHING and self.asks_elf(g):
                return WAIT
            if g.comrades[god] and self.asks_comrade(g):
                return WAIT
            if self.pairs != NOTHING and self.asks_pairs(g):
                return WAIT
        if self.heroes == OPEN and self.risks > 0 and heroes_come_late(g, god) and can_call_heroes(g):
            return g.ask(god, "heroes", up_to(min(self.risks, g.valhalla)), "YC 13.18")
        if self.heroes >= 0:
            spend_heroes(g, self.heroes)
            self.risks -= self.heroes
        return g.done(self.risks if self.risks > 0 else 0)

    def asks_elf(self, g: Chronicles) -> bool:
        god = self.god
        if self.elf > NO_ELF:
            g.elves[god] -= 1
            g.spent_elves += 1
            if self.elf == TURN_VANIR:
                self.turned += 1
                self.risks -= 1
            else:
                self.die_turned = True
                self.risks -= worth(g, god)
        if self.elf != NO_ELF and self.risks > 0 and g.elves[god]:
            options = [NO_ELF]
            if self.turned < failed_vanir(g, god):
                options.append(TURN_VANIR)
            if g.die != NO_FACE and not self.die_turned and (g.god_faces[god] >> g.die) & 1 == 0:
                options.append(TURN_GOD_DIE)
            if len(options) > 1:
                self.elf = OPEN
                return g.ask(god, "elf", options, "YC 10.5")
        self.elf = NOTHING
        return False

    def asks_comrade(self, g: Chronicles) -> bool:
        """YC 13.11: a comrade may spend one elf on its own die; the one asked last is the highest of `helped`."""
        if self.help == 1:
            helper = self.helped.bit_length() - 1
            g.elves[helper] -= 1
            g.elf_reserve += 1
            self.risks -= worth(g, helper)
        self.help = OPEN
        if self.risks <= 0:
            return False
        for helper in range(g.players):
            face = g.helpers[helper]
            failed = face != NO_FACE and (g.god_faces[helper] >> face) & 1 == 0
            if failed and g.elves[helper] and self.helped >> helper == 0:
                self.helped |= 1 << helper
                return g.ask(helper, "help", YES_NO, "YC 13.11")
        return False

    def asks_pairs(self, g: Chronicles) -> bool:
        if self.pairs == OPEN:
            if self.risks > 0 and pays_in_elves(g, self.god):
                return g.ask(self.god, "pairs", up_to(min(self.risks, g.elves[self.god] // 2)), "YC 13.17")
        else:
            g.take_elves(self.god, -2 * self.pairs)
            self.risks -= self.pairs
        self.pairs = NOTHING
        return False

    def is_public(self) -> bool:
        return True

    def clone(self) -> Turning:
        return Turning(
            self.god,
            self.risks,
            self.kin,
            self.elf,
            self.turned,
            self.die_turned,
            self.help,
            self.helped,
            self.pairs,
            self.heroes,
        )


def keeps_anything(g: Chronicles, god: int) -> bool:
    """Whether somebody may keep or take what this throw used."""
    if g.spent_elves == 0 and not g.dice:
        return False
    if g.artifacts[god] and (g.has(god, SVALINN) or g.has(god, BRISINGAMEN)):
        return True
    if g.lucky[god] >> g.players:
        return True
    for other in range(g.players):
        if is_lucky(g, other, god):
            return True
    return False


def is_lucky(g: Chronicles, taker: int, thrower: int) -> bool:
    """Whether `taker` has the lucky companion `thrower` beside it."""
    return (g.lucky[taker] >> thrower) & 1 == 1 and g.at[taker] == g.at[thrower] and taker != thrower


# The steps of keeping
BY_SVALINN: Final = 0
BY_BRISINGAMEN: Final = 1
BY_SUPPORT: Final = 2
BY_OTHERS: Final = 3


class Keeping(Form):
    """After the throw: Svalinn keeps an elf, Brisingamen a die; lucky companions take one or the other."""

    def __init__(self, god: int, step: int = BY_SVALINN, keep: int = OPEN, luck: int = OPEN, asked: int = 0) -> None:
        self.god = god
        self.step = step
        self.keep = keep
        self.luck = luck
        self.asked = asked  # gods that were asked for their luck, as bits

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        god = self.god
        if self.step < BY_SUPPORT and self.asks_artifacts(g):
            return WAIT
        # A lucky companion among the support gods lets you keep one of your own.
        if self.step == BY_SUPPORT:
            if self.luck > NO_LUCK:
                self.take(g, god, self.luck, "YC 13.15")
            self.luck = OPEN
            for helper in range(g.players, g.gods):
                if is_lucky(g, god, helper) and (self.asked >> helper) & 1 == 0 and (g.spent_elves or lost_vanir(g)):
                    self.asked |= 1 << helper
                    return g.ask(god, "luck", self.chances(g, False), "YC 13.15")
            self.step = BY_OTHERS
        # Others to whom you are a lucky companion take one of yours.
        if self.luck > NO_LUCK:
            self.take(g, self.asked.bit_length() - 1 - g.gods, self.luck, "YC 13.14")
        self.luck = OPEN
        for other in range(g.players):
            if self.asked >> (g.gods + other) == 0 and is_lucky(g, other, god) and (g.spent_elves or g.dice):
                self.asked |= 1 << (g.gods + other)
                return g.ask(other, "luck", self.chances(g, True), "YC 13.14")
        return g.done()

    def asks_artifacts(self, g: Chronicles) -> bool:
        god = self.god
        if self.step == BY_SVALINN:
            if self.keep == OPEN and g.spent_elves and g.has(god, SVALINN):
                return g.ask(god, "keep", YES_NO, "YC 11.17")
            if self.keep == 1:
                self.take(g, god, LUCKY_ELF, "YC 11.17")
            self.keep = OPEN
            self.step = BY_BRISINGAMEN
        if self.keep == OPEN and lost_vanir(g) and g.has(god, BRISINGAMEN):
            return g.ask(god, "keep", YES_NO, "YC 11.13")
        if self.keep == 1:
            self.take(g, god, LUCKY_LOST_DIE, "YC 11.13")
        self.step = BY_SUPPORT
        return False

    def chances(self, g: Chronicles, any_die: bool) -> list[int]:
        options = [NO_LUCK]
        if g.spent_elves:
            options.append(LUCKY_ELF)
        lost = lost_vanir(g)
        if lost:
            options.append(LUCKY_LOST_DIE)
        if any_die and len(g.dice) > lost:
            options.append(LUCKY_DIE)
        return options

    def take(self, g: Chronicles, taker: int, luck: int, rule: str) -> None:
        """`taker` takes a piece of the throw; a die is taken up from the table at once."""
        if luck == LUCKY_ELF:
            g.spent_elves -= 1
            g.elves[taker] += 1
        else:
            wanted = luck == LUCKY_LOST_DIE
            for face in g.dice:
                if (face > LOST) == wanted:
                    g.dice = without(g.dice, face)
                    break
            g.vanir[self.god] -= 1
            g.vanir[taker] += 1
        if g.ears is not None:
            g.say(Told(rule, "kept", {"god": g.name(taker), "what": "an-elf" if luck == LUCKY_ELF else "a-die"}))

    def is_public(self) -> bool:
        return True

    def clone(self) -> Keeping:
        return Keeping(self.god, self.step, self.keep, self.luck, self.asked)
