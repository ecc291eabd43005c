"""Changed data: seen by the rules, compiled or not, undone afterwards, and refused where it cannot be."""

from __future__ import annotations

import pytest

from gladsheim.core.game import BadOption
from gladsheim.games import find
from gladsheim.games.odins_table.parts import CARDS
from gladsheim.games.odins_table.state import OdinsTable
from gladsheim.games.vedrfolnir import DECKS
from gladsheim.games.yggdrasil.parts import BAG_VIKINGS, FULL_BAGS
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.lab.data import Changes, changed_data, check_data, names_at, numbers_at


def yggdrasil() -> Yggdrasil:
    game = find("yggdrasil")
    state = game.start(2, game.choose(2, {}))
    assert isinstance(state, Yggdrasil)
    return state


def test_the_rules_see_a_changed_bag_and_what_is_computed_from_it() -> None:
    with changed_data("yggdrasil", {"parts.BAG_VIKINGS.1": 8}):
        assert yggdrasil().bag_vikings == [0, 8, 9, 12, 15]
        assert yggdrasil().bags == [0, 20, 18, 18, 18]
    assert yggdrasil().bag_vikings == BAG_VIKINGS == [0, 6, 9, 12, 15]
    assert yggdrasil().bags == FULL_BAGS == [0, 18, 18, 18, 18]


def test_a_card_is_taken_out_of_the_deck() -> None:
    game = find("odins-table")
    with changed_data("odins-table", {"parts.CARDS.three-of-most.1": 0}):
        state = game.start(2, game.choose(2, {}))
        assert isinstance(state, OdinsTable)
        assert 1 not in state.decks[0]
        assert len(state.decks[0]) == 24
    assert CARDS["three-of-most"][1] == 3


def test_a_deck_that_another_module_computes_follows() -> None:
    before = DECKS["base"].copy()
    with changed_data("vedrfolnir", {"parts.BASE.9.2.0": 4}):
        assert len(DECKS["base"]) == len(before) - 2
        assert len(DECKS["both"]) < len(before) + 100
    assert DECKS["base"] == before


def test_several_changes_hold_together() -> None:
    with changed_data("yggdrasil", {"parts.BAG_VIKINGS.1": 8, "parts.BAG_GIANTS": [0, 10, 9, 6, 3]}):
        assert yggdrasil().bags == [0, 18, 18, 18, 18]
        assert yggdrasil().bag_vikings[1] == 8


def test_all_is_undone_even_after_a_fault() -> None:
    with pytest.raises(ZeroDivisionError), changed_data("yggdrasil", {"parts.BAG_VIKINGS.1": 8}):
        raise ZeroDivisionError
    assert BAG_VIKINGS[1] == 6


@pytest.mark.parametrize(
    ("game", "changes", "message"),
    [
        ("yggdrasil", {"parts.PER_ENEMY": 8}, "a single number or word is part of the compiled rules"),
        ("yggdrasil", {"parts.RAGNAROK_SETS.three-each": [[0]]}, "it would make gladsheim.games.yggdrasil.parts.CARDS"),
        ("vedrfolnir", {"parts.FOURTEEN": [0, 3, 3, 3, 2]}, "BOX_FACES"),
        ("vedrfolnir", {"parts.BASE.0.2.0": 4}, "it shares its row with another table"),
        ("yggdrasil", {"parts.BAG_VIKINGS.9": 1}, "there is no place '9'; places are 0 to 4"),
        ("yggdrasil", {"parts.HAMMERS.gold": [1]}, "there is no 'gold'; there are: nought-to-three"),
        ("yggdrasil", {"parts.BAG_VIKINGS.1": "six"}, "it is 6, and cannot become 'six'"),
        ("odins-table", {"parts.CARDS.three-of-most.1": -1}, "numbers here are at least 0, not -1"),
        ("yggdrasil", {"parts.BAG_VIKINGS": [0, 6, -1, 6, 6]}, "numbers here are at least 0, not [0, 6, -1, 6, 6]"),
        ("yggdrasil", {"parts.SHIPS": [1]}, "has no table of that name"),
        ("yggdrasil", {"ships.SAILS": [1]}, "yggdrasil has no module 'ships'"),
        ("odins-table", {"parts.CARDS.three-of-most": [0] * 10}, "odins-table cannot be played with this change"),
    ],
)
def test_what_cannot_be_changed_is_said_in_one_line(game: str, changes: Changes, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_data(game, 2, {}, changes)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert (BAG_VIKINGS[1], CARDS["three-of-most"][0]) == (6, 3)


def test_a_change_that_can_be_played_passes() -> None:
    check_data("odins-table", 2, {"no_progress": 10}, {"parts.CARDS.three-of-most.1": 2})


def test_names_and_counts_are_read_from_the_tables() -> None:
    assert names_at("yggdrasil", "parts.GOD_NAMES")[0] == "odin"
    assert numbers_at("odins-table", "parts.CARDS.three-of-most")[9] == 1
    with pytest.raises(BadOption, match="is not a list of names"):
        names_at("yggdrasil", "parts.BAG_VIKINGS")
    with pytest.raises(BadOption, match="is not a list of whole numbers"):
        numbers_at("yggdrasil", "parts.GOD_NAMES")
