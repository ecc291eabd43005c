"""Counsel: the hints of the council name whom they suspect, and no chance where no trial game can tell."""

from __future__ import annotations

import pytest

import gladsheim
from bots.test_levels import sat_down
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.explain import Explained, hints_of
from gladsheim.core.forms import NOBODY
from gladsheim.core.match import Match
from gladsheim.core.text import LANGUAGES
from gladsheim.games.gotterdammerung.belief import MEASURED, believe
from gladsheim.games.gotterdammerung.counsel import percent, reasons, subject
from gladsheim.games.gotterdammerung.mind import MIND
from gladsheim.games.gotterdammerung.seen import Seen
from gladsheim.games.gotterdammerung.state import asgard_of


def at_a(slot: str, conspires: bool, seed: int = 2) -> tuple[Match, int]:
    """A council of bots at the first such question to one of a faction."""
    match = gladsheim.start("gotterdammerung", seats=9, seed=seed)
    bots = [make_bot("skilled", seat) for seat in range(9)]
    while not match.over:
        for ask in match.asks:
            if ask.slot == slot and asgard_of(match.state).faction(ask.seat) == conspires and len(ask.options) > 1:
                return match, ask.seat
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
    raise AssertionError(f"nobody was asked {slot}")


def told(match: Match, seat: int) -> list[Explained]:
    return hints_of(sat_down("skilled", "gotterdammerung"), Eyes(match, seat), 1, 3, 1.0)


@pytest.mark.parametrize("slot", ["say", "vote"])
@pytest.mark.parametrize("conspires", [False, True])
def test_a_hint_of_the_council_says_why_in_every_language(slot: str, conspires: bool) -> None:
    match, seat = at_a(slot, conspires)
    found = told(match, seat)
    assert found[0].because
    for language in LANGUAGES:
        words = match.game.words(language)
        assert all(words.say(phrase) for one in found for phrase in [one.chances(), *one.phrases()])


def test_of_words_no_chance_is_told_and_but_one_answer() -> None:
    match, seat = at_a("say", False)
    assert not MIND.can_judge("say")
    (only,) = told(match, seat)
    assert not only.is_judged
    assert only.chances().key == "hint-no-chance"
    match, seat = at_a("vote", False)
    down, up = told(match, seat)
    assert down.chances().key == up.chances().key == "hint-chance"


def test_a_protector_is_told_how_likely_the_accused_conspires_by_what_it_knows() -> None:
    match, seat = at_a("vote", False)
    sight = Seen(match.view(seat), seat)
    belief = believe(sight, False, MEASURED)
    (phrase,) = reasons(sight, belief, "vote", 1)
    assert phrase.key == "hint-suspected"
    assert phrase.gaps == {"seat": sight.accused, "chance": percent(belief.chance[sight.accused])}


def test_what_one_saw_oneself_is_said_as_certain_and_nothing_else_is() -> None:
    match, seat = at_a("vote", False)
    sight = Seen(match.view(seat), seat)
    sight.looks = [[1, sight.accused, 1]]
    (phrase,) = reasons(sight, believe(sight, False, MEASURED), "vote", 1)
    assert (phrase.key, phrase.gaps["faction"]) == ("hint-looked", "faction-conspirator")
    assert (percent(1.0), percent(0.0)) == (99, 1)


def test_a_conspirator_is_told_who_is_its_fellow_and_what_a_protector_would_think() -> None:
    match, seat = at_a("vote", True)
    sight = Seen(match.view(seat), seat)
    sight.accused = next(one for one in range(9) if one != seat and (sight.conspirators >> one) & 1)
    keys = [phrase.key for phrase in reasons(sight, believe(sight, True, MEASURED), "vote", 0)]
    assert keys[0] == "hint-fellow"
    assert keys[-1] in ("hint-seems", "hint-no-suspicion")


def test_before_anything_was_done_nobody_is_suspected() -> None:
    match = gladsheim.start("gotterdammerung", seats=9, seed=1)
    seat = next(seat for seat in range(9) if not asgard_of(match.state).faction(seat))
    sight = Seen(match.view(seat), seat)
    assert [one.key for one in reasons(sight, believe(sight, False, MEASURED), "look", (seat + 1) % 9)] == [
        "hint-no-suspicion"
    ]


def test_an_answer_is_about_whom_it_names_or_whom_the_council_judges() -> None:
    match, seat = at_a("vote", False)
    sight = Seen(match.view(seat), seat)
    assert subject(sight, "vote", 0) == sight.accused
    assert subject(sight, "target", 3) == 3
    assert subject(sight, "target", 15) == NOBODY
    assert subject(sight, "card", 3) == NOBODY
    sight.accused = seat
    assert [phrase.key for phrase in reasons(sight, believe(sight, False, MEASURED), "vote", 0)] == ["hint-oneself"]
