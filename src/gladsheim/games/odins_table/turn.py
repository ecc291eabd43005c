"""The sequence of play: the battle, and the turns it is made of (chapters 2, 3, 5, 6 and 10)."""

from __future__ import annotations

from gladsheim.core.forms import NOTHING, OPEN, Form, Pause, State
from gladsheim.games.odins_table.attack import BEATEN, attack, struck_at_home
from gladsheim.games.odins_table.events import Conquered, DrawOffered, DrawRefused, Moved, Passed, Resurrected, Swapped
from gladsheim.games.odins_table.moving import TARGET, steps, why_not
from gladsheim.games.odins_table.parts import (
    COLUMN,
    CORNERS,
    HOME,
    IDUNN,
    KEEP,
    OFF_GRID,
    OFFER_DRAW,
    PAIRS,
    RESURRECT,
    ROW,
    TO_CONQUER,
)
from gladsheim.games.odins_table.powers import Scouting
from gladsheim.games.odins_table.state import NOBODY, OdinsTable
from gladsheim.games.odins_table.wall import Arrange, Display, Refill, swaps

ACCEPT = 1


class Battle(Form):
    """A whole game: colours, display, arrangement, then turns."""

    def __init__(self, white: int = OPEN, displayed: int = OPEN, arranged: int = OPEN) -> None:
        self.white = white
        self.displayed = displayed
        self.arranged = arranged

    def run(self, g: State) -> Pause:
        assert isinstance(g, OdinsTable)
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

    def is_public(self) -> bool:
        return True

    def clone(self) -> Battle:
        return Battle(self.white, self.displayed, self.arranged)


class Turn(Form):
    """Move one piece one space, or bring one back."""

    def __init__(
        self,
        seat: int,
        deed: int = OPEN,
        accept: int = OPEN,
        struck: int = NOTHING,
        scouted: int = OPEN,
        refilled: int = OPEN,
        swap: int = OPEN,
    ) -> None:
        self.seat = seat
        self.deed = deed
        self.accept = accept  # the opponent's answer to an offered draw
        self.struck = struck  # 1: the opponent lost a piece on its own Energy Row
        self.scouted = scouted
        self.refilled = refilled
        self.swap = swap

    def run(self, g: State) -> Pause:
        assert isinstance(g, OdinsTable)
        seat = self.seat

        # 1. Choose a deed; nobody passes while there is one.
        if self.deed == OPEN:
            deeds = self.deeds(g)
            if not deeds:
                return pass_turn(g, seat)
            return g.ask(seat, "deed", deeds, "OT 3.1")
        if self.deed == OFFER_DRAW:
            return self.offer_draw(g)

        # 2. Do it; the third conquered space ends the game at once, whoever holds it.
        if self.scouted == OPEN:
            g.passes = 0
            g.quiet += 1
            moved = self.resurrect(g) if self.deed >= RESURRECT else self.move(g)
            if g.conquered(0) >= TO_CONQUER or g.conquered(1) >= TO_CONQUER:
                g.end(0 if g.conquered(0) >= TO_CONQUER else 1, "victory.conquest")
                return g.done(ends=Turn)
            # 3. A piece that moved may scout.
            if moved:
                return g.call("scouted", self.scouting(g))
            self.scouted = NOTHING

        # 4. Used cards are discarded, empty slots refilled.
        if self.refilled == OPEN:
            if g.used:
                return g.call("refilled", Refill())
            self.refilled = NOTHING

        # 5. Whoever lost a piece on the own Energy Row may swap two hidden cards.
        if self.swap == OPEN:
            if self.struck == 1:
                pairs = swaps(g, 1 - seat)
                if len(pairs) > 1:
                    return g.ask(1 - seat, "swap", pairs, "OT 5.3")
            self.swap = NOTHING
        elif self.swap != KEEP:
            a, b = PAIRS[self.swap]
            g.swap(1 - seat, a, b)
            if g.ears is not None:
                g.say(Swapped(1 - seat, a, b))

        return end_turn(g, seat)

    def deeds(self, g: OdinsTable) -> list[int]:
        seat = self.seat
        found = steps(seat, g.pieces(seat), g.pieces(1 - seat), g.straight_out)
        if g.lost[seat]:
            found += g.resurrections(seat)
        if g.offers and found and self.accept == OPEN:
            found.append(OFFER_DRAW)
        return found

    def move(self, g: OdinsTable) -> bool:
        """Step or attack; whether the piece still stands."""
        start, target = self.deed // 8, TARGET[self.deed]
        if g.is_free(target):
            g.take_off(self.seat, start)
            g.put(self.seat, target)
            if g.ears is not None:
                g.say(Moved(self.seat, start, target))
        else:
            g.quiet = 0
            outcome = attack(g, self.seat, start, target)
            self.struck = int(struck_at_home(self.seat, target, outcome))
            if outcome == BEATEN:
                return False
        if ROW[target] == HOME[1 - self.seat]:
            g.quiet = 0
            if g.ears is not None:
                g.say(Conquered(self.seat, target, g.conquered(self.seat)))
        return True

    def scouting(self, g: OdinsTable) -> Scouting:
        left, entered = COLUMN[self.deed // 8], COLUMN[TARGET[self.deed]]
        slot = self.seat * 6 + left
        return Scouting(self.seat, left, entered, (g.used >> slot) & 1 == 1 and g.wall[slot] == IDUNN)

    def resurrect(self, g: OdinsTable) -> bool:
        """A lost piece comes back at a corner; it has not moved, so nobody scouts."""
        corner = CORNERS[self.seat][self.deed - RESURRECT]
        g.resurrect(self.seat, corner)
        g.quiet = 0
        if g.ears is not None:
            g.say(Resurrected(self.seat, corner))
        return False

    def offer_draw(self, g: OdinsTable) -> Pause:
        """The opponent accepts, and it is a draw; or refuses, and the turn goes on."""
        if self.accept == OPEN:
            if g.ears is not None:
                g.say(DrawOffered(self.seat))
            return g.ask(1 - self.seat, "accept", [0, ACCEPT], "OT 10.6")
        if self.accept == ACCEPT:
            g.end(NOBODY, "draw.agreed")
            return g.done(ends=Turn)
        if g.ears is not None:
            g.say(DrawRefused(1 - self.seat))
        self.deed = OPEN
        return g.ask(self.seat, "deed", self.deeds(g), "OT 3.1")

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, OdinsTable)
        if self.deed != OPEN or seat != self.seat:
            return {}
        shut: dict[int, str] = {}
        for step in range(RESURRECT):
            if g.stands(seat, step // 8):
                rule = why_not(seat, g.pieces(seat), g.pieces(1 - seat), g.straight_out, step)
                if rule and TARGET[step] != OFF_GRID:
                    shut[step] = rule
        if g.lost[seat]:
            for side in (0, 1):
                if RESURRECT + side not in g.resurrections(seat):
                    shut[RESURRECT + side] = "OT 6.3"
        return shut

    def clone(self) -> Turn:
        return Turn(self.seat, self.deed, self.accept, self.struck, self.scouted, self.refilled, self.swap)


def pass_turn(g: OdinsTable, seat: int) -> Pause:
    """No deed is possible: the turn passes; two passes in a row are a draw."""
    g.passes += 1
    if g.ears is not None:
        g.say(Passed(seat))
    if g.passes == 2:
        g.end(NOBODY, "draw.passes")
        return g.done(ends=Turn)
    g.quiet += 1
    return end_turn(g, seat)


def end_turn(g: OdinsTable, seat: int) -> Pause:
    """The other player is next, unless both have long done nothing that counts."""
    g.turns += 1
    if g.quiet >= 2 * g.patience:
        g.end(*settled(g))
        return g.done(ends=Turn)
    return g.become(Turn(1 - seat))


def settled(g: OdinsTable) -> tuple[int, str]:
    """OT 10.8: who wins a game that stands still: more conquered spaces, then more pieces."""
    lead = g.conquered(0) - g.conquered(1)
    if lead == 0:
        lead = g.lost[1] - g.lost[0]
    if lead == 0:
        return NOBODY, "draw.no-progress"
    return (0 if lead > 0 else 1), "victory.no-progress"
