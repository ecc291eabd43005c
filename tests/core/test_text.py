"""Words: catalogues, gaps, names, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.core.text import KEPT, LANGUAGES, NoWords, Phrase, Words
from gladsheim.games import find

CATALOGUE = """
title = A toy
plain = Odin
hall = { $name } sits in { $place }
turn = { $seat } plays { $count }
bare =
    .tip = only a tip
duel = { $seat } against { $seat-other }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(CATALOGUE, encoding="utf-8")
    return Words("en", [tmp_path])


def test_a_word_without_gaps(words: Words) -> None:
    assert words.word("plain") == words.say(Phrase("plain")) == "Odin"
    assert words.has("plain")
    assert not words.has("loki")


def test_a_string_names_a_message_and_a_phrase_is_said_first(words: Words) -> None:
    inner = Phrase("hall", {"name": "plain", "place": "title"})
    assert words.say(inner) == "Odin sits in A toy"
    assert words.say(Phrase("hall", {"name": inner, "place": 5})) == "Odin sits in A toy sits in 5"


def test_a_gap_named_seat_is_filled_with_a_name(words: Words) -> None:
    phrase = Phrase("duel", {"seat": 0, "seat-other": 1})
    assert words.say(phrase) == "Seat 1 against Seat 2"
    assert words.say(phrase, ["Ask", "Embla"]) == "Ask against Embla"
    assert words.say(phrase, ["Ask"]) == "Ask against Seat 2"


def test_words_may_call_the_players_by_their_names(words: Words) -> None:
    phrase = Phrase("duel", {"seat": 0, "seat-other": 1})
    called = words.calling(["Ask", ""])
    assert called.say(phrase) == "Ask against Seat 2"
    assert called.name(0) == "Ask"
    assert called.say(phrase, ["Lif", "Lifthrasir"]) == "Lif against Lifthrasir"
    assert called.word("plain") == "Odin"
    assert words.say(phrase) == "Seat 1 against Seat 2", "others are not called so"


def test_what_was_said_is_kept_for_the_next_time_and_not_without_end(words: Words) -> None:
    for _ in range(3):
        assert words.say(Phrase("hall", {"name": 1, "place": 2})) == "1 sits in 2"
        assert words.say(Phrase("hall", {"name": 2, "place": 1})) == "2 sits in 1"
        assert words.say(Phrase("hall", {"place": 1, "name": 2})) == "2 sits in 1"
    assert sorted({*words.filled.values()}) == ["1 sits in 2", "2 sits in 1"]
    for count in range(KEPT + 10):
        words.say(Phrase("turn", {"seat": 0, "count": count}), ["Ask"])
    assert len(words.filled) <= KEPT
    assert words.say(Phrase("hall", {"name": 1, "place": 2})) == "1 sits in 2"


def test_a_game_may_have_its_own_word_for_a_seat(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(CATALOGUE + "seat-0 = The host\n", encoding="utf-8")
    assert Words("en", [tmp_path]).say(Phrase("turn", {"seat": 0, "count": 2})) == "The host plays 2"


def test_missing_words_are_named(words: Words) -> None:
    with pytest.raises(NoWords, match=r"^no words for 'loki' in language 'en'$"):
        words.word("loki")
    with pytest.raises(NoWords, match=r"^no words for 'loki' in language 'en'$"):
        words.say(Phrase("hall", {"name": "loki", "place": "title"}))
    with pytest.raises(NoWords, match=r"^'bare' has no text of its own in language 'en'$"):
        words.word("bare")


def test_an_unfilled_gap_is_named(words: Words) -> None:
    with pytest.raises(NoWords, match=r"^'hall' in language 'en': .*place"):
        words.say(Phrase("hall", {"name": "plain"}))


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"^no language 'de'; there are: en, fr, ja$"):
        find("odins-table").words("de")


def test_a_phrase_is_plain_data_for_the_browser() -> None:
    phrase = Phrase("hall", {"name": Phrase("plain"), "place": 5})
    assert phrase.plain() == ["hall", {"name": ["plain", {}], "place": 5}]
    assert repr(phrase) == "Phrase('hall', {'name': Phrase('plain'), 'place': 5})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_a_word_for_a_seat(language: str) -> None:
    assert "3" in find("odins-table").words(language).name(2)
