"""After the throw (chapter 10): elves turn failures; Freyr's elves and Freyia's heroes may follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOTHING, OPEN, WAIT, Pause, up_to
from gladsheim.games.chronicles.events import (
    COMRADE_HELPED,
    ELF_TURNED_GOD_DIE,
    ELF_TURNED_VANIR,
    HEROES_SPENT,
    PAIRS_SPENT,
)
from gladsheim.games.chronicles.parts import NO_FACE, SKRYMIR, SUTTUNG, YES_NO
from gladsheim.games.chronicles.powers import Kin, can_use_kin, heroes_come_late, pays_in_elves, worth
from gladsheim.games.chronicles.state import Chronicles, Step
from gladsheim.games.chronicles.throw import failed_vanir

# Answers to "elf"
NO_ELF: Final = 0
TURN_VANIR: Final = 1
TURN_GOD_DIE: Final = 2


def can_turn(g: Chronicles, god: int) -> bool:
    """Whether anything may still cancel risks after the throw."""
    if g.kin[god] and can_use_kin(g, god):
        return True
    if not g.is_active(SUTTUNG) and (g.elves[god] or g.comrades[god]):
        return True
    return heroes_come_late(g, god) and can_call_heroes(g)


@mypyc_attr(acyclic=True)
class Turning(Step):
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

    def play(self, g: Chronicles) -> Pause:
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
            self.risks -= self.heroes
            spend_heroes(g, self.heroes, "YC 13.18")
        return g.done(self.risks if self.risks > 0 else 0)

    def asks_elf(self, g: Chronicles) -> bool:
        god = self.god
        if self.elf > NO_ELF:
            g.elves[god] -= 1
            g.spent_elves += 1
            if self.elf == TURN_VANIR:
                self.turned += 1
                self.risks -= 1
                g.say(ELF_TURNED_VANIR, god)
            else:
                self.die_turned = True
                self.risks -= worth(g, god)
                g.say(ELF_TURNED_GOD_DIE, god)
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
            g.say(COMRADE_HELPED, helper, self.god)
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
            self.risks -= self.pairs
            spend_pairs(g, self.god, self.pairs)
        self.pairs = NOTHING
        return False

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


def can_call_heroes(g: Chronicles) -> bool:
    return g.valhalla > 0 and not g.is_active(SKRYMIR)


def spend_heroes(g: Chronicles, heroes: int, rule: str) -> None:
    if heroes:
        g.valhalla -= heroes
        g.say(HEROES_SPENT, heroes, rule=rule)


def spend_pairs(g: Chronicles, god: int, pairs: int) -> None:
    """YC 13.17: Freyr sends so many pairs of elves home."""
    if pairs:
        g.take_elves(god, -2 * pairs)
        g.say(PAIRS_SPENT, god, 2 * pairs, pairs)
