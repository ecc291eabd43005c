"""Voice: what a belief player says in the council, and why.

Every line follows from what all have seen and from what the seat believes: a reason names a vote, a deed or a word
that there was.  A Conspirator keeps up the story it told.  Few lines: nobody says what was just said, nobody speaks
twice in a row unasked, and whoever has nothing new listens.  All is read from the table anew at each question, so a
bot that is put at it in the middle of a sentence goes on with it.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung.parts import (
    A_FEELING,
    ACCUSE,
    AGREE,
    AM_PROTECTOR,
    CLAIMS_BACK,
    DEEDS,
    DISAGREE,
    DVALIN,
    HEL,
    INQUIRE,
    LISTEN,
    LOOKED_NOT,
    NO_REASON,
    ODIN,
    OUT_OF_SUSPICION,
    OUT_OF_TRUST,
    READY,
    REPLY,
    SAW,
    SUSPECT,
    TELL_LOOK,
    TELL_NO_LOOK,
    THOR,
    TRUST,
    TYR,
    VOTES,
    WHOM_SEEN,
    WHY_DEED,
    WHY_VOTE,
    WILL_NOT_SAY,
    WORDS,
)
from gladsheim.games.gotterdammerung.seen import Seen

MOST_LINES: Final = 2  # unasked, of one seat in one council
ECHOES: Final = 2  # players who may say of one and the same that they suspect it
MOST_OPINIONS: Final = 4  # of all seats in one council
SUSPICIOUS: Final = 1.25  # times the usual guilt: what is worth saying
TRUSTED: Final = 0.5
TELLING: Final = 0.02  # how much a vote, deed or word must say to be named as a reason
SLANDER: Final = 35  # in a hundred: how often a Conspirator says of a Protector that it saw a Conspirator


class Voice:
    """What a seat would say, from what it sees and whom it wants gone."""

    def __init__(self, s: Seen, guilt: list[float], belief: list[float], base: float, lots: Lots) -> None:
        self.s = s
        self.guilt = guilt  # by seat: how much one wants it banished
        self.belief = belief  # how likely it conspires, as one who knows nothing more would think
        self.base = base  # of anybody in Asgard on the average
        self.lots = lots

    # Which sentence

    def say(self, options: list[int]) -> int:
        """Answer the open question, "What do you say?"."""
        s = self.s
        if s.defends:
            return self.plead(options)
        if SAW in options and s.untold_look()[0] > 0:
            return SAW
        if len(options) == 1:
            return options[0]
        if self.spoke_last() or self.lines() >= MOST_LINES:
            return LISTEN
        if ACCUSE in options and (s.turn > 1 or s.talk == 1) and self.accuses() >= 0:
            return ACCUSE
        if s.turn == 1:
            # Who is wronged says so; what is only an opinion is kept to oneself where there were many.
            opinions = [SUSPECT, AGREE, TRUST] if self.opinions() < MOST_OPINIONS else []
            for sentence in [INQUIRE, DISAGREE, *opinions]:
                if sentence in options and self.has(sentence):
                    return sentence
        return LISTEN

    def opinions(self) -> int:
        return sum(1 for row in self.now() if row[2] in (SUSPECT, AGREE, TRUST))

    def has(self, sentence: int) -> bool:
        """Whether there is something to say with such a sentence."""
        if sentence == INQUIRE:
            return self.silent_oracle() >= 0
        if sentence == DISAGREE:
            return self.wronged() >= 0
        if sentence == SUSPECT:
            return self.suspects() >= 0
        if sentence == AGREE:
            return self.shared() >= 0
        return self.trusts() >= 0

    def plead(self, options: list[int]) -> int:
        """In one's own defence: what one saw, then that one is a Protector; once."""
        if SAW in options and self.s.untold_look()[0] > 0:
            return SAW
        said = [row for row in self.s.claims if row[0] == self.s.round and row[1] == self.s.me]
        return READY if any(row[2] == AM_PROTECTOR for row in said) else AM_PROTECTOR

    def spoke_last(self) -> bool:
        claims = self.s.claims
        return len(claims) > 0 and claims[-1][1] == self.s.me and claims[-1][0] == self.s.round

    def lines(self) -> int:
        """What one has said in this council without being asked; what was seen counts for nothing."""
        return sum(1 for row in self.now() if row[1] == self.s.me and row[2] not in (SAW, REPLY, LOOKED_NOT))

    def now(self) -> list[list[int]]:
        """What was said in this round."""
        return [row for row in self.s.claims if row[0] == self.s.round]

    # About whom

    def accuses(self) -> int:
        """Whom one would accuse, or -1."""
        s = self.s
        accusable = [seat for seat in range(s.seats) if (s.accusable >> seat) & 1 and seat not in s.dropped]
        worst = self.worst([seat for seat in accusable if s.told(seat) != 0])
        return worst if worst >= 0 and self.guilt[worst] > self.base else -1

    def worst(self, seats: list[int]) -> int:
        """Whom of these one wants banished most; ties by lot."""
        found, most = -1, -9.0
        for seat in seats:
            if seat < self.s.seats and seat != self.s.me:
                guilt = self.guilt[seat] + self.lots.below(1000) * 1e-9
                if guilt > most:
                    found, most = seat, guilt
        return found

    def best(self, seats: list[int]) -> int:
        """Whom in Asgard one trusts most."""
        found, least = -1, 9.0
        for seat in seats:
            if seat < self.s.seats and seat != self.s.me and not (self.s.underworld >> seat) & 1:
                guilt = self.guilt[seat] + self.lots.below(1000) * 1e-9
                if guilt < least:
                    found, least = seat, guilt
        return found

    def in_asgard(self) -> list[int]:
        return [seat for seat in range(self.s.seats) if not (self.s.underworld >> seat) & 1]

    def suspects(self) -> int:
        """Whom one suspects enough to say so, if not enough others have; or -1."""
        worst = self.worst([seat for seat in self.in_asgard() if self.s.told(seat) != 0])
        if worst < 0 or self.guilt[worst] < SUSPICIOUS * self.base:
            return -1
        return worst if self.said_of(worst, (SUSPECT, ACCUSE, SAW)) < ECHOES else -1

    def trusts(self) -> int:
        """One who is under suspicion and whom one trusts; or -1."""
        trusted = self.best([seat for seat in self.in_asgard() if self.said_of(seat, (SUSPECT, ACCUSE)) > 0])
        # To praise a fellow on whom much lies would give oneself away.
        if trusted < 0 or self.belief[trusted] > TRUSTED * self.base or self.s.told(trusted) == 1:
            return -1
        return trusted if self.said_of(trusted, (TRUST,)) == 0 else -1

    def said_of(self, seat: int, sentences: tuple[int, ...]) -> int:
        """How many such things were said of a seat in this round."""
        return sum(1 for row in self.now() if row[2] in sentences and row[3] == seat)

    def silent_oracle(self) -> int:
        """An Oracle of this round who has not said whom it saw, and whom nobody has asked; or -1."""
        s = self.s
        seat = s.oracle_of(s.round)
        if seat < 0 or seat == s.me:
            return -1
        for row in s.claims:
            if row[1] == seat and row[2] in (SAW, LOOKED_NOT) and row[5] == s.round:
                return -1
            if row[0] == s.round and row[2] == INQUIRE and row[3] == seat:
                return -1
        # It may speak first: who is asked before it has had its turn of talk is only hurried.
        return seat if any(row[1] != s.me for row in self.now()) else -1

    # About which claim, as it is counted from the last one back

    def wronged(self) -> int:
        """A claim of this round to contradict: one suspects oneself, or says otherwise than one saw or told; or -1."""
        s = self.s
        for back, row in self.lately():
            if row[1] == s.me or self.is_answered(back):
                continue
            if row[2] == SUSPECT and row[3] == s.me:
                return back
            if row[2] == SAW and ((row[3] == s.me and row[4] == 1) or s.told(row[3]) == 1 - row[4]):
                return back
        return -1

    def shared(self) -> int:
        """A suspicion of this round that one shares, and nobody has agreed with yet; or -1."""
        worst = self.worst(self.in_asgard())
        if worst < 0 or self.guilt[worst] < SUSPICIOUS * self.base:
            return -1
        for back, row in self.lately():
            if row[1] != self.s.me and row[2] == SUSPECT and row[3] == worst and not self.is_answered(back):
                return back
        return -1

    def lately(self) -> list[tuple[int, list[int]]]:
        """The claims of this round that one can still speak of, the last first."""
        claims = self.s.claims
        rows = [(back, claims[-1 - back]) for back in range(min(len(claims), CLAIMS_BACK))]
        return [(back, row) for back, row in rows if row[0] == self.s.round]

    def is_answered(self, back: int) -> bool:
        """Whether anybody has agreed or disagreed with a claim."""
        about = len(self.s.claims) - 1 - back
        return any(row[2] in (AGREE, DISAGREE) and row[4] == about for row in self.s.claims)

    # The parts of a sentence

    def speak(self, slot: str, options: list[int]) -> int:
        """The answer to a question about one's sentence; -1 where there is nothing to say to it."""
        s = self.s
        if slot == "say":
            return self.say(options)
        if slot == "whom":
            return self.whom(options)
        if slot == "when":
            return self.when(options)
        if slot == "faction":
            return self.tell()
        if slot == "reason":
            return self.reason(s.whom, s.sentence == TRUST, options)
        if slot == "question":
            return WHOM_SEEN
        if slot == "reply":
            return self.reply(options)
        if slot == "claim":
            found = self.wronged() if s.sentence == DISAGREE else self.shared()
            return found if found >= 0 else options[0]
        if slot == "thumb":
            return int(self.guilt[s.whom] > self.base) if s.whom >= 0 else options[0]
        return -1

    def whom(self, options: list[int]) -> int:
        s = self.s
        if s.sentence == SAW:
            told = s.told_of(s.when)
            return told[0] if told else s.look_of(s.when)[1]
        if s.sentence == INQUIRE:
            found = self.silent_oracle()
        elif s.sentence == TRUST:
            found = self.trusts()
            return found if found >= 0 else self.best([seat for seat in options if s.told(seat) != 1] or options)
        elif s.sentence == SUSPECT:
            found = self.suspects()
        else:
            found = self.accuses()
        if found >= 0:
            return found
        # One must name somebody: best one of whom one has not said the contrary.
        left = [seat for seat in options if seat not in s.dropped and s.told(seat) != 0]
        return self.worst(left or options)

    def when(self, options: list[int]) -> int:
        s = self.s
        if s.sentence == SAW:
            untold = s.untold_look()[0]
            looked = [look[0] for look in s.looks if look[0] in options]
            return untold if untold > 0 else looked[-1] if looked else options[-1]
        if s.sentence == LOOKED_NOT:
            without = [round for round in options if s.look_of(round)[0] == 0 and not s.told_of(round)]
            return without[-1] if without else options[-1]
        found = [when for reason, when, _ in self.facts(s.whom, s.sentence == TRUST) if reason == s.reason]
        return found[0] if found and found[0] in options else options[-1]

    def tell(self) -> int:
        """A Protector tells what was seen; a Conspirator clears fellows, and now and then slanders others."""
        s = self.s
        told = s.told_of(s.when)
        if told:
            return told[1]
        look = s.look_of(s.when)
        if s.faction == 0 or look[1] < 0:
            return look[2]
        if (s.conspirators >> look[1]) & 1:
            return 0
        # One who was vouched for in another round stays a Protector in the story.
        if s.told(look[1]) >= 0:
            return s.told(look[1])
        return int(self.lots.below(100) < SLANDER)

    def reply(self, options: list[int]) -> int:
        """The truth, or what a Conspirator would have it: why one voted or acted so is no secret."""
        s = self.s
        if s.question == WHOM_SEEN:
            if TELL_LOOK in options and s.looks:
                return TELL_LOOK
            return TELL_NO_LOOK if TELL_NO_LOOK in options else WILL_NOT_SAY
        if s.question == WHY_VOTE:
            for row in reversed(s.trials):
                if row[3] >= 0 and row[2] != s.me:
                    return OUT_OF_SUSPICION if (row[4] >> s.me) & 1 else OUT_OF_TRUST
        if s.question == WHY_DEED:
            for row in reversed(s.deeds):
                if row[2] == s.me:
                    return OUT_OF_TRUST if row[1] in (ODIN, TYR, DVALIN) else OUT_OF_SUSPICION
        return NO_REASON

    # Reasons

    def reason(self, whom: int, trusts: bool, options: list[int]) -> int:
        """The most telling thing there was about somebody, or a feeling."""
        for reason, _, _ in self.evidence(whom, trusts):
            if reason in options:
                return reason
        return A_FEELING

    def evidence(self, whom: int, trusts: bool) -> list[tuple[int, int, float]]:
        """Those of the facts that say something."""
        return [one for one in self.facts(whom, trusts) if one[2] > TELLING]

    def facts(self, whom: int, trusts: bool) -> list[tuple[int, int, float]]:
        """Votes, deeds and words of somebody, each with its round and how much it says, the most telling first."""
        sign = -1.0 if trusts else 1.0
        found: list[tuple[int, int, float]] = []
        for row in self.s.trials:
            if row[3] >= 0 and row[2] != whom and whom >= 0:
                down = (row[4] >> whom) & 1
                found.append((VOTES, row[0], sign * self.apart(row[2]) * (-1.0 if down else 1.0)))
        for row in self.s.deeds:
            if row[2] == whom and row[1] in (ODIN, TYR, DVALIN, THOR, HEL) and 0 <= row[3] < self.s.seats:
                shields = row[1] in (ODIN, TYR, DVALIN)
                found.append((DEEDS, row[0], sign * self.apart(row[3]) * (1.0 if shields else -1.0)))
        for row in self.s.claims:
            if row[1] == whom and row[3] != whom and row[2] in (SUSPECT, TRUST, SAW, ACCUSE):
                praises = row[2] == TRUST or (row[2] == SAW and row[4] == 0)
                found.append((WORDS, row[0], sign * self.apart(row[3]) * (1.0 if praises else -1.0)))
        found.sort(key=lambda one: one[2], reverse=True)
        return found

    def apart(self, seat: int) -> float:
        """How much more than others one holds a seat for guilty; of oneself one knows that it is not."""
        if seat < 0:
            return 0.0
        if seat == self.s.me:
            return -self.base
        return max(-1.0, min(1.0, self.guilt[seat])) - self.base
