"""The end of a throw (chapter 10): artifacts and lucky companions keep what would go home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, WAIT, Pause
from gladsheim.games.chronicles.events import HANDED, KEPT
from gladsheim.games.chronicles.kinds import A_DIE, AN_ELF
from gladsheim.games.chronicles.parts import BRISINGAMEN, LOST, SVALINN, YES_NO
from gladsheim.games.chronicles.state import Chronicles, Step
from gladsheim.games.chronicles.throw import lost_vanir

# Answers to "luck"
NO_LUCK: Final = 0
LUCKY_ELF: Final = 1
LUCKY_LOST_DIE: Final = 2
LUCKY_DIE: Final = 3


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


@mypyc_attr(acyclic=True)
class Keeping(Step):
    """After the throw: Svalinn keeps an elf, Brisingamen a die; lucky companions take one or the other."""

    def __init__(self, god: int, step: int = BY_SVALINN, keep: int = OPEN, luck: int = OPEN, asked: int = 0) -> None:
        self.god = god
        self.step = step
        self.keep = keep
        self.luck = luck
        self.asked = asked  # as bits: support gods whose luck was offered; players who were asked, + g.gods

    def play(self, g: Chronicles) -> Pause:
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
        piece = AN_ELF if luck == LUCKY_ELF else A_DIE
        if taker == self.god:
            g.say(KEPT, taker, piece, rule=rule)
        else:
            g.say(HANDED, self.god, taker, piece, rule=rule)

    def clone(self) -> Keeping:
        return Keeping(self.god, self.step, self.keep, self.luck, self.asked)
