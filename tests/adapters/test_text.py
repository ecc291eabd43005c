"""A table in words, for language models and those who judge them."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.adapters.text import MOST, TextEnv, TextTable, cut
from gladsheim.games import OWN


@pytest.mark.parametrize("game", OWN)
def test_a_scripted_model_plays_each_game_to_its_end(game: str) -> None:
    env = TextEnv(game, bots="random")
    text, facts = env.reset(seed=5)
    over = truncated = False
    reward = 0.0
    turns = 0
    while not over:
        assert len(text) <= MOST
        choices = facts["answers"]
        assert isinstance(choices, list)
        text, reward, over, truncated, facts = env.step(str(choices[turns % len(choices)]))
        assert not truncated
        turns += 1
    assert 0.0 <= reward <= 1.0
    assert facts["answers"] == []


def test_three_answers_that_are_none_end_an_episode() -> None:
    env = TextEnv("odins-table", bots="random")
    env.reset(seed=1)
    for n in (1, 2):
        text, _, _, truncated, facts = env.step("castle")
        assert text.startswith("'castle' is no answer now; there are: ")
        assert (truncated, facts["wrong"]) == (False, n)
    assert env.step("castle")[3] is True


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (TextTable("odins-table", seed=9, bots="novice") for _ in range(2))
    assert one.look() == other.look()
    assert one.answer(one.match.say(one.match.asks[0], one.match.asks[0].options[0])) == other.answer(
        other.match.say(other.match.asks[0], other.match.asks[0].options[0])
    )


def test_an_answer_taken_back_is_asked_again() -> None:
    table = TextTable("odins-table", seed=9, bots="random")
    ask = table.ask
    assert ask is not None
    table.answer(table.match.say(ask, ask.options[0]))
    table.undo()
    again = table.ask
    assert again is not None
    assert (again.slot, again.options) == (ask.slot, ask.options)
    with pytest.raises(gladsheim.Illegal, match=r"^there is no answer of yours to take back$"):
        table.undo()


def test_what_is_too_long_loses_its_middle() -> None:
    lines = [f"line {n}" for n in range(100)]
    short = cut(lines, 200)
    assert sum(len(line) + 1 for line in short) <= 200
    assert (short[0], short[-1]) == ("line 0", "line 99")
    assert short[1].startswith("... ")
    assert cut(lines[:3], 200) == lines[:3]


def test_a_seat_or_option_that_is_not_there_is_named() -> None:
    with pytest.raises(gladsheim.BadOption, match=r"^there is no seat 5"):
        TextTable("odins-table", seat=5)
    with pytest.raises(gladsheim.BadOption, match=r"^no bot 'nobody'"):
        TextTable("odins-table", bots="nobody")
