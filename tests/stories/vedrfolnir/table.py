"""Tables for the stories of Vedrfölnir: lay out a position, then play it.

Cards are written as on the box: "thor2*3" has two runes and three stars, "sleipnir*1" one star, "loki" none;
a Tyr that lies is "tyr2*1/odin" or "tyr2*1/thor".  Zones are numbers, T is the Tribute.
"""

from __future__ import annotations

import re

from gladsheim.core.beats import Beat, noticed
from gladsheim.core.events import Ears, Event
from gladsheim.core.forms import CHANCE, Form
from gladsheim.core.save import dump_state, load_state
from gladsheim.games.vedrfolnir import DECKS, GAME, SOLO_DECK
from gladsheim.games.vedrfolnir.parts import (
    BOX_FACES,
    HEL_WAYS,
    NAMES,
    ODIN_RUNES,
    RUNE_TYPE,
    RUNES,
    STARS,
    THOR_RUNES,
    TRIBUTE,
    UNTURNED,
    WHO,
    face,
    turned,
)
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.turn import Turn
from gladsheim.games.vedrfolnir.view import VedrfolnirView, view

T = TRIBUTE
ACCEPT, NORNS, HEIMDALL = 0, 1, 2  # answers to "refuse" and "answer"
FIRST, LAST = 0, 1  # answers to "end"
AS_ODIN, AS_THOR = 0, 1  # answers to "sense"
REVEAL, UNSEEN = 0, 1  # answers to "unseen"
BITS = {"norns": 1, "heimdall": 2}
CARD = re.compile(r"([a-z-]+?)(\d?)(?:\*(\d))?(?:/(odin|thor))?")


def card(written: str) -> int:
    """The number of a written card."""
    found = CARD.fullmatch(written)
    assert found is not None, written
    name, runes, stars, sense = found.groups()
    number = face(NAMES.index(name), int(runes or 0), int(stars or 0))
    return turned(number, ODIN_RUNES if sense == "odin" else THOR_RUNES) if sense else number


def cards(written: str) -> list[int]:
    return [card(one) for one in written.split()]


def name(number: int) -> str:
    """A card, written."""
    runes = str(RUNES[number]) if RUNES[number] else ""
    stars = f"*{STARS[number]}" if STARS[number] else ""
    sense = ("/odin", "/thor")[RUNE_TYPE[number]] if number >= BOX_FACES else ""
    return NAMES[WHO[number]] + runes + stars + sense


def names(numbers: list[int]) -> str:
    return " ".join(name(one) for one in numbers)


def hel(zone: int, way: str) -> int:
    """An answer to "hel"."""
    return zone * HEL_WAYS + ["norns", "heimdall", "first", "last"].index(way)


class Table:
    """A game in the middle of a turn, and short words to play it."""

    def __init__(self, g: Vedrfolnir) -> None:
        self.g = g
        self.ears = g.ears = Ears(GAME.lots)
        self.box = GAME.pieces(g)

    # Deeds

    def begins(self, form: Form) -> Table:
        self.g.begin(form)
        return self

    def fill(self, seat: int, value: int) -> Table:
        self.g.fill(seat, value)
        assert GAME.pieces(self.g) == self.box
        return self

    def reveals(self, written: str) -> Table:
        """Chance turns over a card: of the hand, of the draw pile, or Brynhildr's."""
        return self.fill(CHANCE, card(written))

    def gives(self, written: str, to: int, *answers: int) -> Table:
        """The active player reveals a card and gives it; then come the answers of those who are asked."""
        self.reveals(written)
        return self.says(to, *answers)

    def draws(self, written: str, *answers: int) -> Table:
        assert self.g.slot == "drawn"
        return self.reveals(written).says(*answers)

    def says(self, *answers: int) -> Table:
        """Whoever is asked answers."""
        for answer in answers:
            assert self.g.seat != CHANCE, f"nobody is asked: {self.asked}"
            self.fill(self.g.seat, answer)
        return self

    # Questions

    @property
    def asked(self) -> str:
        """Who is asked what."""
        if self.g.is_over():
            return "over"
        return f"{'chance' if self.g.seat == CHANCE else self.g.seat} {self.g.slot}"

    @property
    def options(self) -> list[int]:
        return self.g.options

    @property
    def tribute(self) -> str:
        return self.stake(T)

    @property
    def discards(self) -> str:
        return names(self.g.discards)

    @property
    def rounds(self) -> int:
        """Rounds that have ended."""
        return self.g.rounds

    def stake(self, zone: int) -> str:
        return names(self.g.stakes[zone])

    def won(self, zone: int) -> str:
        return names(self.g.won[zone])

    def jokers(self, zone: int) -> str:
        return " ".join(name for name, bit in BITS.items() if self.g.jokers_of(zone) & bit)

    def happened(self, event: Event) -> list[str]:
        """The rules under which such events happened."""
        return [told.rule for told in self.ears.heard if told.event is event]

    @property
    def beats(self) -> list[Beat]:
        """What everybody could notice so far."""
        return noticed(GAME, self.ears.heard, None)

    def hears(self, event: Event) -> list[str]:
        """What was told of such events, in English."""
        return [beat.text() for beat in self.beats if beat.told.event is event]

    @property
    def view(self) -> VedrfolnirView:
        return view(self.g, None)

    def leads(self) -> dict[int, str]:
        """What each answer leads to, in short: "7 short 5", "12 exact 0", "3 draws"."""
        told = {}
        for lead in self.view["leads"]:
            words = [str(lead["stars"])]
            words += [lead["result"], str(lead["by"])] if lead["result"] else []
            told[lead["answer"]] = " ".join([*words, lead["then"]] if lead["then"] else words)
        return told

    def closed(self) -> dict[int, str]:
        return self.g.forms[-1].closed(self.g, self.g.seat)


def table(
    seats: int = 3,
    deck: str = "both",
    stakes: dict[int, str] | None = None,
    jokers: dict[int, str] | None = None,
    won: dict[int, str] | None = None,
    active: int = 0,
    pile: int | None = None,
    hidden: int = 0,
) -> Table:
    """A table at the start of a turn of zone `active`; `pile`: so many cards are left to draw, the others are gone."""
    g = Vedrfolnir()
    if seats == 1:
        g.lay_out(seats, "solo", SOLO_DECK)
    else:
        g.lay_out(seats, deck, DECKS[deck])
    lying: list[int] = []
    for zone, written in (stakes or {}).items():
        g.stakes[zone] = cards(written)
        lying += [UNTURNED[one] for one in g.stakes[zone]]
    for zone, written in (won or {}).items():
        g.won[zone] = cards(written)
        lying += g.won[zone]
    for zone, written in (jokers or {}).items():
        for joker in written.split():
            g.jokers |= BITS[joker] << (2 * zone)
            lying.append(card(joker))
    g.bag = g.bag.copy()
    for one in lying:
        g.bag.remove(one)
    g.active = active
    g.hand = g.zones + 1
    g.hidden = hidden
    g.pile = len(g.bag) - g.hand - hidden
    if pile is not None:
        g.buried = g.pile - pile
        g.pile = pile
    t = Table(g)
    return t.begins(Turn())


def through_a_save(t: Table) -> Table:
    """The same table, saved and loaded."""
    state = load_state(GAME, dump_state(t.g))
    assert isinstance(state, Vedrfolnir)
    return Table(state)
