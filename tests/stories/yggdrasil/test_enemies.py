"""The enemies (YG 10)."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    BLACK,
    BLUE,
    FENRIR,
    GREEN,
    HEL,
    JORMUNGAND,
    LOKI,
    NIDHOGG,
    RAGNAROK,
    RAINBOW,
    SURT,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import colour, hammers, table

GIALP = 6


@rule("YG 10.1", "YG 1.4")
@pytest.mark.parametrize(("space", "power"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_power_is_that_of_the_area_reached(space: int, power: int) -> None:
    t = table("thor").enemies(hel=space).draws(HEL).play(die=colour(BLACK))
    assert t.g.bag_vikings[BLACK] == 15 - power


@rule("YG 10.2")
def test_in_the_residence_there_is_no_effect_and_no_step_beyond() -> None:
    for space in (7, 8):
        t = table("thor").enemies(loki=space).draws(LOKI)
        assert t.g.track[LOKI] == 8
        assert (t.active, t.asked) == ([], "world")


@rule("YG 10.2", "YG 10.11")
def test_fenrir_and_nidhogg_do_nothing_in_the_residence_either() -> None:
    t = table("thor").enemies(fenrir=7).draws(FENRIR)
    assert (t.g.track[FENRIR], t.angry(), t.asked) == (8, False, "world")
    t = table("thor").enemies(nidhogg=7).draws(NIDHOGG)
    assert (t.g.track, t.asked) == ([1, 1, 1, 1, 8, 1], "world")


@rule("YG 10.3")
def test_an_angry_enemy_goes_two_spaces_and_strikes_once_where_it_arrives() -> None:
    t = table("thor", angry=1, angry_enemies=["hel"]).enemies(hel=2).draws(ANGRY + HEL).play(die=colour(GREEN))
    assert t.g.track[HEL] == 4
    assert t.g.bag_vikings[GREEN] == 10
    assert t.asked == "world"


@rule("YG 10.3", "YG 10.2")
def test_an_angry_enemy_before_the_residence_goes_one_space() -> None:
    t = table("thor", angry=1, angry_enemies=["hel"]).enemies(hel=7).draws(ANGRY + HEL)
    assert t.g.track[HEL] == 8
    assert t.asked == "world"


@rule("YG 10.3", "YG 10.11")
def test_the_angry_card_of_fenrir_makes_him_angry_once() -> None:
    t = table("thor", angry=1, angry_enemies=["fenrir"]).draws(ANGRY + FENRIR)
    assert t.g.track[FENRIR] == 3
    assert t.angry()


@rule("YG 10.4", "YG 3.3", "YG 10.15")
def test_ragnarok_moves_three_enemies_without_effects() -> None:
    t = table("thor", ragnarok=1).draws(RAGNAROK)
    assert t.g.track == [2, 1, 2, 1, 1, 2]  # Hel, Jörmungand, Fenrir
    assert not t.angry()
    assert t.g.submerged == BLACK
    assert t.asked == "world"
    assert t.g.discards == [RAGNAROK]


@rule("YG 10.4", "YG 3.3")
def test_another_set_of_ragnarok_cards_can_be_chosen() -> None:
    t = table("thor", ragnarok=1, ragnarok_cards="two-each").draws(RAGNAROK + 4)
    assert t.g.track == [2, 1, 1, 1, 1, 2]  # Hel, Fenrir


@rule("YG 10.5")
def test_the_worked_example_of_hel_and_the_green_bag() -> None:
    t = table("thor").enemies(hel=3).draws(HEL).play(die=colour(GREEN))
    assert t.g.track[HEL] == 4  # just beyond the wall: power 2
    assert (t.g.bag_vikings[GREEN], t.g.giants_in(GREEN), t.g.dead) == (10, 6, 7)


@rule("YG 10.5")
def test_hel_takes_all_vikings_where_there_are_too_few() -> None:
    t = table("thor").enemies(hel=5)
    t.fill_bags([0, 2, 9, 12, 15], [0, 12, 9, 6, 3])
    t.draws(HEL).play(die=colour(WHITE))
    assert (t.g.bag_vikings[WHITE], t.g.dead) == (0, 7)


@rule("YG 10.6")
def test_the_worked_example_of_surt_and_the_blue_bag() -> None:
    t = table("thor").enemies(surt=4).draws(SURT).play(die=colour(BLUE))
    assert t.g.track[SURT] == 5  # before the door: power 2
    assert (t.g.giants_in(BLUE), t.g.fire) == (11, 10)


@rule("YG 10.6")
def test_surt_takes_all_fire_giants_where_there_are_too_few() -> None:
    t = table("thor").enemies(surt=5)
    t.g.fire = 1
    t.draws(SURT).play(die=colour(BLUE))
    assert (t.g.giants_in(BLUE), t.g.fire) == (10, 0)


@rule("YG 10.7")
def test_jormungand_floods_an_island_and_sends_the_valkyries_back() -> None:
    for space in (1, 6):
        t = table("thor").enemies(jormungand=space)
        t.g.valkyries = BLUE
        t.draws(JORMUNGAND).play(die=colour(GREEN))
        assert (t.g.submerged, t.g.valkyries) == (GREEN, RAINBOW)


@rule("YG 10.8")
def test_the_worked_example_of_loki_and_gialp() -> None:
    t = table("thor").enemies(loki=2).draws(LOKI)
    assert (t.asked, t.by_chance, len(t.offered)) == ("giant", True, 16)
    t.play(giant=GIALP)
    assert t.active == [GIALP]
    assert t.why_not(6) == "YG 8.7"  # the Kingdom of Fire


@rule("YG 10.8")
def test_loki_calls_as_many_giants_as_his_power_or_all_there_are() -> None:
    t = table("thor").enemies(loki=5).draws(LOKI).play(giant=0).play(giant=1).play(giant=2)
    assert t.active == [0, 1, 2]
    assert t.asked == "world"
    t = table("thor").enemies(loki=5)
    t.g.pile = 3
    t.draws(LOKI).play(giant=0).play(giant=1)
    assert t.asked == "world"


@rule("YG 10.9")
def test_the_worked_example_of_nidhogg_dragging_surt() -> None:
    t = table("thor").enemies(hel=3, surt=1, jormungand=2, loki=2, nidhogg=2, fenrir=2).draws(NIDHOGG)
    assert t.g.track == [3, 2, 2, 2, 3, 2]
    assert t.giants == [0, 12, 9, 6, 3]  # Surt's effect is not applied
    assert t.asked == "world"


@rule("YG 10.9")
def test_who_is_farthest_behind_is_seen_after_nidhoggs_own_step_and_may_be_himself() -> None:
    t = table("thor").enemies(hel=3, surt=3, jormungand=3, loki=3, nidhogg=1, fenrir=3).draws(NIDHOGG)
    assert t.g.track[NIDHOGG] == 3
    t = table("thor").enemies(hel=2, surt=3, jormungand=3, loki=3, nidhogg=2, fenrir=3).draws(NIDHOGG)
    assert (t.g.track[NIDHOGG], t.g.track[HEL]) == (3, 3)


@rule("YG 10.10")
def test_among_several_last_enemies_the_gods_choose() -> None:
    t = table("thor").enemies(hel=3, surt=1, jormungand=2, loki=1).draws(NIDHOGG)
    assert (t.asked, t.offered) == ("drag", [SURT, LOKI, FENRIR])
    assert t.why_not(HEL) == "YG 10.9"
    t.play(drag=LOKI)
    assert (t.g.track[LOKI], t.active) == (2, [])


@rule("YG 10.10")
def test_the_active_god_chooses_for_all() -> None:
    t = table("thor", "frey").draws(NIDHOGG, seat=1)
    assert (t.asked, t.g.seat) == ("drag", 1)


@rule("YG 10.15")
def test_fenrir_dragged_by_nidhogg_is_not_angry() -> None:
    t = table("thor").enemies(hel=3).draws(NIDHOGG).play(drag=FENRIR)
    assert not t.angry()
    assert t.asked == "world"


@rule("YG 10.11", "YG 10.12", "YG 10.13")
def test_the_worked_example_of_odin_and_thor_calming_fenrir() -> None:
    t = table("odin", "thor").enemies(fenrir=3)
    t.play(card=FENRIR)
    t.play(card=SURT)
    t.play(play=FENRIR, back=1)  # Surt goes back on top
    assert t.g.track[FENRIR] == 4  # behind the wall: power 2
    t.play(die=colour(BLACK))
    t.play(die=colour(GREEN))
    t.play(die=colour(GREEN))
    # Thor plays Surt first, then must go on.
    assert t.g.discards == [FENRIR, SURT]
    t.play(die=colour(BLUE))  # Surt's roll
    assert t.g.giants_in(BLUE) == 10
    assert t.angry()
    t.play(die=colour(WHITE))
    assert not t.angry()
    # Two actions remain to Thor.
    t.play(world=3)
    t.play(world=8, scale=0)
    assert (t.asked, t.g.turns) == ("card", 2)


@rule("YG 10.11")
def test_while_fenrir_is_angry_nobody_acts_or_stops() -> None:
    t = table("thor").draws(FENRIR)
    assert (t.asked, t.by_chance) == ("die", True)


@rule("YG 10.11")
def test_an_attempt_uses_up_an_action_but_no_world() -> None:
    t = table("thor").enemies(hel=2).draws(FENRIR).play(die=colour(WHITE))
    assert t.may(0)
    assert t.may(1)
    t.play(world=3)
    t.play(world=8, scale=0)
    assert t.asked == "card"


@rule("YG 10.12")
@pytest.mark.parametrize(
    ("space", "calming"),
    [
        (2, [WHITE, BLUE, GREEN]),
        (3, [WHITE, BLUE, GREEN]),
        (4, [WHITE, BLUE]),
        (5, [WHITE, BLUE]),
        (6, [WHITE]),
        (7, [WHITE]),
    ],
)
def test_the_colours_that_calm_fenrir(space: int, calming: list[int]) -> None:
    for island in (WHITE, BLUE, GREEN, BLACK):
        t = table("thor").enemies(fenrir=space)
        t.g.fenrir_angry = True
        t.acts().play(die=colour(island))
        assert t.angry() == (island not in calming)


@rule("YG 10.12", "YG 1.5")
@pytest.mark.parametrize(
    ("colours", "faces"), [("white-and-blue", [5, 4, 2]), ("green-and-black", [4, 2, 1])], ids=["default", "other"]
)
def test_of_six_faces_so_many_calm_fenrir_at_each_power(colours: str, faces: list[int]) -> None:
    for space, calming in zip((2, 4, 6), faces, strict=True):
        calmed = 0
        for face in range(6):
            t = table("thor", colours=colours).enemies(fenrir=space)
            t.g.fenrir_angry = True
            t.acts().play(die=face)
            calmed += not t.angry()
        assert calmed == calming


@rule("YG 10.12")
def test_in_the_residence_only_white_calms_fenrir() -> None:
    t = table("thor").enemies(fenrir=8)
    t.g.fenrir_angry = True
    t.acts().play(die=colour(BLUE))
    assert t.angry()
    t.play(die=colour(WHITE))
    assert not t.angry()


@rule("YG 10.13")
def test_the_next_god_draws_before_going_on_with_fenrir() -> None:
    t = table("thor", "frey").draws(FENRIR)
    for _ in range(3):
        t.play(die=colour(BLACK))
    assert t.asked == "card"
    t.play(card=JORMUNGAND, die=colour(BLUE))
    assert t.g.submerged == BLUE
    assert (t.asked, t.by_chance) == ("die", True)
    for _ in range(4):  # Frey has four actions
        assert t.angry()
        t.play(die=colour(BLACK))
    assert t.asked == "card"


@rule("YG 10.14")
def test_drawn_again_while_angry_fenrir_only_moves_and_is_harder_to_calm() -> None:
    t = table("thor", "heimdall").enemies(fenrir=3)
    t.g.fenrir_angry = True
    t.draws(FENRIR)
    assert t.g.track[FENRIR] == 4
    assert t.g.discards == [FENRIR]
    t.play(die=colour(GREEN))
    assert t.angry()
    t.play(die=colour(BLUE))
    assert not t.angry()


@rule("YG 10.14")
def test_fenrir_moved_while_angry_is_calmed_by_the_area_he_is_in_now() -> None:
    t = table("thor").enemies(hel=4, surt=4, jormungand=4, loki=4, nidhogg=4, fenrir=3)
    t.g.fenrir_angry = True
    t.draws(NIDHOGG)  # drags Fenrir over the wall
    assert t.g.track[FENRIR] == 4
    t.play(die=colour(GREEN))
    assert t.angry()


@rule("YG 10.9")
def test_power_does_not_matter_to_nidhogg() -> None:
    t = table("thor").enemies(hel=3, surt=1, jormungand=2, loki=2, nidhogg=6, fenrir=2).draws(NIDHOGG)
    assert t.g.track == [3, 2, 2, 2, 7, 2]
    assert hammers(0) == 0
