"""Rules: the rulebook as a file.  Every rule has an id, its place in the rulebook, and our own words for it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from gladsheim.core.text import ENGLISH, LANGUAGES


class Rule:
    """One rule of a rulebook."""

    def __init__(self, id: str, source: str, titles: dict[str, str], texts: dict[str, str]) -> None:
        self.id = id
        self.source = source
        self.titles = titles  # by language
        self.texts = texts

    @property
    def is_ours(self) -> bool:
        """Whether the rulebook does not say it, or not all of it: a ruling, a default or a house rule of ours."""
        return any(word in self.source for word in ("ours", "house", "default", "ruling"))

    def title(self, language: str = "en") -> str:
        return self.titles[language]

    def text(self, language: str = "en") -> str:
        return self.texts[language]


class Rulebook:
    """All rules of a game, in the rulebook's order, and the titles of its chapters."""

    def __init__(
        self,
        version: str,
        chapters: dict[str, dict[str, str]],
        rules: dict[str, Rule],
        plays: list[str],
        untold: list[str],
    ) -> None:
        self.version = version
        self.plays = plays  # older versions that the game can still be played by, the newest first
        self.untold = untold  # what is told in English alone, though other rules are not: "rule CF 2.1 has no 'fr'"
        self.chapters = chapters  # "OT 3" -> language -> title
        self.rules = rules  # "OT 3.2" -> rule


def read_rules(file: Path) -> Rulebook:
    """Read `rules.toml`; a ValueError names the entry that is not as it should be.

    English alone suffices: what is not told in another language is told in English there.
    """
    try:
        book = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise ValueError(f"{file}: {fault}") from None
    where = "the rulebook"
    try:
        prefix, version = str(book["prefix"]), str(book["version"])
        plays = [str(older) for older in book.get("plays", [])]
        chapters: dict[str, dict[str, str]] = {}
        for chapter in book["chapter"]:
            where = f"chapter {chapter['number']}"
            chapters[f"{prefix} {chapter['number']}"] = {
                language: str(chapter.get(language, chapter[ENGLISH])) for language in LANGUAGES
            }
        where = "the rulebook"
        rules: dict[str, Rule] = {}
        for entry in book["rule"]:
            id = str(entry["id"])
            where = f"rule {id}"
            if id in rules or id.rpartition(".")[0] not in chapters:
                raise ValueError(f"{file}: rule {id} stands twice or in no chapter")
            told = {language: entry.get(language, entry[ENGLISH]) for language in LANGUAGES}
            titles = {language: str(words["title"]) for language, words in told.items()}
            texts = {language: str(words["text"]) for language, words in told.items()}
            rules[id] = Rule(id, str(entry.get("source", "")), titles, texts)
    except KeyError as missing:
        raise ValueError(f"{file}: {where} has no {missing}") from None
    except (AttributeError, TypeError):
        raise ValueError(f"{file}: {where} is not written as a rule is: en = {{ title = ..., text = ... }}") from None
    return Rulebook(version, chapters, rules, plays, untold(book))


def untold(book: dict[str, list[dict[str, object]]]) -> list[str]:
    """Chapters and rules that lack a language which others have."""
    entries = [(f"chapter {one['number']}", one) for one in book["chapter"]]
    entries += [(f"rule {one['id']}", one) for one in book["rule"]]
    spoken = [language for language in LANGUAGES if any(language in one for _, one in entries)]
    return [f"{name} has no '{language}'" for language in spoken for name, one in entries if language not in one]
