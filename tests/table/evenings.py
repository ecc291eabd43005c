"""Evenings that are led: a table of people, a conductor, and a time that only the test moves on."""

from __future__ import annotations

from random import Random

from gladsheim.core.spoken import ACT, DEFENCE, LOOK, NIGHT, SUPPORT, TALK, UNTOUCHED, VOTE
from gladsheim.table import Answer, Entry, Sit, Table, hash_token, set_table
from gladsheim.table.conductor import Conductor, Touch
from gladsheim.table.head import VOICE
from gladsheim.table.timetable import GATE, SECRETS

NAMES = ("Orm", "Ylva", "Thora", "Leif", "Aslaug", "Ingunn", "Astrid", "Grim", "Eydis", "Bera", "Ketil", "Unn")


class Evening:
    """One table from the first chair to the end."""

    def __init__(self, seats: int = 9, conduct: str = VOICE, seed: int = 1, **options: str | int | bool) -> None:
        self.lots = Random(seed)
        self.at = 1000.0
        head = set_table("gotterdammerung", [None] * seats, {**options}, self.at, conduct=conduct)
        head.seed = seed.to_bytes(32, "big")
        self.table = Table(head)
        self.entries: list[Entry] = []
        self.here = set(range(seats))
        for seat in range(seats):
            self.enter(self.table.decide(Sit(seat, NAMES[seat], hash_token(f"{seat}")), self.at))
        self.conductor = Conductor(self.table, self.at, lots=self.lots)
        self.stages: list[str] = []
        self.touched: dict[int, int] = dict.fromkeys(range(seats), 0)  # by night, by seat

    def enter(self, entries: list[Entry]) -> None:
        self.table.apply(entries)
        self.entries += entries

    @property
    def stage(self) -> str:
        return self.conductor.stage

    def step(self) -> None:
        """Have done what is due now."""
        wish = self.conductor.step(self.at, self.here)
        while wish is not None:
            self.enter(self.table.decide(wish, self.at))
            wish = self.conductor.step(self.at, self.here)
        if not self.stages or self.stages[-1] != self.stage:
            self.stages.append(self.stage)

    def wait(self, seconds: float) -> None:
        """Let time pass, stopping wherever something is due."""
        end = self.at + seconds
        while self.conductor.due is not None and self.conductor.due <= end:
            self.at = max(self.at, self.conductor.due)
            self.step()
        self.at = end
        self.step()

    def until(self, stage: str) -> None:
        """Let time pass until a stage begins."""
        for _ in range(100):
            if self.stage == stage:
                return
            due = self.conductor.due
            assert due is not None, f"nothing is due in {self.stage}"
            self.at = max(self.at, due)
            self.step()
        raise AssertionError(f"{stage} never came; it is {self.stage}")

    def touch(self, seat: int, what: str, value: int = UNTOUCHED, bell: int = 0) -> None:
        self.conductor.touch(Touch(seat, self.conductor.number, what, value, bell), self.at)
        self.step()

    def look_at_cards(self) -> None:
        self.step()
        for seat in range(len(self.table.chairs)):
            if self.stage == SECRETS:
                self.touch(seat, "known")

    def touch_all(self, whom: dict[int, int] | None = None) -> None:
        """The open bell: everybody's phone sends, touched or not."""
        conductor = self.conductor
        opens, _ = conductor.opens(conductor.bell)
        self.wait(max(0.0, opens - self.at) + 0.5)
        for seat in range(len(self.table.chairs)):
            value = self.lots.choice(conductor.rings[seat]) if whom is None else whom.get(seat, UNTOUCHED)
            self.touch(seat, "bell", value, conductor.bell)
            self.touched[seat] += 1

    def night(self, whom: dict[int, int] | None = None) -> None:
        """From the gate to dawn."""
        self.until(NIGHT)
        for bell in (1, 2, 3):
            while self.conductor.bell < bell:
                assert self.conductor.due is not None
                self.at = self.conductor.due
                self.step()
            self.touch_all(whom)
        self.until("dawn")

    def play(self) -> None:
        """To the end, by lot."""
        self.look_at_cards()
        for _ in range(3000):
            if self.table.over:
                return
            self.play_stage()
        raise AssertionError("the evening did not end")

    def play_stage(self) -> None:
        conductor, stage = self.conductor, self.stage
        if stage == GATE:
            self.night()
        elif stage == LOOK and conductor.bell and not conductor.shown and not conductor.locked:
            self.touch_all()
        elif stage == ACT:
            ask = self.table.playing().asks[0]
            self.enter(self.table.decide(Answer(ask.seat, self.lots.choice(ask.options)), self.at))
            self.step()
        elif stage == TALK and self.lots.random() < 0.8:
            seat = self.lots.randrange(len(self.table.chairs))
            self.touch(seat, "accuse", self.lots.choice([one for one in conductor.part.ring if one != seat]))
        elif stage == SUPPORT and self.lots.random() < 0.7:
            self.touch(self.lots.choice(conductor.part.ring), "support")
        elif stage == DEFENCE and self.lots.random() < 0.5:
            self.touch(conductor.part.whom, "spoken")
        elif stage == VOTE:
            for seat in conductor.part.ring:
                if self.stage == VOTE:
                    self.touch(seat, "thumb", self.lots.randrange(2))
        elif conductor.due is not None:
            self.at = max(self.at, conductor.due)
            self.step()
        else:
            raise AssertionError(f"nothing happens in {stage}")
