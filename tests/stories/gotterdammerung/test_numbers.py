"""What hangs on the number of players in Götterdämmerung, as one table written from the sources, not from the code."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import pytest

from gladsheim.core.forms import CHANCE
from gladsheim.core.game import BadOption
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.parts import GOD_NAMES, cast_of
from gladsheim.games.gotterdammerung.state import Asgard
from stories.rules import rule


class Row(NamedTuple):
    """One number of players."""

    players: int
    protectors: int  # rulebook, table of factions
    conspirators: int
    sets: int  # of seats that may be the conspirators: facts 1
    joins: str  # the god that is recommended from here on: up to seven derived, the others ours (facts 2)
    fewest: int  # gods, since there are twelve Valkyries: rulebook, Components


TABLE = [
    Row(7, 5, 2, 21, "", 0),
    Row(8, 6, 2, 28, "idun", 0),
    Row(9, 6, 3, 84, "tyr", 0),
    Row(10, 7, 3, 120, "freya", 0),
    Row(11, 8, 3, 165, "sif", 0),
    Row(12, 8, 4, 495, "dvalin", 0),
    Row(13, 9, 4, 715, "skadi", 1),
    Row(14, 10, 4, 1001, "balder", 2),
    Row(15, 10, 5, 3003, "njord", 3),
]
OF_SEVEN = ["odin", "brynhild", "thor", "heimdall", "loki", "saga", "hel"]  # rulebook, Subsequent Games
by_players = pytest.mark.parametrize("row", TABLE, ids=[f"{row.players} players" for row in TABLE])


def dealt(seats: int, seed: int) -> Asgard:
    g = GAME.start(seats, GAME.choose(seats, {}))
    assert isinstance(g, Asgard)
    lots = Lots(seed)
    while g.seat == CHANCE and g.dealt < seats:
        g.fill(CHANCE, g.options[lots.pick(g.options, g.odds)])
    return g


@rule("GD 2.1")
@by_players
def test_factions(row: Row) -> None:
    assert row.protectors + row.conspirators == row.players
    assert comb(row.players, row.conspirators) == row.sets
    for seed in range(5):
        g = dealt(row.players, seed)
        factions = [g.faction(seat) for seat in range(row.players)]
        assert (factions.count(0), factions.count(1)) == (row.protectors, row.conspirators)


@rule("GD 2.5")
@by_players
def test_recommended_gods(row: Row) -> None:
    expected = {*OF_SEVEN, *[other.joins for other in TABLE[1:] if other.players <= row.players]}
    assert {GOD_NAMES[god] for god in cast_of("recommended", row.players)} == expected


@rule("GD 2.3")
@by_players
def test_there_are_twelve_valkyries(row: Row) -> None:
    for gods in range(1, len(GOD_NAMES)):
        chosen = GAME.choose(row.players, {"gods": GOD_NAMES[1 : 1 + gods]})
        if row.fewest <= gods <= row.players:
            assert GAME.pieces(GAME.start(row.players, chosen))["gods"] == gods
        else:
            with pytest.raises(BadOption, match=f"takes {row.fewest} to {row.players} gods, not {gods}"):
                GAME.start(row.players, chosen)
