"""The glossary: one file, from which the page is made, and whose terms the rules use."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import pytest

from gladsheim.core.text import LANGUAGES
from gladsheim.games import OWN, find

DOCS: Final = Path(__file__).parents[1] / "docs"
TERMS: Final[dict[str, dict[str, list[list[str]]]]] = tomllib.loads(
    (DOCS / "glossary.toml").read_text(encoding="utf-8")
)
FOLDERS: Final = {module.rpartition(".")[2]: game for game, module in OWN.items()}


def test_every_game_has_its_terms() -> None:
    assert set(TERMS) == set(FOLDERS)


@pytest.mark.parametrize("folder", sorted(TERMS))
def test_the_rules_use_the_terms_of_the_glossary(folder: str) -> None:
    rules = find(FOLDERS[folder]).rulebook.rules.values()
    for number, language in enumerate(LANGUAGES):
        told = "\n".join(f"{rule.title(language)} {rule.text(language)}" for rule in rules).casefold()
        words = told + find(FOLDERS[folder]).words(language).word("title")
        missing = [row[number] for row in TERMS[folder]["terms"] if row[number].casefold() not in words]
        assert missing == [], language


def test_the_page_is_made_from_the_file() -> None:
    page = (DOCS / "glossary.md").read_text(encoding="utf-8")
    rows = [f"| {' | '.join(row)} |" for game in TERMS.values() for row in game["terms"]]
    assert [line for line in page.splitlines() if line.startswith("| ") and "English" not in line] == rows
