"""Chapter 8: the cards of the base deck."""

from __future__ import annotations

from gladsheim.games.vedrfolnir.events import DRAWN
from stories.rules import rule
from stories.vedrfolnir.table import T, table


@rule("VF 8.1")
def test_odin_and_thor_lie_where_they_are_given() -> None:
    t = table(deck="base").gives("odin3*1", 0).gives("thor2*3", 1).gives("odin1*4", T)
    assert (t.stake(0), t.stake(1), t.tribute) == ("odin3*1", "thor2*3", "odin1*4")
    assert (t.g.stars(0), t.g.stars(1), t.g.stars(T)) == (1, 3, 4)
    assert t.asked == "chance card"


@rule("VF 8.2")
def test_sleipnir_makes_his_receiver_draw_at_once() -> None:
    t = table(deck="base").gives("sleipnir*2", 1)
    assert t.asked == "chance drawn"
    pile = t.g.pile
    t.draws("thor3*1")
    assert t.stake(1) == "sleipnir*2 thor3*1"
    assert (t.g.pile, t.g.hand) == (pile - 1, 3)
    assert t.happened(DRAWN) == ["VF 8.2"]


@rule("VF 8.3")
def test_a_drawn_sleipnir_draws_again() -> None:
    t = table(deck="base").gives("sleipnir*2", 1).draws("sleipnir*1").draws("sleipnir*3").draws("odin1*1")
    assert t.stake(1) == "sleipnir*2 sleipnir*1 sleipnir*3 odin1*1"
    assert t.asked == "chance card"


@rule("VF 8.3")
def test_a_drawn_joker_is_kept_and_a_drawn_modifier_counts() -> None:
    t = table(deck="base").gives("sleipnir*2", 1).draws("norns")
    assert (t.stake(1), t.jokers(1)) == ("sleipnir*2", "norns")
    t.gives("sleipnir*2", 2).draws("ratatosk")
    assert t.g.objective(2) == 8


@rule("VF 8.4")
def test_ratatosk_asks_for_eight_stars_and_nidhogg_for_sixteen() -> None:
    t = table(stakes={0: "thor1*4 ratatosk", 1: "thor2*4 thor3*4 odin1*4 nidhogg"})
    assert (t.g.objective(0), t.g.objective(1), t.g.objective(2)) == (8, 16, 12)
    assert table(stakes={0: "thor1*4 ratatosk"}).gives("odin2*4", 0).won(0) == "thor1*4 odin2*4"
    t = table(stakes={1: "thor2*4 thor3*4 odin1*4 nidhogg"}).gives("odin2*4", 1)
    assert t.won(1) == "thor2*4 thor3*4 odin1*4 odin2*4"


@rule("VF 8.5")
def test_the_last_modifier_counts() -> None:
    t = table(stakes={0: "nidhogg ratatosk thor1*4", 1: "ratatosk nidhogg", 2: "moin eikthyrnir"})
    assert [t.g.objective(zone) for zone in (0, 1, 2)] == [8, 16, 9]


@rule("VF 8.5")
def test_without_the_last_modifier_the_one_before_counts_again() -> None:
    """Ruling 7."""
    t = table(stakes={0: "nidhogg ratatosk", 1: "thor1 ratatosk"}).gives("loki", 0).gives("loki", 1)
    assert (t.g.objective(0), t.g.objective(1)) == (16, 12)


@rule("VF 8.6")
def test_loki_takes_the_last_card_and_stays() -> None:
    t = table(stakes={1: "thor1 odin2*1 sleipnir*1"}).gives("loki", 1)
    assert (t.stake(1), t.discards) == ("thor1 odin2*1 loki", "sleipnir*1")
    t = table(stakes={1: "thor1 loki"}).gives("loki", 1)
    assert t.stake(1) == "thor1 loki"


@rule("VF 8.6")
def test_a_tyr_taken_away_is_just_a_tyr_again() -> None:
    t = table(stakes={1: "thor1 tyr2*1/odin"}).gives("loki", 1)
    assert t.discards == "tyr2*1"
