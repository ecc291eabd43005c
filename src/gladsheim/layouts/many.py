"""Parts of a layout that are made of parts: lists, records, and what is under way."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.layouts.parts import Blank, Numbers, One, Part, Unfit, listed

MOST_PLACES = 12  # a blank of more values gets no place for each


class Row(Part):
    """Each entry of a list that is never longer."""

    def __init__(self, length: int, part: Part) -> None:
        super().__init__(length * part.size)
        self.length = length
        self.part = part

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if value is None:
            return
        entries = self.entries(listed(value))
        if len(entries) > self.length:
            raise Unfit(f"{len(entries)} entries are more than {self.length}")
        for entry in entries:
            self.part.write(entry, out, at, me)
            at += self.part.size

    def entries(self, entries: list[Json]) -> list[Json]:
        return entries

    def words(self) -> str:
        return f"{self.length} times ({self.part.words()})"

    def explain(self, n: int) -> str:
        return f"[{n // self.part.size}]{self.part.explain(n % self.part.size)}"


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

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        for part in self.parts:
            part.write(value, out, at, me)
            at += part.size

    def words(self) -> str:
        return "; ".join(part.words() for part in self.parts)

    def explain(self, n: int) -> str:
        for part in self.parts:
            if n < part.size:
                return part.explain(n)
            n -= part.size
        raise IndexError(n)


class Record(Part):
    """Named entries of a dict, or of a list by their place.  An entry that is not there is left zero."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(sum(part.size for part in parts.values()))
        self.parts = parts

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, list):
            for entry, part in zip(value, self.parts.values(), strict=False):
                part.write(entry, out, at, me)
                at += part.size
        elif isinstance(value, dict):
            for name, part in self.parts.items():
                if name in value:
                    part.write(value[name], out, at, me)
                at += part.size

    def words(self) -> str:
        return "; ".join(f"{name}: {part.words()}" for name, part in self.parts.items())

    def explain(self, n: int) -> str:
        for name, part in self.parts.items():
            if n < part.size:
                return f".{name}{part.explain(n)}"
            n -= part.size
        raise IndexError(n)


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

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        innermost: dict[str, Json] = {}
        for step in listed(value):
            kind = step["is"] if isinstance(step, dict) else listed(step)[0]
            innermost[str(kind)] = step if isinstance(step, dict) else listed(step)[1:]
        for kind, step in innermost.items():
            if kind not in self.places:
                raise Unfit(f"there is no place for a step '{kind}'")
            place = at + self.places[kind]
            out[place] = 1.0
            self.kinds[kind].write(step, out, place + 1, me)

    def words(self) -> str:
        return "is it open, and its blanks: " + ", ".join(
            kind + (f" ({', '.join(blanks.parts)})" if blanks.parts else "") for kind, blanks in self.kinds.items()
        )

    def explain(self, n: int) -> str:
        for kind, blanks in self.kinds.items():
            if n <= blanks.size:
                return f".{kind}{blanks.explain(n - 1)}" if n else f".{kind} is open"
            n -= 1 + blanks.size
        raise IndexError(n)


def steps(kinds: Mapping[str, str], blanks: Mapping[str, Part], slots: Mapping[str, int]) -> Steps:
    """Steps from a table of kinds and their blanks.

    A blank is written as `blanks` says, for all kinds or as "Kind.blank" for one; or else as a slot.
    """

    def part(kind: str, blank: str) -> Part:
        for name in (f"{kind}.{blank}", blank):
            if name in blanks:
                return blanks[name]
        return One(slots[blank]) if slots[blank] <= MOST_PLACES else Blank(slots[blank])

    return Steps({kind: {blank: part(kind, blank) for blank in names.split()} for kind, names in kinds.items()})
