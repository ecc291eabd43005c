"""Hoard: treasures come up one by one and go to whoever bids most.  An open auction, with coins nobody gets back."""

from pathlib import Path

from gladsheim.core.game import Game, Option, Seams
from gladsheim.core.kinds import NUMBER, Slot
from gladsheim.core.zones import Zone
from hoard.state import COINS, EVENTS, HIGHEST, TREASURE, Hoard, pieces
from hoard.turn import Auction, Round, set_up
from hoard.view import text, view

GAME = Game(
    id="hoard",
    folder=Path(__file__).parent,
    seats=range(3, 6),
    options={"treasures": Option([6, 8, 10], 8)},
    state=Hoard,
    forms=[Round, Auction],
    slots={"treasure": Slot(HIGHEST + 1, TREASURE, mute=True), "bid": Slot(COINS + 1, NUMBER, does="do-bid")},
    set_up=set_up,
    view=view,
    events=EVENTS,
    unsaid={"turn": "bidding goes round: everybody knows whose turn it is"},
    zones={
        "on_offer": Zone("row", kind=TREASURE),
        "high_bid": Zone("count"),
        "bidder": Zone("seat"),
        "coins": Zone("track", most=COINS),
        "hoards": Zone("row", kind=TREASURE),
        "passed": Zone("words"),
        "unsold": Zone("row", kind=TREASURE),
        "left": Zone("pile"),
        "opener": Zone("seat"),
        "turn": Zone("hidden"),
    },
    text=text,
    pieces=pieces,
    longest=10 * (1 + 5 * COINS),
    seams=Seams(mind="hoard.mind:MIND"),
)
