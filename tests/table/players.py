"""People and bots for the tests of tables, who do what a seed says."""

from __future__ import annotations

import random

from gladsheim.core.chance import seed_from
from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.game import Value
from gladsheim.table import (
    Agree,
    Answer,
    Deed,
    Entry,
    Propose,
    Sit,
    Table,
    TimeUp,
    Undo,
    Word,
    hash_token,
    set_table,
    take_snapshot,
)

START = 1_000_000.0  # the time at which the tables of the tests are set


class Party:
    """A table, its journal, and those who play."""

    def __init__(self, table: Table, seed: int = 1) -> None:
        self.table = table
        self.journal: list[Entry] = []
        self.now = START
        self.rng = random.Random(seed)

    def do(self, deed: Deed) -> list[Entry]:
        entries = self.table.decide(deed, self.now)
        self.table.apply(entries)
        self.journal += entries
        return entries

    def sit(self, *seats: Seat, words: bool = False) -> None:
        for seat in seats:
            self.do(Sit(seat, f"Player {seat}", hash_token(f"token {seat}"), words))
        for seat in seats if words else ():
            self.do(Word(seat, self.table.head.commitment, f"word {seat}"))

    def answer(self, seat: Seat | None = None, value: int | None = None) -> None:
        """One who is waited for answers, by lot unless told otherwise."""
        self.do(self.some_answer(seat, value))

    def some_answer(self, seat: Seat | None = None, value: int | None = None) -> Answer:
        table = self.table
        who = self.rng.choice(table.waits_for()) if seat is None else seat
        ask = table.ask_of(who)
        assert ask is not None
        chosen = self.rng.choice(ask.options) if value is None else value
        by_bot = table.chairs[who].level is not None
        client = "" if by_bot else f"{self.rng.getrandbits(40):x}"
        return Answer(who, chosen, client, table.seq, by_bot)

    def play_on(self, answers: int = 100_000) -> None:
        """To the end, or for so many answers."""
        while answers and not self.table.over:
            self.now += 1
            self.answer()
            answers -= 1

    def any_deed(self) -> Deed:
        """Whatever comes to somebody's mind, allowed or not."""
        table, rng = self.table, self.rng
        seat = rng.randrange(len(table.chairs))
        other = rng.randrange(len(table.chairs))
        client = f"{rng.getrandbits(40):x}"
        kind = rng.random()
        if kind < 0.80 and table.waits_for():
            return self.some_answer()
        if kind < 0.86:
            return Undo(seat, client)
        if kind < 0.90:
            return Propose(seat, other, rng.choice([None, "random", "skilled"]), client)
        if kind < 0.94:
            return Agree(seat, other, rng.random() < 0.8, client)
        if kind < 0.97:
            dues = table.dues()
            return TimeUp(dues[0][1] if dues else seat)
        return Answer(seat, rng.randrange(5), client, table.seq - rng.randrange(3))

    def try_any(self) -> bool:
        """Try a deed; a refusal changes nothing.  Whether it was done."""
        self.now += self.rng.choice([0.1, 1.0, 30.0])
        deed = self.any_deed()
        before = take_snapshot(self.table)
        try:
            entries = self.table.decide(deed, self.now)
        except Illegal:
            entries = []
        assert take_snapshot(self.table) == before
        self.table.apply(entries)
        self.journal += entries
        return bool(entries)


def party(game: str, levels: list[str | None], seconds: int | None = None, seed: int = 1, **options: Value) -> Party:
    """A newly set table, whose chance is the same each time."""
    head = set_table(game, levels, options, START, seconds)
    head.seed = seed_from(seed)
    return Party(Table(head), seed)


def truth(table: Table) -> tuple[str, dict[str, int], list[tuple[int, str]]]:
    """Everything there is to know of a table: equal for equal tables."""
    log = [(seq, str(event.phrase())) for seq, event in table.log.lines(table.match, 0)]
    return take_snapshot(table), table.clients, log
