"""What a question, its answers and the table say is what happens then."""

from __future__ import annotations

from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.actions import Act, Runes
from gladsheim.games.chronicles.creatures import Geri, Skuld, Sleipnir, Verdandi
from gladsheim.games.chronicles.parts import (
    ALFHEIM,
    ASGARD,
    BLANK,
    BRISINGAMEN,
    DUEL,
    EIKTHYRNIR,
    FIGHT,
    FIGHT_NAGLFAR,
    FIGHT_SERVANT,
    FIGHT_SON,
    HEAL,
    HEL,
    IORMUNGAND,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    NIFLHEIM,
    NO_CARD,
    NORMAL,
    PENALTY,
    RATATOSK,
    RUNE_ACT,
    RUNE_MOVE,
    SUCCESS_LOST,
    SURT,
    SVALINN,
    SVARTALFHEIM,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.turning import TURN_VANIR
from stories.chronicles.table import Table, card, table
from stories.rules import rule

PLAIN = "elves=0 vanir=0 god=0 dice=0"
WORDS = GAME.words("en")


def said(t: Table, value: int) -> str:
    """What an answer to the open question says."""
    ask = t.g.asks()[0]
    assert value in ask.options
    return WORDS.say(GAME.phrase(t.g, ask, value))


def text(t: Table) -> str:
    return GAME.text(t.g, 0, WORDS)


@rule("YC 12.4")
def test_the_risk_that_geri_and_freki_cancel_is_not_announced() -> None:
    t = table().begin(Geri(0)).play(world=[MIDGARD])
    assert said(t, FIGHT + IORMUNGAND).startswith("Fight Iormungand (2 risks)")


@rule("YC 8.11")
def test_of_a_useless_fight_one_is_warned() -> None:
    t = table()
    t.g.at = [MIDGARD, NIFLHEIM, IOTUNHEIM]
    t.deeds()
    assert said(t, FIGHT + IORMUNGAND) == "Fight Iormungand (3 risks): nothing to gain"
    t.g.island = 1
    t.deeds()
    assert said(t, FIGHT + IORMUNGAND) == "Fight Iormungand (3 risks)"
    t.deeds(1)
    assert said(t, FIGHT + HEL) == "Fight Hel (1 risk): nothing to gain"
    t.g.where[HEL], t.g.at[1] = ALFHEIM, ALFHEIM
    t.deeds(1)
    assert said(t, FIGHT + HEL) == "Fight Hel (1 risk)"


@rule("YC 8.11", "YC 16.2", "YC 16.9", "YC 16.13")
def test_nor_do_a_lone_son_or_naglfar_go_anywhere_from_home_but_a_duel_is_never_useless() -> None:
    t = table(saga="fimbulvetr")
    t.g.at = [IOTUNHEIM, ASGARD, ASGARD]
    t.deeds()
    assert said(t, FIGHT_SON) == "Fight a Son of Bergelmir (3 risks): nothing to gain"
    t.g.at[1] = IOTUNHEIM
    t.deeds()
    assert said(t, FIGHT_SON) == "Fight a Son of Bergelmir (3 risks)"
    t = table(saga="naglfar")
    t.g.page += 1
    t.g.at[0] = NIFLHEIM
    t.deeds()
    assert said(t, FIGHT_NAGLFAR) == "Fight Naglfar (7 risks): nothing to gain"
    t = table(saga="vigrid").calm()
    t.g.page += 1
    t.g.at[0] = NIFLHEIM
    t.deeds()
    assert said(t, DUEL + HEL) == "Duel with Hel (3 risks): remove it for good"


@rule("YC 9.18")
def test_of_healing_in_vain_one_is_warned() -> None:
    t = table()
    t.g.ruins = 1 << ALFHEIM
    t.g.at[0] = ALFHEIM
    t.g.where[LOKI] = ALFHEIM
    t.deeds()
    assert said(t, HEAL) == "Heal Alfheim for 2 life"
    t.g.where[SURT] = ALFHEIM
    t.deeds()
    assert said(t, HEAL) == "Heal Alfheim for 2 life: nothing to gain"
    t.begin(Act(0, ASGARD, NORMAL))
    assert said(t, ALFHEIM) == "Heal Alfheim: nothing to gain"
    t.begin(Act(0, SVARTALFHEIM, PENALTY)).play(card=[EIKTHYRNIR], creature=[EIKTHYRNIR])
    assert said(t, ALFHEIM) == "Heal Alfheim: nothing to gain"


@rule("YC 9.17")
def test_why_who_has_one_life_may_not_heal() -> None:
    t = table()
    t.g.ruins = 1 << ALFHEIM
    t.g.at[0] = ALFHEIM
    t.g.life[0] = 1
    assert HEAL not in t.deeds()
    assert t.g.forms[-1].closed(t.g, 0)[HEAL] == "YC 9.17"


@rule("YC 12.14", "YC 12.17")
def test_who_answers_for_a_support_god_is_told_so() -> None:
    t = table(players=2).begin(Sleipnir(1), 1)
    assert said(t, ALFHEIM) == "Go to Alfheim"
    t.play(world=[ASGARD, ASGARD])
    assert (t.asked, said(t, ALFHEIM)) == ("1 world", "Tyr: Go to Alfheim")
    t = table(players=2)
    t.g.life = [5, 5, 4]
    t.begin(Verdandi(1), 1)
    assert said(t, 2) == "Thor"
    t.play(share=[0, 0])
    assert (t.asked, said(t, 0), said(t, 1)) == ("1 share", "Tyr: Nothing", "Tyr gives a life to Odin")


@rule("YC 9.11", "YC 9.12", "YC 12.11")
def test_what_is_done_with_a_world_stands_beside_its_name() -> None:
    t = table().begin(Runes(0, 2)).play(face=[RUNE_MOVE, RUNE_ACT], rune=[1], figure=[1])
    assert (said(t, ASGARD), said(t, ALFHEIM)) == ("Thor: Stay in Asgard", "Thor: Go to Alfheim")
    t.play(world=[ALFHEIM], rune=[2])
    assert said(t, MIDGARD) == "Act in Midgard"
    t = table().begin(Act(0, SVARTALFHEIM, PENALTY)).play(card=[RATATOSK], creature=[RATATOSK])
    assert said(t, ALFHEIM) == "Go to Alfheim"
    t.play(world=[ALFHEIM])
    assert (said(t, 0), said(t, 1)) == ("No", "Act in Alfheim")


@rule("YC 12.13", "YC 2.10")
def test_two_cards_of_one_enemy_are_told_apart_by_their_gods() -> None:
    t = table(players=1)
    t.g.centre[0] = NO_CARD
    t.begin(Skuld()).play(card=[card(0, SURT), card(2, SURT)])
    assert (said(t, 0), said(t, 1)) == ("Odin's Surt on top, then Tyr's Surt", "Tyr's Surt on top, then Odin's Surt")


@rule("YC 11.13", "YC 11.17", "YC 13.13")
def test_what_is_kept_and_which_kin_bears() -> None:
    t = table()
    t.g.artifacts[0] = (1 << SVALINN) | (1 << BRISINGAMEN)
    t.g.elves[0] = 1
    t.g.vanir[0] = 2
    t.begin(Risk(0, 2)).play(dice=[2], face=[BLANK, SUCCESS_LOST, BLANK], elf=[TURN_VANIR])
    assert said(t, 1) == "Keep an elf"
    t.play(keep=[1])
    assert said(t, 1) == "Keep a Vanir die"
    t = table("thor tyr odin", saga="managarm", players=1, charts=f"thor {PLAIN} kin=tyr,odin")
    t.begin(Risk(0, 3)).play(face=[BLANK])
    assert said(t, 2) == "Tyr: 2"
    t.play(bear=[1])
    assert said(t, 2) == "Odin: 2"


@rule("YC 10.1", "YC 10.7")
def test_the_text_tells_how_many_risks_are_left() -> None:
    t = table()
    t.g.valhalla = 1
    t.g.elves[0] = 3
    t.g.artifacts[0] = 1 << SVALINN
    t.begin(Risk(0, 4))
    assert "Odin bears 4 risks" in text(t)
    t.play(heroes=[1])
    assert "Odin bears 3 risks" in text(t)
    t.play(face=[BLANK])
    assert "Odin bears 3 risks" in text(t)
    # Those that are left in the end have cost life.
    t.play(elf=[2])
    assert t.asked == "0 keep"
    assert "bears" not in text(t)


@rule("YC 3.2", "YC 3.4")
def test_nobody_is_active_before_the_order_is_settled() -> None:
    t = table()
    assert t.asked == "1 next"
    assert "Active:" not in text(t)
    t.play(next=[2, 0])
    assert "Active: Tyr" in text(t)


@rule("YC 16.7")
def test_the_text_tells_what_servants_are_left_and_how_strong_one_is_once_it_is_fought() -> None:
    t = table(saga="naglfar")
    assert "Strengths of the Servants of Hel that are left: 2, 2, 3, 4" in text(t)
    t.g.at[0] = IOTUNHEIM
    t.g.valhalla = 1
    t.duty(FIGHT_SERVANT, servant=[4])
    assert "Odin bears 4 risks" in text(t)
    t.play(heroes=[0], face=[BLANK])
    assert "Strengths of the Servants of Hel that are left: 2, 2, 3" in text(t)
