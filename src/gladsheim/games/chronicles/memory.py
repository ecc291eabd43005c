"""Memory (YC 3.7): who remembers what went under the decks, knows.  An option leaves that to the players."""

from __future__ import annotations

from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles.creatures import Skuld
from gladsheim.games.chronicles.parts import UNSEEN
from gladsheim.games.chronicles.state import NO_CARDS, Chronicles, table


def as_shown(g: Chronicles) -> Chronicles:
    """The table as it is shown: with the option to rely on one's memory, known cards of the decks are as unseen ones.

    While Skuld lays cards open, they lie open.
    """
    if not g.forgets or any(isinstance(form, Skuld) for form in g.forms):
        return g
    twin = g.clone()
    for player in range(g.players):
        laid = [g.centre[player]] if g.centre[player] >= 0 else []
        twin.bags[player] = sorted([*g.tops[player], *g.bags[player], *g.unders[player], *laid])
        twin.tops[player] = twin.unders[player] = NO_CARDS
        if laid:
            twin.centre[player] = UNSEEN
    return twin


def imagine(state: State, seat: int | None, lots: Lots) -> State:
    """Nothing is hidden from one god and known to another; but what is not shown, bots do not remember either."""
    g = table(state)
    shown = as_shown(g)
    twin = g.clone() if shown is g else shown
    twin.ask_again()
    return twin
