"""Iotunns (chapter 6): one is activated, and stays until it is beaten."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.chronicles.events import IOTUNN_AWOKE
from gladsheim.games.chronicles.parts import (
    BLOCKED,
    BLOCKER_OF,
    FIGHTABLE,
    FIRST_SHIELD,
    IOTUNHEIM,
    IOTUNN_PAWNS,
    OBSTACLES,
    SHIELD_OF,
    SHIELDED,
    SUTTUNG,
    count,
)
from gladsheim.games.chronicles.state import Chronicles, Step


@mypyc_attr(acyclic=True)
class Awaken(Step):
    """The leftmost pawn leaves Loki's ladder for the place that the drawn card names."""

    def __init__(self, iotunn: int = OPEN) -> None:
        self.iotunn = iotunn

    def play(self, g: Chronicles) -> Pause:
        if self.iotunn == OPEN:
            # No pawn, or no card: the effect cannot be applied.
            if count(g.iotunns) == IOTUNN_PAWNS or not g.iotunn_deck:
                g.lose("defeat.iotunns")
                return g.end()
            return g.chance("iotunn", g.iotunn_deck, "YC 6.1")
        g.iotunn_deck = without(g.iotunn_deck, self.iotunn)
        g.iotunn_discards = [*g.iotunn_discards, self.iotunn]
        g.iotunns |= 1 << self.iotunn
        g.say(IOTUNN_AWOKE, self.iotunn)
        return g.done()

    def clone(self) -> Awaken:
        return Awaken(self.iotunn)


def iotunn_place(g: Chronicles, iotunn: int) -> int:
    """YC 6.10: where an active Iotunn stands: its world, beside its enemy, or on the Sword of the Obstacles."""
    if iotunn < FIRST_SHIELD:
        return BLOCKED[iotunn]
    if iotunn < SUTTUNG:
        return g.where[SHIELDED[iotunn - FIRST_SHIELD]]
    return IOTUNHEIM


def iotunns_in(g: Chronicles, place: int) -> int:
    """The active Iotunns that stand in a world or in the Cage, as bits."""
    there = BLOCKER_OF[place]
    for enemy in range(FIGHTABLE):
        if g.where[enemy] == place:
            there |= SHIELD_OF[enemy]
    if place == IOTUNHEIM:
        there |= OBSTACLES
    return g.iotunns & there
