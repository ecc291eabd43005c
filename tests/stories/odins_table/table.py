"""Lay out a position of Odin's Table and play it in few words.

White sits at row 1 and is seat 0, black at row 5.  A deed is written "c4 c5" for a step, "+a1" for a resurrection and
"draw?" for an offer; a Wall is written by its cards from column a to column f: "4 4 9 4 4 4".
"""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.beats import noticed
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE, Ask, Illegal
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump_state, load_state
from gladsheim.games.odins_table import GAME
from gladsheim.games.odins_table.moving import TARGET
from gladsheim.games.odins_table.parts import (
    CARDS,
    COLUMNS,
    CORNERS,
    EMPTY,
    KEEP,
    OFF_GRID,
    OFFER_DRAW,
    PAIRS,
    RESURRECT,
    SCOUT_NOTHING,
    SQUARES,
    deck_of,
)
from gladsheim.games.odins_table.state import OdinsTable
from gladsheim.games.odins_table.turn import Turn

SEATS = ("white", "black")
FILES = "abcdef"
PLAIN = "5 5 5 5 5 5"


class Table:
    """A position, and the words to play it."""

    def __init__(self, state: OdinsTable) -> None:
        self.g = state
        self.g.ears = Ears(GAME.lots)
        self.coming: list[int] = []
        self.settle()

    # Questions

    @property
    def asked(self) -> str:
        """Who is asked what: "white deed"; empty when the game is over."""
        return f"{SEATS[self.g.seat]} {self.g.slot}" if self.g.forms else ""

    @property
    def deeds(self) -> set[str]:
        return {deed_name(self.g.seat, deed) for deed in self.g.options} if self.g.slot == "deed" else set()

    def may(self, deed: str) -> bool:
        return deed in self.deeds

    def why_not(self, deed: str) -> str:
        """The rule by which the deed is refused; refusing it changes nothing."""
        before = dump_state(self.g)
        with pytest.raises(Illegal) as caught:
            self.g.fill(self.g.seat, deed_number(self.g.seat, deed))
        assert dump_state(self.g) == before
        return caught.value.rule

    @property
    def may_scout(self) -> str:
        """The columns on offer, those that an Idunn of the column entered would scout with a plus: "a b +c"."""
        if self.g.slot != "scout":
            return ""
        names = [FILES[n] if n < COLUMNS else "+" + FILES[n - COLUMNS] for n in self.g.options if n != SCOUT_NOTHING]
        return " ".join(names)

    @property
    def may_swap(self) -> set[str]:
        return {pair_name(pair) for pair in self.g.options if pair != KEEP} if self.g.slot == "swap" else set()

    @property
    def white(self) -> str:
        return squares(self.g, 0)

    @property
    def black(self) -> str:
        return squares(self.g, 1)

    @property
    def lost(self) -> tuple[int, int]:
        return self.g.lost[0], self.g.lost[1]

    @property
    def conquered(self) -> tuple[int, int]:
        return self.g.conquered(0), self.g.conquered(1)

    def wall(self, colour: str) -> str:
        """The true cards behind a Wall; a dot is an empty slot."""
        return wall_of(self.g, colour)

    def open(self, colour: str) -> str:
        """The columns whose card lies open: "b d"."""
        seat = SEATS.index(colour)
        return " ".join(FILES[column] for column in range(COLUMNS) if column not in self.g.hidden_columns(seat))

    def discards(self, colour: str) -> list[int]:
        return self.g.discards[SEATS.index(colour)]

    def draw_pile(self, colour: str) -> list[int]:
        return self.g.decks[SEATS.index(colour)]

    @property
    def over(self) -> bool:
        return self.g.is_over()

    @property
    def ending(self) -> str:
        """Who won and why: "white victory.conquest", or "draw.agreed"."""
        assert self.over
        winner = [f"{SEATS[seat]} " for seat, share in enumerate(self.g.returns()) if share == 1.0]
        return "".join(winner) + self.g.outcome()

    def sees(self, colour: str | None) -> dict[str, Json]:
        return GAME.sees(self.g, None if colour is None else SEATS.index(colour))

    def sees_wall(self, colour: str | None, whose: str) -> str:
        """A Wall as somebody sees it: "? ? 9 ? . ?"."""
        walls = self.sees(colour)["walls"]
        assert isinstance(walls, list)
        cards = walls[SEATS.index(whose)]
        assert isinstance(cards, list)
        return " ".join("?" if card == "hidden" else "." if card is None else str(card) for card in cards)

    def hears(self, colour: str | None) -> list[str]:
        """What was told to somebody so far, in English."""
        seat = None if colour is None else SEATS.index(colour)
        heard = [] if self.g.ears is None else self.g.ears.heard
        return [beat.text(names=["White", "Black"]) for beat in noticed(GAME, heard, seat)]

    def imagined(self, colour: str | None, lot: int) -> OdinsTable:
        """A table that somebody could not tell from this one."""
        twin = GAME.imagine(self.g, None if colour is None else SEATS.index(colour), Lots(lot))
        assert isinstance(twin, OdinsTable)
        return twin

    # Deeds

    def plays(self, deed: str, draws: list[int] | None = None) -> None:
        """The seat to move does it; `draws` are the cards that will be drawn, white's first."""
        assert self.g.slot == "deed", self.asked
        self.answer(deed_number(self.g.seat, deed), draws)

    def scouts(self, column: str, draws: list[int] | None = None) -> None:
        """With the Idunn of the column left, or with "+d" with that of the column entered; "" is to decline."""
        assert self.g.slot == "scout", self.asked
        number = FILES.index(column[-1]) + COLUMNS * column.startswith("+") if column else SCOUT_NOTHING
        self.answer(number, draws)

    def swaps(self, pair: str) -> None:
        """Swap the cards of two columns, "a b"; "" is to decline."""
        assert self.g.slot == "swap", self.asked
        a, b = (FILES.index(column) for column in pair.split()) if pair else (0, 0)
        self.answer(PAIRS.index((a, b)) if pair else KEEP)

    def accepts(self, yes: bool) -> None:
        assert self.g.slot == "accept", self.asked
        self.answer(int(yes))

    def answer(self, value: int, draws: list[int] | None = None) -> None:
        self.coming += draws or []
        self.g.fill(self.g.seat, value)
        self.settle()

    def settle(self) -> None:
        """Draw the coming cards, or any; who has no Idunn says so."""
        while self.g.forms:
            if self.g.seat == CHANCE:
                self.g.fill(CHANCE, self.coming.pop(0) if self.coming else self.g.options[0])
            elif self.g.options == [SCOUT_NOTHING] and self.g.slot == "scout":
                self.g.fill(self.g.seat, SCOUT_NOTHING)
            else:
                break


def table(
    white: str = "a1 b1 c1 d1 e1 f1",
    black: str = "a5 b5 c5 d5 e5 f5",
    walls: tuple[str, str] = (PLAIN, PLAIN),
    turn: str = "white",
    lost: tuple[int, int] | None = None,
    lying_open: tuple[str, str] = ("", ""),
    refilled: tuple[str, str] = ("", ""),
    draw_piles: tuple[list[int] | None, list[int] | None] = (None, None),
    discards: tuple[list[int], list[int]] = ([], []),
    straight_out: bool = False,
    offers: bool = False,
    patience: int = 40,
    quiet: int = 0,
) -> Table:
    """A position with somebody to move.

    The pieces not on the table are lost; `lying_open` and `refilled` name columns ("b d") whose card lies open, or
    was drawn since the display.
    """
    g = GAME.state()
    assert isinstance(g, OdinsTable)
    g.lay_out(deck_of(CARDS["three-of-most"]))
    g.near, g.far = bits(white), bits(black)
    g.lost = list(lost or (6 - len(white.split()), 6 - len(black.split())))
    g.wall = [int(card) for wall in walls for card in wall.split()]
    open_slots = sum(1 << slot for slot in slots_of(lying_open))
    g.hidden = (1 << 2 * COLUMNS) - 1 & ~open_slots
    g.came_from = [int(slot in slots_of(refilled)) for slot in range(2 * COLUMNS)]
    g.display = [sorted(g.wall[:COLUMNS]), sorted(g.wall[COLUMNS:])]
    g.discards = [*discards]
    piles = (rest_of_deck(g, seat) if pile is None else sorted(pile) for seat, pile in enumerate(draw_piles))
    g.decks = [*piles]
    g.straight_out, g.offers, g.patience, g.quiet = straight_out, offers, patience, quiet
    g.begin(Turn(SEATS.index(turn)))
    return Table(g)


def first_deeds(m: gladsheim.Match) -> set[str]:
    """What white may do first in a game that was just started."""
    while m.asks[0].slot == "stand":
        m.answer(m.asks[0].seat, m.asks[0].options[0])
    return {deed_name(0, deed) for deed in m.asks[0].options}


def rest_of_deck(g: OdinsTable, seat: int) -> list[int]:
    """A whole deck without the cards that lie elsewhere.  (A story may use more of a card than there are.)"""
    deck = deck_of(CARDS["three-of-most"])
    for card in g.wall[seat * COLUMNS : (seat + 1) * COLUMNS] + g.discards[seat]:
        if card in deck:
            deck.remove(card)
    return deck


def through_a_save(t: Table) -> Table:
    """The same table, saved and loaded again."""
    state = load_state(GAME, dump_state(t.g))
    assert isinstance(state, OdinsTable)
    return Table(state)


# Names of things


def square(name: str) -> int:
    return FILES.index(name[0]) + COLUMNS * (int(name[1]) - 1)


def square_name(number: int) -> str:
    return f"{FILES[number % COLUMNS]}{number // COLUMNS + 1}"


def squares(g: OdinsTable, seat: int) -> str:
    return " ".join(sorted(square_name(n) for n in range(SQUARES) if g.stands(seat, n)))


def bits(names: str) -> int:
    return sum(1 << square(name) for name in names.split())


def slots_of(columns: tuple[str, str]) -> list[int]:
    return [seat * COLUMNS + FILES.index(name) for seat in (0, 1) for name in columns[seat].split()]


def wall_of(g: OdinsTable, colour: str) -> str:
    first = SEATS.index(colour) * COLUMNS
    return " ".join("." if card == EMPTY else str(card) for card in g.wall[first : first + COLUMNS])


def deed_name(seat: int, deed: int) -> str:
    if deed == OFFER_DRAW:
        return "draw?"
    if deed >= RESURRECT:
        return "+" + square_name(CORNERS[seat][deed - RESURRECT])
    return f"{square_name(deed // 8)} {square_name(TARGET[deed])}"


def deed_number(seat: int, name: str) -> int:
    if name == "draw?":
        return OFFER_DRAW
    if name.startswith("+"):
        return RESURRECT + CORNERS[seat].index(square(name[1:]))
    start, target = (square(part) for part in name.split())
    return next(start * 8 + way for way in range(8) if TARGET[start * 8 + way] == target != OFF_GRID)


def pair_name(pair: int) -> str:
    a, b = PAIRS[pair]
    return f"{FILES[a]} {FILES[b]}"


def ask_of(t: Table) -> Ask:
    """The open question."""
    return t.g.asks()[0]
