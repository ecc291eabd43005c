"""Chapter 2: setting up."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.forms import CHANCE
from gladsheim.games.vedrfolnir import GAME
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.view import view
from stories.rules import rule
from stories.vedrfolnir.table import names, table


def fresh(seats: int) -> Vedrfolnir:
    g = GAME.start(seats, GAME.choose(seats, {}))
    assert isinstance(g, Vedrfolnir)
    return g


@rule("VF 2.1")
def test_the_whole_deck_lies_face_down_and_all_else_is_empty() -> None:
    g = fresh(4)
    assert (g.pile, g.hand, len(g.bag)) == (118, 0, 118)
    assert (g.discards, g.crosswise, g.jokers) == ([], [], 0)
    assert g.stakes == [[]] * 7
    assert g.won == [[]] * 4


@rule("VF 2.2")
def test_won_cards_stakes_and_jokers_lie_open_to_all() -> None:
    """Ruling 33."""
    t = table(stakes={1: "thor2*3"}, won={1: "odin3*1 freyja*1"}, jokers={1: "norns heimdall"})
    for seat in (0, 1, 2, None):
        seen = view(t.g, seat)
        zone, stake = seen["zones"][1], seen["stakes"][1]
        assert (stake["cards"], zone["won"]) == (t.g.stakes[1], t.g.won[1])
        assert names(zone["jokers"]) == "norns heimdall"
        assert (stake["stars"], stake["objective"], zone["score"]) == (3, 12, 12)


@rule("VF 2.3")
def test_a_lot_says_who_begins() -> None:
    for first in range(5):
        g = fresh(5)
        assert (g.seat, g.slot, g.options) == (CHANCE, "first", [0, 1, 2, 3, 4])
        g.fill(CHANCE, first)
        g.fill(CHANCE, g.bag[0])
        assert (g.active, g.seat, g.slot) == (first, first, "to")


@rule("VF 2.4")
def test_one_to_six_may_play() -> None:
    assert [*GAME.seats] == [1, 2, 3, 4, 5, 6]
    assert [fresh(seats).zones for seats in GAME.seats] == [3, 4, 3, 4, 5, 6]
    for seats in (0, 7):
        with pytest.raises(gladsheim.BadOption, match="1 to 6"):
            gladsheim.start("vedrfolnir", seats=seats)
