"""Undo: back to the last moment since when nobody learned anything.

Whether an answer taught somebody something is asked of the game itself.  Imagine several tables that a seat could
not tell from the true one before the answer, and give the same answer at each: if the seat sees the same afterwards
at all of them, it could have foreseen what it sees now, and has learned nothing.
"""

from __future__ import annotations

from gladsheim.core.forms import CHANCE, Illegal, Seat
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match

TABLES = 12  # imagined for each seat


def taught(before: Match, seat: Seat, value: int, lots: Lots) -> bool:
    """Whether the answer `value` of `seat` teaches any seat, or a spectator, what it could not foresee."""
    after = before.clone()
    after.answer(seat, value)
    if CHANCE in after.fills[len(before.fills) :: 2]:
        return True
    seers: list[Seat | None] = [None, *range(before.seats)]
    for seer in seers:
        seen = after.view(seer)
        for _ in range(TABLES):
            other = before.imagine(seer, lots)
            try:
                other.answer(seat, value)
            except Illegal:
                continue  # At that table the answer could not have been given: it tells what the seat answered.
            if other.view(seer) != seen:
                return True
    return False
