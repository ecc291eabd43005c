"""Beats: what happens is told, as data, with the table right after it (laws B1 to B4), and every answer has a text.

B1: the view after the last beat is the view that is sent with the questions.  B2: where a seat sees no difference in
the end, it sees none at any beat before (in leak.py, with the other laws of secrecy).  B3: nothing changes unsaid.
B4: every event is declared, with its words (in text.py) and the places of its parts.
"""

from __future__ import annotations

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk, answer, difference
from gladsheim.core.beats import noticed
from gladsheim.core.events import ANSWERED, FELL, Event, Happened
from gladsheim.core.forms import CHANCE, Ask, Illegal, Seat, State
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match

ASKED = ("asks", "waiting", "outcome", "returns")  # entries of `Match.view` that are about the questions, or the end


class Beats(Law):
    name = "beats"
    about = "whatever changes is told, with the table right after it, and every answer can be typed"
    unit = "beats"
    share = 0.2

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.declared = [*game.events, *[event.others for event in game.events if event.others is not None]]

    def once(self) -> None:
        for event in self.declared:
            self.see_declared(event)
        if not self.declared:
            self.warn("the game declares no events: its log is made of the labels of answers, and nothing is animated")
        for entry, reason in self.game.unsaid.items():
            if not reason.strip():
                self.fault(f"beats: {self.game.id}, '{entry}'", "what changes without an event needs its reason")

    def see_declared(self, event: Event) -> None:
        place = f"beats: {self.game.id}, event '{event.name}'"
        names = [part.name for part in event.parts]
        if len(set(names)) < len(names):
            self.fault(place, f"two parts have the same name: {', '.join(names)}")
        if sum(1 for part in event.parts if part.many) > 1 or len(event.single) > 8:
            self.fault(place, "an event has at most eight single parts and one that is several")
        if event.heard_by and event.heard_by not in names:
            self.fault(place, f"it is heard by '{event.heard_by}', which is none of its parts")
        if event.others is not None:
            strange = [part.name for part in event.others.single if part.name not in names]
            if strange:
                self.fault(place, f"others would notice {', '.join(strange)}, which it does not have")

    def play(self, walk: Walk) -> None:
        while not walk.over:
            self.settle(walk)
        self.play_on_a_table(walk)

    def settle(self, walk: Walk) -> None:
        """One answer and what chance makes of it, until a seat is asked again."""
        eyes = [*walk.case.eyes()]
        before = {seat: self.game.sees(walk.state, seat) for seat in eyes}
        walk.state.ears = self.game.ears()
        walk.step()
        while walk.state.seat == CHANCE and not walk.state.together:
            walk.step()
        heard = walk.state.ears.take()
        walk.state.ears = None
        for happened in heard:
            self.see_happened(happened)
        for seat in eyes:
            self.see_said(walk.state, seat, before[seat], heard)

    def see_happened(self, happened: Happened) -> None:
        self.checked += 1
        event = happened.event
        if event.name not in (FELL, ANSWERED) and event not in self.declared:
            raise Broken(f"B4: the event '{event.name}' is told, but the game does not declare it")
        if happened.rule not in self.game.rulebook.rules:
            raise Broken(f"the event '{event.name}' cites the rule '{happened.rule}', which the rulebook does not have")

    def see_said(self, state: State, seat: Seat | None, before: dict[str, Json], heard: list[Happened]) -> None:
        """B3: after the last that a seat noticed, its view changes no more; where it noticed nothing, not at all."""
        if not self.declared:
            return  # then nothing else is said than what was answered
        beats = noticed(self.game, heard, seat)
        last = beats[-1].view if beats else before
        now = self.game.sees(state, seat)
        for entry in now:
            if entry not in self.game.unsaid and last.get(entry) != now[entry] and entry != "over":
                said = f"after '{beats[-1].event}'" if beats else "without any event"
                change = difference(last.get(entry), now[entry], entry)
                raise Broken(f"B3: {seat_name(seat)} sees '{entry}' change unsaid, {said}: {change}")

    def play_on_a_table(self, walk: Walk) -> None:
        """B1, and the texts of all answers, in a match."""
        case = walk.case
        match = start_match(self.game, case.seats, case.options, case.seed, [])
        match.listen()
        lots = Lots(case.seed)
        while not match.over:
            for ask in match.asks:
                see_texts(match, ask)
            seat, value = answer([*match.asks], lots)
            match.answer(seat, value)
            for one in case.eyes():
                see_last(match, one)


def see_last(match: Match, seat: Seat | None) -> None:
    """B1: the view after the last beat is the view that is sent with the questions.

    Where the seat did not notice the very last one, what may change unsaid may have changed since.
    """
    beats = match.beats(seat)
    if not beats:
        return
    newest = beats[-1].told is match.happened[-1] or beats[-1].told is match.happened[-1].veiled
    silent = [*ASKED] if newest else [*ASKED, *match.game.unsaid]
    now = {entry: part for entry, part in match.view(seat).items() if entry not in silent}
    change = difference({entry: part for entry, part in beats[-1].view.items() if entry not in silent}, now)
    if change:
        raise Broken(f"B1: after the last beat, '{beats[-1].event}', {seat_name(seat)} is sent another view: {change}")


def see_texts(match: Match, ask: Ask) -> None:
    """What is typed for an answer means that answer; and a number means itself."""
    for option in ask.options:
        text = match.say(ask, option)
        try:
            means = match.read(ask.seat, text)
        except Illegal as no:
            raise Broken(f"'{text}', the text of {option} at '{ask.slot}', cannot be read: {no}") from None
        if means != option or (text.isdecimal() and int(text) != option):
            raise Broken(f"'{text}', the text of {option} at '{ask.slot}', means {means if means != option else text}")


def seat_name(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
