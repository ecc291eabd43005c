# not compiled: it is asked a few times a minute
"""Götterdämmerung led aloud: which part of the evening it is, and what follows from what was touched.

The rules are those of the other modules: here their questions are answered for everybody at once.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import NOBODY, Ask, Seat
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
    Spoken,
)
from gladsheim.core.text import Gap, Phrase, in_list
from gladsheim.games.gotterdammerung.action import Actions, Look
from gladsheim.games.gotterdammerung.council import NO_OR_YES, Discussion, Trial
from gladsheim.games.gotterdammerung.parts import (
    A_FEELING,
    ACCUSE,
    CONSPIRATORS,
    FACTION_NAMES,
    GOD_NAMES,
    LISTEN,
    NO_CARD,
    READY,
    REFRAIN,
    STAY,
    listed,
)
from gladsheim.games.gotterdammerung.state import Asgard, asgard_of
from gladsheim.games.gotterdammerung.talk import Defence
from gladsheim.games.gotterdammerung.vote import Vote

LETS_BE: Final = {"target": REFRAIN, "card": NO_CARD, "way": STAY}
NO, YES = NO_OR_YES


class SpokenTwilight(Spoken):
    """The parts of a round, by the questions that are open."""

    def part(self, match: Match) -> Part:
        g = asgard_of(match.state)
        if match.over or not match.asks:
            return Part(OTHER)
        ask, form = match.asks[0], match.state.forms[-1]
        depth = CONSPIRATORS[g.seats] - 1
        if ask.slot == "mark":
            return Part(NIGHT, listed(g.markable()), round=g.round, depth=depth)
        if isinstance(form, Look):
            return Part(LOOK, listed(g.others_in_world(form.seat)), form.seat, round=g.round, depth=depth)
        if ask.slot in LETS_BE:
            return Part(ACT, [], ask.seat, round=g.round, depth=depth, step=len(match.fills))
        if isinstance(form, Discussion):
            return Part(TALK, listed(g.accusable(form.before)), whom=form.before, round=g.round, depth=depth)
        if isinstance(form, Trial):
            may = [ask.seat for ask in match.asks]
            return Part(SUPPORT, may, form.accuser, form.accused, g.round, depth, len(g.claims))
        if isinstance(form, Defence):
            return Part(DEFENCE, [form.seat], form.seat, form.seat, g.round, depth)
        if isinstance(form, Vote):
            return Part(VOTE, listed(g.everybody()), form.accuser, form.accused, g.round, depth)
        return Part(OTHER)

    def side(self, match: Match, seat: Seat) -> str:
        return f"faction-{FACTION_NAMES[asgard_of(match.state).faction(seat)]}"

    def fellows(self, match: Match, seat: Seat) -> list[Seat]:
        g = asgard_of(match.state)
        return [one for one in listed(g.conspirators) if one != seat] if g.faction(seat) else []

    def voice(self, match: Match, stage: str, part: Part, missing: list[Seat]) -> list[Phrase]:
        g = asgard_of(match.state)
        if stage == "dawn":
            return [Phrase("voice-dawn", {"seat": g.banished[-1][1]})]
        if stage == "gate" and missing:
            return [Phrase("voice-missing", {"seats": seats_of(missing)})]
        if stage == ACT:
            return self.voice_of_act(match, part)
        if stage == "verdict":
            _, _, accused, _, _, _, down, up, verdict = g.trials[-1]
            return [Phrase(f"voice-verdict-{verdict}", {"seat": accused, "down": down, "up": up})]
        if stage == "over":
            return [Phrase(f"voice-over-{FACTION_NAMES[g.winner]}")] if match.over else []
        gaps: dict[str, Gap] = {}
        if part.who != NOBODY:
            gaps["seat"] = part.who
        if part.whom != NOBODY:
            gaps["seat-whom"] = part.whom
        key = "voice-talk-again" if stage == TALK and part.whom != NOBODY else f"voice-{stage}"
        return [Phrase(key, gaps)] if stage else []

    def voice_of_act(self, match: Match, part: Part) -> list[Phrase]:
        """The first god of a round is told with silence and the Oracle."""
        g = asgard_of(match.state)
        form = match.state.forms[-1]
        assert isinstance(form, Actions)
        says = [Phrase("voice-act", {"number": form.god, "god": f"god-{GOD_NAMES[form.god]}", "seat": part.who})]
        if not any(row[0] == g.round for row in g.deeds) and form.god == min(god for god in g.gods if god):
            says.insert(0, Phrase("voice-silence", {"seat": g.oracle}))
        return says

    def night(self, match: Match, touches: list[list[Seat]], lot: int) -> Answers:
        g = asgard_of(match.state)
        band = listed(g.conspirators)
        last = {seat: next((one for one in reversed(touches[seat]) if one != UNTOUCHED), UNTOUCHED) for seat in band}
        victim = chosen(g, [touches[seat] for seat in band], [*last.values()], lot)
        # First what each touched last; where they differ, all follow what most of them meant.
        twin = Trying(match)
        meant = [victim if last[seat] == UNTOUCHED else last[seat] for seat in band]
        for seat, whom in [*zip(band, meant, strict=True), *((seat, victim) for seat in band)]:
            if self.part(twin.match).kind == NIGHT:
                twin.answer(seat, whom)
        return twin.answers

    def look(self, match: Match, whom: Seat) -> Answers:
        ask = match.asks[0]
        return [(ask.seat, whom if whom in ask.options else REFRAIN)]

    def refrain(self, match: Match) -> Answers:
        ask = match.asks[0]
        return [(ask.seat, LETS_BE[ask.slot])]

    def accuse(self, match: Match, seat: Seat, whom: Seat) -> Answers:
        twin = Trying(match)
        if twin.ask_of(seat) is None:
            # Who has spoken in this turn of talk is asked again in the next: the others listen until then.
            for ask in [one for one in twin.match.asks if not one.may]:
                twin.answer(ask.seat, LISTEN)
        twin.answer(seat, ACCUSE)
        twin.answer(seat, whom)
        twin.answer(seat, A_FEELING)
        return twin.answers

    def end_talk(self, match: Match) -> Answers:
        twin = Trying(match)
        while self.part(twin.match).kind == TALK:
            asks = [one for one in twin.match.asks if not one.may] or [*twin.match.asks]
            first = asks[0]
            if READY in first.options:
                twin.answer(first.seat, READY)
            else:  # a council that must come to a vote
                whom = next(one for one in self.part(twin.match).ring if one != first.seat)
                for value in (ACCUSE, whom, A_FEELING):
                    twin.answer(first.seat, value)
        return twin.answers

    def support(self, match: Match, seat: Seat) -> Answers:
        if seat != NOBODY:
            return [(seat, YES)]
        return [(ask.seat, NO) for ask in match.asks]

    def end_defence(self, match: Match) -> Answers:
        return [(match.asks[0].seat, READY)]

    def vote(self, match: Match, thumbs: list[int]) -> Answers:
        return [(ask.seat, thumbs[ask.seat]) for ask in match.asks]


class Trying:
    """Answers tried one after the other on a copy."""

    def __init__(self, match: Match) -> None:
        self.match = match.clone()
        self.answers: Answers = []

    def ask_of(self, seat: Seat) -> Ask | None:
        return next((ask for ask in self.match.asks if ask.seat == seat), None)

    def answer(self, seat: Seat, value: int) -> None:
        self.match.answer(seat, value)
        self.answers.append((seat, value))


def seats_of(seats: list[Seat]) -> Phrase:
    """Names, one after the other."""
    return in_list([Phrase("number-seat", {"seat": seat}) for seat in seats])


def chosen(g: Asgard, touches: list[list[Seat]], last: list[Seat], lot: int) -> Seat:
    """Whom most touched last; of several the most touched at the second bell, then at the first, then by lot.

    GD 3.5: without any touch a Protector falls, by lot.
    """
    if all(one == UNTOUCHED for one in last):
        free = listed(g.markable() & ~g.conspirators) or listed(g.markable())
        return free[lot % len(free)]
    leaders = most(last, listed(g.markable()))
    for bell in (1, 0):
        leaders = most([row[bell] for row in touches], leaders)
    return leaders[lot % len(leaders)]


def most(touched: list[Seat], among: list[Seat]) -> list[Seat]:
    """Of some seats those that were touched most."""
    counts = [touched.count(seat) for seat in among]
    return [seat for seat, count in zip(among, counts, strict=True) if count == max(counts)]


SPOKEN: Final = SpokenTwilight()
