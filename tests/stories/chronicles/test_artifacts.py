from __future__ import annotations

import pytest

from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ANDVARINAUT,
    ASGARD,
    BLANK,
    BONUS,
    BRISINGAMEN,
    CAGE,
    DRAUPNIR,
    FENRIR,
    FIGHT,
    FIGHT_IOTUNN,
    GIALLARHORN,
    GLEIPNIR,
    GULLINBURSTI,
    GUNGNIR,
    HEAL,
    HEIDRUN,
    HEL,
    HOFUND,
    HRINGHORN,
    IDUNN,
    IORMUNGAND,
    IOTUNHEIM,
    JARNGREIPR,
    LOKI,
    MEGINGJORD,
    MIDGARD,
    MIMING,
    MJOLLNIR,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIDHOGG,
    NIFLHEIM,
    ODROERIR,
    ONE,
    PASS,
    RUNE_LIFE,
    RUNE_MOVE,
    SKIDBLADNIR,
    STAGS,
    SUCCESS,
    SUCCESS_LOST,
    SURT,
    SVALINN,
    SVARTALFHEIM,
    THRYM,
    TWO_LOST,
    UTGARDLOKI,
    VALSHAMR,
    VANAHEIM,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.turning import TURN_GOD_DIE
from gladsheim.games.chronicles.ways import how_it_goes
from stories.chronicles.table import table
from stories.rules import rule


@rule("YC 11.1")
def test_andvarinaut_throws_chosen_vanir_dice_once_more() -> None:
    t = table()
    t.g.artifacts[0] = 1 << ANDVARINAUT
    t.g.vanir[0], t.g.vanir_reserve = 3, 6
    t.begin(Risk(0, 3)).play(dice=[3], face=[BLANK, SUCCESS, TWO_LOST, BLANK])
    assert t.asked == "0 reroll"
    # Take up the one that would be lost and the blank, keep the success.
    t.play(reroll=[TWO_LOST + 1, BLANK + 1, 0], face=[SUCCESS, SUCCESS])
    assert t.asked == ""
    assert t.g.life[0] == 7
    assert t.g.vanir[0] == 3


@rule("YC 11.2")
def test_draupnir_throws_the_god_die_once_more() -> None:
    t = table()
    t.g.artifacts[0] = 1 << DRAUPNIR
    t.begin(Risk(0, 1)).play(face=[BLANK], reroll=[1])
    t.play(face=[SUCCESS])
    assert t.asked == ""
    assert t.g.life[0] == 7


@rule("YC 11.19")
def test_with_both_rings_either_comes_first_and_is_seen_before_the_other() -> None:
    t = table()
    t.g.artifacts[0] = 1 << DRAUPNIR | 1 << ANDVARINAUT
    t.g.vanir[0], t.g.vanir_reserve = 1, 7
    t.begin(Risk(0, 2)).play(dice=[1], face=[BLANK, BLANK])
    assert (t.asked, t.g.options) == ("0 ring", [0, 1, 2])
    t.play(ring=[2], reroll=[BLANK + 1], face=[SUCCESS])
    assert t.asked == "0 reroll"  # the Vanir die has fallen again: now Draupnir?
    t.play(reroll=[1], face=[SUCCESS])
    assert (t.asked, t.g.life[0]) == ("", 7)


@rule("YC 11.19")
def test_or_draupnir_first_or_neither() -> None:
    for answers, faces, left in (([1], [SUCCESS], "0 reroll"), ([0], [], "")):
        t = table()
        t.g.artifacts[0] = 1 << DRAUPNIR | 1 << ANDVARINAUT
        t.g.vanir[0], t.g.vanir_reserve = 1, 7
        t.begin(Risk(0, 2)).play(dice=[1], face=[BLANK, BLANK])
        t.play(ring=answers, face=faces)
        assert t.asked == left


@rule("YC 11.16", "YC 11.18")
def test_odroerir_with_valshamr_counts_no_enemy() -> None:
    t = table()
    t.g.artifacts[0] = 1 << ODROERIR | 1 << VALSHAMR
    t.g.at = [MIDGARD, ASGARD, ASGARD]
    assert how_it_goes(t.g, 0) == BONUS  # though Iormungand is there


@rule("YC 11.3", "YC 11.4", "YC 11.6")
@pytest.mark.parametrize(
    ("artifact", "start", "worlds"),
    [
        (GIALLARHORN, NIFLHEIM, {MIDGARD, NIDAVELLIR, SVARTALFHEIM}),
        (HRINGHORN, VANAHEIM, {IOTUNHEIM, MUSPELLHEIM, NIFLHEIM}),
        (SKIDBLADNIR, NIFLHEIM, {ASGARD, ALFHEIM, VANAHEIM}),
    ],
)
def test_three_artifacts_open_a_whole_level(artifact: int, start: int, worlds: set[int]) -> None:
    t = table()
    t.g.at[0] = start
    t.lay(0, NIDHOGG).turn(0)
    assert not worlds <= t.moves
    before = t.moves
    t.g.artifacts[0] = 1 << artifact
    t.turn(0)
    assert t.moves == before | worlds


@rule("YC 11.5", "YC 11.7", "YC 11.8", "YC 11.9", "YC 11.11", "YC 11.12")
@pytest.mark.parametrize(
    ("artifact", "enemy"),
    [(GLEIPNIR, FENRIR), (GUNGNIR, HEL), (HOFUND, LOKI), (MIMING, SURT), (MJOLLNIR, IORMUNGAND)],
)
def test_a_weapon_cancels_one_risk_and_two_with_megingjord(artifact: int, enemy: int) -> None:
    lost: list[int] = []
    for artifacts in (0, 1 << artifact, (1 << artifact) | (1 << MEGINGJORD), 1 << MEGINGJORD):
        t = table()
        t.g.at[0] = t.g.where[enemy] = MIDGARD
        t.g.giants = t.g.anonymous = 2
        t.g.ruins = (1 << ALFHEIM) | (1 << VANAHEIM)
        t.g.iotunns = 0b11000001
        t.g.artifacts[0] = artifacts
        t.g.artifacts[1] = 1 << artifact  # another's does not help
        before = t.g.strength(enemy)
        t.duty(FIGHT + enemy, face=[BLANK])
        lost.append(before - (7 - t.g.life[0]))
    assert lost == [0, 1, 2, 0]


@rule("YC 11.10")
def test_jarngreipr_cancels_one_risk_against_any_iotunn() -> None:
    t = table()
    t.g.at[0] = IOTUNHEIM
    t.g.iotunns = 1 << 13
    t.g.artifacts[0] = 1 << JARNGREIPR
    t.duty(FIGHT_IOTUNN + 13, face=[BLANK])
    assert t.g.life[0] == 6
    # Thrym himself cancels it.
    t.g.iotunns = 1 << THRYM
    t.duty(FIGHT_IOTUNN + THRYM, face=[BLANK])
    assert t.g.life[0] == 4


@rule("YC 6.7", "YC 11.5", "YC 11.15", "YC 11.16", "YC 11.18")
def test_thrym_cancels_each_of_them() -> None:
    thrym = 1 << THRYM
    t = table()
    t.g.artifacts[0] = (1 << ODROERIR) | (1 << VALSHAMR) | (1 << IDUNN) | (1 << GULLINBURSTI) | (1 << SKIDBLADNIR)
    t.g.iotunns = thrym
    t.g.at = [ALFHEIM, ASGARD, ASGARD]
    assert t.duty(ACT).g.options == [1, 2]
    t.g.where[LOKI] = ALFHEIM
    assert t.duty(ACT).g.options == [1]
    t.play(take=[1])
    assert t.asked == ""  # and no fight after it
    t.g.ruins = 1 << ALFHEIM
    t.duty(HEAL)
    assert t.g.life[0] == 5
    t.g.at[0] = NIFLHEIM
    t.lay(0, NIDHOGG).turn(0)
    assert ASGARD not in t.moves
    # Beaten, he no longer cancels the belt and the gloves; until then he does.
    t = table()
    t.g.artifacts[0] = (1 << JARNGREIPR) | (1 << MEGINGJORD)
    t.g.at[0] = IOTUNHEIM
    t.g.iotunns = thrym | (1 << 13)
    t.duty(FIGHT_IOTUNN + 13, face=[BLANK])
    assert t.g.life[0] == 5
    t.duty(FIGHT_IOTUNN + THRYM, face=[BLANK])
    assert t.g.life[0] == 3
    t.g.iotunns = 1 << 13
    t.duty(FIGHT_IOTUNN + 13)
    assert (t.asked, t.g.life[0], t.g.iotunns) == ("", 3, 0)


@rule("YC 11.2", "YC 6.9")
def test_draupnir_has_nothing_to_throw_under_utgardloki() -> None:
    t = table()
    t.g.artifacts[0] = 1 << DRAUPNIR
    t.g.iotunns = 1 << UTGARDLOKI
    t.begin(Risk(0, 1))
    assert t.asked == ""
    assert t.g.life[0] == 6


@rule("YC 11.13")
def test_brisingamen_keeps_one_die_that_would_be_lost() -> None:
    t = table()
    t.g.artifacts[0] = 1 << BRISINGAMEN
    t.g.vanir[0], t.g.vanir_reserve = 2, 7
    t.begin(Risk(0, 1)).play(dice=[2], face=[BLANK, SUCCESS_LOST, TWO_LOST])
    assert t.asked == "0 keep"
    t.play(keep=[1])
    assert (t.g.vanir[0], t.g.vanir_reserve) == (1, 8)


@rule("YC 11.14")
def test_gullinbursti_lets_a_god_act_and_fight_in_either_order() -> None:
    t = table()
    t.g.artifacts[0] = 1 << GULLINBURSTI
    t.g.at = [VANAHEIM, ASGARD, ASGARD]
    t.duty(ACT)
    assert set(t.g.options) == {PASS, FIGHT + LOKI}
    assert t.g.rule == "YC 11.14"
    t.play(deed=[FIGHT + LOKI], dice=[0], face=[SUCCESS])
    assert t.asked == ""
    t.g.where[LOKI] = VANAHEIM
    t.g.vanir[0] = 0
    t.duty(FIGHT + LOKI, face=[SUCCESS])
    assert set(t.g.options) == {PASS, ACT}
    t.play(deed=[ACT])
    assert t.asked == ""


@rule("YC 11.14")
def test_gullinbursti_binds_both_to_one_world() -> None:
    # A rune stone takes the god from Iotunheim to Loki: the fight would be elsewhere than the action was.
    t = table()
    t.g.artifacts[0] = 1 << GULLINBURSTI
    t.g.at = [IOTUNHEIM, ASGARD, ASGARD]
    t.duty(ACT, face=[RUNE_MOVE, RUNE_LIFE], rune=[1], figure=[0], world=[VANAHEIM])
    assert t.g.at[0] == VANAHEIM
    assert t.asked == ""
    # Another god may be moved.
    t.g.at[0] = IOTUNHEIM
    t.g.where[LOKI] = IOTUNHEIM
    t.duty(ACT, face=[RUNE_MOVE], rune=[1], figure=[1], world=[VANAHEIM])
    assert set(t.g.options) == {PASS, FIGHT + LOKI}


@rule("YC 11.15")
def test_idunns_apples_make_healing_in_place_cost_one() -> None:
    t = table()
    t.g.artifacts[0] = 1 << IDUNN
    t.g.at[0] = ALFHEIM
    t.g.ruins = 1 << ALFHEIM
    t.duty(HEAL)
    assert t.g.life[0] == 6


@rule("YC 11.16")
def test_odroerir_gives_the_bonus_to_who_is_alone() -> None:
    t = table()
    t.g.artifacts[0] = 1 << ODROERIR
    t.g.at = [ALFHEIM, ASGARD, ASGARD]
    assert t.duty(ACT).g.options == [1, 2, 3]
    t.g.where[LOKI] = ALFHEIM
    assert t.duty(ACT).g.options == [1]


@rule("YC 11.16", "YC 11.18")
def test_odroerir_and_valshamr_may_help_and_need_not_where_more_may_be_too_much() -> None:
    odroerir, valshamr = 1 << ODROERIR, 1 << VALSHAMR
    for artifacts, enemy, company, numbers in (
        (odroerir, False, False, [2, 3]),
        (valshamr, True, False, [1, 2]),
        (valshamr, True, True, [2, 3]),
        (odroerir | valshamr, True, False, [1, 2, 3]),
    ):
        for world in (VANAHEIM, SVARTALFHEIM):
            t = table()
            t.g.artifacts[0] = artifacts
            t.g.at = [world, world if company else ASGARD, ASGARD]
            t.g.where[LOKI] = world if enemy else CAGE
            t.duty(ACT)
            assert t.asked == "0 take"
            assert t.g.options == numbers
            t.play(take=numbers[:1])
            if world == VANAHEIM:
                assert t.g.vanir[0] == numbers[0]
            else:
                t.play(card=[STAGS, HEIDRUN][: numbers[0]])
                assert t.asked == "0 creature"
    # The bonus of company is not asked for, nor where the rest is the same.
    t = table()
    t.g.artifacts[0] = odroerir
    t.g.where[LOKI] = CAGE
    t.g.at = [VANAHEIM, VANAHEIM, ASGARD]
    assert t.duty(ACT).g.vanir[0] == 3
    t.g.at[1] = ASGARD
    t.g.vanir_reserve = 2
    assert t.duty(ACT).g.vanir[0] == 5


@rule("YC 11.17")
def test_svalinn_keeps_one_elf() -> None:
    t = table()
    t.g.artifacts[0] = 1 << SVALINN
    t.g.elves[0], t.g.elf_reserve = 1, 8
    t.begin(Risk(0, 1)).play(face=[ONE], elf=[TURN_GOD_DIE])
    assert t.asked == "0 keep"
    t.play(keep=[1])
    assert (t.g.elves[0], t.g.elf_reserve) == (1, 8)


@rule("YC 11.18")
def test_valshamr_ignores_enemies_also_in_midgard() -> None:
    t = table()
    t.g.artifacts[0] = 1 << VALSHAMR
    t.g.at = [MIDGARD, ASGARD, ASGARD]
    assert t.duty(ACT).g.valhalla == 2
    t.g.at[1] = MIDGARD
    assert t.duty(ACT).g.valhalla == 5
    assert t.g.where[FENRIR] == CAGE
