"""The turn and the end (YG 4)."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.parts import (
    ASGARD,
    DARKNESS,
    DEAD,
    ELVES,
    FIRE,
    FORGE,
    HEL,
    ICE,
    JORMUNGAND,
    SACRED,
    STOP,
    SURT,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import colour, table


@rule("YG 4.1")
def test_gods_take_turns_in_order_and_begin_again() -> None:
    t = table("thor", "frey", "heimdall")
    for seat in (0, 1, 2, 0):
        t.play(card=JORMUNGAND, die=colour(WHITE))
        assert t.g.seat == seat
        t.play(world=STOP)
        t.g.track = [1] * 6


@rule("YG 4.2", "YG 10.1")
def test_a_turn_begins_with_an_enemy_card_which_is_then_discarded() -> None:
    t = table("thor")
    assert (t.asked, t.by_chance) == ("card", True)
    t.play(card=HEL, die=colour(WHITE))
    assert t.g.track[HEL] == 2  # the worked example: Hel moves on one space
    assert t.g.discards == [HEL]
    assert t.asked == "world"


@rule("YG 4.3")
def test_three_actions_in_three_different_worlds() -> None:
    t = table("thor").acts()
    t.play(world=ELVES)
    assert t.why_not(ELVES) == "YG 4.3"
    t.play(world=FORGE, artifact=HEL)
    t.play(world=SACRED, scale=0)
    assert t.asked == "card"  # the turn is over


@rule("YG 4.4")
def test_stopping_early_is_allowed_unless_switched_off() -> None:
    t = table("thor").acts().play(world=STOP)
    assert t.asked == "card"
    t = table("thor", stopping=False).acts()
    assert t.why_not(STOP) == "YG 4.4"


@rule("YG 4.4")
def test_without_stopping_a_turn_still_ends_when_no_world_is_open() -> None:
    t = table("thor", stopping=False).acts()
    t.g.pile = t.g.forge = t.g.dead = t.g.alfheim = 0
    t.fill_bags([0] * 5, [0] * 5)
    t.acts().play(world=SACRED, scale=0)
    assert t.offered == [1]  # the Valkyries can still ride
    t.play(world=1, route=6)
    assert t.asked == "card"


@rule("YG 4.5")
def test_worlds_with_nothing_to_work_on_are_not_offered() -> None:
    t = table("thor")
    t.g.dead = t.g.pile = 0
    t.fill_bags([0] * 5, [0] * 5)
    t.g.vanir = 5
    t.acts()
    for world in (DEAD, FIRE, ICE):
        assert t.why_not(world) == "YG 4.5"
    assert t.may(SACRED)
    t.g.rows = t.g.unseen = []
    t.giant(3)
    t.g.valkyries, t.g.submerged = 4, 3
    t.acts()
    assert t.why_not(SACRED) == "YG 4.5"
    assert t.why_not(ASGARD) == "YG 5.1"
    assert t.why_not(DARKNESS) == "YG 7.8"
    assert t.why_not(1) == "YG 4.5"


@rule("YG 4.6", "YG 4.9")
def test_an_enemy_driven_out_before_the_end_of_the_turn_does_no_harm() -> None:
    t = table("thor").enemies(surt=8)
    t.g.vikings = [9]
    t.acts().play(world=ASGARD, enemy=SURT, vikings=9, die=0, elves=0)
    assert t.g.track[SURT] == 7
    assert t.play(world=STOP).asked == "card"


@rule("YG 4.9")
def test_one_enemy_in_the_residence_is_defeat() -> None:
    t = table("thor", "frey").enemies(surt=8).acts().play(world=STOP)
    assert t.g.is_over()
    assert t.g.outcome() == "defeat.residence"
    assert t.g.returns() == [0.0, 0.0]


@rule("YG 4.7")
def test_five_enemies_beyond_the_wall_are_defeat_and_four_are_not() -> None:
    t = table("thor").enemies(surt=4, fenrir=4, nidhogg=4, loki=5, hel=3).acts().play(world=STOP)
    assert not t.g.is_over()
    t = table("thor").enemies(surt=4, fenrir=4, nidhogg=4, loki=5, hel=4).acts().play(world=STOP)
    assert t.g.outcome() == "defeat.wall"


@rule("YG 4.8")
def test_three_enemies_beyond_the_door_are_defeat_and_two_are_not() -> None:
    t = table("thor").enemies(surt=6, nidhogg=7, loki=5).acts().play(world=STOP)
    assert not t.g.is_over()
    t = table("thor").enemies(surt=6, nidhogg=7, loki=6).acts().play(world=STOP)
    assert t.g.outcome() == "defeat.door"


@rule("YG 4.10")
def test_the_gods_win_after_the_actions_of_the_last_card() -> None:
    t = table("thor", "frey")
    t.g.rows, t.g.unseen = [JORMUNGAND], []
    t.g.begin(t.g.forms[0])
    t.play(die=colour(WHITE))
    assert t.asked == "world"
    t.play(world=STOP)
    assert t.g.outcome() == "victory"
    assert t.g.returns() == [1.0, 1.0]


@rule("YG 4.10")
@pytest.mark.parametrize(("space", "ending"), [(7, "defeat.residence"), (6, "victory")])
def test_the_last_card_can_still_bring_defeat(space: int, ending: str) -> None:
    t = table("thor").enemies(jormungand=space)
    t.g.rows, t.g.unseen = [JORMUNGAND], []
    t.g.begin(t.g.forms[0])
    if space < 7:
        t.play(die=colour(WHITE))
    t.play(world=STOP)
    assert t.g.outcome() == ending
