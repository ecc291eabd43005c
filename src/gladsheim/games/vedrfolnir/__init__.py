"""Vedrfölnir: give every card away, reach exactly twelve stars.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.forms import Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option
from gladsheim.core.text import Phrase
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
from gladsheim.games.vedrfolnir.powers import ChooseEnd, ChooseHel, ChooseSense
from gladsheim.games.vedrfolnir.receiving import Receive, Ride
from gladsheim.games.vedrfolnir.solo import TurnUp
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.turn import Saga, Turn
from gladsheim.games.vedrfolnir.view import jokers_in, view
from gladsheim.games.vedrfolnir.words import label, place, text

DECKS = {mix: deck_of(blocks) for mix, blocks in MIXES.items()}
SOLO_DECK = deck_of(BASE + SOLO)


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    assert isinstance(g, Vedrfolnir)
    mix = chosen.word("deck")
    if seats == 1 and mix != "base":
        reason = f"alone, vedrfolnir is played with the base deck; option 'deck' may not be '{mix}' then"
        raise BadOption(reason, Phrase("refused-deck"))
    g.set_up(seats, SOLO_DECK if seats == 1 else DECKS[mix], mix in ("winter", "both"))
    return Saga()


def pieces(g: State) -> dict[str, int]:
    """Every card of the deck, by its face, wherever it lies; and that the face-down heaps make up the bag."""
    assert isinstance(g, Vedrfolnir)
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


GAME = Game(
    id="vedrfolnir",
    folder=Path(__file__).parent,
    seats=range(1, MOST + 1),
    options={"deck": Option(list(MIXES), "base")},
    state=Vedrfolnir,
    forms=[Saga, Turn, Receive, Ride, TurnUp, ChooseSense, ChooseEnd, ChooseHel],
    slots={
        "first": MOST,
        "ase": 2,
        "card": BOX_FACES,
        "drawn": BOX_FACES,
        "unseen": 2,
        "to": PLACES,
        "sense": 2,
        "end": 2,
        "hel": HEL_NOTHING + 1,
        "refuse": 3,
        "answer": 3,
    },
    set_up=set_up,
    view=view,
    label=label,
    place=place,
    text=text,
    pieces=pieces,
    longest=3_000,
)
