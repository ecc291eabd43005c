from __future__ import annotations

import pytest

from gladsheim.games.chronicles.actions import Runes
from gladsheim.games.chronicles.iotunns import Awaken, iotunn_place
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    BLOCKED,
    CAGE,
    FENRIR,
    FIGHT,
    FIGHT_IOTUNN,
    HEAL,
    HEL,
    HRUNGNIR,
    IORMUNGAND,
    IOTUNHEIM,
    IOTUNN_NAMES,
    LOKI,
    MIDGARD,
    MJOLLNIR,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    ONE,
    RUNE_ACT,
    RUNE_TURN,
    SKRYMIR,
    SUCCESS,
    SURT,
    SUTTUNG,
    SVARTALFHEIM,
    THRYM,
    UTGARDLOKI,
    VANAHEIM,
)
from stories.chronicles.table import table
from stories.rules import rule

ANGRBODA = 8
HYMIR = 11
STARKADR = 6


@rule("YC 6.1")
def test_an_iotunn_stays_until_beaten_and_its_card_is_gone() -> None:
    t = table().begin(Awaken()).play(iotunn=[STARKADR])
    assert t.g.is_active(STARKADR)
    assert STARKADR not in t.g.iotunn_deck
    t.g.at[0] = ALFHEIM
    t.duty(FIGHT_IOTUNN + STARKADR, face=[SUCCESS])
    assert not t.g.is_active(STARKADR)
    assert STARKADR not in t.g.iotunn_deck


@rule("YC 6.2")
@pytest.mark.parametrize("iotunn", range(8))
def test_a_blocker_stops_action_and_healing_but_no_fight(iotunn: int) -> None:
    t = table()
    world = BLOCKED[iotunn]
    t.g.at[0] = world
    t.g.iotunns = 1 << iotunn
    t.g.where[SURT] = world
    assert ACT not in t.deeds()
    assert t.g.forms[-1].closed(t.g, 0)[ACT] == "YC 6.2"
    assert FIGHT + SURT in t.deeds()
    t.g.ruins = 1 << world
    assert HEAL not in t.deeds()
    assert IOTUNHEIM not in BLOCKED


@rule("YC 6.2", "YC 9.6", "YC 9.12")
def test_a_blocked_world_is_healed_from_asgard_but_no_rune_acts_there() -> None:
    t = table()
    t.g.iotunns = 1 << STARKADR
    t.g.ruins = 1 << ALFHEIM
    t.duty(ACT)
    assert t.g.options == [ALFHEIM]
    t.begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_ACT], rune=[2])
    assert t.asked == "0 world"
    assert ALFHEIM not in t.g.options
    t.g.ruins = 0
    t.begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_ACT], rune=[2])
    assert ALFHEIM not in t.g.options


@rule("YC 6.3")
def test_a_shielded_enemy_cannot_be_fought_until_its_shield_falls() -> None:
    t = table()
    t.g.at[0] = MIDGARD
    t.g.iotunns = 1 << HYMIR
    assert FIGHT + IORMUNGAND not in t.deeds()
    assert t.g.forms[-1].closed(t.g, 0)[FIGHT + IORMUNGAND] == "YC 6.3"
    t.duty(FIGHT_IOTUNN + HYMIR, face=[SUCCESS])
    assert FIGHT + IORMUNGAND in t.deeds()


@rule("YC 6.4")
def test_a_shield_in_the_cage_must_be_waited_for() -> None:
    t = table()
    t.g.where[LOKI] = CAGE
    t.g.iotunns = 1 << ANGRBODA
    for world in range(9):
        t.g.at[0] = world
        assert FIGHT_IOTUNN + ANGRBODA not in t.deeds()
    t.activate(LOKI, iotunn=[0])
    assert FIGHT_IOTUNN + ANGRBODA in t.deeds()


@rule("YC 6.5")
def test_suttung_forbids_elves_after_the_throw() -> None:
    for iotunns, asked in ((0, "0 elf"), (1 << SUTTUNG, "")):
        t = table()
        t.g.at[0] = MIDGARD
        t.g.elves[0] = 2
        t.g.iotunns = iotunns
        t.duty(FIGHT + IORMUNGAND, face=[ONE])
        assert t.asked == asked


@rule("YC 6.6")
def test_skrymir_forbids_heroes() -> None:
    for iotunns, asked in ((0, "0 heroes"), (1 << SKRYMIR, "-1 face")):
        t = table()
        t.g.at[0] = MIDGARD
        t.g.valhalla = 3
        t.g.iotunns = iotunns
        assert t.duty(FIGHT + IORMUNGAND).asked == asked


@rule("YC 6.7")
def test_thrym_cancels_every_artifact() -> None:
    for iotunns, life in ((0, 6), (1 << THRYM, 5)):
        t = table()
        t.g.at[0] = MIDGARD
        t.g.artifacts[0] = 1 << MJOLLNIR
        t.g.iotunns = iotunns
        t.duty(FIGHT + IORMUNGAND, face=[SUCCESS])
        assert t.g.life[0] == life


@rule("YC 6.8")
def test_hrungnir_forbids_vanir_dice() -> None:
    for iotunns, asked in ((0, "0 dice"), (1 << HRUNGNIR, "-1 face")):
        t = table()
        t.g.at[0] = MIDGARD
        t.g.vanir[0] = 2
        t.g.iotunns = iotunns
        assert t.duty(FIGHT + IORMUNGAND).asked == asked


@rule("YC 6.9")
def test_utgardloki_forbids_god_dice_also_a_comrades() -> None:
    t = table("odin thor tyr", saga="hard")
    t.g.at = [MIDGARD, MIDGARD, MIDGARD]
    t.g.iotunns = 1 << UTGARDLOKI
    t.duty(FIGHT + IORMUNGAND)
    assert t.asked == ""
    assert t.g.life[0] == 4


@rule("YC 6.10")
def test_where_each_kind_of_iotunn_is_fought() -> None:
    t = table()
    assert iotunn_place(t.g, STARKADR) == ALFHEIM
    assert iotunn_place(t.g, ANGRBODA) == VANAHEIM
    assert iotunn_place(t.g, THRYM) == IOTUNHEIM
    t.g.iotunns = 1 << THRYM
    t.g.at[0] = IOTUNHEIM
    assert FIGHT_IOTUNN + THRYM in t.deeds()


@rule("YC 6.2", "YC 6.3", "YC 6.10")
def test_whom_each_iotunn_blocks_or_shields() -> None:
    blocked = [ASGARD, MIDGARD, VANAHEIM, NIDAVELLIR, SVARTALFHEIM, NIFLHEIM, ALFHEIM, MUSPELLHEIM]
    for iotunn, world in zip(IOTUNN_NAMES[:8], blocked, strict=True):
        assert BLOCKED[IOTUNN_NAMES.index(iotunn)] == world
    shields = {"angrboda": LOKI, "gerda": SURT, "hyrrokkin": HEL, "hymir": IORMUNGAND, "vafthrudnir": FENRIR}
    t = table()
    t.g.where = [ALFHEIM] * 5
    t.g.at[0] = ALFHEIM
    for iotunn, enemy in shields.items():
        t.g.iotunns = 1 << IOTUNN_NAMES.index(iotunn)
        left = {FIGHT + other for other in range(5) if other != enemy}
        assert {deed for deed in t.deeds() if FIGHT <= deed < FIGHT_IOTUNN} == left


@rule("YC 6.11")
def test_an_iotunn_is_no_enemy() -> None:
    t = table("odin thor tyr")
    t.g.at = [SVARTALFHEIM, 0, 0]
    t.g.iotunns = 1 << 4
    t.g.put_enemy(LOKI, SVARTALFHEIM, "YC 5.11")
    assert t.g.ruins == 0
    t.g.where[LOKI] = CAGE
    t.g.iotunns = 1 << THRYM
    t.g.at[0] = IOTUNHEIM
    t.duty(ACT)
    # Normally: white and green are thrown, not white alone.
    t.play(face=[0, 3])
    assert t.asked == "0 rune"
    assert t.g.where[FENRIR] == CAGE
