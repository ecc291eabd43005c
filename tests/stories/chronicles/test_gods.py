from __future__ import annotations

from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.actions import Act, Runes
from gladsheim.games.chronicles.keeping import LUCKY_DIE, LUCKY_ELF, LUCKY_LOST_DIE
from gladsheim.games.chronicles.parts import (
    ACT,
    ALFHEIM,
    ARTIFACT_OF,
    ASGARD,
    BLANK,
    DIE_OF,
    ELF_OF,
    FENRIR,
    FIGHT,
    FRIGG_GIVES,
    FRIGG_HEALS,
    GERI,
    GULLINBURSTI,
    HEL,
    IORMUNGAND,
    MIDGARD,
    MJOLLNIR,
    MUSPELLHEIM,
    NIDHOGG,
    NIFLHEIM,
    ONE,
    ONE_LOST,
    PENALTY,
    RATATOSK,
    RUNE_MOVE,
    SKIDBLADNIR,
    SLEIPNIR,
    SUCCESS,
    SUCCESS_LOST,
    SUTTUNG,
    SVARTALFHEIM,
    TWO,
    TWO_LOST,
    VALSHAMR,
)
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.turning import TURN_GOD_DIE, TURN_VANIR
from stories.chronicles.table import Table, card, table
from stories.rules import rule

PLAIN = "elves=0 vanir=0 god=0 dice=0"


def related(row: str, gods: str, players: int = 0) -> Table:
    """The first god has this relationship toward the last; nobody has any other, and all stand in Asgard."""
    names = gods.split()
    seats = players or len(names)
    charts = [f"{name} {PLAIN}" for name in names[:seats]]
    charts[0] += f" {row}={names[-1]}"
    t = table(gods, saga="bifrost", players=players, charts="; ".join(charts))
    t.g.giants = 0
    return t


@rule("YC 13.1")
def test_on_the_easy_page_nobody_has_abilities() -> None:
    t = table("freyr odin tyr", saga="easy")
    assert t.g.elves == [0, 0, 0]
    assert t.g.comrades == [0, 0, 0]
    t.begin(Risk(2, 1), 2).play(face=[ONE])
    assert t.g.life[2] == 6


@rule("YC 13.2", "YC 13.3")
def test_on_the_hard_page_freyr_begins_with_two_elves() -> None:
    t = table("freyr odin tyr", saga="hard")
    assert t.g.elves == [2, 0, 0]
    assert t.g.elf_reserve == 7
    # A support god has neither ability nor power.
    t = table("odin thor freyr", saga="hard", players=2)
    assert t.g.elves == [0, 0, 0]
    assert t.g.powers[2] < 0


@rule("YC 13.4", "YC 13.14")
def test_freyia_takes_an_elf_or_a_die_of_whoever_throws_beside_her() -> None:
    for luck, elves, dice in (
        (LUCKY_ELF, [0, 1], [2, 0]),
        (LUCKY_LOST_DIE, [0, 0], [2, 1]),
        (LUCKY_DIE, [0, 0], [1, 1]),
    ):
        t = table("thor freyia tyr", saga="hard")
        t.g.elves[0] = 1
        t.g.vanir[0] = 3
        t.begin(Risk(0, 4)).play(dice=[3], face=[BLANK, SUCCESS, SUCCESS, TWO_LOST], elf=[TURN_VANIR])
        assert t.asked == "1 luck"
        assert t.g.options == [0, 1, 2, 3]
        t.play(luck=[luck])
        assert t.g.elves[:2] == elves
        assert t.g.vanir[:2] == dice


@rule("YC 13.14")
def test_the_worked_example_of_freyrs_luck() -> None:
    # The rulebook says Asgard, but Iormungand never leaves Midgard: read Midgard.
    t = related("lucky", "freyr thor odin")
    t.g.at = [MIDGARD] * 3
    t.g.elves[2], t.g.elf_reserve = 2, 7
    t.g.vanir[2], t.g.vanir_reserve = 2, 7
    t.duty(FIGHT + IORMUNGAND, god=2, dice=[2], face=[BLANK, SUCCESS_LOST, BLANK], elf=[TURN_GOD_DIE, TURN_VANIR])
    assert t.g.life[2] == 7
    assert t.asked == "0 luck"
    t.play(luck=[LUCKY_LOST_DIE])
    assert (t.g.vanir[0], t.g.vanir[2], t.g.vanir_reserve) == (1, 1, 7)
    assert (t.g.elves[2], t.g.elf_reserve) == (0, 9)


@rule("YC 13.5")
def test_friggs_vanir_dice_succeed_on_one() -> None:
    t = table("frigg thor tyr", saga="hard")
    t.g.vanir[0] = 2
    t.begin(Risk(0, 3)).play(dice=[2], face=[ONE, ONE, ONE_LOST])
    assert t.g.life[0] == 6  # her God die does not


@rule("YC 13.6")
def test_heimdalls_dice_both_succeed_on_one() -> None:
    t = table("heimdall thor tyr", saga="hard")
    t.g.vanir[0] = 2
    t.begin(Risk(0, 3)).play(dice=[2], face=[ONE, ONE, TWO_LOST])
    assert t.g.life[0] == 6


@rule("YC 13.7", "YC 13.11")
def test_odins_comrades_throw_for_him_in_the_same_world() -> None:
    t = table("odin freyr tyr", saga="hard")
    t.g.at[2] = ALFHEIM
    t.begin(Risk(0, 2)).play(face=[SUCCESS, SUCCESS])
    assert t.asked == ""
    assert t.g.life[0] == 7


@rule("YC 13.8")
def test_thor_begins_with_nothing() -> None:
    g = table("thor odin tyr", saga="hard").g
    assert (g.elves[0], g.vanir[0], g.comrades[0], g.kin[0], g.lucky[0], g.travel[0]) == (0, 0, 0, 0, 0, 0)
    assert g.god_faces[0] == g.vanir_faces[0] == (1 << SUCCESS) | (1 << SUCCESS_LOST)


@rule("YC 13.9")
def test_tyrs_god_die_succeeds_on_one_and_two() -> None:
    for face, life in ((ONE, 7), (TWO, 7), (BLANK, 6)):
        t = table("tyr thor odin", saga="hard").begin(Risk(0, 1)).play(face=[face])
        assert t.g.life[0] == life


@rule("YC 13.10", "YC 13.11")
def test_the_worked_example_of_friggs_comrade() -> None:
    # Frigg has Freyr as a comrade: his die helps her against two risks in Asgard.
    t = related("comrade", "frigg thor freyr")
    t.g.ruins = 1 << ALFHEIM
    t.g.vanir[0] = 1
    t.duty(ACT, heal=[ALFHEIM], dice=[1], face=[SUCCESS, SUCCESS, BLANK])
    assert t.g.life[0] == 7
    assert t.g.ruins == 0
    # But he has no comrade in her: against Fenrir her die does not help.
    t.g.where[FENRIR] = ASGARD
    t.g.vanir[0] = 0
    t.duty(FIGHT + FENRIR, god=2, face=[BLANK])
    assert t.asked == ""
    assert t.g.life[2] == 6


@rule("YC 13.11")
def test_a_comrade_may_turn_its_own_die_with_an_elf() -> None:
    t = related("comrade", "frigg thor freyr")
    t.g.elves[2] = 1
    t.begin(Risk(0, 1)).play(face=[BLANK, BLANK])
    assert t.asked == "2 help"
    t.g.elf_reserve = 8
    t.play(help=[1])
    assert t.g.life[0] == 7
    assert (t.g.elves[2], t.g.elf_reserve) == (0, 9)
    # Without an elf it is not asked; Thor's die, turned, counts twice.
    t.begin(Risk(0, 1)).play(face=[BLANK, BLANK])
    assert t.asked == ""
    t = related("comrade", "frigg freyr thor")
    t.g.elves[2] = 1
    t.begin(Risk(0, 2)).play(face=[BLANK, BLANK], help=[1])
    assert t.g.life[0] == 7


@rule("YC 13.11")
def test_a_support_god_throws_for_its_comrade() -> None:
    t = related("comrade", "frigg thor freyr", players=2)
    t.begin(Risk(0, 1)).play(face=[BLANK, SUCCESS])
    assert t.g.life[0] == 8


@rule("YC 13.12")
def test_kin_take_what_they_like_from_each_other_at_any_time() -> None:
    t = related("kin", "freyr thor freyia")
    t.g.elves[2] = 1
    t.g.vanir[2] = 1
    t.g.artifacts[2] = 1 << MJOLLNIR
    # In the turn of another god, before and after the move.
    t.lay(1, card(1, NIDHOGG)).turn(1)
    assert t.asked == "0 kin"
    assert t.g.options == [0, ELF_OF + 2, DIE_OF + 2, ARTIFACT_OF + MJOLLNIR]
    t.play(kin=[ELF_OF + 2, 0])
    t.play(move=[ALFHEIM], kin=[ARTIFACT_OF + MJOLLNIR, DIE_OF + 2])
    assert (t.g.elves, t.g.vanir) == ([1, 0, 0], [1, 0, 0])
    assert t.g.artifacts == [1 << MJOLLNIR, 0, 0]


@rule("YC 13.12")
def test_kin_take_also_while_bearing_risks_but_only_in_the_same_world() -> None:
    t = related("kin", "thor freyr freyia")
    t.g.vanir[2] = 1
    t.begin(Risk(0, 2))
    assert t.asked == "0 kin"
    t.play(kin=[DIE_OF + 2], dice=[1], face=[BLANK, SUCCESS])
    assert t.g.life[0] == 6
    t.g.vanir = [0, 0, 1]
    t.g.at[2] = ALFHEIM
    t.begin(Risk(0, 1))
    assert t.asked == "-1 face"


@rule("YC 13.12", "YC 12.4", "YC 12.11", "YC 12.14", "YC 9.11")
def test_kin_take_after_every_kind_of_move() -> None:
    # Freyr comes to Freyia by creature or stone, and takes her hammer before the fight, or her cloak before the action.
    for creature, artifact in ((GERI, MJOLLNIR), (RATATOSK, VALSHAMR)):
        t = related("kin", "freyr thor freyia")
        t.g.at = [SVARTALFHEIM, ASGARD, MIDGARD]
        t.g.artifacts[2] = 1 << artifact
        t.begin(Act(0, SVARTALFHEIM, PENALTY)).play(card=[creature], creature=[creature], world=[MIDGARD])
        assert t.asked == "0 kin"
        t.play(kin=[ARTIFACT_OF + artifact])
        if creature == GERI:
            t.play(deed=[FIGHT + IORMUNGAND], face=[BLANK])
            assert t.g.life[0] == 6  # strength 3, a hammer and the wolves
        else:
            t.play(agree=[1])
            assert t.g.valhalla == 3  # beside Freyia, as if no serpent were there
    # Sleipnir brings her to him; so does a stone.
    t = related("kin", "freyr thor freyia")
    t.g.at[2] = ALFHEIM
    t.g.elves[2] = 1
    t.begin(Act(0, SVARTALFHEIM, PENALTY)).play(card=[SLEIPNIR], creature=[SLEIPNIR], world=[ASGARD, ASGARD, ASGARD])
    assert t.asked == "0 kin"
    t = related("kin", "freyr thor freyia")
    t.g.at[2] = ALFHEIM
    t.g.elves[2] = 1
    t.begin(Runes(0, 1)).play(face=[RUNE_MOVE], rune=[1], figure=[2], world=[ASGARD])
    assert t.asked == "0 kin"


@rule("YC 13.12", "YC 13.16")
def test_kin_take_between_the_jump_to_a_companion_and_the_move() -> None:
    charts = f"frigg {PLAIN} kin=freyia travel=freyia; thor {PLAIN}; freyia {PLAIN}"
    t = table("frigg thor freyia", saga="managarm", charts=charts)
    t.g.at[2] = NIFLHEIM
    t.g.artifacts[2] = 1 << SKIDBLADNIR
    t.lay(0, card(0, NIDHOGG)).turn(0, travel=[3])
    assert t.asked == "0 kin"
    t.play(kin=[ARTIFACT_OF + SKIDBLADNIR])
    assert ALFHEIM in t.moves


@rule("YC 13.13")
def test_a_support_god_that_is_kin_bears_risks_but_nothing_else() -> None:
    t = related("kin", "thor freyr freyia", players=2)
    t.begin(Risk(0, 3)).play(face=[BLANK], bear=[2])
    assert t.g.life == [7, 8, 3]
    t.activate(HEL)
    assert t.asked == ""
    assert t.g.life == [6, 8, 3]
    t.begin(Risk(0, 4)).play(face=[BLANK], bear=[3])
    assert t.g.outcome() == "defeat.life"
    assert t.g.life == [6, 8, 0]  # the game is lost before the fourth risk costs a life
    # Of two, each bears what it is asked to; from another world none.
    t = table("thor tyr odin", saga="managarm", players=1, charts=f"thor {PLAIN} kin=tyr,odin")
    t.begin(Risk(0, 4)).play(face=[BLANK], bear=[1, 2])
    assert t.g.life[1:] == [4, 3]
    t.g.at = [ASGARD, ALFHEIM, ALFHEIM]
    t.begin(Risk(0, 1)).play(face=[BLANK])
    assert t.asked == ""


@rule("YC 13.15")
def test_beside_a_lucky_support_god_one_keeps_a_piece_of_ones_own() -> None:
    t = related("lucky", "thor freyr freyia", players=2)
    t.g.vanir[0], t.g.vanir_reserve = 2, 5
    t.begin(Risk(0, 1)).play(dice=[2], face=[BLANK, SUCCESS_LOST, TWO_LOST])
    assert t.asked == "0 luck"
    assert t.g.options == [0, LUCKY_LOST_DIE]
    t.play(luck=[LUCKY_LOST_DIE])
    assert (t.g.vanir[0], t.g.vanir_reserve) == (1, 6)
    # Only what would be lost.
    t.g.vanir[0], t.g.vanir_reserve = 2, 5
    t.begin(Risk(0, 1)).play(dice=[2], face=[BLANK, SUCCESS, TWO_LOST])
    assert t.g.options == [0, LUCKY_LOST_DIE]


@rule("YC 13.4", "YC 13.7")
def test_the_support_gods_are_among_all_the_others() -> None:
    for players in (1, 2):
        others = 0b110 if players == 1 else 0b101
        for gods in ("freyia thor tyr", "odin thor tyr"):
            names = gods.split()
            if players == 2:
                names = [names[1], names[0], names[2]]
            g = table(" ".join(names), saga="hard", players=players).g
            assert (g.lucky if names[players - 1] == "freyia" else g.comrades)[players - 1] == others


@rule("YC 13.14")
def test_each_lucky_god_in_the_same_world_takes_one_piece() -> None:
    charts = f"thor {PLAIN}; freyr {PLAIN} lucky=thor; freyia {PLAIN} lucky=thor"
    t = table("thor freyr freyia", saga="managarm", charts=charts)
    t.g.vanir[0], t.g.vanir_reserve = 3, 6
    t.begin(Risk(0, 1)).play(dice=[3], face=[BLANK, SUCCESS, SUCCESS, BLANK], luck=[LUCKY_DIE, LUCKY_DIE])
    assert t.g.vanir == [1, 1, 1]
    t.g.at = [ASGARD, ALFHEIM, ALFHEIM]
    t.begin(Risk(0, 1)).play(dice=[1], face=[BLANK, SUCCESS])
    assert t.asked == ""


@rule("YC 13.12")
def test_of_two_kin_only_the_one_beside_gives() -> None:
    charts = f"thor {PLAIN} kin=freyr,freyia; freyr {PLAIN}; freyia {PLAIN}"
    t = table("thor freyr freyia", saga="managarm", charts=charts)
    t.g.elves = [0, 1, 1]
    t.g.at[1] = ALFHEIM
    t.begin(Risk(0, 1))
    assert t.g.options == [0, ELF_OF + 2]


@rule("YC 13.16")
def test_the_worked_example_of_friggs_travel() -> None:
    # From Asgard to Freyia in Alfheim, then two levels down to Muspellheim.
    t = related("travel", "frigg thor freyia")
    t.g.at[2] = ALFHEIM
    t.lay(0, card(0, NIDHOGG)).turn(0)
    assert t.asked == "0 travel"
    t.play(travel=[3])
    assert MUSPELLHEIM in t.moves
    t.play(move=[MUSPELLHEIM])
    assert t.g.at[0] == MUSPELLHEIM
    # To a support god too.
    t = related("travel", "frigg thor freyia", players=2)
    t.g.at[2] = ALFHEIM
    t.lay(0, card(0, NIDHOGG)).turn(0, travel=[3])
    assert t.g.at[0] == ALFHEIM


@rule("YC 13.17")
def test_freyrs_elves_cancel_risks_two_by_two_without_a_throw() -> None:
    t = table("freyr thor tyr", saga="hard")
    t.g.elves[0] = 5
    t.begin(Risk(0, 2))
    assert t.asked == "0 pairs"
    t.play(pairs=[2])
    assert t.asked == ""
    assert t.g.elves[0] == 1
    # Also after the throw; under Suttung only before.
    t.g.elves[0] = 2
    t.begin(Risk(0, 1)).play(pairs=[0], face=[BLANK], elf=[0])
    assert t.asked == "0 pairs"
    t.play(pairs=[1])
    assert t.g.life[0] == 7
    t.g.elves[0] = 2
    t.g.iotunns = 1 << SUTTUNG
    t.begin(Risk(0, 1)).play(pairs=[0], face=[BLANK])
    assert t.asked == ""
    assert t.g.life[0] == 6


@rule("YC 13.18")
def test_freyia_calls_heroes_before_the_throw_or_after_it() -> None:
    t = table("freyia thor tyr", saga="hard")
    t.g.valhalla = 2
    t.begin(Risk(0, 2))
    assert (t.asked, t.g.options) == ("0 heroes", [0, 1, 2])
    ask = t.g.asks()[0]
    assert "after the throw you would know" in GAME.words("en").say(GAME.phrase(t.g, ask, 1))
    t.play(heroes=[0], face=[SUCCESS])
    assert t.asked == "0 heroes"
    assert t.g.options == [0, 1]
    t.play(heroes=[1])
    assert (t.g.life[0], t.g.valhalla) == (7, 1)


@rule("YC 13.19")
def test_frigg_regains_or_gives_a_life_in_place_of_step_three() -> None:
    t = table("frigg thor tyr", saga="hard")
    t.g.life = [5, 5, 7]
    t.g.life_reserve = 4
    assert {FRIGG_HEALS, FRIGG_GIVES} <= set(t.deeds())
    t.duty(FRIGG_HEALS)
    assert t.asked == ""
    assert t.g.life == [6, 5, 7]
    t.duty(FRIGG_GIVES)
    assert t.g.options == [2]
    t.play(share=[2])
    assert t.g.life == [5, 6, 7]
    t.g.life = [1, 5, 7]
    t.duty(FRIGG_GIVES, share=[2])  # her last
    assert t.g.outcome() == "defeat.life"
    t = table("frigg thor tyr", saga="hard")
    t.g.life = [1, 6, 7]
    # Gullinbursti gives no second deed to what takes the place of step 3; and on the easy page she has no power.
    t.g.artifacts[0] = 1 << GULLINBURSTI
    t.g.where[FENRIR] = ASGARD
    assert t.duty(FRIGG_HEALS).asked == ""
    t = table("frigg thor tyr", saga="easy")
    t.g.life[0] = 3
    assert not {FRIGG_HEALS, FRIGG_GIVES} & set(t.deeds())


@rule("YC 13.20", "YC 13.21")
def test_heimdall_reaches_midgard_and_odin_asgard_from_anywhere() -> None:
    for gods, start, goal in (("heimdall thor tyr", NIFLHEIM, MIDGARD), ("odin thor tyr", NIFLHEIM, ASGARD)):
        for saga, reached in (("easy", False), ("hard", True)):
            t = table(gods, saga=saga)
            t.g.at[0] = start
            t.lay(0, card(0, NIDHOGG)).turn(0)
            assert (goal in t.moves) == reached


@rule("YC 13.22")
def test_thors_die_cancels_two_also_by_an_elf_also_for_a_comrade() -> None:
    t = table("thor odin tyr", saga="hard").begin(Risk(0, 2)).play(face=[SUCCESS])
    assert t.g.life[0] == 7
    t.g.elves[0] = 1
    t.begin(Risk(0, 2)).play(face=[BLANK], elf=[TURN_GOD_DIE])
    assert t.g.life[0] == 7
    t.g.at[2] = ALFHEIM
    t.begin(Risk(1, 2), 1).play(face=[BLANK, SUCCESS])
    assert t.g.life[1] == 7


@rule("YC 13.23")
def test_tyrs_turn_goes_on_after_fenrir() -> None:
    t = table("tyr odin thor", saga="hard")
    t.show(card(1, FENRIR)).lay(0, card(0, FENRIR)).turn(0)
    assert t.asked == "0 move"
    assert card(0, FENRIR) in t.g.bags[0]  # shuffled in, as anybody's
    assert t.g.unders[1] == [card(1, FENRIR)]
    t = table("tyr odin thor", saga="hard")
    t.show(card(0, FENRIR)).lay(1, card(1, FENRIR)).turn(1)
    assert t.asked == ""
