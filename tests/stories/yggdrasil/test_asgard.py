"""Asgard and combat (YG 5)."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.parts import ASGARD, HEL, ICE, LOKI, SURT, TOP_OF_PILE
from stories.rules import rule
from stories.yggdrasil.table import hammers, table


@rule("YG 5.1")
def test_an_enemy_on_the_first_space_cannot_be_fought() -> None:
    t = table("odin").acts()
    assert t.why_not(ASGARD) == "YG 5.1"
    t.enemies(hel=2).acts().play(world=ASGARD)
    assert t.offered == [HEL]
    assert t.why_not(SURT) == "YG 5.1"


@rule("YG 5.2")
def test_the_worked_example_of_forces() -> None:
    t = table("odin").enemies(hel=8, jormungand=6, loki=7, nidhogg=4, fenrir=3, surt=4)
    assert [t.g.force(enemy) for enemy in (0, 2, 3, 4, 5, 1)] == [8, 7, 7, 6, 5, 6]
    t.g.drive_back(SURT, 1, "YG 5.8")
    assert t.g.force(SURT) == 5


@rule("YG 5.3", "YG 5.4", "YG 5.5", "YG 5.6", "YG 5.7", "YG 5.8")
def test_the_worked_example_of_odin_fighting_surt() -> None:
    t = table("odin").enemies(surt=4)
    t.g.vikings, t.g.elves, t.g.alfheim = [3], [1], 1
    t.g.levels = [0, 1, 0, 0, 0, 0]
    dead = t.g.dead
    t.acts().play(world=ASGARD, enemy=SURT, vikings=2, die=hammers(2))
    assert t.g.dead == dead + 2
    t.play(elves=1)  # 2 + 2 + 1 + 1 equals 6
    assert t.g.track[SURT] == 3
    assert (t.g.vikings, t.g.elves, t.g.alfheim) == ([1], [0], 2)


@rule("YG 5.3")
def test_any_number_of_vikings_from_none_to_all_may_be_sent() -> None:
    t = table("odin").enemies(surt=4)
    t.g.vikings = [3]
    t.acts().play(world=ASGARD, enemy=SURT)
    assert t.offered == [0, 1, 2, 3]


@rule("YG 5.6")
def test_elves_are_chosen_after_the_roll() -> None:
    t = table("odin").enemies(surt=2)
    t.g.elves = [2]
    t.acts().play(world=ASGARD, enemy=SURT, vikings=0)
    assert (t.asked, t.by_chance) == ("die", True)
    t.play(die=hammers(3))
    assert (t.asked, t.offered) == ("elves", [0, 1, 2])
    t.play(elves=2)
    assert t.g.track[SURT] == 1


@rule("YG 5.7", "YG 5.9", "YG 5.3")
def test_one_less_than_the_force_loses_and_the_vikings_are_gone() -> None:
    t = table("odin").enemies(surt=4)
    t.g.vikings = [4]
    dead = t.g.dead
    t.acts().play(world=ASGARD, enemy=SURT, vikings=4, die=hammers(1), elves=0)
    assert t.g.track[SURT] == 4
    assert (t.g.vikings, t.g.dead) == ([0], dead + 4)


@rule("YG 5.6", "YG 5.9")
def test_elves_of_a_lost_combat_are_gone_too() -> None:
    t = table("odin").enemies(surt=4)
    t.g.elves, t.g.alfheim = [2], 0
    t.acts().play(world=ASGARD, enemy=SURT, vikings=0, die=hammers(3), elves=2)
    assert t.g.track[SURT] == 4
    assert (t.g.elves, t.g.alfheim) == ([0], 2)


@rule("YG 5.5")
def test_an_artifact_helps_only_against_its_enemy_and_never_against_giants() -> None:
    t = table("odin").enemies(surt=2, hel=2)
    t.g.levels = [0, 3, 0, 0, 0, 0]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=0, die=hammers(2), elves=0)
    assert t.g.track[HEL] == 2
    t.acts().play(world=ASGARD, enemy=SURT, vikings=0, die=hammers(2), elves=0)
    assert t.g.track[SURT] == 1
    t.acts().play(world=ICE, giant=TOP_OF_PILE, vikings=0, die=hammers(2), elves=0)
    assert t.g.beaten == 0


@rule("YG 5.5")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_artifact_adds_its_level(level: int) -> None:
    t = table("odin").enemies(hel=2)
    t.g.levels = [level, 0, 0, 0, 0, 0]
    t.g.vikings = [5 - level]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=5 - level, die=hammers(0), elves=0)
    assert t.g.track[HEL] == 1


@rule("YG 5.8")
def test_an_enemy_driven_back_has_no_effect() -> None:
    t = table("odin").enemies(loki=5)
    t.g.vikings = [6]
    t.acts().play(world=ASGARD, enemy=LOKI, vikings=6, die=hammers(0), elves=0)
    assert t.g.track[LOKI] == 4
    assert (t.active, t.asked) == ([], "world")


@rule("YG 5.8")
def test_nobody_goes_back_beyond_the_first_space() -> None:
    t = table("odin").enemies(loki=2)
    t.g.drive_back(LOKI, 3, "YG 8.14")
    assert t.g.track[LOKI] == 1
