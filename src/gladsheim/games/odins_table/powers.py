"""Idunn (chapter 9): a move onto or from her column may scout one hidden card.  (Loki's power is in attack.py.)"""

from __future__ import annotations

from typing import Final

from gladsheim.games.odins_table.events import SCOUTED
from gladsheim.games.odins_table.parts import COLUMNS, SCOUT_NOTHING
from gladsheim.games.odins_table.state import OdinsTable

NO_IDUNN: Final = [SCOUT_NOTHING]


def can_scout(g: OdinsTable, seat: int) -> bool:
    """OT 9.4: whether the opponent has a hidden card.

    That somebody holds an Idunn is secret, so then the question is put, even if only to answer with nothing.
    """
    return len(g.hidden_columns(1 - seat)) > 0


def scoutings(g: OdinsTable, seat: int, left: int, entered: int, won_by_idunn: bool) -> list[int]:
    """OT 9.1: what a piece that went from column `left` to column `entered` may reveal, and by which Idunn."""
    from_left = won_by_idunn or g.is_idunn(seat, left)
    from_entered = entered != left and g.is_idunn(seat, entered)
    if not from_left and not from_entered:
        return NO_IDUNN
    columns = g.hidden_columns(1 - seat)
    options = columns.copy() if from_left else []
    if from_entered:
        options += [COLUMNS + column for column in columns]
    options.append(SCOUT_NOTHING)
    return options


def scout(g: OdinsTable, seat: int, guarded: int, column: int) -> None:
    """The Idunn of column `guarded` is used: a card of the opponent's lies open until it is used."""
    g.use(seat * COLUMNS + guarded)
    card = g.reveal((1 - seat) * COLUMNS + column)
    g.say(SCOUTED, seat, 1 - seat, column, card)
