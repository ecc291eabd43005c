from __future__ import annotations

from gladsheim.games.chronicles.parts import (
    BLANK,
    FIGHT,
    GOD_DIE,
    IORMUNGAND,
    MIDGARD,
    ONE,
    ONE_LOST,
    SUCCESS,
    SUCCESS_LOST,
    TWO,
    TWO_LOST,
    VANIR_DIE,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.turning import NO_ELF, TURN_GOD_DIE, TURN_VANIR
from stories.chronicles.table import table
from stories.rules import rule


@rule("YC 10.1", "YC 10.2", "YC 10.5", "YC 10.6", "YC 10.7", "YC 10.10")
def test_the_worked_example_of_odins_four_risks() -> None:
    # One hero; God die I, Vanir dice success, I lost, II lost; an elf turns one; one life and two dice are lost.
    t = table("odin thor tyr")
    g = t.g
    g.valhalla = 1
    g.vanir[0], g.vanir_reserve = 3, 6
    g.elves[0], g.elf_reserve = 1, 8
    t.begin(Risk(0, 4)).play(heroes=[1], dice=[3], face=[ONE, SUCCESS, ONE_LOST, TWO_LOST], elf=[TURN_VANIR])
    assert g.life[0] == 6
    assert (g.vanir[0], g.vanir_reserve) == (1, 8)
    assert (g.elves[0], g.elf_reserve) == (0, 9)
    assert g.valhalla == 0


@rule("YC 10.3")
def test_as_many_vanir_dice_as_you_like_and_none_when_no_risk_is_left() -> None:
    t = table()
    t.g.vanir[0] = 2
    t.begin(Risk(0, 1))
    assert t.asked == "0 dice"
    assert t.g.options == [0, 1, 2]
    t.play(dice=[1], face=[SUCCESS, BLANK])
    assert t.g.vanir[0] == 2
    t.g.valhalla = 1
    t.begin(Risk(0, 1)).play(heroes=[1])
    assert t.asked == ""


@rule("YC 10.4")
def test_both_kinds_of_success_cancel_a_risk_each() -> None:
    t = table()
    t.g.vanir[0], t.g.vanir_reserve = 2, 7
    t.begin(Risk(0, 3)).play(dice=[2], face=[SUCCESS, SUCCESS_LOST, SUCCESS])
    assert t.g.life[0] == 7
    assert t.g.vanir[0] == 1


@rule("YC 10.5")
def test_an_elf_turns_the_god_die_or_a_vanir_die_and_a_blank_too() -> None:
    t = table()
    t.g.elves[0] = 3
    t.g.vanir[0] = 1
    t.begin(Risk(0, 3)).play(dice=[1], face=[BLANK, BLANK])
    assert t.g.options == [NO_ELF, TURN_VANIR, TURN_GOD_DIE]
    t.play(elf=[TURN_GOD_DIE])
    assert t.g.options == [NO_ELF, TURN_VANIR]
    t.play(elf=[TURN_VANIR])
    # No die is left to turn.
    assert t.asked == ""
    assert t.g.elves[0] == 1
    assert t.g.life[0] == 6


@rule("YC 10.6")
def test_the_god_die_is_never_lost_and_lost_dice_go_to_vanaheim() -> None:
    t = table()
    t.g.vanir[0], t.g.vanir_reserve = 3, 6
    t.begin(Risk(0, 1)).play(dice=[3], face=[SUCCESS, SUCCESS_LOST, ONE_LOST, TWO_LOST])
    assert (t.g.vanir[0], t.g.vanir_reserve) == (0, 9)


@rule("YC 10.7")
def test_each_risk_left_costs_a_life_and_the_last_life_the_game() -> None:
    t = table()
    t.begin(Risk(0, 3)).play(face=[BLANK])
    assert t.g.life[0] == 4
    t.begin(Risk(0, 5)).play(face=[SUCCESS])
    assert t.g.outcome() == "defeat.life"


@rule("YC 10.8")
def test_heroes_are_shared_but_elves_and_dice_are_not() -> None:
    t = table()
    t.g.valhalla = 1
    t.g.elves = [0, 5, 5]
    t.g.vanir = [0, 5, 5]
    t.g.at = [MIDGARD] * 3
    t.duty(FIGHT + IORMUNGAND)
    assert t.asked == "0 heroes"
    t.play(heroes=[1], face=[BLANK])
    assert t.asked == ""
    assert t.g.elves == [0, 5, 5]


@rule("YC 10.9")
def test_the_faces_of_the_dice() -> None:
    assert sorted(GOD_DIE) == sorted([SUCCESS, SUCCESS, ONE, ONE, TWO, BLANK])
    assert sorted(VANIR_DIE) == sorted([SUCCESS, SUCCESS_LOST, ONE, ONE_LOST, TWO_LOST, BLANK])
    for face, life in ((SUCCESS, 7), (ONE, 6), (TWO, 6), (BLANK, 6)):
        t = table().begin(Risk(0, 1)).play(face=[face])
        assert t.g.life[0] == life
