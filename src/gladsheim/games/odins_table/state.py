"""The table: pieces, Walls, decks, and what each side may remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.core.decks import without
from gladsheim.core.forms import State
from gladsheim.games.odins_table.events import Displayed, Refilled, Reshuffled
from gladsheim.games.odins_table.moving import COLUMNS_OF, COUNT
from gladsheim.games.odins_table.parts import (
    COLUMNS,
    CORNERS,
    EMPTY,
    ENERGY_ROW,
    IDUNN,
    RESURRECT,
    SQUARES,
)

NO_CARDS: Final[list[int]] = []
NOBODY: Final = -3
LAST_ROW: Final = SQUARES - COLUMNS

# Rows of `memory`: what the opponent saw of a Wall since a swap it could not see.
SWAPPED: Final = 0  # [SWAPPED, columns hidden then, as bits]
SEEN: Final = 1  # [SEEN, column, card, how many of that card were out of sight]
FILLED: Final = 2  # [FILLED, column]


class OdinsTable(State):
    """Everything true at Odin's Table.  Slots of both Walls are numbered seat * 6 + column."""

    def __init__(self) -> None:
        super().__init__()
        self.first: i64 = 0  # the squares of seat 0's pieces, as bits
        self.second: i64 = 0  # and of seat 1's
        self.wall: list[int] = NO_CARDS  # slot -> card, or EMPTY
        self.hidden = 0  # slots whose card stands behind the Wall, as bits; the others lie open
        self.used = 0  # slots whose card is discarded at the end of the turn, as bits
        self.veterans = 0  # slots whose card was in the display at the start, as bits
        # Per seat.  These lists are replaced, never changed in place, so that clones share them.
        self.lost: list[int] = NO_CARDS  # captured pieces
        self.hands: list[list[int]] = []  # displayed cards not yet behind the Wall, sorted
        self.decks: list[list[int]] = []  # draw piles: bags, sorted
        self.discards: list[list[int]] = []  # open, in order
        self.display: list[list[int]] = []  # the six that everybody saw at the start, sorted
        self.memory: list[list[list[int]]] = []  # what the opponent saw of a Wall since a swap it could not see
        self.white = 0  # the seat that plays white
        self.turns = 0  # the turns that were taken
        self.passes = 0  # turns passed in a row
        self.quiet = 0  # turns in a row without attack, conquest or resurrection
        self.patience = 0  # house rule: so many quiet turns end the game
        self.straight_out = False  # house rule
        self.offers = False  # house rule: draws may be offered
        self.winner = NOBODY
        self.ending = ""

    def clone(self) -> OdinsTable:
        twin = OdinsTable()
        twin.first = self.first
        twin.second = self.second
        twin.wall = self.wall.copy()
        twin.hidden = self.hidden
        twin.used = self.used
        twin.veterans = self.veterans
        twin.lost = self.lost
        twin.hands = self.hands
        twin.decks = self.decks
        twin.discards = self.discards
        twin.display = self.display
        twin.memory = self.memory
        twin.white = self.white
        twin.turns = self.turns
        twin.passes = self.passes
        twin.quiet = self.quiet
        twin.patience = self.patience
        twin.straight_out = self.straight_out
        twin.offers = self.offers
        twin.winner = self.winner
        twin.ending = self.ending
        self.copy_forms(twin)
        return twin

    def set_up(self, deck: list[int]) -> None:
        """Pieces on the Energy Rows, both decks shuffled."""
        self.first = ENERGY_ROW[0]
        self.second = ENERGY_ROW[1]
        self.wall = [EMPTY] * (2 * COLUMNS)
        self.lost = [0, 0]
        self.hands = [NO_CARDS, NO_CARDS]
        self.decks = [deck, deck]
        self.discards = [NO_CARDS, NO_CARDS]
        self.display = [NO_CARDS, NO_CARDS]
        self.memory = [[], []]

    # Questions: the end

    def returns(self) -> list[float]:
        if self.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]

    def outcome(self) -> str:
        return self.ending

    # Questions: the grid

    def pieces(self, seat: int) -> i64:
        """The squares of a seat's pieces, as bits."""
        return self.first if seat == 0 else self.second

    def stands(self, seat: int, square: i64) -> bool:
        """Whether a piece of that seat is on the square."""
        return self.pieces(seat) >> square & 1 == 1

    def is_free(self, square: i64) -> bool:
        return (self.first | self.second) >> square & 1 == 0

    def conquered(self, seat: int) -> int:
        """OT 5.1: how many spaces of the opponent's Energy Row the seat holds."""
        if seat == 0:
            return COUNT[self.first >> LAST_ROW]
        return COUNT[self.second & 63]

    def resurrections(self, seat: int) -> list[int]:
        """OT 6.2: the deeds that bring a lost piece back, one for each empty corner."""
        return [RESURRECT + side for side in (0, 1) if self.is_free(CORNERS[seat][side])]

    # Questions: the Walls

    def is_hidden(self, slot: int) -> bool:
        return self.hidden >> slot & 1 == 1

    def hidden_columns(self, seat: int) -> list[int]:
        return COLUMNS_OF[self.hidden >> (seat * COLUMNS) & 63]

    def is_idunn(self, seat: int, column: int) -> bool:
        """Whether the seat's Idunn guards the column and was not used this turn."""
        slot = seat * COLUMNS + column
        return self.wall[slot] == IDUNN and self.used >> slot & 1 == 0

    def empty_slot(self) -> int:
        """The first slot without a card, or NOBODY."""
        for slot, card in enumerate(self.wall):
            if card == EMPTY:
                return slot
        return NOBODY

    def out_of_sight(self, seat: int) -> list[int]:
        """The seat's cards that the opponent cannot see: the draw pile and what stands hidden, sorted."""
        hidden = [self.wall[seat * COLUMNS + column] for column in self.hidden_columns(seat)]
        return sorted(self.decks[seat] + hidden)

    # Deeds: pieces

    def put(self, seat: int, square: i64) -> None:
        one: i64 = 1
        if seat == 0:
            self.first |= one << square
        else:
            self.second |= one << square

    def take_off(self, seat: int, square: i64) -> None:
        one: i64 = 1
        if seat == 0:
            self.first &= ~(one << square)
        else:
            self.second &= ~(one << square)

    def capture(self, seat: int, square: i64) -> None:
        """The piece of that seat on the square is lost."""
        self.take_off(seat, square)
        self.lost = [lost + 1 if owner == seat else lost for owner, lost in enumerate(self.lost)]

    def resurrect(self, seat: int, square: i64) -> None:
        self.put(seat, square)
        self.lost = [lost - 1 if owner == seat else lost for owner, lost in enumerate(self.lost)]

    # Deeds: cards

    def show(self, seat: int, card: int) -> None:
        """One card of the display at the start."""
        self.decks = replaced(self.decks, seat, without(self.decks[seat], card))
        self.hands = replaced(self.hands, seat, sorted([*self.hands[seat], card]))
        if len(self.hands[seat]) == COLUMNS:
            self.display = replaced(self.display, seat, self.hands[seat])
            if self.ears is not None:
                self.say(Displayed(seat, self.hands[seat]))

    def stand_up(self, seat: int, column: int, card: int) -> None:
        """A card of the display goes behind the Wall."""
        slot = seat * COLUMNS + column
        self.hands = replaced(self.hands, seat, without(self.hands[seat], card))
        self.wall[slot] = card
        self.hidden |= 1 << slot
        self.veterans |= 1 << slot

    def reveal(self, slot: int) -> int:
        """Lay the card of a slot open on the table; which it is."""
        card = self.wall[slot]
        if self.is_hidden(slot):
            seat = slot // COLUMNS
            if self.memory[seat]:
                self.remember(seat, [SEEN, slot % COLUMNS, card, self.out_of_sight(seat).count(card)])
            self.hidden &= ~(1 << slot)
        return card

    def use(self, slot: int) -> int:
        """Lay a card open that goes to the discards at the end of the turn; which it is."""
        self.used |= 1 << slot
        return self.reveal(slot)

    def discard_used(self) -> None:
        for slot in range(2 * COLUMNS):
            if self.used >> slot & 1:
                seat = slot // COLUMNS
                self.discards = replaced(self.discards, seat, [*self.discards[seat], self.wall[slot]])
                self.wall[slot] = EMPTY
                self.veterans &= ~(1 << slot)
        self.used = 0

    def reshuffle(self, seat: int) -> None:
        """OT 7.2: the discards become the new draw pile."""
        self.decks = replaced(self.decks, seat, sorted(self.discards[seat]))
        self.discards = replaced(self.discards, seat, NO_CARDS)
        if self.ears is not None:
            self.say(Reshuffled(seat, len(self.decks[seat])))

    def refill(self, slot: int, card: int) -> None:
        """OT 7.1: the drawn card goes straight into the empty slot, seen by its owner alone."""
        seat = slot // COLUMNS
        self.decks = replaced(self.decks, seat, without(self.decks[seat], card))
        self.wall[slot] = card
        self.hidden |= 1 << slot
        if self.memory[seat]:
            self.remember(seat, [FILLED, slot % COLUMNS])
        if self.ears is not None:
            self.say(Refilled(seat, slot % COLUMNS, card))

    def swap(self, seat: int, a: int, b: int) -> None:
        """OT 5.3: two hidden cards change places; the opponent sees only that they did."""
        hidden = self.hidden >> (seat * COLUMNS) & 63
        veterans = self.veterans >> (seat * COLUMNS) & hidden
        # Who cannot see which cards were moved loses sight of which stand there since the display.
        if self.memory[seat] or (veterans and veterans != hidden):
            if not self.memory[seat]:
                cards = [self.wall[seat * COLUMNS + column] for column in range(COLUMNS) if veterans >> column & 1]
                self.remember(seat, [veterans, *sorted(cards)])
            self.remember(seat, [SWAPPED, hidden])
        one, other = seat * COLUMNS + a, seat * COLUMNS + b
        self.wall[one], self.wall[other] = self.wall[other], self.wall[one]
        if (self.veterans >> one & 1) != (self.veterans >> other & 1):
            self.veterans ^= (1 << one) | (1 << other)

    def remember(self, seat: int, row: list[int]) -> None:
        self.memory = [[*rows, row] if owner == seat else rows for owner, rows in enumerate(self.memory)]

    # Deeds: the end

    def end(self, winner: int, ending: str) -> None:
        self.winner = winner
        self.ending = ending


def replaced(rows: list[list[int]], seat: int, row: list[int]) -> list[list[int]]:
    """The rows of both seats with that of one replaced."""
    return [row, rows[1]] if seat == 0 else [rows[0], row]

