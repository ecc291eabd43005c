"""What everybody may see fall is told, and nobody is told more than the table shows."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.beats import noticed
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung import GAME
from stories.gotterdammerung.table import council
from stories.rules import rule


@rule("GD 5.2")
@pytest.mark.parametrize("seats", [7, 11, 15])
def test_every_lot_that_all_may_know_is_in_a_beat(seats: int) -> None:
    """The seating is told as one, the dice with the Oracle's way; how the Conspirators agreed nobody may know."""
    state = GAME.start(seats, GAME.choose(seats, {}))
    ears = state.ears = Ears(GAME.lots)
    lots, thrown = Lots(seats), 0
    while not state.is_over():
        ask = state.asks()[lots.below(len(state.asks()))]
        thrown += ask.seat == CHANCE and ask.slot == "dice"
        state.fill(ask.seat, ask.options[lots.pick(ask.options, ask.odds)])
    told = [beat.event for beat in noticed(GAME, ears.heard, None)]
    assert told.count("rolled") == thrown > 0
    assert told.count("seated") == 1


@rule("GD 10.1")
def test_thumbs_are_told_together_and_votes_after_them() -> None:
    t = council(conspirators="5 6").is_tried(0, 3, 1)
    for seat in range(6):
        t.fill(seat, seat % 2)
    assert not [line for line in t.hears(None) if "thumb" in line]
    t.fill(6, 0)
    told = t.hears(None)
    assert told[0] == "All show their thumbs for Seat 4. Down: Seat 2, Seat 4 and Seat 6."
    assert told[1] == "3 down, 4 up: Seat 4 stays in Asgard."


@rule("GD 9.1")
def test_what_is_tried_stands_in_the_view_with_the_votes_it_needs() -> None:
    t = council(conspirators="5 6").is_tried(0, 3, 1)
    trial = t.view(None)["trial"]
    assert isinstance(trial, dict)
    assert (trial["accused"], trial["supporter"], trial["needed"], trial["verdict"]) == (3, 1, 4, None)
    for seat in range(7):
        t.fill(seat, 1)
    trial = t.view(None)["trial"]
    assert isinstance(trial, dict)
    assert (trial["votes_down"], trial["verdict"]) == (7, "goes")


def test_a_claim_stands_in_the_view_in_the_words_that_were_told() -> None:
    m = gladsheim.start("gotterdammerung", seats=7, seed=5)
    m.listen()
    lots = Lots(5)
    while not m.over:
        ask = m.asks[lots.below(len(m.asks))]
        m.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    claims = m.view(None)["claims"]
    assert isinstance(claims, list)
    told = [beat.phrase.plain() for beat in m.beats(None) if beat.event == "said"]
    assert [claim["phrase"] for claim in claims if isinstance(claim, dict)] == told != []
