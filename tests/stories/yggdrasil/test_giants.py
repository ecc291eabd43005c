"""The Ice Fortress, the giants' effects and the runes (YG 8)."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.midgard import NO_SEARCH
from gladsheim.games.yggdrasil.parts import (
    ASGARD,
    BLACK,
    BLOCKED_BY,
    BLUE,
    DARKNESS,
    DEAD,
    ELVES,
    FENRIR,
    FIRE,
    FORGE,
    GEIRROD,
    GREEN,
    HEL,
    HRUNGNIR,
    HYMIR,
    ICE,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    NIDHOGG,
    NO_WORLD,
    SACRED,
    STOP,
    SURT,
    TOP_OF_PILE,
    VAFTHRUDNIR,
    WHITE,
)
from stories.rules import rule
from stories.yggdrasil.table import Table, colour, hammers, table

HYRROKKIN, GUNNLOD, THOKK, GIALP, GREIP, HRYM = 0, 1, 2, 6, 5, 7
SUTTUNG, FARBAUTI, ANGRBODA = 8, 9, 10
THRYM, HRAESVELG, UTGARD_LOKI = 12, 14, 15


def strikes(t: Table, giant: int, vikings: int, die: int) -> Table:
    """The god of seat 0 fights a giant with so many Vikings."""
    t.g.vikings = [vikings, *t.g.vikings[1:]]
    return t.acts().play(world=ICE, giant=giant, vikings=vikings, die=die, elves=0)


@rule("YG 8.1")
def test_active_giants_and_the_top_of_the_pile_can_be_fought() -> None:
    t = table("odin").giant(GIALP).beaten(THOKK).acts().play(world=ICE)
    assert t.offered == [GIALP, TOP_OF_PILE]
    assert t.why_not(HYMIR) == "YG 8.1"
    assert t.why_not(THOKK) == "YG 8.3"


@rule("YG 8.1")
def test_an_enemy_and_a_giant_can_be_fought_in_one_turn() -> None:
    t = strikes(table("odin").enemies(hel=2), TOP_OF_PILE, 0, hammers(0))
    assert t.may(ASGARD)
    assert not t.may(ICE)


@rule("YG 8.2", "YG 8.3", "YG 8.7")
def test_the_worked_example_of_odin_and_gialp() -> None:
    t = table("odin").giant(GIALP).acts()
    assert t.why_not(FIRE) == "YG 8.7"
    strikes(t, GIALP, 1, hammers(2))  # a force of 3
    assert t.active == []
    assert t.g.beaten == 1 << GIALP
    assert t.may(FIRE)


@rule("YG 8.2", "YG 8.4")
def test_a_force_of_two_is_not_enough_and_the_active_giant_stays() -> None:
    t = strikes(table("odin").giant(GIALP), GIALP, 0, hammers(2))
    assert t.active == [GIALP]
    assert t.why_not(FIRE) == "YG 8.7"


@rule("YG 8.4")
def test_a_giant_that_wins_unseen_stays_unseen_on_the_pile() -> None:
    t = strikes(table("odin"), TOP_OF_PILE, 0, hammers(1))
    assert bin(t.g.pile).count("1") == 16
    assert t.asked == "world"


@rule("YG 8.5", "YG 8.3")
def test_a_giant_beaten_unseen_is_turned_over_and_was_never_active() -> None:
    t = strikes(table("odin").giant(GIALP), TOP_OF_PILE, 3, hammers(0))
    assert (t.asked, t.by_chance) == ("giant", True)
    assert len(t.offered) == 15
    t.play(giant=VAFTHRUDNIR)
    assert t.active == [GIALP]
    assert t.g.beaten == 1 << VAFTHRUDNIR
    assert "YG 8.5" in t.said()


@rule("YG 8.6")
def test_the_whirlpool_may_be_left_but_not_entered() -> None:
    t = table("odin").giant(HYMIR)
    t.g.valkyries, t.g.submerged = BLUE, GREEN
    t.acts().play(world=MIDGARD)
    assert t.offered == [BLUE, WHITE, NO_SEARCH + WHITE]
    assert t.why_not(NO_SEARCH + GREEN) == "YG 8.6"
    t.g.valkyries = GREEN
    t.acts().play(world=MIDGARD)
    assert t.may(BLACK)
    assert t.may(BLUE)


@rule("YG 8.6")
def test_in_the_whirlpool_the_valkyries_may_stay_without_looking_for_souls() -> None:
    t = table("odin", stopping=False).giant(HYMIR)
    t.g.valkyries = t.g.submerged = GREEN
    t.acts().play(world=MIDGARD)
    assert t.may(NO_SEARCH + GREEN)
    t.play(route=NO_SEARCH + GREEN)
    assert (t.g.valkyries, t.g.vikings) == (GREEN, [0])
    # Where there is no whirlpool, to stay and seek nothing would be an empty action.
    t = table("odin", stopping=False)
    t.g.valkyries = t.g.submerged = GREEN
    t.acts().play(world=MIDGARD)
    assert t.why_not(NO_SEARCH + GREEN) == "YG 4.5"


@rule("YG 8.7")
@pytest.mark.parametrize(
    ("giant", "world"),
    [(HYRROKKIN, DEAD), (GUNNLOD, ELVES), (GREIP, SACRED), (GIALP, FIRE), (SUTTUNG, DARKNESS), (THRYM, FORGE)],
)
def test_six_giants_block_a_world_each(giant: int, world: int) -> None:
    t = table("odin", "thor").enemies(hel=2)
    t.g.vikings = [1, 1]
    assert t.acts().offered == [0, 1, 2, 3, 4, 5, 6, 7, 8, STOP]
    t.giant(giant).acts()
    assert t.why_not(world) == "YG 8.7"
    assert len(t.offered) == 9


@rule("YG 8.7")
def test_asgard_midgard_and_the_ice_fortress_are_never_blocked() -> None:
    assert sorted(world for world in BLOCKED_BY if world != NO_WORLD) == [FORGE, ELVES, DARKNESS, DEAD, FIRE, SACRED]


@rule("YG 8.8")
def test_without_the_die_only_vikings_artifacts_and_elves_count() -> None:
    t = table("thor").enemies(hel=2).giant(GEIRROD)
    t.g.vikings, t.g.elves, t.g.levels = [3], [1], [1, 0, 0, 0, 0, 0]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=3)
    assert t.asked == "elves"
    t.play(elves=1)  # 3 + 1 + 1, and nothing for Thor
    assert t.g.track[HEL] == 1
    t.enemies(hel=2)
    t.g.vikings, t.g.elves = [3], [0]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=3, elves=0)
    assert t.g.track[HEL] == 2


@rule("YG 8.8")
def test_other_rolls_than_in_combat_go_on() -> None:
    t = table("thor").giant(GEIRROD).draws(HEL)
    assert t.asked == "die"


@rule("YG 8.9")
def test_no_god_has_a_power_while_that_giant_is_active() -> None:
    gods = ["odin", "thor", "frey", "heimdall", "tyr", "freyja"]
    t = table(*gods)
    assert all(t.g.has_power(seat, seat) for seat in range(6))
    t.giant(VAFTHRUDNIR)
    assert not any(t.g.has_power(seat, seat) for seat in range(6))
    t.draws(HEL)  # Odin draws one card
    assert t.asked == "die"


@rule("YG 8.10")
@pytest.mark.parametrize(
    ("giant", "enemy"),
    [(THOKK, HEL), (HRYM, SURT), (UTGARD_LOKI, JORMUNGAND), (FARBAUTI, LOKI), (HRAESVELG, NIDHOGG), (ANGRBODA, FENRIR)],
)
def test_six_giants_strengthen_an_enemy_each(giant: int, enemy: int) -> None:
    t = table("odin")
    before = [t.g.force(one) for one in range(6)]
    t.giant(giant)
    assert [t.g.force(one) - before[one] for one in range(6)] == [int(one == enemy) for one in range(6)]


@rule("YG 8.10")
def test_one_giant_strengthens_all_giants() -> None:
    t = strikes(table("odin").giant(HRUNGNIR, GIALP), GIALP, 3, hammers(0))
    assert GIALP in t.active
    t = strikes(t, HRUNGNIR, 3, hammers(1))
    assert t.active == [GIALP]
    t = strikes(t, GIALP, 3, hammers(0))
    assert t.active == []


@rule("YG 8.11", "YG 8.13")
def test_the_fourth_giant_of_a_rune_sets_its_power_free_at_once() -> None:
    t = strikes(table("odin").beaten(GEIRROD, GREIP).giant(GIALP, HRYM), GIALP, 3, hammers(0))
    assert t.g.quiet_turns == 0
    strikes(t, HRYM, 3, hammers(0))
    assert t.g.quiet_turns == 3


@rule("YG 8.12")
def test_sigel_shares_up_to_fifteen_dead_vikings_god_by_god() -> None:
    t = table("odin", "thor", "frey").beaten(GUNNLOD, THOKK, HYMIR).giant(HYRROKKIN)
    t.g.dead = 20
    strikes(t, HYRROKKIN, 0, hammers(3))
    assert (t.asked, t.offered) == ("share", [*range(16)])
    t.play(share=4)
    assert t.offered == [*range(12)]
    t.play(share=0)
    t.play(share=10)
    assert t.g.vikings == [4, 0, 10]
    assert t.g.dead == 6
    assert t.asked == "world"


@rule("YG 8.11", "YG 8.12", "YG 8.14", "YG 8.15")
@pytest.mark.parametrize(("rune", "slot"), [(0, "share"), (2, "enemy"), (3, "enemy")])
def test_the_active_god_applies_the_rune(rune: int, slot: str) -> None:
    t = table("odin", "thor").enemies(hel=3).beaten(*range(4 * rune + 1, 4 * rune + 4)).giant(4 * rune)
    t.g.vikings = [0, 3]
    t.acts(1).play(world=ICE, giant=4 * rune, vikings=3, die=hammers(0), elves=0)
    assert (t.asked, t.g.seat) == (slot, 1)


@rule("YG 8.12")
def test_sigel_gives_back_even_the_vikings_of_the_fight_that_completed_it() -> None:
    t = table("odin", "thor").beaten(GUNNLOD, THOKK, HYMIR).giant(HYRROKKIN)
    t.g.dead = 0
    strikes(t, HYRROKKIN, 3, hammers(0)).play(share=3)
    assert t.g.vikings == [3, 0]
    assert t.asked == "world"  # nobody is left to share


@rule("YG 8.12")
def test_sigel_with_nobody_dead_gives_nothing() -> None:
    t = table("odin").beaten(GUNNLOD, THOKK, HYMIR).giant(HYRROKKIN)
    t.g.dead = 0
    assert strikes(t, HYRROKKIN, 0, hammers(3)).asked == "world"


@rule("YG 8.13")
def test_daeg_keeps_three_turns_free_of_enemy_cards() -> None:
    t = table("thor", "frey")
    t.g.quiet_turns = 3
    for seat in (0, 1, 0):
        t.acts(1 - seat).play(world=STOP)
        assert (t.asked, t.g.seat) == ("world", seat)
    t.play(world=STOP)
    assert t.asked == "card"
    assert t.g.discards == []  # nothing was drawn: victory comes later


@rule("YG 8.13")
def test_an_angry_fenrir_must_be_calmed_in_quiet_turns_too() -> None:
    t = table("thor", "frey").enemies(fenrir=2)
    t.g.quiet_turns, t.g.fenrir_angry = 2, True
    t.acts(1).play(die=colour(BLUE), world=STOP)
    t.g.fenrir_angry = True
    t.acts(1).play(die=colour(WHITE), world=STOP)
    assert t.g.quiet_turns == 0


@rule("YG 8.14")
def test_mann_drives_one_enemy_back_three_spaces() -> None:
    t = table("odin").enemies(loki=7, hel=3).beaten(SUTTUNG, ANGRBODA, VAFTHRUDNIR).giant(FARBAUTI)
    strikes(t, FARBAUTI, 3, hammers(0))
    assert (t.asked, t.offered) == ("enemy", [HEL, LOKI])
    t.play(enemy=LOKI)
    assert t.g.track[LOKI] == 4
    assert t.asked == "world"


@rule("YG 8.15")
def test_tiwaz_drives_three_different_enemies_back_one_space_each() -> None:
    t = table("odin").enemies(loki=7, hel=3, surt=2, jormungand=4).beaten(HRUNGNIR, HRAESVELG, UTGARD_LOKI).giant(THRYM)
    strikes(t, THRYM, 3, hammers(0)).play(enemy=LOKI)
    assert t.why_not(LOKI) == "YG 8.15"
    t.play(enemy=HEL)
    t.play(enemy=SURT)
    assert t.g.track[:4] == [2, 1, 4, 6]
    assert t.asked == "world"


@rule("YG 8.15")
def test_tiwaz_moves_as_many_as_can_move() -> None:
    t = table("odin").enemies(jormungand=4).beaten(HRUNGNIR, HRAESVELG, UTGARD_LOKI).giant(THRYM)
    strikes(t, THRYM, 3, hammers(0)).play(enemy=JORMUNGAND)
    assert t.g.track[JORMUNGAND] == 3
    assert t.asked == "world"


@rule("YG 8.16")
def test_a_blocked_world_of_the_dead_still_gives_to_the_vanir() -> None:
    t = table("odin").giant(HYRROKKIN)
    t.g.vanir = 2
    t.acts()
    assert t.why_not(DEAD) == "YG 8.7"
    t.play(world=SACRED, scale=2)
    assert t.g.vikings == [2]


@rule("YG 8.16")
def test_a_blocked_world_of_the_dead_still_gives_to_sigel() -> None:
    t = table("odin").beaten(GUNNLOD, THOKK).giant(HYRROKKIN, HYMIR)
    t.g.beaten |= 1 << HYRROKKIN  # its part of the rune counts as beaten, its twin still blocks the world
    strikes(t, HYMIR, 0, hammers(3))
    assert (t.asked, t.offered) == ("share", [0, 1, 2, 3, 4, 5])
