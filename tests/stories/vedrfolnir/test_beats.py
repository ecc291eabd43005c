"""What is told, and the table right after it."""

from __future__ import annotations

import pytest

from gladsheim.core.beats import Beat, noticed
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.vedrfolnir import DECKS, GAME
from gladsheim.games.vedrfolnir.events import (
    DISCARDED_AT,
    GIVEN,
    JOINED,
    JOKER_PLAYED,
    ROUND_ENDED,
    SHARED,
)
from gladsheim.games.vedrfolnir.state import Vedrfolnir
from gladsheim.games.vedrfolnir.turn import Saga
from gladsheim.games.vedrfolnir.view import VedrfolnirView, view
from stories.rules import rule
from stories.vedrfolnir.table import LAST, NORNS, T, Table, card, cards, table

LOTS = ("fell", "revealed", "drawn", "turned-up")


def after(beat: Beat) -> VedrfolnirView:
    """The table right after it."""
    assert beat.told.after is not None
    return view(beat.told.after, None)


@rule("VF 2.3", "VF 3.2", "VF 8.2", "VF 9.7", "VF 13.6")
@pytest.mark.parametrize("seats", range(1, 7))
def test_every_lot_that_all_may_know_is_in_a_beat(seats: int) -> None:
    state = GAME.start(seats, GAME.choose(seats, {"deck": "base" if seats == 1 else "both"}))
    ears = state.ears = Ears(GAME.lots)
    lots = Lots(seats)
    fallen: list[int] = []
    while not state.is_over():
        value = state.options[lots.below(len(state.options))]
        fallen += [value] if state.seat == CHANCE else []
        state.fill(state.seat, value)
    told = [beat.parts for beat in noticed(GAME, ears.heard, None) if beat.event in LOTS]
    assert [parts.get("card", parts.get("value")) for parts in told] == fallen
    assert len(fallen) > 60


@rule("VF 3.2", "VF 4.1")
def test_a_card_that_just_lies_is_told_once_with_the_stars_it_makes() -> None:
    t = table(stakes={1: "thor1*4"}).gives("odin2*3", 1)
    assert (t.hears(JOINED), t.hears(GIVEN)) == (["Odin ᚱ2 ★3 joins Seat 2: ★7 of 12."], [])
    assert table().gives("thor1*1", T).hears(JOINED) == ["Thor ᚱ1 ★1 joins the Tribute."]
    assert table().gives("ratatosk", T).hears(DISCARDED_AT) == [
        "Discarded as it came to the Tribute: Ratatosk (objective 8)."
    ]


@rule("VF 4.2", "VF 11.2", "VF 9.7")
@pytest.mark.parametrize("given", ["tyr2*1", "hugin*1", "thor1*1"])
def test_a_card_that_may_yet_be_chosen_for_refused_or_fly_on_is_told_as_given(given: str) -> None:
    t = table(jokers={1: "norns"}).gives(given, 1)
    assert t.happened(GIVEN) == ["VF 3.2"]
    told = next(beat for beat in t.beats if beat.event == "given")
    assert (told.parts, told.at) == ({"card": card(given), "zone": 1}, ["zone-1", "crosswise"])


@rule("VF 5.4", "VF 5.5", "VF 5.6")
def test_the_tribute_is_shared_rune_by_rune() -> None:
    """Each beat shows the Tribute without what was just won, and the winner with it."""
    lying = {0: "thor1*4 thor2*4 thor3*3", 1: "odin1 thor1", 2: "odin3 thor1*1", T: "odin2*1 thor2 loki odin1*2"}
    t = table(stakes=lying, pile=8).gives("odin3*4", 0)
    told = [beat for beat in t.beats if beat.event in ("shared", "nobody-takes")]
    odin, thor = told
    assert odin.parts == {"zone": 2, "runes": "odin", "count": 3, "cards": cards("odin2*1 odin1*2")}
    assert t.hears(SHARED) == ["Seat 3 has the most runes of Odin (ᚱ3) and wins: Odin ᚱ2 ★1 and Odin ᚱ1 ★2."]
    assert after(odin)["tribute"] == {
        "cards": cards("thor2 loki"),
        "runes": {"odin": 0, "thor": 2, "surtr": 0},
        "points": 2,
    }
    assert (thor.event, thor.rule, thor.parts["runes"]) == ("nobody-takes", "VF 5.6", "thor")


@rule("VF 5.1", "VF 5.9")
def test_a_collection_is_won_before_the_round_ends() -> None:
    t = table(stakes={1: "thor1*4 thor2*4", 2: "odin1", T: "odin3"}).gives("odin2*4", 1)
    won, ended = [beat for beat in t.beats if beat.event in ("collected", "round-ended")]
    assert won.parts == {"zone": 1, "stars": 12, "cards": cards("thor1*4 thor2*4 odin2*4 odin3")}
    assert [stake["cards"] for stake in after(won)["stakes"]] == [[], [], cards("odin1")]
    assert [zone["score"] for zone in after(won)["zones"]] == [0, 13, 0]
    assert [stake["cards"] for stake in after(ended)["stakes"]] == [[], [], []]
    assert t.hears(ROUND_ENDED) == ["Round 1 ends: all stakes are discarded, jokers stay."]


@rule("VF 11.3")
def test_a_joker_that_is_played_lights_up_where_it_lay() -> None:
    t = table(jokers={1: "norns"}).gives("thor1*1", 1, NORNS)
    told = next(beat for beat in t.beats if beat.told.event is JOKER_PLAYED)
    assert (told.parts, told.at) == ({"zone": 1, "joker": "norns"}, ["zone-1", "joker-1-norns"])


@rule("VF 9.6", "VF 10.4")
def test_a_choice_is_told_with_the_zone_it_is_for() -> None:
    t = table(stakes={1: "thor1 thor2"}).gives("skoll-and-hati", 1, LAST)
    told = next(beat for beat in t.beats if beat.event == "chose")
    assert told.parts == {"choice": "last", "zone": 1}


@rule("VF 12.1")
def test_all_hear_who_plays_which_ase() -> None:
    g = Vedrfolnir()
    g.lay_out(2, "base", DECKS["base"])
    t = Table(g).begins(Saga()).fill(CHANCE, 1).fill(1, 1)
    told = [beat.text() for beat in t.beats]
    assert told[:3] == [
        "Seat 2 begins.",
        "Seat 1 plays Odin as an Ase, Seat 2 plays Thor.",
        "Seat 2 begins a turn with 5 cards face down.",
    ]


@rule("VF 7.4", "VF 7.5", "VF 12.5", "VF 13.12")
@pytest.mark.parametrize(
    ("seats", "won", "said"),
    [
        (3, {1: "odin3"}, "Seat 2 wins."),
        (3, {1: "odin3", 2: "odin3"}, "Seat 2 and Seat 3 share the victory."),
        (2, {0: "odin3"}, "Seat 1 wins."),
        (2, {2: "odin3"}, "Nobody wins."),
        (1, {0: "odin3"}, "Seat 1 wins."),
        (1, {1: "odin3"}, "Nobody wins."),
    ],
)
def test_the_last_thing_told_is_who_wins(seats: int, won: dict[int, str], said: str) -> None:
    t = table(seats=seats, won=won, pile=0)
    while not t.g.is_over():
        options = [option for option in t.options if option != card("sleipnir")]
        t.fill(t.g.seat, card("norns") if t.g.seat == CHANCE and card("norns") in options else options[-1])
    assert t.beats[-1].text() == said
    assert t.beats[-1].view["ending"] == t.g.outcome()
