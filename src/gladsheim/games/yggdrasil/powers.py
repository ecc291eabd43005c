"""The gods' own powers that are procedures (chapter 11): Odin's two cards and Tyr's two rolls.

The others are a number: Thor's in combat.py, Frey's and Freyja's in turn.py, Heimdall's in midgard.py.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.yggdrasil.deck import draw_top, kinds_of, put_at, put_under, take_top, top_card
from gladsheim.games.yggdrasil.events import CARD_SEEN, PUT_ON_TOP, PUT_UNDER, ROLL_CHOSEN
from gladsheim.games.yggdrasil.parts import COLOURS_OF, FACES, HAMMERS_OF, ON_TOP, TYR, UNDER
from gladsheim.games.yggdrasil.state import NO_LIST, Step, Yggdrasil

BACK: list[int] = [UNDER, ON_TOP]


def roll(g: Yggdrasil, seat: int, rule: str) -> Pause:
    """The die of a form that has a blank for it; Tyr rolls twice."""
    if g.has_power(seat, TYR):
        return g.call("die", TwoRolls(seat))
    return g.chance("die", FACES, rule)


@mypyc_attr(acyclic=True)
class TwoRolls(Step):
    """Tyr rolls the die twice and chooses one of the results."""

    def __init__(self, seat: int, first: int = OPEN, second: int = OPEN, roll: int = OPEN) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.roll = roll

    def play(self, g: Yggdrasil) -> Pause:
        if self.first == OPEN:
            return g.chance("first", FACES, "YG 11.6")
        if self.second == OPEN:
            return g.chance("second", FACES, "YG 11.6")
        if self.roll == OPEN:
            rolls = [self.first] if self.first == self.second else [self.first, self.second]
            return g.ask(self.seat, "roll", rolls, "YG 11.6")
        pause = g.done(self.roll)
        g.say(ROLL_CHOSEN, g.gods[self.seat], COLOURS_OF[g.colours][self.roll], HAMMERS_OF[g.hammers][self.roll])
        return pause

    def clone(self) -> TwoRolls:
        return TwoRolls(self.seat, self.first, self.second, self.roll)


@mypyc_attr(acyclic=True)
class OdinsCards(Step):
    """Odin draws two enemy cards, plays one and puts the other back."""

    def __init__(self, seat: int, card: int = OPEN, plays: int = OPEN, back: int = OPEN) -> None:
        self.seat = seat
        self.card = card
        self.plays = plays
        self.back = back

    def fill(self, slot: str, value: int) -> None:
        """The card to play is asked for as "play", which here is what every form does."""
        if slot == "card":
            self.card = value
        elif slot == "play":
            self.plays = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        # 1. Take two cards.
        if self.card != OPEN:
            self.take(g)
        while len(g.drawn) < 2:
            self.card = top_card(g)
            if self.card == OPEN:
                return draw_top(g, "card", "YG 11.1")
            self.take(g)
        # 2. Choose the one to play.
        if self.plays == OPEN:
            return g.ask(self.seat, "play", kinds_of(g.drawn), "YG 11.1")
        # 3. The other goes on the deck or under it.
        if self.back == OPEN:
            return g.ask(self.seat, "back", BACK, "YG 11.1")
        other = self.other(g)
        g.drawn = [self.plays]
        if self.back == ON_TOP:
            put_at(g, 0, other)
            g.say(PUT_ON_TOP, other)
        else:
            put_under(g, other)
            g.say(PUT_UNDER, other)
        g.drawn = NO_LIST
        put_at(g, 0, self.plays)  # whence the turn takes it
        return g.done(self.plays)

    def other(self, g: Yggdrasil) -> int:
        """The card that is not played."""
        return g.drawn[1] if g.drawn[0] == self.plays else g.drawn[0]

    def take(self, g: Yggdrasil) -> None:
        take_top(g, self.card)
        g.drawn = sorted([*g.drawn, self.card])
        g.say(CARD_SEEN, g.gods[self.seat], self.card, rule="YG 11.1")
        self.card = OPEN

    def clone(self) -> OdinsCards:
        return OdinsCards(self.seat, self.card, self.plays, self.back)
