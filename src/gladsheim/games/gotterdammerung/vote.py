"""The vote (chapter 10): all thumbs at once, then Balder, the votes, and Freya."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced
from gladsheim.core.forms import CLOCK, OPEN, Ask, Pause, State
from gladsheim.games.gotterdammerung.events import ADJUSTED, COUNTED, THUMBS_SHOWN
from gladsheim.games.gotterdammerung.parts import BALDER, DOWN, DVALIN, FREYA, FREYAS_VOTES, UP, listed
from gladsheim.games.gotterdammerung.state import Asgard, Step, asgard_of

TIME_IS_UP: Final = [0]
THUMBS: Final = [UP, DOWN]

STAYS: Final = 0
WARDED: Final = 1  # voted down, but Dvalin's card lies there
GOES: Final = 2


@mypyc_attr(acyclic=True)
class Vote(Step):
    """Everybody puts out a thumb, unseen until the last is out.  The outcome is what becomes of the accused."""

    def __init__(self, accuser: int, accused: int, supporter: int, thumbs: list[int], late: int = OPEN) -> None:
        self.accuser = accuser
        self.accused = accused
        self.supporter = supporter
        self.thumbs = thumbs  # seat -> UP, DOWN or OPEN; secret until all are out
        self.late = late

    def play(self, g: Asgard) -> Pause:
        # 1. All vote; when time is up a missing thumb points up.
        if self.late == OPEN and OPEN in self.thumbs:
            return g.wait()
        shown = 0
        for seat in range(g.seats):
            if self.thumbs[seat] == DOWN:
                shown |= 1 << seat
        # 2. Balder turns a thumb, then the votes are counted.
        final = adjusted(g, shown)
        down = count(g, self.accused, final)
        up = count(g, self.accused, g.everybody() & ~final)
        verdict = STAYS
        if down > up:
            verdict = WARDED if g.bears(self.accused, DVALIN) else GOES
        self.tell(g, shown, final, down, up, verdict)
        return g.done(verdict)

    def tell(self, g: Asgard, shown: int, final: int, down: int, up: int, verdict: int) -> None:
        row = [g.round, self.accuser, self.accused, self.supporter, shown, final, down, up, verdict]
        g.trials = [*g.trials, row]
        g.say(THUMBS_SHOWN, self.accused, many=listed(shown))
        if final != shown:
            g.say(ADJUSTED, g.lies[BALDER], (final >> g.lies[BALDER]) & 1)
        g.say(COUNTED[verdict], self.accused, down, up)

    def questions(self, state: State) -> list[Ask]:
        g = asgard_of(state)
        asks = [Ask(seat, "vote", THUMBS, "GD 10.1") for seat in range(g.seats) if self.thumbs[seat] == OPEN]
        if g.clock:
            asks.append(Ask(CLOCK, "late", TIME_IS_UP, "GD 10.9", None, True))
        return asks

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.seat == CLOCK:
            self.late = value
        else:
            self.thumbs = replaced(self.thumbs, ask.seat, value)

    def clone(self) -> Vote:
        return Vote(self.accuser, self.accused, self.supporter, self.thumbs, self.late)


def adjusted(g: Asgard, down: int) -> int:
    """GD 10.5: the bearer of Balder's card turns the thumb to match whoever placed it."""
    bearer = g.lies[BALDER]
    if bearer < 0:
        return down
    leader = g.placed_by[BALDER]
    return down | 1 << bearer if (down >> leader) & 1 else down & ~(1 << bearer)


def count(g: Asgard, accused: int, thumbs: int) -> int:
    """GD 10.4 and GD 10.6: the votes of those thumbs, and Freya's two if hers is among them."""
    votes = 0
    for seat in range(g.seats):
        if (thumbs >> seat) & 1:
            votes += g.votes(seat)
    if g.bears(accused, FREYA) and (thumbs >> g.placed_by[FREYA]) & 1:
        votes += FREYAS_VOTES
    return votes
