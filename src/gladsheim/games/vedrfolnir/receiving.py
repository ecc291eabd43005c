"""A card comes to a place (chapters 4, 8, 9 and 11): the choice, the refusal, the effect, and a raven's ride.

Until it joins a stake, a card lies crosswise in the state.  The forms here close with one of three outcomes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOBODY, NOTHING, OPEN, Pause, State
from gladsheim.games.vedrfolnir.collection import judge
from gladsheim.games.vedrfolnir.events import CHOSE, DRAWN, GIVEN, RAVEN_PASSED
from gladsheim.games.vedrfolnir.parts import (
    ACCEPT,
    BRYNHILDR_CARD,
    DRAWS,
    EFFECT,
    FLIES,
    FLIGHT,
    HAS_CHOICE,
    HEIMDALL_BIT,
    HEL_CARD,
    IS_DRAW_CARD,
    IS_JOKER,
    LEFT,
    MODIFIER,
    NORNS_BIT,
    REFUSALS,
    STAYS,
    TRIBUTE,
    TYR,
    WHO,
    turned,
)
from gladsheim.games.vedrfolnir.powers import (
    aim,
    ask_choice,
    closed_to_hel,
    meaning,
    strikes_joker,
    take_away,
    victim_of,
)
from gladsheim.games.vedrfolnir.state import Step, Vedrfolnir, table

RESOLVED: Final = 0
TURN_OVER: Final = 1  # a collection, or Brynhildr, has ended the turn
DREW_BRYNHILDR: Final = 2  # the solo game


@mypyc_attr(acyclic=True)
class Receive(Step):
    """`card`, which lies crosswise, comes to the place `zone`; `chooser`, a zone, chooses for it."""

    def __init__(
        self,
        card: int,
        zone: int,
        chooser: int,
        choice: int = OPEN,
        refuse: int = OPEN,
        answer: int = OPEN,
        to: int = OPEN,
        drawn: int = OPEN,
    ) -> None:
        self.card = card
        self.zone = zone
        self.chooser = chooser
        self.choice = choice
        self.refuse = refuse
        self.answer = answer  # of the one Hel aims at
        self.to = to  # where Heimdall sends the card
        self.drawn = drawn  # what Sleipnir draws

    def play(self, g: Vedrfolnir) -> Pause:
        card, zone = self.card, self.zone
        if self.drawn != OPEN:
            return self.receive_drawn(g)
        if self.to != OPEN:
            return send_on(g, card, self.to, self.refuser())

        # 1. Who gives a choice card says what it does.
        if self.choice == OPEN:
            if HAS_CHOICE[card]:
                return ask_choice(g, card, self.chooser, zone)
            self.choice = NOTHING

        # 2. The receiver may refuse it, if there is a joker; jokers lie open, so nothing is given away.
        #    Only a Hel that destroys a joker cannot be refused.
        if self.refuse == OPEN:
            if HAS_CHOICE[card]:
                g.say(CHOSE, meaning(card, self.choice), aim(card, self.choice, zone))
            jokers = g.jokers_of(zone)
            if jokers and not (card == HEL_CARD and strikes_joker(self.choice)):
                return g.ask(g.owners[zone], "refuse", REFUSALS[jokers], "VF 11.2")
            self.refuse = ACCEPT
        if self.refuse != ACCEPT:
            return turn_away(g, card, zone, self.refuse)

        # 3. So may the one whose stake Hel aims at.
        if card == HEL_CARD:
            victim = victim_of(self.choice)
            if self.answer == OPEN and victim != NOBODY and victim != zone and g.jokers_of(victim):
                return g.ask(g.owners[victim], "answer", REFUSALS[g.jokers_of(victim)], "VF 10.6")
            if self.answer != OPEN and self.answer != ACCEPT:
                return turn_away(g, card, victim, self.answer)

        # 4. It comes.
        return self.come(g)

    def is_under_way(self, g: Vedrfolnir) -> bool:
        """Whether the card has not come yet, or has but makes the zone draw."""
        return self.card in g.crosswise or (EFFECT[self.card] == DRAWS and self.refuse == ACCEPT and g.pile > 0)

    def refuser(self) -> int:
        """The zone that played Heimdall."""
        return self.zone if self.refuse == HEIMDALL_BIT else victim_of(self.choice)

    def come(self, g: Vedrfolnir) -> Pause:
        """The card joins the stake, then its effect applies; some never join."""
        card, zone = self.card, self.zone
        effect = EFFECT[card]
        if effect == IS_JOKER:
            g.keep_joker(card, zone)
            return g.done(RESOLVED)
        if effect == FLIES:
            return g.become(Ride(card, zone, zone, self.chooser))
        if MODIFIER[card] and zone == TRIBUTE:
            g.throw_away_at(card, zone, "VF 6.2")
            return g.done(RESOLVED)
        g.join(turned(card, self.choice) if WHO[card] == TYR else card, zone)
        if effect == DRAWS and g.pile > 0:  # VF 4.5: an empty pile gives nothing
            return g.chance("drawn", g.bag, "VF 8.2")
        if effect != STAYS:
            take_away(g, card, zone, self.choice)
        return g.done(RESOLVED)

    def receive_drawn(self, g: Vedrfolnir) -> Pause:
        """VF 8.3: what Sleipnir draws is received as if it had been given."""
        drawn = self.drawn
        g.draw(drawn)
        if drawn == BRYNHILDR_CARD:
            g.say(DRAWN, self.zone, drawn, rule="VF 8.2")
            g.throw_away(drawn, "VF 13.10")
            return g.done(DREW_BRYNHILDR)
        pause = g.become(Receive(drawn, self.zone, drawer(self.zone, self.chooser)))
        g.say(DRAWN, self.zone, drawn, rule="VF 8.2")
        return pause

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        return closed_to_hel(g, self.chooser, self.zone) if g.slot == "hel" else closed_refusals(g, self.refuser())

    def fill(self, slot: str, value: int) -> None:
        if slot == "drawn":
            self.drawn = value
        elif slot == "refuse":
            self.refuse = value
        elif slot == "to":
            self.to = value
        elif slot == "answer":
            self.answer = value
        else:  # "sense", "end" or "hel": the choice is asked for by what it is about
            self.choice = value

    def clone(self) -> Receive:
        return Receive(self.card, self.zone, self.chooser, self.choice, self.refuse, self.answer, self.to, self.drawn)


@mypyc_attr(acyclic=True)
class Ride(Step):
    """VF 9.7: a raven, lying crosswise, rides from zone to zone; each draws; home again, it joins the stake."""

    def __init__(
        self,
        raven: int,
        home: int,
        zone: int,
        chooser: int,
        refuse: int = OPEN,
        to: int = OPEN,
        drawn: int = OPEN,
        resolved: int = OPEN,
    ) -> None:
        self.raven = raven
        self.home = home  # who received it first
        self.zone = zone  # where it is now
        self.chooser = chooser  # chooses for the Tribute
        self.refuse = refuse
        self.to = to
        self.drawn = drawn
        self.resolved = resolved

    def play(self, g: Vedrfolnir) -> Pause:
        # 2. The card drawn here is resolved; a collection ends the ride with the round.
        if self.drawn != OPEN and self.resolved == OPEN:
            return self.receive_drawn(g)
        if self.resolved != OPEN:
            if self.resolved == TURN_OVER or judge(g):
                return g.done(TURN_OVER)
            self.resolved = self.drawn = OPEN
            return self.pass_on(g)
        # 4. The next one may refuse the raven; else it is here.
        if self.to != OPEN:
            return send_on(g, self.raven, self.to, self.zone)
        if self.refuse != OPEN:
            if self.refuse != ACCEPT:
                return turn_away(g, self.raven, self.zone, self.refuse)
            self.refuse = OPEN
            return self.arrive(g)
        # 1. The first receiver draws.
        return self.draw(g)

    def draw(self, g: Vedrfolnir) -> Pause:
        if g.pile > 0:
            return g.chance("drawn", g.bag, "VF 9.7")
        g.throw_away(self.raven, "VF 4.5")
        return g.done(RESOLVED)

    def receive_drawn(self, g: Vedrfolnir) -> Pause:
        """Resolve the drawn card; VF 9.10: another draw-card sends the raven to the discards and ends the ride."""
        drawn = self.drawn
        g.draw(drawn)
        receive = Receive(drawn, self.zone, drawer(self.zone, self.chooser))
        ends = IS_DRAW_CARD[drawn]
        pause = g.become(receive) if ends else g.call("resolved", receive)
        g.say(DRAWN, self.zone, drawn, rule="VF 9.7")
        if ends:
            g.throw_away(self.raven, "VF 9.10")
        return pause

    def pass_on(self, g: Vedrfolnir) -> Pause:
        """3. The raven flies to the neighbour; the Tribute has none."""
        if self.zone != TRIBUTE:
            self.zone = (self.zone + FLIGHT[WHO[self.raven]]) % g.zones
            g.say(RAVEN_PASSED, self.raven, self.zone)
        jokers = g.jokers_of(self.zone)
        if jokers:
            return g.ask(g.owners[self.zone], "refuse", REFUSALS[jokers], "VF 9.11")
        return self.arrive(g)

    def arrive(self, g: Vedrfolnir) -> Pause:
        """Home again, it stays with its stars; elsewhere it makes the zone draw."""
        if self.zone == self.home:
            g.join(self.raven, self.zone)
            return g.done(RESOLVED)
        return self.draw(g)

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        return closed_refusals(g, self.zone)

    def clone(self) -> Ride:
        return Ride(self.raven, self.home, self.zone, self.chooser, self.refuse, self.to, self.drawn, self.resolved)


def drawer(zone: int, chooser: int) -> int:
    """VF 4.2: who draws chooses; for the Tribute, whoever sent the draw-card there."""
    return chooser if zone == TRIBUTE else zone


def turn_away(g: Vedrfolnir, card: int, zone: int, joker: int) -> Pause:
    """VF 11.3, 11.6: the zone plays its joker: the Norns end the card's way, Heimdall asks for a new one."""
    if joker == NORNS_BIT:
        g.play_joker(zone, NORNS_BIT, "VF 11.3")
        g.throw_away(card, "VF 11.3")
        return g.done(RESOLVED)
    g.play_joker(zone, HEIMDALL_BIT, "VF 11.6")
    return g.ask(g.owners[zone], "to", LEFT[g.zones][1 << zone], "VF 11.6")


def send_on(g: Vedrfolnir, card: int, to: int, zone: int) -> Pause:
    """VF 11.6: a fresh gift of the zone that played Heimdall, with a new choice."""
    pause = g.become(Receive(card, to, zone))
    g.say(GIVEN, card, to, rule="VF 11.6")
    return pause


def closed_refusals(g: Vedrfolnir, zone: int) -> dict[int, str]:
    """Refusals for which the joker is missing; whom Heimdall may not choose."""
    if g.slot == "to":
        return {zone: "VF 11.6"}
    if g.slot in ("refuse", "answer"):
        return {joker: "VF 11.8" for joker in (NORNS_BIT, HEIMDALL_BIT) if joker not in g.options}
    return {}
