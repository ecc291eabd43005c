"""Vedrfölnir: give every card away, reach exactly twelve stars.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.events import events_of
from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option, Roles, Seams
from gladsheim.core.kinds import SEAT, Slot
from gladsheim.core.text import Phrase
from gladsheim.games.vedrfolnir import events
from gladsheim.games.vedrfolnir.kinds import ASE, CARD, END, HEL, REFUSAL, SENSE, UNSEEN, ZONE
from gladsheim.games.vedrfolnir.parts import (
    BASE,
    BOX_FACES,
    HEL_NOTHING,
    MIXES,
    MOST,
    PLACES,
    SOLO,
    UNTURNED,
    deck_of,
)
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Vedrfolnir, table
from gladsheim.games.vedrfolnir.turn import Saga, Turn
from gladsheim.games.vedrfolnir.view import VedrfolnirView, jokers_in, view
from gladsheim.games.vedrfolnir.words import label, place, text, write

DECKS = {mix: deck_of(blocks) for mix, blocks in MIXES.items()}
ORDER = ["first", "second", "third", "fourth", "fifth", "sixth"]
SOLO_DECK = deck_of(BASE + SOLO)


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = table(state)
    mix = chosen.word("deck")
    if seats == 1 and mix != "base":
        reason = f"alone, vedrfolnir is played with the base deck; option 'deck' may not be '{mix}' then"
        raise BadOption(reason, Phrase("refused-deck"))
    if seats == 1:
        g.lay_out(seats, "solo", SOLO_DECK)
    else:
        g.lay_out(seats, mix, DECKS[mix])
    return Saga()


def pieces(state: State) -> dict[str, int]:
    """Every card of the deck, by its face, wherever it lies; and that the face-down heaps make up the bag."""
    g = table(state)
    cards = g.bag + g.crosswise + g.discards
    for row in (*g.stakes, *g.won):
        cards += [UNTURNED[card] for card in row]
    for zone in range(g.zones):
        cards += jokers_in(g, zone)
    counted = {f"card {card}": cards.count(card) for card in range(BOX_FACES)}
    counted["cards"] = len(cards)
    counted["jokers of nobody"] = g.jokers >> (2 * g.zones)
    counted["unseen cards that lie nowhere"] = len(g.bag) - g.pile - g.hand - g.hidden - g.buried
    return counted


def roles(g: State, chance: dict[str, int]) -> Roles:
    first, seats = chance.get("first", 0), table(g).seats
    return {"order": [ORDER[(seat - first) % seats] for seat in range(seats)]}


GAME = Game(
    id="vedrfolnir",
    folder=Path(__file__).parent,
    seats=range(1, MOST + 1),
    options={"deck": Option(list(MIXES), "base")},
    state=Vedrfolnir,
    forms=[Saga, Turn, Receive, Ride, TurnUp],
    slots={
        "first": Slot(MOST, SEAT),
        "ase": Slot(2, ASE),
        "card": Slot(BOX_FACES, CARD, mute=True),  # told as revealed, or as turned up
        "drawn": Slot(BOX_FACES, CARD, mute=True),
        "unseen": Slot(2, UNSEEN),
        "to": Slot(PLACES, ZONE),
        "sense": Slot(2, SENSE, does="do-sense"),
        "end": Slot(2, END, does="do-end"),
        "hel": Slot(HEL_NOTHING + 1, HEL),
        "refuse": Slot(3, REFUSAL),
        "answer": Slot(3, REFUSAL),
    },
    set_up=set_up,
    view=view,
    sees=VedrfolnirView,
    events=events_of(events),
    unsaid={
        "leads": "they are about the question that is asked next",
        "changed": "stakes are judged without a word where nothing comes of it",
    },
    label=label,
    place=place,
    write=write,
    roles=roles,
    text=text,
    pieces=pieces,
    longest=3_000,
    seams=Seams(
        mind="gladsheim.games.vedrfolnir.mind:MIND",
        levels="gladsheim.games.vedrfolnir.mind:LEVELS",
        layout="gladsheim.games.vedrfolnir.layout:parts",
        observe="gladsheim.games.vedrfolnir.observe:observe",
        tasks="gladsheim.games.vedrfolnir.tasks:TASKS",
    ),
)
