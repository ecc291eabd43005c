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

    def __init__(
        self, seat: Seat, name: str, token_hash: str, promises: bool = False, person: Seat | None = None
    ) -> None:
        self.seat = seat
        self.name = name
        self.token_hash = token_hash
        self.promises = promises  # to give a Word once the seal of the dice was seen: the game waits for it
        self.person = seat if person is None else person  # the first seat that the same person took


class Word:
    """A person gives the own part of the seed, to the seal that was shown.

    Whoever throws the dice is bound by that seal: a seed chosen after this word would have another.
    """

    def __init__(self, seat: Seat, seal: str, word: str, client: str = "") -> None:
        self.seat = seat
        self.seal = seal  # the commitment, as the person was shown it
        self.word = word
        self.client = client


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

    One's own seat needs nobody's consent; that of one who is away longer than the table's grace needs that of every
    other person who is not.
    """

    def __init__(
        self, seat: Seat, by: Seat, level: str | None, client: str = "", away: dict[Seat, float] | None = None
    ) -> None:
        self.seat = seat
        self.by = by
        self.level = level
        self.client = client
        self.away = away  # for how many seconds people have been away; None: nobody knows, `seat` for long enough


class Agree:
    """`by` agrees to what was proposed for `seat`, or does not: one No ends the proposal."""

    def __init__(
        self, seat: Seat, by: Seat, agrees: bool, client: str = "", away: dict[Seat, float] | None = None
    ) -> None:
        self.seat = seat
        self.by = by
        self.agrees = agrees
        self.client = client
        self.away = away  # as in Propose


class Again:
    """A seat of a finished table would play another game with the same people, or would not."""

    def __init__(
        self,
        seat: Seat,
        wants: bool,
        game: str = "",
        swap: bool = False,
        without: bool = False,
        client: str = "",
        away: dict[Seat, float] | None = None,
    ) -> None:
        self.seat = seat
        self.wants = wants
        self.game = game  # "": the same one
        self.swap = swap  # everybody moves one chair on
        self.without = without  # those who left, or do not want to, are not waited for
        self.client = client
        self.away = away  # as in Propose


class Resign:
    """A seat of two gives up."""

    def __init__(self, seat: Seat, client: str = "") -> None:
        self.seat = seat
        self.client = client


class Draw:
    """A seat of two offers a draw, agrees to one, or wants none."""

    def __init__(self, seat: Seat, wants: bool, client: str = "") -> None:
        self.seat = seat
        self.wants = wants
        self.client = client


class TakeHint:
    """A seat takes a hint.  Where several people play it is written down, for all to see."""

    def __init__(self, seat: Seat, client: str = "") -> None:
        self.seat = seat
        self.client = client


class Mute:
    """The host takes the word from a seat, or gives it back."""

    def __init__(self, seat: Seat, by: Seat, on: bool, client: str = "") -> None:
        self.seat = seat
        self.by = by
        self.on = on
        self.client = client


class SendAway:
    """The host sends a person away: the chair is free again, or a bot's once the game has begun."""

    def __init__(self, seat: Seat, by: Seat, client: str = "") -> None:
        self.seat = seat
        self.by = by
        self.client = client


class Conduct:
    """Who leads the evening gives answers for several seats at once, because of what they touched or said aloud."""

    def __init__(self, seq: int, answers: list[tuple[Seat, int]], touches: list[int] | None = None) -> None:
        self.seq = seq  # of the table when they were found: at any other they are not given
        self.answers = answers
        self.touches = touches  # of a night, by seat


Deed: TypeAlias = (
    Sit
    | Word
    | Begin
    | Answer
    | Undo
    | TimeUp
    | Propose
    | Agree
    | Again
    | Resign
    | Draw
    | TakeHint
    | Mute
    | SendAway
    | Conduct
)


def no_seat(seat: Seat, seats: int) -> Refused:
    """That a table has no such seat."""
    phrase = Phrase("refused-no-seat", {"number": seat + 1, "most": seats})
    return Refused(f"no seat {seat}; there are: 0 to {seats - 1}", phrase=phrase)


def check_client(client: str) -> None:
    """A client's own name of a deed goes into the journal: it must be one that every store can keep."""
    if len(client) > LONGEST_CLIENT or not client.isprintable():
        raise Refused(f"the id of a deed has at most {LONGEST_CLIENT} characters, all of which can be printed")
