"""The layout of Vedrfölnir.  Left out: the order of the discards, which won cards a score is made of, printed faces."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.adapters.layouts.parts import (
    Among,
    Bag,
    Bits,
    Both,
    First,
    Flag,
    Last,
    Length,
    Of,
    One,
    Part,
    Record,
    Row,
    Steps,
    UpTo,
)
from gladsheim.games.vedrfolnir.parts import (
    DUEL_ZONES,
    FACES,
    HEL_NOTHING,
    JOKERS,
    MIXES,
    MOST,
    PLACES,
    SOLO_ZONES,
    deck_of,
)

DECK = max(len(deck_of(blocks)) for blocks in MIXES.values())
COPIES = 4


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    zones = {1: SOLO_ZONES, 2: DUEL_ZONES}.get(seats, seats)
    stake = Both(Bag(FACES, COPIES), First(1, One(FACES)), Last(1, One(FACES)))
    zone = {
        "owner": One(MOST),
        "stake": stake,
        "stars": UpTo(24),
        "objective": UpTo(24),
        "jokers": Among(JOKERS),
        "won": Length(60),
        "score": UpTo(120, least=-40),
    }
    card, chooser, place = One(FACES), One(MOST), One(PLACES)
    return {
        "winter": Flag(),
        "draw_pile": Of(DECK),
        "hand": UpTo(12),
        "hidden": UpTo(20),
        "buried": Of(DECK),
        "unseen": Bag(FACES, COPIES),
        "discards": Bag(FACES, COPIES),
        "crosswise": Bag(FACES, COPIES),
        "zones": Row(zones, Record(zone)),
        "tribute": stake,
        "active": One(MOST),
        "changed": Bits(PLACES),
        "receiver": place,
        "odins_zone": One(PLACES),
        "turns": UpTo(60),
        "rounds": UpTo(20),
        "doing": Steps(
            {
                "saga": {"first": One(MOST), "ase": One(2)},
                "turn": {"served": Bits(PLACES + 1), "unseen": One(2), "card": card, "to": place, "resolved": One(1)},
                "receive": {
                    "card": card,
                    "zone": place,
                    "chooser": chooser,
                    "choice": One(HEL_NOTHING + 1),
                    "refuse": One(3),
                    "answer": One(3),
                    "to": place,
                    "drawn": card,
                },
                "ride": {
                    "raven": card,
                    "home": place,
                    "zone": place,
                    "chooser": chooser,
                    "refuse": One(3),
                    "to": place,
                    "drawn": card,
                    "resolved": One(1),
                },
                "turn up": {"card": card, "resolved": One(1)},
                "sense": {"chooser": chooser, "sense": One(2)},
                "end": {"chooser": chooser, "end": One(2)},
                "hel": {"chooser": chooser, "hel": One(HEL_NOTHING + 1)},
            }
        ),
    }
