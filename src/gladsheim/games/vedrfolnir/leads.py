"""What the answers to an open question of giving lead to: exactly the objective, short of it, or over it.

Only what is sure is told: what chance will draw, what somebody has yet to choose, and whether somebody refuses, is not.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from gladsheim.core.forms import OPEN
from gladsheim.games.vedrfolnir.parts import (
    ACCEPT,
    DRAWS,
    EFFECT,
    FIRST,
    FLIES,
    HAS_CHOICE,
    HEL_FIRST,
    HEL_NOTHING,
    HEL_WAYS,
    IS_JOKER,
    MODIFIER,
    OBJECTIVE,
    STARS,
    STRIKES,
    TAKES_EITHER,
    TAKES_FIRST,
    TAKES_LAST,
    TRIBUTE,
)
from gladsheim.games.vedrfolnir.powers import victim_of
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.state import Vedrfolnir


class LeadView(TypedDict):
    """What an answer leads to at a place."""

    answer: int
    zone: int
    stars: int  # that lie there then
    objective: int | None  # null: the Tribute has none
    result: Literal["short", "exact", "over"] | None
    by: int  # so many stars short or over
    then: Literal["draws", "chooses"] | None  # what comes on top of it


NO_LEADS: Final[list[LeadView]] = []


def leads(g: Vedrfolnir) -> list[LeadView]:
    """One for each answer that is foreseen; none while nobody is asked."""
    if g.seat < 0 or not g.forms:
        return NO_LEADS
    form = g.forms[-1]
    if g.slot == "to":
        return [gift(g, place, g.crosswise[-1], place) for place in g.options]
    if isinstance(form, Ride):
        return [landing(g, form)]
    return receiving(g, form) if isinstance(form, Receive) else NO_LEADS


def receiving(g: Vedrfolnir, form: Receive) -> list[LeadView]:
    """A card has been given, and somebody chooses for it or may refuse it."""
    card, zone, choice = form.card, form.zone, form.choice
    if g.slot == "end":
        return [gift(g, end, card, zone, end) for end in g.options]
    if g.slot == "hel":
        return [blow(g, hel, hel) for hel in g.options if hel != HEL_NOTHING and hel % HEL_WAYS >= HEL_FIRST]
    if g.slot == "answer" or (g.slot == "refuse" and EFFECT[card] == STRIKES and victim_of(choice) == zone):
        return [blow(g, ACCEPT, choice)]
    return [gift(g, ACCEPT, card, zone, choice)] if g.slot == "refuse" else NO_LEADS


def gift(g: Vedrfolnir, answer: int, card: int, place: int, choice: int = OPEN) -> LeadView:
    """A card comes to a place."""
    effect, stake = EFFECT[card], g.stakes[place]
    if effect == FLIES:
        return lead(answer, place, stake, "draws")
    if effect == IS_JOKER or (MODIFIER[card] and place == TRIBUTE):
        return lead(answer, place, stake)
    if HAS_CHOICE[card] and choice == OPEN:
        return lead(answer, place, [*stake, card], "chooses")
    if effect == TAKES_FIRST or (effect == TAKES_EITHER and choice == FIRST):
        stake = stake[1:]
    elif effect in (TAKES_LAST, TAKES_EITHER):
        stake = stake[:-1]
    return lead(answer, place, [*stake, card], "draws" if effect == DRAWS and g.pile else None)


def blow(g: Vedrfolnir, answer: int, hel: int) -> LeadView:
    """Hel takes the first or the last card of a stake; she herself has no stars."""
    place = hel // HEL_WAYS
    stake = g.stakes[place]
    return lead(answer, place, stake[1:] if hel % HEL_WAYS == HEL_FIRST else stake[:-1])


def landing(g: Vedrfolnir, ride: Ride) -> LeadView:
    """A raven arrives: home again it stays, elsewhere it makes the zone draw."""
    stake = g.stakes[ride.zone]
    if ride.zone == ride.home:
        return lead(ACCEPT, ride.zone, [*stake, ride.raven])
    return lead(ACCEPT, ride.zone, stake, "draws")


def lead(answer: int, place: int, stake: list[int], then: Literal["draws", "chooses"] | None = None) -> LeadView:
    stars = 0
    objective = OBJECTIVE
    for card in stake:
        stars += STARS[card]
        if MODIFIER[card]:
            objective = MODIFIER[card]
    told: LeadView = {
        "answer": answer,
        "zone": place,
        "stars": stars,
        "objective": None,
        "result": None,
        "by": 0,
        "then": then,
    }
    if place != TRIBUTE:
        told["objective"] = objective
        told["by"] = abs(objective - stars)
        told["result"] = "exact" if stars == objective else "short" if stars < objective else "over"
    return told
