"""The sequence of play (chapters 2, 3 and 7): the whole saga, and the turns it is made of."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.vedrfolnir.collection import judge, share_tribute
from gladsheim.games.vedrfolnir.events import Given, GivenUnseen, LastTribute, Revealed, Scored, TurnBegan
from gladsheim.games.vedrfolnir.parts import (
    BRYNHILDR_CARD,
    BRYNHILDRS_ZONE,
    FIRST_ASE,
    JUST_LIES,
    LEFT,
    ONLY_UNSEEN,
    REVEAL_OR_NOT,
    TO_BRYNHILDR,
)
from gladsheim.games.vedrfolnir.receiving import BRYNHILDR_CAME, TURN_OVER, Receive
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Vedrfolnir

BRYNHILDRS_BIT = 1 << BRYNHILDRS_ZONE
ODIN_OR_THOR = [0, 1]


class Saga(Form):
    """A whole game: who begins, which Ase is whose, then turns."""

    def __init__(self, first: int = OPEN, ase: int = OPEN) -> None:
        self.first = first
        self.ase = ase

    def run(self, g: State) -> Pause:
        assert isinstance(g, Vedrfolnir)
        # The lot stands for the birthday nearest to Odin's feast; alone, one just begins.
        if self.first == OPEN:
            if g.seats == 1:
                return begin_turn(g, 0)
            return g.chance("first", list(range(g.seats)), "VF 2.3")
        # With two players, the first takes Odin or Thor for an Ase, the second the other.
        if g.seats == 2 and self.ase == OPEN:
            return g.ask(self.first, "ase", ODIN_OR_THOR, "VF 12.1")
        if g.seats == 2:
            g.odins_zone = FIRST_ASE + (self.first ^ self.ase)
        return begin_turn(g, self.first)

    def is_public(self) -> bool:
        return True

    def clone(self) -> Saga:
        return Saga(self.first, self.ase)


class Turn(Form):
    """The active zone's turn: reveal a card, give it, resolve it, until the hand is empty or the round ends."""

    def __init__(
        self, served: int = 0, unseen: int = OPEN, card: int = OPEN, to: int = OPEN, resolved: int = OPEN
    ) -> None:
        self.served = served  # places that have had their card, as bits
        self.unseen = unseen  # the solo game: whether the next card goes to Brynhildr as it lies
        self.card = card
        self.to = to
        self.resolved = resolved

    def run(self, g: State) -> Pause:
        assert isinstance(g, Vedrfolnir)
        # 4. Resolved: a collection ends round and turn; Brynhildr turns up her cards; else go on.
        if self.resolved != OPEN:
            outcome = self.resolved
            if outcome == TURN_OVER or judge(g):
                return pass_turn(g)
            self.resolved = OPEN
            if outcome == BRYNHILDR_CAME:
                return g.call("resolved", TurnUp())
            return self.next_card(g)

        # 3. The card goes where it was given.
        if self.to != OPEN:
            self.served |= 1 << self.to
            if g.ears is not None:
                g.say(Given(g.name_of(self.to), self.card, "VF 3.2"))
            # Nobody can do anything about most cards: no form need be made for them.
            if JUST_LIES[self.card] and not g.jokers_of(self.to):
                g.join(self.card, self.to)
                return pass_turn(g) if judge(g) else self.next_card(g)
            return g.call("resolved", Receive(self.card, self.to, g.active))

        # 2. It is revealed, and goes to one who has not had a card this turn.
        if self.card != OPEN:
            return self.reveal(g)

        # 1. A new hand; or Brynhildr's card has just been chosen, unseen.
        if self.unseen == TO_BRYNHILDR:
            g.hand -= 1
            g.hidden += 1
            self.served |= BRYNHILDRS_BIT
            if g.ears is not None:
                g.say(GivenUnseen())
        elif self.unseen != OPEN:
            return g.chance("card", g.bag, "VF 3.2")
        return self.next_card(g)

    def next_card(self, g: Vedrfolnir) -> Pause:
        self.unseen = self.card = self.to = OPEN
        if g.hand == 0:
            return pass_turn(g)
        if g.seats == 1 and not self.served & BRYNHILDRS_BIT:
            return g.ask(0, "unseen", REVEAL_OR_NOT if g.hand > 1 else ONLY_UNSEEN, "VF 13.3")
        return g.chance("card", g.bag, "VF 3.2")

    def reveal(self, g: Vedrfolnir) -> Pause:
        g.hand -= 1
        g.turn_over(self.card)
        if g.ears is not None:
            g.say(Revealed(self.card))
        if self.card == BRYNHILDR_CARD:
            g.throw_away(self.card, "VF 13.6")
            return g.call("resolved", TurnUp())
        return g.ask(g.owners[g.active], "to", LEFT[g.zones][self.taken(g)], "VF 3.3")

    def taken(self, g: Vedrfolnir) -> int:
        """The places no card may be given to now; Brynhildr only takes what nobody has seen."""
        return self.served | BRYNHILDRS_BIT if g.seats == 1 else self.served

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Vedrfolnir)
        if g.slot == "unseen":
            return {} if g.hand > 1 else {0: "VF 13.2"}
        shut = {place: "VF 3.3" for place in LEFT[g.zones][0] if self.served >> place & 1}
        if g.seats == 1:
            shut[BRYNHILDRS_ZONE] = "VF 13.3"
        return shut

    def clone(self) -> Turn:
        return Turn(self.served, self.unseen, self.card, self.to, self.resolved)


def pass_turn(g: Vedrfolnir) -> Pause:
    """VF 3.6, 5.10: the left neighbour of the active player is next, also after a collection."""
    return begin_turn(g, 0 if g.seats == 1 else (g.active + 1) % g.zones)


def begin_turn(g: Vedrfolnir, zone: int) -> Pause:
    """VF 3.1: one card for each zone and one for the Tribute; VF 7.1: if there are not so many, the game ends."""
    g.active = zone
    if g.pile < g.zones + 1:
        return end(g)
    g.turns += 1
    g.hand = g.zones + 1
    g.pile -= g.hand
    if g.ears is not None:
        g.say(TurnBegan(g.name_of(zone), g.hand))
    return g.become(Turn())


def end(g: Vedrfolnir) -> Pause:
    """VF 7.2: the last Tribute is shared by majority; stakes count for nothing."""
    if g.ears is not None:
        g.say(LastTribute())
    share_tribute(g)
    g.clear()
    if g.ears is not None:
        for zone in range(g.zones):
            g.say(Scored(g.name_of(zone), g.score(zone)))
    g.ending = ending(g)
    return g.done()


def ending(g: Vedrfolnir) -> str:
    """The key of how the game ended."""
    won = g.returns()
    if g.seats == 1:
        return "victory.valhalla" if won[0] else "defeat.valhalla"
    if g.seats == 2:
        return "victory.ases" if won[0] or won[1] else "defeat.ases"
    return "victory.points" if max(won) == 1.0 else "shared.points"
