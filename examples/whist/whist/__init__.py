"""Whist: follow suit, or trump; the most tricks win."""

from pathlib import Path

from gladsheim.core.game import Game, Option
from gladsheim.core.kinds import Slot
from gladsheim.core.zones import Zone
from whist.state import CARD, CARDS, EVENTS, SUIT, SUITS, Whist, pieces
from whist.turn import Deal, Trick, Trump, set_up
from whist.view import imagine, text, view

GAME = Game(
    id="whist",
    folder=Path(__file__).parent,
    seats=range(3, 5),
    options={"trump": Option(["by lot", "none"], "by lot")},
    state=Whist,
    forms=[Deal, Trump, Trick],
    slots={
        "dealt": Slot(CARDS, CARD, mute=True),
        "trump": Slot(len(SUITS), SUIT, mute=True),
        "card": Slot(CARDS, CARD),
    },
    set_up=set_up,
    view=view,
    imagine=imagine,
    events=EVENTS,
    unsaid={"turn": "the players take turns: everybody knows whose it is"},
    zones={
        "trump": Zone("words", kind=SUIT),
        "hands": Zone("hand", kind=CARD),
        "played": Zone("row", kind=CARD, each=True),
        "tricks": Zone("track", most=CARDS // 3),
        "voids": Zone("words", kind=SUIT, each=True),
        "gone": Zone("row", kind=CARD),
        "deck": Zone("hidden"),
        "leader": Zone("hidden"),
        "turn": Zone("hidden"),
    },
    text=text,
    pieces=pieces,
    longest=2 * CARDS + 1,
)
