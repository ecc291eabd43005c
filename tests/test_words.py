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
