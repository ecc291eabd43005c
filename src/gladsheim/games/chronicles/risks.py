"""Risks (chapter 10): heroes before the throw, then the dice; each risk that is left costs a life."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOTHING, OPEN, WAIT, Pause, up_to
from gladsheim.games.chronicles.events import RISKS_CANCELLED, RISKS_FACED
from gladsheim.games.chronicles.keeping import Keeping, keeps_anything
from gladsheim.games.chronicles.parts import HRUNGNIR
from gladsheim.games.chronicles.powers import Kin, can_use_kin, heroes_come_late, pays_in_elves
from gladsheim.games.chronicles.state import Chronicles, Step
from gladsheim.games.chronicles.throw import Throw, clear_dice, successes
from gladsheim.games.chronicles.turning import Turning, can_call_heroes, can_turn, spend_heroes, spend_pairs


@mypyc_attr(acyclic=True)
class Risk(Step):
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

    def fill(self, slot: str, value: int) -> None:
        if slot == "heroes":
            self.heroes = value
        elif slot == "dice":
            self.dice = value
        elif slot == "thrown":
            self.thrown = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        god = self.god
        if self.thrown == OPEN:
            if self.heroes == OPEN:
                g.say(RISKS_FACED, god, self.risks)
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
            self.pay(g)
            if g.fate:
                return g.end()
            # 6. Spent elves and lost dice go home, unless something or somebody keeps them.
            if keeps_anything(g, god):
                return g.call("kept", Keeping(god))
        clear_dice(g, god)
        return g.done(self.left)

    def pay(self, g: Chronicles) -> None:
        """Each risk left costs one life; then none is open any more."""
        self.kept = NOTHING
        if self.left >= g.life[self.god]:
            clear_dice(g, self.god)  # The game ends here, and nothing happens after that.
        if self.left == 0 and not g.fate:
            g.say(RISKS_CANCELLED, self.god)
        g.lose_life(self.god, self.left, "YC 10.7")

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
            late = g.edition > 0 and heroes_come_late(g, self.god)
            if self.risks > 0 and can_call_heroes(g) and not late:
                return g.ask(self.god, "heroes", up_to(min(self.risks, g.valhalla)), "YC 10.2")
            self.heroes = NOTHING
        elif self.heroes >= 0:
            self.risks -= self.heroes
            spend_heroes(g, self.heroes, "YC 10.2")
            self.heroes = NOTHING
        return False

    def asks_pairs(self, g: Chronicles) -> bool:
        if self.pairs == OPEN:
            if self.risks > 0 and pays_in_elves(g, self.god):
                return g.ask(self.god, "pairs", up_to(min(self.risks, g.elves[self.god] // 2)), "YC 13.17")
            self.pairs = NOTHING
        elif self.pairs >= 0:
            self.risks -= self.pairs
            spend_pairs(g, self.god, self.pairs)
            self.pairs = NOTHING
        return False

    def asks_support(self, g: Chronicles) -> bool:
        """YC 13.13: each support god that is kin and near, once; the one asked last is the highest of `asked`."""
        if self.bear > 0:
            self.left -= self.bear
            helper = self.asked.bit_length() - 1
            if self.bear == g.life[helper]:
                clear_dice(g, self.god)
            g.lose_life(helper, self.bear, "YC 13.13")
        self.bear = OPEN
        if self.left == 0 or g.fate:
            return False
        for helper in range(g.players, g.gods):
            near = (g.kin[self.god] >> helper) & 1 == 1 and g.at[helper] == g.at[self.god]
            if near and self.asked >> helper == 0:
                self.asked |= 1 << helper
                return g.ask(self.god, "bear", up_to(min(self.left, g.life[helper])), "YC 13.13")
        return False

    def is_paid(self) -> bool:
        """Whether the risks that were left have cost life: none is open any more."""
        return self.kept != OPEN

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
