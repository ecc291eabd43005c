from __future__ import annotations

from gladsheim.games.chronicles.actions import Act
from gladsheim.games.chronicles.parts import (
    ALFHEIM,
    ANDVARINAUT,
    ARTIFACT_OF,
    CREATURES,
    DIE_OF,
    EIKTHYRNIR,
    ELF_OF,
    FIGHT,
    GERI,
    GULLFAXI,
    GULLINKAMBI,
    GULLTOPP,
    HEIDRUN,
    HEL,
    HILDISVINI,
    HUGIN,
    IORMUNGAND,
    LOKI,
    MIDGARD,
    NIFLHEIM,
    NO_CARD,
    PENALTY,
    RATATOSK,
    SAEHRIMNIR,
    SKULD,
    SLEIPNIR,
    STAGS,
    SUCCESS,
    SURT,
    SVARTALFHEIM,
    TANNGRISNIR,
    THRYM,
    URD,
    VANAHEIM,
    VEDRFOLNIR,
    VERDANDI,
    VIDOFNIR,
)
from gladsheim.games.chronicles.wheel import lay_card
from stories.chronicles.table import Table, card, table
from stories.rules import rule


def draw(t: Table, creature: int, **answers: list[int]) -> Table:
    """Odin draws one card and applies it."""
    t.begin(Act(0, SVARTALFHEIM, PENALTY))
    return t.play(card=[creature]).play(creature=[creature], **answers)


def wounded() -> Table:
    t = table()
    t.g.life = [3, 3, 6]
    t.g.life_reserve = 9
    return t


@rule("YC 12.1")
def test_one_of_those_drawn_is_applied_and_all_are_gone() -> None:
    t = table().begin(Act(0, SVARTALFHEIM, 2)).play(card=[GULLINKAMBI, STAGS, VIDOFNIR])
    assert t.asked == "0 creature"
    t.play(creature=[VIDOFNIR], take=[3])
    assert t.g.valhalla == 3
    assert len(t.g.creature_deck) == CREATURES - 3
    assert t.g.drawn == []


@rule("YC 12.2", "YC 12.8")
def test_stags_and_heidrun_give_life_back() -> None:
    assert draw(wounded(), STAGS).g.life[0] == 4
    assert draw(wounded(), HEIDRUN, take=[2]).g.life[0] == 5
    assert draw(wounded(), HEIDRUN, take=[1]).g.life[0] == 4  # up to two
    t = table()
    t.g.life[0] = 6
    t.g.life_reserve = 1
    assert draw(t, HEIDRUN).g.life[0] == 7


@rule("YC 12.3")
def test_eikthyrnir_heals_any_world_free() -> None:
    t = table()
    t.g.ruins = (1 << NIFLHEIM) | (1 << ALFHEIM)
    assert draw(t, EIKTHYRNIR).g.options == [ALFHEIM, NIFLHEIM]
    t.play(world=[ALFHEIM])
    assert t.g.ruins == 1 << NIFLHEIM
    assert t.g.life[0] == 7


@rule("YC 12.4")
def test_geri_and_freki_lead_to_a_fight_with_one_risk_less() -> None:
    t = draw(table(), GERI, world=[MIDGARD], deed=[FIGHT + IORMUNGAND])
    t.play(face=[SUCCESS])
    assert t.g.at[0] == MIDGARD
    assert t.g.life[0] == 6


@rule("YC 12.5")
def test_gullfaxi_beats_any_iotunn() -> None:
    t = table()
    t.g.iotunns = (1 << THRYM) | 1
    draw(t, GULLFAXI, iotunn=[THRYM])
    assert t.g.iotunns == 1
    # Also one that shields an enemy in the Cage, where nobody can fight it.
    t = table()
    t.g.iotunns = 1 << 12
    assert draw(t, GULLFAXI, iotunn=[12]).g.iotunns == 0


@rule("YC 12.6")
def test_the_three_birds_call_heroes_as_far_as_there_are_any() -> None:
    assert draw(table(), GULLINKAMBI).g.valhalla == 1
    assert draw(table(), VEDRFOLNIR, take=[2]).g.valhalla == 2
    assert draw(table(), VEDRFOLNIR, take=[0]).g.valhalla == 0  # up to two
    t = table()
    t.g.valhalla = 6
    assert draw(t, VIDOFNIR, take=[2]).g.valhalla == 8


@rule("YC 12.7")
def test_gulltopp_lets_every_god_give_to_others() -> None:
    t = table()
    t.g.elves = [2, 0, 0]
    t.g.vanir = [0, 1, 0]
    t.g.artifacts = [1 << ANDVARINAUT, 0, 0]
    draw(t, GULLTOPP, give=[ELF_OF + 1, ARTIFACT_OF + ANDVARINAUT], taker=[2])
    t.play(give=[0])
    assert t.asked == "1 give"
    t.play(give=[DIE_OF + 0])
    assert t.g.elves == [1, 1, 0]
    assert t.g.vanir == [1, 0, 0]
    assert t.g.artifacts == [0, 0, 1 << ANDVARINAUT]
    # A support god has no stock to give to.
    t = table("odin thor tyr", players=2)
    t.g.elves[0] = 1
    assert draw(t, GULLTOPP).g.options == [0, ELF_OF + 1]


@rule("YC 12.9", "YC 12.10")
def test_hildisvini_and_the_ravens_bring_troops() -> None:
    t = draw(table(), HILDISVINI)
    assert t.g.options == [0, 1, 2, 3]
    assert t.play(take=[3]).g.elves[0] == 3
    t = draw(table(), HUGIN)
    assert t.g.options == [0, 1, 2]
    assert t.play(take=[2]).g.vanir[0] == 2
    # Up to so many: none is possible too, so that others find some.
    t = draw(table(), HILDISVINI, take=[0])
    assert (t.g.elves[0], t.g.elf_reserve) == (0, 9)


@rule("YC 12.11")
def test_ratatosk_leads_to_an_action_as_it_goes_there() -> None:
    t = table()
    t.g.at[1] = ALFHEIM
    draw(t, RATATOSK, world=[ALFHEIM], agree=[1])
    assert t.g.options == [1, 2, 3]
    t = table()
    t.g.ruins = 1 << ALFHEIM
    assert draw(t, RATATOSK, world=[ALFHEIM]).asked == ""


@rule("YC 12.12", "YC 12.15")
def test_saehrimnir_and_the_goats_feed_gods_of_ones_choice() -> None:
    assert draw(wounded(), SAEHRIMNIR, fed=[2]).g.life == [3, 3, 7]
    assert draw(wounded(), TANNGRISNIR, fed=[1, 1]).g.life == [3, 5, 6]
    assert draw(wounded(), TANNGRISNIR, fed=[0, 2]).g.life == [4, 3, 7]
    t = table("odin thor tyr", players=2)
    t.g.life[2] = 3
    t.g.life_reserve = 2
    assert draw(t, SAEHRIMNIR, fed=[2]).g.life[2] == 4


@rule("YC 12.13")
def test_skuld_shows_all_the_next_two_cards_and_they_are_remembered() -> None:
    t = table()
    t.g.unders[2] = [card(2, HEL)]
    t.g.bags[2] = [card(2, SURT), card(2, LOKI)]
    draw(t, SKULD)
    # Everybody's are turned over before anybody orders; Tyr's second lies known at the bottom.
    t.play(card=[card(0, HEL), card(0, SURT), card(1, HEL), card(1, LOKI), card(2, LOKI)])
    assert t.g.tops == [[card(0, HEL), card(0, SURT)], [card(1, HEL), card(1, LOKI)], [card(2, LOKI), card(2, HEL)]]
    assert t.asked == "0 swap"
    t.play(swap=[1, 0, 0])
    assert t.asked == ""
    assert t.g.tops[0] == [card(0, SURT), card(0, HEL)]
    assert t.g.tops[1] == [card(1, HEL), card(1, LOKI)]
    assert t.g.tops[2] == [card(2, LOKI), card(2, HEL)]
    assert t.g.unders[2] == []
    lay_card(t.g, 0)
    assert t.g.centre[0] == card(0, SURT)


@rule("YC 12.14")
def test_sleipnir_takes_every_god_anywhere() -> None:
    t = table("odin thor tyr", players=2)
    draw(t, SLEIPNIR, world=[ALFHEIM, VANAHEIM])
    assert t.asked == "0 world"  # for the support god
    t.play(world=[NIFLHEIM])
    assert t.g.at == [ALFHEIM, VANAHEIM, NIFLHEIM]


@rule("YC 12.16")
def test_urd_sends_two_cards_of_the_wheel_under_their_decks() -> None:
    t = table()
    t.show(card(1, HEL)).show(card(2, SURT)).show(card(0, LOKI))
    draw(t, URD, chosen=[card(1, HEL), card(2, SURT)])
    assert t.g.wheel[HEL] == t.g.wheel[SURT] == NO_CARD
    assert t.g.unders == [[], [card(1, HEL)], [card(2, SURT)]]
    # With two players, choose who takes a support god's.
    t = table("odin thor tyr", players=2)
    t.show(card(2, HEL)).show(card(0, SURT))
    draw(t, URD, chosen=[card(2, HEL)], taker=[1])
    t.play(chosen=[card(0, SURT)])
    assert t.g.unders == [[card(0, SURT)], [card(2, HEL)]]


@rule("YC 12.16")
def test_urd_alone_may_take_one_of_two_equal_enemies() -> None:
    t = table("odin thor tyr", players=1)
    t.show(card(0, HEL))
    t.take_from_decks(card(1, HEL))
    t.g.second[HEL] = card(1, HEL)
    draw(t, URD, chosen=[card(0, HEL), card(1, HEL)])
    assert t.g.unders[0] == [card(0, HEL), card(1, HEL)]
    assert t.g.wheel[HEL] == t.g.second[HEL] == NO_CARD


@rule("YC 12.17")
def test_verdandi_lets_gods_share_life() -> None:
    t = wounded()
    t.g.life = [2, 3, 6]
    draw(t, VERDANDI, share=[2, 0])
    assert t.asked == "1 share"
    t.play(share=[0, 1, 0])
    assert t.g.life == [2, 4, 5]


@rule("YC 12.17")
def test_who_gives_the_last_life_away_loses_for_all() -> None:
    t = wounded()
    t.g.life = [2, 3, 6]
    draw(t, VERDANDI, share=[2, 2])
    assert t.asked == ""
    assert (t.g.outcome(), t.g.life[0]) == ("defeat.life", 0)
