"""The sequence of play: setting up, then rounds of three phases (chapter 3)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.conspiracy import Conspiracy
from gladsheim.games.gotterdammerung.council import Council
from gladsheim.games.gotterdammerung.events import MET, ROLLED, ROUND_BEGAN
from gladsheim.games.gotterdammerung.parts import ACTION, CONSPIRACY, COUNCIL, DICE, listed
from gladsheim.games.gotterdammerung.setting import Deal, Seating
from gladsheim.games.gotterdammerung.state import Asgard, Step


@mypyc_attr(acyclic=True)
class Twilight(Step):
    """A whole game: the gods sit down, the factions are dealt, then round follows round."""

    def __init__(self, seated: int = OPEN, dealt: int = OPEN) -> None:
        self.seated = seated
        self.dealt = dealt

    def play(self, g: Asgard) -> Pause:
        if self.seated == OPEN:
            return g.call("seated", Seating())
        if self.dealt == OPEN:
            return g.call("dealt", Deal())
        g.say(MET, many=listed(g.conspirators))
        return g.become(Round())

    def clone(self) -> Twilight:
        return Twilight(self.seated, self.dealt)


@mypyc_attr(acyclic=True)
class Round(Step):
    """Conspiracy, actions, council.  The game ends in the middle of a round, and everything with it."""

    def __init__(
        self,
        conspired: int = OPEN,
        dice: int = OPEN,
        acted: int = OPEN,
        looked: int = OPEN,
        counselled: int = OPEN,
    ) -> None:
        self.conspired = conspired
        self.dice = dice
        self.acted = acted
        self.looked = looked
        self.counselled = counselled

    def play(self, g: Asgard) -> Pause:
        # 1. The Conspirators banish somebody.
        if self.conspired == OPEN:
            g.round += 1
            g.phase = CONSPIRACY
            g.say(ROUND_BEGAN, g.round)
            return g.call("conspired", Conspiracy([OPEN] * g.seats, [0] * g.seats))
        # 2. The dice move the Oracle; the owners take their cards back; the gods act in silence.
        if self.dice == OPEN:
            g.phase = ACTION
            return g.chance("dice", DICE, "GD 5.2")
        if self.acted == OPEN:
            steps = self.dice // 6 + self.dice % 6 + 2
            g.oracle = (g.oracle + steps) % g.seats
            g.say(ROLLED, self.dice // 6 + 1, self.dice % 6 + 1, g.oracle)
            g.take_all_home()
            return g.call("acted", Actions())
        # 3. When all gods have acted, the Oracle looks at a card of its world; alone there, at none.
        if self.looked == OPEN:
            if g.others_in_world(g.oracle):
                return g.call("looked", Look(g.oracle))
            self.looked = 0
        # 4. The council.
        if self.counselled == OPEN:
            g.phase = COUNCIL
            return g.call("counselled", Council())
        return g.become(Round())

    def clone(self) -> Round:
        return Round(self.conspired, self.dice, self.acted, self.looked, self.counselled)
