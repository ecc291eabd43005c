"""What is spoken of at Odin's Table, what can happen there, and who hears it."""

from __future__ import annotations

from functools import cache
from typing import Final

from gladsheim.core.events import Event
from gladsheim.core.forms import State
from gladsheim.core.kinds import COUNT, DECK, SEAT, Kind
from gladsheim.core.text import Phrase, literal
from gladsheim.games.odins_table.parts import ACROSS, COLUMN, COLUMN_LETTERS, DEED_ACROSS, ROW


@cache
def square_phrase(square: int) -> Phrase:
    return literal(square_name(square))


def says_square(g: State, square: int) -> Phrase:
    return square_phrase(square)


def square_name(square: int) -> str:
    return f"{COLUMN_LETTERS[COLUMN[square]]}{ROW[square] + 1}"


def column_name(column: int) -> str:
    return COLUMN_LETTERS[column]


def square_from(square: int, seat: int, seats: int) -> int:
    return ACROSS[square] if seat else square


def deed_from(deed: int, seat: int, seats: int) -> int:
    return DEED_ACROSS[deed] if seat else deed


SQUARE: Final = Kind("square", says=says_square, place="square-{}", writes=square_name, turns=square_from)
DEED: Final = Kind("deed", turns=deed_from)
COLUMN_OF_WALL: Final = Kind("column", key="column", writes=column_name)
CARD: Final = Kind("card", key="card", lot=DECK)

# Setting up.
DISPLAYED: Final = Event("displayed", "OT 2.2", SEAT, CARD.several("cards"))
STOOD_UNSEEN: Final = Event("stood-unseen", "OT 2.3", SEAT, COLUMN_OF_WALL, at="wall-{seat}-{column}")
STOOD: Final = Event(
    "stood", "OT 2.3", SEAT, COLUMN_OF_WALL, CARD, heard_by="seat", others=STOOD_UNSEEN, at="wall-{seat}-{column}"
)
ARRANGED: Final = Event("arranged", "OT 2.3", SEAT)

# A turn.
MOVED: Final = Event("moved", "OT 3.2", SEAT, SQUARE.named("from"), SQUARE.named("to"))
REVEALED: Final = Event(
    "revealed",
    "OT 4.3",
    SEAT,
    SQUARE.named("from"),
    SQUARE.named("to"),
    CARD.named("attack"),
    CARD.named("defence"),
)
CAPTURED: Final = Event("captured", "", SEAT, SQUARE)
TRICKED: Final = Event("tricked", "OT 8.1", SEAT, SQUARE.named("one"), SQUARE.named("other"))
CONQUERED: Final = Event("conquered", "OT 5.1", SEAT, SQUARE, COUNT)
RESURRECTED: Final = Event("resurrected", "OT 6.1", SEAT, SQUARE)
SCOUTED: Final = Event("scouted", "OT 9.1", SEAT, SEAT.named("other"), COLUMN_OF_WALL, CARD, at="wall-{other}-{column}")

# The Walls.
REFILLED_UNSEEN: Final = Event("refilled-unseen", "OT 7.1", SEAT, COLUMN_OF_WALL, at="wall-{seat}-{column}")
REFILLED: Final = Event(
    "refilled", "OT 7.1", SEAT, COLUMN_OF_WALL, CARD, heard_by="seat", others=REFILLED_UNSEEN, at="wall-{seat}-{column}"
)
RESHUFFLED: Final = Event("reshuffled", "OT 7.2", SEAT, COUNT)
SWAPPED_UNSEEN: Final = Event("swapped-unseen", "OT 5.8", SEAT)
SWAPPED: Final = Event(
    "swapped",
    "OT 5.3",
    SEAT,
    COLUMN_OF_WALL.named("one"),
    COLUMN_OF_WALL.named("other"),
    heard_by="seat",
    others=SWAPPED_UNSEEN,
    at="wall-{seat}-{one} wall-{seat}-{other}",
)
KEPT: Final = Event("kept", "OT 5.3", SEAT)

# The end.
PASSED: Final = Event("passed", "OT 10.4", SEAT)
DRAW_OFFERED: Final = Event("draw-offered", "OT 10.6", SEAT)
DRAW_REFUSED: Final = Event("draw-refused", "OT 10.6", SEAT)
WON: Final = Event("won", "", SEAT)
NOBODY_WON: Final = Event("nobody-won", "")
