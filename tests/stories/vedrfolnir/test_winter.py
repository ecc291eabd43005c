"""Chapter 10: the cards of winter."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.games.vedrfolnir.events import JOKER_DESTROYED
from gladsheim.games.vedrfolnir.parts import HEL_NOTHING
from stories.rules import rule
from stories.vedrfolnir.table import ACCEPT, HEIMDALL, NORNS, T, hel, table


@rule("VF 10.1")
def test_surtrs_runes_are_a_type_of_their_own_and_cost_points() -> None:
    t = table(stakes={0: "thor1*4 thor2*4 thor3*4", 1: "odin3", 2: "surtr1*1", T: "surtr2 odin1"}).gives("thor1*1", 0)
    assert (t.won(1), t.won(2)) == ("odin1", "surtr2")
    assert t.g.score(2) == -6


@rule("VF 10.2")
def test_fenrir_takes_the_first_card_and_stays() -> None:
    t = table(stakes={1: "thor1 thor2 thor3"}).gives("fenrir", 1)
    assert (t.stake(1), t.discards) == ("thor2 thor3 fenrir", "thor1")
    t = table(stakes={1: "thor1"}).gives("fenrir", 1)
    assert t.stake(1) == "fenrir"


@rule("VF 10.3")
def test_moin_asks_for_fifteen_stars() -> None:
    t = table(stakes={0: "thor1*4 odin1*4 thor2*4 moin"})
    assert t.g.objective(0) == 15
    t.gives("thor3*3", 0)
    assert t.won(0) == "thor1*4 odin1*4 thor2*4 thor3*3"


@rule("VF 10.4")
def test_hels_player_chooses_among_jokers_of_others_and_ends_of_all_stakes() -> None:
    """Ruling 25: "another" is anybody but the chooser; "a player" is anybody, the chooser included."""
    t = table(stakes={0: "thor1 thor2", T: "odin1"}, jokers={0: "norns", 1: "norns heimdall"}).gives("hel", 2)
    assert t.asked == "0 hel"
    assert t.options == [
        *(hel(0, "first"), hel(0, "last")),
        *(hel(1, "norns"), hel(1, "heimdall")),
    ]
    assert t.closed()[hel(0, "norns")] == "VF 10.4"
    assert t.closed()[hel(1, "first")] == t.closed()[hel(T, "last")] == "VF 10.4"
    with pytest.raises(gladsheim.Illegal, match=r"VF 10\.4"):
        t.g.fill(0, hel(0, "norns"))


@rule("VF 10.4")
def test_hel_takes_the_first_or_last_card_of_any_stake_and_lies_where_she_was_given() -> None:
    lying = {0: "thor1 thor2 thor3", 1: "odin1 odin2", T: "odin3 odin3*1"}
    t = table(stakes=lying).gives("hel", 1, hel(0, "first"))
    assert (t.stake(0), t.stake(1)) == ("thor2 thor3", "odin1 odin2 hel")
    t = table(stakes=lying).gives("hel", 1, hel(1, "last"))
    assert t.stake(1) == "odin1 hel"
    t = table(stakes=lying).gives("hel", T, hel(T, "last"))
    assert t.tribute == "odin3 hel"


@rule("VF 10.4")
def test_only_from_the_tribute_does_hel_strike_the_tribute() -> None:
    t = table(stakes={0: "thor1", T: "odin1 odin2"}).gives("hel", T)
    assert {hel(T, "first"), hel(T, "last"), hel(0, "first")} < set(t.options)
    t = table(stakes={T: "odin1 odin2"}).gives("hel", 1)
    assert (t.stake(1), t.tribute) == ("", "odin1 odin2")
    assert t.options == [HEL_NOTHING]


@rule("VF 10.4")
def test_with_nothing_to_strike_hel_just_joins() -> None:
    """Ruling 25."""
    t = table(jokers={0: "norns"}).gives("hel", 1)
    assert t.options == [HEL_NOTHING]
    t.says(HEL_NOTHING)
    assert (t.stake(1), t.jokers(0)) == ("hel", "norns")


@rule("VF 10.5")
def test_the_destruction_of_a_joker_cannot_be_answered() -> None:
    """Ruling 24: not with the joker itself, and not with another."""
    t = table(jokers={1: "norns heimdall"}).gives("hel", 2, hel(1, "norns"))
    assert t.jokers(1) == "heimdall"
    assert t.discards == "norns"
    assert t.happened(JOKER_DESTROYED) == ["VF 10.5"]
    assert t.asked == "chance card"


@rule("VF 10.5")
def test_nor_may_whoever_receives_hel_refuse_her_then() -> None:
    """Ruling 24: neither as the owner of the joker nor as a bystander, and neither given, drawn nor sent on."""
    t = table(jokers={1: "norns heimdall"}).gives("hel", 1, hel(1, "heimdall"))
    assert (t.stake(1), t.jokers(1), t.discards, t.asked) == ("hel", "norns", "heimdall", "chance card")
    t = table(jokers={1: "norns", 2: "norns heimdall"}).gives("hel", 2, hel(1, "norns"))
    assert (t.stake(2), t.jokers(1), t.jokers(2), t.asked) == ("hel", "", "norns heimdall", "chance card")
    t = table(jokers={1: "norns", 2: "norns"}).gives("sleipnir*1", 1, ACCEPT).draws("hel", hel(2, "norns"))
    assert (t.stake(1), t.jokers(1), t.jokers(2)) == ("sleipnir*1 hel", "norns", "")
    t = table(stakes={0: "odin1"}, jokers={1: "heimdall", 2: "norns"})
    t.gives("hel", 1, hel(0, "last"), HEIMDALL, 2, hel(2, "norns"))
    assert (t.stake(2), t.jokers(2), t.asked) == ("hel", "", "chance card")


@rule("VF 10.6", "VF 11.2")
def test_a_hel_that_strikes_a_stake_may_still_be_refused_by_her_receiver() -> None:
    t = table(stakes={1: "thor1"}, jokers={2: "norns"}).gives("hel", 2, hel(1, "last"))
    assert t.asked == "2 refuse"
    t.says(NORNS)
    assert (t.stake(1), t.stake(2), t.discards) == ("thor1", "", "norns hel")


@rule("VF 10.6")
def test_who_is_struck_in_the_stake_may_answer_with_the_norns() -> None:
    """Ruling 24."""
    t = table(stakes={1: "thor1 thor2"}, jokers={1: "norns"}).gives("hel", 2, hel(1, "last"))
    assert (t.asked, t.options) == ("1 answer", [ACCEPT, NORNS])
    t.says(NORNS)
    assert (t.stake(1), t.stake(2), t.discards) == ("thor1 thor2", "", "norns hel")


@rule("VF 10.6")
def test_or_with_heimdall_and_a_new_choice() -> None:
    """Ruling 24: the victim gives Hel anew."""
    t = table(stakes={1: "thor1 thor2", 0: "odin1"}, jokers={1: "heimdall"}).gives("hel", 2, hel(1, "last"), HEIMDALL)
    assert (t.asked, t.options) == ("1 to", [0, 2, T])
    t.says(0)
    assert t.asked == "1 hel"
    t.says(hel(0, "first"))
    assert [t.stake(zone) for zone in (0, 1, 2)] == ["hel", "thor1 thor2", ""]


@rule("VF 10.6")
def test_who_lets_her_loses_the_card() -> None:
    t = table(stakes={1: "thor1 thor2"}, jokers={1: "norns"}).gives("hel", 2, hel(1, "last"), ACCEPT)
    assert (t.stake(1), t.stake(2), t.jokers(1)) == ("thor1", "hel", "norns")


@rule("VF 10.6")
def test_the_receiver_is_asked_first_and_only_once() -> None:
    """Ruling 18: receiver and victim in one person."""
    t = table(stakes={1: "thor1 thor2"}, jokers={1: "norns"}).gives("hel", 1, hel(1, "first"))
    assert t.asked == "1 refuse"
    t.says(ACCEPT)
    assert (t.stake(1), t.asked) == ("thor2 hel", "chance card")


@rule("VF 10.6")
def test_nobody_answers_for_the_tribute() -> None:
    t = table(stakes={T: "thor1"}, jokers={0: "norns", 1: "norns", 2: "norns"}).gives("hel", T, hel(T, "first"))
    assert (t.tribute, t.asked) == ("hel", "chance card")
