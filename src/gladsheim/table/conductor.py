"""Conductor: leads the evening of a table whose people talk, as a game master would.

A timetable of stages.  It knows no network and no time of its own: it is told what is touched and when it is what time,
and says what is to be done (`Conduct`) and when it wants to be asked again (`due`).  Which stage comes next follows
from the open questions of the match alone: so an evening that broke off, by night too, goes on from its journal, and
what was touched in a night that was not over is touched anew.

Nights betray nothing: everybody touches as often, at the same times, and all that is made for one seat is made for all.
"""

from __future__ import annotations

from random import Random, SystemRandom

from gladsheim.core.forms import NOBODY, Seat
from gladsheim.core.match import Match
from gladsheim.core.spoken import (
    ACT,
    DEFENCE,
    LOOK,
    NIGHT,
    OTHER,
    SUPPORT,
    TALK,
    UNTOUCHED,
    VOTE,
    Answers,
    Part,
    spoken_of,
)
from gladsheim.core.text import Phrase
from gladsheim.table.deeds import Conduct, Refused
from gladsheim.table.head import MASTER, TYPED
from gladsheim.table.leading import BELLS, packed
from gladsheim.table.table import Table
from gladsheim.table.timetable import (
    AGAIN,
    BELL,
    CALLED,
    COLLECTED,
    DARK,
    DAWN,
    EARLY,
    ENTERED,
    GATE,
    HUSH,
    KNOCKS,
    LEAD,
    LOOK_ENDS,
    LOOKED,
    LOOKING,
    MORNING,
    OPEN,
    OVER,
    OWN_TIME,
    PLAIN,
    READING,
    SECONDS,
    SECRETS,
    UP_DOWN,
    VERDICT,
)


class Mark:
    """Something that is due at a moment of a stage."""

    def __init__(self, at: float, what: str) -> None:
        self.at = at
        self.what = what


class Touch:
    """What somebody does with a phone: at a bell, or by day."""

    def __init__(self, seat: Seat, stage: int, what: str, value: int = UNTOUCHED, bell: int = 0) -> None:
        self.seat = seat
        self.stage = stage  # the number of the stage that the phone showed
        self.what = what
        self.value = value  # whom, or which thumb; to enter a missing thumb: twice the seat, and the thumb
        self.bell = bell


class Conductor:
    """The evening of one table.  `stage` and what is beside it is for everybody; what is touched is not."""

    def __init__(self, table: Table, at: float, pace: float = 1.0, lots: Random | None = None) -> None:
        self.table = table
        self.spoken = spoken_of(table.head.game)
        self.pace = pace  # how many times faster than people need it: for tests
        self.lots: Random = SystemRandom() if lots is None else lots
        self.n = 0  # counts whatever is new to see
        self.number = 0  # of the stage
        self.stage = PLAIN
        self.part = Part(OTHER)
        self.began = at
        self.ends: float | None = None  # when it does by itself, or should
        self.bell = 0  # the last that was prepared; 0: none
        self.marks: list[Mark] = []
        self.known: set[Seat] = set()  # who has seen the own card
        self.missing: list[Seat] = []  # whose phone or thumb is waited for
        self.touches: list[list[Seat]] = []  # by seat: what was touched at the bells
        self.locked: set[tuple[Seat, int]] = set()  # seats and bells of which word came
        self.rings: list[list[Seat]] = []  # by seat: whom its phone shows, in its own order
        self.outlined: list[Seat] = []  # by seat: the stone that is outlined by lot
        self.shown: list[str] = []  # by seat, when the Oracle looked: the side that its phone may show
        self.thumbs: dict[Seat, int] = {}
        self.entering = False  # the host may enter a missing thumb
        self.talk_until: tuple[Part, float] | None = None
        self.bots: dict[tuple[Seat, int], int] = {}  # answers of bots that wait for their moment, by seat and question
        self.wish: Conduct | None = None  # what the table is to do
        self.follow(at)

    @property
    def match(self) -> Match:
        return self.table.playing()

    @property
    def is_typed(self) -> bool:
        return self.table.head.conduct == TYPED

    @property
    def is_mastered(self) -> bool:
        """By day nothing goes on by itself: the host presses on."""
        return self.table.head.conduct == MASTER

    @property
    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.is_at_play]

    # Time

    @property
    def due(self) -> float | None:
        """When something is to happen by itself."""
        return min((mark.at for mark in self.marks), default=None)

    def after(self, seconds: float) -> float:
        """The moment so many seconds after the stage began."""
        return self.began + seconds / self.pace

    def plan(self, *marks: tuple[float, str]) -> None:
        self.marks += [Mark(self.after(seconds), what) for seconds, what in marks]

    def step(self, at: float, here: set[Seat]) -> Conduct | None:
        """Do what is due; what the table is to do then, if anything."""
        self.follow(at)
        while self.marks and self.wish is None:
            mark = min(self.marks, key=lambda one: one.at)
            if mark.at > at:
                break
            self.marks.remove(mark)
            self.do(mark.what, at, here)
        wish, self.wish = self.wish, None
        return wish

    def do(self, what: str, at: float, here: set[Seat]) -> None:
        if what == GATE:
            self.pass_gate(at, here)
        elif what == "ring":
            self.turn_rings()
        elif what == "write":
            self.write_down()
        elif what == "show":
            self.n += 1
        elif what == DAWN:
            self.enter(DAWN, at, MORNING)
            self.go_after(MORNING)
        elif what == "call":
            self.n += 1
        elif what == "let-enter":
            self.entering = True
            self.n += 1
        elif what == "go":
            self.go_on(at)

    # Stages

    def follow(self, at: float) -> None:
        """Something happened at the table: the stage is that of its open questions, unless one runs its time."""
        if self.table.match is None or self.stage in OWN_TIME:
            return
        part = self.spoken.part(self.match)
        if self.table.over:
            if self.stage != OVER:
                self.enter(OVER, at)
        elif part.kind == OTHER:
            if self.stage not in (TALK, DEFENCE):  # there a bot's sentence is not finished
                self.leave(at)
        elif self.stage == PLAIN or not part.is_same(self.part):
            self.part = part
            self.begin(at)

    def leave(self, at: float) -> None:
        """Nobody leads now."""
        if self.stage != PLAIN:
            self.enter(PLAIN, at)

    def enter(self, stage: str, at: float, seconds: float | None = None) -> None:
        self.stage, self.began = stage, at
        self.number += 1
        self.n += 1
        self.bell = 0
        self.marks = []
        self.missing = []
        self.entering = False
        self.ends = None if seconds is None else self.after(seconds)

    def go_after(self, seconds: float) -> None:
        """The stage ends by itself; or the host ends it, where one leads."""
        if not self.is_mastered:
            self.plan((seconds, "go"))

    def begin(self, at: float) -> None:
        """The stage of the part that the game has come to."""
        kind = self.part.kind
        if kind == NIGHT:
            if self.is_typed:
                self.begin_night(at)
            elif not self.table.nights and not self.known >= {*self.people}:
                self.enter(SECRETS, at)
            else:
                self.enter(GATE, at)
                self.plan((0.0 if self.is_mastered else READING, GATE))
        elif kind == LOOK:
            self.begin_look(at)
        elif self.is_typed:
            self.leave(at)
        elif kind == VOTE:
            self.enter(VOTE, at, CALLED)
            asked = {(seat, self.table.asked_since(seat)) for seat in self.part.ring}
            self.thumbs = {one[0]: value for one, value in self.bots.items() if one in asked}
            self.plan((CALLED, "call"), (ENTERED, "let-enter"))
            self.name_missing(at)
        elif kind == TALK:
            self.begin_talk(at)
        else:
            self.enter(kind, at, SECONDS[kind])
            self.go_after(SECONDS[kind])

    def begin_talk(self, at: float) -> None:
        """The time of a council goes on after an accusation that nobody supported."""
        until = self.talk_until
        self.enter(TALK, at, SECONDS[TALK])
        if until is not None and until[0].is_same(self.part):
            self.ends = max(until[1], self.after(SECONDS[SUPPORT]))
        assert self.ends is not None
        self.talk_until = (self.part, self.ends)
        if not self.is_mastered:
            self.marks.append(Mark(self.ends, "go"))

    def pass_gate(self, at: float, here: set[Seat]) -> None:
        """The night begins only when every phone is here; or the host goes on."""
        missing = [seat for seat in self.people if seat not in here]
        if missing != self.missing:
            self.missing = missing
            self.n += 1
        if not missing and not self.is_mastered:
            self.begin_night(at)
        else:
            self.marks.append(Mark(at + AGAIN / self.pace, GATE))

    def begin_night(self, at: float) -> None:
        self.enter(NIGHT, at, LEAD + BELLS * BELL)
        self.clear_touches()
        for bell in range(BELLS):
            self.plan((LEAD - EARLY if bell == 0 else LEAD + (bell - 1) * BELL + COLLECTED, "ring"))
        self.plan((LEAD + BELLS * BELL, "write"), (LEAD + BELLS * BELL + DARK, "go" if self.is_typed else DAWN))

    def begin_look(self, at: float) -> None:
        self.enter(LOOK, at, HUSH + LOOK_ENDS)
        self.clear_touches()
        self.plan((HUSH - EARLY, "ring"), (HUSH + LOOKED - 0.5, "write"), (HUSH + LOOKED, "show"))
        self.plan((HUSH + LOOK_ENDS, "go"))

    def go_on(self, at: float) -> None:
        """The stage is over."""
        if self.stage == SECRETS:
            self.known = {*self.people}
            self.enter(GATE, at)
            self.plan((0.0 if self.is_mastered else READING, GATE))
        elif self.stage == GATE:
            self.begin_night(at)
        elif self.stage == ACT:
            self.conduct(self.spoken.refrain(self.match))
        elif self.stage == TALK:
            self.conduct(self.spoken.end_talk(self.match))
        elif self.stage == SUPPORT:
            self.conduct(self.spoken.support(self.match, NOBODY))
        elif self.stage == DEFENCE:
            if self.spoken.part(self.match).kind == DEFENCE:
                self.conduct(self.spoken.end_defence(self.match))
            else:  # a bot's sentence is not finished
                self.marks.append(Mark(at + AGAIN / self.pace, "go"))
        elif self.stage == VOTE:
            self.knock(at)
        elif self.stage == KNOCKS:
            self.conduct(self.spoken.vote(self.match, [self.thumbs[seat] for seat in self.part.ring]))
            self.enter(VERDICT, at, SECONDS[VERDICT])
            self.go_after(SECONDS[VERDICT])
        else:
            self.stage = PLAIN
            self.n += 1
            self.follow(at)

    def conduct(self, answers: Answers, touches: list[int] | None = None) -> None:
        self.wish = Conduct(self.table.seq, answers, touches)

    # Night

    def clear_touches(self) -> None:
        seats = range(len(self.table.chairs))
        self.touches = [[UNTOUCHED] * BELLS for _ in seats]
        self.locked = set()
        self.shown = []
        self.rings = [[] for _ in seats]

    def turn_rings(self) -> None:
        """Before a bell: each phone's ring is turned by its own lot."""
        self.bell += 1
        self.n += 1
        self.rings = []
        self.outlined = []
        for _ in self.table.chairs:
            turned = [*self.part.ring]
            self.lots.shuffle(turned)
            self.rings.append(turned)
            self.outlined.append(self.lots.choice(turned))
        self.touch_for_bots()

    def touch_for_bots(self) -> None:
        for (seat, asked), value in self.bots.items():
            if asked != self.table.asked_since(seat):
                continue  # of an earlier night
            row = self.touches[seat]
            for bell in range(self.bell):
                if row[bell] == UNTOUCHED and value in self.part.ring:
                    row[bell] = value

    def opens(self, bell: int) -> tuple[float, float]:
        """From when to when the touch of a bell is open."""
        if self.stage == LOOK:
            return self.after(HUSH), self.after(HUSH + LOOKING)
        rings = LEAD + (bell - 1) * BELL
        return self.after(rings), self.after(rings + OPEN)

    def write_down(self) -> None:
        """The night, or the look, is over: everything that follows, at once."""
        self.touch_for_bots()
        if self.stage == NIGHT:
            lot = self.lots.getrandbits(32)
            self.conduct(self.spoken.night(self.match, self.touches, lot), [packed(row) for row in self.touches])
            return
        whom = self.touches[self.part.who][0]
        self.shown = [
            self.spoken.side(self.match, whom if seat == self.part.who and whom != UNTOUCHED else seat)
            for seat in range(len(self.table.chairs))
        ]
        self.conduct(self.spoken.look(self.match, whom))

    # What is touched

    def touch(self, touch: Touch, at: float) -> None:
        """A phone is touched.  Refused says in one line why nothing changes."""
        if touch.stage != self.number:
            raise late()
        if touch.what == "bell":
            self.touch_stone(touch, at)
        elif touch.what == "on":
            self.press_on(touch, at)
        elif touch.what == "known" and self.stage == SECRETS:
            self.known.add(touch.seat)
            self.n += 1
            if self.known >= {*self.people}:
                self.go_on(at)
        elif touch.what == "accuse" and self.stage == TALK:
            self.accuse(touch)
        elif touch.what == "support" and self.stage == SUPPORT:
            self.check_part(touch.seat)
            self.conduct(self.spoken.support(self.match, touch.seat))
        elif touch.what == "spoken" and self.stage == DEFENCE:
            self.check_part(touch.seat)
            self.conduct(self.spoken.end_defence(self.match))
        elif touch.what == "thumb" and self.stage in (VOTE, KNOCKS):
            self.put_thumb(touch.seat, touch.value, at)
        elif touch.what == "enter" and self.stage == VOTE:
            self.enter_thumb(touch, at)
        else:
            raise Refused("that cannot be done now", phrase=Phrase("refused-late"))

    def touch_stone(self, touch: Touch, at: float) -> None:
        """One touch a bell, the first; a phone that was not touched says so."""
        if self.stage not in (NIGHT, LOOK) or touch.bell != self.bell or (touch.seat, touch.bell) in self.locked:
            raise late()
        opens, _ = self.opens(touch.bell)
        if at < opens:
            raise Refused("the bell has not rung", phrase=Phrase("refused-early"))
        if touch.value != UNTOUCHED and touch.value not in self.part.ring:
            raise Refused("that name is not in the ring", phrase=Phrase("refused-ring"))
        self.locked.add((touch.seat, touch.bell))
        self.touches[touch.seat][touch.bell - 1] = touch.value

    def press_on(self, touch: Touch, at: float) -> None:
        """The host goes on: without a phone that is missing, or wherever a person leads."""
        host = self.table.host
        if host is None or self.table.chairs[host].person != self.table.chairs[touch.seat].person:
            raise Refused("only the host of the table may do that", phrase=Phrase("refused-not-host"))
        if self.stage in (NIGHT, LOOK, KNOCKS, OVER, PLAIN) or (self.stage == VOTE and self.missing):
            raise Refused("that cannot be done now", phrase=Phrase("refused-late"))
        self.go_on(at)

    def check_part(self, seat: Seat) -> None:
        if seat not in self.part.ring:
            raise Refused("this is for others to do", phrase=Phrase("refused-others"))

    def accuse(self, touch: Touch) -> None:
        if touch.value not in self.part.ring or touch.value == touch.seat:
            raise Refused("that player cannot be accused now", phrase=Phrase("refused-ring"))
        self.conduct(self.spoken.accuse(self.match, touch.seat, touch.value))

    def put_thumb(self, seat: Seat, thumb: int, at: float) -> None:
        if thumb not in UP_DOWN:
            raise Refused("a thumb points up or down", phrase=Phrase("refused-thumb"))
        self.thumbs[seat] = thumb
        if self.stage == VOTE:
            self.name_missing(at)

    def enter_thumb(self, touch: Touch, at: float) -> None:
        """What a missing player showed with the hand, the host enters."""
        seat, thumb = touch.value // 2, touch.value % 2
        host = self.table.host
        if host is None or self.table.chairs[host].person != self.table.chairs[touch.seat].person:
            raise Refused("only the host of the table may do that", phrase=Phrase("refused-not-host"))
        if not self.entering or seat not in self.missing:
            raise Refused("that thumb is not missing", phrase=Phrase("refused-late"))
        self.put_thumb(seat, thumb, at)

    def name_missing(self, at: float) -> None:
        self.missing = [seat for seat in self.part.ring if seat not in self.thumbs]
        self.n += 1
        if not self.missing and not self.is_mastered:
            self.knock(at)

    def knock(self, at: float) -> None:
        self.enter(KNOCKS, at, SECONDS[KNOCKS])
        self.plan((SECONDS[KNOCKS], "go"))

    # Bots

    def hear_bot(self, seat: Seat, asked: int, value: int, at: float) -> None:
        """What a bot answers to a question that all answer at one moment."""
        self.bots = {one: said for one, said in self.bots.items() if one[0] != seat}
        self.bots[seat, asked] = value
        if self.stage == VOTE:
            self.put_thumb(seat, value, at)


def late() -> Refused:
    return Refused("too late: the table has gone on, and nothing was changed", phrase=Phrase("refused-late"))
