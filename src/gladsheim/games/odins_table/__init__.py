"""Odin's Table: two players, hidden cards, five rows and six columns.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.forms import OPEN, Form, State
from gladsheim.core.game import Chosen, Game, Option
from gladsheim.games.odins_table.moving import count
from gladsheim.games.odins_table.parts import CARDS, COLUMNS, DEEDS, EMPTY, KEEP, SCOUT_NOTHING, deck_of
from gladsheim.games.odins_table.state import OdinsTable
from gladsheim.games.odins_table.turn import Battle, Turn
from gladsheim.games.odins_table.view import imagine, view
from gladsheim.games.odins_table.wall import Arrange, Display, Refill
from gladsheim.games.odins_table.words import label, place, text


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    assert isinstance(g, OdinsTable)
    g.set_up(deck_of(CARDS[chosen.word("cards")]))
    g.straight_out = chosen.word("leaving") == "straight"
    g.patience = chosen.number("no_progress")
    g.offers = chosen.flag("draw_offers")
    white = {"first seat": 0, "second seat": 1, "by lot": OPEN}
    return Battle(white[chosen.word("white")])


def pieces(g: State) -> dict[str, int]:
    """Twelve pieces and two decks of 27 cards: nothing is ever added or taken away."""
    assert isinstance(g, OdinsTable)
    counted = {"spaces with two pieces": count(g.first & g.second)}
    for seat in (0, 1):
        counted[f"pieces of seat {seat}"] = count(g.pieces(seat)) + g.lost[seat]
        wall = [card for card in g.wall[seat * COLUMNS : (seat + 1) * COLUMNS] if card != EMPTY]
        for card in range(10):
            cards = wall + g.hands[seat] + g.decks[seat] + g.discards[seat]
            counted[f"cards {card} of seat {seat}"] = cards.count(card)
    return counted


GAME = Game(
    id="odins-table",
    folder=Path(__file__).parent,
    seats=range(2, 3),
    options={
        "cards": Option(list(CARDS), "three-of-most"),
        "leaving": Option(["diagonal", "straight"], "diagonal"),
        "no_progress": Option([10, 20, 40, 80], 40),
        "draw_offers": Option([False, True], False),
        "white": Option(["first seat", "second seat", "by lot"], "first seat"),
    },
    state=OdinsTable,
    forms=[Battle, Display, Arrange, Turn, Refill],
    slots={
        "white": 2,
        "card": 10,
        "stand": 10,
        "deed": DEEDS,
        "scout": SCOUT_NOTHING + 1,
        "swap": KEEP + 1,
        "accept": 2,
    },
    set_up=set_up,
    view=view,
    imagine=imagine,
    label=label,
    place=place,
    text=text,
    pieces=pieces,
    longest=20_000,
)
