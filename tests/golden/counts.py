"""How often each thing was asked, closed and told in the bare games: a line of every kind, with a digest of its parts.

An event that is no longer told, a rule that is cited otherwise, an answer that another rule closes: each is a line that
changes, however seldom it happens.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from gladsheim.core.events import Happened
from gladsheim.core.forms import CHANCE, CLOCK, Ask
from gladsheim.core.match import Match
from golden.playing import Played
from golden.script import open_match, question_to

READ_EVERY = 20  # answers between two looks at the table as text
WHO = {CHANCE: "chance", CLOCK: "the clock"}


class Counts:
    """A tally over many games."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.parts: dict[str, bytes] = {}

    def add(self, played: Played) -> None:
        """All that happens in a game."""
        match = open_match(played.case)
        heard = 0
        for step in played.steps:
            if step.ask.seat < 0:
                self.note(f"ask {step.ask.slot} of {WHO[step.ask.seat]} [{step.ask.rule}]")
        for n, (seat, value) in enumerate(played.answers()):
            if seat >= 0:
                self.look(match, question_to(match, seat), value)
                if n % READ_EVERY == 0:
                    self.note("read the table as text", match.text(seat))
            match.enter(seat, value)
            for happened in match.happened[heard:]:
                self.hear(happened)
            heard = len(match.happened)
        self.note("read the table as text", match.text(None))

    def look(self, match: Match, ask: Ask, value: int) -> None:
        """A question to a seat: what its answer is called, where it points, and what is closed instead."""
        pointed = f"{match.phrase(ask, value).plain()} {match.place(ask, value)}"
        self.note(f"ask {ask.slot} of a seat [{ask.rule}]", pointed)
        for option, rule in match.closed(ask).items():
            self.note(f"close {ask.slot} [{rule}]", str(option))

    def hear(self, happened: Happened) -> None:
        """What happened as it is, and as others notice it."""
        secret = happened.event.heard_by
        self.note(f"tell {'some' if secret else 'all'} {spoken(happened)}", str(happened.parts()))
        veiled = happened.told_to(None) if secret else None
        if veiled is not None:
            self.note(f"tell others {spoken(veiled)}", str(veiled.parts()))

    def note(self, what: str, parts: str = "") -> None:
        self.times[what] += 1
        if parts:
            self.parts[what] = sha256(self.parts.get(what, b"") + parts.encode()).digest()

    def lines(self) -> list[str]:
        found: list[str] = []
        for what, times in sorted(self.times.items()):
            digest = f", {self.parts[what].hex()[:8]}" if what in self.parts else ""
            found.append(f"{what}: {times}{digest}")
        return found


def spoken(told: Happened) -> str:
    return f"{told.event.name} [{told.rule}]"
