"""The words of Odin's Table, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.core.text import LANGUAGES
from gladsheim.games.odins_table import GAME
from stories.odins_table.table import table
from stories.rules import rule

TEXT = Path(gladsheim.__file__).parent / "games" / "odins_table" / "text"


def catalogue(language: str) -> dict[str, str]:
    lines = (TEXT / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if re.match(r"[a-z]", line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_says_the_same_things_of_the_same_gaps(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert list(other) == list(english)
    for key, text in other.items():
        assert set(re.findall(r"\$[\w-]+", text)) == set(re.findall(r"\$[\w-]+", english[key])), key


def test_french_sets_a_no_break_space_before_high_points() -> None:
    for key, text in catalogue("fr").items():
        assert not re.search(r"[^\u00a0][:;!?]", text), key


def test_japanese_calls_an_energy_row_by_one_name_and_never_a_column() -> None:
    texts = [*catalogue("ja").values(), *(rule.text("ja") for rule in GAME.rulebook.rules.values())]
    assert any("エナジー段" in text for text in texts)
    assert not [text for text in texts if "エネルギー" in text or "エナジー列" in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_choice_has_its_line(language: str) -> None:
    words = GAME.words(language)
    for name, option in GAME.options.items():
        assert words.word(f"option-{name}")
        for choice in option.choices:
            assert words.word(f"choice-{name}-{str(choice).replace(' ', '-')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_words_and_no_two_answers_read_alike(language: str) -> None:
    lots = Lots(2)
    for seed in range(3):
        m = gladsheim.start("odins-table", seed=seed, draw_offers=True)
        m.listen()
        for _ in range(150):
            if m.over:
                break
            ask = m.asks[lots.below(len(m.asks))]
            labels = [m.label(ask, option, language) for option in ask.options]
            assert len(set(labels)) == len(labels)
            value = ask.options[lots.below(len(ask.options))]
            m.answer(ask.seat, 0 if ask.slot == "accept" else value)
        for seat in (0, 1, None):
            for beat in m.beats(seat):
                assert beat.text(language)
                assert beat.rule in GAME.rulebook.rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_its_words(language: str) -> None:
    for ending in ("victory.conquest", "victory.no-progress", "draw.passes", "draw.no-progress", "draw.agreed"):
        assert GAME.words(language).word("outcome-" + ending.replace(".", "-"))


@rule("OT 1.1", "OT 1.6")
def test_the_table_as_text() -> None:
    t = table(white="c2", black="d4 f5", walls=("1 2 3 4 5 6", "9 9 9 9 9 9"), lying_open=("", "b"))
    lines = GAME.text(t.g, 0, GAME.words("en")).splitlines()
    assert lines[:2] == [
        "Seat 2 (black): conquered 0 of 3, lost 4, draw pile 26",
        "      ?  [9]  ?   ?   ?   ?   Wall",
    ]
    assert lines[3] == "  5 │   │   │   │   │   │ ● │"
    assert lines[5] == "  4 │   │   │   │ ● │   │   │"
    assert lines[9] == "  2 │   │   │ ○ │   │   │   │"
    assert lines[13:15] == ["      a   b   c   d   e   f", "      1   2   3   4   5   6   Wall"]
