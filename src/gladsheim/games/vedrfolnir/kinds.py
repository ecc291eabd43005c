"""What is spoken of at the table: places, cards, jokers, runes and choices, each with its words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gladsheim.core.forms import State
from gladsheim.core.kinds import DECK, Kind
from gladsheim.core.text import Gap, Phrase
from gladsheim.games.vedrfolnir.parts import (
    BOX_FACES,
    CHOICES,
    END_NAMES,
    FREYJA,
    HEL_WAYS,
    HUGIN,
    IS_SCORE,
    JOKER_NAMES,
    MODIFIER,
    MUNIN,
    NAMES,
    REFUSAL_NAMES,
    RUNE_NAMES,
    RUNE_TYPE,
    RUNES,
    SENSE_NAMES,
    SLEIPNIR,
    STARS,
    TRIBUTE,
    UNSEEN_NAMES,
    WHO,
    zones_of,
)

if TYPE_CHECKING:
    from gladsheim.games.vedrfolnir.state import Vedrfolnir


def at_table(g: State | None) -> Vedrfolnir:
    # The state tells events, so it cannot be known here before the first of them is put into words.
    from gladsheim.games.vedrfolnir.state import table

    assert g is not None
    return table(g)


def says_zone(g: State, zone: int) -> Phrase:
    """A place at the table: a player's, an Ase's, a hall of the one who plays alone, or the Tribute."""
    vedrfolnir = at_table(g)
    name = vedrfolnir.name_of(zone)
    return Phrase(f"zone-{name}") if zone == TRIBUTE else Phrase(f"zone-{name}", {"seat": vedrfolnir.owners[zone]})


@cache
def card_phrase(card: int) -> Phrase:
    """A card: who, runes, stars or objective, and the sense of a Tyr that lies."""
    who = WHO[card]
    gaps: dict[str, Gap] = {"who": f"name-{NAMES[who]}"}
    if MODIFIER[card]:
        gaps["objective"] = MODIFIER[card]
        return Phrase("card-modifier", gaps)
    if not IS_SCORE[card] and who not in (SLEIPNIR, HUGIN, MUNIN):
        return Phrase("card-plain", gaps)
    gaps["stars"] = STARS[card]
    if not IS_SCORE[card] or who == FREYJA:
        return Phrase("card-stars", gaps)
    gaps["runes"] = RUNES[card]
    if card < BOX_FACES:
        return Phrase("card-runes", gaps)
    gaps["sense"] = f"runes-{RUNE_NAMES[RUNE_TYPE[card]]}"
    return Phrase("card-turned", gaps)


def says_card(g: State, card: int) -> Phrase:
    return card_phrase(card)


class ZoneKind(Kind):
    """A place of its own on the board; the Tribute is no zone."""

    def at(self, value: int) -> str:
        return "tribute" if value == TRIBUTE else f"zone-{value}"


def zone_from(zone: int, seat: int, seats: int) -> int:
    """Clockwise from the own one; the Tribute stays."""
    zones = zones_of(seats)
    return (zone - seat) % zones if zone < zones else zone


def hel_from(hel: int, seat: int, seats: int) -> int:
    return zone_from(hel // HEL_WAYS, seat, seats) * HEL_WAYS + hel % HEL_WAYS


ZONE: Final = ZoneKind("zone", says=says_zone, turns=zone_from)
CARD: Final = Kind("card", says=says_card, lot=DECK)
JOKER: Final = Kind("joker", names=JOKER_NAMES, key="name")
RUNES_OF: Final = Kind("runes", names=RUNE_NAMES)
CHOICE: Final = Kind("choice", names=CHOICES, key="chose")

# What else is answered.
SENSE: Final = Kind("sense", names=SENSE_NAMES)
END: Final = Kind("end", names=END_NAMES)
ASE: Final = Kind("ase", names=SENSE_NAMES, key="name")
UNSEEN: Final = Kind("unseen", names=UNSEEN_NAMES, key="do-unseen")
REFUSAL: Final = Kind("refusal", names=REFUSAL_NAMES, key="do")
HEL: Final = Kind("hel", turns=hel_from)
