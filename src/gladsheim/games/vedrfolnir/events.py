# not compiled: words are for people, who wait for nothing here
"""What happens at the table.  All of it happens in the open: everybody hears everything."""

from __future__ import annotations

from gladsheim.core.events import Event
from gladsheim.core.text import Phrase
from gladsheim.games.vedrfolnir.parts import (
    BOX_FACES,
    FIRST_ASE,
    FREYJA,
    HEL,
    HEL_NOTHING,
    HEL_WAYS,
    HUGIN,
    IS_SCORE,
    MODIFIER,
    MUNIN,
    NAMES,
    RUNE_TYPE,
    RUNES,
    SLEIPNIR,
    STARS,
    TRIBUTE,
    TYR,
    WHO,
)

Gaps = dict[str, int | str | Phrase]
RUNE_WORDS = ["runes-odin", "runes-thor", "runes-surtr", "runes-freyja"]
SOLO_WORDS = ["zone-valhalla", "zone-helheim", "zone-brynhildr"]
CHOSE_HEL_WORDS = ["chose-hel-norns", "chose-hel-heimdall", "chose-hel-first", "chose-hel-last"]


def zone_name(seats: int, place: int, odins_zone: int) -> Phrase:
    """The words for a place at the table."""
    if place == TRIBUTE:
        return Phrase("zone-tribute")
    if seats == 1:
        return Phrase(SOLO_WORDS[place])
    if seats == 2 and place >= FIRST_ASE:
        if odins_zone < 0:  # nobody has chosen yet
            return Phrase("zone-ase-unnamed", {"seat": place - FIRST_ASE})
        god = "name-odin" if place == odins_zone else "name-thor"
        return Phrase("zone-ase", {"seat": place - FIRST_ASE, "god": god})
    return Phrase("zone-seat", {"seat": place})


def card_name(card: int) -> Phrase:
    """The words for a card: who, runes, stars or objective, and the sense of a Tyr that lies."""
    who = WHO[card]
    gaps: Gaps = {"who": f"name-{NAMES[who]}"}
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
    gaps["sense"] = RUNE_WORDS[RUNE_TYPE[card]]
    return Phrase("card-turned", gaps)


def cards_name(cards: list[int]) -> Phrase:
    """The words for several cards."""
    if not cards:
        return Phrase("no-cards")
    named = card_name(cards[0])
    for card in cards[1:]:
        named = Phrase("cards-and", {"cards": named, "card": card_name(card)})
    return named


def choice_words(card: int, choice: int, zone: Phrase) -> Phrase:
    """The words for what a choice card is to do; `zone` is where it will do it."""
    if WHO[card] == TYR:
        return Phrase(f"chose-sense-{choice}")
    if WHO[card] != HEL:
        return Phrase(f"chose-end-{choice}", {"zone": zone})
    if choice == HEL_NOTHING:
        return Phrase("chose-hel-nothing")
    return Phrase(CHOSE_HEL_WORDS[choice % HEL_WAYS], {"zone": zone})


class TurnBegan(Event):
    def __init__(self, zone: Phrase, count: int) -> None:
        super().__init__("VF 3.1")
        self.zone = zone
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("turn-began", {"zone": self.zone, "count": self.count})


class Revealed(Event):
    """The active player turned over a card of the hand."""

    def __init__(self, card: int) -> None:
        super().__init__("VF 3.2")
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("revealed", {"card": card_name(self.card)})


class Given(Event):
    """A card is on its way to a place: assigned, or sent on by Heimdall."""

    def __init__(self, place: Phrase, card: int, rule: str) -> None:
        super().__init__(rule)
        self.place = place
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("given", {"zone": self.place, "card": card_name(self.card)})


class Chosen(Event):
    """What the giver of a choice card says of it, before anybody may refuse it."""

    def __init__(self, said: Phrase) -> None:
        super().__init__("VF 4.2")
        self.said = said

    def phrase(self) -> Phrase:
        return self.said


class GivenUnseen(Event):
    def __init__(self) -> None:
        super().__init__("VF 13.3")

    def phrase(self) -> Phrase:
        return Phrase("given-unseen")


class Drawn(Event):
    """Sleipnir or a raven made a place draw."""

    def __init__(self, place: Phrase, card: int, rule: str) -> None:
        super().__init__(rule)
        self.place = place
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("drawn", {"zone": self.place, "card": card_name(self.card)})


class Joined(Event):
    def __init__(self, place: Phrase, card: int) -> None:
        super().__init__("VF 4.1")
        self.place = place
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("joined", {"zone": self.place, "card": card_name(self.card)})


class Discarded(Event):
    """A card went to the discards: from a place, or before it came anywhere."""

    def __init__(self, card: int, rule: str, place: Phrase | None = None) -> None:
        super().__init__(rule)
        self.card = card
        self.place = place

    def phrase(self) -> Phrase:
        if self.place is None:
            return Phrase("discarded", {"card": card_name(self.card)})
        return Phrase("taken-away", {"card": card_name(self.card), "zone": self.place})


class JokerKept(Event):
    def __init__(self, zone: Phrase, card: int) -> None:
        super().__init__("VF 11.1")
        self.zone = zone
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("joker-kept", {"zone": self.zone, "card": card_name(self.card)})


class JokerSpent(Event):
    """A joker was played, or destroyed by Hel."""

    def __init__(self, zone: Phrase, card: int, rule: str) -> None:
        super().__init__(rule)
        self.zone = zone
        self.card = card

    def phrase(self) -> Phrase:
        key = "joker-destroyed" if self.rule == "VF 10.5" else "joker-played"
        return Phrase(key, {"zone": self.zone, "card": card_name(self.card)})


class RavenPassed(Event):
    def __init__(self, zone: Phrase, card: int) -> None:
        super().__init__("VF 9.8")
        self.zone = zone
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("raven-passed", {"zone": self.zone, "card": card_name(self.card)})


class Collected(Event):
    """Exactly the objective: a zone takes the score cards of its stake and of the Tribute."""

    def __init__(self, zone: Phrase, stars: int, cards: list[int]) -> None:
        super().__init__("VF 5.1")
        self.zone = zone
        self.stars = stars
        self.cards = cards

    def phrase(self) -> Phrase:
        return Phrase("collected", {"zone": self.zone, "stars": self.stars, "cards": cards_name(self.cards)})


class WentBeyond(Event):
    """More stars than the objective: the others share the Tribute."""

    def __init__(self, zone: Phrase, stars: int, objective: int) -> None:
        super().__init__("VF 5.4")
        self.zone = zone
        self.stars = stars
        self.objective = objective

    def phrase(self) -> Phrase:
        return Phrase("went-beyond", {"zone": self.zone, "stars": self.stars, "objective": self.objective})


class Shared(Event):
    """The cards of one rune type in the Tribute go to the majority."""

    def __init__(self, zone: Phrase, rune_type: int, cards: list[int], rule: str) -> None:
        super().__init__(rule)
        self.zone = zone
        self.rune_type = rune_type
        self.cards = cards

    def phrase(self) -> Phrase:
        gaps: Gaps = {"zone": self.zone, "runes": RUNE_WORDS[self.rune_type], "cards": cards_name(self.cards)}
        return Phrase("shared", gaps)


class NobodyTakes(Event):
    """No majority for one rune type of the Tribute: a tie, or no rune at all."""

    def __init__(self, rune_type: int, cards: list[int], rule: str) -> None:
        super().__init__(rule)
        self.rune_type = rune_type
        self.cards = cards

    def phrase(self) -> Phrase:
        return Phrase("nobody-takes", {"runes": RUNE_WORDS[self.rune_type], "cards": cards_name(self.cards)})


class BrynhildrCame(Event):
    """A Brynhildr card was revealed: her face-down cards are turned up, or her turning up ends."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)

    def phrase(self) -> Phrase:
        return Phrase("brynhildr-ends" if self.rule == "VF 13.8" else "brynhildr-came")


class TurnedUp(Event):
    def __init__(self, card: int) -> None:
        super().__init__("VF 13.6")
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("turned-up", {"card": card_name(self.card)})


class Exhausted(Event):
    """Brynhildr has no card left to turn up: the majority decides."""

    def __init__(self) -> None:
        super().__init__("VF 13.9")

    def phrase(self) -> Phrase:
        return Phrase("exhausted")


class LastTribute(Event):
    """The draw pile is too small for a turn: the last Tribute is shared."""

    def __init__(self) -> None:
        super().__init__("VF 7.2")

    def phrase(self) -> Phrase:
        return Phrase("last-tribute")


class Scored(Event):
    def __init__(self, zone: Phrase, points: int) -> None:
        super().__init__("VF 7.4")
        self.zone = zone
        self.points = points

    def phrase(self) -> Phrase:
        return Phrase("scored", {"zone": self.zone, "points": self.points})
