"""What a seat of Götterdämmerung sees, read from its view into plain lists for the belief bot."""

from __future__ import annotations

from typing import Final

from gladsheim.core.game import Json
from gladsheim.games.gotterdammerung.parts import GOD_NAMES, NOBODY, SAW, TYR

NO_LOOK: Final = [0, -1, 0]


class Sight:
    """A view as numbers.  Sets of seats are numbers whose bits are seats."""

    def __init__(self, view: dict[str, Json], me: int) -> None:
        self.me = me
        self.seats = number(view["seats"])
        self.round = number(view["round"])
        self.talk = number(view["talk"])
        self.faction = number(view["faction"])
        self.conspirators = bits(numbers(view["conspirators"]))
        worlds = view["worlds"]
        assert isinstance(worlds, list)
        self.underworld = bits([seat for seat, world in enumerate(worlds) if world == "underworld"])
        gods = view["gods"]
        assert isinstance(gods, list)
        self.gods = [GOD_NAMES.index(str(god)) for god in gods]
        self.seat_of = numbers(view["seat_of"])
        self.lies = numbers(view["lies"])
        self.oracle = number(view["oracle"])
        self.banished = table(view["banished"])
        self.deeds = table(view["deeds"])
        self.trials = table(view["trials"])
        self.claims = table(view["claims"])
        self.looks = own_looks(view["oracles"], me)  # round, whom, faction
        self.read_forms(view["forms"])
        # Whom somebody accused in vain in this round.
        self.dropped = [row[2] for row in self.trials if row[0] == self.round and row[3] == NOBODY]

    def read_forms(self, forms: Json) -> None:
        """What is going on now."""
        self.marks: list[int] = []
        self.acting = 0
        self.turn = 0
        self.before = NOBODY
        self.sentence = -1
        self.when = -1
        self.accusable = 0
        self.accused = NOBODY
        self.defends = False
        self.first_trial = True
        assert isinstance(forms, list)
        for form in forms:
            assert isinstance(form, list)
            name = form[0]
            if name == "Conspiracy" and len(form) > 1:
                self.marks = numbers(form[1])
            elif name == "Actions":
                self.acting = number(form[1])
            elif name == "Discussion":
                self.before = number(form[2])
                self.turn = number(form[3])
                self.first_trial = self.before < 0
            elif name == "Trial":
                self.accused = number(form[2])
            elif name == "Defence":
                self.defends = True
            elif name == "Speech":
                self.sentence = number(form[2])
                self.when = number(form[4])
        asgard = ((1 << self.seats) - 1) & ~self.underworld & ~(1 << self.me)
        if self.before >= 0:
            asgard &= ~(1 << self.before)
        if self.lies[TYR] >= 0:
            asgard &= ~(1 << self.lies[TYR])
        self.accusable = asgard

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
    assert isinstance(value, int)
    return value


def numbers(value: Json) -> list[int]:
    """A list of numbers; none where the view says None."""
    if value is None:
        return []
    assert isinstance(value, list)
    return [one for one in value if isinstance(one, int)]


def table(value: Json) -> list[list[int]]:
    assert isinstance(value, list)
    return [numbers(row) for row in value]


def own_looks(value: Json, me: int) -> list[list[int]]:
    """Round, whom and what, of one's own looks."""
    assert isinstance(value, list)
    looks: list[list[int]] = []
    for row in value:
        assert isinstance(row, list)
        if row[1] == me and len(row) > 3 and row[3] is not None:
            looks.append([number(row[0]), number(row[3]), number(row[4])])
    return looks


def bits(seats: list[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
