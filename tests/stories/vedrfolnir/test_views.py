"""What is seen, heard and read: all is open, and all of it can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.games.vedrfolnir import GAME
from gladsheim.games.vedrfolnir.events import CHOSE
from stories.rules import rule
from stories.vedrfolnir.table import AS_THOR, HEIMDALL, LAST, T, hel, table

LANGUAGES = ("en", "fr", "ja")
HERE = Path(__file__).parent


@rule("VF 3.1", "VF 5.9")
def test_nobody_can_know_which_pile_hides_which_card() -> None:
    """Hand, draw pile and buried cards are one bag: an imagined table is the table."""
    t = table(stakes={1: "thor1*4 odin1*4"}).gives("thor3*4", 1).gives("hel", 2, 28)
    for seat in (0, 1, 2, None):
        twin = GAME.imagine(t.g, seat, Lots(1))
        assert GAME.view(twin, seat) == GAME.view(t.g, seat)
        assert twin.options == t.g.options


@rule("VF 2.2")
def test_the_text_tells_the_whole_table_in_three_languages() -> None:
    words = {
        "en": ["Draw pile", "Stake", "Tribute", "the Norns", "Tyr as Odin ᚱ2 ★1"],
        "fr": ["Pioche", "Défausse", "Mise", "Tribut", "Cartes Remportées", "Les Nornes", "Tyr en Odin ᚱ2 ★1"],
        "ja": ["山札", "捨て札", "場札", "貢物", "ノルン", "テュール（オーディン） ᚱ2 ★1"],
    }
    t = table(stakes={0: "tyr2*1/odin", T: "freyja*1"}, jokers={1: "norns"}, won={2: "thor3"}).reveals("loki")
    for language in LANGUAGES:
        text = GAME.text(t.g, 0, GAME.words(language))
        assert [word for word in words[language] if word not in text] == []


@rule("VF 4.2")
def test_whoever_chooses_reads_where_the_card_goes() -> None:
    t = table(stakes={1: "thor1 thor2"}).gives("skoll-and-hati", 1)
    assert "It comes to Seat 2." in GAME.text(t.g, 0, GAME.words("en"))


@rule("VF 4.2", "VF 11.2")
@pytest.mark.parametrize(
    ("given", "choice", "said"),
    [
        ("tyr2*1", AS_THOR, "Tyr is given with runes of Thor."),
        ("skoll-and-hati", LAST, "Skoll and Hati go for the last card of Seat 2."),
        ("hel", hel(0, "first"), "Hel aims at the first card of Seat 1."),
    ],
)
def test_whoever_may_refuse_a_choice_card_knows_the_choice(given: str, choice: int, said: str) -> None:
    words = GAME.words("en")
    t = table(stakes={0: "thor1", 1: "odin1 odin2"}, jokers={1: "norns"}).gives(given, 1)
    assert said not in GAME.text(t.g, 1, words)
    t.says(choice)
    assert t.asked == "1 refuse"
    assert said in GAME.text(t.g, 1, words)
    assert t.hears(CHOSE) == [said]


@rule("VF 10.5", "VF 10.6")
def test_all_hear_what_hel_is_to_do() -> None:
    t = table(seats=2, stakes={3: "thor1 thor2"}, jokers={3: "norns"}).gives("hel", 0, hel(3, "last"))
    assert t.asked == "1 answer"
    assert "Hel aims at the last card of Ase of Seat 2." in GAME.text(t.g, 1, GAME.words("en"))
    t = table(jokers={1: "heimdall"}).gives("hel", 2, hel(1, "heimdall"))
    assert t.happened(CHOSE) == ["VF 4.2"]


@rule("VF 9.9", "VF 9.11")
def test_whoever_may_refuse_a_raven_reads_where_it_set_out() -> None:
    """Coming home it brings its stars, elsewhere a draw."""
    t = table(jokers={2: "norns"}).gives("hugin*1", 1).draws("thor1")
    text = GAME.text(t.g, 2, GAME.words("en"))
    assert "The raven set out from Seat 2." in text
    assert "It comes to Seat 3." in text


@rule("VF 12.1")
def test_an_ase_has_no_name_before_it_is_chosen() -> None:
    m = gladsheim.start("vedrfolnir", seats=2, seed=1)
    assert "  Ase of Seat 1:" in m.text(0)
    assert "Ase of" not in m.text(0).replace("  Ase of", "")
    m.answer(m.asks[0].seat, 0)
    assert "Odin, Ase of" in m.text(0)
    assert "Thor, Ase of" in m.text(0)


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_whole_game_is_told_in_every_language(seats: int) -> None:
    m = gladsheim.start("vedrfolnir", seats=seats, seed=seats, deck="base" if seats == 1 else "both")
    m.listen()
    lots = Lots(seats)
    while not m.over:
        ask = m.asks[0]
        m.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    for language in LANGUAGES:
        said = [beat.text(language) for beat in m.beats(None)]
        assert len(said) > 50
        assert not [line for line in said if "{" in line or "$" in line]
        assert m.ending(language).text in m.text(0, language)


def test_answers_point_to_things_on_the_board() -> None:
    t = table(stakes={1: "thor1"}, jokers={1: "heimdall"}).reveals("hel")
    ask = t.g.asks()[0]
    assert [GAME.places(t.g, ask, to) for to in ask.options] == [["zone-0"], ["zone-1"], ["zone-2"], ["tribute"]]
    t.says(2)
    ask = t.g.asks()[0]
    assert GAME.places(t.g, ask, hel(1, "heimdall")) == ["zone-1", "joker-1-heimdall"]
    assert GAME.places(t.g, ask, hel(1, "last")) == ["zone-1", "stake-1-last"]
    t.says(hel(1, "last"))
    assert GAME.places(t.g, t.g.asks()[0], HEIMDALL) == ["joker-1-heimdall"]


def test_all_34_rulings_of_the_fact_sheet_have_a_story() -> None:
    told: set[int] = set()
    for file in HERE.glob("test_*.py"):
        for found in re.findall(r"Rulings? (\d+)(?: and (\d+))?", file.read_text(encoding="utf-8")):
            told |= {int(number) for number in found if number}
    assert told == set(range(1, 35))
