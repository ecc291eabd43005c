"""The sequence of play (chapters 3 and 4): the game, its rounds, and the three steps of a turn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from gladsheim.core.decks import replaced
from gladsheim.core.forms import GO_ON, NOBODY, NOTHING, OPEN, Pause
from gladsheim.games.chronicles.actions import show_artifact
from gladsheim.games.chronicles.book import PAGES
from gladsheim.games.chronicles.charts import grant_first_abilities
from gladsheim.games.chronicles.duty import Duty
from gladsheim.games.chronicles.enemies import TURN_ENDS, Activation
from gladsheim.games.chronicles.events import (
    ABILITIES,
    GOD_CHOSEN,
    NEXT_NAMED,
    ORDER_AGREED,
    REVEALED,
    REVEALED_THIRD,
    ROUND_BEGAN,
    STAYED,
    TURN_BEGAN,
    TURN_ENDED,
)
from gladsheim.games.chronicles.moving import SupportMove, reach, travel_targets
from gladsheim.games.chronicles.orders import Orders
from gladsheim.games.chronicles.parts import (
    ENEMIES,
    GOD_NAMES,
    NO_CARD,
    UNSEEN,
    WORLDS_OF,
    count,
)
from gladsheim.games.chronicles.powers import opens_kin_window
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles, Step
from gladsheim.games.chronicles.wheel import chance_of_deck, give_back, lay_card, put_under, see_card


@mypyc_attr(acyclic=True)
class Chronicle(Step):
    """A whole game: the gods are chosen, the table is laid, then round after round."""

    def __init__(self, god: int = OPEN, top: int = OPEN, laid: int = OPEN) -> None:
        self.god = god
        self.top = top
        self.laid = laid

    def play(self, g: Chronicles) -> Pause:
        # Each player chooses a god; the first player chooses the support gods.
        chooser = find(NOBODY, g.who)
        if self.god != OPEN:
            g.who = replaced(g.who, chooser, self.god)
            g.say(GOD_CHOSEN, chooser)
            self.god = OPEN
            chooser = find(NOBODY, g.who)
        if chooser < g.gods:
            free = [god for god in range(len(GOD_NAMES)) if find(god, g.who) == g.gods]
            return g.ask(chooser if chooser < g.players else 0, "god", free, "YC 2.12")
        # The artifact decks stand face up: the first card of each can be seen.
        level = find(NO_CARD, g.artifact_tops)
        if self.top != OPEN:
            show_artifact(g, level, self.top, "YC 2.4")
            self.top = OPEN
            level = find(NO_CARD, g.artifact_tops)
        if level < len(g.artifact_tops):
            return g.chance("top", g.artifact_decks[level], "YC 2.4")
        # The first page of the saga sets up what it needs.
        if self.laid == OPEN:
            grant_first_abilities(g)
            if g.powers[0] != NOBODY:
                g.say(ABILITIES)
            self.laid = 0
            if PAGES[g.page].opens_with:
                return g.call("laid", Orders(PAGES[g.page].opens_with))
        g.played = (1 << g.players) - 1
        return g.become(Rounds())

    def clone(self) -> Chronicle:
        return Chronicle(self.god, self.top, self.laid)


def find(wanted: int, row: list[int]) -> int:
    """The first place of it in the row; beyond the end: it is not there."""
    for place, found in enumerate(row):
        if found == wanted:
            return place
    return len(row)


@mypyc_attr(acyclic=True)
class Rounds(Step):
    """Each god lays an enemy card; then each takes a turn, in the order they agree on."""

    def __init__(self, next: int = OPEN, turn: int = OPEN) -> None:
        self.next = next
        self.turn = turn

    def fill(self, slot: str, value: int) -> None:
        if slot == "turn":
            self.turn = value
        elif slot == "next":
            self.next = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        if self.turn != OPEN:
            g.played |= 1 << g.active
            self.turn = OPEN
        if g.played == (1 << g.players) - 1:
            # A new round: all lay a card face down at the same time.
            g.rounds += 1
            g.played = 0
            g.order = NO_CARDS
            for player in range(g.players):
                lay_card(g, player)
            g.say(ROUND_BEGAN, g.rounds)
        # The whole order is agreed on before the first card is turned over.
        if self.next != OPEN:
            g.order = [*g.order, self.next]
            self.next = OPEN
        if len(g.order) < g.players - 1:
            if g.order:
                g.say(NEXT_NAMED, g.order[-1], len(g.order))
            return g.ask(g.rounds % g.players, "next", unnamed(g), "YC 3.2")
        if len(g.order) < g.players:
            g.order = [*g.order, unnamed(g)[0]]
            if g.players > 1:
                g.say(ORDER_AGREED, many=g.order)
        g.active = g.order[count(g.played)]
        return g.call("turn", Turn(g.active))

    def clone(self) -> Rounds:
        return Rounds(self.next, self.turn)


def unnamed(g: Chronicles) -> list[int]:
    """The players who have no place yet in the order of this round."""
    named: i64 = 0
    for player in g.order:
        named |= 1 << i64(player)
    return [player for player in range(g.players) if not named >> i64(player) & 1]


@mypyc_attr(acyclic=True)
class Turn(Step):
    """Reveal your enemy card; move; fulfil your duty."""

    def __init__(
        self,
        player: int,
        revealed: int = OPEN,
        window: int = OPEN,
        travel: int = OPEN,
        move: int = OPEN,
        late: int = OPEN,
        duty: int = OPEN,
    ) -> None:
        self.player = player
        self.revealed = revealed  # TURN_ENDS, or 0
        self.window = window
        self.travel = travel  # 0: no; else to a god's world, + 1
        self.move = move
        self.late = late
        self.duty = duty

    def fill(self, slot: str, value: int) -> None:
        if slot == "revealed":
            self.revealed = value
        elif slot == "move":
            self.move = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        god = self.player
        # 1. Reveal an enemy; Fenrir may end the turn.
        if self.revealed == OPEN:
            g.say(TURN_BEGAN, god)
            return g.call("revealed", Reveal(god))
        if self.revealed == TURN_ENDS:
            g.say(TURN_ENDED, god)
            return g.done()
        # 2. Move.  Before that, take from kin or jump to a travel companion.
        if self.move == OPEN:
            if self.travel > 0:
                g.put_god(god, g.at[self.travel - 1], "YC 13.16")
                self.travel = NOTHING
                self.window = OPEN
            if self.window == OPEN and opens_kin_window(g, "window"):
                return GO_ON
            if self.travel == OPEN and g.travel[god]:
                targets = travel_targets(g, god)
                if len(targets) > 1:
                    return g.ask(god, "travel", targets, "YC 13.16")
            return g.ask(god, "move", WORLDS_OF[reach(g, god)], "YC 7.1")
        if self.late == OPEN:
            self.late = 0
            if g.at[god] == self.move:
                g.say(STAYED, god, self.move)
            g.put_god(god, self.move, "YC 7.1")
            if opens_kin_window(g, "late"):
                return GO_ON
        # 3. Fulfil your duty.
        return g.become(Duty(god))

    def clone(self) -> Turn:
        return Turn(self.player, self.revealed, self.window, self.travel, self.move, self.late, self.duty)


@mypyc_attr(acyclic=True)
class Reveal(Step):
    """Turn the card over.  Alone on the wheel it stays there; the second of its enemy activates it."""

    def __init__(self, player: int, card: int = OPEN, fired: int = OPEN, support: int = OPEN) -> None:
        self.player = player
        self.card = card
        self.fired = fired
        self.support = support

    def fill(self, slot: str, value: int) -> None:
        if slot == "card":
            self.card = value
        elif slot == "fired":
            self.fired = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        player = self.player
        if self.fired == OPEN:
            laid = g.centre[player]
            if laid == NO_CARD:
                return g.done()
            if laid == UNSEEN:
                if self.card == OPEN:
                    return chance_of_deck(g, player, "YC 3.5")
                see_card(g, player, self.card)
            else:
                self.card = laid
            g.centre[player] = NO_CARD
            return self.lay(g, self.card % ENEMIES)
        # The second card was a support god's: the player may move it.
        owner = self.card // ENEMIES
        if self.support == OPEN and owner >= g.players:
            return g.call("support", SupportMove(player, owner))
        if g.players > 1:
            give_back(g, player, self.card % ENEMIES)
        return g.done(self.fired)

    def lay(self, g: Chronicles, enemy: int) -> Pause:
        if g.wheel[enemy] == NO_CARD:
            g.wheel[enemy] = self.card
            g.say(REVEALED, self.player, enemy)
            page = PAGES[g.page]
            if page.has_triggers and page.triggers[enemy]:
                return g.become(Orders(page.triggers[enemy]))
            return g.done()
        if g.second[enemy] != NO_CARD:
            # Solo: the third copy stays, the two others go under the deck, and nothing is activated.
            put_under(g, 0, g.wheel[enemy])
            put_under(g, 0, g.second[enemy])
            g.wheel[enemy] = self.card
            g.second[enemy] = NO_CARD
            g.say(REVEALED_THIRD, self.player, enemy)
            return g.done()
        g.second[enemy] = self.card
        g.say(REVEALED, self.player, enemy)
        return g.call("fired", Activation(self.player, enemy))

    def clone(self) -> Reveal:
        return Reveal(self.player, self.card, self.fired, self.support)
