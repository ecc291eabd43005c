"""Series: games played one after the other, with one record that outlives them; a campaign.

A record is plain data that can be kept as JSON, whose name "game" is left to whoever keeps it.  A game that has such
a thing offers a Series (the seam `series`); the hall and the command line keep its records, set its tables and show
how it stands.
"""

from __future__ import annotations

from typing import TypeAlias

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import Seat, State
from gladsheim.core.game import BadOption, Game, Json, Value
from gladsheim.core.seams import offered
from gladsheim.core.text import Phrase

Record: TypeAlias = dict[str, Json]


class Row:
    """What a player may buy between two games.  Its words: the message `row-<row>` of the game."""

    def __init__(self, row: str, ticked: int, names: list[str], price: int | None, choices: list[str]) -> None:
        self.row = row
        self.ticked = ticked  # how much of it was bought
        self.names = names  # the roles that were named with it, if it is bought by name
        self.price = price  # of the next; None: there is no more of it
        self.choices = choices  # the roles that may be named next


class Member:
    """A player of a series."""

    def __init__(self, name: str, role: str, xp: int, earned: int, spent: int, rows: list[Row]) -> None:
        self.name = name
        self.role = role
        self.xp = xp  # to spend
        self.earned = earned
        self.spent = spent
        self.rows = rows


class Standing:
    """How a series stands, for everybody to see."""

    def __init__(self, chapters: list[str], chapter: int, members: list[Member], games: list[tuple[str, str]]) -> None:
        self.chapters = chapters  # in order
        self.chapter = chapter  # how many of them are won: the next one's place
        self.members = members  # by seat
        self.games = games  # what was played: the chapter, and how it ended

    @property
    def won(self) -> bool:
        return self.chapter == len(self.chapters)


@mypyc_attr(allow_interpreted_subclasses=True)
class Series:
    """What a game says of its series: a record in, a record out.  A BadOption says why something cannot be."""

    def __init__(self, chapter: str, role: str) -> None:
        self.chapter = chapter  # the option of the game whose choices are the chapters
        self.role = role  # the option whose choices the players are, once for all games; "": there are none

    def begin(self, players: list[str], roles: list[str]) -> Record:
        """A new record: the roles of the players in order of seats, then those that no player has."""
        raise NotImplementedError(f"{type(self).__name__}.begin")

    def check(self, record: Record) -> None:
        """A ValueError says what in a record that was kept cannot be.  All others are given checked ones."""
        raise NotImplementedError(f"{type(self).__name__}.check")

    def options(self, record: Record) -> dict[str, Value]:
        """The options of the next table."""
        raise NotImplementedError(f"{type(self).__name__}.options")

    def enter(self, record: Record, g: State) -> Record:
        """The record after a game that is over."""
        raise NotImplementedError(f"{type(self).__name__}.enter")

    def spend(self, record: Record, player: Seat, row: str, name: str) -> Record:
        """The record after a player bought the next of a row, naming a role where that is asked for."""
        raise BadOption(f"no row '{row}': nothing is bought between these games")

    def advise(self, record: Record, player: Seat) -> tuple[str, str]:
        """What a bot would buy next, row and name; an empty row: nothing that it can pay."""
        return "", ""

    def standing(self, record: Record) -> Standing:
        raise NotImplementedError(f"{type(self).__name__}.standing")


def series_of(game: Game) -> Series:
    """The series that a game offers; a BadOption where it has none."""
    if not game.seams.series:
        raise BadOption(f"{game.id} has no campaign", Phrase("refused-no-campaign"))
    return offered(game, "series", game.seams.series, Series)
