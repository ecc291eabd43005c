"""The glossary: one file, from which the page is made, and whose terms the rules use.

python -m tests.test_glossary   makes the page docs/glossary.md anew
"""

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
HEAD: Final = """# Glossary

The terms of each game, as its rules use them: one thing, one word, the rulebook's where there is one; then its names,
as the catalogues have them. Made from [glossary.toml](glossary.toml) by `python -m tests.test_glossary`; the test
compares it with the rules and catalogues of every game.
"""


def names_of(folder: str) -> list[list[str]]:
    """The names of a game in every language: those messages that are names and nothing else."""
    game = find(FOLDERS[folder])
    words = [game.words(language) for language in LANGUAGES]
    starts = tuple(str(one) for one in TERMS[folder]["names"])
    english = (game.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    keys = [line.partition(" = ")[0] for line in english.splitlines() if line.startswith(starts) and " = " in line]
    plain = [key for key in keys if "$" not in english.partition(f"\n{key} = ")[2].partition("\n")[0]]
    rows = [[one.word(key) for one in words] for key in plain]
    return [row for number, row in enumerate(rows) if row not in rows[:number]]


def page() -> str:
    parts = [HEAD]
    for folder, game in TERMS.items():
        rows = ["| English | français | 日本語 |", "|---|---|---|"]
        rows += [f"| {' | '.join(row)} |" for row in [*game["terms"], *names_of(folder)]]
        parts.append(f"## {find(FOLDERS[folder]).words('en').word('title')}\n\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def test_every_game_has_its_terms() -> None:
    assert set(TERMS) == set(FOLDERS)


@pytest.mark.parametrize("folder", sorted(TERMS))
def test_the_rules_use_the_terms_of_the_glossary(folder: str) -> None:
    rules = find(FOLDERS[folder]).rulebook.rules.values()
    for number, language in enumerate(LANGUAGES):
        told = "\n".join(f"{rule.title(language)} {rule.text(language)}" for rule in rules).casefold()
        missing = [row[number] for row in TERMS[folder]["terms"] if row[number].casefold() not in told]
        assert missing == [], language


@pytest.mark.parametrize("folder", sorted(TERMS))
def test_a_word_stands_for_one_thing(folder: str) -> None:
    for number, language in enumerate(LANGUAGES):
        said = [row[number].casefold() for row in TERMS[folder]["terms"]]
        assert sorted(set(said)) == sorted(said), language


def test_the_page_is_made_from_the_file() -> None:
    assert (DOCS / "glossary.md").read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    (DOCS / "glossary.md").write_text(page(), encoding="utf-8")
