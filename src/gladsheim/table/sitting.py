"""Sitting down: who takes which seat, whose word goes into the dice, and when the game begins."""

from __future__ import annotations

from copy import copy

from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Refused, Sit, Word
from gladsheim.table.head import Head
from gladsheim.table.journal import BEGIN, HAND, PROMISED, SIT, WORD, Entry
from gladsheim.table.seats import LONGEST_LUCKY, LONGEST_NAME, Chair, one_line


def sit(chairs: list[Chair], deed: Sit, seq: int, at: float) -> list[Entry]:
    """The entry of somebody who takes an open seat."""
    if chairs[deed.seat].who != "open":
        free = ", ".join(str(seat) for seat, chair in enumerate(chairs) if chair.who == "open")
        phrase = Phrase("refused-taken", {"number": deed.seat + 1})
        raise Refused(f"seat {deed.seat} is taken; open: {free or 'none'}", phrase=phrase)
    name = one_line(deed.name, LONGEST_NAME)
    if not name:
        raise Refused("whoever sits down needs a name", phrase=Phrase("refused-no-name"))
    words = [name, deed.token_hash, "", *([PROMISED] if deed.promises else [])]
    return [Entry(seq, SIT, deed.seat, deed.person, "", at, None, words)]


def give_word(chairs: list[Chair], seal: str, deed: Word, seq: int, at: float) -> list[Entry]:
    """The entry of a word to the dice, which names the seal it was given to."""
    if not chairs[deed.seat].promised:
        raise Refused("no word to the dice is awaited from this seat", phrase=Phrase("refused-word"))
    if deed.seal != seal:
        reason = "this word was given to another seal than that of this table"
        raise Refused(reason, phrase=Phrase("refused-other-seal"))
    words = [seal, one_line(deed.word, LONGEST_LUCKY)]
    return [Entry(seq, WORD, deed.seat, deed.seat, deed.client, at, None, words)]


def begin(head: Head, chairs: list[Chair], seq: int, at: float) -> list[Entry]:
    """The entry of the beginning."""
    if any(chair.who == "open" for chair in chairs):
        raise Refused("the game begins when every seat is taken")
    players = [chair.lucky for chair in chairs if chair.lucky]
    match = head.begin(players)
    return [Entry(seq, BEGIN, 0, 0, "", at, match.fills[2 * match.first + 1 :: 2], players)]


def and_begin(head: Head, chairs: list[Chair], entries: list[Entry], at: float) -> list[Entry]:
    """These entries, and the beginning if the last of them is what the game waited for."""
    entry = entries[-1]
    if entry.kind not in (SIT, WORD, HAND):
        return entries
    after = [copy(chair) for chair in chairs]
    seat_changed(after, entry)
    if any(chair.who == "open" or (chair.promised and chair.level is None) for chair in after):
        return entries
    return entries + begin(head, after, entry.seq + 1, at)


def seat_changed(chairs: list[Chair], entry: Entry) -> None:
    """What an entry of kind SIT, WORD or HAND makes of the seat."""
    chair = chairs[entry.seat]
    if entry.kind == SIT:
        name, token_hash, lucky = entry.words[:3]
        promised = PROMISED in entry.words[3:]
        chairs[entry.seat] = Chair("person", None, name, entry.value, token_hash, lucky, promised=promised)
    elif entry.kind == WORD:
        seal, word = entry.words
        chair.promised = False
        chair.lucky = f"{seal} {word}"
    else:
        chair.who = "bot" if chair.who == "open" else chair.who
        chair.level = entry.words[0]
        chair.proposed = None
        chair.agreed = []
