"""Text: every word a player reads comes from Project Fluent catalogues, in English, French and Japanese.

The engine speaks in phrases, a key and what it is about; a catalogue turns them into a language.
The browser reads the same catalogues.  What a game has not said in a language is said in English.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "fr", "ja")
LITERAL: Final = "="  # no message begins so
KEPT: Final = 4096  # sentences with filled gaps: a table's drawing says most of them again after the next answer
HOUSE_WORDS: Final = Path(__file__).parent / "text"


Gap: TypeAlias = "int | str | Phrase"
Said: TypeAlias = tuple[str, tuple[tuple[str, str | int], ...]]  # a message, and what fills its gaps


class NoWords(ValueError):
    """A catalogue lacks a phrase: a fault of the game, found by `gladsheim check`."""


class Phrase:
    """A message of a catalogue and what fills its gaps.

    A number stays a number; a string names another message; a phrase is said first; a gap whose name begins
    with "seat" holds a seat, and is filled with the player's name.
    """

    def __init__(self, key: str, gaps: dict[str, Gap] | None = None) -> None:
        self.key = key
        self.gaps: dict[str, Gap] = {} if gaps is None else gaps
        self.plained: list[object] | None = None  # what `plain` said: games keep the phrases that they say often

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.gaps!r})" if self.gaps else f"Phrase({self.key!r})"

    def plain(self) -> list[object]:
        """The same as lists and dicts, for the browser."""
        if self.plained is None:
            gaps = {name: gap.plain() if isinstance(gap, Phrase) else gap for name, gap in self.gaps.items()}
            self.plained = [self.key, gaps]
        return self.plained


def literal(text: str) -> Phrase:
    """Text that is the same in every language: what a player types, a name."""
    return Phrase(LITERAL + text)


def in_list(phrases: list[Phrase]) -> Phrase:
    """Several phrases as one: what stands between them is the catalogue's."""
    if not phrases:
        return Phrase("list-none")
    said = phrases[-1]
    for n, phrase in enumerate(reversed(phrases[:-1])):
        said = Phrase("list-more" if n else "list-last", {"first": phrase, "rest": said})
    return said


class Words:
    """The catalogue of one game in one language, over the words of the house."""

    def __init__(self, language: str, folders: list[Path], other: Words | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.bundle: FluentBundle = _bundle(language, folders) if other is None else other.bundle
        self.said: dict[str, str] = {} if other is None else other.said  # phrases without gaps, once said
        self.filled: dict[Said, str] = {} if other is None else other.filled
        self.names: list[str] = []  # the players' by seat, for whoever names no others

    def calling(self, names: list[str]) -> Words:
        """The same catalogue, which calls the players by their names; one without a name by the word for the seat."""
        words = Words(self.language, [], self)
        words.names = names
        return words

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def word(self, key: str) -> str:
        """A message without gaps; or what is `literal`."""
        if key.startswith(LITERAL):
            return key[len(LITERAL) :]
        if key not in self.said:
            self.said[key] = self._format(key, {})
        return self.said[key]

    def say(self, phrase: Phrase, names: list[str] | None = None) -> str:
        """The phrase in this language; `names` are the players' by seat."""
        if not phrase.gaps:
            return self.word(phrase.key)
        gaps: dict[str, str | int] = {}
        for name, gap in phrase.gaps.items():
            if isinstance(gap, Phrase):
                gaps[name] = self.say(gap, names)
            elif isinstance(gap, str):
                gaps[name] = self.word(gap)
            elif name.startswith("seat"):
                gaps[name] = self.name(gap, names)
            else:
                gaps[name] = gap
        return self._format(phrase.key, gaps)

    # What stands between words is the catalogue's as well: commas, colons and brackets differ by language.

    def commas(self, texts: list[str]) -> str:
        """Several things in a row; where there are none, the word for that."""
        return self.word("join-comma").join(texts) if texts else self.word("none")

    def dots(self, texts: list[str]) -> str:
        return self.word("join-dot").join(texts)

    def told(self, what: str, text: str) -> str:
        """ "what: text" """
        return self._format("join-told", {"what": what, "text": text})

    def beside(self, what: str, more: str) -> str:
        """ "what (more)" """
        return self._format("join-beside", {"what": what, "more": more})

    def after(self, what: str, text: str) -> str:
        """ "what text": a label that has its own colon, or a name and its number."""
        return self._format("join-after", {"what": what, "text": text})

    def clauses(self, first: str, rest: str) -> str:
        """ "first; rest" """
        return self._format("join-clause", {"first": first, "rest": rest})

    def name(self, seat: int, names: list[str] | None = None) -> str:
        """What the player of a seat is called: by name, by the game's word for the seat, or by number."""
        called = self.names if names is None else names
        if seat < len(called) and called[seat]:
            return called[seat]
        key = f"seat {seat}"  # no message is called so: kept beside the phrases that were said
        if key not in self.said:
            own = f"seat-{seat}"
            self.said[key] = self.word(own) if self.has(own) else self._format("seat", {"number": seat + 1})
        return self.said[key]

    def _format(self, key: str, gaps: dict[str, str | int]) -> str:
        what = (key, tuple(gaps.items()))
        text = self.filled.get(what)
        if text is None:
            if len(self.filled) >= KEPT:
                self.filled.clear()
            text = self.filled[what] = self._made(key, gaps)
        return text

    def _made(self, key: str, gaps: dict[str, str | int]) -> str:
        if not self.bundle.has_message(key):
            raise NoWords(f"no words for '{key}' in language '{self.language}'")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise NoWords(f"'{key}' has no text of its own in language '{self.language}'")
        text, faults = self.bundle.format_pattern(pattern, dict(gaps))
        if faults:
            raise NoWords(f"'{key}' in language '{self.language}': {faults[0]}")
        return str(text)


def _bundle(language: str, folders: list[Path]) -> FluentBundle:
    # Fluent and its locale data take a while to import: only those who read words wait for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in [*folders, HOUSE_WORDS]:
        for text in catalogue_texts(folder, language):
            bundle.add_resource(FluentResource(text))  # the first that knows a message wins
    return bundle


def catalogue_texts(folder: Path, language: str) -> list[str]:
    """The catalogue of a folder, and the English one for what it lacks; English alone suffices."""
    names = [name for name in dict.fromkeys([language, ENGLISH]) if name == ENGLISH or has_catalogue(folder, name)]
    return [(folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names]


def has_catalogue(folder: Path, language: str) -> bool:
    return (folder / f"{language}.ftl").is_file()
