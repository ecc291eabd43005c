"""The orders of the Saga Book (chapter 14), carried out: the small language of its pages (book.py)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import replaced
from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.chronicles.book import (
    ACHIEVE,
    ADD_ANONYMOUS,
    ADD_GIANTS,
    ANONYMOUS_PER_OATH,
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
    OATH_TOKENS,
    PROMISES,
    SEND_ANONYMOUS,
    SEND_GIANTS,
    SERVANT_STRENGTHS,
    SERVANT_WORLDS,
    SERVANTS,
    SON,
    SONS_CLIMB,
    TABLE,
    WOLF_BACK,
    WOLF_TRACK,
    WOLVES,
    WOLVES_RUN,
)
from gladsheim.games.chronicles.events import (
    ANONYMOUS_CAME,
    ANONYMOUS_SENT,
    BETRAYAL_SHOWN,
    GIANTS_CAME,
    GIANTS_SENT,
    NAGLFAR_SAILED,
    OATH_SWORN,
    PROMISES_LAID,
    SERVANTS_LAID,
    SON_ENTERED,
    SONS_CLIMBED,
    WOLF_RAN,
    WOLVES_SET,
)
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ASGARD,
    AWAY,
    CAGE,
    FENRIR,
    GIANTS,
    IOTUNHEIM,
    LEVEL,
    LOKI,
    NIFLHEIM,
    VANAHEIM,
    WORLDS,
)
from gladsheim.games.chronicles.state import BETRAYAL, FACE_DOWN, OATH, Chronicles, Step


@mypyc_attr(acyclic=True)
class Orders(Step):
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

    def play(self, g: Chronicles) -> Pause:
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

    def clone(self) -> Orders:
        return Orders(self.orders, self.line, self.done, self.sub, self.token, self.wolf)


def carry_out(g: Chronicles, order: int, number: int) -> None:
    """An order that asks nobody anything."""
    if order in (ADD_GIANTS, ADD_ANONYMOUS, ANONYMOUS_PER_OATH):
        add_pawns(g, order, number)
    elif LIFE_EACH <= order <= HEAL_EACH:
        change_life(g, order, number)
    elif order == SEND_ANONYMOUS:
        send_anonymous(g, g.active, number, "YC 16.8")
    elif order == SEND_GIANTS:
        send_giants(g, g.active, number, "YC 16.11")
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
        g.say(GIANTS_CAME, number, g.giants, rule="YC 14.4")
    else:
        pawns = number if order == ADD_ANONYMOUS else number * (OATH_TOKENS - g.oaths())
        if g.anonymous + pawns > ANONYMOUS:
            g.lose("defeat.anonymous")
            return
        if pawns:
            g.anonymous += pawns
            g.say(ANONYMOUS_CAME, pawns, g.anonymous, rule="YC 14.4")


def send_anonymous(g: Chronicles, god: int, most: int, rule: str) -> None:
    sent = min(most, g.anonymous)
    g.anonymous -= sent
    g.say(ANONYMOUS_SENT, god, sent, g.anonymous, rule=rule)


def send_giants(g: Chronicles, god: int, most: int, rule: str) -> None:
    sent = min(most, g.giants)
    g.giants -= sent
    g.say(GIANTS_SENT, god, sent, g.giants, rule=rule)


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
        g.say(PROMISES_LAID)
    elif order == SON:
        g.sons = replaced(g.sons, g.sons.index(AWAY), IOTUNHEIM)
        g.say(SON_ENTERED, IOTUNHEIM)
    elif order == SONS_CLIMB:
        climb_sons(g)
    elif order == WOLVES:
        g.wolves = [number, number]
        g.say(WOLVES_SET, number + 1)
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
        g.say(SERVANTS_LAID, len(g.servants))
    elif order == NAGLFAR:
        g.naglfar = NIFLHEIM
        g.say(NAGLFAR_SAILED, NIFLHEIM)
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
    g.say(SONS_CLIMBED)


def climb_naglfar(g: Chronicles) -> None:
    if g.naglfar == AWAY:
        return
    if g.above(g.naglfar) == AWAY:
        g.lose("defeat.naglfar")
        return
    g.naglfar = g.above(g.naglfar)
    g.say(NAGLFAR_SAILED, g.naglfar)
    g.devastate_if_two_enemies(g.naglfar)


def run_wolf(g: Chronicles, wolf: int, steps: int) -> None:
    if g.fate:
        return  # The other has caught its prey.
    space = min(WOLF_TRACK, max(0, g.wolves[wolf] + steps))
    g.wolves = [space, g.wolves[1]] if wolf == 0 else [g.wolves[0], space]
    g.say(WOLF_RAN, 3 + wolf, space + 1)  # as opponents the wolves come after the three Sons
    if space >= WOLF_TRACK:
        g.lose("defeat.wolves")


def flip(g: Chronicles, god: int, token: int) -> None:
    """Saga 1: an oath goes to the book; a betrayal stays, brings Loki, and costs life."""
    world = g.at[god]
    g.tokens = replaced(g.tokens, world, token)
    g.say(OATH_SWORN if token == OATH else BETRAYAL_SHOWN, world)
    if token == BETRAYAL:
        call_enemy(g, LOKI_COMES)
        g.lose_life(god, 1, "YC 16.1")
