"""What a seat sees of Vedrfölnir as numbers, straight from the state; `layout.py` defines them over the view."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOTHING, State
from gladsheim.core.pen import Pen
from gladsheim.games.vedrfolnir.layout import COPIES, DECK
from gladsheim.games.vedrfolnir.parts import (
    BOX_FACES,
    CHOICES,
    FACES,
    MIXES,
    MOST,
    PLACES,
    REFUSAL_NAMES,
    SENSE_NAMES,
    SOLO_NAMES,
    TRIBUTE,
)
from gladsheim.games.vedrfolnir.powers import aim, meaning
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Vedrfolnir, table
from gladsheim.games.vedrfolnir.turn import Saga, Turn

ZONES: Final = {name: n for n, name in enumerate(["seat", "ase", *SENSE_NAMES, *SOLO_NAMES])}
DECKS: Final = {name: n for n, name in enumerate([*MIXES, "solo"])}
ALL_PLACES: Final = (1 << PLACES) - 1
REFUSALS: Final = len(REFUSAL_NAMES)


def observe(state: State, pen: Pen) -> None:
    g = table(state)
    pen.one(DECKS[g.deck], len(DECKS))
    pen.share(g.pile, DECK)
    pen.up_to(g.hand, 12)
    pen.up_to(g.hidden, 20)
    pen.share(g.buried, DECK)
    write_sorted(g.bag, pen)
    pen.bag(g.discards, FACES, COPIES)
    pen.bag(g.crosswise, FACES, COPIES)
    for n in range(g.zones):
        write_zone(g, zone_at(g, n, pen), pen)
    for n in range(g.zones):
        zone = zone_at(g, n, pen)
        write_cards(g.stakes[zone], pen)
        pen.up_to(g.stars(zone), 24)
        pen.up_to(g.objective(zone), 24)
    write_cards(g.stakes[TRIBUTE], pen)
    write_place(g, g.active, MOST, pen)
    write_places(g, g.changed, pen)
    write_place(g, g.receiver, PLACES, pen)
    pen.up_to(g.turns, 60)
    pen.up_to(g.rounds, 20)
    write_course(g, pen)


def zone_at(g: Vedrfolnir, n: int, pen: Pen) -> int:
    """The zone so far clockwise from the own one."""
    zone = pen.me + n
    return zone - g.zones if zone >= g.zones else zone


def write_place(g: Vedrfolnir, place: int, size: int, pen: Pen) -> None:
    if 0 <= place < g.zones:
        place -= pen.me
        if place < 0:
            place += g.zones
    pen.one(place, size)


def write_places(g: Vedrfolnir, places: int, pen: Pen) -> None:
    """Any of the places, as bits."""
    rest = places & ALL_PLACES
    if rest:
        zones = rest & ((1 << g.zones) - 1)
        low = zones & ((1 << pen.me) - 1)
        rest = (rest - zones) | (zones >> pen.me) | (low << (g.zones - pen.me))
    pen.bits(rest, PLACES)


def write_sorted(cards: list[int], pen: Pen) -> None:
    """How many there are of each in a sorted bag."""
    count = 0
    last = NOTHING
    for card in cards:
        if card == last:
            count += 1
            continue
        if count:
            pen.put(last, min(count, COPIES) / COPIES)
        last = card
        count = 1
    if count:
        pen.put(last, min(count, COPIES) / COPIES)
    pen.skip(BOX_FACES)


def write_zone(g: Vedrfolnir, zone: int, pen: Pen) -> None:
    pen.one(ZONES[g.names[zone]], len(ZONES))
    pen.who(g.owners[zone], MOST)
    pen.bits(g.jokers_of(zone), 2)
    pen.up_to(len(g.won[zone]), 60)
    pen.up_to(g.score(zone), 120, -40)


def write_cards(cards: list[int], pen: Pen) -> None:
    """Which there are, and the two ends."""
    pen.bag(cards, FACES, COPIES)
    if cards:
        pen.one(cards[0], FACES)
        pen.one(cards[-1], FACES)
    else:
        pen.skip(2 * FACES)


def write_course(g: Vedrfolnir, pen: Pen) -> None:
    """What is under way; of two of a kind the inner one."""
    saga: Saga | None = None
    turn: Turn | None = None
    gift: Receive | None = None
    ride: Ride | None = None
    turning_up = False
    for form in g.forms:
        if isinstance(form, Turn):
            turn = form
        elif isinstance(form, Receive):
            if form.is_under_way(g):
                gift = form
        elif isinstance(form, Ride):
            if form.raven in g.crosswise:
                ride = form
        elif isinstance(form, TurnUp):
            turning_up = True
        elif isinstance(form, Saga):
            saga = form
    pen.who(NOTHING if saga is None else saga.first, MOST)
    if turn is None:
        pen.skip(PLACES + FACES)
    else:
        write_places(g, turn.served, pen)
        pen.one(turn.card, FACES)
    pen.flag(turning_up)
    if gift is None:
        pen.skip(FACES + PLACES + MOST + len(CHOICES) + PLACES + 2 * REFUSALS + PLACES)
    else:
        write_gift(g, gift, pen)
    if ride is None:
        pen.skip(FACES + 2 * PLACES + MOST + REFUSALS + PLACES)
    else:
        write_ride(g, ride, pen)


def write_gift(g: Vedrfolnir, gift: Receive, pen: Pen) -> None:
    pen.one(gift.card, FACES)
    write_place(g, gift.zone, PLACES, pen)
    write_place(g, gift.chooser, MOST, pen)
    if gift.choice >= 0:
        pen.one(meaning(gift.card, gift.choice), len(CHOICES))
        write_place(g, aim(gift.card, gift.choice, gift.zone), PLACES, pen)
    else:
        pen.skip(len(CHOICES) + PLACES)
    pen.one(gift.refuse, REFUSALS)
    pen.one(gift.answer, REFUSALS)
    write_place(g, gift.to, PLACES, pen)


def write_ride(g: Vedrfolnir, ride: Ride, pen: Pen) -> None:
    pen.one(ride.raven, FACES)
    write_place(g, ride.home, PLACES, pen)
    write_place(g, ride.zone, PLACES, pen)
    write_place(g, ride.chooser, MOST, pen)
    pen.one(ride.refuse, REFUSALS)
    write_place(g, ride.to, PLACES, pen)
