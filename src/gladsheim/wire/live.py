"""What is said over the socket of a live table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from gladsheim.wire.hall import Level, SeatNumber, Seq, Spoken, View

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # the client's own name for what it sent
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Words: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


# From the browser


class ToTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=str.lower):
    """The first message is Hello; every other names itself by an `id`, and may be sent again with the same one."""


class Hello(ToTable, frozen=True):
    """Who I am, and what I saw last.  No token: a spectator.  Several: one person plays several seats."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)] = []
    since: Seq = 0  # the `seq` of the last News I have; 0: none
    said: Seq = 0  # the `n` of the last Said I have; 0: none


class Fill(ToTable, frozen=True):
    """An answer to the question that stood open at `seq`."""

    id: Id
    seat: SeatNumber
    value: Number
    seq: Seq


class Undo(ToTable, frozen=True):
    """Take back my last answer, if nobody learned anything since."""

    id: Id
    seat: SeatNumber


class Chat(ToTable, frozen=True):
    id: Id
    seat: SeatNumber | None  # null: a spectator
    text: Words


class AskHint(ToTable, frozen=True):
    """The best answers to my question, please."""

    id: Id
    seat: SeatNumber


class Propose(ToTable, frozen=True):
    """Let a bot of `level` play on for `seat` (null: nobody, the seat's person takes it back).

    One's own seat needs nobody's consent; an absent one's needs that of every other person at the table.
    """

    id: Id
    seat: SeatNumber
    level: Level | None


class Consent(ToTable, frozen=True):
    id: Id
    seat: SeatNumber  # the seat it is about
    agrees: bool


FromBrowser: TypeAlias = Hello | Fill | Undo | Chat | AskHint | Propose | Consent


# To the browser


class Choice(msgspec.Struct, frozen=True):
    """One answer that is offered."""

    value: int
    phrase: Spoken
    at: list[str]  # the things on the board it points to, in the order one would click them


class Closed(msgspec.Struct, frozen=True):
    """One answer that is not offered now, and the rule that closes it."""

    value: int
    phrase: Spoken
    at: list[str]
    rule: str


class Question(msgspec.Struct, frozen=True):
    slot: str  # its words: the message `ask-<slot>`
    rule: str
    may: bool  # nobody waits for it
    choices: list[Choice]
    closed: list[Closed]


class Line(msgspec.Struct, frozen=True):
    """A line of the log, as one seat heard it."""

    seq: int  # the moment after which it happened
    rule: str
    phrase: Spoken


class Sight(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    seat: int | None  # null: a spectator
    view: View
    questions: list[Question]
    log: list[Line]  # since the last Sight that this socket was sent; after Hello, since `Hello.since`


# A TableCard, encoded once for all; null: as it was.
Card: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "TableCard | null"})]
AS_IT_WAS = msgspec.Raw(b"null")


class FromTable(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """What a table tells a browser."""


class News(FromTable, frozen=True):
    """The table at `seq`: the first message after Hello, and one after every change that this socket may notice."""

    seq: int  # counts what this socket could notice; an answer names it
    sights: list[Sight]  # one for each of my seats, a spectator's with no seat; empty: as they were
    card: Card = AS_IT_WAS
    due: float | None = None  # when the present answer is due, seconds since 1970
    accepted: list[str] = []  # ids of this socket's own messages that are now durable
    back_to: int | None = None  # the table went back: forget the lines of the log after this seq


class Refused(FromTable, frozen=True):
    """Nothing has changed."""

    id: str
    reason: str
    rule: str = ""
    phrase: Spoken | None = None  # the reason in the words of the hall's pages; null: it has none


class Said(FromTable, frozen=True):
    """Chat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float  # seconds since 1970


class Advised(msgspec.Struct, frozen=True):
    value: int
    chance: float


class Hint(FromTable, frozen=True):
    id: str
    seat: int
    best: list[Advised]


class Bye(FromTable, frozen=True):
    """The socket closes, and why."""

    reason: str
    phrase: Spoken | None = None  # as in Refused


ToBrowser: TypeAlias = News | Refused | Said | Hint | Bye
