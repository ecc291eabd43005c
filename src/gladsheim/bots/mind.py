"""Mind: what a search knows of a game beside its rules: a light policy, and what an unfinished game is worth."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.bots.numbers import Numbers
from gladsheim.bots.streams import Streams
from gladsheim.core.forms import CHANCE, CLOCK, State
from gladsheim.core.game import Game
from gladsheim.core.lots import Lots
from gladsheim.core.seams import offered


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """This one knows nothing, and so suits a game that it has never seen: it answers by lot, to the end."""

    def __init__(self) -> None:
        self.horizon = 0  # turns from the question on after which a playout is cut; 0: it goes on to the end
        self.depth = 1000  # how many answers deep the tree grows
        self.curiosity = 0.7  # weight of the little-tried, for results from 0.0 to 1.0
        self.trust = 0.0  # how far the first answer is to be trusted, from 0.0 to 1.0; 0: not more than others
        self.width = 0.0  # a question deep in the tree is given so many answers, times the root of its visits; 0: all
        self.numbers = Numbers()  # of the policy, for those who tune it by play
        self.overlooked: list[str] = []  # those of them that a novice forgets to count
        self.counted: dict[str, bool] = {}  # what `count` counts -> whether more of it is good

    def choose(self, g: State, lots: Lots) -> int:
        """A seat's answer in a playout, one of the options.  It may look at all of `g`: that is only imagined."""
        return g.options[lots.below(len(g.options))]

    def first(self, g: State, lots: Lots) -> int:
        """The answer to try first where nothing was tried."""
        return self.choose(g, lots)

    def rivals(self, g: State, own: int) -> list[int]:
        """The answers worth comparing with one's own, where thinking costs time."""
        return [option for option in g.options if option != own]

    def can_judge(self, slot: str) -> bool:
        """Whether playouts tell a good answer to such a question from a bad one."""
        return True

    def turn(self, g: State) -> int:
        """How far the game has come, for the horizon."""
        return 0

    def worth(self, g: State) -> list[float]:
        """What each seat may hope for where a playout stops, from 0.0 to 1.0; at the end of a game usually `returns`.

        It steers the search.  Where losing late is better than losing early, it may say so.
        """
        return g.returns()

    def count(self, g: State, seat: int) -> list[float]:
        """What a person would count on a table to say why it is better, in the order of `counted`.

        The words for each are `hint-more-NAME` and `hint-less-NAME` in the game's catalogue.
        """
        return []


def mind_of(game: Game) -> Mind:
    """The mind that a game offers, or one that knows nothing."""
    return offered(game, "mind", game.seams.mind, Mind) if game.seams.mind else Mind()


def play_on(g: State, mind: Mind, lots: Lots, last: int, most: int, luck: Streams | None = None) -> None:
    """Answer by the mind's policy until the game ends, the turn `last` is over, or `most` questions were answered.

    Chance falls by the lots, or where there are streams by those.
    """
    for _ in range(most):
        if not g.forms:
            return
        if g.together:
            face_who_must(g)
        if g.seat < 0:
            let_fall(g, lots if luck is None else luck.of(g.slot))
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
