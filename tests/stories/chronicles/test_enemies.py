from __future__ import annotations

from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    CAGE,
    FENRIR,
    FIGHT,
    HEAL,
    HEL,
    IORMUNGAND,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIDHOGG,
    NIFLHEIM,
    SUCCESS,
    SURT,
    SVARTALFHEIM,
    VANAHEIM,
)
from stories.chronicles.table import table
from stories.rules import rule


@rule("YC 5.1", "YC 5.4")
def test_two_enemies_devastate_a_world_once() -> None:
    t = table()
    t.g.put_enemy(LOKI, NIFLHEIM, "YC 5.11")
    assert t.g.ruins == 1 << NIFLHEIM
    assert t.g.strength(FENRIR) == 2
    t.g.put_enemy(SURT, NIFLHEIM, "YC 5.9")
    assert t.g.strength(FENRIR) == 2


@rule("YC 5.3")
def test_any_enemy_that_comes_to_midgard_devastates_it() -> None:
    t = table()
    t.g.at[0] = MIDGARD
    t.activate(LOKI, iotunn=[0])
    assert t.g.is_devastated(MIDGARD)


@rule("YC 5.5")
def test_a_devastated_world_offers_only_healing() -> None:
    t = table()
    t.g.at[0] = ALFHEIM
    assert ACT in t.deeds()
    t.g.ruins = 1 << ALFHEIM
    assert t.deeds() == [0, HEAL]
    assert t.g.forms[-1].closed(t.g, 0)[ACT] == "YC 5.5"


@rule("YC 5.6")
def test_the_eighth_devastation_loses_also_by_a_retreat() -> None:
    t = table()
    t.g.ruins = 0b001111111
    t.g.where[SURT] = ALFHEIM
    t.g.where[LOKI] = MUSPELLHEIM
    t.g.at[0] = ALFHEIM
    t.duty(FIGHT + SURT, face=[SUCCESS])
    assert t.g.outcome() == "defeat.markers"
    assert t.beats[-1].rule == "YC 5.6"


@rule("YC 5.4", "YC 5.6")
def test_with_no_marker_left_an_enemy_may_still_enter_a_devastated_world() -> None:
    t = table()
    t.g.ruins = 0b001111111
    t.g.where[SURT] = IOTUNHEIM
    t.g.at[0] = IOTUNHEIM
    t.activate(LOKI, iotunn=[0])
    assert t.g.outcome() == ""
    assert t.g.strength(FENRIR) == 8


@rule("YC 5.7", "YC 5.20")
def test_hel_climbs_the_level_turns_and_the_active_god_loses_a_life() -> None:
    t = table()
    t.g.where[LOKI] = SVARTALFHEIM
    t.activate(HEL, god=1)
    assert t.g.where[HEL] == SVARTALFHEIM
    assert t.g.is_devastated(SVARTALFHEIM)
    assert t.g.rotation == 1
    assert t.g.life == [7, 6, 7]
    # She now stands under Asgard: the next step leads there.
    t.activate(HEL, god=1)
    assert t.g.where[HEL] == ASGARD


@rule("YC 5.8")
def test_hel_on_the_upper_level_has_won() -> None:
    t = table()
    t.g.where[HEL] = VANAHEIM
    t.activate(HEL)
    assert t.g.outcome() == "defeat.hel"


@rule("YC 5.9")
def test_surt_climbs_and_gathers_two_giants() -> None:
    t = table().activate(SURT)
    assert t.g.where[SURT] == NIDAVELLIR
    assert t.g.rotation == 1
    assert t.g.giants == 2


@rule("YC 5.10")
def test_surt_wins_at_the_top_or_without_giants() -> None:
    t = table()
    t.g.where[SURT] = ASGARD
    assert t.activate(SURT).g.outcome() == "defeat.surt"
    t = table()
    t.g.giants = 7
    assert t.activate(SURT).g.outcome() == "defeat.giants"
    t = table()
    t.g.giants = 6
    assert t.activate(SURT).g.outcome() == ""


@rule("YC 5.11")
def test_loki_comes_from_the_cage_too_and_wakes_an_iotunn() -> None:
    t = table()
    t.g.where[LOKI] = CAGE
    t.g.at[1] = ALFHEIM
    t.activate(LOKI, god=1, iotunn=[3])
    assert t.g.where[LOKI] == ALFHEIM
    assert t.g.rotation == 1
    assert t.g.is_active(3)
    # Already beside the god he stays, and all the rest happens.
    t.activate(LOKI, god=1, iotunn=[4])
    assert t.g.where[LOKI] == ALFHEIM
    assert t.g.rotation == 2
    assert t.g.strength(LOKI) == 3


@rule("YC 5.12")
def test_without_a_pawn_or_a_card_loki_wins() -> None:
    t = table()
    t.g.iotunns = 0b1111111
    assert t.activate(LOKI).g.outcome() == "defeat.iotunns"
    t = table()
    t.g.iotunn_deck = []
    assert t.activate(LOKI).g.outcome() == "defeat.iotunns"
    assert t.beats[-1].rule == "YC 5.12"


@rule("YC 5.13")
def test_iormungand_sends_as_many_to_hel_as_the_island_shows() -> None:
    t = table()
    seen: list[int] = []
    for _ in range(4):
        t.activate(IORMUNGAND)
        seen.append(t.g.anonymous)
    assert seen == [1, 2, 4, 6]
    assert t.g.where[IORMUNGAND] == MIDGARD


@rule("YC 5.14")
def test_iormungand_wins_on_the_last_island_or_without_anonymous() -> None:
    t = table()
    t.g.island = 5
    assert t.activate(IORMUNGAND).g.outcome() == "defeat.serpent"
    assert t.beats[-1].rule == "YC 5.14"
    t = table()
    t.g.island = 4
    t.g.anonymous = 6
    assert t.activate(IORMUNGAND).g.outcome() == "defeat.anonymous"


@rule("YC 5.15")
def test_fenrir_breaks_out_to_asgard() -> None:
    t = table()
    t.g.where[HEL] = ASGARD
    t.activate(FENRIR)
    assert t.g.where[FENRIR] == ASGARD
    assert t.g.life == [7, 7, 7]
    assert t.g.is_devastated(ASGARD)


@rule("YC 5.16")
def test_fenrir_already_out_bites_three_life_off() -> None:
    t = table()
    t.g.where[FENRIR] = ASGARD
    t.activate(FENRIR, god=2)
    assert t.g.life == [7, 7, 4]
    assert t.g.where[FENRIR] == ASGARD


@rule("YC 5.19")
def test_the_dead_tree_is_defeat() -> None:
    t = table(saga="vigrid")
    t.g.page += 1
    t.g.icon = 3
    assert t.activate(NIDHOGG).g.outcome() == "defeat.dead-tree"
