"""Moving (chapter 3): one step, eight directions, and the exceptions.

The rules are predicates on one step.  Since a step hangs only on the nine squares around a piece, the predicates
fill tables when the game is imported, and a turn only looks up: where pieces stand is a number whose bits are
squares, and `around` cuts out the nine around a square as one pattern of nine bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.games.odins_table.parts import (
    COLUMN,
    COLUMNS,
    DIRECTIONS,
    HOME,
    OFF_GRID,
    ROW,
    ROWS,
    SQUARES,
)

PATTERNS: Final = 512  # ways to fill nine squares


def in_pattern(rows: int, columns: int) -> int:
    """The bit of the square so far away, in the pattern around a piece."""
    return 1 << (3 * (rows + 1) + columns + 1)


# The rules of one step, of a piece of `seat` from `square` by `rows` and `columns`.


def stays_on_the_grid(square: int, rows: int, columns: int) -> bool:
    """OT 1.1"""
    return 0 <= ROW[square] + rows < ROWS and 0 <= COLUMN[square] + columns < COLUMNS


def is_locked(seat: int, square: int) -> bool:
    """OT 5.2: whoever stands on the opponent's Energy Row stays there."""
    return ROW[square] == HOME[1 - seat]


def goes_home(seat: int, square: int, rows: int) -> bool:
    """OT 3.4: a step into the own Energy Row, or along it; neither is forward."""
    return ROW[square] + rows == HOME[seat]


def slants_into_enemy_row(seat: int, square: int, rows: int, columns: int) -> bool:
    """OT 3.3: into the opponent's Energy Row it goes straight ahead."""
    return ROW[square] + rows == HOME[1 - seat] and columns != 0


def slants_out(seat: int, square: int, columns: int) -> bool:
    """OT 3.6, the house switch: out of the own Energy Row it goes straight ahead."""
    return ROW[square] == HOME[seat] and columns != 0


def squeezes(enemies: int, rows: int, columns: int) -> bool:
    """OT 3.7: a diagonal step between two enemies, given the pattern of enemies around."""
    gate = in_pattern(rows, 0) | in_pattern(0, columns)
    return rows != 0 and columns != 0 and enemies & gate == gate


# The tables.


def allowed_pattern(seat: int, square: int, straight_out: bool) -> int:
    """Where the grid and the Energy Rows let a piece go, whoever stands there."""
    pattern = 0
    for rows, columns in DIRECTIONS:
        if (
            stays_on_the_grid(square, rows, columns)
            and not is_locked(seat, square)
            and not goes_home(seat, square, rows)
            and not slants_into_enemy_row(seat, square, rows, columns)
            and not (straight_out and slants_out(seat, square, columns))
        ):
            pattern |= in_pattern(rows, columns)
    return pattern


def squeezed_pattern(enemies: int) -> int:
    """The steps that the enemies around forbid by standing on both sides."""
    pattern = 0
    for rows, columns in DIRECTIONS:
        if squeezes(enemies, rows, columns):
            pattern |= in_pattern(rows, columns)
    return pattern


def steps_of_pattern(square: int, pattern: int) -> list[int]:
    """The steps from a square to those of the pattern, as answers to "deed"."""
    return [square * 8 + way for way, (rows, columns) in enumerate(DIRECTIONS) if pattern & in_pattern(rows, columns)]


ALLOWED: Final = [
    [allowed_pattern(seat, square, straight_out) for square in range(SQUARES)]
    for straight_out in (False, True)
    for seat in range(2)
]  # straight_out * 2 + seat -> square -> pattern
SQUEEZED: Final = [squeezed_pattern(enemies) for enemies in range(PATTERNS)]
STEPS: Final = [
    steps_of_pattern(square, pattern) for square in range(SQUARES) for pattern in range(PATTERNS)
]  # square * PATTERNS + pattern -> the steps it allows
MOVES: Final = [
    [STEPS[square * PATTERNS + (patterns[square] & ~shut)] for square in range(SQUARES) for shut in range(PATTERNS)]
    for patterns in ALLOWED
]  # straight_out * 2 + seat -> square * PATTERNS + pattern of what is shut -> the steps that are left
TARGET: Final = [
    square + rows * COLUMNS + columns if stays_on_the_grid(square, rows, columns) else OFF_GRID
    for square in range(SQUARES)
    for rows, columns in DIRECTIONS
]  # step -> the square it leads to


# Bits of one row -> its columns, and how many those are.
COLUMNS_OF: Final = [[column for column in range(COLUMNS) if row >> column & 1] for row in range(1 << COLUMNS)]
COUNT: Final = [len(columns) for columns in COLUMNS_OF]


def around(squares: i64, square: i64) -> i64:
    """The pattern of the nine around a square.  Beyond an edge it shows another row, but no step leads there."""
    below = (squares << 7 >> square) & 7
    beside = (squares << 1 >> square) & 7
    above = (squares >> 5 >> square) & 7
    return below | (beside << 3) | (above << 6)


def count(squares: i64) -> int:
    """How many squares there are."""
    found = 0
    while squares:
        found += COUNT[squares & 63]
        squares >>= COLUMNS
    return found


def steps(seat: int, mine: i64, enemies: i64, straight_out: bool) -> list[int]:
    """Every step that a piece of `seat` may take."""
    blocked = mine  # OT 3.9: not onto one's own
    moves = MOVES[2 * straight_out + seat]
    found: list[int] = []
    first: i64 = 0
    while mine:
        for column in COLUMNS_OF[mine & 63]:
            square = first + column
            shut = around(blocked, square)
            near = around(enemies, square)
            if near:
                squeezed: i64 = SQUEEZED[near]
                shut |= squeezed
            found += moves[square * PATTERNS + shut]
        mine >>= COLUMNS
        first += COLUMNS
    return found


def why_not(seat: int, mine: int, enemies: int, straight_out: bool, step: int) -> str:
    """The rule that forbids a step of one's own piece to another space; empty where none does.

    A locked enemy (OT 3.10) stands on one's own Energy Row, where no step leads anyway.
    """
    square = step // 8
    rows, columns = DIRECTIONS[step % 8]
    if is_locked(seat, square):
        return "OT 5.2"
    if goes_home(seat, square, rows):
        return "OT 3.4"
    if slants_into_enemy_row(seat, square, rows, columns):
        return "OT 3.3"
    if straight_out and slants_out(seat, square, columns):
        return "OT 3.6"
    target = TARGET[step]
    if mine >> target & 1:
        return "OT 3.9"
    if squeezes(int(around(enemies, square)), rows, columns):
        return "OT 3.7"
    return ""
