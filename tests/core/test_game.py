"""A game's options: what is refused, and that the refusal names what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

import gladsheim
from core.toy import toy_game
from gladsheim.core.game import BadOption, Option, Value

TOY = toy_game(Path("nowhere"))


def refused(seats: int, options: dict[str, Value]) -> str:
    with pytest.raises(BadOption) as caught:
        TOY.choose(seats, options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_defaults_fill_what_is_not_chosen() -> None:
    chosen = TOY.choose(3, {"size": 2})
    assert chosen.word("colour") == "red"
    assert chosen.number("size") == 2
    assert chosen.flag("loud") is False
    assert chosen.words("gods") == []


def test_several_may_be_chosen_where_the_option_says_so() -> None:
    assert TOY.choose(3, {"gods": ["thor", "odin"]}).words("gods") == ["thor", "odin"]
    allowed = "allowed: different ones of odin, thor, tyr"
    assert refused(3, {"gods": ["thor", "thor"]}) == f"option 'gods' of toy may not be ['thor', 'thor']; {allowed}"
    assert refused(3, {"gods": ["loki"]}) == f"option 'gods' of toy may not be ['loki']; {allowed}"
    assert refused(3, {"gods": "odin"}) == f"option 'gods' of toy may not be 'odin'; {allowed}"


def test_a_refusal_names_what_is_allowed() -> None:
    assert refused(2, {}) == "toy is played with 3 to 5 seats, not 2"
    assert refused(6, {}) == "toy is played with 3 to 5 seats, not 6"
    assert refused(3, {"colour": "green"}) == "option 'colour' of toy may not be 'green'; allowed: red, blue"
    assert refused(3, {"colour": ["red"]}) == "option 'colour' of toy may not be ['red']; allowed: red, blue"
    assert refused(3, {"taste": 1}) == "toy has no option 'taste'; it has: colour, size, loud, gods"


def test_true_is_not_one_on_a_table() -> None:
    assert refused(3, {"size": True}) == "option 'size' of toy may not be True; allowed: 1, 2"
    assert refused(3, {"loud": 1}) == "option 'loud' of toy may not be 1; allowed: False, True"


def test_one_number_of_seats_is_named_alone() -> None:
    with pytest.raises(BadOption, match=r"^odins-table is played with 2 seats, not 3$"):
        gladsheim.start("odins-table", seats=3)


def test_an_unknown_game_is_refused_with_those_that_are_installed() -> None:
    with pytest.raises(BadOption, match=r"^no game 'hnefatafl' is installed; there are: odins-table"):
        gladsheim.start("hnefatafl")


def test_every_installed_game_is_found() -> None:
    games = gladsheim.games()
    assert "odins-table" in [game.id for game in games]
    for game in games:
        assert gladsheim.find(game.id) is game
        assert game.title
        assert game.rules_version
        assert repr(game) == f"Game('{game.id}')"


def test_an_option_is_shown_with_its_choices() -> None:
    option = Option([1, 2], 1)
    assert (option.choices, option.default, option.many) == ([1, 2], 1, False)
