"""Entries: the append-only journal of a table.  Everything true at the table is the fold of its entries."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import Seat

# A person takes the seat; value: the first seat of that person; words: name, token's hash, and of old tables the own
# part of the seed; a fourth, PROMISED, if a WORD is to come.
SIT: Final = "sit"
PROMISED: Final = "promised"
WORD: Final = "word"  # the own part of the seed; words: the commitment that was shown, and what was given to it
BEGIN: Final = "begin"  # every seat is taken, the game starts; words: the players' own seeds
FILL: Final = "fill"  # the seat answers `value`
LATE: Final = "late"  # the same, when the seat's time was over
UNDO: Final = "undo"  # the seat takes back; value: how many fills stand, those of chance included
PROPOSE: Final = "propose"  # value: who proposes that a bot plays the seat; words: its level
AGREE: Final = "agree"  # value: who agrees to that
REFUSE: Final = "refuse"  # value: who does not, which ends the proposal
HAND: Final = "hand"  # value: who settled it; words: the level of the bot that plays the seat from now on
BACK: Final = "back"  # value: the same person, who plays it again
AGAIN: Final = "again"  # the seat's word to another game; words: yes or no, the game ("": the same), swap or "", go
RESIGN: Final = "resign"  # the seat gives up
DRAW: Final = "draw"  # words: yes, it is offered; no; go, it is agreed
HINT: Final = "hint"  # the seat took a hint that all may see
MUTE: Final = "mute"  # value: the host, who mutes the seat or lets it talk; words: yes or no
TOUCH: Final = "touch"  # by night, once for each seat; value: what was touched at the three bells (table/conductor.py)
SEND: Final = "send"  # value: the host, who sends the seat's person away

OF_SEATS: Final = (PROPOSE, AGREE, REFUSE, HAND, BACK, MUTE, SEND)


class Entry:
    """One row of a journal."""

    def __init__(
        self,
        seq: int,
        kind: str,
        seat: Seat,
        value: int,
        client: str,
        at: float,
        lots: list[int] | None = None,
        words: list[str] | None = None,
    ) -> None:
        self.seq = seq  # 1, 2, 3 ... without gaps: the one total order
        self.kind = kind
        self.seat = seat  # whom it is about
        self.value = value
        self.client = client  # the client's own id of the deed; "" for none
        self.at = at  # seconds since 1970
        self.lots: list[int] = [] if lots is None else lots  # what chance drew right after it
        self.words: list[str] = [] if words is None else words
        self.ends = False  # whether the game ends with it, as `decide` found; not kept

    @property
    def by(self) -> Seat:
        """Who did it."""
        return self.value if self.kind in OF_SEATS else self.seat

    def __repr__(self) -> str:
        return f"Entry({self.seq}, {self.kind!r}, seat={self.seat}, value={self.value})"
