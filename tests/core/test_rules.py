"""The rulebook as a file: what is wrong with it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from gladsheim.core.rules import read_rules

HEAD = 'prefix = "TY"\nversion = "1.0"\n'
CHAPTER = '[[chapter]]\nnumber = 1\nen = "One"\nfr = "Un"\nja = "一"\n'
RULE = """[[rule]]
id = "TY 1.1"
source = "rulebook"
en = { title = "Pick", text = "Pick one." }
fr = { title = "Choix", text = "Choisissez." }
ja = { title = "選択", text = "選びます。" }
"""


def wrong(tmp_path: Path, text: str) -> str:
    file = tmp_path / "rules.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"rules\.toml: ") as caught:
        read_rules(file)
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith(str(file))
    return message.removeprefix(f"{file}: ")


def test_a_rulebook_is_read(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(HEAD + CHAPTER + RULE, encoding="utf-8")
    book = read_rules(file)
    assert book.version == "1.0"
    assert book.chapters["TY 1"]["fr"] == "Un"
    rule = book.rules["TY 1.1"]
    assert (rule.id, rule.source, rule.title(), rule.text("fr")) == ("TY 1.1", "rulebook", "Pick", "Choisissez.")


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    assert wrong(tmp_path, HEAD + CHAPTER + RULE + RULE) == "rule TY 1.1 stands twice or in no chapter"
    stray = RULE.replace("TY 1.1", "TY 2.1")
    assert wrong(tmp_path, HEAD + CHAPTER + stray) == "rule TY 2.1 stands twice or in no chapter"
    no_english = "\n".join(line for line in RULE.splitlines() if not line.startswith("en"))
    assert wrong(tmp_path, HEAD + CHAPTER + no_english) == "rule TY 1.1 has no 'en'"
    assert wrong(tmp_path, HEAD + CHAPTER + RULE.replace('title = "Pick", ', "")) == "rule TY 1.1 has no 'title'"
    assert wrong(tmp_path, HEAD + CHAPTER.replace('en = "One"\n', "") + RULE) == "chapter 1 has no 'en'"
    assert "is not written as a rule is" in wrong(tmp_path, HEAD + CHAPTER + RULE.replace("en = {", "en = 3 # {"))
    assert wrong(tmp_path, 'prefix = "TY"\n' + CHAPTER + RULE) == "the rulebook has no 'version'"
    assert wrong(tmp_path, HEAD + CHAPTER) == "the rulebook has no 'rule'"
    assert "line 1" in wrong(tmp_path, "prefix = \n")


def test_english_alone_suffices_and_what_others_have_is_noted(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    no_french = "\n".join(line for line in RULE.splitlines() if not line.startswith("fr"))
    file.write_text(HEAD + CHAPTER + no_french, encoding="utf-8")
    book = read_rules(file)
    assert book.rules["TY 1.1"].title("fr") == "Pick"
    assert book.untold == ["rule TY 1.1 has no 'fr'"]
    alone = "\n".join(line for line in (HEAD + CHAPTER + RULE).splitlines() if line[:2] not in ("fr", "ja"))
    file.write_text(alone, encoding="utf-8")
    assert read_rules(file).untold == []
