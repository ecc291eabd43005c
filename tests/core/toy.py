"""A toy game that uses every way a form can move the game."""

from __future__ import annotations

from pathlib import Path

from gladsheim.core.events import Event
from gladsheim.core.forms import CLOCK, OPEN, Ask, Form, Pause, Seat, State
from gladsheim.core.game import Chosen, Game, Json, Option
from gladsheim.core.kinds import DIE, NUMBER, SEAT, Slot
from gladsheim.core.lots import Lots
from gladsheim.core.text import Phrase, Words


class Toy(State):
    """Whatever the forms note down."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[int] = []

    def clone(self) -> Toy:
        twin = Toy()
        twin.notes = self.notes.copy()
        self.copy_forms(twin)
        return twin

    def returns(self) -> list[float]:
        return [1.0, 0.0, 0.0]

    def outcome(self) -> str:
        return "toy.over"


RUSTLE = Event("rustle", "TY 1.1")  # a pen is heard
NOTED = Event("noted", "TY 1.1", SEAT, NUMBER, heard_by="seat", others=RUSTLE)


def note(g: State, number: int) -> None:
    assert isinstance(g, Toy)
    g.notes.append(number)


class Pick(Form):
    """A seat picks a number; it is the outcome."""

    def __init__(self, seat: Seat, number: int = OPEN) -> None:
        self.seat = seat
        self.number = number

    def run(self, g: State) -> Pause:
        if self.number == OPEN:
            return g.ask(self.seat, "number", [1, 2, 3], "TY 1.1")
        note(g, self.number)
        g.say(NOTED, self.seat, self.number)
        return g.done(self.number)

    def closed(self, g: State, seat: Seat) -> dict[int, str]:
        return {7: "TY 1.7"}

    def is_public(self) -> bool:
        return True

    def clone(self) -> Pick:
        return Pick(self.seat, self.number)


class Roll(Form):
    """A loaded die: one is three times as likely as two."""

    def __init__(self, die: int = OPEN) -> None:
        self.die = die

    def run(self, g: State) -> Pause:
        if self.die == OPEN:
            return g.chance("die", [1, 2], "TY 2.1", [3, 1])
        note(g, 10 + self.die)
        return g.done(self.die)

    def is_public(self) -> bool:
        return True

    def clone(self) -> Roll:
        return Roll(self.die)


class Sealed(Form):
    """Three seats choose at once, for good and unseen."""

    def __init__(self, choice: list[int] | None = None) -> None:
        self.choice = [OPEN, OPEN, OPEN] if choice is None else choice

    def run(self, g: State) -> Pause:
        if OPEN in self.choice:
            return g.ask_all("choice", [Ask(seat, "choice", [seat, 5], "TY 3.1") for seat in range(3)])
        for choice in self.choice:
            note(g, choice)
        return g.done()

    def clone(self) -> Sealed:
        return Sealed(self.choice.copy())

    def is_public(self) -> bool:
        return True


class Held(Form):
    """Seats 0, 1 and 2 choose at once from what they hold, the notes of the table: that not all may know."""

    def __init__(self, choice: list[int] | None = None) -> None:
        self.choice = [OPEN, OPEN, OPEN] if choice is None else choice

    def run(self, g: State) -> Pause:
        return g.ask_all("choice", self.questions(g)) if OPEN in self.choice else g.done()

    def questions(self, g: State) -> list[Ask]:
        assert isinstance(g, Toy)
        return [Ask(seat, "choice", [held, held + 1], "TY 3.1") for seat, held in enumerate(g.notes)]

    def clone(self) -> Held:
        return Held(self.choice.copy())


class Moot(Form):
    """Seats 0 and 1 vote, and may vote anew until both did; seat 2 may shout; when time is up it is over."""

    def __init__(self, votes: list[int] | None = None, time: int = 0) -> None:
        self.votes = [OPEN, OPEN] if votes is None else votes
        self.time = time

    def run(self, g: State) -> Pause:
        if self.time or OPEN not in self.votes:
            note(g, sum(vote for vote in self.votes if vote != OPEN))
            return g.done()
        return g.wait()

    def questions(self, g: State) -> list[Ask]:
        asks = [Ask(2, "shout", [9], "TY 4.2", may=True)]
        asks += [Ask(seat, "vote", [0, 1], "TY 4.1") for seat in (0, 1)]
        return [*asks, Ask(CLOCK, "time", [1], "TY 4.3", may=True)]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.slot == "shout":
            note(g, value)
        elif ask.slot == "time":
            self.time = value
        else:
            self.votes[ask.seat] = value

    def clone(self) -> Moot:
        return Moot(self.votes.copy(), self.time)


class Errand(Form):
    """Call a Pick, and note what came back plus a hundred; or go on for another seat."""

    def __init__(self, seat: Seat, got: int = OPEN) -> None:
        self.seat = seat
        self.got = got

    def run(self, g: State) -> Pause:
        if self.got == OPEN:
            return g.call("got", Pick(self.seat))
        note(g, 100 + self.got)
        if self.seat == 0:
            return g.become(Errand(1))
        return g.done(self.got)

    def clone(self) -> Errand:
        return Errand(self.seat, self.got)


class Alarm(Form):
    """A form in a form in a form: a 3 ends the whole Errands, anything else only this."""

    def __init__(self, number: int = OPEN) -> None:
        self.number = number

    def run(self, g: State) -> Pause:
        if self.number == OPEN:
            return g.ask(0, "number", [1, 3], "TY 5.1")
        if self.number == 3:
            return g.done(33, ends=House)
        return g.done(self.number)

    def clone(self) -> Alarm:
        return Alarm(self.number)


class Room(Form):
    def __init__(self, alarm: int = OPEN) -> None:
        self.alarm = alarm

    def run(self, g: State) -> Pause:
        if self.alarm == OPEN:
            return g.call("alarm", Alarm())
        note(g, 200 + self.alarm)
        return g.done(self.alarm)

    def clone(self) -> Room:
        return Room(self.alarm)


class House(Form):
    def __init__(self, room: int = OPEN) -> None:
        self.room = room

    def run(self, g: State) -> Pause:
        if self.room == OPEN:
            return g.call("room", Room())
        note(g, 300 + self.room)
        return g.done(self.room)

    def clone(self) -> House:
        return House(self.room)


class Street(Form):
    def __init__(self, house: int = OPEN) -> None:
        self.house = house

    def run(self, g: State) -> Pause:
        if self.house == OPEN:
            return g.call("house", House())
        note(g, 400 + self.house)
        return g.done()

    def clone(self) -> Street:
        return Street(self.house)


class Whole(Form):
    """A short game: a roll, a moot, a pick."""

    def __init__(self, rolled: int = OPEN, met: int = OPEN, picked: int = OPEN) -> None:
        self.rolled = rolled
        self.met = met
        self.picked = picked

    def run(self, g: State) -> Pause:
        if self.rolled == OPEN:
            return g.call("rolled", Roll())
        if self.met == OPEN:
            return g.call("met", Moot())
        if self.picked == OPEN:
            return g.call("picked", Pick(0))
        return g.done()

    def clone(self) -> Whole:
        return Whole(self.rolled, self.met, self.picked)


def begun(form: Form) -> Toy:
    g = Toy()
    g.begin(form)
    return g


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    return Whole()


def view(g: State, seat: Seat | None) -> dict[str, Json]:
    assert isinstance(g, Toy)
    return {"notes": [*g.notes]}


def imagine(g: State, seat: Seat | None, lots: Lots) -> State:
    twin = g.clone()
    twin.ask_again()
    return twin


def label(g: State, ask: Ask, value: int) -> Phrase:
    return Phrase("number", {"number": value})


def text(g: State, seat: Seat | None, words: Words) -> str:
    return words.word("title")


def pieces(g: State) -> dict[str, int]:
    return {}


def toy_game(folder: Path) -> Game:
    """The toy as a game; `folder` should hold rules.toml and text/."""
    return Game(
        id="toy",
        folder=folder,
        seats=range(3, 6),
        options={
            "colour": Option(["red", "blue"], "red"),
            "size": Option([1, 2], 1),
            "loud": Option([False, True], False),
            "gods": Option(["odin", "thor", "tyr"], [], many=True),
        },
        state=Toy,
        forms=[Whole, Roll, Moot, Pick, Sealed],
        slots={"die": Slot(3, DIE), "vote": 2, "shout": 10, "time": 2, "number": 4, "choice": 6},
        events=[NOTED],
        set_up=set_up,
        view=view,
        imagine=imagine,
        label=label,
        text=text,
        pieces=pieces,
        longest=20,
    )
