"""Consent: a seat is handed to a bot, and taken back.

One's own seat is one's own affair.  A connection that dropped is not a departure: only when a person has been away
for longer than the table's grace, which all knew when they sat down, may others propose a bot for the seat.  It goes to
the bot when every other person agrees who plays and has not been away that long; a No ends the proposal, and whoever
returns is asked, and takes the seat back.  A seat that nobody has taken needs no grace.
"""

from __future__ import annotations

import math

from gladsheim.core.forms import Seat
from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Agree, Propose, Refused
from gladsheim.table.head import check_level
from gladsheim.table.journal import AGREE, BACK, HAND, PROPOSE, REFUSE, Entry
from gladsheim.table.seats import Chair


def propose(chairs: list[Chair], deed: Propose, grace: int, seq: int, at: float) -> list[Entry]:
    """The entry of a proposal: a hand-over at once if nobody else is to be asked."""
    chair = person_of(chairs, deed.by)
    about = chairs[deed.seat]
    check_level(deed.level, Refused)
    if about.person == chair.person:
        if (deed.level is None) == (about.level is None):
            if deed.level is None:
                raise Refused("you play this seat yourself", phrase=Phrase("refused-own-seat"))
            raise Refused("a bot plays this seat already", phrase=Phrase("refused-bot-already"))
        if deed.level is None:
            return [Entry(seq, BACK, deed.seat, deed.by, deed.client, at)]
        return [Entry(seq, HAND, deed.seat, deed.by, deed.client, at, None, [deed.level])]
    if deed.level is None:
        raise Refused("only the person of a seat takes it back", phrase=Phrase("refused-not-own"))
    if about.level is not None:
        raise Refused("a bot plays this seat already", phrase=Phrase("refused-bot-already"))
    check_away(about, deed.seat, deed.away, grace)
    agreed = [*about.agreed, deed.by] if about.proposed == deed.level else [deed.by]
    kind = HAND if is_settled(chairs, deed.seat, agreed, deed.away, grace) else PROPOSE
    return [Entry(seq, kind, deed.seat, deed.by, deed.client, at, None, [deed.level])]


def agree(chairs: list[Chair], deed: Agree, grace: int, seq: int, at: float) -> list[Entry]:
    """The entry of a Yes or a No; the last Yes hands the seat over."""
    chair = person_of(chairs, deed.by)
    about = chairs[deed.seat]
    if about.proposed is None:
        raise Refused("nothing is proposed for this seat", phrase=Phrase("refused-no-proposal"))
    if not deed.agrees:
        return [Entry(seq, REFUSE, deed.seat, deed.by, deed.client, at)]
    if deed.by in about.agreed:
        raise Refused("you agreed already", phrase=Phrase("refused-agreed"))
    is_own = about.person == chair.person
    if not is_own:
        check_away(about, deed.seat, deed.away, grace)
    if is_own or is_settled(chairs, deed.seat, [*about.agreed, deed.by], deed.away, grace):
        return [Entry(seq, HAND, deed.seat, deed.by, deed.client, at, None, [about.proposed])]
    return [Entry(seq, AGREE, deed.seat, deed.by, deed.client, at)]


def check_away(about: Chair, seat: Seat, away: dict[Seat, float] | None, grace: int) -> None:
    """Only whoever plays a seat hands it on while here, or gone a moment ago."""
    if away is None or about.who != "person":
        return
    if seat not in away:
        reason = "the player of this seat is here: nobody else may hand it to a bot"
        raise Refused(reason, phrase=Phrase("refused-is-here"))
    left = grace - away[seat]
    if left > 0:
        seconds = math.ceil(left)
        reason = f"the player of this seat may come back: a bot can be proposed in {seconds} seconds"
        raise Refused(reason, phrase=Phrase("refused-grace", {"seconds": seconds}))


def is_settled(chairs: list[Chair], seat: Seat, agreed: list[Seat], away: dict[Seat, float] | None, grace: int) -> bool:
    """Whether every person who plays and may be back in a moment, but for the seat's own, agreed from one seat."""
    gone = {number for number, seconds in (away or {}).items() if seconds >= grace}
    people = {
        chair.person
        for number, chair in enumerate(chairs)
        if chair.is_at_play and chair.person != chairs[seat].person and number not in gone
    }
    return people <= {chairs[one].person for one in agreed}


def person_of(chairs: list[Chair], seat: Seat) -> Chair:
    if chairs[seat].who != "person":
        raise Refused(f"no person sits on seat {seat}", phrase=Phrase("refused-no-person", {"number": seat + 1}))
    return chairs[seat]
