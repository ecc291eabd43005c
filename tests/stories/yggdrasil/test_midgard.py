"""Midgard (YG 6)."""

from __future__ import annotations

import pytest

from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.midgard import NO_SEARCH
from gladsheim.games.yggdrasil.parts import BLACK, BLUE, DEAD, FIRE, GREEN, HEL, MIDGARD, NEIGHBOURS, RAINBOW, WHITE
from gladsheim.games.yggdrasil.state import Yggdrasil
from stories.rules import rule
from stories.yggdrasil.table import colour, table


@rule("YG 6.1")
def test_the_islands_lie_in_a_line() -> None:
    for island in (RAINBOW, WHITE, BLUE, GREEN):
        assert island + 1 in NEIGHBOURS[island]
        assert island in NEIGHBOURS[island + 1]
    assert sum(len(near) for near in NEIGHBOURS) == 8


@rule("YG 6.2")
def test_the_worked_example_of_blue_with_green_under_water() -> None:
    t = table("odin")
    t.g.valkyries, t.g.submerged = BLUE, GREEN
    t.acts().play(world=MIDGARD)
    assert sorted(t.offered) == sorted([BLUE, WHITE, NO_SEARCH + WHITE, NO_SEARCH + GREEN])
    assert t.why_not(BLACK) == "YG 6.2"
    assert t.why_not(GREEN) == "YG 6.3"
    t.play(route=NO_SEARCH + GREEN)
    assert t.g.valkyries == GREEN


@rule("YG 6.2")
def test_the_valkyries_may_leave_a_submerged_island() -> None:
    t = table("odin")
    t.g.valkyries = t.g.submerged = GREEN
    t.acts().play(world=MIDGARD, route=BLUE, souls=0)
    assert t.g.valkyries == BLUE


@rule("YG 6.3")
def test_souls_are_sought_once_a_turn() -> None:
    t = table("freyja")
    t.acts().play(world=MIDGARD, route=WHITE, souls=1)
    t.play(world=MIDGARD)
    assert t.offered == [NO_SEARCH + RAINBOW, NO_SEARCH + BLUE]
    assert t.why_not(BLUE) == "YG 6.3"
    t.play(route=NO_SEARCH + BLUE)
    assert t.g.valkyries == BLUE


@rule("YG 6.3")
def test_a_move_without_a_search_leaves_the_search_for_later_in_the_turn() -> None:
    t = table("freyja")
    t.acts().play(world=MIDGARD, route=NO_SEARCH + WHITE)
    t.play(world=MIDGARD)
    assert t.may(BLUE)


@rule("YG 6.4")
def test_nobody_seeks_souls_on_the_rainbow_island() -> None:
    t = table("odin").acts().play(world=MIDGARD)
    assert t.why_not(RAINBOW) == "YG 6.4"
    assert t.offered == [WHITE, NO_SEARCH + WHITE]


@rule("YG 6.5")
def test_the_worked_example_of_odin_and_the_green_bag() -> None:
    t = table("odin")
    t.g.valkyries = GREEN
    t.acts().play(world=MIDGARD, route=GREEN, souls=2)
    assert t.g.vikings == [2]
    assert (t.g.bag_vikings[GREEN], t.g.giants_in(GREEN)) == (10, 6)


@rule("YG 6.5")
def test_three_counters_are_taken_each_as_likely() -> None:
    t = table("odin").acts().play(world=MIDGARD, route=WHITE)
    assert t.offered == [0, 1, 2, 3]
    assert t.chance_of(3) == (6 * 5 * 4) / (18 * 17 * 16)
    assert t.chance_of(0) == (12 * 11 * 10) / (18 * 17 * 16)


@rule("YG 6.5", "YG 2.11")
def test_from_island_to_island_a_first_search_finds_half_a_viking_more() -> None:
    for island, mean in ((WHITE, 1.0), (BLUE, 1.5), (GREEN, 2.0), (BLACK, 2.5)):
        t = table("odin")
        t.g.valkyries, t.g.submerged = island, WHITE if island == BLACK else BLACK
        t.acts().play(world=MIDGARD, route=island)
        assert sum(t.chance_of(souls) * souls for souls in t.offered) == pytest.approx(mean)


@rule("YG 6.5")
def test_from_a_small_bag_all_counters_are_taken() -> None:
    t = table("odin")
    t.fill_bags([0, 1, 9, 12, 15], [0, 1, 9, 6, 3])
    t.acts().play(world=MIDGARD, route=WHITE)
    assert t.offered == [1]
    t.play(souls=1)
    assert (t.g.vikings, t.g.bag_vikings[WHITE], t.g.giants_in(WHITE)) == ([1], 0, 1)


@rule("YG 6.5")
def test_an_empty_bag_cannot_be_searched() -> None:
    t = table("odin")
    t.fill_bags([0, 0, 9, 12, 15], [0, 0, 9, 6, 3])
    t.acts().play(world=MIDGARD)
    assert t.why_not(WHITE) == "YG 6.5"


@rule("YG 6.6")
def test_open_bags_are_seen_and_hidden_ones_only_counted() -> None:
    assert table("odin").sees()["islands"][BLACK] == {
        "island": "black",
        "counters": 18,
        "vikings": 15,
        "giants": 3,
        "sure_vikings": 0,
        "sure_giants": 0,
        "search": False,  # it is under water
    }
    assert table("odin", bags="hidden").sees()["islands"][BLACK] == {
        "island": "black",
        "counters": 18,
        "vikings": None,
        "giants": None,
        "sure_vikings": 0,
        "sure_giants": 0,
        "search": False,  # it is under water
    }


@rule("YG 6.6")
def test_of_hidden_bags_what_went_in_and_out_is_remembered() -> None:
    t = table("odin", bags="hidden")
    t.acts().play(world=MIDGARD, route=WHITE, souls=1)  # two fire giants went back
    assert (t.g.sure_vikings[WHITE], t.g.sure_giants[WHITE]) == (0, 2)
    t.play(world=DEAD, bag=WHITE)  # five Vikings went in
    assert (t.g.sure_vikings[WHITE], t.g.sure_giants[WHITE]) == (5, 2)
    t.play(world=FIRE, bag=WHITE, burned=3)  # three fire giants went out
    assert (t.g.sure_vikings[WHITE], t.g.sure_giants[WHITE]) == (5, 0)


@rule("YG 6.6", "YG 7.10")
def test_vikings_put_back_after_the_fire_are_known_to_be_in_the_bag() -> None:
    t = table("odin", bags="hidden").acts().play(world=FIRE, bag=WHITE, burned=2)
    assert (t.g.sure_vikings[WHITE], t.g.sure_giants[WHITE]) == (3, 0)


@rule("YG 6.6", "YG 10.5")
def test_a_bag_that_cannot_satisfy_hel_is_known_to_hold_no_vikings() -> None:
    t = table("thor", bags="hidden").enemies(hel=3)
    t.fill_bags([0, 1, 9, 12, 15], [0, 12, 9, 6, 3])
    t.draws(HEL).play(die=colour(WHITE))
    assert (t.g.sure_vikings[WHITE], t.g.sure_giants[WHITE]) == (0, 12)


@rule("YG 6.6")
def test_imagined_bags_keep_sizes_and_what_is_sure() -> None:
    t = table("odin", bags="hidden")
    t.acts().play(world=DEAD, bag=WHITE)
    seen: set[int] = set()
    for seed in range(60):
        twin = GAME.imagine(t.g, 0, Lots(seed))
        assert isinstance(twin, Yggdrasil)
        assert [twin.in_bag(bag) for bag in range(5)] == [t.g.in_bag(bag) for bag in range(5)]
        assert sum(twin.bag_vikings) == 47
        assert twin.bag_vikings[WHITE] >= 5
        seen.add(twin.bag_vikings[BLACK])
    assert len(seen) > 3
