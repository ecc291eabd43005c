"""What hangs on the number of players in Vedrfölnir, as one table written from the sources, not from the code."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from gladsheim.games.vedrfolnir import DECKS, GAME, SOLO_DECK
from gladsheim.games.vedrfolnir.parts import NAMES, WHO
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.turn import Saga
from stories.rules import rule


class Row(NamedTuple):
    """One number of players."""

    players: int
    zones: int  # with two, each has an Ase; alone, Valhalla, Helheim and Brynhildr: rulebook, modes
    hand: int  # cards a turn, one more than zones: rulebook, with its example of 3 and 4
    cards: int  # of the base deck; alone with twenty Brynhildr: rulebook, Contents
    turns: int  # whole turns in a deck, if nothing else were drawn from it


TABLE = [
    Row(1, 3, 4, 138, 34),
    Row(2, 4, 5, 118, 23),
    Row(3, 3, 4, 118, 29),
    Row(4, 4, 5, 118, 23),
    Row(5, 5, 6, 118, 19),
    Row(6, 6, 7, 118, 16),
]
by_players = pytest.mark.parametrize("row", TABLE, ids=[f"{row.players} players" for row in TABLE])

# Cards by god or beast: rulebook, Contents (facts 1).
BASE = {"thor": 42, "odin": 42, "sleipnir": 14, "ratatosk": 4, "nidhogg": 4, "loki": 6, "norns": 6}
SPRING = {"freyja": 13, "tyr": 12, "hugin": 4, "munin": 4, "skoll-and-hati": 5, "eikthyrnir": 2}
WINTER = {"surtr": 28, "fenrir": 3, "moin": 2, "hel": 3, "heimdall": 4}
SOLO = {"brynhildr": 20}


def begun(players: int) -> Vedrfolnir:
    g = GAME.start(players, GAME.choose(players, {}))
    assert isinstance(g, Vedrfolnir)
    answer_first(g)
    return g


def answer_first(g: Vedrfolnir) -> None:
    """Who begins, and with two which Ase is whose."""
    for slot in ("first", "ase"):
        if g.forms and g.slot == slot:
            g.fill(g.seat, 0)


@rule("VF 3.1", "VF 12.1", "VF 13.2")
@by_players
def test_zones_and_cards_of_a_turn(row: Row) -> None:
    g = begun(row.players)
    assert (g.zones, g.hand, len(g.bag)) == (row.zones, row.hand, row.cards)
    assert g.pile == row.cards - row.hand
    assert row.turns == row.cards // row.hand


@rule("VF 7.1")
@by_players
def test_the_game_ends_when_there_are_not_so_many_cards(row: Row) -> None:
    for left in (row.hand - 1, row.hand):
        g = GAME.start(row.players, GAME.choose(row.players, {}))
        assert isinstance(g, Vedrfolnir)
        g.bag = g.bag[:left]
        g.pile = left
        g.begin(Saga())
        answer_first(g)
        assert g.is_over() == (left < row.hand)


@rule("VF 1.2")
def test_the_cards_of_each_deck() -> None:
    mixes = {"base": BASE, "spring": BASE | SPRING, "winter": BASE | WINTER, "both": BASE | SPRING | WINTER}
    for mix, counts in mixes.items():
        assert Counter(NAMES[WHO[card]] for card in DECKS[mix]) == counts, mix
    assert Counter(NAMES[WHO[card]] for card in SOLO_DECK) == BASE | SOLO
