"""The Saga Book at work (chapter 14): its goals, page turns, Nidhogg's icons and saga actions."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.chronicles.book import (
    ACHIEVED,
    CAGED,
    DEAD_TREE,
    NO_GOAL,
    NO_SERVANTS,
    OATH_TOKENS,
    OATHS,
    PAGES,
    SEND_ANONYMOUS,
    SEND_GIANTS,
    TABLE,
    TREE,
    TURN_PAGE,
    WOLF_BACK,
    WOLVES_HOME,
    SagaDeed,
)
from gladsheim.games.chronicles.events import ELVES_HOME, GNAWED, GOAL_REACHED, HEROES_SPENT, PAGE_TURNED, SAGA_ACTED
from gladsheim.games.chronicles.orders import Orders
from gladsheim.games.chronicles.parts import BLOCKER_OF, CAGE, FENRIR, LOKI, UNSEEN, WORLDS
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.state import FACE_DOWN, Chronicles, Step


def goal_reached(g: Chronicles) -> bool:
    """YC 14.5: whether the goal of the open page is reached."""
    goal = PAGES[g.page].goal
    if goal == NO_GOAL:
        return False
    if goal == OATHS:
        return g.oaths() == OATH_TOKENS
    if goal == WOLVES_HOME:
        return g.wolves[0] == 0 and g.wolves[1] == 0
    if goal == NO_SERVANTS:
        return not g.servants
    if goal == CAGED:
        return g.where[LOKI] == CAGE and g.where[FENRIR] == CAGE
    assert goal == ACHIEVED
    return g.achieved


@mypyc_attr(acyclic=True)
class TurnPage(Step):
    """The next page: Nidhogg on its first icon, then what it sets up.  By the goal, its reward comes first."""

    def __init__(self, by_goal: bool, rewarded: int = OPEN, laid: int = OPEN) -> None:
        self.by_goal = by_goal
        self.rewarded = rewarded
        self.laid = laid

    def play(self, g: Chronicles) -> Pause:
        if self.rewarded == OPEN:
            self.rewarded = 0
            if self.by_goal:
                g.say(GOAL_REACHED)
            reward = PAGES[g.page].reward
            if self.by_goal and reward:
                return g.call("rewarded", Orders(reward))
        if self.laid == OPEN:
            g.page += 1
            g.icon = 0
            g.achieved = False
            g.say(PAGE_TURNED, PAGES[g.page].number, rule="YC 14.5" if self.by_goal else "YC 14.6")
            self.laid = 0
            # Naglfar may count as an enemy from here on.
            if g.naglfar < WORLDS:
                g.devastate_if_two_enemies(g.naglfar)
                if g.fate:
                    return g.end()
            if PAGES[g.page].opens_with:
                return g.call("laid", Orders(PAGES[g.page].opens_with))
        return g.done()

    def clone(self) -> TurnPage:
        return TurnPage(self.by_goal, self.rewarded, self.laid)


@mypyc_attr(acyclic=True)
class Gnaw(Step):
    """Nidhogg goes one icon to the right, and what it shows happens."""

    def __init__(self, done: int = OPEN, turned: int = OPEN) -> None:
        self.done = done
        self.turned = turned

    def play(self, g: Chronicles) -> Pause:
        page = PAGES[g.page]
        if self.turned != OPEN:
            return g.done()
        if self.done == OPEN:
            g.icon += 1
            g.say(GNAWED, g.icon + 1, len(page.icons))
            if page.icons[g.icon] == TREE:
                g.win("victory.tree")
                return g.end()
            if page.icons[g.icon] == DEAD_TREE:
                g.lose("defeat.dead-tree")
                return g.end()
            if page.icon_orders[g.icon]:
                return g.call("done", Orders(page.icon_orders[g.icon]))
        if page.icons[g.icon] == TURN_PAGE:
            return g.call("turned", TurnPage(False))
        return g.done()

    def clone(self) -> Gnaw:
        return Gnaw(self.done, self.turned)


# Saga actions


def can_do_saga_action(g: Chronicles, god: int, deed: SagaDeed, world: int) -> bool:
    """Whether a saga action is possible in a world: devastation does not hinder it, a blocking Iotunn does."""
    if g.iotunns & BLOCKER_OF[world]:
        return False
    if deed.world == UNSEEN:
        # The token is turned where the god is.
        if g.tokens[world] != FACE_DOWN or world != g.at[god]:
            return False
    elif deed.world != world:
        return False
    if g.valhalla < deed.heroes or g.elves[god] < deed.elves:
        return False
    order = TABLE[deed.orders][0][0]
    if order == SEND_ANONYMOUS:
        return g.anonymous > 0
    if order == SEND_GIANTS:
        return g.giants > 0
    if order == WOLF_BACK:
        return max(g.wolves) > 0
    return True


def saga_deeds(g: Chronicles, god: int, world: int) -> list[int]:
    """The numbers of the page's saga actions that are possible in a world."""
    deeds = PAGES[g.page].deeds
    return [n for n in range(len(deeds)) if can_do_saga_action(g, god, deeds[n], world)]


@mypyc_attr(acyclic=True)
class SagaAction(Step):
    """Pay, bear the risks, and the orders of the action are carried out."""

    def __init__(self, god: int, deed: int, borne: int = OPEN) -> None:
        self.god = god
        self.deed = deed
        self.borne = borne

    def play(self, g: Chronicles) -> Pause:
        deed = PAGES[g.page].deeds[self.deed]
        if self.borne == OPEN:
            g.say(SAGA_ACTED, self.god)
            if deed.heroes:
                g.valhalla -= deed.heroes
                g.say(HEROES_SPENT, deed.heroes, rule="YC 14.7")
            if deed.elves:
                g.take_elves(self.god, -deed.elves)
                g.say(ELVES_HOME, self.god, deed.elves, rule="YC 14.7")
            if deed.risks:
                return g.call("borne", Risk(self.god, deed.risks))
        return g.become(Orders(deed.orders))

    def clone(self) -> SagaAction:
        return SagaAction(self.god, self.deed, self.borne)
