"""Parts of a layout: how one entry of a view becomes numbers from 0 to 1, always equally many.

A layout is a whitelist, written as the view is: a `Record` of the entries that count, each with its part.  What does
not fit its part is a fault of the layout and says so; what is cut, a part cuts by its name (`UpTo`, `First`, `Last`).
Where a view says None, or a number below zero (not yet, nobody), the zeros stay.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from gladsheim.core.game import Json

Numbers: TypeAlias = "array[float]"  # 32-bit, as the frameworks want them

MOST_PLACES = 12  # a blank of more values gets no place for each


class Unfit(ValueError):
    """A view that the layout has no room for."""


class Part:
    """How a value is written, and in how many numbers."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, value: Json, out: Numbers, at: int) -> None:
        """Write it from `at` on, where zeros are."""
        raise NotImplementedError(f"{type(self).__name__}.write")

    def words(self) -> str:
        """What the numbers say, for the table in the docs."""
        raise NotImplementedError(f"{type(self).__name__}.words")


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

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if value:
            out[at] = 1.0

    def words(self) -> str:
        return "yes or no"


class Of(Part):
    """A number of at most so many: the share of it."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most = most

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if value is None:
            return
        number = value if isinstance(value, float) else whole(value)
        if number > self.most:
            raise Unfit(f"{value} is more than {self.most}")
        if number > 0:
            out[at] = number / self.most

    def words(self) -> str:
        return f"of {self.most}"


class UpTo(Part):
    """A number without bound, between two that are told apart."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.most = most
        self.least = least

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if value is not None:
            out[at] = (min(max(whole(value), self.least), self.most) - self.least) / (self.most - self.least)

    def words(self) -> str:
        return f"{self.least} to {self.most}, no further"


class One(Part):
    """One of so many, each with a place of its own."""

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, int) and value >= 0:
            if value >= self.size:
                raise Unfit(f"{value} is not below {self.size}")
            out[at + value] = 1.0

    def words(self) -> str:
        return f"one of {self.size}"


class Blank(Part):
    """A blank with many values: whether it is filled, and with which share of them."""

    def __init__(self, values: int) -> None:
        super().__init__(2)
        self.values = values

    def write(self, value: Json, out: Numbers, at: int) -> None:
        filled = whole(value)
        if filled >= self.values:
            raise Unfit(f"{value} is not below {self.values}")
        if filled >= 0:
            out[at] = 1.0
            out[at + 1] = (filled + 1) / self.values

    def words(self) -> str:
        return f"filled or not, and of {self.values}"


class Name(Part):
    """One of these names."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(len(names))
        self.places = {name: n for n, name in enumerate(names)}

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, str) and value:
            if value not in self.places:
                raise Unfit(f"{value!r} is not one of {', '.join(self.places)}")
            out[at + self.places[value]] = 1.0

    def words(self) -> str:
        return "one of " + ", ".join(self.places)


class Bits(Part):
    """Any of so many, as the bits of a number."""

    def write(self, value: Json, out: Numbers, at: int) -> None:
        bits = max(whole(value), 0)
        if bits >> self.size:
            raise Unfit(f"{value} has more than {self.size} bits")
        while bits:
            out[at + bits.bit_length() - 1] = 1.0
            bits ^= 1 << bits.bit_length() - 1

    def words(self) -> str:
        return f"any of {self.size}"


class Bag(Part):
    """How many of each kind, counted up to `most`; the order is left out."""

    def __init__(self, kinds: int, most: int = 1, fold: int = 0) -> None:
        super().__init__(kinds)
        self.most = most
        self.fold = fold  # if not 0, the kind is the rest by it

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if value is None:
            return
        share = 1 / self.most
        for card in listed(value):
            kind = whole(card) % self.fold if self.fold else whole(card)
            if kind >= self.size:
                raise Unfit(f"{card} is not one of {self.size} kinds")
            if kind >= 0:
                out[at + kind] = min(out[at + kind] + share, 1.0)

    def words(self) -> str:
        return f"any of {self.size}" if self.most == 1 else f"how many of each of {self.size}, up to {self.most}"


class Among(Part):
    """Which of these few are there."""

    def __init__(self, kinds: Sequence[int]) -> None:
        super().__init__(len(kinds))
        self.places = {kind: n for n, kind in enumerate(kinds)}

    def write(self, value: Json, out: Numbers, at: int) -> None:
        for kind in listed(value):
            if kind not in self.places:
                raise Unfit(f"{kind} is none of {', '.join(str(one) for one in self.places)}")
            out[at + self.places[whole(kind)]] = 1.0

    def words(self) -> str:
        return "any of " + ", ".join(str(kind) for kind in self.places)


class Pairs(Part):
    """Which pairs of two numbers are there."""

    def __init__(self, rows: int, columns: int) -> None:
        super().__init__(rows * columns)
        self.rows = rows
        self.columns = columns

    def write(self, value: Json, out: Numbers, at: int) -> None:
        for pair in listed(value):
            row, column = (whole(one) for one in listed(pair))
            if row >= self.rows or column >= self.columns:
                raise Unfit(f"{pair} is not below {self.rows} and {self.columns}")
            out[at + row * self.columns + column] = 1.0

    def words(self) -> str:
        return f"any pair of {self.rows} and {self.columns}"


class Length(Part):
    """How many entries, up to `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.most = most

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if value is not None:
            out[at] = min(len(listed(value)), self.most) / self.most

    def words(self) -> str:
        return f"how many, up to {self.most}"


class Row(Part):
    """Each entry of a list that is never longer."""

    def __init__(self, length: int, part: Part) -> None:
        super().__init__(length * part.size)
        self.length = length
        self.part = part

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if value is None:
            return
        entries = self.entries(listed(value))
        if len(entries) > self.length:
            raise Unfit(f"{len(entries)} entries are more than {self.length}")
        for entry in entries:
            self.part.write(entry, out, at)
            at += self.part.size

    def entries(self, entries: list[Json]) -> list[Json]:
        return entries

    def words(self) -> str:
        return f"{self.length} times ({self.part.words()})"


class First(Row):
    """The first entries of a list."""

    def entries(self, entries: list[Json]) -> list[Json]:
        return entries[: self.length]

    def words(self) -> str:
        return f"the first {self.length} ({self.part.words()})"


class Last(Row):
    """The last entries of a list, newest first."""

    def entries(self, entries: list[Json]) -> list[Json]:
        return entries[: -self.length - 1 : -1]

    def words(self) -> str:
        return f"the last {self.length}, newest first ({self.part.words()})"


class Both(Part):
    """The same value in several ways."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(sum(part.size for part in parts))
        self.parts = parts

    def write(self, value: Json, out: Numbers, at: int) -> None:
        for part in self.parts:
            part.write(value, out, at)
            at += part.size

    def words(self) -> str:
        return "; ".join(part.words() for part in self.parts)


class Record(Part):
    """Named entries of a dict, or of a list by their place.  An entry that is not there is left zero."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(sum(part.size for part in parts.values()))
        self.parts = parts

    def write(self, value: Json, out: Numbers, at: int) -> None:
        if isinstance(value, list):
            for entry, part in zip(value, self.parts.values(), strict=False):
                part.write(entry, out, at)
                at += part.size
        elif isinstance(value, dict):
            for name, part in self.parts.items():
                if name in value:
                    part.write(value[name], out, at)
                at += part.size

    def words(self) -> str:
        return "; ".join(f"{name}: {part.words()}" for name, part in self.parts.items())


class Steps(Part):
    """What is under way: for each kind of procedure whether it is open, and its blanks; the innermost of a kind."""

    def __init__(self, kinds: Mapping[str, Mapping[str, Part]]) -> None:
        self.kinds = {kind: Record(blanks) for kind, blanks in kinds.items()}
        super().__init__(sum(1 + blanks.size for blanks in self.kinds.values()))
        self.places: dict[str, int] = {}
        place = 0
        for kind, blanks in self.kinds.items():
            self.places[kind] = place
            place += 1 + blanks.size

    def write(self, value: Json, out: Numbers, at: int) -> None:
        innermost: dict[str, Json] = {}
        for step in listed(value):
            kind = step["is"] if isinstance(step, dict) else listed(step)[0]
            innermost[str(kind)] = step if isinstance(step, dict) else listed(step)[1:]
        for kind, step in innermost.items():
            if kind not in self.places:
                raise Unfit(f"there is no place for a step '{kind}'")
            place = at + self.places[kind]
            out[place] = 1.0
            self.kinds[kind].write(step, out, place + 1)

    def words(self) -> str:
        return "is it open, and its blanks: " + ", ".join(
            kind + (f" ({', '.join(blanks.parts)})" if blanks.parts else "") for kind, blanks in self.kinds.items()
        )


def steps(kinds: Mapping[str, str], blanks: Mapping[str, Part], slots: Mapping[str, int]) -> Steps:
    """Steps from a table of kinds and their blanks.  A blank is written as `blanks` says, or else as a slot."""

    def part(blank: str) -> Part:
        if blank in blanks:
            return blanks[blank]
        return One(slots[blank]) if slots[blank] <= MOST_PLACES else Blank(slots[blank])

    return Steps({kind: {blank: part(blank) for blank in names.split()} for kind, names in kinds.items()})
