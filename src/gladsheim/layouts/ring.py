"""Parts of a layout that are counted from the seat that looks: what is mine first, the others in the order of seats.

So one network can play every seat.  A spectator looks from seat 0.
"""

from __future__ import annotations

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.core.kinds import Kind
from gladsheim.layouts.many import Row
from gladsheim.layouts.parts import Bag, Bits, Numbers, One, Part, Unfit, whole


def from_me(seat: Seat, me: Seat, seats: int) -> int:
    """How far round the table a seat is from me; what is no seat stays what it is."""
    return (seat - me) % seats if 0 <= seat < seats else seat


def whose(n: int) -> str:
    return "me" if n == 0 else f"me+{n}"


def others(more: int) -> str:
    return f" and {more} others" if more else ""


class Who(One):
    """One of the seats.  With more `places` than seats the rest stands for something else, such as nobody."""

    def __init__(self, seats: int, places: int = 0) -> None:
        super().__init__(places or seats)
        self.seats = seats

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        super().write(from_me(value, me, self.seats) if isinstance(value, int) else value, out, at, me)

    def words(self) -> str:
        return f"one of {self.seats} seats from me on{others(self.size - self.seats)}"

    def explain(self, n: int) -> str:
        return f" is {whose(n)}" if n < self.seats else f" is {n}"


class Whoever(Bag):
    """Any of the seats, of a list."""

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, list):
            value = [from_me(whole(one), me, self.size) for one in value]
        super().write(value, out, at, me)

    def words(self) -> str:
        return f"any of {self.size} seats from me on"

    def explain(self, n: int) -> str:
        return f" has {whose(n)}"


class WhoeverBits(Bits):
    """Any of the seats, as the bits of a number; `more` bits may stand for others."""

    def __init__(self, seats: int, more: int = 0) -> None:
        super().__init__(seats + more)
        self.seats = seats

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        bits = max(whole(value), 0) if value is not None else 0
        if bits >> self.size:
            raise Unfit(f"{value} has more than {self.size} bits")
        seats = bits & (1 << self.seats) - 1
        turned = seats >> me | (seats & (1 << me) - 1) << self.seats - me
        super().write(bits - seats + turned, out, at, me)

    def words(self) -> str:
        return f"any of {self.seats} seats from me on{others(self.size - self.seats)}"

    def explain(self, n: int) -> str:
        return f" has {whose(n) if n < self.seats else n}"


class Ring(Row):
    """An entry for each seat, one's own first; `more` entries that are no seats may follow."""

    def __init__(self, seats: int, part: Part, more: int = 0) -> None:
        super().__init__(seats + more, part)
        self.seats = seats

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, list):
            if len(value) != self.length:
                raise Unfit(f"{len(value)} entries are not one for each of {self.length}")
            value = value[me : self.seats] + value[:me] + value[self.seats :]
        super().write(value, out, at, me)

    def words(self) -> str:
        return f"for {self.seats} seats from me on{others(self.length - self.seats)} ({self.part.words()})"

    def explain(self, n: int) -> str:
        entry = n // self.part.size
        return f"[{whose(entry) if entry < self.seats else entry}]{self.part.explain(n % self.part.size)}"


class Turned(Part):
    """Numbers of a kind that each seat counts its own way (`Kind.turns`)."""

    def __init__(self, kind: Kind, seats: int, part: Part) -> None:
        super().__init__(part.size)
        self.kind = kind
        self.seats = seats
        self.part = part

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        self.part.write(self.turn(value, me), out, at, me)

    def turn(self, value: Json, me: Seat) -> Json:
        if isinstance(value, list):
            return [self.turn(one, me) for one in value]
        return self.kind.from_seat(value, me, self.seats) if isinstance(value, int) and value >= 0 else value

    def words(self) -> str:
        return f"{self.part.words()}, as seen from my side"

    def explain(self, n: int) -> str:
        return self.part.explain(n)
