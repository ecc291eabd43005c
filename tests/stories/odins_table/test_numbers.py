"""The numbers of Odin's Table, as tables written from the sources: it is always played by two."""

from __future__ import annotations

import pytest

from gladsheim.games.odins_table import GAME
from gladsheim.games.odins_table.moving import count
from gladsheim.games.odins_table.state import OdinsTable
from stories.rules import rule

# How many cards of each value, 0 to 9: 27 in all is the rulebook's, the rest ours (facts 2)
DECKS = {
    "three-of-most": [3, 3, 3, 3, 3, 3, 3, 3, 2, 1],
    "two-odins": [2, 3, 3, 3, 3, 3, 3, 3, 2, 2],
}


@rule("OT 2.2")
@pytest.mark.parametrize("cards", DECKS)
def test_both_have_the_same_27_cards(cards: str) -> None:
    g = GAME.start(2, GAME.choose(2, {"cards": cards}))
    assert isinstance(g, OdinsTable)
    assert sum(DECKS[cards]) == 27
    for seat in (0, 1):
        held = g.hands[seat] + g.decks[seat] + g.discards[seat]
        assert [held.count(value) for value in range(10)] == DECKS[cards]


@rule("OT 1.1")
def test_six_pieces_stand_on_each_energy_row_of_a_grid_of_thirty() -> None:
    g = GAME.start(2, GAME.choose(2, {}))
    assert isinstance(g, OdinsTable)
    assert [count(g.squares(seat)) for seat in (0, 1)] == [6, 6]
    assert g.squares(0) | g.squares(1) == 0b111111_000000_000000_000000_111111
