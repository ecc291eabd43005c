"""Yggdrasil by text alone, to defeat and to victory, in three languages."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.core.text import LANGUAGES
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.parts import JORMUNGAND
from stories.rules import rule
from stories.yggdrasil.table import table


def read_and_answer(match: gladsheim.Match, language: str, lots: Lots) -> None:
    """Take one of the numbered lines below the question."""
    seat = match.asks[0].seat
    lines = match.text(seat, language).splitlines()
    question = max(n for n, line in enumerate(lines) if line.endswith(f"[{match.asks[0].rule}]"))
    answers = [line.split(":")[0].strip() for line in lines[question + 1 :]]
    assert [int(answer) for answer in answers] == match.asks[0].options
    match.answer(seat, int(answers[lots.below(len(answers))]))


@rule("YG 4.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_defeat_by_text_alone(language: str) -> None:
    match = gladsheim.start("yggdrasil", seats=3, seed=5, level="ragnarok-4")
    lots = Lots(7)
    while not match.over:
        read_and_answer(match, language, lots)
    ending = match.ending(language)
    assert ending.key.startswith("defeat.")
    assert match.text(0, language).endswith(ending.text)


@rule("YG 4.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_victory_by_text_alone(language: str) -> None:
    match = gladsheim.start("yggdrasil", seats=1, seed=5, gods=["thor"])
    state = table("thor").g
    state.rows, state.unseen = [JORMUNGAND], []
    state.begin(state.forms[0])
    match.state, match.asked = state, None
    match.settle()
    lots = Lots(7)
    while not match.over:
        read_and_answer(match, language, lots)
    assert match.ending(language).key == "victory"
    assert match.returns == [1.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(language: str) -> None:
    words = GAME.words(language)
    told = 0
    for seed in range(12):
        match = gladsheim.start("yggdrasil", seats=1 + seed % 6, seed=seed, level="hard")
        match.listen()
        lots = Lots(seed)
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        for event in match.heard(None):
            assert words.say(event.phrase())
            assert event.rule in GAME.rulebook.rules
            told += 1
    assert told > 500
