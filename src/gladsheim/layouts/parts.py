"""Parts of a layout: how one entry of a view becomes numbers from 0 to 1, always equally many.

A layout is a whitelist, written as the view is: a `Record` of the entries that count, each with its part.  What does
not fit its part is a fault of the layout and says so; what is cut, a part cuts by its name (`UpTo`, `First`, `Last`).
Where a view says None, or a number below zero (not yet, nobody), the zeros stay.

These are single values; lists and records of them are in `many.py`, and what is counted from the seat that looks is in
`ring.py`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TypeAlias

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json

Numbers: TypeAlias = "array[float]"  # 32-bit, as the frameworks want them


class Unfit(ValueError):
    """A view that the layout has no room for."""


class Part:
    """How a value is written, and in how many numbers."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        """Write it from `at` on, where zeros are, as the seat `me` sees it."""
        raise NotImplementedError(f"{type(self).__name__}.write")

    def words(self) -> str:
        """What the numbers say, for the table in the docs."""
        raise NotImplementedError(f"{type(self).__name__}.words")

    def explain(self, n: int) -> str:
        """What number `n` of them says, to stand after the name of the entry."""
        return ""


def whole(value: Json) -> int:
    if isinstance(value, int):
        return value
    raise Unfit(f"a number was expected, not {value!r}")


def listed(value: Json) -> list[Json]:
    if isinstance(value, list):
        return value
    raise Unfit(f"a list was expected, not {value!r}")


class Flag(Part):
    """Whether."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value:
            out[at] = 1.0

    def words(self) -> str:
        return "yes or no"


class Of(Part):
    """A number of at most so many: the share of it."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most = most

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is None:
            return
        number = value if isinstance(value, float) else whole(value)
        if number > self.most:
            raise Unfit(f"{value} is more than {self.most}")
        if number > 0:
            out[at] = number / self.most

    def words(self) -> str:
        return f"of {self.most}"

    def explain(self, n: int) -> str:
        return f" / {self.most}"


class UpTo(Part):
    """A number without bound, between two that are told apart."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.most = most
        self.least = least

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is not None:
            out[at] = (min(max(whole(value), self.least), self.most) - self.least) / (self.most - self.least)

    def words(self) -> str:
        return f"{self.least} to {self.most}, no further"

    def explain(self, n: int) -> str:
        return f" from {self.least} to {self.most}"


class One(Part):
    """One of so many, each with a place of its own."""

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, int) and value >= 0:
            if value >= self.size:
                raise Unfit(f"{value} is not below {self.size}")
            out[at + value] = 1.0

    def words(self) -> str:
        return f"one of {self.size}"

    def explain(self, n: int) -> str:
        return f" is {n}"


class Blank(Part):
    """A blank with many values: whether it is filled, and with which share of them."""

    def __init__(self, values: int) -> None:
        super().__init__(2)
        self.values = values

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is None:
            return
        filled = whole(value)
        if filled >= self.values:
            raise Unfit(f"{value} is not below {self.values}")
        if filled >= 0:
            out[at] = 1.0
            out[at + 1] = (filled + 1) / self.values

    def words(self) -> str:
        return f"filled or not, and of {self.values}"

    def explain(self, n: int) -> str:
        return f" / {self.values}" if n else " is filled"


class Name(Part):
    """One of these names."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.places = {name: n for n, name in enumerate(names)}

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, str) and value:
            if value not in self.places:
                raise Unfit(f"{value!r} is not one of {', '.join(self.places)}")
            out[at + self.places[value]] = 1.0

    def words(self) -> str:
        return "one of " + ", ".join(self.places)

    def explain(self, n: int) -> str:
        return f" is {[*self.places][n]}"


class Bits(Part):
    """Any of so many, as the bits of a number."""

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        bits = max(whole(value), 0)
        if bits >> self.size:
            raise Unfit(f"{value} has more than {self.size} bits")
        while bits:
            out[at + bits.bit_length() - 1] = 1.0
            bits ^= 1 << bits.bit_length() - 1

    def words(self) -> str:
        return f"any of {self.size}"

    def explain(self, n: int) -> str:
        return f" has {n}"


class Bag(Part):
    """How many of each kind, counted up to `most`; the order is left out."""

    def __init__(self, kinds: int, most: int = 1, fold: int = 0) -> None:
        super().__init__(kinds)
        self.most = most
        self.fold = fold  # if not 0, the kind is the rest by it

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is None:
            return
        counts: dict[int, int] = {}
        for card in listed(value):
            kind = whole(card) % self.fold if self.fold else whole(card)
            if kind >= self.size:
                raise Unfit(f"{card} is not one of {self.size} kinds")
            counts[kind] = counts.get(kind, 0) + 1
        for kind, count in counts.items():
            if kind >= 0:
                out[at + kind] = min(count, self.most) / self.most

    def words(self) -> str:
        return f"any of {self.size}" if self.most == 1 else f"how many of each of {self.size}, up to {self.most}"

    def explain(self, n: int) -> str:
        return f" has {n}" if self.most == 1 else f" / {self.most} has {n}"


class Among(Part):
    """Which of these few are there."""

    def __init__(self, kinds: Sequence[int]) -> None:
        super().__init__(len(kinds))
        self.places = {kind: n for n, kind in enumerate(kinds)}

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        for kind in listed(value):
            if kind not in self.places:
                raise Unfit(f"{kind} is none of {', '.join(str(one) for one in self.places)}")
            out[at + self.places[whole(kind)]] = 1.0

    def words(self) -> str:
        return "any of " + ", ".join(str(kind) for kind in self.places)

    def explain(self, n: int) -> str:
        return f" has {[*self.places][n]}"


class Pairs(Part):
    """Which pairs of two numbers are there."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(rows * columns)
        self.rows = rows
        self.columns = columns

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        for pair in listed(value):
            row, column = (whole(one) for one in listed(pair))
            if row >= self.rows or column >= self.columns:
                raise Unfit(f"{pair} is not below {self.rows} and {self.columns}")
            out[at + row * self.columns + column] = 1.0

    def words(self) -> str:
        return f"any pair of {self.rows} and {self.columns}"

    def explain(self, n: int) -> str:
        return f" has {n // self.columns} with {n % self.columns}"


class Length(Part):
    """How many entries, up to `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most = most

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is not None:
            out[at] = min(len(listed(value)), self.most) / self.most

    def words(self) -> str:
        return f"how many, up to {self.most}"

    def explain(self, n: int) -> str:
        return f" how many, / {self.most}"
