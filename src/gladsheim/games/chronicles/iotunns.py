"""Iotunns (chapter 6): one is activated, and stays until it is beaten."""

from __future__ import annotations

from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.games.chronicles.events import Told
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
from gladsheim.games.chronicles.state import Chronicles


class Awaken(Form):
    """The leftmost pawn leaves Loki's ladder for the place that the drawn card names."""

    def __init__(self, iotunn: int = OPEN) -> None:
        self.iotunn = iotunn

    def run(self, g: State) -> Pause:
        assert isinstance(g, Chronicles)
        if self.iotunn == OPEN:
            # No pawn, or no card: the effect cannot be applied.
            if count(g.iotunns) == IOTUNN_PAWNS or not g.iotunn_deck:
                g.lose("defeat.iotunns")
                return g.end()
            return g.chance("iotunn", g.iotunn_deck, "YC 6.1")
        g.iotunn_deck = without(g.iotunn_deck, self.iotunn)
        g.iotunn_discards = [*g.iotunn_discards, self.iotunn]
        g.iotunns |= 1 << self.iotunn
        if g.ears is not None:
            g.say(Told("YC 6.1", "iotunn", {"iotunn": f"iotunn-{self.iotunn}", "does": f"iotunn-does-{self.iotunn}"}))
        return g.done()

    def is_public(self) -> bool:
        return True

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
