"""The Council of the Gods (chapter 9): discussion, accusation, support, defence, vote."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced
from gladsheim.core.forms import CLOCK, NOBODY, OPEN, Ask, Pause, State
from gladsheim.games.gotterdammerung.events import COUNCIL_OPENED, DROPPED, SUPPORTED
from gladsheim.games.gotterdammerung.parts import ACCUSE, BY_COUNCIL, LISTEN, READY, listed
from gladsheim.games.gotterdammerung.state import Asgard, Step, asgard_of
from gladsheim.games.gotterdammerung.talk import CUT_SHORT, IN_DISCUSSION, SAID, Defence, Speech, sentences
from gladsheim.games.gotterdammerung.vote import GOES, Vote

TIME_IS_UP: Final = [0]
SUPPORT: Final = 1
NO_OR_YES: Final = [0, SUPPORT]
ONLY_ACCUSE: Final = [ACCUSE]
ENDLESS: Final = 1000  # turns of talk, where talk ends only by an accusation or in silence

# What a discussion or a trial comes to.
NO_VOTE: Final = 0
STAYED: Final = 1
BANISHED: Final = 2


@mypyc_attr(acyclic=True)
class Council(Step):
    """A vote on one player; if that one stays, on one other."""

    def __init__(self, before: int = NOBODY, result: int = OPEN) -> None:
        self.before = before  # who was voted on first, and stayed
        self.result = result

    def play(self, g: Asgard) -> Pause:
        if self.result == OPEN:
            g.begun = [0] * g.seats
            g.say(COUNCIL_OPENED)
            return g.call("result", Discussion([OPEN] * g.seats, NOBODY))
        # Somebody was banished, nobody was accused, or it was the second vote: the council is over.
        if self.result != STAYED or self.before >= 0:
            return g.done()
        self.before = g.trials[-1][2]
        self.result = OPEN
        return g.call("result", Discussion([OPEN] * g.seats, self.before))

    def clone(self) -> Council:
        return Council(self.before, self.result)


def last_turn(g: Asgard) -> int:
    """GD 9.12: the last turn of talk; by the rulebook there is none, and one talks as long as one likes."""
    return g.talk or ENDLESS


@mypyc_attr(acyclic=True)
class Discussion(Step):
    """Talk, time and again round the circle, until somebody is tried, nobody wants to speak, or time is up."""

    def __init__(
        self,
        said: list[int],
        before: int,
        turn: int = 1,
        loud: int = 0,
        speaker: int = NOBODY,
        heard: int = OPEN,
        trial: int = OPEN,
        late: int = OPEN,
    ) -> None:
        self.said = said  # seat -> what it chose to say in this turn of talk, or OPEN
        self.before = before  # who may not be accused again
        self.turn = turn
        self.loud = loud  # 1: somebody spoke in this turn of talk
        self.speaker = speaker  # whose sentence is heard now
        self.heard = heard
        self.trial = trial
        self.late = late

    def fill(self, slot: str, value: int) -> None:
        if slot == "heard":
            self.heard = value
        elif slot == "trial":
            self.trial = value
        else:
            super().fill(slot, value)

    def play(self, g: Asgard) -> Pause:
        # 1. A trial that came to a vote ends the discussion; one that nobody supported does not.
        if self.trial != OPEN:
            if self.trial != NO_VOTE:
                return g.done(self.trial)
            self.trial = OPEN
            self.speaker = NOBODY
        # 2. A sentence was heard; an accusation is tried.
        if self.heard != OPEN:
            heard, self.heard = self.heard, OPEN
            if heard == CUT_SHORT:
                self.late = 0
            elif heard != SAID:
                g.note_accusation(self.speaker, heard)
                return g.call("trial", Trial(self.speaker, heard, [OPEN] * g.seats))
            self.speaker = NOBODY
        if self.speaker >= 0:
            bits = g.accusable(self.before)
            return g.call("heard", Speech(self.speaker, self.said[self.speaker], bits))
        # 3. Time is up, or all that was to be said is said.
        last = last_turn(g)
        if self.turn <= last and (self.late != OPEN or self.is_turn_over()):
            if self.late != OPEN or not self.loud or self.turn == last:
                if g.may_end:
                    return g.done(NO_VOTE)
                self.turn = last
            self.next_turn()
        # 4. A council that must come to a vote goes on: from now on one can only accuse.
        if self.turn > last:
            if not self.can_accuse(g):
                return g.done(NO_VOTE)
            self.said = [OPEN] * g.seats
            self.late = OPEN
        return g.wait()

    def is_turn_over(self) -> bool:
        for word in self.said:
            if word == OPEN:
                return False
        return True

    def next_turn(self) -> None:
        """All are asked again but those who are ready; these may speak, but nobody waits for them."""
        self.turn += 1
        self.loud = 0
        self.said = [READY if word == READY else OPEN for word in self.said]

    def can_accuse(self, g: Asgard) -> bool:
        for seat in range(g.seats):
            if g.may_accuse(seat, self.before):
                return True
        return False

    def questions(self, state: State) -> list[Ask]:
        g = asgard_of(state)
        if self.turn > last_turn(g):
            return [
                Ask(seat, "say", ONLY_ACCUSE, "GD 9.9") for seat in range(g.seats) if g.may_accuse(seat, self.before)
            ]
        accusable = g.accusable(self.before)
        asks: list[Ask] = []
        for seat in range(g.seats):
            word = self.said[seat]
            if word in (OPEN, READY):
                bits = sentences(g, seat, IN_DISCUSSION)
                if accusable & ~(1 << seat) and (g.cap == 0 or g.begun[seat] < g.cap):
                    bits |= 1 << ACCUSE
                asks.append(Ask(seat, "say", listed(bits), "GD 9.1", None, word == READY))
        if g.clock:
            asks.append(Ask(CLOCK, "late", TIME_IS_UP, "GD 9.15", None, True))
        return asks

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.seat == CLOCK:
            self.late = value
            return
        self.said = replaced(self.said, ask.seat, value)
        if value not in (LISTEN, READY):
            self.loud = 1
            self.speaker = ask.seat

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = asgard_of(state)
        if seat < 0:
            return {}
        if g.cap and g.begun[seat] >= g.cap:
            return {ACCUSE: "GD 9.11"}
        if g.may_accuse(seat, self.before):
            return {}
        return {ACCUSE: "GD 9.2" if g.accusable(self.before) else "GD 9.10"}

    def clone(self) -> Discussion:
        return Discussion(self.said, self.before, self.turn, self.loud, self.speaker, self.heard, self.trial, self.late)


@mypyc_attr(acyclic=True)
class Trial(Step):
    """One accusation: support, defence, vote."""

    def __init__(
        self,
        accuser: int,
        accused: int,
        support: list[int],
        supporter: int = OPEN,
        defended: int = OPEN,
        verdict: int = OPEN,
    ) -> None:
        self.accuser = accuser
        self.accused = accused
        self.support = support  # seat -> 0 if it will not support, or OPEN
        self.supporter = supporter
        self.defended = defended
        self.verdict = verdict

    def play(self, g: Asgard) -> Pause:
        # 1. One other player must support the accusation, or it is dropped.
        if self.supporter == OPEN:
            if self.is_open():
                return g.wait()
            self.supporter = NOBODY
        if self.supporter == NOBODY:
            return self.drop(g)
        # 2. The accused speaks, the others are silent; then all vote.
        if self.defended == OPEN:
            g.say(SUPPORTED, self.supporter, self.accused)
            return g.call("defended", Defence(self.accused))
        if self.verdict == OPEN:
            vote = Vote(self.accuser, self.accused, self.supporter, [OPEN] * g.seats)
            return g.call("verdict", vote)
        # 3. A majority banishes, unless Dvalin's card forbids it.
        if self.verdict != GOES:
            return g.done(STAYED)
        g.banish(self.accused, BY_COUNCIL)
        return g.game_over() if g.winner >= 0 else g.done(BANISHED)

    def is_open(self) -> bool:
        """Whether anybody can still support: all but the accuser and the accused."""
        return self.support.count(OPEN) > 2

    def drop(self, g: Asgard) -> Pause:
        g.trials = [*g.trials, [g.round, self.accuser, self.accused, NOBODY, 0, 0, 0, 0, 0]]
        g.say(DROPPED, self.accused)
        return g.done(NO_VOTE)

    def questions(self, state: State) -> list[Ask]:
        g = asgard_of(state)
        asks = [
            Ask(seat, "support", NO_OR_YES, "GD 9.4")
            for seat in range(g.seats)
            if self.support[seat] == OPEN and seat != self.accuser and seat != self.accused
        ]
        if g.clock:
            asks.append(Ask(CLOCK, "late", TIME_IS_UP, "GD 9.15", None, True))
        return asks

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.seat == CLOCK:
            self.supporter = NOBODY
        elif value == SUPPORT:
            self.supporter = ask.seat
        else:
            self.support = replaced(self.support, ask.seat, value)

    def clone(self) -> Trial:
        return Trial(self.accuser, self.accused, self.support, self.supporter, self.defended, self.verdict)
