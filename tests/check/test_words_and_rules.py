"""Planted faults in words and rules, and the coverage of a rulebook."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from check.feast_game import FOLDER, feast_game, label, text
from check.planted import caught
from gladsheim.check import rule_coverage, run_checks
from gladsheim.core.forms import Ask, Seat, State
from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase, Words

IDS = ["FE 1.1", "FE 2.1", "FE 2.2", "FE 2.3", "FE 2.4"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game's files, to spoil."""
    shutil.copytree(FOLDER, tmp_path / "feast")
    return tmp_path / "feast"


def spoil(file: Path, old: str, new: str) -> None:
    whole = file.read_text(encoding="utf-8")
    assert old in whole
    file.write_text(whole.replace(old, new), encoding="utf-8")


# Text


def test_a_missing_word_is_caught(folder: Path) -> None:
    for language in ("en", "fr", "ja"):
        whole = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        kept = [line for line in whole if not line.startswith("hush =")]
        (folder / "text" / f"{language}.ftl").write_text("\n".join(kept), encoding="utf-8")
    caught(feast_game(folder=folder), "text", "option 2 of 'say': no words for 'hush' in language ")


def test_a_word_that_one_language_lacks_is_caught(folder: Path) -> None:
    spoil(folder / "text" / "fr.ftl", "none = aucune\n", "")
    caught(feast_game(folder=folder), "text", "'none' is in text/en.ftl:")


def test_a_choice_without_a_name_is_caught(folder: Path) -> None:
    for language in ("en", "fr", "ja"):
        file = folder / "text" / f"{language}.ftl"
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(line for line in lines if "choice-talk-False" not in line), encoding="utf-8")
    caught(feast_game(folder=folder), "text", "no words for 'choice-talk-False' in language ")


def test_a_choice_that_is_a_number_says_itself(folder: Path) -> None:
    for language, name in (("en", "Three"), ("fr", "Trois"), ("ja", "三")):
        spoil(folder / "text" / f"{language}.ftl", f"choice-rounds-3 = {name}\n", "")
    assert run_checks(feast_game(folder=folder), 6, 1, laws=["text"]).ok


def test_a_missing_catalogue_is_caught(folder: Path) -> None:
    (folder / "text" / "ja.ftl").unlink()
    report = run_checks(feast_game(folder=folder), 6, 1, laws=["text"])
    assert report.ok
    assert "there is no catalogue text/ja.ftl" in report.warnings[0]
    (folder / "text" / "en.ftl").unlink()
    caught(feast_game(folder=folder), "text", "there is no catalogue text/en.ftl that can be read")


def test_an_event_without_words_is_caught(folder: Path) -> None:
    for language in ("en", "fr", "ja"):
        spoil(folder / "text" / f"{language}.ftl", "\ndealt = ", "\nsomething-else = ")
    caught(feast_game(folder=folder), "text", "no words for 'dealt' in language ")


def test_two_labels_alike_are_caught() -> None:
    def vague(g: State, ask: Ask, value: int) -> Phrase:
        return Phrase("none") if ask.slot == "bid" else label(g, ask, value)

    caught(feast_game(label=vague), "text", "is also that of 0")


def test_a_text_that_hides_the_question_is_caught() -> None:
    def confusing(g: State, ask: Ask, value: int) -> Phrase:
        return Phrase("broken-line") if ask.slot == "play" and value == 3 else label(g, ask, value)

    report = run_checks(feast_game(label=confusing), 6, 1, laws=["text"])
    assert any("no words for 'broken-line'" in fault for fault in report.faults)


def test_a_table_as_text_that_cannot_be_said_is_caught() -> None:
    def wordless(g: State, seat: Seat | None, words: Words) -> str:
        return text(g, seat, words) + words.word("nowhere")

    caught(feast_game(text=wordless), "text", "no words for 'nowhere'")


# Rules


def test_an_unknown_rule_in_the_source_is_caught(folder: Path) -> None:
    (folder / "turn.py").write_text('"""FE 2.1 and FE 7.3 are cited here."""\n\nRULE = "FE 2.4"\n', encoding="utf-8")
    caught(feast_game(folder=folder), "rules", "turn.py:1: the rulebook has no rule FE 7.3")


def stories(tmp_path: Path, *ids: str) -> Path:
    """A folder with one story that shows these rules."""
    told = tmp_path / "stories"
    told.mkdir()
    named = ", ".join(f'"{id}"' for id in ids)
    (told / "test_feast.py").write_text(f"@rule({named})\ndef test_story() -> None: ...\n", encoding="utf-8")
    return told


def test_a_rule_without_a_story_is_caught(tmp_path: Path) -> None:
    report = run_checks(feast_game(), 1, 1, stories=stories(tmp_path, *IDS[1:]), laws=["rules"])
    assert report.faults == ["rules: feast: no story shows the rule FE 1.1, Three cards"]


def test_a_story_of_no_rule_is_caught(tmp_path: Path) -> None:
    report = run_checks(feast_game(), 1, 1, stories=stories(tmp_path, *IDS, "FE 3.1"), laws=["rules"])
    (fault,) = report.faults
    assert "a story shows FE 3.1, which the rulebook does not have" in fault


def test_without_stories_that_half_is_skipped(tmp_path: Path) -> None:
    report = run_checks(feast_game(), 1, 1, laws=["rules"])
    assert report.ok
    assert report.skipped == ["rules: whether every rule has a story: no folder of stories was given"]
    assert run_checks(feast_game(), 1, 1, stories=stories(tmp_path, *IDS), laws=["rules"]).skipped == []


@pytest.mark.parametrize("written", [b"def (\n", b"\xff", b"a\0b"])
def test_a_story_that_is_no_python_is_named(tmp_path: Path, written: bytes) -> None:
    told = stories(tmp_path, *IDS)
    (told / "test_more.py").write_bytes(written)
    with pytest.raises(BadOption, match=r"test_more\.py cannot be read as Python: ") as refused:
        rule_coverage(feast_game(), told)
    assert "\n" not in str(refused.value)


def test_coverage_counts_the_stories_of_each_rule(tmp_path: Path) -> None:
    told = stories(tmp_path, "FE 1.1", "FE 2.1")
    more = '@pytest.mark.rule("FE 2.1")\nclass TestMore: ...\n\n@other("FE 2.2")\ndef test_other(): ...\n'
    (told / "test_more.py").write_text(more, encoding="utf-8")
    found = rule_coverage(feast_game(), told)
    assert [(row.id, row.stories) for row in found.rows] == list(zip(IDS, [1, 2, 0, 0, 0], strict=True))
    assert found.percent == 40.0


def test_a_rule_that_is_cited_must_be_asserted_to_be(folder: Path, tmp_path: Path) -> None:
    """A decorator says what a story is about; only an assertion notices another rule in its place."""
    first, second, third, fourth, spoken_of = IDS
    source = f'"""{spoken_of}"""\n\nRULES = ["{first}", "{second}", "{third}"]\nLAST = "{fourth}"\n'
    (folder / "turn.py").write_text(source, encoding="utf-8")
    told = stories(tmp_path, *IDS)
    assert rule_coverage(feast_game(folder=folder), told).open == [first, second, third, fourth]
    story = f'def test_it() -> None:\n    """{third}"""\n    assert ask.rule == "{first}"\n'
    (told / "test_more.py").write_text(story, encoding="utf-8")
    found = rule_coverage(feast_game(folder=folder), told)
    assert found.open == [second, third, fourth]
    assert found.rows[0].asserted == ["test_more.py:test_it"]
    golden = tmp_path / "golden"
    golden.mkdir()
    script = [
        f"7 seat 0: card? [{second}] and 1 others",
        f"  * Somebody won. [{third}] won",
        f"tell all won [{third}]: 1",
    ]
    (golden / "script.txt").write_text("\n".join([*script, f"somewhere {fourth}"]), encoding="utf-8")
    found = rule_coverage(feast_game(folder=folder), told, golden)
    assert found.open == [fourth]
    assert [row.golden for row in found.rows] == [{}, {"question": 1}, {"event": 2}, {}, {}]
