"""The table: pieces, Walls, decks, and what each side may remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gladsheim.core.decks import without
from gladsheim.core.forms import NOBODY, Form, Pause, State
from gladsheim.games.odins_table.events import (
    DISPLAYED,
    NOBODY_WON,
    REFILLED,
    RESHUFFLED,
    STOOD,
    SWAPPED,
    WON,
)
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
LAST_ROW: Final = SQUARES - COLUMNS
FIRST_NICHE: Final = [(niches & -niches).bit_length() - 1 for niches in range(1 << 2 * COLUMNS)]
AT_CORNERS: Final = [[RESURRECT + side for side in (0, 1) if free >> side & 1] for free in range(4)]

# Rows of `memory`: what the opponent saw of a Wall since a swap it could not see.  Before the first swap it knew the
# pile of each column (row 0: the number of the draw pile, then by column) and the `known` cards (row 1).
UNSEEN_SWAP: Final = 0  # [UNSEEN_SWAP, columns hidden then, as bits]
SEEN: Final = 1  # [SEEN, column, card, how many of that card were out of sight]
FILLED: Final = 2  # [FILLED, column]
SHUFFLED: Final = 3  # [SHUFFLED, the cards then hidden ...]


@mypyc_attr(acyclic=True)
class OdinsTable(State):
    """Everything true at Odin's Table.  Niches of both Walls are numbered seat * 6 + column."""

    def __init__(self) -> None:
        super().__init__()
        self.near: i64 = 0  # the squares of seat 0's pieces, as bits
        self.far: i64 = 0  # and of seat 1's
        self.wall: list[int] = NO_CARDS  # niche -> card, or EMPTY
        self.hidden = 0  # niches whose card stands behind the Wall, as bits; the others lie open
        self.used = 0  # niches whose card was used this turn, until they are refilled, as bits
        self.deck: list[int] = NO_CARDS  # how many cards of each value a side has
        # Per seat.  These lists are replaced, never changed in place, so that clones share them.
        self.lost: list[int] = NO_CARDS  # captured pieces
        self.hands: list[list[int]] = []  # displayed cards not yet behind the Wall, sorted
        self.decks: list[list[int]] = []  # draw piles: bags, sorted
        self.discards: list[list[int]] = []  # open, in order
        self.display: list[list[int]] = []  # the six that everybody saw at the start, sorted
        self.piles: list[int] = NO_CARDS  # how often the draw pile was shuffled: its number
        self.memory: list[list[list[int]]] = []  # what the opponent saw of a Wall since a swap it could not see
        # Replaced too.  For each niche the pile its card came from: 0 is the display, n the n-th draw pile.
        self.came_from: list[int] = NO_CARDS
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
        twin.near = self.near
        twin.far = self.far
        twin.wall = self.wall.copy()
        twin.hidden = self.hidden
        twin.used = self.used
        twin.deck = self.deck
        twin.lost = self.lost
        twin.hands = self.hands
        twin.decks = self.decks
        twin.discards = self.discards
        twin.display = self.display
        twin.piles = self.piles
        twin.memory = self.memory
        twin.came_from = self.came_from
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

    def lay_out(self, deck: list[int]) -> None:
        """Pieces on the Energy Rows, both decks shuffled."""
        self.near = ENERGY_ROW[0]
        self.far = ENERGY_ROW[1]
        self.wall = [EMPTY] * (2 * COLUMNS)
        self.deck = [deck.count(card) for card in range(deck[-1] + 1)]
        self.lost = [0, 0]
        self.hands = [NO_CARDS, NO_CARDS]
        self.decks = [deck, deck]
        self.discards = [NO_CARDS, NO_CARDS]
        self.display = [NO_CARDS, NO_CARDS]
        self.piles = [1, 1]
        self.memory = [[], []]
        self.came_from = [0] * (2 * COLUMNS)

    # Questions: the end

    def returns(self) -> list[float]:
        if self.winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if self.winner == 0 else [0.0, 1.0]

    def outcome(self) -> str:
        return self.ending

    # Questions: the grid

    def squares(self, seat: int) -> i64:
        """The squares of a seat's pieces, as bits."""
        return self.near if seat == 0 else self.far

    def stands(self, seat: int, square: i64) -> bool:
        """Whether a piece of that seat is on the square."""
        return self.squares(seat) >> square & 1 == 1

    def is_free(self, square: i64) -> bool:
        return (self.near | self.far) >> square & 1 == 0

    def conquered(self, seat: int) -> int:
        """OT 5.1: how many spaces of the opponent's Energy Row the seat holds."""
        if seat == 0:
            return COUNT[self.near >> LAST_ROW]
        return COUNT[self.far & 63]

    def resurrections(self, seat: int) -> list[int]:
        """OT 6.2: the deeds that bring a lost piece back, one for each empty corner."""
        left, right = self.is_free(CORNERS[seat][0]), self.is_free(CORNERS[seat][1])
        return AT_CORNERS[2 * right + left]

    # Questions: the Walls

    def is_hidden(self, niche: int) -> bool:
        return self.hidden >> niche & 1 == 1

    def hidden_columns(self, seat: int) -> list[int]:
        return COLUMNS_OF[self.hidden >> (seat * COLUMNS) & 63]

    def is_idunn(self, seat: int, column: int) -> bool:
        """Whether the seat's Idunn guards the column and was not used this turn."""
        niche = seat * COLUMNS + column
        return self.wall[niche] == IDUNN and self.used >> niche & 1 == 0

    def out_of_sight(self, seat: int) -> list[int]:
        """The seat's cards that the opponent cannot see: the draw pile and what stands hidden, sorted."""
        hidden = [self.wall[seat * COLUMNS + column] for column in self.hidden_columns(seat)]
        return sorted(self.decks[seat] + hidden)

    def known(self, seat: int) -> list[int]:
        """The hidden cards of earlier piles, as pile * 10 + card: which they are all can tell, but not where."""
        first, newest = seat * COLUMNS, self.piles[seat]
        niches = [first + column for column in self.hidden_columns(seat)]
        return sorted([self.came_from[s] * 10 + self.wall[s] for s in niches if self.came_from[s] != newest])

    # Deeds: pieces

    def put(self, seat: int, square: i64) -> None:
        one: i64 = 1
        if seat == 0:
            self.near |= one << square
        else:
            self.far |= one << square

    def take_off(self, seat: int, square: i64) -> None:
        one: i64 = 1
        if seat == 0:
            self.near &= ~(one << square)
        else:
            self.far &= ~(one << square)

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
        hand = self.hands[seat].copy()
        hand.append(card)
        hand.sort()
        self.hands = replaced(self.hands, seat, hand)
        if len(hand) == COLUMNS:
            self.display = replaced(self.display, seat, hand)
            self.say(DISPLAYED, seat, many=hand)

    def stand_up(self, seat: int, column: int, card: int) -> None:
        """A card of the display goes behind the Wall."""
        niche = seat * COLUMNS + column
        self.hands = replaced(self.hands, seat, without(self.hands[seat], card))
        self.wall[niche] = card
        self.hidden |= 1 << niche
        self.say(STOOD, seat, column, card)

    def reveal(self, niche: int) -> int:
        """Lay the card of a niche open on the table; which it is."""
        card = self.wall[niche]
        if self.is_hidden(niche):
            seat = niche // COLUMNS
            if self.memory[seat]:
                self.remember(seat, [SEEN, niche % COLUMNS, card, self.out_of_sight(seat).count(card)])
            self.hidden &= ~(1 << niche)
        return card

    def use(self, niche: int) -> int:
        """Lay a card open that goes to the discards at the end of the turn; which it is."""
        self.used |= 1 << niche
        return self.reveal(niche)

    def discard_used(self) -> None:
        """OT 4.8: the used cards go to the open discards; their niches stay marked until they are refilled."""
        # OT 9.11: an Idunn that scouted lies open to the end of the turn, so she goes after the card that fought.
        for scouted in (False, True):
            rest = self.used
            while rest:
                niche = FIRST_NICHE[rest]
                rest &= rest - 1
                if self.wall[niche] != EMPTY and (self.wall[niche] == IDUNN) == scouted:
                    seat = niche // COLUMNS
                    self.discards = replaced(self.discards, seat, [*self.discards[seat], self.wall[niche]])
                    self.wall[niche] = EMPTY

    def reshuffle(self, seat: int) -> None:
        """OT 7.2: the discards become the new draw pile."""
        if self.memory[seat]:
            self.remember(seat, [SHUFFLED, *self.out_of_sight(seat)])
        self.piles = [number + 1 if owner == seat else number for owner, number in enumerate(self.piles)]
        self.decks = replaced(self.decks, seat, sorted(self.discards[seat]))
        self.discards = replaced(self.discards, seat, NO_CARDS)
        self.say(RESHUFFLED, seat, len(self.decks[seat]))

    def refill(self, niche: int, card: int) -> None:
        """OT 7.1: the drawn card goes straight into the empty niche, seen by its owner alone."""
        seat = niche // COLUMNS
        self.decks = replaced(self.decks, seat, without(self.decks[seat], card))
        self.wall[niche] = card
        self.hidden |= 1 << niche
        self.used &= ~(1 << niche)
        if self.came_from[niche] != self.piles[seat]:
            self.came_from = self.came_from.copy()
            self.came_from[niche] = self.piles[seat]
        if self.memory[seat]:
            self.remember(seat, [FILLED, niche % COLUMNS])
        self.say(REFILLED, seat, niche % COLUMNS, card)

    def swap(self, seat: int, a: int, b: int) -> None:
        """OT 5.3: two hidden cards change places; the opponent sees only that they did."""
        first = seat * COLUMNS
        piles = {self.came_from[first + column] for column in self.hidden_columns(seat)}
        # Who cannot see which cards were moved loses sight of which pile they came from.
        if self.memory[seat] or len(piles) > 1:
            if not self.memory[seat]:
                self.remember(seat, [self.piles[seat], *self.came_from[first : first + COLUMNS]])
                self.remember(seat, self.known(seat))
            self.remember(seat, [UNSEEN_SWAP, self.hidden >> first & 63])
        self.wall[first + a], self.wall[first + b] = self.wall[first + b], self.wall[first + a]
        self.came_from = self.came_from.copy()
        self.came_from[first + a], self.came_from[first + b] = self.came_from[first + b], self.came_from[first + a]
        self.say(SWAPPED, seat, a, b)

    def remember(self, seat: int, row: list[int]) -> None:
        self.memory = [[*rows, row] if owner == seat else rows for owner, rows in enumerate(self.memory)]

    # Deeds: the end

    def end(self, winner: int, ending: str, rule: str) -> None:
        self.winner = winner
        self.ending = ending
        if winner == NOBODY:
            self.say(NOBODY_WON, rule=rule)
        else:
            self.say(WON, winner, rule=rule)


def table(g: State) -> OdinsTable:
    assert isinstance(g, OdinsTable)
    return g


@mypyc_attr(acyclic=True)
class Step(Form):
    """A form of Odin's Table.  What it asks everybody may know, unless it says otherwise."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: OdinsTable) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


def replaced(rows: list[list[int]], seat: int, row: list[int]) -> list[list[int]]:
    """The rows of both seats with that of one replaced."""
    return [row, rows[1]] if seat == 0 else [rows[0], row]
