"""The pen: how a game writes what a seat sees as numbers, straight from its state.

It writes what is not zero, as pairs of an index and a value; whoever reads them scatters a whole batch at once.  The
methods stand for the parts of a layout (`layouts/`), and each moves on past the places of its part; so a game's
`observe` reads like its layout, and a law of the kit holds the one to the other, number by number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.strings import BytesWriter, write_f32_le, write_i64_le
from mypy_extensions import i64

from gladsheim.core.forms import Seat, State

MOST_KINDS: Final = 256  # that a bag may hold


class Pen:
    """What is not zero in the rows of observations, and where."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.me: Seat = 0  # who looks
        self.at: i64 = 0  # where the next part begins
        self.where = BytesWriter()  # 64-bit indices
        self.what = BytesWriter()  # 32-bit floats
        self.counts: list[int] = [0] * MOST_KINDS  # of one bag
        self.places: dict[str, int] = {}  # of what is under way: kind of step -> its place, "" -> the end
        self.base: i64 = 0
        self.opened: list[str] = []

    def clear(self) -> None:
        """Begin anew, with nothing written."""
        self.where.truncate(0)
        self.what.truncate(0)

    def begin(self, at: i64, me: Seat) -> None:
        """A row of the seat `me` begins here."""
        self.at = at
        self.me = me

    # Single numbers

    def put(self, place: i64, number: float) -> None:
        """Write a number so many places ahead, and stay."""
        write_i64_le(self.where, self.at + place)
        write_f32_le(self.what, number)

    def skip(self, places: i64) -> None:
        """A part that stays zero."""
        self.at += places

    def flag(self, yes: bool) -> None:
        """`Flag`"""
        if yes:
            self.put(0, 1.0)
        self.at += 1

    def share(self, value: int, most: int) -> None:
        """`Of`, and `Length` where nothing is longer"""
        if value > 0:
            self.put(0, value / most)
        self.at += 1

    def up_to(self, value: int, most: int, least: int = 0) -> None:
        """`UpTo`"""
        if value > least:
            self.put(0, (min(value, most) - least) / (most - least))
        self.at += 1

    def one(self, value: i64, size: i64) -> None:
        """`One`: nothing is written for a number below zero."""
        if value >= 0:
            self.put(value, 1.0)
        self.at += size

    def blank(self, value: int, values: int) -> None:
        """`Blank`"""
        if value >= 0:
            self.put(0, 1.0)
            self.put(1, (value + 1) / values)
        self.at += 2

    def bits(self, bits: i64, size: i64) -> None:
        """`Bits`, and a `Bag` that holds each kind once"""
        place: i64 = 0
        while bits > 0:
            if bits & 1:
                self.put(place, 1.0)
            bits >>= 1
            place += 1
        self.at += size

    def bag(self, cards: list[int], kinds: i64, most: int = 1) -> None:
        """`Bag`"""
        counts = self.counts
        for card in cards:
            if card >= 0:
                counts[card] += 1
        for card in cards:
            if card >= 0 and counts[card]:
                self.put(card, min(counts[card], most) / most)
                counts[card] = 0
        self.at += kinds

    def counted(self, counts: list[int], most: int) -> None:
        """A `Bag` of which it is known how many there are of each kind"""
        place: i64 = 0
        for count in counts:
            if count > 0:
                self.put(place, min(count, most) / most)
            place += 1
        self.at += place

    # What is under way

    def begin_steps(self, places: dict[str, int]) -> None:
        """`Steps`: the open forms follow, the innermost first."""
        self.base = self.at
        self.places = places
        self.opened = []

    def step(self, kind: str) -> bool:
        """Whether the blanks of this form are to be written now: only the innermost of a kind is."""
        if kind in self.opened:
            return False
        self.opened.append(kind)
        self.at = self.base + self.places[kind]
        self.flag(True)
        return True

    def end_steps(self) -> None:
        self.at = self.base + self.places[""]

    # From the seat that looks

    def owner(self, n: int) -> Seat:
        """The seat so far round the table from the one that looks: a `Ring` is written from 0 on."""
        seat = self.me + n
        return seat - self.seats if seat >= self.seats else seat

    def who(self, seat: int, places: i64 = 0) -> None:
        """`Who`"""
        if seat >= self.seats:
            self.put(seat, 1.0)
        elif seat >= self.me:
            self.put(seat - self.me, 1.0)
        elif seat >= 0:
            self.put(seat - self.me + self.seats, 1.0)
        self.at += places if places else self.seats

    def whoever(self, seats: int) -> None:
        """`WhoeverBits`, and a `Whoever` whose seats are known as bits"""
        if seats > 0:
            low = seats & ((1 << self.me) - 1)
            self.bits((seats >> self.me) | (low << (self.seats - self.me)), self.seats)
        else:
            self.at += self.seats

    # What all games have

    def common(self, g: State, slots: dict[str, int], secret_turns: bool) -> None:
        """What is in every view: what one is asked, for whom all wait, whether it is over and what came of it."""
        slot, may = "", False
        waiting = 0
        if g.together:
            for ask in g.together:
                if ask.seat == self.me and not slot:
                    slot, may = ask.slot, ask.may
                if ask.seat >= 0 and not ask.may:
                    waiting |= 1 << ask.seat
        elif g.forms and g.seat >= 0:
            waiting = 1 << g.seat
            if g.seat == self.me:
                slot = g.slot
        if slot:
            self.put(slots[slot], 1.0)
        self.at += len(slots)
        self.flag(may)
        self.whoever(0 if secret_turns else waiting)
        self.flag(not g.forms)
        if g.forms:
            self.at += self.seats
            return
        returns = g.returns()
        for n in range(self.seats):
            number = returns[self.owner(n)]
            if number > 0:
                self.put(0, number)
            self.at += 1


Observe: TypeAlias = Callable[[State, Pen], None]  # a game's own entries, after the common ones
