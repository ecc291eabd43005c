# not compiled: words are for people, who wait for nothing here
"""What can happen at Odin's Table, and who hears it."""

from __future__ import annotations

from functools import cache

from gladsheim.core.events import Event
from gladsheim.core.text import Phrase
from gladsheim.games.odins_table.parts import COLUMN, ROW


@cache
def square_phrase(square: int) -> Phrase:
    return Phrase("square", {"column": f"column-{COLUMN[square]}", "row": ROW[square] + 1})


def card_key(card: int) -> str:
    return f"card-{card}"


def column_key(column: int) -> str:
    return f"column-{column}"


class Displayed(Event):
    def __init__(self, seat: int, cards: list[int]) -> None:
        super().__init__("OT 2.2")
        self.seat = seat
        self.cards = cards

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {f"card{n}": card_key(card) for n, card in enumerate(self.cards)}
        gaps["seat"] = self.seat
        return Phrase("displayed", gaps)


class Arranged(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("OT 2.3")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("arranged", {"seat": self.seat})


class Moved(Event):
    def __init__(self, seat: int, start: int, target: int) -> None:
        super().__init__("OT 3.2")
        self.seat = seat
        self.start = start
        self.target = target

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat}
        gaps["from"] = square_phrase(self.start)
        gaps["to"] = square_phrase(self.target)
        return Phrase("moved", gaps)


class Revealed(Event):
    """The two cards of an attack."""

    def __init__(self, seat: int, start: int, target: int, attack: int, defence: int) -> None:
        super().__init__("OT 4.3")
        self.seat = seat
        self.start = start
        self.target = target
        self.attack = attack
        self.defence = defence

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat}
        gaps["from"] = square_phrase(self.start)
        gaps["to"] = square_phrase(self.target)
        gaps["attack"] = card_key(self.attack)
        gaps["defence"] = card_key(self.defence)
        return Phrase("revealed", gaps)


class Captured(Event):
    """`seat` lost its piece on `square`."""

    def __init__(self, seat: int, square: int, rule: str) -> None:
        super().__init__(rule)
        self.seat = seat
        self.square = square

    def phrase(self) -> Phrase:
        return Phrase("captured", {"seat": self.seat, "square": square_phrase(self.square)})


class Tricked(Event):
    """The Loki of `seat` let two pieces change places."""

    def __init__(self, seat: int, start: int, target: int) -> None:
        super().__init__("OT 8.1")
        self.seat = seat
        self.start = start
        self.target = target

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat}
        gaps["one"] = square_phrase(self.start)
        gaps["other"] = square_phrase(self.target)
        return Phrase("tricked", gaps)


class Conquered(Event):
    def __init__(self, seat: int, square: int, count: int) -> None:
        super().__init__("OT 5.1")
        self.seat = seat
        self.square = square
        self.count = count

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat, "count": self.count}
        gaps["square"] = square_phrase(self.square)
        return Phrase("conquered", gaps)


class Resurrected(Event):
    def __init__(self, seat: int, square: int) -> None:
        super().__init__("OT 6.1")
        self.seat = seat
        self.square = square

    def phrase(self) -> Phrase:
        return Phrase("resurrected", {"seat": self.seat, "square": square_phrase(self.square)})


class Scouted(Event):
    """`seat` revealed the card of the opponent's column."""

    def __init__(self, seat: int, column: int, card: int) -> None:
        super().__init__("OT 9.1")
        self.seat = seat
        self.column = column
        self.card = card

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat, "seat-other": 1 - self.seat}
        gaps["column"] = column_key(self.column)
        gaps["card"] = card_key(self.card)
        return Phrase("scouted", gaps)


class Refilled(Event):
    """A new card stands behind a Wall: its owner knows which."""

    def __init__(self, seat: int, column: int, card: int) -> None:
        super().__init__("OT 7.1", [seat])
        self.seat = seat
        self.column = column
        self.card = card

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat, "column": column_key(self.column)}
        gaps["card"] = card_key(self.card)
        return Phrase("refilled", gaps)

    def veiled(self) -> Event:
        return RefilledUnseen(self.seat, self.column)


class RefilledUnseen(Event):
    def __init__(self, seat: int, column: int) -> None:
        super().__init__("OT 7.1")
        self.seat = seat
        self.column = column

    def phrase(self) -> Phrase:
        return Phrase("refilled-unseen", {"seat": self.seat, "column": column_key(self.column)})


class Reshuffled(Event):
    def __init__(self, seat: int, count: int) -> None:
        super().__init__("OT 7.2")
        self.seat = seat
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase("reshuffled", {"seat": self.seat, "count": self.count})


class Swapped(Event):
    """Two cards changed places: their owner knows which."""

    def __init__(self, seat: int, one: int, other: int) -> None:
        super().__init__("OT 5.3", [seat])
        self.seat = seat
        self.one = one
        self.other = other

    def phrase(self) -> Phrase:
        gaps: dict[str, int | str | Phrase] = {"seat": self.seat}
        gaps["one"] = column_key(self.one)
        gaps["other"] = column_key(self.other)
        return Phrase("swapped", gaps)

    def veiled(self) -> Event:
        return SwappedUnseen(self.seat)


class SwappedUnseen(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("OT 5.8")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("swapped-unseen", {"seat": self.seat})


class Passed(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("OT 10.4")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("passed", {"seat": self.seat})


class DrawOffered(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("OT 10.6")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("draw-offered", {"seat": self.seat})


class DrawRefused(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("OT 10.6")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("draw-refused", {"seat": self.seat})
