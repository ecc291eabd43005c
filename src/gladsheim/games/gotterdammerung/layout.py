# not compiled: learners wait for their networks, not for this
"""The layout of Götterdämmerung.  Left out: what was done and said longer ago than the last rows of each kind."""

from __future__ import annotations

from collections.abc import Mapping

from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.games.gotterdammerung.parts import (
    CLOCK_NAMES,
    FACTION_NAMES,
    GOD_NAMES,
    GODS,
    HOW_NAMES,
    NO_CARD,
    PHASES,
    ROUNDS,
    SENTENCE_NAMES,
    SENTENCES,
    VERDICT_NAMES,
    WAY_NAMES,
)
from gladsheim.games.gotterdammerung.talk import CUT_SHORT
from gladsheim.layouts.many import Last, Record, Row, Steps
from gladsheim.layouts.parts import Flag, Name, Numbers, Of, One, Part, UpTo, listed, whole
from gladsheim.layouts.ring import Ring, Who, Whoever, WhoeverBits, from_me, whose

DEEDS, TRIALS, CLAIMS, LOOKS = 12, 4, 12, 4  # rows kept of each


class Looks(Part):
    """What the seat itself saw as Oracle: for each seat, whether it saw there a Protector or a Conspirator."""

    def __init__(self, seats: int) -> None:
        super().__init__(len(FACTION_NAMES) * seats)
        self.seats = seats

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        for row in listed(value):
            assert isinstance(row, dict)
            if row["faction"] is not None:
                faction = FACTION_NAMES.index(str(row["faction"]))
                whom = from_me(whole(row["whom"]), me, self.seats)
                out[at + len(FACTION_NAMES) * whom + faction] = 1.0

    def words(self) -> str:
        return "by seat from me on: one's own looks saw a Protector, a Conspirator"

    def explain(self, n: int) -> str:
        return f" saw {whose(n // len(FACTION_NAMES))} is {FACTION_NAMES[n % len(FACTION_NAMES)]}"


def open_forms(seats: int, slots: dict[str, int]) -> dict[str, dict[str, Part]]:
    seat, done, of_seats = Who(seats), One(4), Ring(seats, One(slots["say"]))
    parts_of_speech = ("when", "whom", "faction", "thumb", "reason", "question", "reply", "claim")
    speech: dict[str, Part] = {name: One(slots[name]) for name in parts_of_speech}
    speech["whom"] = Who(seats, slots["whom"])
    target = {"target": Who(seats, slots["target"]), "card": One(NO_CARD + 1), "way": One(slots["way"])}
    thumbs = {"out": Ring(seats, Flag()), "mine": One(2), "late": done}
    said = {"said": of_seats, "before": seat, "turn": UpTo(8), "loud": Flag(), "speaker": seat}
    return {
        "Twilight": {"seated": done, "dealt": done},
        "Seating": {"first": seat, "at": Of(ROUNDS), "place": One(2)},
        "Deal": {},
        "Round": {"conspired": done, "dice": One(36), "acted": done, "looked": done, "counselled": done},
        "Conspiracy": {
            "marks": Ring(seats, seat),
            "fresh": Ring(seats, Flag()),
            "marking": Of(3),
            "late": done,
            "lot": seat,
        },
        "Actions": {"god": One(GODS), "doer": seat, **target},
        "Look": {"seat": seat},
        "Council": {"before": seat, "result": done},
        "Discussion": {**said, "heard": One(CUT_SHORT + 1), "trial": done, "late": done},
        "Speech": {
            "speaker": seat,
            "sentence": One(SENTENCES),
            "accusable": WhoeverBits(seats),
            **speech,
            "late": done,
        },
        "Trial": {
            "accuser": seat,
            "accused": seat,
            "support": Ring(seats, One(2)),
            "supporter": seat,
            "defended": done,
            "verdict": done,
        },
        "Defence": {"seat": seat, "pleas": Of(2), "say": One(SENTENCES), "heard": One(CUT_SHORT + 1), "late": done},
        "Vote": {"accuser": seat, "accused": seat, "supporter": seat, **thumbs},
    }


def parts(seats: int, slots: dict[str, int]) -> Mapping[str, Part]:
    seat, when = Who(seats), UpTo(ROUNDS)
    cards = Name(["oracle", *GOD_NAMES])
    deed = {"round": when, "god": Name(GOD_NAMES), "doer": seat, "target": seat, "card": cards, "way": Name(WAY_NAMES)}
    trial = {"round": when, "accuser": seat, "accused": seat, "supporter": seat, "down": Whoever(seats)}
    verdicts = Name([*VERDICT_NAMES, "dropped"])
    verdict = {"counted": Whoever(seats), "votes_down": UpTo(40), "votes_up": UpTo(40), "verdict": verdicts}
    claim = {
        "round": when,
        "speaker": seat,
        "sentence": Name(SENTENCE_NAMES),
        "whom": seat,
        "what": UpTo(15),
        "when": when,
    }
    return {
        "round": when,
        "phase": Name(PHASES),
        "gods": Ring(seats, Name(GOD_NAMES)),
        "worlds": Ring(seats, Name(["asgard", "underworld"])),
        "oracle": seat,
        "lies": Row(GODS, seat),
        "placed_by": Row(GODS, seat),
        "votes": Ring(seats, UpTo(6)),
        "warded": seat,
        "dealt": Of(seats),
        "conspirators_in_play": Of(5),
        "faction": Name(FACTION_NAMES),
        "conspirators": Whoever(seats),
        "oracles": Looks(seats),
        "banished": Last(LOOKS, Record({"round": when, "seat": seat, "how": Name(HOW_NAMES)})),
        "deeds": Last(DEEDS, Record(deed)),
        "trials": Last(TRIALS, Record({**trial, **verdict})),
        "claims": Last(CLAIMS, Record(claim)),
        "seers": Whoever(seats),
        "begun": Ring(seats, UpTo(3)),
        "voices": Whoever(seats),
        "cap": Of(3),
        "may_end": Flag(),
        "ward_ends": Flag(),
        "talk": Of(6),
        "clock": Name(CLOCK_NAMES),
        "winner": Name(FACTION_NAMES),
        "forms": Steps(open_forms(seats, slots)),
    }
