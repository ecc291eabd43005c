"""The sequence of play: the battle, and the turns it is made of (chapters 2, 3, 5, 6 and 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOBODY, OPEN, Pause, State
from gladsheim.games.odins_table.attack import BEATEN, RETURNED, STEPPED, STRUCK, WON, attack
from gladsheim.games.odins_table.events import CONQUERED, DRAW_OFFERED, DRAW_REFUSED, KEPT, MOVED, PASSED, RESURRECTED
from gladsheim.games.odins_table.moving import TARGET, steps, why_not
from gladsheim.games.odins_table.parts import (
    COLUMN,
    COLUMNS,
    CORNERS,
    HOME,
    IDUNN,
    KEEP,
    OFF_GRID,
    OFFER_DRAW,
    PAIRS,
    RESURRECT,
    ROW,
    SCOUT_NOTHING,
    TO_CONQUER,
)
from gladsheim.games.odins_table.powers import can_scout, scout, scoutings
from gladsheim.games.odins_table.state import OdinsTable, Step, table
from gladsheim.games.odins_table.wall import Arrange, Display, Refill, swaps

ACCEPT: Final = 1


@mypyc_attr(acyclic=True)
class Battle(Step):
    """A whole game: colours, display, arrangement, then turns."""

    def __init__(self, white: int = OPEN, displayed: int = OPEN, arranged: int = OPEN) -> None:
        self.white = white
        self.displayed = displayed
        self.arranged = arranged

    def play(self, g: OdinsTable) -> Pause:
        # The players agree on the colours, or draw lots.
        if self.white == OPEN:
            return g.chance("white", [0, 1], "OT 2.5")
        # Both display six cards, then take them behind the Wall.
        if self.displayed == OPEN:
            g.white = self.white
            return g.call("displayed", Display())
        if self.arranged == OPEN:
            return g.call("arranged", Arrange())
        # White begins.
        return g.become(Turn(g.white))

    def clone(self) -> Battle:
        return Battle(self.white, self.displayed, self.arranged)


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Step):
    """Move one piece one space, or bring one back."""

    def __init__(
        self,
        seat: int,
        deed: int = OPEN,
        accept: int = OPEN,
        result: int = OPEN,
        scout: int = OPEN,
        refilled: int = OPEN,
        swap: int = OPEN,
        scouted_from_left: bool = False,
    ) -> None:
        self.seat = seat
        self.deed = deed
        self.accept = accept  # the opponent's answer to an offered draw
        self.result = result  # what became of the deed
        self.scout = scout
        self.refilled = refilled
        self.swap = swap
        self.scouted_from_left = scouted_from_left  # the Idunn of the column left has scouted

    def play(self, g: OdinsTable) -> Pause:
        # 1. Choose a deed; nobody passes while there is one.
        if self.deed == OPEN:
            deeds = self.deeds(g)
            if not deeds:
                return self.pass_turn(g)
            return g.ask(self.seat, "deed", deeds, "OT 3.1")
        if self.deed == OFFER_DRAW:
            return self.offer_draw(g)

        # 2. Do it; the third conquered space ends the game at once, whoever holds it.
        if self.result == OPEN:
            g.passes = 0
            g.quiet += 1
            self.result = self.resurrect(g) if self.deed >= RESURRECT else self.move(g)
            if g.conquered(0) >= TO_CONQUER or g.conquered(1) >= TO_CONQUER:
                g.end(0 if g.conquered(0) >= TO_CONQUER else 1, "victory.conquest", "OT 10.1")
                return g.done()

        # 3. A piece that moved may scout, once with each Idunn.
        if self.scout != SCOUT_NOTHING:
            if self.scout >= 0:
                self.use_idunn(g)
            if self.moved() and can_scout(g, self.seat):
                return g.ask(self.seat, "scout", self.again(g), "OT 9.1")
            self.scout = SCOUT_NOTHING

        # 4. Used cards are discarded, empty slots refilled.
        if self.refilled == OPEN and g.used:
            return g.call("refilled", Refill())

        # 5. Whoever lost a piece on the own Energy Row may swap two hidden cards.
        if self.result == STRUCK and self.swap == OPEN:
            pairs = swaps(g, 1 - self.seat)
            if len(pairs) > 1:
                return g.ask(1 - self.seat, "swap", pairs, "OT 5.3")
        self.swap_cards(g)
        return self.end_turn(g)

    def deeds(self, g: OdinsTable) -> list[int]:
        seat = self.seat
        found = steps(seat, g.squares(seat), g.squares(1 - seat), g.straight_out)
        if g.lost[seat]:
            found += g.resurrections(seat)
        if g.offers and found and self.accept == OPEN:
            found.append(OFFER_DRAW)
        return found

    def move(self, g: OdinsTable) -> int:
        """Step or attack; what became of it."""
        start, target = self.deed // 8, TARGET[self.deed]
        if g.is_free(target):
            g.take_off(self.seat, start)
            g.put(self.seat, target)
            g.say(MOVED, self.seat, start, target)
            result = STEPPED
        else:
            g.quiet = 0
            result = attack(g, self.seat, start, target)
            if result == BEATEN:
                return BEATEN
        if ROW[target] == HOME[1 - self.seat]:
            g.quiet = 0
            g.say(CONQUERED, self.seat, target, g.conquered(self.seat))
        return result

    def moved(self) -> bool:
        """Whether the piece stands where it went."""
        return self.result != BEATEN and self.result != RETURNED

    def again(self, g: State) -> list[int]:
        """The options of the one question that hangs on a secret: who may scout."""
        left, entered = COLUMN[self.deed // 8], COLUMN[TARGET[self.deed]]
        return scoutings(table(g), self.seat, left, entered, self.won_by_idunn(table(g)))

    def won_by_idunn(self, g: OdinsTable) -> bool:
        """OT 9.6: an Idunn that won the attack lies open already, and may still scout once."""
        if (self.result != WON and self.result != STRUCK) or self.scouted_from_left:
            return False
        return g.wall[self.seat * COLUMNS + COLUMN[self.deed // 8]] == IDUNN

    def use_idunn(self, g: OdinsTable) -> None:
        if self.scout < COLUMNS:
            self.scouted_from_left = True
            scout(g, self.seat, COLUMN[self.deed // 8], self.scout)
        else:
            scout(g, self.seat, COLUMN[TARGET[self.deed]], self.scout - COLUMNS)

    def resurrect(self, g: OdinsTable) -> int:
        """A lost piece comes back at a corner; it has not moved, so nobody scouts."""
        corner = CORNERS[self.seat][self.deed - RESURRECT]
        g.resurrect(self.seat, corner)
        g.quiet = 0
        g.say(RESURRECTED, self.seat, corner)
        return RETURNED

    def offer_draw(self, g: OdinsTable) -> Pause:
        """The opponent accepts, and it is a draw; or refuses, and the turn goes on."""
        if self.accept == OPEN:
            g.say(DRAW_OFFERED, self.seat)
            return g.ask(1 - self.seat, "accept", [0, ACCEPT], "OT 10.6")
        if self.accept == ACCEPT:
            g.end(NOBODY, "draw.agreed", "OT 10.6")
            return g.done()
        g.say(DRAW_REFUSED, 1 - self.seat)
        self.deed = OPEN
        return g.ask(self.seat, "deed", self.deeds(g), "OT 3.1")

    def pass_turn(self, g: OdinsTable) -> Pause:
        """No deed is possible: the turn passes; two passes in a row are a draw."""
        g.passes += 1
        g.quiet += 1
        g.say(PASSED, self.seat)
        if g.passes == 2:
            g.end(NOBODY, "draw.passes", "OT 10.5")
            return g.done()
        return self.end_turn(g)

    def swap_cards(self, g: OdinsTable) -> None:
        """What was answered to the compensation swap, if it was asked."""
        if self.swap == KEEP:
            g.say(KEPT, 1 - self.seat)
        elif self.swap >= 0:
            one, other = PAIRS[self.swap]
            g.swap(1 - self.seat, one, other)

    def end_turn(self, g: OdinsTable) -> Pause:
        """The other player is next, unless both have long done nothing that counts."""
        g.turns += 1
        if g.quiet >= 2 * g.patience:
            winner, ending = settled(g)
            g.end(winner, ending, "OT 10.8")
            return g.done()
        return g.become(Turn(1 - self.seat))

    def fill(self, slot: str, value: int) -> None:
        if slot == "deed":
            self.deed = value
        elif slot == "scout":
            self.scout = value
        else:
            super().fill(slot, value)

    def is_public(self) -> bool:
        """All but the question who may scout: that somebody holds an Idunn is secret."""
        return self.deed == OPEN or self.deed == OFFER_DRAW or self.scout == SCOUT_NOTHING

    def closed(self, g: State, seat: int) -> dict[int, str]:
        odins = table(g)
        if self.deed != OPEN or seat != self.seat:
            return {}
        shut: dict[int, str] = {}
        for step in range(RESURRECT):
            if odins.stands(seat, step // 8) and TARGET[step] != OFF_GRID:
                rule = why_not(seat, odins.squares(seat), odins.squares(1 - seat), odins.straight_out, step)
                if rule:
                    shut[step] = rule
        if odins.lost[seat]:
            for side in (0, 1):
                if RESURRECT + side not in odins.resurrections(seat):
                    shut[RESURRECT + side] = "OT 6.3"
        return shut

    def clone(self) -> Turn:
        left = self.scouted_from_left
        return Turn(self.seat, self.deed, self.accept, self.result, self.scout, self.refilled, self.swap, left)


def settled(g: OdinsTable) -> tuple[int, str]:
    """OT 10.8: who wins a game that stands still: more conquered spaces, then more pieces."""
    lead = g.conquered(0) - g.conquered(1)
    if lead == 0:
        lead = g.lost[1] - g.lost[0]
    if lead == 0:
        return NOBODY, "draw.no-progress"
    return (0 if lead > 0 else 1), "victory.no-progress"
