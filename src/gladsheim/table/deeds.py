"""Deeds: what somebody wants done at a table.  `Table.decide` says which entries of the journal a deed would be."""

from __future__ import annotations

from typing import Final, TypeAlias

from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.text import Phrase

# The table refuses like the rules do: one line says why, and nothing has changed.
Refused = Illegal


LONGEST_CLIENT: Final = 64


class Sit:
    """A person takes an open seat.  Only the hash of the seat's token is kept (`seats.hash_token`)."""

    def __init__(self, seat: Seat, name: str, token_hash: str, lucky: str = "", person: Seat | None = None) -> None:
        self.seat = seat
        self.name = name
        self.token_hash = token_hash
        self.lucky = lucky  # the person's own part of the seed
        self.person = seat if person is None else person  # the first seat that the same person took


class Begin:
    """The game starts.  Sitting down on the last open seat begins it too; this is for a table of bots alone."""


class Answer:
    """A seat answers its open question.  Bots answer with no client id: they are never asked to send twice."""

    def __init__(
        self, seat: Seat, value: int, client: str = "", asked_at: int | None = None, by_bot: bool = False
    ) -> None:
        self.seat = seat
        self.value = value
        self.client = client  # the client's own name for this deed: one and the same is done once
        self.asked_at = asked_at  # the seq at which the question was read; None: whatever is asked now
        self.by_bot = by_bot


class Undo:
    """A seat takes back its last choice, if nobody learned anything since and nobody else answered."""

    def __init__(self, seat: Seat, client: str = "") -> None:
        self.seat = seat
        self.client = client


class TimeUp:
    """The time of a seat, or of the game's own clock (CLOCK), is over: the default answer is given."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


class Propose:
    """`by` proposes that a bot of `level` plays on for `seat`; level None: the person takes the own seat back.

    One's own seat needs nobody's consent; that of one who is away needs that of every other person who is here.
    """

    def __init__(
        self,
        seat: Seat,
        by: Seat,
        level: str | None,
        client: str = "",
        is_here: bool = False,
        here: set[Seat] | None = None,
    ) -> None:
        self.seat = seat
        self.by = by
        self.level = level
        self.client = client
        self.is_here = is_here  # whether the person of `seat` is connected: then nobody else may hand it over
        self.here = here  # the seats whose people are connected, and so are asked; None: all of them


class Agree:
    """`by` agrees to what was proposed for `seat`, or does not: one No ends the proposal."""

    def __init__(self, seat: Seat, by: Seat, agrees: bool, client: str = "", here: set[Seat] | None = None) -> None:
        self.seat = seat
        self.by = by
        self.agrees = agrees
        self.client = client
        self.here = here  # as in Propose


Deed: TypeAlias = Sit | Begin | Answer | Undo | TimeUp | Propose | Agree


def no_seat(seat: Seat, seats: int) -> Refused:
    """That a table has no such seat."""
    phrase = Phrase("refused-no-seat", {"number": seat + 1, "most": seats})
    return Refused(f"no seat {seat}; there are: 0 to {seats - 1}", phrase=phrase)


def check_client(client: str) -> None:
    """A client's own name of a deed goes into the journal: it must be one that every store can keep."""
    if len(client) > LONGEST_CLIENT or not client.isprintable():
        raise Refused(f"the id of a deed has at most {LONGEST_CLIENT} characters, all of which can be printed")
