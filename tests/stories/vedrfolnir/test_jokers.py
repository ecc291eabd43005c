"""Chapter 11: jokers."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.games.vedrfolnir.events import DISCARDED_AT, GIVEN
from gladsheim.games.vedrfolnir.view import view
from stories.rules import rule
from stories.vedrfolnir.table import ACCEPT, AS_ODIN, AS_THOR, FIRST, HEIMDALL, LAST, NORNS, T, hel, names, table


@rule("VF 11.1")
def test_a_second_joker_of_a_kind_is_discarded_and_another_kind_is_kept() -> None:
    t = table(jokers={1: "norns"}).gives("norns", 1, ACCEPT)
    assert (t.jokers(1), t.discards) == ("norns", "norns")
    assert t.happened(DISCARDED_AT) == ["VF 11.1"]
    t = table(jokers={1: "norns"}).gives("heimdall", 1, ACCEPT)
    assert (t.jokers(1), t.discards) == ("norns heimdall", "")


@rule("VF 11.1")
def test_a_joker_is_no_part_of_the_stake() -> None:
    t = table(stakes={1: "thor1 thor2"}).gives("norns", 1).gives("thor3", 0).gives("thor3", 2).gives("odin1", T)
    t.gives("loki", 1, ACCEPT)
    assert (t.stake(1), t.jokers(1)) == ("thor1 loki", "norns")


@rule("VF 11.2")
def test_the_receiver_may_refuse_before_the_card_acts() -> None:
    """Ruling 18: a given card."""
    t = table(stakes={1: "thor1"}, jokers={1: "norns"}).gives("loki", 1)
    assert (t.asked, t.options) == ("1 refuse", [ACCEPT, NORNS])
    assert t.stake(1) == "thor1"


@rule("VF 11.2")
def test_drawn_cards_arriving_ravens_and_cards_sent_on_may_be_refused() -> None:
    """Ruling 18."""
    t = table(jokers={1: "norns"}).gives("sleipnir*1", 1, ACCEPT).draws("thor1*1")
    assert t.asked == "1 refuse"
    t = table(jokers={2: "norns"}).gives("hugin*1", 1).draws("thor1*1")
    assert t.asked == "2 refuse"
    t.says(ACCEPT).draws("thor1")
    assert t.asked == "2 refuse"  # a card drawn by the raven
    t = table(jokers={1: "heimdall", 2: "norns"}).gives("thor1*1", 1, HEIMDALL, 2)
    assert t.asked == "2 refuse"


@rule("VF 11.2")
def test_nobody_but_the_receiver_may_refuse() -> None:
    """Ruling 18."""
    t = table(jokers={0: "norns", 2: "norns heimdall"}).gives("thor1*1", 1)
    assert (t.stake(1), t.asked) == ("thor1*1", "chance card")


@rule("VF 11.2")
def test_the_active_player_may_refuse_an_own_gift() -> None:
    t = table(jokers={0: "norns"}).gives("thor1*1", 0, NORNS)
    assert (t.stake(0), t.discards) == ("", "norns thor1*1")


@rule("VF 11.3")
def test_the_norns_and_the_refused_card_are_both_discarded() -> None:
    t = table(jokers={1: "norns heimdall"}).gives("odin3*2", 1, NORNS)
    assert (t.stake(1), t.jokers(1), t.discards) == ("", "heimdall", "norns odin3*2")


@rule("VF 11.4")
def test_a_card_that_lies_already_cannot_be_refused() -> None:
    """Ruling 20: who let it come is not asked again, and a joker drawn after it comes too late."""
    t = table(jokers={1: "norns"}).gives("thor1*1", 1, ACCEPT)
    assert t.asked == "chance card"
    t = table(stakes={1: "thor1*4 thor2*4"}).gives("sleipnir*4", 1).draws("norns")
    assert t.won(1) == "thor1*4 thor2*4"
    t = table(stakes={1: "thor1*4 thor2*4"}).gives("sleipnir*3", 1).draws("norns")
    assert (t.stake(1), t.asked) == ("thor1*4 thor2*4 sleipnir*3", "chance card")


@rule("VF 11.5")
def test_refusing_sleipnir_means_no_draw_and_refusing_what_he_draws_keeps_him() -> None:
    """Ruling 19."""
    t = table(jokers={1: "norns"}).gives("sleipnir*2", 1, NORNS)
    assert (t.stake(1), t.asked) == ("", "chance card")
    t = table(jokers={1: "norns"}).gives("sleipnir*2", 1, ACCEPT).draws("odin3*4", NORNS)
    assert (t.stake(1), t.discards) == ("sleipnir*2", "norns odin3*4")


@rule("VF 11.6")
def test_heimdall_gives_the_card_to_another_or_to_the_tribute() -> None:
    t = table(jokers={1: "heimdall"}).gives("thor3*1", 1, HEIMDALL)
    assert (t.asked, t.options) == ("1 to", [0, 2, T])
    assert t.closed() == {1: "VF 11.6"}
    with pytest.raises(gladsheim.Illegal, match=r"VF 11\.6"):
        t.g.fill(1, 1)
    t.says(0)
    assert (t.stake(0), t.stake(1), t.jokers(1), t.discards) == ("thor3*1", "", "", "heimdall")
    assert t.happened(GIVEN)[-1] == "VF 11.6"
    assert table(jokers={1: "heimdall"}).gives("thor3*1", 1, HEIMDALL, T).tribute == "thor3*1"


@rule("VF 11.6")
def test_heimdalls_player_chooses_anew_for_a_choice_card() -> None:
    t = table(stakes={2: "odin1 odin2"}, jokers={1: "heimdall"}).gives("skoll-and-hati", 1, FIRST, HEIMDALL, 2)
    assert t.asked == "1 end"
    t.says(LAST)
    assert t.stake(2) == "odin1 skoll-and-hati"
    t = table(jokers={1: "heimdall"}).gives("tyr2*1", 1, AS_THOR, HEIMDALL, T, AS_ODIN)
    assert t.tribute == "tyr2*1/odin"


@rule("VF 11.6")
def test_hels_new_choice_may_strike_whoever_gave_her() -> None:
    t = table(jokers={0: "norns", 1: "heimdall"}, stakes={2: "thor1"}).gives("hel", 1, hel(2, "last"), HEIMDALL, 2)
    assert t.options == [hel(0, "norns"), hel(2, "first"), hel(2, "last")]
    t.says(hel(0, "norns"))
    assert (t.jokers(0), t.stake(2)) == ("", "thor1 hel")


@rule("VF 11.7")
def test_the_new_receiver_may_answer_too() -> None:
    """Ruling 23: the chain ends because jokers are used up."""
    t = table(jokers={0: "heimdall norns", 1: "heimdall", 2: "heimdall"})
    t.gives("thor3*4", 1, HEIMDALL, 2, HEIMDALL, 0, HEIMDALL, 1)
    assert (t.stake(1), t.asked) == ("thor3*4", "chance card")
    assert [t.jokers(zone) for zone in (0, 1, 2)] == ["norns", "", ""]
    assert t.discards == "heimdall heimdall heimdall"


@rule("VF 11.7")
def test_modifiers_and_jokers_sent_on_follow_their_usual_rule() -> None:
    """Ruling 23."""
    t = table(jokers={1: "heimdall"}).gives("ratatosk", 1, HEIMDALL, T)
    assert (t.tribute, t.discards) == ("", "heimdall ratatosk")
    t = table(jokers={1: "heimdall"}).gives("norns", 1, HEIMDALL, 2)
    assert t.jokers(2) == "norns"
    t = table(jokers={1: "heimdall", 2: "norns"}).gives("norns", 1, HEIMDALL, 2, ACCEPT)
    assert (t.jokers(2), t.discards) == ("norns", "heimdall norns")


@rule("VF 11.7", "VF 9.11")
def test_a_raven_sent_on_to_the_tribute_draws_for_it() -> None:
    t = table(jokers={1: "heimdall"}).gives("hugin*1", 1, HEIMDALL, T).draws("thor1")
    assert t.tribute == "thor1 hugin*1"


@rule("VF 11.8")
def test_only_a_zone_with_a_joker_is_asked_and_only_about_those_it_has() -> None:
    t = table(jokers={1: "heimdall"}).gives("thor1*1", 0)
    assert t.asked == "chance card"
    t.reveals("thor1*1").says(1)
    assert t.options == [ACCEPT, HEIMDALL]
    assert t.closed() == {NORNS: "VF 11.8"}


@rule("VF 11.8")
def test_nothing_but_what_lies_open_decides_who_is_asked() -> None:
    """Whoever sees the table knows whether a window opens: all seats and spectators see the same jokers."""
    t = table(jokers={1: "norns"}).gives("thor1*1", 1)
    views = [view(t.g, seat) for seat in (0, 1, 2, None)]
    assert all(one == views[0] for one in views)
    assert names(views[0]["zones"][1]["jokers"]) == "norns"
