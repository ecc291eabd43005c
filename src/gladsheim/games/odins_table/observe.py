"""What a seat sees of Odin's Table as numbers, straight from the state; `layout.py` defines them over the view."""

from __future__ import annotations

from mypy_extensions import i64

from gladsheim.core.forms import State
from gladsheim.core.pen import Pen
from gladsheim.games.odins_table.moving import COLUMNS_OF
from gladsheim.games.odins_table.parts import (
    ACROSS,
    COLUMNS,
    DECK,
    DEED_ACROSS,
    DEEDS,
    PIECES,
    SCOUT_NOTHING,
    SQUARES,
)
from gladsheim.games.odins_table.state import OdinsTable, table
from gladsheim.games.odins_table.turn import Battle, Turn

CARDS = 10
COPIES = 3
RESULTS = 6  # of a deed


def observe(state: State, pen: Pen) -> None:
    g = table(state)
    both = (pen.me, 1 - pen.me)
    for owner in both:
        write_pieces(g, owner, pen)
    for owner in both:
        write_wall(g, owner, pen)
    for owner in both:
        pen.bits(g.hidden >> (owner * COLUMNS) & 63, COLUMNS)
    for owner in both:
        pen.bits(g.used >> (owner * COLUMNS) & 63, COLUMNS)
    for owner in both:
        write_piles(g, owner, pen)
    write_cards(g, both, pen)
    for owner in both:
        pen.share(g.conquered(owner), PIECES)
    for owner in both:
        pen.share(g.lost[owner], PIECES)
    write_course(g, pen)


def write_cards(g: OdinsTable, both: tuple[int, int], pen: Pen) -> None:
    """Known ones behind the Walls, hands, displays, draw piles, discards."""
    for owner in both:
        if g.hands[owner] or g.memory[owner]:
            pen.skip(CARDS)
        else:
            pen.bag([marked % 10 for marked in g.known(owner)], CARDS, COPIES)
    for owner in both:
        pen.share(len(g.hands[owner]), COLUMNS)
        if owner == pen.me or not g.display[owner]:
            pen.bag(g.hands[owner], CARDS, COPIES)
        else:
            pen.skip(CARDS)
    for owner in both:
        pen.bag(g.display[owner], CARDS, COPIES)
    for owner in both:
        pen.share(len(g.decks[owner]), DECK)
    for owner in both:
        pen.up_to(g.piles[owner], 8)
    for owner in both:
        pen.bag(g.discards[owner], CARDS, COPIES)


def write_pieces(g: OdinsTable, owner: int, pen: Pen) -> None:
    """The squares as seen from the own side."""
    rest: i64 = g.squares(owner)
    first = 0
    while rest:
        for column in COLUMNS_OF[rest & 63]:
            square = first + column
            pen.put(ACROSS[square] if pen.me else square, 1.0)
        rest >>= COLUMNS
        first += COLUMNS
    pen.skip(SQUARES)


def write_wall(g: OdinsTable, owner: int, pen: Pen) -> None:
    """Of the cards that stand hidden only one's own."""
    for niche in range(owner * COLUMNS, (owner + 1) * COLUMNS):
        if owner != pen.me and g.is_hidden(niche):
            pen.skip(CARDS)
        else:
            pen.one(g.wall[niche], CARDS)


def write_piles(g: OdinsTable, owner: int, pen: Pen) -> None:
    """Which pile each card came from, until a swap that one did not see."""
    if owner != pen.me and g.memory[owner]:
        pen.skip(COLUMNS)
        return
    for niche in range(owner * COLUMNS, (owner + 1) * COLUMNS):
        pen.up_to(g.came_from[niche], 8)


def write_course(g: OdinsTable, pen: Pen) -> None:
    """How far the game has come."""
    pen.who(g.white)
    pen.up_to(g.turns, 400)
    pen.share(g.passes, 2)
    pen.up_to(g.quiet, 160)
    pen.share(g.patience, 80)
    pen.flag(g.straight_out)
    pen.flag(g.offers)
    pen.who(g.winner)
    first = g.forms[0] if g.forms else None
    if isinstance(first, Battle):
        pen.who(first.white)
        pen.flag(first.displayed >= 0)
        pen.flag(first.arranged >= 0)
    else:
        pen.skip(4)
    if isinstance(first, Turn):
        write_turn(first, pen)
    else:
        pen.skip(2 + DEEDS + 2 + RESULTS + SCOUT_NOTHING + 1 + 2)


def write_turn(turn: Turn, pen: Pen) -> None:
    pen.who(turn.seat)
    pen.one(DEED_ACROSS[turn.deed] if pen.me and turn.deed >= 0 else turn.deed, DEEDS)
    pen.one(turn.accept, 2)
    pen.one(turn.result, RESULTS)
    pen.one(turn.scout, SCOUT_NOTHING + 1)
    pen.flag(turn.refilled >= 0)
    pen.flag(turn.scouted_from_left)
