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
Level: TypeAlias = Literal["random", "novice", "skilled", "master", "even"]
Conduct: TypeAlias = Literal["", "voice", "master", "typed"]  # who leads the evening: table/head.py
Language: TypeAlias = Literal["en", "fr", "ja"]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=40, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]  # by a device
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
    campaign: str | None  # the option whose choices are the roles of a campaign; null: the game has no campaign
    options: list[OptionCard]
    rules_version: str
    picture: str  # the address of a picture of its own; empty: it has none
    spoken: bool  # people talk in it: the hall can lead it aloud


class ZoneCard(msgspec.Struct, frozen=True):
    """A hint of how one entry of a view looks, where no board is drawn for the game."""

    zone: str  # board, hand, pile, row, dice, track, course, count, seat, words or hidden
    key: str  # its values are the messages `key-value`; empty: they say themselves
    names: list[str]  # number -> the name that stands for it in a view
    place: str  # what options call its values, such as "card-{}"
    columns: int
    most: int | str  # its last space, or the entry of the view that says it
    places: str  # what options call its spaces, such as "square-{}"
    each: bool | None  # whether it has a value for each seat; null: as its shape says
    across: str  # of a board: what is written under its columns
    down: str  # and beside its rows
    on: str  # the entry of the board that this one lies on; empty: on none


class Look(msgspec.Struct, frozen=True):
    """How a game looks that has no board of ours."""

    zones: dict[str, ZoneCard]
    board: str  # the address of a board of its own, a module; empty: it has none


class RuleCard(msgspec.Struct, frozen=True):
    id: str
    section: str
    title: str
    text: str
    ours: bool  # the rulebook does not say it, or not all of it


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
    grace: Annotated[int, msgspec.Meta(ge=30, le=604_800)] = 90  # seconds for which a seat waits for who is away
    hints: bool = False  # people may take hints from each other's bots, and all see it
    conduct: Conduct = ""  # who leads the evening, where people talk
    promises: bool = False  # I shall give a Word to the dice once I have seen their seal: the game waits for it
    campaign: str | None = None  # the id of the campaign whose next game this is
    rater: Key | None = None  # the key to my ratings: this game is to count
    box: Annotated[str, msgspec.Meta(max_length=20_000)] | None = None  # a box file: the hall must play with such a box


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    promises: bool = False  # as in NewTable
    rater: Key | None = None


class SeatCard(msgspec.Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    who: Literal["person", "bot", "open"]
    name: str  # of a bot too; "": the seat is open
    level: Level | None  # of the bot that plays it now, for a person's seat too
    here: bool  # a person whose browser is connected
    leaves_to: list[int] = []  # the seats that agreed so far that a bot plays on
    proposed: Level | None = None  # the level that was proposed for it
    promised: bool = False  # its person's word to the dice is still to come
    again: bool | None = None  # whether its person would play another game; null: nothing was said yet
    draw: bool = False  # its person offers a draw
    muted: bool = False  # by the host
    hints: int = 0  # that its person took, where several people play


class Plan(msgspec.Struct, frozen=True):
    """Another game with the same people, as it was last proposed."""

    game: str  # "": the same
    swap: bool  # everybody moves one chair on


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
    grace: int  # seconds for which a seat waits for who is away; then others may propose a bot
    made: float  # seconds since 1970
    branch_of: str | None = None  # the table it branched from
    campaign: str | None = None
    host: int | None = None  # the seat of who sat down first
    two_sides: bool = False  # one may give up or offer a draw
    hints: bool = False  # between people hints may be taken, and all see it
    conduct: Conduct = ""  # who leads the evening; if anybody does, frames go both ways at a steady beat
    plan: Plan = Plan("", False)
    next: str | None = None  # the table where its people go on
    moves: list[int] = []  # once there is a next: for each seat the one where its person goes on; -1: nobody


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
    promises: bool = False  # as in NewTable


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


class TurnedByChoice(msgspec.Struct, frozen=True):
    """A decision that cost much: what was played, what was better, and the moment before it to play on from."""

    seq: int  # of the moment, as moments and branches count them for who asks
    seat: int
    question: str  # the slot: the message `ask-<question>` of the game
    rule: str
    played: Spoken
    better: Spoken
    before: float  # the seat's chance to win with the better answer
    after: float  # and with what was played
    doubt: float  # standard error of the difference
    why: list[Spoken]  # what the better answer gains and costs; may be empty


class TurnedByLot(msgspec.Struct, frozen=True):
    """A lot that moved the chances much."""

    seq: int  # of the moment before it fell
    what: Spoken
    before: list[float]  # by seat
    after: list[float]


class TurningPoints(msgspec.Struct, frozen=True):
    """At most three decisions and three lots that moved the chance to win most, the greatest first."""

    decisions: list[TurnedByChoice]
    lots: list[TurnedByLot]
    done: int  # parts of the work
    most: int
    complete: bool  # False: still being computed, ask again


class Verdict(msgspec.Struct, frozen=True):
    """Whether the chance of a finished table came from the seed it was committed to, as the hall says."""

    fair: bool
    draws: int  # checked
    before: int  # draws of the table it branched off, which this seed says nothing of
    words: int  # of players, each given to this very commitment
    seed: str
    commitment: str
    reason: str
    phrase: Spoken | None = None  # the reason in the words of the hall's pages; null: it has none


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the tokens of my seats at it."""

    id: Annotated[str, msgspec.Meta(max_length=32)]
    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=16)]


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys I hold."""

    tables: Annotated[list[Held], msgspec.Meta(max_length=60)]


class MyTable(msgspec.Struct, frozen=True):
    """How a table stands for whoever holds keys of it."""

    id: str
    card: TableCard | None  # null: there is no such table
    asked: bool  # the table waits for one of my seats
    waiting: list[int]  # the seats it waits for, as far as I may know
    since: float  # since when, in seconds since 1970


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device knows and hands to another of the same person; the hall does not read it."""

    text: Annotated[str, msgspec.Meta(max_length=60_000)]


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=40)]


class CodeCard(msgspec.Struct, frozen=True):
    """A table's name for a while, short enough to be spoken."""

    code: str  # a letter and four digits or more
    until: float  # seconds since 1970


class Found(msgspec.Struct, frozen=True):
    """What a code stands for."""

    table: str


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be drawn as a QR code."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Network(msgspec.Struct, frozen=True):
    """Where friends find this hall."""

    here_only: bool  # it listens on this machine alone
    addresses: list[str]  # where it is found in this machine's networks; told on this machine alone
    port: int


class TableText(msgspec.Struct, frozen=True):
    """The table in words, as one seat sees it: for those who hear the page, and for games without a board."""

    seq: int
    text: str


class MayUndo(msgspec.Struct, frozen=True):
    may: bool


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign of a game: the roles of the players in order of seats, then those that no player has."""

    game: str
    players: Annotated[list[Name], msgspec.Meta(min_length=1, max_length=63)]
    roles: Annotated[list[str], msgspec.Meta(max_length=63)]


class ChartRow(msgspec.Struct, frozen=True):
    """What a player may buy between two games.  Its words: the message `row-<row>` of the game."""

    row: str
    ticked: int
    names: list[str]  # of what is bought by name: the roles already named
    price: int | None  # of the next box; null: every box is ticked or struck out
    choices: list[str]  # of what is bought by name: the roles that may be named next


class CampaignPlayer(msgspec.Struct, frozen=True):
    name: str
    role: str
    xp: int  # to spend
    earned: int
    spent: int
    chart: list[ChartRow]


class GamePlayed(msgspec.Struct, frozen=True):
    chapter: str
    outcome: str  # the message `outcome-<outcome>` of the game, with - for .
    table: str | None


class CampaignCard(msgspec.Struct, frozen=True):
    """A campaign as everybody may know it.  A chapter or role is a choice of an option: `choice-<option>-<choice>`."""

    id: str
    game: str
    chapter_option: str
    role_option: str
    players: list[CampaignPlayer]
    chapters: list[str]  # in order
    chapter: int  # how many of them are won: the next one's place
    won: bool
    games: list[GamePlayed]
    table: str | None  # the table where its present game is played
    key: str | None = None  # told once, to who begins it: the token for its first table


class Spending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Buy the next of a row, naming a role where the row asks for one."""

    player: SeatNumber
    row: str
    name: str = ""


class Fault(msgspec.Struct, frozen=True):
    """Any refusal over REST: one clear line."""

    reason: str
    rule: str = ""
    phrase: Spoken | None = None  # the reason in the words of the hall's pages, or of the game; null: it has none


class Health(msgspec.Struct, frozen=True):
    """That this process is alive."""

    ok: bool
    version: str
    tables: int  # open in this process
    sockets: int


class Ready(msgspec.Struct, frozen=True):
    """Whether this process can do its work: what is not "ok" says in one line why."""

    ok: bool
    store: str
    fan_out: str  # "alone": it serves without others
    thinkers: str
