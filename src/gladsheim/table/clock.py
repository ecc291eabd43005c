"""Clocks: how long a seat may think, and what is answered for it when its time is over.

The table has no time of its own: every entry says when it was made, and a question is as old as the entry that put
it.  The default answer is drawn by lot from the table's secret seed: nobody can guess it, no skill is lent to
anybody, and every process that notices the time-out draws the same one.
"""

from __future__ import annotations

import hmac
from copy import copy

from gladsheim.core.forms import CLOCK, Ask, Seat
from gladsheim.core.match import Match


class Asked:
    """An open question of a seat, and since when it stands."""

    def __init__(self, ask: Ask, seq: int, at: float) -> None:
        self.ask = ask
        self.seq = seq
        self.at = at


class Clock:
    """The open questions of a table and their ages; and the game's own clock, if it asks for one."""

    def __init__(self) -> None:
        self.asked: dict[Seat, Asked] = {}
        self.seconds = 0  # that the game's own clock gives for what is going on now; 0: it does not run
        self.started = 0.0  # when it began to run
        self.rule = ""  # by which it runs: the same time may be given twice running, for two parts of the game

    def draft(self) -> Clock:
        """A copy that goes its own way."""
        twin = copy(self)
        twin.asked = {seat: copy(asked) for seat, asked in self.asked.items()}
        return twin

    def look(self, match: Match, answered: Seat | None, seq: int, at: float) -> None:
        """Note the questions after an entry.  One that stands as it stood before, unanswered, keeps its age."""
        before = self.asked
        asks = match.asks
        if len(asks) == 1 and not match.state.together:
            self.asked = {asks[0].seat: Asked(asks[0], seq, at)}
        else:
            self.asked = {}
            for ask in asks:
                old = before.get(ask.seat)
                if old is not None and ask.seat != answered and is_same(old.ask, ask):
                    self.asked[ask.seat] = Asked(ask, old.seq, old.at)
                else:
                    self.asked[ask.seat] = Asked(ask, seq, at)
        if match.state.seat == CLOCK or match.state.together or self.seconds:
            self.look_at_own_clock(match, at)

    def look_at_own_clock(self, match: Match, at: float) -> None:
        """The game's own clock starts again when it is asked for, by another rule or for another time than before."""
        ask = match.clock
        seconds = 0 if ask is None else own_seconds(match)
        rule = "" if ask is None else ask.rule
        if seconds != self.seconds or rule != self.rule:
            self.started = at
        self.seconds = seconds
        self.rule = rule

    def restart(self, seat: Seat, at: float) -> None:
        """Somebody else plays the seat from now on: the new one has the whole time."""
        if seat in self.asked:
            self.asked[seat].at = at


def is_same(old: Ask, new: Ask) -> bool:
    return old.slot == new.slot and old.options == new.options and old.rule == new.rule


def own_seconds(match: Match) -> int:
    """How long the game's clock gives now: a game that asks CLOCK says so in its view, for everybody."""
    seconds = match.game.view(match.state, None).get("seconds")
    return seconds if isinstance(seconds, int) and seconds > 0 else 0


def default_answer(seed: bytes, seq: int, ask: Ask) -> int:
    """The answer that is given when time is up, drawn by lot from the table's seed."""
    lot = hmac.digest(seed, f"late {seq} {ask.seat}".encode(), "sha256")
    return ask.options[int.from_bytes(lot[:8], "big") % len(ask.options)]
