from __future__ import annotations

from gladsheim.core.forms import CHANCE
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.actions import Runes
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ASGARD,
    BLANK,
    HEAL,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NO_CARD,
    RUNE_ACT,
    RUNE_LIFE,
    RUNE_MOVE,
    RUNE_TURN,
    SUCCESS,
    SVARTALFHEIM,
    VANAHEIM,
)
from stories.chronicles.table import Table, table
from stories.rules import rule


def alone_in(world: int) -> Table:
    """Odin alone in a world, no enemy about."""
    t = table("odin thor tyr")
    t.g.where = [9, 9, 9, MIDGARD, 9]
    t.g.at = [world, ASGARD if world != ASGARD else ALFHEIM, ASGARD if world != ASGARD else ALFHEIM]
    return t


def with_company(world: int) -> Table:
    t = alone_in(world)
    t.g.at[1] = world
    return t


def with_enemy(world: int) -> Table:
    t = alone_in(world)
    t.g.where[LOKI] = world
    return t


@rule("YC 9.1", "YC 9.4")
def test_in_company_up_to_three_elves() -> None:
    t = with_company(ALFHEIM).duty(ACT)
    assert t.g.options == [1, 2, 3]
    t.play(take=[3])
    assert (t.g.elves[0], t.g.elf_reserve) == (3, 6)


@rule("YC 9.1")
def test_a_support_god_is_company() -> None:
    t = table("odin thor tyr", players=2)
    t.g.at = [ALFHEIM, ASGARD, ALFHEIM]
    assert t.duty(ACT).g.options == [1, 2, 3]


@rule("YC 9.2", "YC 9.4")
def test_beside_an_enemy_one_elf() -> None:
    assert with_enemy(ALFHEIM).duty(ACT).g.options == [1]


@rule("YC 9.3", "YC 9.4")
def test_alone_or_beside_both_up_to_two_elves() -> None:
    assert alone_in(ALFHEIM).duty(ACT).g.options == [1, 2]
    t = with_company(ALFHEIM)
    t.g.where[LOKI] = ALFHEIM
    assert t.duty(ACT).g.options == [1, 2]


@rule("YC 9.5")
def test_vanaheim_gives_vanir_dice() -> None:
    for lay_out, dice in ((alone_in, 2), (with_company, 3), (with_enemy, 1)):
        t = lay_out(VANAHEIM).duty(ACT)
        assert (t.g.vanir[0], t.g.vanir_reserve) == (dice, 9 - dice)


@rule("YC 9.6")
def test_asgard_heals_any_world_at_a_risk() -> None:
    for lay_out, life in ((alone_in, 4), (with_company, 5), (with_enemy, 3)):
        t = lay_out(ASGARD)
        t.g.ruins = (1 << NIFLHEIM) | (1 << ALFHEIM)
        t.duty(ACT, heal=[NIFLHEIM], face=[BLANK])
        assert t.g.ruins == 1 << ALFHEIM
        assert t.g.life[0] == life


@rule("YC 9.7")
def test_midgard_sends_heroes_to_valhalla() -> None:
    # Iormungand is always there: alone with penalty, in company normally.
    assert alone_in(MIDGARD).duty(ACT).g.valhalla == 1
    assert with_company(MIDGARD).duty(ACT).g.valhalla == 2


@rule("YC 9.8")
def test_nidavellir_offers_decks_by_how_it_goes_and_shows_the_next_card() -> None:
    assert with_enemy(NIDAVELLIR).duty(ACT).g.options == [0]
    assert alone_in(NIDAVELLIR).duty(ACT).g.options == [0, 1]
    t = with_company(NIDAVELLIR).duty(ACT)
    assert t.g.options == [0, 1, 2]
    top = t.g.artifact_tops[2]
    t.play(level=[2])
    assert t.g.artifacts[0] == 1 << top
    assert (t.g.seat, t.g.slot) == (CHANCE, "top")
    t.play(top=[17])
    assert t.g.artifact_tops[2] == 17
    assert 17 not in t.g.artifact_decks[2]


@rule("YC 9.9")
def test_svartalfheim_draws_creatures_that_leave_the_game() -> None:
    for lay_out, cards in ((alone_in, 2), (with_company, 3), (with_enemy, 1)):
        t = lay_out(SVARTALFHEIM).duty(ACT, card=[4, 15, 17][:cards])
        assert t.g.options == [4, 15, 17][:cards]
        t.play(creature=[4])
        assert t.g.valhalla == 1
        assert sorted(t.g.discards) == [4, 15, 17][:cards]


@rule("YC 9.9")
def test_of_the_last_creatures_as_many_are_drawn_as_there_are() -> None:
    t = with_company(SVARTALFHEIM)
    t.g.creature_deck = [4]
    t.g.discards = [card for card in range(18) if card != 4]
    t.duty(ACT, card=[4])
    assert t.g.options == [4]
    t.play(creature=[4])
    assert ACT not in t.deeds()


@rule("YC 9.10")
def test_the_stones_that_are_thrown() -> None:
    for lay_out, stones in ((alone_in, 2), (with_company, 3), (with_enemy, 1)):
        t = lay_out(6)
        t.g.life[0] = 3
        t.duty(ACT, face=[RUNE_TURN, RUNE_LIFE, RUNE_ACT][:stones])
        assert t.g.options == list(range(stones + 1))
        # Any order, and none is a must.
        if stones > 1:
            t.play(rune=[2])
            assert t.g.life[0] == 4
        t.play(rune=[0])
        assert t.asked == ""


@rule("YC 9.11")
def test_rune_move_takes_any_god_anywhere() -> None:
    t = alone_in(6).begin(Runes(0, 1)).play(face=[RUNE_MOVE], rune=[1], figure=[2])
    assert len(t.g.options) == 9
    t.play(world=[SVARTALFHEIM])
    assert t.g.at[2] == SVARTALFHEIM


@rule("YC 9.12")
def test_rune_action_is_the_normal_one_of_any_world() -> None:
    t = with_company(6).begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_ACT], rune=[2], world=[VANAHEIM], deed=[ACT])
    assert t.g.vanir[0] == 2
    assert t.g.at[0] == 6
    # In a devastated world only healing is left.
    t = with_company(6)
    t.g.ruins = 1 << ALFHEIM
    t.begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_ACT], rune=[2], world=[ALFHEIM])
    assert t.g.options == [0, HEAL]


@rule("YC 9.13")
def test_rune_turn_is_by_none_one_or_two() -> None:
    t = alone_in(6).begin(Runes(0, 1)).play(face=[RUNE_TURN], rune=[1])
    assert t.g.options == [0, 1, 2]
    t.play(steps=[2])
    assert t.g.rotation == 2


@rule("YC 9.14")
def test_rune_life_needs_a_wound() -> None:
    t = alone_in(6).begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_LIFE])
    assert 2 not in t.g.options
    t = alone_in(6)
    t.g.life[0] = 6
    t.g.life_reserve = 1
    t.begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_LIFE], rune=[2])
    assert t.g.life[0] == 7


@rule("YC 9.15")
def test_niflheim_sends_three_anonymous_home_at_a_risk() -> None:
    for lay_out, life in ((alone_in, 5), (with_company, 6), (with_enemy, 4)):
        t = lay_out(NIFLHEIM)
        t.g.anonymous = 5
        t.duty(ACT, face=[BLANK], take=[3])
        assert t.g.anonymous == 2
        assert t.g.life[0] == life


@rule("YC 9.16")
def test_muspellheim_sends_three_giants_home_at_a_risk() -> None:
    t = alone_in(MUSPELLHEIM)
    t.g.giants = 2
    t.duty(ACT, face=[SUCCESS], take=[2])
    assert t.g.giants == 0
    assert t.g.life[0] == 6
    t.g.giants = 5
    t.duty(ACT, face=[SUCCESS], take=[3])
    assert t.g.giants == 2


@rule("YC 9.15", "YC 9.16")
def test_fewer_pawns_may_go_home_and_the_answer_says_what_is_given_up() -> None:
    t = alone_in(MUSPELLHEIM)
    t.g.giants = 5
    t.duty(ACT, face=[SUCCESS])
    assert t.g.options == [0, 1, 2, 3]
    ask = t.g.asks()[0]
    said = [GAME.words("en").say(GAME.phrase(t.g, ask, value)) for value in (1, 3)]
    assert said == ["1 Fire Giant goes home (you may take 3)", "3 Fire Giants go home"]
    t.play(take=[1])
    assert t.g.giants == 4


@rule("YC 9.17")
def test_healing_in_place_costs_two_life_which_must_be_there() -> None:
    t = alone_in(ALFHEIM)
    t.g.ruins = 1 << ALFHEIM
    t.duty(HEAL)
    assert t.g.ruins == 0
    assert t.g.life[0] == 5
    t.g.ruins = 1 << ALFHEIM
    t.g.life[0] = 1
    assert HEAL not in t.deeds()


@rule("YC 9.18")
def test_healing_where_two_enemies_stand_is_in_vain() -> None:
    t = alone_in(ALFHEIM)
    t.g.where[0] = t.g.where[1] = ALFHEIM
    t.g.ruins = 1 << ALFHEIM
    t.duty(HEAL)
    assert t.g.is_devastated(ALFHEIM)
    assert t.g.life[0] == 5


@rule("YC 9.19")
def test_where_there_is_nothing_to_take_nobody_acts() -> None:
    t = alone_in(ALFHEIM)
    g = t.g
    assert ACT in t.deeds()
    g.elf_reserve = g.vanir_reserve = 0
    g.valhalla = 8
    g.creature_deck = []
    g.artifact_tops = [NO_CARD] * 3
    for world in (ALFHEIM, VANAHEIM, ASGARD, MIDGARD, NIDAVELLIR, SVARTALFHEIM, MUSPELLHEIM, NIFLHEIM):
        g.at[0] = world
        assert ACT not in t.deeds()
        assert g.forms[-1].closed(g, 0)[ACT] == "YC 9.19"
