"""The Saga Book at work (chapter 14): orders, page turns, Nidhogg's icons and saga actions.

The pages are data (book.py); this is the small interpreter of their orders.
"""

from __future__ import annotations

from gladsheim.core.decks import replaced
from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.chronicles.book import (
    ACHIEVE,
    ACHIEVED,
    ADD_ANONYMOUS,
    ADD_GIANTS,
    ANONYMOUS_PER_OATH,
    CAGED,
    DEAD_TREE,
    FAR_WOLF_RUNS,
    FENRIR_OUT,
    FLIP,
    HEAL_EACH,
    IOTUNN,
    LIFE_BETRAYED,
    LIFE_EACH,
    LIFE_UPPER,
    LIFE_YOU,
    LOKI_COMES,
    LOKI_OUT,
    NAGLFAR,
    NAGLFAR_CLIMBS,
    NO_GOAL,
    NO_SERVANTS,
    OATH_TOKENS,
    OATHS,
    PAGES,
    PROMISES,
    SEND_ANONYMOUS,
    SEND_GIANTS,
    SERVANT_STRENGTHS,
    SERVANT_WORLDS,
    SERVANTS,
    SON,
    SONS_CLIMB,
    TABLE,
    TREE,
    TURN_PAGE,
    WOLF_BACK,
    WOLF_TRACK,
    WOLVES,
    WOLVES_HOME,
    WOLVES_RUN,
    SagaDeed,
)
from gladsheim.games.chronicles.events import Told
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ASGARD,
    AWAY,
    BLOCKER_OF,
    CAGE,
    FENRIR,
    GIANTS,
    IOTUNHEIM,
    LEVEL,
    LOKI,
    NIFLHEIM,
    UNSEEN,
    VANAHEIM,
    WORLDS,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.state import BETRAYAL, FACE_DOWN, OATH, Chronicles


class Orders(Form):
    """Carry out the orders of a page, one after the other; what cannot be done loses the game."""

    def __init__(
        self, orders: int, line: int = 0, done: int = 0, sub: int = OPEN, token: int = OPEN, wolf: int = OPEN
    ) -> None:
        self.orders = orders
        self.line = line
        self.done = done  # how often the order was carried out that needs a question each time
        self.sub = sub
        self.token = token
        self.wolf = wolf

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        rows = TABLE[self.orders]
        while self.line < len(rows):
            order, number = rows[self.line][0], rows[self.line][g.players]
            if number == 0:
                self.line += 1
                continue
            if order == IOTUNN:
                if self.done < number:
                    self.done += 1
                    return g.call("sub", Awaken())
                self.done = 0
            elif order == FLIP:
                if self.token == OPEN:
                    return g.chance("token", g.face_down_promises(), "YC 16.1")
                flip(g, g.active, self.token)
            elif order == WOLF_BACK:
                if self.wolf == OPEN:
                    return g.ask(g.active, "wolf", [n for n in (0, 1) if g.wolves[n] > 0], "YC 16.6")
                run_wolf(g, self.wolf, -number)
                self.wolf = OPEN
            else:
                carry_out(g, order, number)
            if g.fate:
                return g.end()
            self.line += 1
        return g.done()

    def is_public(self) -> bool:
        return True

    def clone(self) -> Orders:
        return Orders(self.orders, self.line, self.done, self.sub, self.token, self.wolf)


def carry_out(g: Chronicles, order: int, number: int) -> None:
    """An order that asks nobody anything."""
    if order in (ADD_GIANTS, ADD_ANONYMOUS, ANONYMOUS_PER_OATH):
        add_pawns(g, order, number)
    elif LIFE_EACH <= order <= HEAL_EACH:
        change_life(g, order, number)
    elif order == SEND_ANONYMOUS:
        g.anonymous -= min(number, g.anonymous)
    elif order == SEND_GIANTS:
        g.giants -= min(number, g.giants)
    elif order == ACHIEVE:
        g.achieved = True
    elif order in (FENRIR_OUT, LOKI_OUT, LOKI_COMES):
        call_enemy(g, order)
    else:
        move_figures(g, order, number)


def add_pawns(g: Chronicles, order: int, number: int) -> None:
    if order == ADD_GIANTS:
        if g.giants + number > GIANTS:
            g.lose("defeat.giants")
            return
        g.giants += number
    else:
        pawns = number if order == ADD_ANONYMOUS else number * (OATH_TOKENS - g.oaths())
        if g.anonymous + pawns > ANONYMOUS:
            g.lose("defeat.anonymous")
            return
        g.anonymous += pawns


def change_life(g: Chronicles, order: int, number: int) -> None:
    """Each god, support gods too, that the order speaks of; one after the other, so the first death ends the game."""
    if order == LIFE_YOU:
        g.lose_life(g.active, number, "YC 14.4")
        return
    for god in range(g.gods):
        if order == HEAL_EACH:
            g.gain_life(god, number, "YC 14.5")
        elif is_struck(g, order, g.at[god]):
            g.lose_life(god, number, "YC 14.4")


def is_struck(g: Chronicles, order: int, world: int) -> bool:
    if order == LIFE_EACH:
        return True
    if order == LIFE_BETRAYED:
        return g.tokens[world] == BETRAYAL
    return (LEVEL[order - LIFE_UPPER] >> world) & 1 == 1


def call_enemy(g: Chronicles, order: int) -> None:
    if order == LOKI_OUT:
        g.put_enemy(LOKI, VANAHEIM, "YC 14.2")
    elif order == LOKI_COMES:
        g.put_enemy(LOKI, g.at[g.active], "YC 16.1")
    elif g.where[FENRIR] == CAGE:
        g.put_enemy(FENRIR, ASGARD, "YC 14.4")


def move_figures(g: Chronicles, order: int, number: int) -> None:
    if order == PROMISES:
        g.tokens = [FACE_DOWN] * WORLDS
    elif order == SON:
        g.sons = replaced(g.sons, g.sons.index(AWAY), IOTUNHEIM)
    elif order == SONS_CLIMB:
        climb_sons(g)
    elif order == WOLVES:
        g.wolves = [number, number]
    elif order == WOLVES_RUN:
        run_wolf(g, 0, number)
        run_wolf(g, 1, number)
    elif order == FAR_WOLF_RUNS:
        far = max(g.wolves)
        for wolf in (0, 1):
            if g.wolves[wolf] == far:
                run_wolf(g, wolf, number)
    elif order == SERVANTS:
        g.servants = [*SERVANT_WORLDS]
        g.servant_bag = [*SERVANT_STRENGTHS]
    elif order == NAGLFAR:
        g.naglfar = NIFLHEIM
        g.devastate_if_two_enemies(NIFLHEIM)
    elif order == NAGLFAR_CLIMBS:
        climb_naglfar(g)


def climb_sons(g: Chronicles) -> None:
    """A Son that must climb from the upper level has won."""
    for place in g.sons:
        if place < WORLDS and g.above(place) == AWAY:
            g.lose("defeat.sons")
            return
    g.sons = [g.above(place) if place < WORLDS else place for place in g.sons]
    if g.ears is not None:
        g.say(Told("YC 16.3", "sons-climb", {}))


def climb_naglfar(g: Chronicles) -> None:
    if g.naglfar == AWAY:
        return
    if g.above(g.naglfar) == AWAY:
        g.lose("defeat.naglfar")
        return
    g.naglfar = g.above(g.naglfar)
    if g.ears is not None:
        g.say(Told("YC 16.9", "naglfar-climbs", {"world": f"world-{g.naglfar}"}))
    g.devastate_if_two_enemies(g.naglfar)


def run_wolf(g: Chronicles, wolf: int, steps: int) -> None:
    if g.fate:
        return  # The other has caught its prey.
    space = max(0, g.wolves[wolf] + steps)
    g.wolves = [space, g.wolves[1]] if wolf == 0 else [g.wolves[0], space]
    if g.ears is not None:
        g.say(Told("YC 16.5", "wolf-runs", {"wolf": f"wolf-{wolf}", "space": space + 1}))
    if space >= WOLF_TRACK:
        g.lose("defeat.wolves")


def flip(g: Chronicles, god: int, token: int) -> None:
    """Saga 1: an oath goes to the book; a betrayal stays, brings Loki, and costs life."""
    world = g.at[god]
    g.tokens = replaced(g.tokens, world, token)
    if g.ears is not None:
        g.say(Told("YC 16.1", "oath" if token == OATH else "betrayal", {"world": f"world-{world}"}))
    if token == BETRAYAL:
        call_enemy(g, LOKI_COMES)
        g.lose_life(god, 1, "YC 16.1")


# Pages


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


class TurnPage(Form):
    """The next page: Nidhogg on its first icon, then what it sets up.  By the goal, its reward comes first."""

    def __init__(self, by_goal: bool, rewarded: int = OPEN, laid: int = OPEN) -> None:
        self.by_goal = by_goal
        self.rewarded = rewarded
        self.laid = laid

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        if self.rewarded == OPEN:
            self.rewarded = 0
            reward = PAGES[g.page].reward
            if self.by_goal and reward:
                return g.call("rewarded", Orders(reward))
        if self.laid == OPEN:
            g.page += 1
            g.icon = 0
            g.achieved = False
            if g.ears is not None:
                g.say(Told("YC 14.6" if not self.by_goal else "YC 14.5", "page", {"page": PAGES[g.page].number}))
            self.laid = 0
            # Naglfar may count as an enemy from here on.
            if g.naglfar < WORLDS:
                g.devastate_if_two_enemies(g.naglfar)
                if g.fate:
                    return g.end()
            if PAGES[g.page].set_up:
                return g.call("laid", Orders(PAGES[g.page].set_up))
        return g.done()

    def is_public(self) -> bool:
        return True

    def clone(self) -> TurnPage:
        return TurnPage(self.by_goal, self.rewarded, self.laid)


class Gnaw(Form):
    """Nidhogg goes one icon to the right, and what it shows happens."""

    def __init__(self, done: int = OPEN, turned: int = OPEN) -> None:
        self.done = done
        self.turned = turned

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        page = PAGES[g.page]
        if self.turned != OPEN:
            return g.done()
        if self.done == OPEN:
            g.icon += 1
            if g.ears is not None:
                g.say(Told("YC 5.18", "nidhogg", {"icon": g.icon + 1, "all": len(page.icons)}))
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

    def is_public(self) -> bool:
        return True

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


class SagaAction(Form):
    """Pay, bear the risks, and the orders of the action are carried out."""

    def __init__(self, god: int, deed: int, borne: int = OPEN) -> None:
        self.god = god
        self.deed = deed
        self.borne = borne

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        deed = PAGES[g.page].deeds[self.deed]
        if self.borne == OPEN:
            g.valhalla -= deed.heroes
            g.take_elves(self.god, -deed.elves)
            if g.ears is not None:
                g.say(Told("YC 14.7", "saga-action", {"god": g.name(self.god)}))
            if deed.risks:
                return g.call("borne", Risk(self.god, deed.risks))
        return g.become(Orders(deed.orders))

    def is_public(self) -> bool:
        return True

    def clone(self) -> SagaAction:
        return SagaAction(self.god, self.deed, self.borne)
