"""The gods' powers (YG 11)."""

from __future__ import annotations

from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.deck import cards_left, run_of
from gladsheim.games.yggdrasil.midgard import NO_SEARCH, THREE_ONLY
from gladsheim.games.yggdrasil.parts import (
    ASGARD,
    BLACK,
    ELVES,
    FENRIR,
    FORGE,
    GREEN,
    HEL,
    ICE,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    ON_TOP,
    SACRED,
    STOP,
    SURT,
    TOP_OF_PILE,
    UNDER,
    VAFTHRUDNIR,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import colour, hammers, table


@rule("YG 11.1")
def test_odin_plays_one_of_two_cards_and_puts_the_other_on_top() -> None:
    t = table("odin", "thor").draws(LOKI).play(card=JORMUNGAND)
    assert (t.asked, t.offered) == ("play", [JORMUNGAND, LOKI])
    t.play(play=JORMUNGAND, back=ON_TOP, die=colour(WHITE))
    assert t.g.rows[0] == LOKI
    assert cards_left(t.g) == 41
    t.play(world=STOP)
    assert t.asked == "giant"  # Thor's card was known: Loki calls a giant


@rule("YG 11.1")
def test_or_under_the_deck() -> None:
    t = table("odin", "thor").draws(LOKI).play(card=JORMUNGAND)
    t.play(play=JORMUNGAND, back=UNDER, die=colour(WHITE))
    assert t.g.rows == [run_of(40, 0), LOKI]
    assert LOKI in t.g.unseen
    assert t.g.unseen.count(LOKI) == 6


@rule("YG 11.1")
def test_two_equal_cards_are_one_choice() -> None:
    t = table("odin").draws(LOKI).play(card=LOKI)
    assert t.offered == [LOKI]


@rule("YG 11.2")
def test_odin_simply_plays_the_last_card() -> None:
    t = table("odin")
    t.g.rows, t.g.unseen = [run_of(1, 0)], [JORMUNGAND]
    t.draws(JORMUNGAND).play(die=colour(WHITE), world=STOP)
    assert t.g.outcome() == "victory"


@rule("YG 11.2")
def test_odin_simply_plays_a_last_card_that_is_known() -> None:
    t = table("odin")
    t.g.rows, t.g.unseen = [JORMUNGAND], []
    t.g.begin(t.g.forms[0])
    assert t.asked == "die"
    assert t.g.discards == [JORMUNGAND]


@rule("YG 11.3")
def test_thor_adds_one_against_enemies_and_giants() -> None:
    t = table("thor", "frey").enemies(hel=2)
    t.g.vikings = [4, 4]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=4, die=hammers(0), elves=0)
    assert t.g.track[HEL] == 1
    t.enemies(hel=2).acts(1).play(world=ASGARD, enemy=HEL, vikings=4, die=hammers(0), elves=0)
    assert t.g.track[HEL] == 2
    t.giant(6)
    t.acts().play(world=ICE, giant=6, vikings=0, die=hammers(2), elves=0)
    assert t.active == []


@rule("YG 11.4")
def test_frey_acts_four_times_in_different_worlds() -> None:
    t = table("frey").acts().play(world=ELVES)
    t.play(world=FORGE, artifact=HEL)
    assert t.g.rule == "YG 4.3"
    t.play(world=SACRED, scale=0)
    assert t.g.rule == "YG 11.4"  # the fourth action is his power
    assert t.why_not(ELVES) == "YG 4.3"
    t.play(world=MIDGARD, route=WHITE, souls=0)
    assert t.asked == "card"


@rule("YG 11.4", "YG 4.4")
def test_frey_may_leave_his_fourth_action_even_where_three_are_due() -> None:
    t = table("frey", stopping=False).acts().play(world=ELVES)
    t.play(world=FORGE, artifact=HEL)
    assert t.why_not(STOP) == "YG 4.4"
    t.play(world=SACRED, scale=0)
    assert t.may(MIDGARD)
    assert t.play(world=STOP).asked == "card"


@rule("YG 11.5")
def test_heimdall_takes_four_counters_for_souls() -> None:
    t = table("heimdall").acts().play(world=MIDGARD, route=WHITE)
    assert t.offered == [0, 1, 2, 3, 4]
    t.play(souls=4)
    assert t.g.vikings == [4]


@rule("YG 11.5")
def test_heimdall_may_take_three_counters_where_a_fourth_is_there() -> None:
    t = table("heimdall").acts().play(world=MIDGARD)
    assert t.offered == [WHITE, THREE_ONLY + WHITE, NO_SEARCH + WHITE]
    t.play(route=THREE_ONLY + WHITE)
    assert t.offered == [0, 1, 2, 3]
    t.play(souls=3)
    assert (t.g.vikings, t.g.bag_vikings[WHITE], t.g.valkyries) == ([3], 3, WHITE)
    t.fill_bags([0, 2, 9, 12, 15], [0, 1, 9, 6, 3]).acts().play(world=MIDGARD)
    assert not t.may(THREE_ONLY + WHITE)  # three are all there are
    t = table("thor").acts().play(world=MIDGARD)
    assert not t.may(THREE_ONLY + WHITE)
    t = table("heimdall").giant(VAFTHRUDNIR).acts().play(world=MIDGARD)
    assert not t.may(THREE_ONLY + WHITE)


@rule("YG 11.5", "YG 6.6")
def test_of_a_hidden_bag_heimdalls_three_counters_are_remembered() -> None:
    t = table("heimdall", bags="hidden").acts().play(world=MIDGARD, route=THREE_ONLY + WHITE)
    twin = GAME.imagine(t.g, 0, Lots(1))
    assert twin.options[-1] <= 3
    t.play(souls=1)
    assert t.g.sure_giants[WHITE] == 2


@rule("YG 11.6")
def test_tyr_rolls_twice_and_chooses_in_combat() -> None:
    t = table("tyr").enemies(hel=2)
    t.g.vikings = [2]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=2, first=hammers(0), second=hammers(3))
    assert (t.asked, t.offered) == ("roll", [hammers(0), hammers(3)])
    t.play(roll=hammers(3), elves=0)
    assert t.g.track[HEL] == 1


@rule("YG 11.6")
def test_tyr_rolls_twice_for_enemies_too() -> None:
    t = table("tyr").draws(HEL).play(first=colour(WHITE), second=colour(BLACK), roll=colour(BLACK))
    assert t.g.bag_vikings[BLACK] == 14
    t = table("tyr").draws(SURT)
    assert t.asked == "first"
    t = table("tyr").draws(JORMUNGAND)
    assert t.asked == "first"


@rule("YG 11.6")
def test_for_fenrir_both_rolls_of_tyr_are_one_action() -> None:
    t = table("tyr", "thor").draws(FENRIR)
    for _ in range(3):
        t.play(first=colour(BLACK), second=colour(BLACK), roll=colour(BLACK))
    assert t.asked == "card"


@rule("YG 11.7")
def test_freyja_acts_twice_in_one_world_but_not_three_times_nor_in_two() -> None:
    t = table("freyja", "thor").acts().play(world=ELVES)
    t.play(world=ELVES)
    assert t.g.elves == [2, 0]
    assert t.why_not(ELVES) == "YG 4.3"
    t.play(world=SACRED, scale=0)
    assert t.asked == "card"
    t = table("freyja", "thor").acts().play(world=ELVES)
    t.play(world=SACRED, scale=0)
    assert t.may(ELVES)
    assert t.may(SACRED)


@rule("YG 11.8", "YG 8.9")
def test_a_power_regained_in_mid_turn_counts_from_then_on() -> None:
    t = table("frey").giant(VAFTHRUDNIR)
    t.g.vikings = [3]
    t.acts().play(world=ELVES)
    t.play(world=SACRED, scale=0)
    t.play(world=ICE, giant=VAFTHRUDNIR, vikings=3, die=hammers(0), elves=0)
    assert t.asked == "world"  # the fourth action


@rule("YG 11.8", "YG 8.9")
def test_a_cancelled_power_is_gone_for_the_rest_of_the_turn() -> None:
    t = table("frey").giant(VAFTHRUDNIR).acts().play(world=ELVES)
    t.play(world=SACRED, scale=0)
    t.play(world=ICE, giant=TOP_OF_PILE, vikings=0, die=hammers(0), elves=0)
    assert t.asked == "card"
    t = table("freyja").giant(VAFTHRUDNIR).acts().play(world=ELVES)
    assert t.why_not(ELVES) == "YG 4.3"
    t = table("heimdall").giant(VAFTHRUDNIR).acts().play(world=MIDGARD, route=WHITE)
    assert t.offered == [0, 1, 2, 3]
    t = table("tyr").giant(VAFTHRUDNIR).draws(HEL)
    assert t.asked == "die"
    t = table("odin").giant(VAFTHRUDNIR).draws(LOKI)
    assert t.asked == "giant"
    t = table("thor").enemies(hel=2).giant(VAFTHRUDNIR)
    t.g.vikings = [4]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=4, die=hammers(0), elves=0)
    assert t.g.track[HEL] == 2


@rule("YG 11.1", "YG 1.6")
def test_what_odin_puts_under_is_seen_by_all_to_the_end() -> None:
    t = table("odin", "thor", angry=1, angry_enemies=["loki"])
    t.draws(6 + LOKI).play(card=JORMUNGAND)
    t.play(play=JORMUNGAND, back=UNDER, die=colour(GREEN))
    assert t.g.rows[-1] == 6 + LOKI
    assert t.g.specials == []
