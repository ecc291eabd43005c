"""The solo game against Brynhildr (chapter 13): her unseen cards are turned up."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.vedrfolnir.collection import judge, share_tribute
from gladsheim.games.vedrfolnir.events import BRYNHILDR_CAME, BRYNHILDR_ENDS, EXHAUSTED, TURNED_UP
from gladsheim.games.vedrfolnir.parts import BRYNHILDR_CARD, BRYNHILDRS_ZONE
from gladsheim.games.vedrfolnir.receiving import DREW_BRYNHILDR, TURN_OVER, Receive
from gladsheim.games.vedrfolnir.state import Step, Vedrfolnir


@mypyc_attr(acyclic=True)
class TurnUp(Step):
    """VF 13.6: a Brynhildr card came, and her face-down cards are turned up one by one as her stake.

    It ends with a collection, with another Brynhildr, or with her last card.  Each of them ends the turn.
    """

    def __init__(self, card: int = OPEN, resolved: int = OPEN) -> None:
        self.card = card
        self.resolved = resolved

    def play(self, g: Vedrfolnir) -> Pause:
        # 3. Its effect has been played: a collection is resolved among all three.
        if self.resolved != OPEN:
            outcome = self.resolved
            self.resolved = OPEN
            if judge(g):
                return g.done(TURN_OVER)
            if outcome == DREW_BRYNHILDR:
                return self.come_again(g)
            return self.next_card(g)
        # 2. A card is turned up.
        if self.card != OPEN:
            return self.turn_up(g)
        # 1. First the rest of the hand is discarded.
        g.bury_hand()
        g.say(BRYNHILDR_CAME, BRYNHILDRS_ZONE)
        return self.next_card(g)

    def next_card(self, g: Vedrfolnir) -> Pause:
        """VF 13.9: when none is left, the majority of all three decides."""
        if g.hidden > 0:
            return g.chance("card", g.bag, "VF 13.6")
        g.say(EXHAUSTED)
        share_tribute(g)
        g.clear()
        return g.done(TURN_OVER)

    def turn_up(self, g: Vedrfolnir) -> Pause:
        card = self.card
        self.card = OPEN
        g.hidden -= 1
        g.turn_over(card)
        g.say(TURNED_UP, card)
        if card == BRYNHILDR_CARD:
            g.set_aside(card)
            return self.come_again(g)
        return g.call("resolved", Receive(card, BRYNHILDRS_ZONE, BRYNHILDRS_ZONE))

    def come_again(self, g: Vedrfolnir) -> Pause:
        """VF 13.8: another Brynhildr: what was turned up is discarded; everything else stays as it lies."""
        g.discard_stake(BRYNHILDRS_ZONE)
        g.changed = 0
        g.say(BRYNHILDR_ENDS, BRYNHILDRS_ZONE)
        return g.done(TURN_OVER)

    def clone(self) -> TurnUp:
        return TurnUp(self.card, self.resolved)
