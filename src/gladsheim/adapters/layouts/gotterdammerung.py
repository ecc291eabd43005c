"""The layout of Götterdämmerung.  Left out: what was done and said longer ago than the last rows of each kind."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.adapters.layouts.parts import (
    Bag,
    Bits,
    Flag,
    Last,
    Name,
    Numbers,
    Of,
    One,
    Part,
    Record,
    Row,
    Steps,
    UpTo,
    listed,
    whole,
)
from gladsheim.core.game import Json
from gladsheim.games.gotterdammerung.parts import CLOCK_NAMES, GOD_NAMES, GODS, NO_CARD, ROUNDS, SENTENCES
from gladsheim.games.gotterdammerung.talk import CUT_SHORT

DEEDS, TRIALS, CLAIMS, LOOKS = 12, 4, 12, 4  # rows kept of each
PHASES = ["set-up", "conspiracy", "action", "council"]
FACTIONS = 2


class Looks(Part):
    """What the seat itself saw as Oracle: for each seat, whether it saw there a Protector or a Conspirator."""

    def __init__(self, seats: int) -> None:
        super().__init__(FACTIONS * seats)

    def write(self, value: Json, out: Numbers, at: int) -> None:
        for row in listed(value):
            seen = listed(row)[3:]
            if seen and seen[0] is not None:
                out[at + FACTIONS * whole(seen[0]) + whole(seen[1])] = 1.0

    def words(self) -> str:
        return "by seat: one's own looks saw a Protector, a Conspirator"


def open_forms(seats: int, slots: dict[str, int]) -> dict[str, dict[str, Part]]:
    seat, done, of_seats = One(seats), One(4), Row(seats, One(slots["say"]))
    parts_of_speech = ("when", "whom", "faction", "thumb", "reason", "question", "reply", "claim")
    speech = {name: One(slots[name]) for name in parts_of_speech}
    target = {"target": One(slots["target"]), "card": One(NO_CARD + 1), "way": One(slots["way"])}
    thumbs = {"out": Row(seats, Flag()), "mine": One(2), "late": done}
    said = {"said": of_seats, "before": seat, "turn": UpTo(8), "loud": Flag(), "speaker": seat}
    return {
        "Twilight": {"seated": done, "dealt": done},
        "Seating": {"first": seat, "at": Of(ROUNDS), "place": One(2)},
        "Deal": {},
        "Round": {"conspired": done, "dice": One(36), "acted": done, "looked": done, "counselled": done},
        "Conspiracy": {
            "marks": Row(seats, seat),
            "fresh": Row(seats, Flag()),
            "marking": Of(3),
            "late": done,
            "lot": seat,
        },
        "Actions": {"god": One(GODS), "doer": seat, **target},
        "Look": {"seat": seat},
        "Council": {"before": seat, "result": done},
        "Discussion": {**said, "heard": One(CUT_SHORT + 1), "trial": done, "late": done},
        "Speech": {"speaker": seat, "sentence": One(SENTENCES), "accusable": Bits(seats), **speech, "late": done},
        "Trial": {
            "accuser": seat,
            "accused": seat,
            "support": Row(seats, One(2)),
            "supporter": seat,
            "defended": done,
            "verdict": done,
        },
        "Defence": {"seat": seat, "pleas": Of(2), "say": One(SENTENCES), "heard": One(CUT_SHORT + 1), "late": done},
        "Vote": {"accuser": seat, "accused": seat, "supporter": seat, **thumbs},
    }


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    seat, when, everybody = One(seats), UpTo(ROUNDS), Bits(seats)
    deed = {"round": when, "god": One(GODS), "doer": seat, "pointed to": One(36)}
    trial = {"round": when, "accuser": seat, "accused": seat, "supporter": seat, "thumbs down": everybody}
    verdict = {"thumbs counted": everybody, "down": UpTo(40), "up": UpTo(40), "verdict": One(3)}
    claim = {"round": when, "speaker": seat, "sentence": One(SENTENCES), "whom": seat, "what": UpTo(15), "when": when}
    return {
        "round": when,
        "phase": Name(PHASES),
        "gods": Row(seats, Name(GOD_NAMES)),
        "worlds": Row(seats, Name(["asgard", "underworld"])),
        "oracle": seat,
        "lies": Row(GODS, seat),
        "placed_by": Row(GODS, seat),
        "votes": Row(seats, UpTo(6)),
        "warded": seat,
        "dealt": Of(seats),
        "conspirators_in_play": Of(5),
        "faction": One(FACTIONS),
        "conspirators": Bag(seats),
        "oracles": Looks(seats),
        "banished": Last(LOOKS, Record({"round": when, "seat": seat, "how": One(3)})),
        "deeds": Last(DEEDS, Record(deed)),
        "trials": Last(TRIALS, Record({**trial, **verdict})),
        "claims": Last(CLAIMS, Record(claim)),
        "seers": Bag(seats),
        "begun": Row(seats, UpTo(3)),
        "voices": Bag(seats),
        "cap": Of(3),
        "may_end": Flag(),
        "ward_ends": Flag(),
        "talk": Of(6),
        "clock": Name(CLOCK_NAMES),
        "winner": One(FACTIONS),
        "forms": Steps(open_forms(seats, slots)),
    }
