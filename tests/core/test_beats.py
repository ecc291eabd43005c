"""Beats: an event and the table right after it, and the texts of moves."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import gladsheim
from core.toy import NOTED, RUSTLE, Pick, Roll, Toy, toy_game
from gladsheim.core.beats import noticed
from gladsheim.core.events import Ears, Event
from gladsheim.core.forms import CHANCE
from gladsheim.core.kinds import COUNT, FLAG, SEAT, Kind, Slot
from gladsheim.core.match import SAVED_AS
from gladsheim.core.save import digest

TOY = toy_game(Path("nowhere"))
LATIN = """title = Toy
noted = { $seat } notes { $number }.
rustle = A pen is heard.
seat = Seat { $number }
fell-die = The die shows { $value }.
"""


def toy_with_words(folder: Path) -> gladsheim.Game:
    (folder / "text").mkdir()
    for language in ("en", "fr", "ja"):
        (folder / "text" / f"{language}.ftl").write_text(LATIN, encoding="utf-8")
    return toy_game(folder)


def listening(toy: Toy) -> Ears:
    ears = toy.ears = Ears(TOY.lots)
    return ears


def test_an_event_is_kept_with_the_table_right_after_it() -> None:
    g = Toy()
    g.begin(Pick(0))
    ears = listening(g)
    g.fill(0, 2)
    (happened,) = ears.heard
    assert isinstance(happened.after, Toy)
    assert happened.after.notes == [2]
    assert happened.after.asks() == [], "in the middle of things nobody is asked"
    assert happened.parts() == {"seat": 0, "number": 2}


def test_others_notice_what_the_event_says_they_do() -> None:
    g = Toy()
    g.begin(Pick(1))
    ears = listening(g)
    g.fill(1, 3)
    (happened,) = ears.heard
    assert happened.told_to(1) is happened
    for other in (0, None):
        veiled = happened.told_to(other)
        assert veiled is not None
        assert veiled.event is RUSTLE
        assert veiled.parts() == {}


def test_a_lot_that_all_may_know_is_told_by_the_engine_itself(tmp_path: Path) -> None:
    game = toy_with_words(tmp_path)
    g = Toy()
    g.begin(Roll())
    ears = g.ears = game.ears()
    g.fill(CHANCE, 2)
    (beat,) = noticed(game, ears.heard, None)
    assert (beat.event, beat.parts, beat.rule) == ("fell", {"slot": "die", "value": 2}, "TY 2.1")
    assert beat.text("fr") == "The die shows 2."
    after = ears.heard[0].after
    assert isinstance(after, Toy)
    assert after.notes == [], "it is seen before anything follows from it"


def test_a_mute_slot_leaves_its_lots_to_the_game() -> None:
    slots = {"die": Slot(3, mute=True)}
    mute = gladsheim.Game(
        id="mute",
        folder=Path("nowhere"),
        seats=range(1, 2),
        options={},
        state=Toy,
        forms=[Roll],
        slots=slots,
        set_up=TOY.set_up,
        view=TOY.view,
        text=TOY.text,
        pieces=TOY.pieces,
        longest=1,
    )
    g = Toy()
    g.begin(Roll())
    ears = g.ears = mute.ears()
    g.fill(CHANCE, 2)
    assert ears.heard == []


def test_an_event_told_with_too_few_or_too_many_parts_says_so() -> None:
    g = Toy()
    listening(g)
    with pytest.raises(TypeError, match=r"^'noted' has the parts seat, number, but was told otherwise$"):
        g.say(NOTED, 1)
    with pytest.raises(TypeError, match=r"^'noted' has the parts seat, number, but was told otherwise$"):
        g.say(NOTED, 1, 2, 3)


def test_parts_are_data_by_their_kinds() -> None:
    god = Kind("god", ["odin", "thor"], place="god-{}")
    event = Event(
        "met", "TY 1.1", SEAT, god, FLAG.named("glad"), COUNT.named("left"), god.several("gods"), at="hall-{god}"
    )
    g = Toy()
    ears = listening(g)
    g.say(event, 2, 1, 0, -3, many=[0, 1])
    (happened,) = ears.heard
    assert happened.parts() == {"seat": 2, "god": "thor", "glad": False, "left": -3, "gods": ["odin", "thor"]}
    assert happened.places() == ["seat-2", "god-thor", "god-odin", "hall-thor"]
    assert happened.phrase().gaps["god"] == "god-thor"
    assert happened.phrase().gaps["glad"] == "no"


def test_what_is_let_go_keeps_its_words_and_not_its_table(tmp_path: Path) -> None:
    game = toy_with_words(tmp_path)
    g = Toy()
    g.begin(Pick(0))
    ears = g.ears = game.ears()
    g.fill(0, 2)
    ears.heard[0].let_go()
    (mine,) = noticed(game, ears.heard, 0)
    (theirs,) = noticed(game, ears.heard, 1)
    assert (mine.text(), theirs.text()) == ("Seat 1 notes 2.", "A pen is heard.")
    with pytest.raises(ValueError, match=r"^the table right after this is no longer kept$"):
        assert mine.view


def test_the_view_after_the_last_beat_is_the_view_with_the_questions() -> None:
    m = gladsheim.start("odins-table", seed=4)
    m.listen()
    m.answer(0, m.asks[0].options[0])
    for seat in (0, 1, None):
        now = m.view(seat)
        for about_the_question in ("asks", "waiting"):
            now.pop(about_the_question)
        assert m.beats(seat)[-1].view == now


def test_beats_are_counted_by_what_the_seat_noticed() -> None:
    m = gladsheim.start("gotterdammerung", seats=7, seed=3)
    m.listen()
    while len(m.beats(None)) < 12:
        m.choose(0)
    for seat in (None, 0, 3):
        assert len(m.beats(seat, since=5)) == len(m.beats(seat)) - 5


# Texts of moves


def test_what_is_said_of_an_answer_can_be_read_again() -> None:
    m = gladsheim.start("odins-table", seed=4)
    while m.asks[0].slot != "deed":
        m.choose(0)
    ask = m.asks[0]
    texts = [m.say(ask, option) for option in ask.options]
    assert "a1 a2" in texts
    assert [m.read(ask.seat, text) for text in texts] == ask.options
    assert m.read(ask.seat, "  A1   a2 ") == ask.options[texts.index("a1 a2")]


def test_a_text_that_means_no_answer_or_several_is_illegal_and_names_them() -> None:
    m = gladsheim.start("odins-table", seed=4)
    while m.asks[0].slot != "deed":
        m.choose(0)
    seat = m.asks[0].seat
    with pytest.raises(gladsheim.Illegal, match=r"^'a1' could mean: a1 a2, a1 b2 \[OT 3.1\]$"):
        m.read(seat, "a1")
    with pytest.raises(gladsheim.Illegal, match=r"^'z9' is no answer now; there are: a1 a2, a1 b2, b1 a2"):
        m.read(seat, "z9")
    with pytest.raises(gladsheim.Illegal, match=r"^seat 1 is not asked now"):
        m.read(1 - seat, "a1 a2")


# Old data


def test_a_save_that_tells_its_state_in_the_older_way_is_played_again() -> None:
    m = gladsheim.start("odins-table", seed=4)
    for _ in range(30):
        m.choose(0)
    old = m.save()
    assert old.pop("saved_as") == SAVED_AS
    old["state"] = {}
    old["digest"] = digest(old)
    again = gladsheim.load(old)
    assert again.view(0) == m.view(0)
    again.choose(0)
    m.choose(0)
    assert again.save() == m.save()


def test_an_older_save_of_an_imagined_match_says_that_it_cannot() -> None:
    old = gladsheim.start("odins-table", seed=4).imagine(0, random.Random(1)).save()
    del old["saved_as"]
    old["digest"] = digest(old)
    with pytest.raises(gladsheim.Damaged, match=r"^this save of an imagined match is of an older version"):
        gladsheim.load(old)
