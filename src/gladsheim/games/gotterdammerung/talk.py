"""What is said in the council (chapter 9): sentences put together from small parts, which all hear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import CLOCK, NOBODY, OPEN, Ask, Pause, State, up_to
from gladsheim.games.gotterdammerung.events import SAID as A_CLAIM
from gladsheim.games.gotterdammerung.parts import (
    A_FEELING,
    ACCUSE,
    AGREE,
    AM_PROTECTOR,
    CLAIMS_BACK,
    DISAGREE,
    DOWN,
    INQUIRE,
    LISTEN,
    LOOKED_NOT,
    NO_REASON,
    OUT_OF_SUSPICION,
    OUT_OF_TRUST,
    PLEAS,
    QUESTIONS,
    READY,
    REASONS,
    REPLY,
    SAW,
    SUSPECT,
    TELL_LOOK,
    TELL_NO_LOOK,
    TRUST,
    UP,
    VOTES,
    WHOM_SEEN,
    WHY_VOTE,
    WILL_NOT_SAY,
    WILL_VOTE,
    listed,
)
from gladsheim.games.gotterdammerung.state import Asgard, Step, asgard_of

SAID: Final = 20  # the outcome of a Speech that accuses nobody; else it is who is accused
CUT_SHORT: Final = 21  # or time was up
TIME_IS_UP: Final = [0]
FACTIONS: Final = [0, 1]
THUMBS: Final = [UP, DOWN]
NO_VOTES_YET: Final = [reason for reason in REASONS if reason != VOTES]
NOT_OF_VOTES: Final = [question for question in QUESTIONS if question != WHY_VOTE]
REPLIES: Final = [WILL_NOT_SAY, NO_REASON, OUT_OF_TRUST, OUT_OF_SUSPICION]
REPLIES_ON_LOOKS: Final = [WILL_NOT_SAY, TELL_LOOK, TELL_NO_LOOK]
SILENT_ON_LOOKS: Final = [WILL_NOT_SAY]

ALWAYS: Final = 1 << SUSPECT | 1 << TRUST | 1 << WILL_VOTE | 1 << AM_PROTECTOR
IN_DISCUSSION: Final = ALWAYS | 1 << LISTEN | 1 << READY | 1 << INQUIRE
IN_DEFENCE: Final = ALWAYS | 1 << READY
OF_ORACLES: Final = 1 << SAW | 1 << LOOKED_NOT
ON_CLAIMS: Final = 1 << AGREE | 1 << DISAGREE


def sentences(g: Asgard, seat: int, always: int) -> int:
    """What the seat can say, as bits: of looks only who was Oracle, on claims only where there are any."""
    if (g.seers >> seat) & 1:
        always |= OF_ORACLES
    if g.claims:
        always |= ON_CLAIMS
    return always


@mypyc_attr(acyclic=True)
class Speech(Step):
    """One sentence of one speaker.  A question lets the one who is asked reply at once."""

    def __init__(
        self,
        speaker: int,
        sentence: int,
        accusable: int = 0,
        when: int = OPEN,
        whom: int = OPEN,
        faction: int = OPEN,
        thumb: int = OPEN,
        reason: int = OPEN,
        question: int = OPEN,
        reply: int = OPEN,
        claim: int = OPEN,
        late: int = OPEN,
    ) -> None:
        self.speaker = speaker
        self.sentence = sentence
        self.accusable = accusable  # whom one may accuse, as bits
        self.when = when  # a round
        self.whom = whom
        self.faction = faction
        self.thumb = thumb
        self.reason = reason
        self.question = question
        self.reply = reply
        self.claim = claim  # how many claims back, 0 for the last
        self.late = late

    def fill(self, slot: str, value: int) -> None:
        if slot == "whom":
            self.whom = value
        elif slot == "reason":
            self.reason = value
        elif slot == "when":
            self.when = value
        elif slot == "claim":
            self.claim = value
        elif slot == "thumb":
            self.thumb = value
        elif slot == "question":
            self.question = value
        elif slot == "reply":
            self.reply = value
        else:
            super().fill(slot, value)

    def play(self, g: Asgard) -> Pause:
        if self.late != OPEN:
            return g.done(CUT_SHORT)
        blank = self.next_blank()
        if blank == "":
            return self.say_it(g)
        if blank == "reply":
            self.note(g, INQUIRE, self.whom, self.question, NOBODY)
        if g.clock:
            return g.wait()
        return g.ask(self.asked(blank), blank, self.choices(g, blank), self.rule_of(blank))

    def next_blank(self) -> str:
        """The part of the sentence that is still missing, or nothing."""
        sentence = self.sentence
        if sentence in (SAW, LOOKED_NOT) and self.when == OPEN:
            return "when"
        if sentence in (ACCUSE, SUSPECT, TRUST, WILL_VOTE, INQUIRE, SAW) and self.whom == OPEN:
            return "whom"
        if sentence == SAW and self.faction == OPEN:
            return "faction"
        if sentence == WILL_VOTE and self.thumb == OPEN:
            return "thumb"
        if sentence in (ACCUSE, SUSPECT, TRUST):
            if self.reason == OPEN:
                return "reason"
            if self.reason != A_FEELING and self.when == OPEN:
                return "when"
        if sentence == INQUIRE:
            return "question" if self.question == OPEN else "reply" if self.reply == OPEN else ""
        if sentence in (AGREE, DISAGREE) and self.claim == OPEN:
            return "claim"
        return ""

    def asked(self, blank: str) -> int:
        return self.whom if blank == "reply" else self.speaker

    def rule_of(self, blank: str) -> str:
        if self.sentence == ACCUSE:
            return "GD 9.2" if blank == "whom" else "GD 9.3"
        return "GD 9.14" if self.sentence == INQUIRE else "GD 9.13"

    def choices(self, g: Asgard, blank: str) -> list[int]:
        if blank == "when":
            if self.sentence in (SAW, LOOKED_NOT):
                return listed(g.oracle_rounds(self.speaker))
            return listed(g.rounds_with_votes() if self.is_about_votes(g) else (2 << g.round) - 2)
        if blank == "whom":
            return listed(self.people(g))
        if blank == "faction":
            return FACTIONS
        if blank == "thumb":
            return THUMBS
        if blank == "reason":
            return REASONS if g.edition or g.rounds_with_votes() else NO_VOTES_YET
        if blank == "question":
            return QUESTIONS if g.edition or g.rounds_with_votes() else NOT_OF_VOTES
        if blank == "claim":
            return up_to(min(len(g.claims), CLAIMS_BACK) - 1)
        if self.question != WHOM_SEEN:
            return REPLIES
        return REPLIES_ON_LOOKS if (g.seers >> self.whom) & 1 else SILENT_ON_LOOKS

    def is_about_votes(self, g: Asgard) -> bool:
        """Whether the round that is missing must be one with a vote."""
        return self.reason == VOTES and not g.edition

    def people(self, g: Asgard) -> int:
        """Whom the sentence can be about, as bits."""
        if self.sentence == SAW:
            for row in g.oracles:
                if row[0] == self.when:
                    return row[2]
        others = g.everybody() & ~(1 << self.speaker)
        if self.sentence == ACCUSE:
            return others & self.accusable
        return g.asgard() if self.sentence == WILL_VOTE else others

    def say_it(self, g: Asgard) -> Pause:
        """The sentence is complete: all hear it."""
        sentence = self.sentence
        if sentence == INQUIRE:
            if self.reply == TELL_LOOK:
                return g.become(Speech(self.whom, SAW))
            if self.reply == TELL_NO_LOOK:
                return g.become(Speech(self.whom, LOOKED_NOT))
            self.sentence = REPLY
            asker, self.speaker = self.speaker, self.whom
            self.note(g, REPLY, asker, self.reply, NOBODY)
        elif sentence in (AGREE, DISAGREE):
            number = len(g.claims) - 1 - self.claim
            self.note(g, sentence, g.claims[number][1], number, NOBODY)
        elif sentence == SAW:
            self.note(g, SAW, self.whom, self.faction, self.when)
        elif sentence == LOOKED_NOT:
            self.note(g, LOOKED_NOT, NOBODY, NOBODY, self.when)
        elif sentence == WILL_VOTE:
            self.note(g, WILL_VOTE, self.whom, self.thumb, NOBODY)
        elif sentence == AM_PROTECTOR:
            self.note(g, AM_PROTECTOR, NOBODY, NOBODY, NOBODY)
        else:
            self.note(g, sentence, self.whom, self.reason, NOBODY if self.when == OPEN else self.when)
            if sentence == ACCUSE:
                return g.done(self.whom)
        return g.done(SAID)

    def note(self, g: Asgard, sentence: int, whom: int, what: int, when: int) -> None:
        g.note_claim(self.speaker, sentence, whom, what, when)
        g.say(A_CLAIM, self.speaker, sentence, whom, len(g.claims) - 1)

    def questions(self, state: State) -> list[Ask]:
        g = asgard_of(state)
        blank = self.next_blank()
        ask = Ask(self.asked(blank), blank, self.choices(g, blank), self.rule_of(blank))
        return [ask, Ask(CLOCK, "late", TIME_IS_UP, "GD 9.15", None, True)]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        setattr(self, ask.slot, value)

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = asgard_of(state)
        shut: dict[int, str] = {}
        if seat != self.speaker or self.sentence != ACCUSE or self.whom != OPEN:
            return shut
        for one in listed(g.everybody() & ~self.accusable):
            shut[one] = "GD 9.2" if g.is_banished(one) else "GD 6.10" if g.lies[10] == one else "GD 9.7"
        shut[seat] = "GD 9.2"
        return shut

    def clone(self) -> Speech:
        return Speech(
            self.speaker,
            self.sentence,
            self.accusable,
            self.when,
            self.whom,
            self.faction,
            self.thumb,
            self.reason,
            self.question,
            self.reply,
            self.claim,
            self.late,
        )


@mypyc_attr(acyclic=True)
class Defence(Step):
    """The accused speaks, and nobody else."""

    def __init__(self, seat: int, pleas: int = 0, say: int = OPEN, heard: int = OPEN, late: int = OPEN) -> None:
        self.seat = seat
        self.pleas = pleas  # sentences said
        self.say = say
        self.heard = heard
        self.late = late

    def fill(self, slot: str, value: int) -> None:
        if slot == "say":
            self.say = value
        elif slot == "heard":
            self.heard = value
        else:
            super().fill(slot, value)

    def play(self, g: Asgard) -> Pause:
        if self.late != OPEN or self.heard == CUT_SHORT or self.say == READY:
            return g.done()
        if self.heard != OPEN:
            self.pleas += 1
            self.say = self.heard = OPEN
        if self.say != OPEN:
            return g.call("heard", Speech(self.seat, self.say))
        if self.pleas == PLEAS:
            return g.done()
        if g.clock:
            return g.wait()
        return g.ask(self.seat, "say", self.choices(g), "GD 9.6")

    def choices(self, g: Asgard) -> list[int]:
        return listed(sentences(g, self.seat, IN_DEFENCE))

    def questions(self, state: State) -> list[Ask]:
        g = asgard_of(state)
        ask = Ask(self.seat, "say", self.choices(g), "GD 9.6")
        return [ask, Ask(CLOCK, "late", TIME_IS_UP, "GD 9.15", None, True)]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.seat == CLOCK:
            self.late = value
        else:
            self.say = value

    def closed(self, g: State, seat: int) -> dict[int, str]:
        return {ACCUSE: "GD 9.6", INQUIRE: "GD 9.6"} if seat == self.seat and self.say == OPEN else {}

    def clone(self) -> Defence:
        return Defence(self.seat, self.pleas, self.say, self.heard, self.late)
