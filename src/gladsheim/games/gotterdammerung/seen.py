"""What a seat of Götterdämmerung sees, read from its view into plain lists for the belief bot."""

from __future__ import annotations

from typing import Final, cast

from gladsheim.core.forms import NOBODY, OPEN
from gladsheim.core.game import Json
from gladsheim.games.gotterdammerung.parts import (
    FACTION_NAMES,
    GOD_NAMES,
    HOW_NAMES,
    SAW,
    SENTENCE_NAMES,
    TYR,
    WAY_NAMES,
)
from gladsheim.games.gotterdammerung.view import ClaimView, DeedView, TrialView, TwilightView

NO_LOOK: Final = [0, -1, 0]


class Seen:
    """A view as numbers.  Sets of seats are numbers whose bits are seats."""

    def __init__(self, plain: dict[str, Json], me: int) -> None:
        view = cast("TwilightView", plain)  # it is what `view` made
        self.me = me
        self.seats = view["seats"]
        self.round = view["round"]
        self.talk = view["talk"]
        self.faction = FACTION_NAMES.index(view["faction"] or "protector")
        self.conspirators = bits(view["conspirators"] or [])
        self.underworld = bits([seat for seat, world in enumerate(view["worlds"]) if world == "underworld"])
        self.gods = [GOD_NAMES.index(god) for god in view["gods"]]
        self.seat_of = [number(seat) for seat in view["seat_of"]]
        self.lies = [number(seat) for seat in view["lies"]]
        self.oracle = number(view["oracle"])
        self.banished = [[row["round"], row["seat"], HOW_NAMES.index(row["how"])] for row in view["banished"]]
        self.deeds = [deed(row) for row in view["deeds"]]
        self.trials = [trial(row) for row in view["trials"]]
        self.claims = [claim(row) for row in view["claims"]]
        # One's own looks: round, whom, faction.
        self.looks = [
            [row["round"], number(row["whom"]), FACTION_NAMES.index(row["faction"])]
            for row in view["oracles"]
            if row["faction"] is not None
        ]
        self.oracles = [[row["round"], row["seat"]] for row in view["oracles"]]  # who was Oracle, as all know
        self.read_forms(view["forms"])
        # Whom somebody accused in vain in this round.
        self.dropped = [row[2] for row in self.trials if row[0] == self.round and row[3] == NOBODY]

    def read_forms(self, forms: list[dict[str, Json]]) -> None:
        """What is going on now."""
        self.marks: list[int] = []
        self.acting = 0
        self.turn = 0
        self.before = NOBODY
        self.sentence = -1
        self.when = -1
        self.whom = NOBODY
        self.reason = -1
        self.question = -1
        self.accused = NOBODY
        self.defends = False
        self.first_trial = True
        for form in forms:
            name = form["is"]
            if name == "Conspiracy":
                marks = form.get("marks", [])
                assert isinstance(marks, list)
                self.marks = [OPEN if mark is None else number(mark) for mark in marks]
            elif name == "Actions":
                self.acting = number(form["god"])
            elif name == "Discussion":
                self.before = number(form["before"])
                self.turn = number(form["turn"])
                self.first_trial = self.before < 0
            elif name == "Trial":
                self.accused = number(form["accused"])
            elif name == "Defence":
                self.defends = True
            elif name == "Speech":
                self.sentence = number(form["sentence"])
                self.when = number(form["when"])
                self.whom = number(form["whom"])
                self.reason = number(form["reason"])
                self.question = number(form["question"])
        self.accusable = self.others_in_reach()

    def others_in_reach(self) -> int:
        """Whom one could accuse now, as bits."""
        asgard = ((1 << self.seats) - 1) & ~self.underworld & ~(1 << self.me)
        if self.before >= 0:
            asgard &= ~(1 << self.before)
        if self.lies[TYR] >= 0:
            asgard &= ~(1 << self.lies[TYR])
        return asgard

    def untold_look(self) -> list[int]:
        """The own look, as round, whom and faction, that one has not told yet; NO_LOOK: there is none."""
        for look in self.looks:
            told = False
            for row in self.claims:
                if row[1] == self.me and row[2] == SAW and row[5] == look[0]:
                    told = True
            if not told:
                return look
        return NO_LOOK

    def told(self, seat: int) -> int:
        """The faction that one has said one saw somebody to be of, last; -1: one has said nothing of it."""
        for row in reversed(self.claims):
            if row[1] == self.me and row[2] == SAW and row[3] == seat:
                return row[4]
        return -1

    def oracle_of(self, round: int) -> int:
        """Who looked, or could have, in a round; NOBODY: none did."""
        for row in self.oracles:
            if row[0] == round:
                return row[1]
        return NOBODY

    def look_of(self, when: int) -> list[int]:
        """The own look of a round; NO_LOOK: one did not look then."""
        for look in self.looks:
            if look[0] == when:
                return look
        return NO_LOOK

    def told_of(self, when: int) -> list[int]:
        """What one has already told of the look of that round, as whom and faction; empty: nothing."""
        for row in self.claims:
            if row[1] == self.me and row[2] == SAW and row[5] == when:
                return [row[3], row[4]]
        return []


def number(value: Json) -> int:
    """A number of the view; NOBODY where it says None."""
    return value if isinstance(value, int) else NOBODY


def deed(row: DeedView) -> list[int]:
    """Round, god, who did it, what it pointed to (as it was answered)."""
    card, way = row["card"], row["way"]
    what = number(row["target"])
    if card is not None:
        what = 0 if card == "oracle" else GOD_NAMES.index(card)
    elif way is not None:
        what = WAY_NAMES.index(way)
    return [row["round"], GOD_NAMES.index(row["god"]), row["doer"], what]


def trial(row: TrialView) -> list[int]:
    """Round, accuser, accused, supporter, thumbs down as shown and as counted (bits)."""
    down, counted = bits(row["down"]), bits(row["counted"])
    return [row["round"], row["accuser"], row["accused"], number(row["supporter"]), down, counted]


def claim(row: ClaimView) -> list[int]:
    """Round, speaker, sentence, whom, what, when."""
    what = number(row["what"]) if row["about"] is None else row["about"]
    sentence = SENTENCE_NAMES.index(row["sentence"])
    return [row["round"], row["speaker"], sentence, number(row["whom"]), what, number(row["when"])]


def bits(seats: list[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
