"""The sequence of play (chapters 2, 3 and 7): the whole saga, and the turns it is made of."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause, State
from gladsheim.games.vedrfolnir.collection import judge, share_tribute
from gladsheim.games.vedrfolnir.events import (
    ASES_CHOSEN,
    GIVEN,
    GIVEN_UNSEEN,
    LAST_TRIBUTE,
    NOBODY_WON,
    REVEALED,
    SCORED,
    TURN_BEGAN,
    WON,
    WON_TOGETHER,
)
from gladsheim.games.vedrfolnir.parts import (
    BRYNHILDR_CARD,
    BRYNHILDRS_ZONE,
    JUST_LIES,
    LEFT,
    ONLY_UNSEEN,
    RESTS_AT_ONCE,
    REVEAL_OR_NOT,
    SENSE_NAMES,
    TO_BRYNHILDR,
    TRIBUTE,
)
from gladsheim.games.vedrfolnir.receiving import DREW_BRYNHILDR, TURN_OVER, Receive
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Step, Vedrfolnir, table

BRYNHILDRS_BIT = 1 << BRYNHILDRS_ZONE
ODIN_OR_THOR = [0, 1]
WHO_WINS = ["VF 13.12", "VF 12.5", "VF 7.4"]  # alone, two players, more


@mypyc_attr(acyclic=True)
class Saga(Step):
    """A whole game: who begins, which Ase is whose, then turns."""

    def __init__(self, first: int = OPEN, ase: int = OPEN) -> None:
        self.first = first
        self.ase = ase

    def play(self, g: Vedrfolnir) -> Pause:
        # The lot stands for the birthday nearest to Odin's feast; alone, one just begins.
        if self.first == OPEN:
            if g.seats == 1:
                return begin_turn(g, 0)
            return g.chance("first", list(range(g.seats)), "VF 2.3")
        # With two players, the first takes Odin or Thor for an Ase, the second the other.
        if g.seats == 2 and self.ase == OPEN:
            return g.ask(self.first, "ase", ODIN_OR_THOR, "VF 12.1")
        if g.seats == 2:
            odin = self.first ^ self.ase
            g.names = ["seat", "seat", *(SENSE_NAMES if odin == 0 else SENSE_NAMES[::-1])]
            g.say(ASES_CHOSEN, odin, 1 - odin)
        return begin_turn(g, self.first)

    def clone(self) -> Saga:
        return Saga(self.first, self.ase)


@mypyc_attr(acyclic=True)
class Turn(Step):
    """The active zone's turn: reveal a card, give it, resolve it, until the hand is empty or the round ends."""

    def __init__(
        self, served: int = 0, unseen: int = OPEN, card: int = OPEN, to: int = OPEN, resolved: int = OPEN
    ) -> None:
        self.served = served  # places that have had their card, as bits
        self.unseen = unseen  # the solo game: whether the next card goes to Brynhildr as it lies
        self.card = card
        self.to = to
        self.resolved = resolved

    def fill(self, slot: str, value: int) -> None:
        if slot == "card":
            self.card = value
        elif slot == "to":
            self.to = value
        elif slot == "resolved":
            self.resolved = value
        else:
            self.unseen = value

    def play(self, g: Vedrfolnir) -> Pause:
        # 4. Resolved: a collection ends round and turn; Brynhildr turns up her cards; else go on.
        if self.resolved != OPEN:
            outcome = self.resolved
            if outcome == TURN_OVER or judge(g):
                return pass_turn(g)
            self.resolved = OPEN
            if outcome == DREW_BRYNHILDR:
                return g.call("resolved", TurnUp())
            return self.next_card(g)

        # 3. The card goes where it was given.
        if self.to != OPEN:
            return self.give(g)

        # 2. It is revealed, and goes to one who has not had a card this turn.
        if self.card != OPEN:
            return self.reveal(g)

        # 1. A new hand; or Brynhildr's card has just been chosen, unseen.
        if self.unseen == TO_BRYNHILDR:
            g.hand -= 1
            g.hidden += 1
            self.served |= BRYNHILDRS_BIT
            self.unseen = OPEN
            g.say(GIVEN_UNSEEN, BRYNHILDRS_ZONE)
        elif self.unseen != OPEN:
            self.unseen = OPEN
            return g.chance("card", g.bag, "VF 3.2")
        return self.next_card(g)

    def give(self, g: Vedrfolnir) -> Pause:
        card, place = self.card, self.to
        self.card = self.to = OPEN
        self.served |= 1 << place
        # Nobody can do anything about most cards: no form need be made for them.
        if JUST_LIES[card] and not g.jokers_of(place):
            g.join(card, place)
            return pass_turn(g) if judge(g) else self.next_card(g)
        pause = g.call("resolved", Receive(card, place, g.active))
        # Of a card that rests at once all hear where it came to rest.
        if not RESTS_AT_ONCE[card] or g.jokers_of(place):
            g.say(GIVEN, card, place, rule="VF 3.2")
        return pause

    def next_card(self, g: Vedrfolnir) -> Pause:
        if g.hand == 0:
            return pass_turn(g)
        if g.seats == 1 and not self.served & BRYNHILDRS_BIT:
            return g.ask(0, "unseen", REVEAL_OR_NOT if g.hand > 1 else ONLY_UNSEEN, "VF 13.3")
        return g.chance("card", g.bag, "VF 3.2")

    def reveal(self, g: Vedrfolnir) -> Pause:
        g.hand -= 1
        g.turn_over(self.card)
        g.say(REVEALED, self.card)
        if self.card == BRYNHILDR_CARD:
            g.set_aside(self.card)
            return g.call("resolved", TurnUp())
        return g.ask(g.owners[g.active], "to", LEFT[g.zones][self.taken(g)], "VF 3.3")

    def taken(self, g: Vedrfolnir) -> int:
        """The places no card may be given to now; Brynhildr only takes what nobody has seen."""
        return self.served | BRYNHILDRS_BIT if g.seats == 1 else self.served

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
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
    pause = g.become(Turn())
    g.say(TURN_BEGAN, zone, g.hand)
    return pause


def end(g: Vedrfolnir) -> Pause:
    """VF 7.2: the last Tribute is shared by majority; stakes count for nothing."""
    if g.stakes[TRIBUTE]:
        g.say(LAST_TRIBUTE)
    share_tribute(g)
    g.sweep()
    if g.ears is not None:  # counting takes a while
        for zone in range(g.zones):
            g.say(SCORED, zone, g.score(zone))
    winners = [seat for seat, share in enumerate(g.returns()) if share]
    g.ending = ending(g, winners)
    pause = g.done()
    if len(winners) > 1:
        g.say(WON_TOGETHER, many=winners)
    elif winners:
        g.say(WON, winners[0], rule=WHO_WINS[min(g.seats, 3) - 1])
    else:
        g.say(NOBODY_WON, rule=WHO_WINS[g.seats - 1])
    return pause


def ending(g: Vedrfolnir, winners: list[int]) -> str:
    """The key of how the game ended."""
    if g.seats == 1:
        return "victory.valhalla" if winners else "defeat.valhalla"
    if g.seats == 2:
        return "victory.ases" if winners else "defeat.ases"
    return "victory.points" if len(winners) == 1 else "shared.points"
