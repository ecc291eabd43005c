"""Yggdrasil by text alone, to defeat and to victory, in three languages."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.core.text import LANGUAGES
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    ASGARD,
    BLACK,
    BLUE,
    DARKNESS,
    DEAD,
    FENRIR,
    FIRE,
    FORGE,
    GEIRROD,
    GREEN,
    HEL,
    ICE,
    JORMUNGAND,
    LOKI,
    ON_TOP,
    SACRED,
    SURT,
    UNDER,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import Table, colour, hammers, table


def says(t: Table, value: int) -> str:
    """What an answer to the open question means, in English."""
    (ask,) = t.g.asks()
    return GAME.words("en").say(GAME.phrase(t.g, ask, value))


def test_what_two_gods_share_is_told_once() -> None:
    t = table("odin", "freyja", "thor")
    t.g.vikings, t.g.elves = [0, 4, 2], [2, 0, 1]
    t.acts().play(world=DARKNESS, partner=1)
    assert says(t, 1) == "1 Viking, and 3 for Freyja"
    t.play(hold_vikings=4)
    assert says(t, 2) == "2 elves, and 0 for Freyja"


def read_and_answer(match: gladsheim.Match, language: str, lots: Lots) -> None:
    """Take one of the numbered lines below the question."""
    seat = match.asks[0].seat
    lines = match.text(seat, language).splitlines()
    question = max(n for n, line in enumerate(lines) if line.endswith(f"[{match.asks[0].rule}]"))
    answers = [line.split(":")[0].strip() for line in lines[question + 1 :]]
    assert [int(answer) for answer in answers] == match.asks[0].options
    match.answer(seat, int(answers[lots.below(len(answers))]))


@rule("YG 4.7")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_defeat_by_text_alone(language: str) -> None:
    match = gladsheim.start("yggdrasil", seats=3, seed=5, level="ragnarok-4")
    lots = Lots(7)
    while not match.over:
        read_and_answer(match, language, lots)
    ending = match.ending(language)
    assert ending.key.startswith("defeat.")
    assert match.text(0, language).endswith(ending.text)


@rule("YG 4.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_victory_by_text_alone(language: str) -> None:
    match = gladsheim.start("yggdrasil", seats=1, seed=5, gods=["thor"])
    state = table("thor").g
    state.rows, state.unseen = [JORMUNGAND], []
    state.begin(state.forms[0])
    match.state, match.asked = state, None
    match.settle()
    lots = Lots(7)
    while not match.over:
        read_and_answer(match, language, lots)
    assert match.ending(language).key == "victory"
    assert match.returns == [1.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(language: str) -> None:
    words = GAME.words(language)
    told = 0
    for seed in range(12):
        match = gladsheim.start("yggdrasil", seats=1 + seed % 6, seed=seed, level="hard")
        match.listen()
        lots = Lots(seed)
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        for beat in match.beats(None):
            assert words.say(beat.phrase)
            assert beat.rule in GAME.rulebook.rules
            told += 1
    assert told > 500


@rule("YG 5.1", "YG 9.6", "YG 8.14")
def test_an_answer_says_whether_an_enemy_is_fought_or_goes_back_and_how_far() -> None:
    t = table("odin").enemies(loki=7, hel=3).acts().play(world=ASGARD)
    assert says(t, LOKI) == "Loki (space 7, force 7)"
    t.g.vanir = 4
    t.acts().play(world=SACRED, scale=4)
    assert says(t, LOKI) == "Loki, from space 7 to 6"
    t.beaten(8, 10, 11).giant(9)
    t.g.vikings = [3]
    t.acts().play(world=ICE, giant=9, vikings=3, die=hammers(0), elves=0)  # Mann
    assert says(t, LOKI) == "Loki, from space 7 to 4"
    assert says(t, HEL) == "Hel, from space 3 to 1"


@rule("YG 8.1", "YG 9.7")
def test_an_answer_says_whether_a_giant_is_fought_or_discarded() -> None:
    t = table("odin").giant(GEIRROD).acts().play(world=ICE)
    assert says(t, GEIRROD) == "Geirröd: no die in combats (Daeg)"
    t.g.vanir = 5
    t.acts().play(world=SACRED, scale=5)
    assert says(t, 6) == "Discard Gialp: blocks the Kingdom of Fire (Daeg)"


@rule("YG 7.9", "YG 7.10")
def test_an_answer_says_how_many_counters_go_into_a_bag_or_come_out() -> None:
    t = table("odin")
    t.g.dead = 3
    t.acts().play(world=DEAD)
    assert says(t, GREEN) == "Green bag (put in 3 Vikings)"
    t.fill_bags([0, 1, 9, 12, 15], [0, 1, 9, 6, 3]).acts().play(world=FIRE)
    assert says(t, WHITE) == "White bag (draw 2 counters)"
    assert says(t, BLACK) == "Black bag (draw 5 counters)"


@rule("YG 7.1", "YG 7.2")
def test_an_answer_says_what_is_given_back_to_the_forge() -> None:
    t = table("odin")
    t.g.levels, t.g.forge = [1, 3, 0, 0, 0, 0], t.g.forge & ~(1 | 1 << 5)
    t.acts().play(world=FORGE)
    assert says(t, HEL) == "Ring (Hel), level 2 for your level 1"
    assert says(t, LOKI) == "Net (Loki), level 1"
    assert says(t, SURT) == "Sword (Surt), level 3"  # why not: there is no fourth to name
    (ask,) = t.g.asks()
    assert GAME.places(t.g, ask, SURT) == ["artifact-sword-3"]


@rule("YG 5.3", "YG 8.8")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_for_vikings_promises_no_roll(language: str) -> None:
    """Where a giant forbids the die there is none."""
    asked = GAME.words(language).word("ask-vikings")
    assert not any(roll in asked for roll in ("roll", "jet", "振"))


@rule("YG 11.1")
def test_odins_answer_says_which_card_goes_back() -> None:
    t = table("odin", angry=1, angry_enemies=["hel"]).draws(LOKI).play(card=ANGRY + HEL, play=LOKI)
    assert says(t, ON_TOP) == "Angry Hel on top of the deck"
    assert says(t, UNDER) == "Angry Hel under the deck"


@rule("YG 11.6", "YG 10.12")
def test_tyrs_answer_says_which_roll_calms_fenrir() -> None:
    t = table("tyr").enemies(fenrir=5).draws(FENRIR).play(first=colour(WHITE), second=colour(BLUE))
    assert says(t, colour(BLUE)) == "Blue, 1 hammer: Fenrir stays angry"  # he is beyond the door
    assert says(t, colour(WHITE)) == "White, no hammer: calms Fenrir"
    t = table("tyr").draws(HEL).play(first=colour(WHITE), second=colour(BLUE))
    assert says(t, colour(BLUE)) == "Blue, 1 hammer"


@rule("YG 5.3", "YG 4.7")
def test_the_text_tells_the_fight_and_how_near_each_defeat_is() -> None:
    t = table("odin").enemies(loki=4, hel=3)
    t.g.vikings = [6]
    t.acts().play(world=ASGARD, enemy=LOKI)
    lines = GAME.text(t.g, 0, GAME.words("en")).splitlines()
    assert "  Wall: 1 of 5 enemies beyond, 10 steps from defeat" in lines
    assert "Odin against Loki: 0 of 6 so far (0: 0 %, 1: 0 %, 2: 0 %, 3: 17 %, 4: 50 %, 5: 83 %, 6: 100 %)" in lines
