"""What is said of the hall, its games and its tables over REST."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

# Any JSON, encoded already: a view is encoded once for all who may see it.
Plain: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "Json"})]
View: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "Record<string, Json>"})]
# A phrase of a Fluent catalogue: its key and its gaps (numbers, keys of other messages, phrases); see core/text.py.
Spoken: TypeAlias = Annotated[list[object], msgspec.Meta(extra={"ts": "Spoken"})]
Phrases: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra={"ts": "Line[]"})]
OptionValue: TypeAlias = "str | int | bool | list[str]"
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Level: TypeAlias = Literal["random", "novice", "skilled", "master"]
Language: TypeAlias = Literal["en", "fr", "ja"]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Seq: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class OptionCard(msgspec.Struct, frozen=True):
    """A choice made before the game.  Its help is the message `option-<name>`."""

    name: str
    choices: list[str | int | bool]
    default: OptionValue  # what the rulebook recommends, or else our own default
    many: bool


class GameCard(msgspec.Struct, frozen=True):
    """A game of the hall."""

    id: str
    title: str  # in the language that was asked for, like the three below; these are empty where a game has none
    pitch: str
    mood: str
    length: str
    fewest: int
    most: int
    cooperative: bool
    campaign: bool
    options: list[OptionCard]
    rules_version: str


class RuleCard(msgspec.Struct, frozen=True):
    id: str
    section: str
    title: str
    text: str


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: me, a bot, or whoever opens the link."""

    who: Literal["me", "bot", "open"]
    level: Level = "skilled"


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each answer; when they are over a default answer is given."""

    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: Name
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
    clock: ClockWish | None = None
    lucky: Annotated[str, msgspec.Meta(max_length=64)] = ""  # the player's own part of the seed
    campaign: str | None = None  # the id of the campaign whose next game this is


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    lucky: Annotated[str, msgspec.Meta(max_length=64)] = ""


class SeatCard(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    who: Literal["person", "bot", "open"]
    name: str  # of a bot too; "": the seat is open
    level: Level | None  # of the bot that plays it now, for a person's seat too
    here: bool  # a person whose browser is connected
    leaves_to: list[int] = []  # the seats that agreed so far that a bot plays on
    proposed: Level | None = None  # the level that was proposed for it


class TableCard(msgspec.Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    seats: list[SeatCard]
    options: dict[str, OptionValue]
    rules_version: str
    playable: bool  # False: made under other rules than those installed; it can be looked at
    commitment: str  # SHA-256 of the table's seed
    begun: bool  # every seat is taken
    over: bool
    clock: int | None  # seconds for each answer
    made: float  # seconds since 1970
    branch_of: str | None = None  # the table it branched from
    campaign: str | None = None


class Keys(msgspec.Struct, frozen=True):
    """The tokens of the seats I took: the only time they are told."""

    table: TableCard
    tokens: dict[int, str]


class Moment(msgspec.Struct, frozen=True):
    """A finished table at one moment, from one seat's knowledge."""

    seq: int
    first: int
    last: int
    view: View
    log: Phrases  # what happened just before
    asked: list[int]  # the seats that were to answer
    text: str  # the same in words


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: I take one seat, bots the others."""

    seq: Seq
    name: Name
    seat: SeatNumber
    level: Level = "skilled"


class Point(msgspec.Struct, frozen=True):
    """The chance to win at one moment, for each seat."""

    seq: int
    chances: list[float]
    turning: bool  # the chance changed much here


class Chart(msgspec.Struct, frozen=True):
    points: list[Point]
    complete: bool  # False: still being computed, ask again


class Measured(msgspec.Struct, frozen=True):
    """A share of the win, with its 95 % interval."""

    value: float
    low: float
    high: float


class LuckOfSeat(msgspec.Struct, frozen=True):
    """The result of a seat: the even chance and its parts add up to it."""

    seat: int
    result: float
    any_luck: Measured  # what a plain bot wins on this seat with any luck
    this_luck: Measured  # and with the luck of this game
    parts: dict[str, Measured]  # the message `luck-<kind>` of the hall: seat, deck, bag, dice, and last decisions


class Luck(msgspec.Struct, frozen=True):
    """How much of a finished game was luck, and of which kind, and how much was decided."""

    even: float  # what a plain bot wins with any luck, the mean of all seats
    together: bool  # all seats win and lose together: the first speaks for all
    seats: list[LuckOfSeat]  # empty until there is something to tell
    games: int  # played again so far
    most: int  # that will be
    complete: bool  # False: still being computed, ask again


class Verdict(msgspec.Struct, frozen=True):
    """Whether the chance of a finished table came from the seed it was committed to, as the hall says."""

    fair: bool
    draws: int  # checked
    before: int  # draws of the table it branched off, which this seed says nothing of
    seed: str
    commitment: str
    reason: str
    phrase: Spoken | None = None  # the reason in the words of the hall's pages; null: it has none


class TableText(msgspec.Struct, frozen=True):
    """The table in words, as one seat sees it: for those who hear the page, and for games without a board."""

    seq: int
    text: str


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign of Yggdrasil Chronicles: the gods of the players in order of seats, then the support gods."""

    players: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=5)]
    gods: Annotated[list[str], msgspec.Meta(min_length=1, max_length=7)]


class ChartRow(msgspec.Struct, frozen=True):
    """A row of an experience chart.  Its words: the message `row-<row>` of the hall."""

    row: str
    ticked: int
    names: list[str]  # of a relationship: the gods already named
    price: int | None  # of the next box; null: every box is ticked or struck out
    choices: list[str]  # of a relationship: the gods that may be named next


class CampaignPlayer(msgspec.Struct, frozen=True):
    name: str
    god: str
    xp: int  # to spend
    earned: int
    spent: int
    chart: list[ChartRow]


class SagaPlayed(msgspec.Struct, frozen=True):
    saga: str
    outcome: str  # the message `outcome-<outcome>` of the game, with - for .
    table: str | None


class CampaignCard(msgspec.Struct, frozen=True):
    """A campaign as everybody may know it."""

    id: str
    players: list[CampaignPlayer]
    supports: list[str]  # the support gods
    sagas: list[str]  # in order
    saga: int  # how many of them are won: the next one's place
    won: bool
    games: list[SagaPlayed]
    table: str | None  # the table where its present game is played


class Spending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Buy the next box of a row; a relationship names a god."""

    player: SeatNumber
    row: str
    name: str = ""


class Fault(msgspec.Struct, frozen=True):
    """Any refusal over REST: one clear line."""

    reason: str
    rule: str = ""
    phrase: Spoken | None = None  # the reason in the words of the hall's pages, or of the game; null: it has none


class Health(msgspec.Struct, frozen=True):
    """Whether this process can do its work."""

    ok: bool
    version: str
    tables: int  # open in this process
    sockets: int
