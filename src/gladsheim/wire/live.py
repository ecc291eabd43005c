"""What is said over the socket of a live table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from gladsheim.wire.hall import Level, SeatNumber, Seq, Spoken, View

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]  # the client's own name for what it sent
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Parts: TypeAlias = Annotated[dict[str, object], msgspec.Meta(extra={"ts": "Record<string, Json>"})]
Words: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

Sign: TypeAlias = Literal["hail", "well", "laugh", "ouch", "think", "hurry", "thanks", "sorry"]


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


class Word(ToTable, frozen=True):
    """My own part of the seed of the dice, given once I have seen and kept their seal (`TableCard.commitment`)."""

    id: Id
    seat: SeatNumber
    seal: Annotated[str, msgspec.Meta(max_length=64)]  # as I was shown it
    word: Annotated[str, msgspec.Meta(max_length=64)]


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

    One's own seat needs nobody's consent; that of one who has been away for longer than `TableCard.grace` needs that
    of every other person at the table who has not.
    """

    id: Id
    seat: SeatNumber
    level: Level | None


class Consent(ToTable, frozen=True):
    id: Id
    seat: SeatNumber  # the seat it is about
    agrees: bool


class Again(ToTable, frozen=True):
    """After the end: whether I would play another game with the same people, and which."""

    id: Id
    seat: SeatNumber
    wants: bool
    game: Annotated[str, msgspec.Meta(max_length=64)] = ""  # "": the same
    swap: bool = False  # everybody moves one chair on
    without: bool = False  # do not wait for who left or does not want to


class Resign(ToTable, frozen=True):
    """I give up; where two sides play."""

    id: Id
    seat: SeatNumber


class Draw(ToTable, frozen=True):
    """I offer a draw, agree to one, or want none; where two sides play."""

    id: Id
    seat: SeatNumber
    wants: bool


class Mute(ToTable, frozen=True):
    """The host takes the word from a seat, or gives it back."""

    id: Id
    seat: SeatNumber
    on: bool


class SendAway(ToTable, frozen=True):
    """The host sends the person of a seat away."""

    id: Id
    seat: SeatNumber


class Call(ToTable, frozen=True):
    """A sign that needs no typing: the message `sign-<sign>`."""

    id: Id
    seat: SeatNumber
    sign: Sign


class Touch(ToTable, frozen=True):
    """What I do with my phone where the hall leads, in the stage that it shows; see Scene."""

    id: Id
    seat: SeatNumber
    stage: Seq
    what: Literal["bell", "known", "on", "accuse", "support", "spoken", "thumb", "enter"]
    value: Annotated[int, msgspec.Meta(ge=-1, le=127)] = -1  # whom, or a thumb; entered: twice the seat, and the thumb
    bell: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class Pulse(ToTable, frozen=True):
    """My page is still there, twice a second; `seen`: it is looked at, and will go on to say so."""

    seen: bool


FromBrowser: TypeAlias = (
    Hello
    | Fill
    | Word
    | Undo
    | Chat
    | AskHint
    | Propose
    | Consent
    | Again
    | Resign
    | Draw
    | Mute
    | SendAway
    | Call
    | Touch
    | Pulse
)


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


class What(msgspec.Struct, frozen=True):
    """What happened, as data: each game declares its events, with the kinds of their parts."""

    event: str  # "fell": a lot that the engine itself tells, with its slot and value
    parts: Parts
    at: list[str]  # the things on the board that it touches


class Line(msgspec.Struct, frozen=True):
    """A beat, as one seat noticed it: a line of the log, and what changed on the table."""

    seq: int  # the moment after which it happened
    rule: str
    phrase: Spoken
    what: What
    # What of the view is other than before, as it was right after it: `entry`, or `entry/name/2` for what is deeper in
    # it.  Null of the last line: right after it the table is as the Sight's view shows it; null of another: that was
    # long ago.
    sees: View | None


class Sight(msgspec.Struct, frozen=True):
    """The table as one seat may know it."""

    seat: int | None  # null: a spectator
    view: View
    questions: list[Question]
    log: list[Line]  # since the last Sight that this socket was sent; after Hello, since `Hello.since`
    talks: bool  # whether the seat may chat now


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
    left: float | None = None  # seconds for the present answer, from now on; whose clock is wrong needs no other
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
    """An answer as a bot sees it: its chance, the standard error of that, both in words of the catalogue, and why.

    There is no chance where no trial game can tell what an answer is worth: of words in a council.
    """

    value: int
    chance: float | None
    doubt: float
    says: Spoken
    why: list[Spoken]


class Hint(FromTable, frozen=True):
    id: str
    seat: int
    best: list[Advised]


class Called(FromTable, frozen=True):
    """A sign of a seat; nothing of it is kept."""

    seat: int
    sign: str


class Beat(FromTable, frozen=True):
    """I heard your Pulse."""


class Own(msgspec.Struct, frozen=True):
    """What a scene is for one seat alone.  Every seat's has the same parts, as many of each."""

    seat: int
    ring: list[int]  # whom the stones stand for, in this phone's own order
    sockets: list[list[int]]  # of each stone: the runes in it; -1: none
    legend: list[list[int]]  # rune, the kind of the mark (0: a fellow's finger, 1 to 3: a note of mine), seat or night
    asks: str  # the message of what a stone is touched for
    outlined: int  # the stone that is outlined from the start; -1: none
    side: str  # the message of my faction
    fellows: list[int]
    nights: list[list[int]]  # what I touched, night by night; -1: nobody
    shown: str  # the message of what the Oracle's look shows here; empty: nothing yet
    thumb: int  # that I have put out; -1: none


class Scene(FromTable, frozen=True):
    """The stage of an evening that the hall leads, and how far it is.  Moments are in seconds from now."""

    n: int
    beat: float  # seconds between two frames, either way
    stage: str
    number: int
    round: int
    who: int  # -1: nobody
    whom: int
    missing: list[int]  # whose phone or thumb is waited for
    called: bool  # by name
    entering: bool  # the host may enter a missing thumb
    ready: int  # how many have looked at their cards, or put out a thumb
    bell: int  # the last that is prepared; 0: none
    opens: float  # when its touch opens
    shuts: float
    bells: list[float]  # when they ring, the last ends the night
    ends: float | None
    length: float  # from the beginning of the stage to its end
    ring: list[int]  # who may be touched, or take part
    says: list[Spoken]  # what the voice says
    own: Own | None  # null: for a screen and who watches


class Piece(FromTable, frozen=True):
    """A message that is too long for one frame of a steady beat comes in pieces."""

    text: str
    last: bool


class Bye(FromTable, frozen=True):
    """The socket closes, and why."""

    reason: str
    phrase: Spoken | None = None  # as in Refused


ToBrowser: TypeAlias = News | Refused | Said | Hint | Called | Beat | Scene | Piece | Bye
