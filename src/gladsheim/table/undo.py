"""Undo: back to the last moment since when nobody learned anything.

Whether an answer taught somebody something is asked of the game itself.  Imagine several tables that a seat could
not tell from the true one before the answer, and give the same answer at each: if the seat sees the same afterwards
at all of them, it could have foreseen what it sees now, and has learned nothing.
"""

from __future__ import annotations

from gladsheim.core.forms import CHANCE, Illegal, Seat
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Refused
from gladsheim.table.head import Head

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


def is_sealed(before: Match, seat: Seat, value: int) -> bool:
    """Whether nobody but `seat` can tell from what it sees which answer `seat` gave."""
    ask = next((ask for ask in before.asks if ask.seat == seat), None)
    if ask is None:
        return False
    after = before.clone()
    after.answer(seat, value)
    seers: list[Seat | None] = [None, *(one for one in range(before.seats) if one != seat)]
    for option in ask.options:
        other = before.clone()
        other.answer(seat, option)
        for seer in seers:
            if other.view(seer) != after.view(seer):
                return False
    return True


def back_to(head: Head, match: Match, seat: Seat, bots: set[Seat]) -> int:
    """How many fills stand after `seat` takes back its last choice, or a Refused.

    Since then nobody may have learned anything, and nobody else answered; but a bot's sealed answer may go back
    with it, for nobody knows it and no person's will is set aside: the bot answers again.
    """
    first = start_of_run(match, seat, bots)
    before = head.rewind(match, first)
    after: list[tuple[Match, Seat, int]] = []  # the answers since, each with the match before it
    last = -1
    for number in range(first, len(match.fills) // 2):
        who, value = match.fills[2 * number], match.fills[2 * number + 1]
        after.append((before.clone(), who, value))
        if who == seat and any(ask.seat == seat and len(ask.options) > 1 for ask in before.asks):
            last = number
        before.answer(who, value)
    if last < 0:
        reason = "there is no answer of yours to take back since somebody else answered or a lot was drawn"
        raise Refused(reason, phrase=Phrase("refused-undo-none"))
    for earlier, who, value in after[last - first :]:
        if taught(earlier, who, value, Lots(last)) or (who != seat and not is_sealed(earlier, who, value)):
            reason = "it is too late to take it back: somebody has learned something since"
            raise Refused(reason, phrase=Phrase("refused-undo-late"))
    return last


def start_of_run(match: Match, seat: Seat, bots: set[Seat]) -> int:
    """The first of the last fills that are all answers of `seat` or of bots."""
    number = len(match.fills) // 2
    while number > match.first and (match.fills[2 * number - 2] == seat or match.fills[2 * number - 2] in bots):
        number -= 1
    return number
