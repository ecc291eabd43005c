# not compiled: learners wait for their networks, not for this
"""The layout of Vedrfölnir.

Left out: the order of the discards, which won cards a score is made of, and what follows from the rest.
"""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.games.vedrfolnir.kinds import ZONE
from gladsheim.games.vedrfolnir.parts import (
    BOX_FACES,
    CHOICES,
    FACES,
    JOKERS,
    MIXES,
    MOST,
    PLACES,
    REFUSAL_NAMES,
    SENSE_NAMES,
    SOLO_NAMES,
    deck_of,
    zones_of,
)
from gladsheim.layouts.many import Both, First, Last, Record, Row
from gladsheim.layouts.parts import Among, Bag, Flag, Length, Name, Of, One, Part, UpTo
from gladsheim.layouts.ring import Ring, Turned, Who

DECK = max(len(deck_of(blocks)) for blocks in MIXES.values())
COPIES = 4


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    zones = zones_of(seats)
    cards = Both(Bag(FACES, COPIES), First(1, One(FACES)), Last(1, One(FACES)))
    zone = {
        "name": Name(["seat", "ase", *SENSE_NAMES, *SOLO_NAMES]),
        "owner": Who(seats, MOST),
        "jokers": Among(JOKERS),
        "won": Length(60),
        "score": UpTo(120, least=-40),
    }
    stake = {"cards": cards, "stars": UpTo(24), "objective": UpTo(24)}
    card, place, refusal = One(FACES), Turned(ZONE, seats, One(PLACES)), Name(REFUSAL_NAMES)
    chooser, places = Turned(ZONE, seats, One(MOST)), Turned(ZONE, seats, Bag(PLACES))
    gift = {
        "card": card,
        "zone": place,
        "chooser": chooser,
        "choice": Record({"does": Name(CHOICES), "zone": place}),
        "refuse": refusal,
        "answer": refusal,
        "to": place,
    }
    ride = {"raven": card, "home": place, "zone": place, "chooser": chooser, "refuse": refusal, "to": place}
    return {
        "deck": Name([*MIXES, "solo"]),
        "draw_pile": Of(DECK),
        "hand": UpTo(12),
        "hidden": UpTo(20),
        "buried": Of(DECK),
        "unseen": Row(BOX_FACES, UpTo(COPIES)),
        "discards": Bag(FACES, COPIES),
        "crosswise": Bag(FACES, COPIES),
        "zones": Ring(zones, Record(zone)),
        "stakes": Ring(zones, Record(stake)),
        "tribute": Record({"cards": cards}),
        "active": chooser,
        "changed": places,
        "receiver": place,
        "turns": UpTo(60),
        "rounds": UpTo(20),
        "first": Who(seats, MOST),
        "turn": Record({"served": places, "card": card}),
        "turning_up": Flag(),
        "gift": Record(gift),
        "ride": Record(ride),
    }
