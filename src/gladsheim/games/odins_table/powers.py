"""Idunn (chapter 9): a move onto or from her column may scout one hidden card.  (Loki's power is in attack.py.)"""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.odins_table.events import Scouted
from gladsheim.games.odins_table.parts import COLUMNS, SCOUT_NOTHING
from gladsheim.games.odins_table.state import OdinsTable

NO_IDUNN: Final = [SCOUT_NOTHING]


class Scouting(Form):
    """After a move from column `left` to column `entered`: each Idunn there may reveal one hidden card.

    That somebody holds an Idunn is secret, so the question is always put, even if only to answer with nothing.
    """

    def __init__(self, seat: int, left: int, entered: int, won_with_idunn: bool, scout: int = OPEN) -> None:
        self.seat = seat
        self.left = left
        self.entered = entered
        self.won_with_idunn = won_with_idunn  # the attack card was Idunn, and it won
        self.scout = scout

    def run(self, g: State) -> Pause:
        assert isinstance(g, OdinsTable)
        if self.scout == SCOUT_NOTHING:
            return g.done()
        if self.scout != OPEN:
            self.reveal(g)
            self.scout = OPEN
        if not g.hidden_columns(1 - self.seat):
            return g.done()
        return g.ask(self.seat, "scout", self.again(g), "OT 9.1")

    def reveal(self, g: OdinsTable) -> None:
        """The Idunn is laid open and used, and so one card of the opponent's lies open until it is used."""
        seat, column = self.seat, self.scout % COLUMNS
        if self.won_with_idunn and self.scout < COLUMNS:
            self.won_with_idunn = False
        else:
            g.use(seat * COLUMNS + (self.left if self.scout < COLUMNS else self.entered))
        card = g.reveal((1 - seat) * COLUMNS + column)
        if g.ears is not None:
            g.say(Scouted(seat, column, card))

    def again(self, g: State) -> list[int]:
        assert isinstance(g, OdinsTable)
        left = self.won_with_idunn or g.is_idunn(self.seat, self.left)
        entered = self.entered != self.left and g.is_idunn(self.seat, self.entered)
        if not left and not entered:
            return NO_IDUNN
        columns = g.hidden_columns(1 - self.seat)
        options = columns.copy() if left else []
        if entered:
            options += [COLUMNS + column for column in columns]
        options.append(SCOUT_NOTHING)
        return options

    def clone(self) -> Scouting:
        return Scouting(self.seat, self.left, self.entered, self.won_with_idunn, self.scout)
