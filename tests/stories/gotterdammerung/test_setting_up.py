"""Chapters 1 and 2: factions, gods, the circle."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gladsheim.core.forms import CHANCE
from gladsheim.core.game import BadOption, Value
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.parts import (
    ACTION_CARDS,
    CONSPIRATORS,
    GOD_NAMES,
    RECOMMENDED_FROM,
    VALKYRIES,
    cast_of,
    listed,
)
from gladsheim.games.gotterdammerung.state import Asgard
from stories.gotterdammerung.table import actions
from stories.rules import rule


def dealt(seats: int, seed: int = 1, **options: Value) -> Asgard:
    """A game whose first Conspiracy Phase begins."""
    g = GAME.start(seats, GAME.choose(seats, options))
    lots = Lots(seed)
    while g.seat == CHANCE:
        g.choose(lots.pick(g.options, g.odds))
    assert isinstance(g, Asgard)
    return g


@rule("GD 1.1")
def test_everybody_belongs_to_one_of_two_factions() -> None:
    g = dealt(9)
    factions = [GAME.sees(g, seat)["faction"] for seat in range(9)]
    assert sorted(str(one) for one in factions) == ["conspirator"] * 3 + ["protector"] * 6


@rule("GD 1.2")
def test_the_box() -> None:
    assert len(GOD_NAMES) - 1 + VALKYRIES == 27
    assert max(CONSPIRATORS) == 15
    assert len(listed(ACTION_CARDS)) == 10
    few = GAME.choose(15, {"gods": ["odin", "hel"]})
    with pytest.raises(BadOption, match="3 to 15 gods"):
        GAME.start(15, few)  # there are twelve Valkyries
    many = GAME.choose(7, {"gods": GOD_NAMES[1:9]})
    with pytest.raises(BadOption, match="0 to 7 gods"):
        GAME.start(7, many)


@rule("GD 2.1")
@pytest.mark.parametrize(
    ("seats", "protectors", "conspirators"),
    [(7, 5, 2), (8, 6, 2), (9, 6, 3), (10, 7, 3), (11, 8, 3), (12, 8, 4), (13, 9, 4), (14, 10, 4), (15, 10, 5)],
)
def test_the_table_of_factions(seats: int, protectors: int, conspirators: int) -> None:
    pieces = GAME.pieces(dealt(seats))
    assert (pieces["protectors"], pieces["conspirators"]) == (protectors, conspirators)


@rule("GD 2.2")
def test_each_sees_only_the_own_faction_card() -> None:
    g = dealt(7)
    protectors = [seat for seat in range(7) if not g.faction(seat)]
    for seat in protectors:
        view = GAME.sees(g, seat)
        assert view["faction"] == "protector"
        assert view["conspirators"] is None
    assert GAME.sees(g, None)["faction"] is None


@rule("GD 2.3")
def test_the_first_game_has_three_gods_and_valkyries() -> None:
    gods = GAME.sees(dealt(8), None)["gods"]
    assert isinstance(gods, list)
    assert sorted(str(god) for god in gods) == ["hel", "odin", "thor"] + ["valkyrie"] * 5


@rule("GD 2.4")
def test_later_games_add_saga_heimdall_loki_and_brynhild() -> None:
    casts = [cast_of(f"{nth}-game", 7) for nth in ("first", "second", "third", "fourth", "fifth")]
    added = [sorted(set(after) - set(before)) for before, after in pairwise(casts)]
    assert [GOD_NAMES[god] for [god] in added] == ["saga", "heimdall", "loki", "brynhild"]
    gods = GAME.sees(dealt(7, gods=["skadi", "freya"]), None)["gods"]
    assert isinstance(gods, list)
    assert {"skadi", "freya"} < {str(god) for god in gods}, "any choice is allowed"


@rule("GD 2.5")
def test_recommended_gods_grow_with_the_number_of_players() -> None:
    assert [len(cast_of("recommended", seats)) for seats in range(7, 16)] == [7, 8, 9, 10, 11, 12, 13, 14, 15]
    assert cast_of("recommended", 7) == cast_of("fifth-game", 7)
    assert len(RECOMMENDED_FROM) == 15


@rule("GD 2.6")
@pytest.mark.parametrize("seed", range(5))
def test_gods_sit_in_ascending_order_round_the_circle(seed: int) -> None:
    g = dealt(12, seed, cast="fifth-game")
    first = g.seat_of[1]
    circle = [g.gods[(first + n) % 12] for n in range(12)]
    numbers = [god for god in circle if god]
    assert numbers == sorted(numbers)
    assert len(numbers) == 7


@rule("GD 2.7")
def test_gods_without_an_action_card_place_none() -> None:
    without = [GOD_NAMES[god] for god in range(1, 16) if not (ACTION_CARDS >> god) & 1]
    assert without == ["idun", "skadi", "loki", "saga", "hel"]
    t = actions("thor idun skadi loki saga hel -")
    t.acts("thor", 6).acts("idun").acts("skadi").acts("loki", "oracle").acts("saga", "ahead").acts("hel", 6)
    assert [GOD_NAMES[card] for card in range(16) if t.g.lies[card] >= 0] == ["thor"]


@rule("GD 2.8")
@pytest.mark.parametrize("seed", range(5))
def test_the_oracle_begins_in_front_of_the_first_god(seed: int) -> None:
    g = dealt(7, seed, gods=["odin", "hel"])
    assert g.gods[g.oracle] == 1
    g = dealt(7, seed, gods=["hel", "sif"])
    assert GOD_NAMES[g.gods[g.oracle]] == "sif"


@rule("GD 2.10")
def test_all_begin_in_asgard() -> None:
    assert GAME.sees(dealt(7), None)["worlds"] == ["asgard"] * 7
