"""What a seat may see.

Nobody holds anything the others may not see, and nobody has seen what lies face down: all seats see the same.
Zones are numbered clockwise, and 6 is the Tribute; cards are numbered as `kinds` lists them.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypedDict

from gladsheim.core.forms import State, filled
from gladsheim.games.vedrfolnir.collection import runes
from gladsheim.games.vedrfolnir.leads import LeadView, leads
from gladsheim.games.vedrfolnir.parts import (
    BASE,
    BOX_FACES,
    CHOICES,
    HEIMDALL_BIT,
    HEIMDALL_CARD,
    MIXES,
    MODIFIER,
    MODIFIERS,
    NAMES,
    NORNS_BIT,
    NORNS_CARD,
    ODIN_RUNES,
    PLACES,
    POINTS,
    REFUSAL_NAMES,
    RUNE_NAMES,
    RUNE_TYPE,
    RUNES,
    SOLO,
    STARS,
    SURTR_RUNES,
    THOR_RUNES,
    TRIBUTE,
    TYR,
    WHO,
    face,
    turned,
)
from gladsheim.games.vedrfolnir.powers import aim, meaning
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Vedrfolnir, table
from gladsheim.games.vedrfolnir.turn import Saga, Turn

MODIFIER_CARDS: Final = [(face(who), objective) for who, objective in MODIFIERS.items()]
MOST_STARS: Final = max(STARS)


class KindView(TypedDict):
    """A kind of card in the deck: what stands on it."""

    name: str
    runes: int
    type: str  # of its runes: "odin", "thor", "surtr", "freyja" or "none"
    objective: int | None  # what a modifier makes of it
    points: int  # of one that is won
    cards: list[int | None]  # by stars: the number of the card that has so many


class RunesView(TypedDict):
    """Runes by type.  Freyja has one of each; in the Tribute she is won by herself, and counts for none."""

    odin: int
    thor: int
    surtr: int


class StakeView(TypedDict):
    """What lies in a zone."""

    cards: list[int]  # in order
    stars: int
    objective: int  # so many stars, exactly
    runes: RunesView
    points: int  # of its score cards, if they are won


class ZoneView(TypedDict):
    """A player's place, an Ase's, or one of the solo game."""

    name: str  # "seat", "ase" (not yet chosen), "odin", "thor", "valhalla", "helheim" or "brynhildr"
    owner: int  # the seat that plays it
    jokers: list[int]
    won: list[int]
    score: int


class TributeView(TypedDict):
    """What lies in the middle, for whoever ends the round."""

    cards: list[int]
    runes: RunesView
    points: int


class OutlookView(TypedDict):
    """How many of the unseen cards would end the round by their stars or objective alone, if they came to a zone."""

    exact: int
    beyond: int


class TurnView(TypedDict):
    """The turn as far as it has come."""

    served: list[int]  # places that have had their card
    card: int | None  # revealed, and not yet given


class ChoiceView(TypedDict):
    """What a choice card is to do, and in which zone."""

    does: str  # as in the messages `chose-...`
    zone: int


class GiftView(TypedDict):
    """A card on its way to a zone, or one that has come and makes it draw."""

    card: int
    zone: int
    chooser: int  # the zone that chooses for it
    choice: ChoiceView | None  # null for a card that has a choice: it is not made yet
    refuse: str | None  # what its receiver answered: "accept", "norns" or "heimdall"
    answer: str | None  # what the one answered at whom Hel aims
    to: int | None  # where Heimdall sends it


class RideView(TypedDict):
    """A raven on its ride."""

    raven: int
    home: int  # the zone it set out from
    zone: int  # where it is now
    chooser: int
    refuse: str | None
    to: int | None


class VedrfolnirView(TypedDict):
    """The whole table; of face-down cards how many lie where, and which they are all together."""

    seats: int
    deck: str
    kinds: list[KindView]
    draw_pile: int
    hand: int
    hidden: int  # face down before Brynhildr
    buried: int  # face down among the discards
    unseen: list[int]  # by card: how many lie face down, wherever
    discards: list[int]  # those that were seen, the newest last
    crosswise: list[int]  # on their way, the newest last
    zones: list[ZoneView]
    stakes: list[StakeView]  # by zone
    tribute: TributeView
    outlook: list[OutlookView]  # by zone
    active: int  # the zone whose turn it is
    changed: list[int]  # places whose stake is judged when the card is resolved
    receiver: int  # the place that the last card joined
    first: int | None  # the seat that began, until the first turn
    turn: TurnView | None
    turning_up: bool  # Brynhildr's cards are turned up
    gift: GiftView | None
    ride: RideView | None
    leads: list[LeadView]  # what answers to the open question lead to, as far as that can be foreseen
    turns: int
    rounds: int  # that have ended
    ending: str


def view(state: State, seat: int | None) -> VedrfolnirView:
    g = table(state)
    unseen = counted(g.bag)
    seen: VedrfolnirView = {
        "seats": g.seats,
        "deck": g.deck,
        "kinds": kinds_of(g.deck),
        "draw_pile": g.pile,
        "hand": g.hand,
        "hidden": g.hidden,
        "buried": g.buried,
        "unseen": unseen,
        "discards": [*g.discards],
        "crosswise": [*g.crosswise],
        "zones": [sees_zone(g, zone) for zone in range(g.zones)],
        "stakes": [sees_stake(g, zone) for zone in range(g.zones)],
        "tribute": sees_tribute(g),
        "outlook": outlook(g, unseen),
        "active": g.active,
        "changed": places(g.changed),
        "receiver": g.receiver,
        "first": None,
        "turn": None,
        "turning_up": False,
        "gift": None,
        "ride": None,
        "leads": leads(g),
        "turns": g.turns,
        "rounds": g.rounds,
        "ending": g.ending,
    }
    for form in g.forms:
        if isinstance(form, Turn):
            seen["turn"] = sees_turn(form)
        elif isinstance(form, Receive) and form.is_under_way(g):
            seen["gift"] = sees_gift(form)
        elif isinstance(form, Ride) and form.raven in g.crosswise:
            seen["ride"] = sees_ride(form)
        elif isinstance(form, TurnUp):
            seen["turning_up"] = True
        elif isinstance(form, Saga):
            seen["first"] = filled(form.first)
    return seen


def sees_zone(g: Vedrfolnir, zone: int) -> ZoneView:
    return {
        "name": g.name_of(zone),
        "owner": g.owners[zone],
        "jokers": jokers_in(g, zone),
        "won": [*g.won[zone]],
        "score": g.score(zone),
    }


def sees_stake(g: Vedrfolnir, zone: int) -> StakeView:
    return {
        "cards": [*g.stakes[zone]],
        "stars": g.stars(zone),
        "objective": g.objective(zone),
        "runes": {
            "odin": runes(g, zone, ODIN_RUNES),
            "thor": runes(g, zone, THOR_RUNES),
            "surtr": runes(g, zone, SURTR_RUNES),
        },
        "points": points(g.stakes[zone]),
    }


def sees_tribute(g: Vedrfolnir) -> TributeView:
    counted = [0] * len(RUNE_NAMES)
    for card in g.stakes[TRIBUTE]:
        counted[RUNE_TYPE[card]] += RUNES[card]
    return {
        "cards": [*g.stakes[TRIBUTE]],
        "runes": {"odin": counted[ODIN_RUNES], "thor": counted[THOR_RUNES], "surtr": counted[SURTR_RUNES]},
        "points": points(g.stakes[TRIBUTE]),
    }


def counted(cards: list[int]) -> list[int]:
    """How many there are of each card."""
    counts = [0] * BOX_FACES
    for card in cards:
        counts[card] += 1
    return counts


def points(cards: list[int]) -> int:
    return sum([POINTS[card] for card in cards])


def places(bits: int) -> list[int]:
    return [place for place in range(PLACES) if bits >> place & 1]


def jokers_in(g: Vedrfolnir, zone: int) -> list[int]:
    """The joker cards of a zone."""
    jokers = g.jokers_of(zone)
    cards = [NORNS_CARD] if jokers & NORNS_BIT else []
    return [*cards, HEIMDALL_CARD] if jokers & HEIMDALL_BIT else cards


def outlook(g: Vedrfolnir, unseen: list[int]) -> list[OutlookView]:
    with_stars = [0] * (MOST_STARS + 1)
    for card in range(BOX_FACES):
        with_stars[STARS[card]] += unseen[card]
    modifiers = [(objective, unseen[card]) for card, objective in MODIFIER_CARDS]
    return [looks_out(g, zone, with_stars, modifiers) for zone in range(g.zones)]


def looks_out(g: Vedrfolnir, zone: int, with_stars: list[int], modifiers: list[tuple[int, int]]) -> OutlookView:
    stars = g.stars(zone)
    missing = max(1, g.objective(zone) - stars)  # less is missing only while the round ends
    exact = with_stars[missing] if missing <= MOST_STARS else 0
    beyond = sum(with_stars[missing + 1 :])
    for objective, count in modifiers:
        if stars == objective:
            exact += count
        elif stars > objective:
            beyond += count
    return {"exact": exact, "beyond": beyond}


def sees_turn(turn: Turn) -> TurnView:
    return {"served": places(turn.served), "card": filled(turn.card)}


def sees_gift(gift: Receive) -> GiftView:
    choice: ChoiceView | None = None
    if gift.choice >= 0:
        does = CHOICES[meaning(gift.card, gift.choice)]
        choice = {"does": does, "zone": aim(gift.card, gift.choice, gift.zone)}
    return {
        "card": gift.card,
        "zone": gift.zone,
        "chooser": gift.chooser,
        "choice": choice,
        "refuse": refusal(gift.refuse),
        "answer": refusal(gift.answer),
        "to": filled(gift.to),
    }


def sees_ride(ride: Ride) -> RideView:
    return {
        "raven": ride.raven,
        "home": ride.home,
        "zone": ride.zone,
        "chooser": ride.chooser,
        "refuse": refusal(ride.refuse),
        "to": filled(ride.to),
    }


def refusal(blank: int) -> str | None:
    return None if blank < 0 else REFUSAL_NAMES[blank]


@cache
def kinds_of(deck: str) -> list[KindView]:
    """What stands on each card of a deck; of Tyr also as he lies in either sense."""
    kinds: list[KindView] = []
    for who, runes_on, by_star in BASE + SOLO if deck == "solo" else MIXES[deck]:
        cards = [face(who, runes_on, stars) if count else None for stars, count in enumerate(by_star)]
        while cards[-1] is None:
            cards.pop()
        kinds.append(sees_kind(cards))
        if who == TYR:
            for sense in (ODIN_RUNES, THOR_RUNES):
                kinds.append(sees_kind([None if card is None else turned(card, sense) for card in cards]))
    return kinds


def sees_kind(cards: list[int | None]) -> KindView:
    card = next(card for card in cards if card is not None)
    return {
        "name": NAMES[WHO[card]],
        "runes": RUNES[card],
        "type": RUNE_NAMES[RUNE_TYPE[card]],
        "objective": MODIFIER[card] or None,
        "points": POINTS[card],
        "cards": cards,
    }
