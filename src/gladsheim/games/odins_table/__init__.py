"""Odin's Table: two players, hidden cards, five rows and six columns.  Start reading in turn.py."""

from pathlib import Path

from gladsheim.core.events import events_of
from gladsheim.core.forms import OPEN, Form, State
from gladsheim.core.game import Chosen, Game, Option, Roles, Seams
from gladsheim.core.kinds import FLAG, SEAT, Kind, Slot
from gladsheim.games.odins_table import events
from gladsheim.games.odins_table.events import CARD, DEED
from gladsheim.games.odins_table.moving import count
from gladsheim.games.odins_table.parts import CARDS, COLUMNS, DEEDS, EMPTY, KEEP, SCOUT_NOTHING, deck_of
from gladsheim.games.odins_table.state import OdinsTable, table
from gladsheim.games.odins_table.turn import Battle, Turn
from gladsheim.games.odins_table.view import OdinsView, imagine, view
from gladsheim.games.odins_table.wall import Arrange, Display, Refill
from gladsheim.games.odins_table.words import label, place, text, write


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = table(state)
    g.lay_out(deck_of(CARDS[chosen.word("cards")]))
    g.straight_out = chosen.word("leaving") == "straight"
    g.patience = chosen.number("no_progress")
    g.offers = chosen.flag("draw_offers")
    white = {"first seat": 0, "second seat": 1, "by lot": OPEN}
    return Battle(white[chosen.word("white")])


def pieces(state: State) -> dict[str, int]:
    """Twelve pieces and two decks of 27 cards: nothing is ever added or taken away."""
    g = table(state)
    counted = {"spaces with two pieces": count(g.near & g.far)}
    for seat in (0, 1):
        counted[f"pieces of seat {seat}"] = count(g.squares(seat)) + g.lost[seat]
        wall = [card for card in g.wall[seat * COLUMNS : (seat + 1) * COLUMNS] if card != EMPTY]
        for card in range(10):
            cards = wall + g.hands[seat] + g.decks[seat] + g.discards[seat]
            counted[f"cards {card} of seat {seat}"] = cards.count(card)
    return counted


def roles(g: State, chance: dict[str, int]) -> Roles:
    return {"order": ["first" if seat == table(g).white else "second" for seat in (0, 1)]}


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
        "white": Slot(2, SEAT),
        "card": Slot(10, CARD, mute=True),  # displayed, refilled: not everybody sees which
        "stand": Slot(10, CARD),
        "deed": Slot(DEEDS, DEED),
        "scout": Slot(SCOUT_NOTHING + 1, Kind("scout")),
        "swap": Slot(KEEP + 1, Kind("swap")),
        "accept": Slot(2, FLAG),
    },
    set_up=set_up,
    view=view,
    sees=OdinsView,
    events=events_of(events),
    unsaid={
        "opening": "how far the setting up has come is seen in what is asked",
        "turn": "what was answered is seen in what follows",
        "turns": "a counter of turns",
        "quiet": "a counter of turns",
        "passes": "a counter of turns",
    },
    imagine=imagine,
    label=label,
    place=place,
    write=write,
    roles=roles,
    text=text,
    pieces=pieces,
    longest=20_000,
    seams=Seams(
        mind="gladsheim.games.odins_table.mind:MIND",
        levels="gladsheim.games.odins_table.mind:LEVELS",
        layout="gladsheim.games.odins_table.layout:parts",
        observe="gladsheim.games.odins_table.observe:observe",
        riddle=2,
        tasks="gladsheim.games.odins_table.tasks:TASKS",
    ),
)
