# not compiled: learners wait for their networks, not for this
"""The layout of Odin's Table.  Left out: what was seen of a Wall since an unseen swap (`memory`)."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.games.odins_table.events import DEED, SQUARE
from gladsheim.games.odins_table.parts import COLUMNS, DECK, DEEDS, PIECES, SCOUT_NOTHING, SQUARES
from gladsheim.layouts.many import Record, Row
from gladsheim.layouts.parts import Bag, Flag, Length, Numbers, Of, One, Part, UpTo
from gladsheim.layouts.ring import Ring, Turned, Who

CARDS = 10
COPIES = 3
RESULTS = 6  # of a deed


class Hand(Part):
    """Cards that lie open, or how many there are."""

    def __init__(self) -> None:
        super().__init__(1 + CARDS)
        self.count = Length(COLUMNS)
        self.cards = Bag(CARDS, COPIES)

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, int):
            out[at] = value / COLUMNS
        else:
            self.count.write(value, out, at, me)
            self.cards.write(value, out, at + 1, me)

    def words(self) -> str:
        return f"how many; {self.cards.words()}, if they are seen"

    def explain(self, n: int) -> str:
        return self.cards.explain(n - 1) if n else self.count.explain(n)


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    def both(part: Part) -> Part:
        return Ring(seats, part)

    by_column = Row(COLUMNS, Flag())
    turn = {
        "seat": Who(seats),
        "deed": Turned(DEED, seats, One(DEEDS)),
        "accept": One(2),
        "result": One(RESULTS),
        "scout": One(SCOUT_NOTHING + 1),
        "refilled": Flag(),
        "scouted_from_left": Flag(),
    }
    return {
        "pieces": both(Turned(SQUARE, seats, Bag(SQUARES))),
        "walls": both(Row(COLUMNS, One(CARDS))),
        "hidden": both(by_column),
        "used": both(by_column),
        "came_from": both(Row(COLUMNS, UpTo(8))),
        "known": both(Bag(CARDS, COPIES, fold=10)),
        "hands": both(Hand()),
        "display": both(Bag(CARDS, COPIES)),
        "draw_piles": both(Of(DECK)),
        "piles": both(UpTo(8)),
        "discards": both(Bag(CARDS, COPIES)),
        "conquered": both(Of(PIECES)),
        "lost": both(Of(PIECES)),
        "white": Who(seats),
        "turns": UpTo(400),
        "passes": Of(2),
        "quiet": UpTo(160),
        "patience": Of(80),
        "straight_out": Flag(),
        "offers": Flag(),
        "winner": Who(seats),
        "opening": Record({"white": Who(seats), "displayed": Flag(), "arranged": Flag()}),
        "turn": Record(turn),
    }
