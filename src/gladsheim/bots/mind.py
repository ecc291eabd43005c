"""Mind: what a search knows of a game beside its rules: a light policy, and what an unfinished game is worth."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import CHANCE, CLOCK, State
from gladsheim.core.lots import Lots


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """This one knows nothing, and so suits a game that it has never seen: it answers by lot, to the end."""

    def __init__(self) -> None:
        self.horizon = 0  # turns from the question on after which a playout is cut; 0: it goes on to the end
        self.depth = 1000  # how many answers deep the tree grows
        self.curiosity = 0.7  # weight of the little-tried, for results from 0.0 to 1.0
        self.trust = 0.0  # how far the first answer is to be trusted, from 0.0 to 1.0; 0: not more than others
        self.width = 0.0  # a question deep in the tree is given so many answers, times the root of its visits; 0: all

    def choose(self, g: State, lots: Lots) -> int:
        """A seat's answer in a playout, one of the options.  It may look at all of `g`: that is only imagined."""
        return g.options[lots.below(len(g.options))]

    def first(self, g: State, lots: Lots) -> int:
        """The answer to try first where nothing was tried."""
        return self.choose(g, lots)

    def turn(self, g: State) -> int:
        """How far the game has come, for the horizon."""
        return 0

    def worth(self, g: State) -> list[float]:
        """What each seat may hope for where a playout stops, from 0.0 to 1.0; at the end of a game usually `returns`.

        It steers the search.  Where losing late is better than losing early, it may say so.
        """
        return g.returns()


def play_on(g: State, mind: Mind, lots: Lots, last: int, most: int) -> None:
    """Answer by the mind's policy until the game ends, the turn `last` is over, or `most` questions were answered."""
    for _ in range(most):
        if not g.forms:
            return
        if g.together:
            face_who_must(g)
        if g.seat < 0:
            let_fall(g, lots)
        elif mind.horizon and mind.turn(g) > last:
            return
        else:
            g.take(mind.choose(g, lots))


def let_fall(g: State, lots: Lots) -> None:
    """What no seat decides: chance falls by its odds, and the clock says what it can say."""
    assert g.seat == CHANCE or g.seat == CLOCK
    g.choose(lots.pick(g.options, g.odds))


def face_who_must(g: State) -> None:
    """Where nobody must speak and time runs, the next thing to happen is that it is up."""
    for ask in g.together:
        if not ask.may:
            return
    g.turn_to(CLOCK)
