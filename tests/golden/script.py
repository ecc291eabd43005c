"""The script of a golden game: readable text of what was asked, answered, told and seen.

A game of hundreds of answers is cut: its beginning, the steps around what no script before it shows, and its end.
"""

from __future__ import annotations

import json
import textwrap
from hashlib import sha256

from gladsheim.core.beats import Beat
from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.events import Happened
from gladsheim.core.forms import CLOCK, Ask
from gladsheim.core.game import Json
from gladsheim.core.match import Match
from golden.playing import Case, Played, written

BEGINNING = 3  # answers shown whatever they bring
END = 3
AROUND = 1  # answers shown before what is new
OPTIONS = 5  # labels of one question that are written out
WIDTH = 118
LONG_LIST = 8
LONG_TEXT = 900
PASSING = ("game", "seat", "asks", "waiting", "over", "outcome", "returns")  # of a view: the script says these itself
# Of a view: how far the open forms are filled in, and what each answer would lead to.
INSIDE = ("forms", "steps", "step_slots", "doing", "blanks", "asked", "leads")
ANSWERS = "answers: "

Kind = tuple[str, str]  # ("event", "Fought"), ("slot", "vikings"), ("rule", "YG 6.2"), ("outcome", "victory")


class Script:
    """A game played through its Match, step by step; `shown` is what other scripts show already, and grows."""

    def __init__(self, name: str, played: Played, shown: set[Kind]) -> None:
        self.name = name
        self.played = played
        self.case = played.case
        self.lines: list[str] = []
        self.kinds = kinds_of(played)
        self.wanted = self._choose_steps(shown)
        self._write()

    def _choose_steps(self, shown: set[Kind]) -> set[int]:
        """The numbers of the answers that are written out."""
        count = len(self.kinds)
        wanted = {*range(min(BEGINNING, count)), *range(max(0, count - END), count)}
        for n, kinds in enumerate(self.kinds):
            if not kinds <= shown:
                shown |= kinds
                wanted |= {*range(max(0, n - AROUND), n + 1)}
        return wanted

    def _write(self) -> None:
        match = open_match(self.case)
        self.lines += [f"{self.case.game.title}: {self.name}", str(self.case), ""]
        self._tell(match, 0)
        self._draws(match, 0)
        self._whole_view(match)
        left_out = 0
        for n, (seat, value) in enumerate(self.played.answers()):
            if n not in self.wanted:
                left_out += 1
                match.enter(seat, value)
                continue
            if left_out:
                self.lines += ["", f"... {left_out} answers"]
                left_out = 0
            self._step(match, n, seat, value)
        self.lines += ["", f"The end: {match.ending().text}", self.played.ending(), ""]
        self._whole_view(match)
        self.lines += textwrap.wrap(ANSWERS + written(self.played.answers()), WIDTH)

    def _step(self, match: Match, n: int, seat: int, value: int) -> None:
        ask = question_to(match, seat)
        others = len(match.asks) - 1 if seat >= 0 else 0
        self.lines += ["", f"{n} {who(seat)}: {ask.slot}? [{ask.rule}]{f' and {others} others' if others else ''}"]
        if seat >= 0:
            labels = [match.label(ask, option) for option in ask.options[:OPTIONS]]
            more = f" and {len(ask.options) - OPTIONS} more" if len(ask.options) > OPTIONS else ""
            self._put("  of ", "; ".join(labels) + more)
            for rule, closed in closed_by(match, ask).items():
                self._put("  not ", f"{' '.join(closed)} [{rule}]")
            self._put("  = ", f"{value}: {match.label(ask, value)}")
        else:
            self._put("  = ", str(value))
        before = views(match)
        events, fills = len(match.happened), len(match.fills) // 2
        match.enter(seat, value)
        self._draws(match, fills + 1)
        self._tell(match, events)
        self._changes(before, views(match))

    def _draws(self, match: Match, since: int) -> None:
        """What chance drew; the match has answered it already."""
        for step in self.played.steps[since : len(match.fills) // 2]:
            odds = f" by {step.ask.odds}" if step.ask.odds else ""
            sides = f"one of {len(step.ask.options)}{odds}"
            self._put("  ~ ", f"{step.ask.slot}: {step.value}, {sides} [{step.ask.rule}]")

    def _tell(self, match: Match, since: int) -> None:
        """What was told, and to whom where not everybody heard the same."""
        for happened in match.happened[since:]:
            heard: dict[str, list[str]] = {}
            for ear in [*range(match.seats), None]:
                told = happened.told_to(ear)
                line = "nothing" if told is None else told_line(match, told)
                heard.setdefault(line, []).append("spectator" if ear is None else str(ear))
            for line, ears in heard.items():
                self._put("  * ", line if len(heard) == 1 else f"to {','.join(ears)}: {line}")

    def _whole_view(self, match: Match) -> None:
        """All that a spectator sees, and what each seat sees otherwise."""
        for name, value in match.view(None).items():
            if name not in PASSING + INSIDE:
                self._put("    ", f"{name} {in_short(value)}")
        common = flat(match.view(None))
        self._to_seats([changed(common, flat(match.view(seat))) for seat in range(match.seats)], [])

    def _changes(self, before: list[dict[str, Json]], after: list[dict[str, Json]]) -> None:
        """The entries of the views that changed; the last view is the spectator's."""
        lines = [changed(old, new) for old, new in zip(before, after, strict=True)]
        for line in lines[-1]:
            self._put("    ", line)
        self._to_seats(lines[:-1], lines[-1])

    def _to_seats(self, lines: list[list[str]], common: list[str]) -> None:
        """What only some seats see."""
        seers: dict[str, list[str]] = {}
        for seat, seen in enumerate(lines):
            for line in seen:
                if line not in common:
                    seers.setdefault(line, []).append(str(seat))
        for line, seats in seers.items():
            self._put("    ", f"to {','.join(seats)}: {line}")

    def _put(self, lead: str, text: str) -> None:
        self.lines += textwrap.wrap(
            text, WIDTH, initial_indent=lead, subsequent_indent=" " * (len(lead) + 2), break_on_hyphens=False
        )


def open_match(case: Case) -> Match:
    """A match of the case to which somebody listens from the first draw on."""
    game = case.game
    state = game.start(case.seats, case.chosen)
    match = Match(game, case.seats, case.chosen, state, Chance(seed_from(case.seed), []), True)
    match.listen()
    match.settle()
    return match


def kinds_of(played: Played) -> list[set[Kind]]:
    """What happens at each answer: events, slots and rules, in questions, draws and closed answers.

    What happens before the first question comes with the first answer.
    """
    match = open_match(played.case)
    found: list[set[Kind]] = []
    events, fills = 0, 0
    for seat, value in played.answers():
        ask = question_to(match, seat)
        kinds: set[Kind] = {("rule", rule) for rule in match.closed(ask).values()} if seat >= 0 else set()
        match.enter(seat, value)
        for step in played.steps[fills : len(match.fills) // 2]:
            kinds |= {("slot", step.ask.slot), ("rule", step.ask.rule)}
        for happened in match.happened[events:]:
            for told in (happened, happened.told_to(None)):
                if told is not None:
                    kinds |= {("event", told.event.name), ("rule", told.rule)}
        if match.over:
            kinds.add(("outcome", match.ending().key))
        events, fills = len(match.happened), len(match.fills) // 2
        found.append(kinds)
    return found


def told_line(match: Match, told: Happened) -> str:
    """The words of a beat, its rule, and what it is as data."""
    beat = Beat(match.game, None, told)
    parts = " ".join(f"{name}={in_short(value)}" for name, value in beat.parts.items())
    return f"{beat.text()} [{beat.rule}] {beat.event} {parts}".rstrip()


def question_to(match: Match, seat: int) -> Ask:
    asks = [*match.asks] if match.clock is None else [*match.asks, match.clock]
    return next(ask for ask in asks if ask.seat == seat)


def closed_by(match: Match, ask: Ask) -> dict[str, list[str]]:
    """Each rule that closes answers to a question, with those."""
    found: dict[str, list[str]] = {}
    for option, rule in match.closed(ask).items():
        found.setdefault(rule, []).append(str(option))
    return found


def who(seat: int) -> str:
    return "clock" if seat == CLOCK else f"seat {seat}"


def views(match: Match) -> list[dict[str, Json]]:
    return [flat(match.view(eye)) for eye in [*range(match.seats), None]]


def flat(view: dict[str, Json]) -> dict[str, Json]:
    """A view as paths and plain values; a list of plain things stays whole."""
    found: dict[str, Json] = {}
    for name, value in view.items():
        if name not in PASSING + INSIDE:
            flatten(name, value, found)
    return found


def flatten(path: str, value: Json, found: dict[str, Json]) -> None:
    if isinstance(value, dict) and value:
        for name, one in value.items():
            flatten(f"{path}.{name}", one, found)
    elif isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value):
        for n, one in enumerate(value):
            flatten(f"{path}.{n}", one, found)
    else:
        found[path] = value


def plain(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def in_short(value: Json) -> str:
    """A long piece of data as its digest: it is compared, and nobody has to read it."""
    text = plain(value)
    if len(text) <= LONG_TEXT:
        return text
    return f"{len(text)} letters, {sha256(text.encode()).hexdigest()[:8]}"


def changed(before: dict[str, Json], after: dict[str, Json]) -> list[str]:
    """The paths whose value changed, each with what it was."""
    lines: list[str] = []
    for path, new in after.items():
        if path not in before:
            lines.append(f"{path} {plain(new)}")
        elif plain(before[path]) != plain(new):
            lines.append(f"{path} {change(before[path], new)}")
    gone = [path for path in before if path not in after]
    return [*lines, f"gone: {', '.join(gone)}"] if gone else lines


def change(old: Json, new: Json) -> str:
    """One change; of a list only what changed at its place, or what came and went."""
    if isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            places = [n for n in range(len(old)) if old[n] != new[n]]
            if 0 < 2 * len(places) < len(new):
                return "; ".join(f"[{n}] {plain(new[n])}, was {plain(old[n])}" for n in places)
        elif max(len(old), len(new)) > LONG_LIST:
            went = [f"-{plain(one)}" for one in surplus(old, new)]
            came = [f"+{plain(one)}" for one in surplus(new, old)]
            return f"{' '.join(went + came)}, now {len(new)}"
    return f"{plain(new)}, was {plain(old)}"


def surplus(some: list[Json], others: list[Json]) -> list[Json]:
    """What stands in `some` more often than in `others`."""
    rest = [*others]
    found: list[Json] = []
    for one in some:
        if one in rest:
            rest.remove(one)
        else:
            found.append(one)
    return found
