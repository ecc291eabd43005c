"""What can happen at the table.  All of it happens in the open: everybody hears it."""

from __future__ import annotations

from typing import Final

from gladsheim.core.events import Event, Happened
from gladsheim.core.kinds import COUNT, SEAT
from gladsheim.core.text import Gap, Phrase
from gladsheim.games.vedrfolnir.kinds import CARD, CHOICE, JOKER, RUNES_OF, ZONE, at_table, card_phrase, says_zone
from gladsheim.games.vedrfolnir.parts import ALL_RUNES, CHOICES, TRIBUTE


def says_joined(told: Happened) -> Phrase:
    """What lies there now is told with it; the Tribute has no objective."""
    g, place = at_table(told.after), told.value("zone")
    gaps: dict[str, Gap] = {"card": card_phrase(told.value("card")), "zone": says_zone(g, place)}
    if place == TRIBUTE:
        return Phrase("joined-tribute", gaps)
    return Phrase("joined", {**gaps, "stars": g.stars(place), "objective": g.objective(place)})


def says_choice(told: Happened) -> Phrase:
    zone = says_zone(at_table(told.after), told.value("zone"))
    return Phrase(f"chose-{CHOICES[told.value('choice')]}", {"zone": zone})


def says_majority(told: Happened) -> Phrase:
    """Freyja goes by the runes of all types together, and is told so."""
    phrase = told.retell()
    if told.value("runes") != ALL_RUNES:
        return phrase
    return Phrase("shared-of-all" if told.event is SHARED else "nobody-takes-of-all", phrase.gaps)


STARS: Final = COUNT.named("stars")
CARDS: Final = CARD.several("cards")

# A turn.
ASES_CHOSEN: Final = Event("ases-chosen", "VF 12.1", SEAT.named("odin"), SEAT.named("thor"))
TURN_BEGAN: Final = Event("turn-began", "VF 3.1", ZONE, COUNT)
REVEALED: Final = Event("revealed", "VF 3.2", CARD, at="crosswise")
GIVEN: Final = Event("given", "", CARD, ZONE, at="crosswise")  # told where it does not come to rest at once
CHOSE: Final = Event("chose", "VF 4.2", CHOICE, ZONE, says=says_choice)
GIVEN_UNSEEN: Final = Event("given-unseen", "VF 13.3", ZONE)

# Cards on their way.
DRAWN: Final = Event("drawn", "", ZONE, CARD, at="crosswise")
JOINED: Final = Event("joined", "VF 4.1", CARD, ZONE, says=says_joined)
DISCARDED: Final = Event("discarded", "", CARD)
DISCARDED_AT: Final = Event("discarded-at", "", CARD, ZONE)  # it came, but nothing of its kind can lie there
TAKEN_AWAY: Final = Event("taken-away", "", CARD, ZONE)
JOKER_KEPT: Final = Event("joker-kept", "VF 11.1", ZONE, JOKER, at="joker-{zone}-{joker}")
JOKER_PLAYED: Final = Event("joker-played", "", ZONE, JOKER, at="joker-{zone}-{joker}")
JOKER_DESTROYED: Final = Event("joker-destroyed", "VF 10.5", ZONE, JOKER, at="joker-{zone}-{joker}")
RAVEN_PASSED: Final = Event("raven-passed", "VF 9.8", CARD, ZONE)

# The end of a round.
COLLECTED: Final = Event("collected", "VF 5.1", ZONE, STARS, CARDS)
WENT_BEYOND: Final = Event("went-beyond", "VF 5.4", ZONE, STARS, COUNT.named("objective"))
# One kind of the Tribute, won by so many runes.
SHARED: Final = Event("shared", "", ZONE, RUNES_OF, COUNT, CARDS, says=says_majority)
NOBODY_TAKES: Final = Event("nobody-takes", "", RUNES_OF, CARDS, says=says_majority)
ROUND_ENDED: Final = Event("round-ended", "VF 5.9", COUNT)  # how many rounds have

# The solo game.
BRYNHILDR_CAME: Final = Event("brynhildr-came", "VF 13.6", ZONE)
BRYNHILDR_ENDS: Final = Event("brynhildr-ends", "VF 13.8", ZONE)
TURNED_UP: Final = Event("turned-up", "VF 13.6", CARD, at="crosswise")
EXHAUSTED: Final = Event("exhausted", "VF 13.9")

# The end.
LAST_TRIBUTE: Final = Event("last-tribute", "VF 7.2", at="tribute")
SCORED: Final = Event("scored", "VF 7.4", ZONE, COUNT.named("points"))
WON: Final = Event("won", "", SEAT)
WON_TOGETHER: Final = Event("won-together", "VF 7.5", SEAT.several("seats"))
NOBODY_WON: Final = Event("nobody-won", "")
