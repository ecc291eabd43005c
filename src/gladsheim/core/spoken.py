"""Spoken: what a game says of itself so that a hall can lead it aloud, as a game master would.

A game whose people talk in one room offers a Spoken (the seam `spoken`): which part of the evening its open questions
are, and which answers follow from what the people touched.  The rules stay where they are: every answer is one that
the game itself asked for.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOBODY, Seat
from gladsheim.core.game import Game
from gladsheim.core.match import Match
from gladsheim.core.seams import offered
from gladsheim.core.text import Phrase

# The parts of an evening.
NIGHT: Final = "night"  # some choose in secret, all touch
LOOK: Final = "look"  # one looks in secret, all touch
ACT: Final = "act"  # one acts before all, in silence
TALK: Final = "talk"
SUPPORT: Final = "support"
DEFENCE: Final = "defence"
VOTE: Final = "vote"
OTHER: Final = ""  # questions that are answered as at any table

UNTOUCHED: Final = -1

Answers: TypeAlias = list[tuple[Seat, int]]


class Part:
    """What is going on, as everybody may know it."""

    def __init__(
        self,
        kind: str,
        ring: list[Seat] | None = None,
        who: Seat = NOBODY,
        whom: Seat = NOBODY,
        round: int = 0,
        depth: int = 0,
        step: int = 0,
    ) -> None:
        self.kind = kind
        self.ring: list[Seat] = [] if ring is None else ring  # who can be touched, or take part
        self.who = who  # who looks, acts, accuses
        self.whom = whom  # who is accused
        self.round = round
        self.depth = depth  # how many share a secret, but for oneself: everybody may know the number
        self.step = step  # tells two apart that are alike in all else

    def is_same(self, other: Part) -> bool:
        own = (self.kind, self.who, self.whom, self.round, self.step)
        return own == (other.kind, other.who, other.whom, other.round, other.step)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken:
    """The parts of a game's evening, and the answers that follow.  `lot`: a number that nobody can foretell."""

    def part(self, match: Match) -> Part:
        raise NotImplementedError(f"{type(self).__name__}.part")

    def side(self, match: Match, seat: Seat) -> str:
        """The key of the words for the side that a seat is on, in secret."""
        raise NotImplementedError(f"{type(self).__name__}.side")

    def fellows(self, match: Match, seat: Seat) -> list[Seat]:
        """The others of whom a seat knows that they are on its side."""
        raise NotImplementedError(f"{type(self).__name__}.fellows")

    def voice(self, match: Match, stage: str, part: Part, missing: list[Seat]) -> list[Phrase]:
        """What who leads says aloud when a stage begins: nothing that not everybody may know."""
        raise NotImplementedError(f"{type(self).__name__}.voice")

    def night(self, match: Match, touches: list[list[Seat]], lot: int) -> Answers:
        """What follows from a night; `touches`: for each seat those of the three bells, or UNTOUCHED."""
        raise NotImplementedError(f"{type(self).__name__}.night")

    def look(self, match: Match, whom: Seat) -> Answers:
        """What follows if the one who looks touched `whom`, or nobody."""
        raise NotImplementedError(f"{type(self).__name__}.look")

    def refrain(self, match: Match) -> Answers:
        """Whoever acts lets it be."""
        raise NotImplementedError(f"{type(self).__name__}.refrain")

    def accuse(self, match: Match, seat: Seat, whom: Seat) -> Answers:
        raise NotImplementedError(f"{type(self).__name__}.accuse")

    def end_talk(self, match: Match) -> Answers:
        """Nobody is accused."""
        raise NotImplementedError(f"{type(self).__name__}.end_talk")

    def support(self, match: Match, seat: Seat) -> Answers:
        """One stands with the accuser; NOBODY: no one does."""
        raise NotImplementedError(f"{type(self).__name__}.support")

    def end_defence(self, match: Match) -> Answers:
        raise NotImplementedError(f"{type(self).__name__}.end_defence")

    def vote(self, match: Match, thumbs: list[int]) -> Answers:
        """All thumbs at once, by seat."""
        raise NotImplementedError(f"{type(self).__name__}.vote")


def spoken_of(game: Game) -> Spoken:
    """How a game is led aloud; a BadOption if it offers nothing of the kind."""
    return offered(game, "spoken", game.seams.spoken, Spoken)
