"""Forge, elves, darkness, the dead and fire (YG 7)."""

from __future__ import annotations

from gladsheim.games.yggdrasil.parts import (
    ASGARD,
    BLACK,
    DARKNESS,
    DEAD,
    ELVES,
    FIRE,
    FORGE,
    GREEN,
    HEL,
    LOKI,
    SURT,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import hammers, table

RING_1, RING_2, RING_3 = 1, 2, 4  # the Ring's levels as bits of the forge


@rule("YG 7.1")
def test_a_god_takes_an_artifact_of_the_first_level() -> None:
    t = table("odin").acts().play(world=FORGE)
    assert t.offered == [0, 1, 2, 3, 4, 5]
    t.play(artifact=HEL)
    assert t.g.levels[HEL] == 1
    assert t.g.forge & 7 == RING_2 | RING_3


@rule("YG 7.2")
def test_the_worked_example_of_odins_ring() -> None:
    t = table("odin")
    t.g.levels, t.g.forge = [2, 0, 0, 0, 0, 0], t.g.forge & ~RING_2
    t.acts().play(world=FORGE, artifact=HEL)
    assert t.g.levels == [3, 0, 0, 0, 0, 0]
    assert t.g.forge & 7 == RING_1 | RING_2


@rule("YG 7.2")
def test_there_is_nothing_above_level_three() -> None:
    t = table("odin")
    t.g.levels, t.g.forge = [3, 0, 0, 0, 0, 0], t.g.forge & ~RING_3
    t.acts().play(world=FORGE)
    assert t.why_not(HEL) == "YG 7.2"


@rule("YG 7.3")
def test_what_another_god_holds_is_not_in_the_forge() -> None:
    t = table("odin", "thor").acts().play(world=FORGE, artifact=HEL)
    t.acts(1).play(world=FORGE)
    assert t.why_not(HEL) == "YG 7.3"
    t.acts(0).play(world=FORGE, artifact=HEL)
    t.acts(1).play(world=FORGE, artifact=HEL)  # the first level is back
    assert t.g.levels[0] == 2
    assert t.g.levels[6] == 1
    t.acts(1).play(world=FORGE)
    assert t.why_not(HEL) == "YG 7.3"  # the second is not


@rule("YG 7.3")
def test_a_god_may_hold_artifacts_of_several_lines() -> None:
    t = table("odin").acts().play(world=FORGE, artifact=HEL)
    t.acts().play(world=FORGE, artifact=SURT)
    assert t.g.levels == [1, 1, 0, 0, 0, 0]


@rule("YG 7.3")
def test_the_forge_is_closed_where_no_artifact_can_be_taken() -> None:
    t = table("odin")
    t.g.forge = 0
    assert t.acts().why_not(FORGE) == "YG 7.3"


@rule("YG 7.4")
def test_an_artifact_helps_in_the_same_turn() -> None:
    t = table("odin").enemies(hel=2)
    t.g.vikings = [4]
    t.acts().play(world=FORGE, artifact=HEL)
    t.play(world=ASGARD, enemy=HEL, vikings=4, die=hammers(0), elves=0)
    assert t.g.track[HEL] == 1


@rule("YG 7.5")
def test_a_god_takes_one_elf() -> None:
    t = table("odin", "thor").acts().play(world=ELVES)
    assert (t.g.elves, t.g.alfheim) == ([1, 0], 2)


@rule("YG 7.6")
def test_without_an_elf_at_home_the_world_is_closed() -> None:
    t = table("odin")
    t.g.alfheim = 0
    assert t.acts().why_not(ELVES) == "YG 7.6"


@rule("YG 7.7")
def test_the_worked_example_of_odin_giving_to_freyja() -> None:
    t = table("odin", "freyja")
    t.g.vikings, t.g.elves = [3, 1], [1, 0]
    t.acts().play(world=DARKNESS, partner=1, hold_vikings=1, hold_elves=0)
    assert (t.g.vikings, t.g.elves) == ([1, 3], [0, 1])


@rule("YG 7.7")
def test_taking_and_exchanging_go_in_both_directions() -> None:
    t = table("odin", "freyja", "thor")
    t.g.vikings, t.g.elves = [0, 4, 2], [2, 0, 1]
    t.acts().play(world=DARKNESS, partner=1)
    assert t.offered == [0, 1, 2, 3, 4]
    t.play(hold_vikings=4, hold_elves=0)
    assert (t.g.vikings, t.g.elves) == ([4, 0, 2], [0, 2, 1])


@rule("YG 7.8")
def test_darkness_needs_another_god_and_something_to_pass() -> None:
    t = table("odin")
    t.g.vikings = [3]
    assert t.acts().why_not(DARKNESS) == "YG 7.8"
    t = table("odin", "thor", "frey")
    assert t.acts().why_not(DARKNESS) == "YG 7.8"
    t.g.elves = [0, 0, 1]
    t.acts().play(world=DARKNESS)
    assert t.offered == [2]
    assert t.why_not(1) == "YG 7.8"
    assert t.why_not(0) == "YG 7.8"


@rule("YG 7.8", "YG 4.5")
def test_something_must_pass() -> None:
    t = table("odin", "thor")
    t.g.vikings, t.g.elves = [2, 1], [1, 0]
    t.acts().play(world=DARKNESS, partner=1)
    assert t.offered == [0, 1, 2, 3]  # with the Vikings as they are, an elf can still pass
    t.play(hold_vikings=2)
    assert t.offered == [0]
    assert t.why_not(1) == "YG 7.8"
    t.acts().play(world=DARKNESS, partner=1, hold_vikings=3)
    assert t.offered == [0, 1]
    t.g.elves = [0, 0]
    t.acts().play(world=DARKNESS, partner=1)
    assert t.offered == [0, 1, 3]
    assert t.why_not(2) == "YG 7.8"
    t.play(hold_vikings=0, hold_elves=0)
    assert t.g.vikings == [0, 3]


@rule("YG 7.8")
def test_artifacts_stay_with_their_god() -> None:
    t = table("odin", "thor")
    t.g.levels = [1] + [0] * 11
    t.g.vikings = [1, 0]
    t.acts().play(world=DARKNESS, partner=1, hold_vikings=0, hold_elves=0)
    assert t.g.levels == [1] + [0] * 11


@rule("YG 7.9")
def test_five_vikings_go_from_the_dead_into_any_bag() -> None:
    t = table("odin")
    t.g.dead = 7
    t.acts().play(world=DEAD)
    assert t.offered == [1, 2, 3, 4]
    t.play(bag=BLACK)
    assert (t.g.dead, t.g.bag_vikings[BLACK]) == (2, 20)
    t.acts().play(world=DEAD, bag=WHITE)  # fewer than five: all of them
    assert (t.g.dead, t.g.bag_vikings[WHITE]) == (0, 8)


@rule("YG 7.10")
def test_the_worked_example_of_five_counters_with_three_fire_giants() -> None:
    t = table("odin")
    t.acts().play(world=FIRE, bag=GREEN, burned=3)
    assert (t.g.fire, t.g.giants_in(GREEN), t.g.bag_vikings[GREEN]) == (15, 3, 12)


@rule("YG 7.10")
def test_five_counters_are_taken_each_as_likely_or_all_there_are() -> None:
    t = table("odin").acts().play(world=FIRE, bag=BLACK)
    assert t.offered == [0, 1, 2, 3]  # there are only three fire giants
    assert t.chance_of(0) == (15 * 14 * 13 * 12 * 11) / (18 * 17 * 16 * 15 * 14)
    t.fill_bags([0, 1, 1, 1, 0], [0, 2, 0, 0, 0])
    t.acts().play(world=FIRE)
    assert t.offered == [1]
    assert t.why_not(BLACK) == "YG 4.5"
    t.play(bag=WHITE)
    assert t.offered == [2]


@rule("YG 4.5", "YG 7.10")
def test_where_all_see_that_no_bag_holds_a_fire_giant_the_kingdom_of_fire_is_closed() -> None:
    t = table("odin")
    t.fill_bags([0, 1, 1, 1, 0], [0, 0, 0, 0, 0])
    assert t.acts().why_not(FIRE) == "YG 4.5"
    # Nobody knows what is in hidden bags: one may look.
    t = table("odin", bags="hidden")
    t.fill_bags([0, 1, 1, 1, 0], [0, 0, 0, 0, 0])
    t.acts().play(world=FIRE)
    assert t.offered == [1, 2, 3]


@rule("YG 7.4")
def test_an_artifact_given_back_helps_no_more_at_its_old_level() -> None:
    t = table("odin").enemies(loki=2)
    t.g.levels, t.g.vikings = [0, 0, 0, 1, 0, 0], [3]
    t.acts().play(world=FORGE, artifact=LOKI)
    t.play(world=ASGARD, enemy=LOKI, vikings=3, die=hammers(0), elves=0)  # 3 + 2
    assert t.g.track[LOKI] == 1
