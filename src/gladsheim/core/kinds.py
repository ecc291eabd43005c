"""Kinds: what a number of a game stands for, declared once.

A square, a god, a card, a count: the kind says how such a number is said to people, how it is written in the text of
a move, which thing on the board it is, how it leaves the engine as data, and what sort of lot it is when chance
gives it.  Events are made of parts, slots are filled with values, and both name their kinds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gladsheim.core.text import Gap, Phrase

if TYPE_CHECKING:
    from gladsheim.core.forms import State

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Says: TypeAlias = "Callable[[State, int], Phrase]"
Writes: TypeAlias = "Callable[[int], str]"
Turns: TypeAlias = "Callable[[int, int, int], int]"  # value, seat that looks, seats -> the value as that seat counts it

# Sorts of lots, for the lab: what chance decided.
WHO: Final = "seat"  # who one is: order of play, god, faction
DECK: Final = "deck"
BAG: Final = "bag"
DICE: Final = "dice"
LOTS: Final = [WHO, DECK, BAG, DICE]
LOTS_BY_NAME: Final = {"die": DICE, "dice": DICE, "roll": DICE, "face": DICE, "bag": BAG, "counter": BAG, "token": BAG}

NUMBER_TYPE: Final = "number"
NOT_TOLD: Final = -(1 << 40)  # stands for a part that an event has but was not told with


class Kind:
    """What a number stands for.  Without names, key and words of its own it is a plain number."""

    def __init__(
        self,
        name: str,
        names: list[str] | None = None,  # value -> its name, as views and texts of moves have it
        key: str = "",  # its message is `key-NAME` or `key-VALUE`; with names `name-NAME` unless said otherwise
        says: Says | None = None,  # the words, where no message alone can say it
        place: str = "",  # the thing on the board, such as "square-{}"
        lot: str = "",  # WHO, DECK, BAG or DICE
        writes: Writes | None = None,  # in the text of a move; else its name, or the number
        turns: Turns | None = None,  # how a learner at each seat counts it, so that one network can play them all
    ) -> None:
        self.name = name
        self.names = names
        self.key = key if key or names is None else name
        self.says = says
        self.place = place
        self.lot = lot
        self.writes = writes
        self.turns = turns

    def from_seat(self, value: int, me: int, seats: int) -> int:
        """The value as the seat `me` counts it: one to one, and the same value for seat 0."""
        return value if self.turns is None else self.turns(value, me, seats)

    def named(self, name: str) -> Part:
        """A part of an event that is of this kind and has a name of its own."""
        return Part(name, self)

    def several(self, name: str) -> Part:
        """A part of an event that is any number of these."""
        return Part(name, self, True)

    def gap(self, g: State, value: int) -> Gap:
        """How it fills a gap of a phrase."""
        if self.says is not None:
            return self.says(g, value)
        return f"{self.key}-{self.called(value)}" if self.key else value

    def phrase(self, g: State, value: int) -> Phrase:
        """How it is said alone."""
        gap = self.gap(g, value)
        if isinstance(gap, Phrase):
            return gap
        return Phrase(gap) if isinstance(gap, str) else Phrase("number", {"number": gap})

    def plain(self, value: int) -> Json:
        """As data: its name if it has one; None for nobody and nothing."""
        if value < 0 and self.key + self.place:
            return None
        return value if self.names is None else self.names[value]

    def at(self, value: int) -> str:
        """The thing on the board, or the empty string."""
        return self.place.replace("{}", self.called(value)) if self.place and value >= 0 else ""

    def called(self, value: int) -> str:
        return str(value) if self.names is None else self.names[value]

    def written(self, value: int) -> str:
        """In the text of a move."""
        return self.called(value) if self.writes is None else self.writes(value)

    def type(self) -> str:
        """Its type in TypeScript."""
        if self.names is not None:
            return " | ".join(dict.fromkeys(f'"{name}"' for name in self.names))
        return NUMBER_TYPE


class SeatKind(Kind):
    """A seat: in words the player's name, in data its number, None for nobody."""

    def phrase(self, g: State, value: int) -> Phrase:
        return Phrase("number-seat", {"seat": value})

    def plain(self, value: int) -> Json:
        return None if value < 0 else value

    def from_seat(self, value: int, me: int, seats: int) -> int:
        return (value - me) % seats if 0 <= value < seats else value


class FlagKind(Kind):
    """Yes or no."""

    def gap(self, g: State, value: int) -> Gap:
        return "yes" if value else "no"

    def plain(self, value: int) -> Json:
        return value != 0

    def written(self, value: int) -> str:
        return "yes" if value else "no"

    def type(self) -> str:
        return "boolean"


NUMBER: Final = Kind("number")
COUNT: Final = Kind("count")
SEAT: Final = SeatKind("seat", place="seat-{}", lot=WHO)
FLAG: Final = FlagKind("flag")
DIE: Final = Kind("die", lot=DICE)


class Part:
    """One part of an event: a name, and of which kind it is."""

    def __init__(self, name: str, kind: Kind, many: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.many = many
        # A gap whose name begins with "seat" is filled with the player's name.
        is_seat = isinstance(kind, SeatKind) and not name.startswith("seat")
        self.gap = f"seat-{name}" if is_seat else name


class Slot:
    """One blank that answers fill: how many values it has, of which kind, and whether its lots are told by an event."""

    def __init__(
        self,
        size: int,  # every fill of it is below
        kind: Kind = NUMBER,
        mute: bool = False,  # what chance fills in is told by an event of the game's own, or is nobody's to know
        does: str = "",  # the message of an answer, with a gap named as the kind; else the kind's own words
        lot: str = "",  # as in the kind
    ) -> None:
        self.size = size
        self.kind = kind
        self.mute = mute
        self.does = does
        self.lot = lot or kind.lot

    def phrase(self, g: State, value: int) -> Phrase:
        """What an answer means."""
        return Phrase(self.does, {self.kind.name: self.kind.gap(g, value)}) if self.does else self.kind.phrase(g, value)


def slot_of(name: str, given: Slot | int) -> Slot:
    """A slot as declared, or of so many plain numbers; its lots by its name where nothing says what they are."""
    slot = Slot(given) if isinstance(given, int) else given
    if not slot.lot:
        slot.lot = LOTS_BY_NAME.get(name, DECK)
    return slot
