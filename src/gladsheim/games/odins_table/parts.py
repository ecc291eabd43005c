"""The parts of the box: the grid, the cards and how many there are of each.  Sources are named row by row."""

from __future__ import annotations

from typing import Final

from gladsheim.core.box import Box

BOX: Final = Box("odins-table")

# The grid (rulebook, Game board).  Squares are numbered row by row; row 0 is the Energy Row of seat 0.
ROWS: Final = 5
COLUMNS: Final = 6
SQUARES: Final = ROWS * COLUMNS
OFF_GRID: Final = SQUARES

ROW: Final = [square // COLUMNS for square in range(SQUARES)]
COLUMN_LETTERS: Final = "abcdef"
COLUMN: Final = [square % COLUMNS for square in range(SQUARES)]
HOME: Final = [0, ROWS - 1]  # seat -> its own Energy Row
FORWARD: Final = [1, -1]  # seat -> the way its pieces look
CORNERS: Final = [[0, COLUMNS - 1], [SQUARES - COLUMNS, SQUARES - 1]]  # seat -> the corners of its Energy Row

# The pieces (rulebook, Moving a game piece): six a seat.  Where they stand is a number whose bits are squares.
PIECES: Final = 6
ENERGY_ROW: Final = [(1 << COLUMNS) - 1, ((1 << COLUMNS) - 1) << (SQUARES - COLUMNS)]  # seat -> its own, as bits

# The cards (rulebook, the ten gods): the card's value is its number.
IDUNN: Final = 0
LOKI: Final = 1
EMPTY: Final = -1  # a slot of the Wall without a card
DECK: Final = 27
TO_CONQUER: Final = 3  # spaces of the opponent's Energy Row (rulebook, Winning the game)

# How many of each value 0-9 (the rulebook does not say; fact sheet, section 2: proposals of ours).
CARDS: Final = {
    "three-of-most": [3, 3, 3, 3, 3, 3, 3, 3, 2, 1],  # D1, default: three of all but the two strongest
    "two-odins": [2, 3, 3, 3, 3, 3, 3, 3, 2, 2],  # D2, alternative
}
BOX.table(
    "CARDS",
    CARDS,
    "fact sheet, section 2: proposals of ours",
    about="How many cards of each value from 0 to 9 a deck holds; an option of the game names one row.",
)

# Answers to "deed": a step (square * 8 + direction), a resurrection, an offer.
DIRECTIONS: Final = [(1, -1), (1, 0), (1, 1), (0, -1), (0, 1), (-1, -1), (-1, 0), (-1, 1)]  # rows and columns
RESURRECT: Final = SQUARES * 8  # and the next: at the left, at the right corner
OFFER_DRAW: Final = RESURRECT + 2
DEEDS: Final = OFFER_DRAW + 1
# The far side's learner sees the grid from its own side: rows change places, columns stay.
ACROSS: Final = [SQUARES - COLUMNS - square // COLUMNS * COLUMNS + square % COLUMNS for square in range(SQUARES)]
WAY_ACROSS: Final = [DIRECTIONS.index((-rows, columns)) for rows, columns in DIRECTIONS]
DEED_ACROSS: Final = [
    ACROSS[deed // 8] * 8 + WAY_ACROSS[deed % 8] if deed < RESURRECT else deed for deed in range(DEEDS)
]

# Answers to "swap": a pair of columns, or none.
PAIRS: Final = [(a, b) for a in range(COLUMNS) for b in range(a + 1, COLUMNS)]
KEEP: Final = len(PAIRS)

# Answers to "scout": the opponent's column, by the Idunn of the column left or (+ 6) of the column entered; or none.
SCOUT_NOTHING: Final = 2 * COLUMNS


def deck_of(counts: list[int]) -> list[int]:
    """A whole deck, sorted."""
    return [value for value, count in enumerate(counts) for _ in range(count)]
