"""What is spoken of in Asgard: the kinds of its numbers, and claims in words."""

from __future__ import annotations

from typing import Final

from gladsheim.core.events import Happened
from gladsheim.core.forms import NOBODY, State
from gladsheim.core.kinds import DICE, WHO, Kind, Says, SeatKind
from gladsheim.core.text import Gap, Phrase
from gladsheim.games.gotterdammerung.parts import (
    AGREE,
    DISAGREE,
    FACTION_NAMES,
    GOD_NAMES,
    INQUIRE,
    MOST_SEATS,
    NO_CARD,
    ORACLE_CARD,
    QUESTION_NAMES,
    REASON_NAMES,
    REPLY,
    REPLY_NAMES,
    SAW,
    SENTENCE_NAMES,
    SUSPECT,
    THUMB_NAMES,
    TRUST,
    WILL_VOTE,
)


def by_number(key: str) -> Says:
    """Words whose messages are numbered."""
    return lambda g, value: Phrase(f"{key}-{value}")


def card_key(card: int) -> str:
    return "oracle" if card == ORACLE_CARD else f"card-{GOD_NAMES[card]}"


def says_card(g: State, card: int) -> Phrase:
    return Phrase(card_key(card))


def seat_name(seat: int) -> str:
    """As one types it; the number after the last seat is nobody."""
    return "no" if seat == MOST_SEATS else f"s{seat + 1}"


class CardKind(Kind):
    """An Action card by its god, or the Oracle."""

    def at(self, value: int) -> str:
        return "" if value == NO_CARD else card_key(value)


PLAYER: Final = SeatKind("seat", place="seat-{}", lot=WHO, writes=seat_name)
PLAYER_OR_NONE: Final = Kind("player", place="seat-{}", writes=seat_name)
GOD: Final = Kind("god", GOD_NAMES)
CARD: Final = CardKind("card", ["oracle", *GOD_NAMES[1:], "no"], says=says_card)
FACTION: Final = Kind("faction", FACTION_NAMES, lot=WHO)
THUMB: Final = Kind("thumb", THUMB_NAMES, says=by_number("thumb"))
WAY: Final = Kind("way", ["back", "ahead", "no"])
SENTENCE: Final = Kind("say", SENTENCE_NAMES, says=by_number("do-say"))
REASON: Final = Kind("reason", REASON_NAMES, says=by_number("do-reason"))
QUESTION: Final = Kind("question", QUESTION_NAMES, says=by_number("question"))
ANSWER: Final = Kind("reply", REPLY_NAMES, says=by_number("reply"))
ROUND: Final = Kind("round")
BOTH_DICE: Final = Kind("dice", lot=DICE)
A_PLACE: Final = Kind("place", lot=WHO)


def said_phrase(row: list[int], about: list[int]) -> Phrase:
    """A claim in words; `about` is the claim that it agrees or disagrees with."""
    _, speaker, sentence, whom, what, when = row
    gaps: dict[str, Gap] = {"seat": speaker}
    if whom != NOBODY:
        gaps["seat-whom"] = whom
    if sentence in (AGREE, DISAGREE):
        gaps["claim"] = said_phrase(about, []) if about[2] not in (AGREE, DISAGREE) else Phrase("said-so")
    elif sentence == SAW:
        gaps["faction"] = f"faction-{FACTION_NAMES[what]}"
    elif sentence == WILL_VOTE:
        gaps["thumb"] = f"thumb-{what}"
    elif sentence == INQUIRE:
        gaps["question"] = f"question-{what}"
    elif sentence == REPLY:
        gaps["reply"] = f"reply-{what}"
    elif what != NOBODY:
        gaps["reason"] = Phrase(f"reason-{what}", {} if when == NOBODY else {"round": when})
    if when != NOBODY and sentence not in (SUSPECT, TRUST):
        gaps["round"] = when
    return Phrase(f"said-{sentence}", gaps)


def says_claim(happened: Happened) -> Phrase:
    """The claim as it stands on the table after it was said."""
    from gladsheim.games.gotterdammerung.state import asgard_of  # which tells these events itself

    assert happened.after is not None
    return claim_phrase(asgard_of(happened.after).claims, happened.value("number"))


def claim_phrase(claims: list[list[int]], number: int) -> Phrase:
    row = claims[number]
    return said_phrase(row, claims[row[4]] if row[2] in (AGREE, DISAGREE) else [])
