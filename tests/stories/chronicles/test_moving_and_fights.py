from __future__ import annotations

from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    BLANK,
    CAGE,
    FENRIR,
    FIGHT,
    FIGHT_IOTUNN,
    HEL,
    IORMUNGAND,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIDHOGG,
    NIFLHEIM,
    PASS,
    SUCCESS,
    SURT,
    THRYM,
    VANAHEIM,
)
from stories.chronicles.table import table
from stories.rules import rule


@rule("YC 7.1", "YC 7.2", "YC 7.3")
def test_odin_in_iotunheim_has_the_five_choices_of_the_rulebook() -> None:
    # The worked example of the rulebook.
    t = table("odin thor tyr")
    t.g.at[0] = IOTUNHEIM
    t.lay(0, NIDHOGG).turn(0)
    assert t.moves == {IOTUNHEIM, MUSPELLHEIM, NIFLHEIM, MIDGARD, ASGARD}


@rule("YC 7.2")
def test_the_column_is_the_one_of_this_moment() -> None:
    t = table("odin thor tyr")
    t.g.at[0] = MUSPELLHEIM
    t.g.rotation = 1
    t.lay(0, NIDHOGG).turn(0)
    assert MIDGARD in t.moves
    assert NIDAVELLIR not in t.moves


@rule("YC 8.1")
def test_one_duty_and_the_turn_is_over() -> None:
    t = table()
    t.g.at[0] = MIDGARD
    assert {PASS, ACT, FIGHT + IORMUNGAND} == set(t.deeds())
    t.duty(ACT)
    assert t.asked == ""


@rule("YC 8.2")
def test_only_what_is_in_the_same_world_can_be_fought_and_you_choose() -> None:
    t = table()
    t.g.at[0] = VANAHEIM
    t.g.where[HEL] = VANAHEIM
    assert {FIGHT + LOKI, FIGHT + HEL} <= set(t.deeds())
    t.g.at[0] = ALFHEIM
    assert [deed for deed in t.deeds() if deed >= FIGHT] == []


@rule("YC 8.3")
def test_a_fight_is_won_even_when_every_die_fails() -> None:
    t = table()
    t.g.at[0] = VANAHEIM
    t.duty(FIGHT + LOKI, face=[BLANK])
    assert t.g.where[LOKI] == CAGE
    assert t.g.life[0] == 6


@rule("YC 8.4")
def test_surts_strength_is_his_giants_and_one() -> None:
    t = table()
    t.g.giants = 4
    t.g.where[SURT] = t.g.at[0] = ALFHEIM
    t.duty(FIGHT + SURT, face=[BLANK])
    assert t.g.life[0] == 2
    assert t.g.where[SURT] == MUSPELLHEIM


@rule("YC 8.5")
def test_hels_strength_is_her_anonymous_and_one() -> None:
    t = table()
    t.g.anonymous = 3
    t.g.where[HEL] = t.g.at[0] = ALFHEIM
    t.duty(FIGHT + HEL, face=[BLANK])
    assert t.g.life[0] == 3
    assert t.g.where[HEL] == NIFLHEIM


@rule("YC 8.6")
def test_lokis_strength_is_the_active_iotunns_and_one() -> None:
    t = table()
    t.g.iotunns = 0b111
    t.g.where[LOKI] = t.g.at[0] = IOTUNHEIM
    t.duty(FIGHT + LOKI, face=[BLANK])
    assert t.g.life[0] == 3
    assert t.g.where[LOKI] == CAGE


@rule("YC 8.7")
def test_fenrirs_strength_is_the_devastated_worlds_and_one() -> None:
    t = table()
    t.g.ruins = 0b110
    t.g.where[FENRIR] = ASGARD
    t.duty(FIGHT + FENRIR, face=[BLANK])
    assert t.g.life[0] == 4
    assert t.g.where[FENRIR] == CAGE


@rule("YC 8.8")
def test_iormungand_has_three_and_swims_one_island_back() -> None:
    t = table()
    t.g.island = 3
    t.g.anonymous = 4
    t.g.at[0] = MIDGARD
    t.duty(FIGHT + IORMUNGAND, face=[BLANK])
    assert t.g.life[0] == 4
    assert t.g.island == 2
    assert t.g.anonymous == 4


@rule("YC 8.9")
def test_a_beaten_iotunn_weakens_loki() -> None:
    t = table()
    t.g.iotunns = (1 << THRYM) | 1
    t.g.at[0] = IOTUNHEIM
    t.duty(FIGHT_IOTUNN + THRYM, face=[SUCCESS])
    assert t.g.life[0] == 6
    assert t.g.strength(LOKI) == 2


@rule("YC 8.10")
def test_a_retreat_to_another_enemy_devastates_the_world() -> None:
    t = table()
    t.g.where[LOKI] = NIFLHEIM
    t.g.where[HEL] = t.g.at[0] = VANAHEIM
    t.duty(FIGHT + HEL, face=[SUCCESS])
    assert t.g.is_devastated(NIFLHEIM)


@rule("YC 8.11")
def test_useless_fights_are_allowed() -> None:
    t = table()
    t.g.at[0] = MIDGARD
    t.duty(FIGHT + IORMUNGAND, face=[SUCCESS])
    assert t.g.island == 0
    assert t.g.life[0] == 5
    t.g.at[0] = NIFLHEIM
    t.duty(FIGHT + HEL, face=[SUCCESS])
    assert t.g.where[HEL] == NIFLHEIM
    assert t.g.ruins == 0
