"""The solo game against Brynhildr (chapter 13): her unseen cards are turned up."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.vedrfolnir.collection import judge, share_tribute
from gladsheim.games.vedrfolnir.events import BrynhildrCame, Exhausted, TurnedUp
from gladsheim.games.vedrfolnir.parts import BRYNHILDR_CARD, BRYNHILDRS_ZONE
from gladsheim.games.vedrfolnir.receiving import BRYNHILDR_CAME, TURN_OVER, Receive
from gladsheim.games.vedrfolnir.state import Vedrfolnir


class TurnUp(Form):
    """VF 13.6: a Brynhildr card came, and her face-down cards are turned up one by one as her stake.

    It ends with a collection, with another Brynhildr, or with her last card.  Each of them ends the turn.
    """

    def __init__(self, card: int = OPEN, resolved: int = OPEN) -> None:
        self.card = card
        self.resolved = resolved

    def run(self, g: State) -> Pause:
        assert isinstance(g, Vedrfolnir)
        # 3. Its effect has been played: a collection is resolved among all three.
        if self.resolved != OPEN:
            outcome = self.resolved
            self.resolved = OPEN
            if judge(g):
                return g.done(TURN_OVER)
            if outcome == BRYNHILDR_CAME:
                return self.come_again(g)
            return self.next_card(g)
        # 2. A card is turned up.
        if self.card != OPEN:
            return self.turn_up(g)
        # 1. First the rest of the hand is discarded.
        if g.ears is not None:
            g.say(BrynhildrCame("VF 13.6"))
        g.bury_hand()
        return self.next_card(g)

    def next_card(self, g: Vedrfolnir) -> Pause:
        """VF 13.9: when none is left, the majority of all three decides."""
        if g.hidden > 0:
            return g.chance("card", g.bag, "VF 13.6")
        if g.ears is not None:
            g.say(Exhausted())
        share_tribute(g)
        g.clear()
        return g.done(TURN_OVER)

    def turn_up(self, g: Vedrfolnir) -> Pause:
        card = self.card
        self.card = OPEN
        g.hidden -= 1
        g.turn_over(card)
        if g.ears is not None:
            g.say(TurnedUp(card))
        if card == BRYNHILDR_CARD:
            g.throw_away(card, "VF 13.8")
            return self.come_again(g)
        return g.call("resolved", Receive(card, BRYNHILDRS_ZONE, BRYNHILDRS_ZONE))

    def come_again(self, g: Vedrfolnir) -> Pause:
        """VF 13.8: another Brynhildr: what was turned up is discarded; everything else stays as it lies."""
        if g.ears is not None:
            g.say(BrynhildrCame("VF 13.8"))
        g.discard_stake(BRYNHILDRS_ZONE)
        g.changed = 0
        return g.done(TURN_OVER)

    def is_public(self) -> bool:
        return True

    def clone(self) -> TurnUp:
        return TurnUp(self.card, self.resolved)
