"""The gods' own powers that are procedures (chapter 11): Odin's two cards and Tyr's two rolls.

The others are a number: Thor's in combat.py, Frey's and Freyja's in turn.py, Heimdall's in midgard.py.
"""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.yggdrasil.deck import draw_top, kinds_of, put_at, put_under, take_top, top_card
from gladsheim.games.yggdrasil.events import PutBack
from gladsheim.games.yggdrasil.parts import FACES, ON_TOP, TYR, UNDER
from gladsheim.games.yggdrasil.state import NO_LIST, Yggdrasil

BACK: list[int] = [UNDER, ON_TOP]


def roll(g: Yggdrasil, seat: int, rule: str) -> Pause:
    """The die of a form that has a blank for it; Tyr rolls twice."""
    if g.has_power(seat, TYR):
        return g.call("die", TwoRolls(seat))
    return g.chance("die", FACES, rule)


class TwoRolls(Form):
    """Tyr rolls the die twice and chooses one of the results."""

    def __init__(self, seat: int, first: int = OPEN, second: int = OPEN, roll: int = OPEN) -> None:
        self.seat = seat
        self.first = first
        self.second = second
        self.roll = roll

    def run(self, g: State) -> Pause:
        if self.first == OPEN:
            return g.chance("first", FACES, "YG 11.6")
        if self.second == OPEN:
            return g.chance("second", FACES, "YG 11.6")
        if self.roll == OPEN:
            rolls = [self.first] if self.first == self.second else [self.first, self.second]
            return g.ask(self.seat, "roll", rolls, "YG 11.6")
        return g.done(self.roll)

    def is_public(self) -> bool:
        return True

    def clone(self) -> TwoRolls:
        return TwoRolls(self.seat, self.first, self.second, self.roll)


class OdinsCards(Form):
    """Odin draws two enemy cards, plays one and puts the other back."""

    def __init__(self, seat: int, card: int = OPEN, play: int = OPEN, back: int = OPEN) -> None:
        self.seat = seat
        self.card = card
        self.play = play
        self.back = back

    def run(self, g: State) -> Pause:
        assert isinstance(g, Yggdrasil)
        # 1. Take two cards.
        if self.card != OPEN:
            self.take(g)
        while len(g.drawn) < 2:
            self.card = top_card(g)
            if self.card == OPEN:
                return draw_top(g, "card", "YG 11.1")
            self.take(g)
        # 2. Choose the one to play.
        if self.play == OPEN:
            return g.ask(self.seat, "play", kinds_of(g.drawn), "YG 11.1")
        # 3. The other goes on the deck or under it.
        if self.back == OPEN:
            return g.ask(self.seat, "back", BACK, "YG 11.1")
        other = self.other(g)
        g.drawn = NO_LIST
        if self.back == ON_TOP:
            put_at(g, 0, other)
        else:
            put_under(g, other)
        put_at(g, 0, self.play)  # whence the turn takes it
        if g.ears is not None:
            g.say(PutBack(other, self.back == ON_TOP))
        return g.done(self.play)

    def other(self, g: Yggdrasil) -> int:
        """The card that is not played."""
        return g.drawn[1] if g.drawn[0] == self.play else g.drawn[0]

    def take(self, g: Yggdrasil) -> None:
        take_top(g, self.card)
        g.drawn = sorted([*g.drawn, self.card])
        self.card = OPEN

    def is_public(self) -> bool:
        return True

    def clone(self) -> OdinsCards:
        return OdinsCards(self.seat, self.card, self.play, self.back)
