"""Rules: the rulebook as a file.  Every rule has an id, its place in the rulebook, and our own words for it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from gladsheim.core.text import LANGUAGES


class Rule:
    """One rule of a rulebook."""

    def __init__(self, id: str, source: str, titles: dict[str, str], texts: dict[str, str]) -> None:
        self.id = id
        self.source = source
        self.titles = titles  # by language
        self.texts = texts

    def title(self, language: str = "en") -> str:
        return self.titles[language]

    def text(self, language: str = "en") -> str:
        return self.texts[language]


class Rulebook:
    """All rules of a game, in the rulebook's order, and the titles of its chapters."""

    def __init__(self, version: str, chapters: dict[str, dict[str, str]], rules: dict[str, Rule]) -> None:
        self.version = version
        self.chapters = chapters  # "OT 3" -> language -> title
        self.rules = rules  # "OT 3.2" -> rule


def read_rules(file: Path) -> Rulebook:
    """Read `rules.toml`; a ValueError names the entry that is not as it should be."""
    try:
        book = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise ValueError(f"{file}: {fault}") from None
    where = "the rulebook"
    try:
        prefix, version = str(book["prefix"]), str(book["version"])
        chapters: dict[str, dict[str, str]] = {}
        for chapter in book["chapter"]:
            where = f"chapter {chapter['number']}"
            chapters[f"{prefix} {chapter['number']}"] = {language: str(chapter[language]) for language in LANGUAGES}
        where = "the rulebook"
        rules: dict[str, Rule] = {}
        for entry in book["rule"]:
            id = str(entry["id"])
            where = f"rule {id}"
            if id in rules or id.rpartition(".")[0] not in chapters:
                raise ValueError(f"{file}: rule {id} stands twice or in no chapter")
            titles = {language: str(entry[language]["title"]) for language in LANGUAGES}
            texts = {language: str(entry[language]["text"]) for language in LANGUAGES}
            rules[id] = Rule(id, str(entry["source"]), titles, texts)
    except KeyError as missing:
        raise ValueError(f"{file}: {where} has no {missing}") from None
    return Rulebook(version, chapters, rules)
