"""Consent: a seat is handed to a bot, and taken back.

One's own seat is one's own affair.  The seat of one who is away, or one that nobody has taken, goes to a bot when
every other person who plays and is here agrees; a No ends the proposal, and whoever returns takes the seat back.
"""

from __future__ import annotations

from gladsheim.core.forms import Seat
from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Agree, Propose, Refused
from gladsheim.table.head import check_level
from gladsheim.table.journal import AGREE, BACK, HAND, PROPOSE, REFUSE, Entry
from gladsheim.table.seats import Chair


def propose(chairs: list[Chair], deed: Propose, seq: int, at: float) -> list[Entry]:
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
    if deed.is_here:
        raise not_theirs()
    agreed = [*about.agreed, deed.by] if about.proposed == deed.level else [deed.by]
    kind = HAND if is_settled(chairs, deed.seat, agreed, deed.here) else PROPOSE
    return [Entry(seq, kind, deed.seat, deed.by, deed.client, at, None, [deed.level])]


def agree(chairs: list[Chair], deed: Agree, seq: int, at: float) -> list[Entry]:
    """The entry of a Yes or a No; the last Yes hands the seat over."""
    chair = person_of(chairs, deed.by)
    about = chairs[deed.seat]
    if about.proposed is None:
        raise Refused("nothing is proposed for this seat", phrase=Phrase("refused-no-proposal"))
    if not deed.agrees:
        return [Entry(seq, REFUSE, deed.seat, deed.by, deed.client, at)]
    if deed.by in about.agreed:
        raise Refused("you agreed already", phrase=Phrase("refused-agreed"))
    if about.person != chair.person and deed.here is not None and deed.seat in deed.here:
        raise not_theirs()
    if about.person == chair.person or is_settled(chairs, deed.seat, [*about.agreed, deed.by], deed.here):
        return [Entry(seq, HAND, deed.seat, deed.by, deed.client, at, None, [about.proposed])]
    return [Entry(seq, AGREE, deed.seat, deed.by, deed.client, at)]


def not_theirs() -> Refused:
    """Only whoever plays a seat hands it on while here."""
    reason = "the player of this seat is here: nobody else may hand it to a bot"
    return Refused(reason, phrase=Phrase("refused-is-here"))


def is_settled(chairs: list[Chair], seat: Seat, agreed: list[Seat], here: set[Seat] | None) -> bool:
    """Whether every person who plays and is here, but for the seat's own, agreed from one of their seats."""
    people = {
        chair.person
        for number, chair in enumerate(chairs)
        if chair.is_at_play and chair.person != chairs[seat].person and (here is None or number in here)
    }
    return people <= {chairs[one].person for one in agreed}


def person_of(chairs: list[Chair], seat: Seat) -> Chair:
    if chairs[seat].who != "person":
        raise Refused(f"no person sits on seat {seat}", phrase=Phrase("refused-no-person", {"number": seat + 1}))
    return chairs[seat]
