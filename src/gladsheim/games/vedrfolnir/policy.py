"""A light way to play Vedrfölnir: every card goes where it does most for the own zone, in points.

A stake is worth its points and those of the Tribute, by how likely so many missing stars still come exactly.
"""

from __future__ import annotations

import math
from typing import Final

from gladsheim.core.forms import NOBODY
from gladsheim.core.lots import Lots
from gladsheim.games.vedrfolnir.collection import majority
from gladsheim.games.vedrfolnir.parts import (
    ACCEPT,
    DRAWS,
    EFFECT,
    FLIES,
    HEL_FIRST,
    HEL_NOTHING,
    HEL_WAYS,
    IS_JOKER,
    MODIFIER,
    NO_RUNES,
    POINTS,
    RUNE_TYPE,
    STARS,
    STAYS,
    TAKES_EITHER,
    TAKES_FIRST,
    TAKES_LAST,
    TRIBUTE,
    TURNS_UP,
)
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.turn import Turn
from gladsheim.games.vedrfolnir.weights import W

NOISE: Final = 20  # hundredths of a point that lots add


def choose(g: Vedrfolnir, lots: Lots) -> int:
    """The answer to the open question."""
    options = g.options
    if len(options) == 1:
        return options[0]
    slot = g.slot
    if slot == "to":
        return choose_place(g, lots)
    if slot in ("refuse", "answer"):
        return choose_refusal(g)
    if slot == "hel":
        return choose_hel(g, lots)
    return options[lots.below(len(options))]


def choose_place(g: Vedrfolnir, lots: Lots) -> int:
    top = g.forms[-1]
    if isinstance(top, (Turn, Receive)):
        card = top.card
    else:
        assert isinstance(top, Ride)
        card = top.raven
    seat = g.seat
    found, most = -1, -999.0
    for place in g.options:
        worth = gift_worth(g, seat, card, place) + lots.below(NOISE) * 0.01
        if worth > most:
            found, most = place, worth
    return found


def choose_refusal(g: Vedrfolnir) -> int:
    """A joker is spent on what would hurt more than it is worth."""
    top = g.forms[-1]
    if isinstance(top, Ride):
        return ACCEPT
    assert isinstance(top, Receive)
    return g.options[1] if gift_worth(g, g.seat, top.card, top.zone) < -W.joker else ACCEPT


def choose_hel(g: Vedrfolnir, lots: Lots) -> int:
    """Hel strikes others."""
    options = g.options
    for _ in range(4):
        hel = options[lots.below(len(options))]
        if hel == HEL_NOTHING or hel // HEL_WAYS != g.seat or hel % HEL_WAYS < HEL_FIRST:
            return hel
    return options[0]


# What a gift is worth to a seat, in points


def side(g: Vedrfolnir, seat: int, zone: int) -> float:
    """Whose gain it is: one's own, or a rival's."""
    return 1.0 if zone == seat else -W.rival


def points_of(g: Vedrfolnir, place: int) -> float:
    points = 0.0
    for card in g.stakes[place]:
        points += POINTS[card]
    return points


def gift_worth(g: Vedrfolnir, seat: int, card: int, place: int) -> float:
    if place == TRIBUTE:
        return tribute_worth(g, seat, card)
    effect = EFFECT[card]
    sign = side(g, seat, place)
    if effect == IS_JOKER:
        return sign * W.joker
    stars, objective = g.stars(place), g.objective(place)
    at_stake, tribute = points_of(g, place), points_of(g, TRIBUTE)
    before = stake_worth(objective - stars, at_stake, tribute)
    stake = g.stakes[place]
    if effect in (TAKES_LAST, TAKES_FIRST, TAKES_EITHER):
        if not stake:
            return 0.0
        gone = stake[0] if effect == TAKES_FIRST else stake[-1]
        after = stake_worth(objective - stars + STARS[gone], at_stake - POINTS[gone], tribute)
        return sign * (after - before)
    if effect != STAYS and effect != DRAWS and effect != FLIES:
        return 0.0 if effect == TURNS_UP else W.other_card * sign
    missing = (MODIFIER[card] if MODIFIER[card] else objective) - stars - STARS[card]
    if missing < 0:
        return beyond_worth(g, seat, place, before)
    after = stake_worth(missing, at_stake + POINTS[card], tribute)
    return sign * (after - before)


def stake_worth(missing: int, at_stake: float, tribute: float) -> float:
    """What a stake may bring: its points and the Tribute's, and the round itself."""
    if missing < 0:
        return 0.0
    return W.comes[min(16, missing)] * (at_stake + tribute)


def beyond_worth(g: Vedrfolnir, seat: int, place: int, lost: float) -> float:
    """A stake goes beyond its objective: it is lost, and the Tribute is shared among the others."""
    worth = -side(g, seat, place) * lost
    for rune_type in range(NO_RUNES):
        points = 0.0
        for card in g.stakes[TRIBUTE]:
            if RUNE_TYPE[card] == rune_type:
                points += POINTS[card]
        if points:
            winner = majority(g, rune_type, place)
            if winner != NOBODY:
                worth += side(g, seat, winner) * points
    # Whatever the others had at stake is gone as well.
    for zone in range(g.zones):
        if zone != place:
            worth -= side(g, seat, zone) * stake_worth(g.objective(zone) - g.stars(zone), points_of(g, zone), 0.0)
    return worth


def tribute_worth(g: Vedrfolnir, seat: int, card: int) -> float:
    """Points in the Tribute are for whoever collects first."""
    points = 1.0 * POINTS[card]
    if not points:
        return W.pointless
    worth = 0.0
    for zone in range(g.zones):
        worth += side(g, seat, zone) * W.comes[min(16, max(1, g.objective(zone) - g.stars(zone)))]
    return points * worth


# What a table is worth


def worth(g: Vedrfolnir) -> list[float]:
    """What each seat may hope for: its points so far and what its stake may bring, against those of all others."""
    if not g.forms:
        return g.returns()
    tribute = points_of(g, TRIBUTE)
    lead = W.lead[min(g.zones, 6) - 3]
    hopes: list[float] = []
    best = -999.0
    for zone in range(g.zones):
        stake = stake_worth(g.objective(zone) - g.stars(zone), points_of(g, zone), tribute)
        jokers = g.jokers_of(zone)
        hope = lead * g.score(zone) + W.stake * stake + (W.joker_kept if jokers else 0.0)
        hopes.append(hope)
        best = max(best, hope)
    # The more cards are to come, the less a lead says.
    spread = W.spread + math.sqrt((g.pile + g.hand) / (g.zones + 1.0))
    total = 0.0
    for zone in range(g.zones):
        hopes[zone] = math.exp((hopes[zone] - best) / spread)
        total += hopes[zone]
    return [hopes[seat] / total for seat in range(g.seats)]
