"""A model of a table: people, bots, guests and processes do anything in any order, against the simple truth.

The truth is as small as can be: the answers that stand, the deeds that clients named, who plays each seat, and what
is proposed.  The table, the store and the guests must agree with it after every step, and no seat may see more than at
a table it could not tell from this one.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gladsheim.bots import Eyes, make_bot
from gladsheim.core.beats import Beat
from gladsheim.core.chance import seed_from
from gladsheim.core.forms import CHANCE, Illegal, Seat
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.table import (
    Agree,
    Answer,
    Conflict,
    Deed,
    Entry,
    Propose,
    Replay,
    Sit,
    Table,
    TimeUp,
    Undo,
    hash_token,
    set_table,
)
from gladsheim.table.journal import AGREE, BACK, FILL, HAND, LATE, PROPOSE, REFUSE, UNDO
from gladsheim.table.pen import Pen
from gladsheim.table.store import Store
from table.players import START, truth

CLOCK_SECONDS = 60
GAMES: list[tuple[str, list[str | None]]] = [
    ("odins-table", [None, None]),
    ("odins-table", [None, "random"]),
    ("vedrfolnir", [None, "random", None]),
    ("yggdrasil", [None, None, None]),
    ("gotterdammerung", [None, None, None, "random", None, "random", "random"]),
]
numbers = st.integers(0, 10_000)
Line = tuple[int, str, str]


class Guest:
    """A socket of one seat, or a spectator's: it has what it was told, and is told what is new since."""

    def __init__(self, seer: Seat | None) -> None:
        self.seer = seer
        self.since = 0
        self.lines: list[Line] = []

    def look(self, table: Table) -> None:
        back = table.went_back_to(self.since)
        if back is not None:
            self.since = back
            self.lines = [line for line in self.lines if line[0] <= back]
        self.lines += said(table.beats(self.seer, self.since))
        self.since = table.seq


def said(beats: list[tuple[int, Beat]]) -> list[Line]:
    return [(seq, beat.event, beat.text("en")) for seq, beat in beats]


class TableModel(RuleBasedStateMachine):
    """One table, kept in a file; its truth beside it."""

    @initialize(which=st.integers(0, len(GAMES) - 1), seed=numbers)
    def set_it(self, which: int, seed: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gladsheim-model-"))
        self.url = f"sqlite:///{self.folder / 'hall.sqlite'}"
        self.store = Store(self.url)
        self.now = START
        self.rng = random.Random(seed)
        self.clients = 0
        game, levels = GAMES[which]
        head = set_table(game, levels, {}, self.now, CLOCK_SECONDS)
        head.seed = seed_from(seed)
        self.store.add(head)
        self.lay(Table(head))

    def lay(self, table: Table) -> None:
        """A new table, and the people who are awaited sit down."""
        self.table = table
        self.answers: list[tuple[int, Seat, int]] = []  # those that stand: entry, seat, value
        self.done: dict[str, int] = {}
        self.levels = [*table.head.levels]
        self.people = [seat for seat, level in enumerate(self.levels) if level is None]
        self.proposed: dict[Seat, tuple[str, set[Seat]]] = {}
        self.away: dict[Seat, float] = {}
        self.guests = [Guest(seer) for seer in (None, *range(len(self.levels)))]
        for seat in self.people:
            self.do(Sit(seat, f"Player {seat}", hash_token(f"token {seat}")))

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.store.close()
            shutil.rmtree(self.folder)

    # Doing

    def do(self, deed: Deed) -> list[Entry]:
        """As a process does it: decide, make durable, fold; a refusal changes nothing."""
        entries = self.store.do(self.table, deed, self.now)
        for entry in entries:
            self.note(entry)
        return entries

    def note(self, entry: Entry) -> None:
        """What an entry means for the truth."""
        if entry.kind in (FILL, LATE):
            self.answers.append((entry.seq, entry.seat, entry.value))
            if entry.kind == FILL and not self.table.head.game.secret_turns:
                self.proposed.pop(entry.seat, None)  # whoever answers is here
        elif entry.kind in (HAND, BACK):
            self.levels[entry.seat] = entry.words[0] if entry.kind == HAND else None
            self.proposed.pop(entry.seat, None)
        elif entry.kind == PROPOSE:
            level, agreed = self.proposed.get(entry.seat, ("", set()))
            before = agreed if level == entry.words[0] else set()
            self.proposed[entry.seat] = (entry.words[0], {*before, entry.value})
        elif entry.kind == AGREE:
            self.proposed[entry.seat][1].add(entry.value)
        elif entry.kind == REFUSE:
            self.proposed.pop(entry.seat, None)
        if entry.client:
            self.done[f"{entry.by}:{entry.client}"] = entry.seq

    def refused(self, deed: Deed) -> None:
        before, seq = truth(self.table), len(self.store.entries(self.table.id))
        with pytest.raises(Illegal, match=r"\A.+\Z"):
            self.do(deed)
        assert truth(self.table) == before
        assert len(self.store.entries(self.table.id)) == seq

    def client(self) -> str:
        self.clients += 1
        return f"deed {self.clients}"

    def an_answer(self, which: int, option: int) -> Answer:
        """One of those who are waited for, and one of the offered answers."""
        seats = self.table.waits_for()
        seat = seats[which % len(seats)]
        ask = self.table.ask_of(seat)
        assert ask is not None
        by_bot = self.levels[seat] is not None
        value = ask.options[option % len(ask.options)]
        return Answer(seat, value, "" if by_bot else self.client(), self.table.seq, by_bot)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    # Rules

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, option=numbers)
    def answer(self, which: int, option: int) -> None:
        entries = self.do(self.an_answer(which, option))
        assert [entry.kind for entry in entries] == [FILL]

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, option=numbers)
    def answer_twice(self, which: int, option: int) -> None:
        """Sent again, because nothing was heard: it is done once, whichever process hears it."""
        deed = self.an_answer(which, option)
        self.do(deed)
        if deed.client:
            assert self.do(deed) == []
            assert self.store.open(self.table.id).decide(deed, self.now) == []

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, wrong=st.sampled_from([-1, 999]))
    def answer_wrongly(self, which: int, wrong: int) -> None:
        deed = self.an_answer(which, 0)
        self.refused(Answer(deed.seat, wrong, deed.client, deed.asked_at, deed.by_bot))
        self.refused(Answer(deed.seat, deed.value, deed.client, deed.asked_at, not deed.by_bot))

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers)
    def answer_what_is_no_longer_asked(self, which: int) -> None:
        deed = self.an_answer(which, 0)
        since = self.table.asked_since(deed.seat)
        if since > 1:
            self.refused(Answer(deed.seat, deed.value, deed.client, since - 1, deed.by_bot))

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, option=numbers, bots=st.integers(0, 2))
    def answer_and_take_it_back(self, which: int, option: int, bots: int) -> None:
        deed = self.an_answer(which, option)
        self.do(deed)
        for _ in range(bots):
            asked = [seat for seat in self.table.waits_for() if self.levels[seat] is not None]
            if asked and not self.table.over:
                self.do(self.an_answer(self.table.waits_for().index(asked[0]), option))
        if deed.client and not self.table.over:
            self.take_back(deed.seat)

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers)
    def undo(self, which: int) -> None:
        self.take_back(self.people[which % len(self.people)])

    def take_back(self, seat: Seat) -> None:
        """Only one's own answers go back, with sealed ones of bots, and never a lot or what a branch began with."""
        fills = [*self.match.fills]
        try:
            [entry] = self.do(Undo(seat, self.client()))
        except Illegal:
            return
        assert entry.kind == UNDO
        assert not self.match.game.secret_turns
        assert entry.value >= self.match.first
        back = fills[2 * entry.value :: 2]
        assert CHANCE not in back
        assert back[0] == seat
        assert all(one == seat or self.table.chairs[one].who == "bot" for one in back)
        gone = len([one for one in back if one != CHANCE])
        del self.answers[len(self.answers) - gone :]

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, early=st.booleans())
    def time_is_up(self, which: int, early: bool) -> None:
        dues = self.table.dues()
        for seat in range(len(self.levels)):
            if self.levels[seat] is not None:
                assert seat not in [one for _, one in dues], "a bot needs no clock"
        if not dues:
            return
        due, seat = dues[which % len(dues)]
        if early and due > self.now:
            self.refused(TimeUp(seat))
            return
        self.now = max(self.now, due)
        [entry] = self.do(TimeUp(seat))
        assert entry.kind == LATE

    @rule(seconds=st.sampled_from([0.5, 10.0, 100.0]), which=numbers, leaves=st.booleans())
    def time_passes(self, seconds: float, which: int, leaves: bool) -> None:
        self.now += seconds
        self.away = {seat: gone + seconds for seat, gone in self.away.items()}
        seat = self.people[which % len(self.people)]
        if leaves:
            self.away.setdefault(seat, 0.0)
        else:
            self.away.pop(seat, None)

    @rule(which=numbers)
    def hand_over_and_take_back(self, which: int) -> None:
        seat = self.people[which % len(self.people)]
        level = None if self.levels[seat] else "random"
        [entry] = self.do(Propose(seat, seat, level, self.client()))
        assert entry.kind == (BACK if level is None else HAND)

    def others(self, seat: Seat) -> set[Seat]:
        """Whose consent is needed: everybody else who plays and has not been gone for long."""
        grace = self.table.head.grace
        return {p for p in self.people if p != seat and self.levels[p] is None and self.away.get(p, 0.0) < grace}

    @precondition(lambda self: len(self.people) > 1)
    @rule(which=numbers, more=numbers, gone=st.sampled_from([None, 10.0, 89.0, 90.0, 500.0]))
    def propose_for_another(self, which: int, more: int, gone: float | None) -> None:
        seat = self.people[which % len(self.people)]
        if gone is not None:
            self.away[seat] = gone
        by = [one for one in self.people if one != seat][more % (len(self.people) - 1)]
        deed = Propose(seat, by, "skilled", self.client(), {**self.away})
        if self.levels[seat] is not None or self.away.get(seat, 0.0) < self.table.head.grace:
            self.refused(deed)
            return
        agreed = {by} | (self.proposed[seat][1] if seat in self.proposed else set())
        [entry] = self.do(deed)
        assert entry.kind == (HAND if self.others(seat) <= agreed else PROPOSE)
        if entry.kind == PROPOSE:
            self.proposed[seat] = ("skilled", agreed)

    @precondition(lambda self: self.proposed)
    @rule(which=numbers, more=numbers, yes=st.booleans())
    def consent(self, which: int, more: int, yes: bool) -> None:
        seat = sorted(self.proposed)[which % len(self.proposed)]
        by = self.people[more % len(self.people)]
        _, agreed = self.proposed[seat]
        deed = Agree(seat, by, yes, self.client(), {**self.away})
        is_gone = self.away.get(seat, 0.0) >= self.table.head.grace
        if yes and (by in agreed or (by != seat and not is_gone)):
            self.refused(deed)
            return
        [entry] = self.do(deed)
        if not yes:
            assert entry.kind == REFUSE
        else:
            assert entry.kind == (HAND if by == seat or self.others(seat) <= agreed | {by} else AGREE)

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers)
    def hint(self, which: int) -> None:
        """Whoever thinks about the table, for a hint, names what is offered and changes nothing."""
        asked = [seat for seat in self.table.waits_for() if seat in self.people]
        if not asked or self.match.game.secret_turns:
            return
        seat = asked[which % len(asked)]
        ask = self.table.ask_of(seat)
        assert ask is not None
        before = truth(self.table)
        assert make_bot("search:4", which).answer(Eyes(self.match, seat)) in ask.options
        assert truth(self.table) == before

    @rule(snapshot=st.booleans())
    def kill(self, snapshot: bool) -> None:
        """The process dies; another opens the table from what is kept."""
        if snapshot:
            self.store.keep_snapshot(self.table)
        before = truth(self.table)
        self.store.close()
        self.store = Store(self.url)
        self.table = self.store.open(self.table.id)
        assert truth(self.table) == before

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, option=numbers, torn=st.booleans())
    def the_disk_fails(self, which: int, option: int, torn: bool) -> None:
        """What could not be written never was; written in part is not written."""
        deed = self.an_answer(which, option)
        before, write = truth(self.table), Pen.write

        def fail(pen: Pen, rows: list[tuple[object, ...]], stages: list[tuple[str, str]]) -> None:
            if torn:
                broken = [*rows, rows[-1]]  # the same entry twice: the transaction breaks off after the first
                write(pen, broken, stages)  # type: ignore[arg-type]
            raise sqlite3.OperationalError("database or disk is full")

        entries = self.table.decide(deed, self.now)
        with patch.object(Pen, "write", fail), pytest.raises((Conflict, sqlite3.Error)):
            self.store.append(self.table.id, entries)
        assert truth(self.table) == before
        assert truth(self.store.open(self.table.id)) == before

    @precondition(lambda self: not self.table.over)
    @rule(which=numbers, option=numbers, other=numbers)
    def another_process_was_quicker(self, which: int, option: int, other: int) -> None:
        late = self.an_answer(which, option)
        twin = self.store.open(self.table.id)
        first = self.an_answer(other, option + 1)
        for entry in self.store.do(twin, first, self.now):
            self.note(entry)
        with suppress(Illegal):  # the question is no longer open
            self.do(late)
        self.store.catch_up(self.table)

    @rule(which=numbers)
    def a_guest_looks(self, which: int) -> None:
        self.guests[which % len(self.guests)].look(self.table)

    @rule(which=numbers)
    def a_guest_comes_back_with_nothing(self, which: int) -> None:
        seer = self.guests[which % len(self.guests)].seer
        self.guests[which % len(self.guests)] = Guest(seer)

    @precondition(lambda self: len(self.answers) > 8 and not self.table.over and self.table.head.branch_of is None)
    @rule(moment=numbers, which=numbers)
    def play_on_to_the_end_and_branch_off(self, moment: int, which: int) -> None:
        while not self.table.over:
            deed = self.an_answer(self.rng.randrange(100), self.rng.randrange(100))
            self.do(deed)
        replay = Replay(self.table.head, self.store.entries(self.table.id))
        seqs = [seq for seq in replay.seqs if not replay.match_at(seq).over]
        seq = seqs[moment % len(seqs)]
        head = replay.branch(seq, which % len(self.levels), "random", self.now)
        self.store.add(head)
        opening = replay.match_at(seq)
        self.lay(Table(head))
        assert self.match.fills[: len(opening.fills)] == opening.fills
        assert self.match.first == len(opening.fills) // 2

    # What must always hold

    @invariant()
    def the_table_is_what_its_standing_answers_make_of_it(self) -> None:
        simple = self.table.head.begin([*self.match.chance.players])
        for _, seat, value in self.answers:
            simple.answer(seat, value)
        for seer in (None, *range(len(self.levels))):
            assert simple.view(seer) == self.match.view(seer)
        assert [ask.seat for ask in simple.asks] == [ask.seat for ask in self.match.asks]
        assert self.table.over == simple.over
        assert self.table.clients == self.done
        assert [chair.level for chair in self.table.chairs] == self.levels
        kept = {n: (c.proposed, {*c.agreed}) for n, c in enumerate(self.table.chairs) if c.proposed is not None}
        assert kept == self.proposed

    @invariant()
    def nobody_sees_more_than_at_a_table_that_looks_the_same(self) -> None:
        seer = self.rng.choice([None, *range(len(self.levels))])
        other = self.match.imagine(seer, Lots(self.rng.randrange(1000)))
        assert other.view(seer) == self.match.view(seer)

    @invariant()
    def who_has_looked_has_the_whole_story_and_nothing_else(self) -> None:
        guest = self.rng.choice(self.guests)
        guest.look(self.table)
        assert guest.lines == said(self.table.beats(guest.seer, 0))
