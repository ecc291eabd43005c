"""The words of all catalogues together: one name for one thing, and the manners of each language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import gladsheim
from gladsheim.games import OWN, find

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = Path(gladsheim.__file__).parent
FOLDERS: Final = [*sorted(file.parent for file in SOURCE.rglob("en.ftl")), ROOT / "web" / "src" / "text"]

# The boxes spell some names each in their own way; in Japanese they are the same.
SPELLED: Final = {
    "Freyja": "Freya",
    "Freyia": "Freya",
    "Freyr": "Frey",
    "Iormungand": "Jörmungand",
    "Nidhogg": "Nidhögg",
    "Surtr": "Surt",
    "Njörd": "Njord",
    "Idun": "Idunn",
    "Balder": "Baldr",
    "Brynhildr": "Brynhild",
    "Gjalp": "Gialp",
    "Utgardloki": "Utgard-Loki",
}
NAMED: Final = ("card-", "enemy-", "giant-", "god-", "iotunn-", "name-", "opponent-", "world-", "zone-")


def catalogue(folder: Path, language: str) -> dict[str, str]:
    """The messages of a catalogue as they are written."""
    whole = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(whole).body if isinstance(entry, Message)]
    return {one.id.name: FluentSerializer().serialize_entry(one).split("=", 1)[1].strip() for one in found}


def japanese_names() -> dict[str, set[str]]:
    """What every name of a god, a beast or a world is in Japanese, over all games."""
    found: dict[str, set[str]] = {}
    for folder in FOLDERS:
        english, japanese = catalogue(folder, "en"), catalogue(folder, "ja")
        for key, text in english.items():
            name = re.sub(r" \(\d\)$", "", text)
            if key.startswith(NAMED) and re.fullmatch(r"[A-Z][\w-]+", name):
                found.setdefault(SPELLED.get(name, name), set()).add(re.sub(r"（\d）$", "", japanese[key]))
    return found


def test_japanese_spells_a_name_alike_in_every_game() -> None:
    names = japanese_names()
    assert names["Odin"] == {"オーディン"}
    assert {name: ways for name, ways in names.items() if len(ways) > 1} == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_french_points_and_apostrophes_are_set_alike(folder: Path) -> None:
    for key, text in catalogue(folder, "fr").items():
        said = re.sub(r"maximumFractionDigits: ", "", text)
        assert not re.search(r"[^\u00a0][:;!?»](?=\s|$)|«[^\u00a0]|[’\u202f]|\d %", said), key


@pytest.mark.parametrize("game", sorted(OWN))
def test_so_are_those_of_the_french_rules(game: str) -> None:
    for rule in find(game).rulebook.rules.values():
        said = f"{rule.title('fr')} {rule.text('fr')}"
        assert not re.search(r"[^\u00a0][:;!?»](?=\s|$)|«[^\u00a0]|[’\u202f]", said), rule.id


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_french_counts_in_whole_words(folder: Path) -> None:
    assert [key for key, text in catalogue(folder, "fr").items() if "(s)" in text] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_japanese_asks_politely_and_answers_plainly(folder: Path) -> None:
    for key, text in catalogue(folder, "ja").items():
        if key.startswith("ask-"):
            assert re.search(r"(すか？|ください。|選びます。)$", text), key
        if key.startswith("do-"):
            assert not re.search(r"(ます|です|ません)。?$", text), key


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_japanese_points_are_of_full_width(folder: Path) -> None:
    for key, text in catalogue(folder, "ja").items():
        said = re.sub(r"\{[^{}]*\}", "", text)
        assert not re.search(r"[ぁ-んァ-ヴー一-龥] ?[,.!?:;()%]", said), key


# What stands between words is the catalogue's (core/text.py: commas, told, beside, after, clauses).
SAID = re.compile(r"words?\.(word|say|name)\(|house\.(word|say)\(")
JOINED = re.compile(r"""["'](?:, |; |: |/| / | \+ | > | · |、|：)["']\.join|\}[:,;+(] ?\{|\) ?\+ ?["'][:,;] |\} \(\{""")
SPEAKING: Final = [file for file in sorted(SOURCE.rglob("*.py")) if SAID.search(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("file", SPEAKING, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_python_joins_words_with_punctuation(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if SAID.search(line) and JOINED.search(line)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_every_language_has_the_same_messages_with_the_same_gaps(folder: Path) -> None:
    english = catalogue(folder, "en")
    for language in ("fr", "ja"):
        other = catalogue(folder, language)
        assert sorted(other) == sorted(english)
        for key, text in other.items():
            assert gaps_of(text) ^ gaps_of(english[key]) <= NOT_NEEDED.get((language, key), set()), (language, key)


NOT_NEEDED: Final = {("ja", "winners"): {"count"}}  # gaps of English that another language's grammar does without


def gaps_of(text: str) -> set[str]:
    return set(re.findall(r"\$([\w-]+)", text))


FIGURES: Final = re.compile(r"(?<![A-Za-z0-9.])\d+(?![A-Za-z0-9])")
# Numbers that English spells.
ONES: Final = ["no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
MANY: Final = {"none": 0, "fifteen": 15, "sixteen": 16, "eighteen": 18, "twenty": 20, "thirty": 30}
ORDER: Final = {"second": 2, "third": 3, "fourth": 4, "fifth": 5, "both": 2, "pair": 2, "duel": 2, "half": 2}
SPELLED_OUT: Final = {word: n for n, word in enumerate(ONES)} | MANY | ORDER | {"twice": 2, "double": 2, "doubled": 2}
# What Japanese says in figures and English in other words: a month, "up to", "another of its kind".
OTHERWISE: Final = {"story-managarm-1", "OT 6.2", "YG 3.2", "VF 1.4", "VF 2.3", "YC 2.7", "YC 3.10", "YC 9.8"}
ONE_MORE: Final = ("ja", "board-naglfar-is-enemy")  # "plus 1 for each" is "plus the number of"


def figures(text: str) -> set[int]:
    """The numbers that stand in a text in figures, gaps and the names of variants apart."""
    return {int(found) for found in FIGURES.findall(re.sub(r"\{[^{}]*\}|\[[^\]]*\]", "", text))}


def check_numbers(language: str, key: str, english: str, other: str) -> None:
    """English figures are said in every language, and no others but those that English spells."""
    said, wanted = figures(other), figures(english)
    if "[one]" in english or (language, key) == ONE_MORE:
        wanted -= {1}
    assert wanted <= said, (language, key, wanted - said)
    words = set(re.findall(r"[a-z]+", english.lower()))
    spelled = {number for word, number in SPELLED_OUT.items() if words & {word, f"{word}s"}} | {1}
    assert key in OTHERWISE or said <= figures(english) | spelled, (language, key, said - figures(english))


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_every_language_says_the_same_numbers(language: str) -> None:
    for folder in FOLDERS:
        english = catalogue(folder, "en")
        for key, text in catalogue(folder, language).items():
            check_numbers(language, key, english[key], text)
    for game in sorted(OWN):
        for rule in find(game).rulebook.rules.values():
            check_numbers(language, rule.id, rule.text("en"), rule.text(language))


def sources() -> str:
    """All that may name a message: Python, TypeScript, Svelte, and messages that stand in others."""
    files = [*SOURCE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    texts = [file.read_text(encoding="utf-8") for file in files if "/static/" not in str(file)]
    for folder in FOLDERS:
        texts += [text for text in catalogue(folder, "en").values() if re.search(r"\{ *[a-z-]", text)]
    return "\n".join(texts)


def test_no_message_is_unused() -> None:
    """A message is named whole, or by its first words with the last of them put in: `f"choice-{name}"`."""
    whole = sources()
    named = set(re.findall(r"[a-z][\w]*(?:-[\w]+)+|[a-z][\w]*", whole))
    stems = set(re.findall(r"([a-z][\w-]*-)[\"'`]?(?:\$?\{| ?\+)", whole))
    stems |= {f"{name}-" for name in re.findall(r'(?:Kind\("|key=")([a-z][\w-]*)"', whole)}
    unused = []
    for folder in FOLDERS:
        for key in catalogue(folder, "en"):
            parts = key.split("-")
            begun = any("-".join(parts[:n]) + "-" in stems for n in range(1, len(parts)))
            if key not in named and not begun and not key.startswith(MADE):
                unused.append(f"{folder.parent.name}: {key}")
    assert unused == []


# Made of the names of kinds, slots, events, options and gods, which the kit (`gladsheim check`) compares one by one.
MADE: Final = ("ask-", "do-", "fell-", "option-", "choice-", "outcome-", "summary-", "guide-", "hint-", *NAMED)


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_japanese_counts_in_arabic_numerals(folder: Path) -> None:
    kanji = re.compile(r"(?<![第唯統])[零二三四五六七八九十](?=枚|個|人|マス|段|列|回|点|柱|つの)")
    assert {key: text for key, text in catalogue(folder, "ja").items() if kanji.search(text)} == {}


@pytest.mark.parametrize("game", sorted(OWN))
def test_so_do_the_japanese_rules(game: str) -> None:
    kanji = re.compile(r"(?<![第唯統])[零二三四五六七八九十](?=枚|個|人|マス|段|列|回|点|柱|つの)")
    said = {rule.id: f"{rule.title('ja')} {rule.text('ja')}" for rule in find(game).rulebook.rules.values()}
    assert {id: text for id, text in said.items() if kanji.search(text)} == {}


GERMAN_BONES: Final = re.compile(
    r"the own\b|of own\b|slantwise|\bshall go\b|taken by themselves|goes to the most|drag on\b", re.IGNORECASE
)


def test_english_has_no_german_bones() -> None:
    found = {
        f"{folder.parent.name}: {key}": text
        for folder in FOLDERS
        for key, text in catalogue(folder, "en").items()
        if GERMAN_BONES.search(text)
    }
    for game in sorted(OWN):
        rules = find(game).rulebook.rules.values()
        found |= {rule.id: rule.text("en") for rule in rules if GERMAN_BONES.search(rule.text("en"))}
    assert found == {}


def repeated_tail(text: str) -> str:
    """What stands both at the end of the variants of a choice and once more behind it."""
    for block in re.finditer(r"\{ \$[\w-]+ ->\n(.*?)\n\s*\}(.*?)(?=\{ \$[\w-]+ ->|\Z)", text, re.DOTALL):
        variants = re.findall(r"\][ ](.*)", block[1])
        tail = block[2].strip()
        if len(tail) > 5 and variants and any(variant.endswith(tail) for variant in variants):
            return tail
    return ""


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_nothing_is_said_twice_around_a_choice(language: str) -> None:
    twice = {
        f"{folder.parent.name}/{key}": repeated_tail(text)
        for folder in FOLDERS
        for key, text in catalogue(folder, language).items()
        if repeated_tail(text)
    }
    assert twice == {}


@pytest.mark.parametrize("game", sorted(OWN))
def test_the_page_of_a_game_lists_every_option_with_what_it_is_by_itself(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    for name, option in find(game).options.items():
        line = re.search(rf"^\| `{name}` \| (.*?) \|", page, re.MULTILINE)
        assert line, f"{name} is missing"
        by_itself = re.findall(r"\*\*`?([^*`]*)`?\*\*", line[1])
        assert by_itself in ([["none"], []] if option.default == [] else [[str(option.default)]]), name


# Words that once stood beside the one we use, or belong to another kind of game: shogi, in Japanese.
NOT_OURS: Final = {
    "en": re.compile(r"\bon turn\b|\bsurely\b|\bis to (take|bring|destroy)\b|\bMy reason:"),
    "fr": re.compile(r"\b(la|cette|une) salle\b|\ben Asgard\b|\bniveau I+\b|\barrive à[\u00a0 ]:"),
    "ja": re.compile(r"携帯電話|対局|棋譜|投了|[二一]局|ブラウザ(?!ー)|だれ(?!か)|\} ?%"),
}


@pytest.mark.parametrize("language", sorted(NOT_OURS))
def test_one_thing_has_one_word(language: str) -> None:
    found = {
        f"{folder.parent.name}: {key}": text
        for folder in FOLDERS
        for key, text in catalogue(folder, language).items()
        if NOT_OURS[language].search(text)
    }
    assert found == {}
