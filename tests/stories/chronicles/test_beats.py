"""What happens is told once, right after it happened, with the table as it is then."""

from __future__ import annotations

import random

import pytest

from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE
from gladsheim.core.game import Value
from gladsheim.core.match import start_match
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.actions import Act, Runes
from gladsheim.games.chronicles.creatures import Skuld, Urd
from gladsheim.games.chronicles.keeping import LUCKY_DIE
from gladsheim.games.chronicles.parts import (
    ANDVARINAUT,
    ARTIFACT_OF,
    ASGARD,
    BLANK,
    CAGE,
    DRAUPNIR,
    DUEL,
    FENRIR,
    FIGHT,
    FIGHT_IOTUNN,
    FIGHT_SERVANT,
    FIGHT_SON,
    GOD_NAMES,
    GULLINKAMBI,
    HEIDRUN,
    HEL,
    HILDISVINI,
    IORMUNGAND,
    IOTUNHEIM,
    LOKI,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NO_CARD,
    NORMAL,
    PASS,
    RUNE_LIFE,
    RUNE_TURN,
    SAGA_ACT,
    SUCCESS,
    SUCCESS_LOST,
    SUPPORTS,
    SURT,
    SVARTALFHEIM,
    UTGARDLOKI,
)
from gladsheim.games.chronicles.policy import choose
from gladsheim.games.chronicles.powers import Kin
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.state import OATH
from gladsheim.games.chronicles.state import table as state_of
from gladsheim.games.chronicles.turning import TURN_GOD_DIE, TURN_VANIR
from gladsheim.games.chronicles.view import view
from stories.chronicles.table import Table, card, table
from stories.rules import rule

SAGAS = ["hard", "baldr", "fimbulvetr", "managarm", "naglfar", "bifrost", "vigrid", "easy"]


def options_of(seed: int, seats: int) -> dict[str, Value]:
    """A saga, gods, and every other time charts that name everybody in every relationship."""
    saga = SAGAS[seed % len(SAGAS)]
    gods = random.Random(seed).sample(GOD_NAMES, seats + SUPPORTS[seats])
    options: dict[str, Value] = {"saga": saga, "gods": gods}
    if saga not in ("easy", "hard") and seed % 2:
        rows = ["comrade", "kin", "lucky", "travel"]
        named = {god: ",".join(other for other in gods if other != god) for god in gods}
        charts = [f"{god} vanir=2 " + " ".join(f"{row}={named[god]}" for row in rows) for god in gods[:seats]]
        options["charts"] = "; ".join(charts)
    return options


@rule("YC 10.3", "YC 3.5")
@pytest.mark.parametrize("seed", range(10))
def test_every_lot_is_told_and_nothing_changes_unsaid(seed: int) -> None:
    seats = 1 + seed % 5
    lots = random.Random(seed)
    g = state_of(GAME.start(seats, GAME.choose(seats, options_of(seed, seats))))
    g.ears = Ears(GAME.lots)
    seen = GAME.view(g, None)
    while g.forms:
        # Half by the policy, so that the game goes on, half at random, so that much of it is seen.
        by_chance = g.seat == CHANCE
        value = lots.choice(g.options) if by_chance or lots.random() < 0.5 else choose(g)
        g.fill(g.seat, value)
        heard = g.ears.take()
        assert heard or not by_chance, f"what fell in '{g.slot}' was told to nobody"
        told = GAME.view(state_of(heard[-1].after), None) if heard and heard[-1].after is not None else seen
        seen = GAME.view(g, None)
        assert [name for name in seen if seen[name] != told[name] and name not in GAME.unsaid] == []


def faces(t: Table) -> list[list[object]]:
    """God die and Vanir dice as they lay after each beat."""
    seen = [view(state_of(one.after), None)["dice"] for one in t.ears.heard if one.after is not None]
    return [[die["god"] and die["god"]["face"], *[one["face"] for one in die["vanir"]]] for die in seen]


@rule("YC 10.1", "YC 10.3", "YC 10.4", "YC 10.6")
def test_each_die_is_a_beat_of_its_own() -> None:
    t = table()
    t.g.vanir[0] = 2
    t.begin(Risk(0, 2)).play(dice=[2], face=[SUCCESS, BLANK, SUCCESS_LOST])
    assert t.told == [
        "risks-faced", "god-die-fell", "vanir-die-fell", "vanir-die-fell", "thrown", "risks-cancelled", "dice-lost",
    ]  # fmt: skip
    assert faces(t)[1:4] == [[SUCCESS], [SUCCESS, BLANK], [SUCCESS, BLANK, SUCCESS_LOST]]
    assert t.texts("risks-faced", "god-die-fell", "thrown") == [
        "Odin bears 2 risks.", "Odin's God die shows: success.", "Odin's throw cancels 2 risks.",
    ]  # fmt: skip
    left = [risk["left"] for beat in t.ears.heard if beat.after and (risk := view(beat.after, 0)["risk"])]
    assert left == [2, 1, 1, 0, 0]


@rule("YC 11.1", "YC 11.2")
def test_each_reroll_is_told() -> None:
    t = table()
    t.g.artifacts[0] = (1 << DRAUPNIR) | (1 << ANDVARINAUT)
    t.g.vanir[0] = 1
    t.begin(Risk(0, 3)).play(dice=[1], face=[BLANK, BLANK, SUCCESS, SUCCESS], ring=[1], reroll=[BLANK + 1])
    assert t.told[4:9] == ["god-die-fell-again", "thrown-again", "die-taken-up", "vanir-die-fell", "thrown-again"]
    assert t.texts("thrown", "thrown-again") == [
        "Odin's throw cancels no risk.",
        "Thrown again, Odin's dice cancel 1 risk.",
        "Thrown again, Odin's dice cancel 2 risks.",
    ]
    assert t.beats[-2].event == "lost-life"
    assert faces(t)[6:8] == [[SUCCESS], [SUCCESS, SUCCESS]]


@rule("YC 6.9")
def test_where_nothing_may_be_thrown_no_throw_is_told() -> None:
    t = table().calm()
    t.g.iotunns = 1 << UTGARDLOKI
    t.begin(Risk(0, 1))
    assert t.told == ["risks-faced", "lost-life"]


@rule("YC 10.2", "YC 10.5")
def test_what_is_spent_against_risks_is_told() -> None:
    t = table()
    t.g.valhalla, t.g.elves[0], t.g.vanir[0] = 2, 2, 1
    t.begin(Risk(0, 3)).play(heroes=[1], dice=[1], face=[BLANK, BLANK], elf=[TURN_VANIR, TURN_GOD_DIE])
    assert t.told[1] == "heroes-spent"
    assert t.told[-4:] == ["elf-turned-vanir", "elf-turned-god-die", "risks-cancelled", "elves-home"]
    assert t.texts("elves-home") == ["2 elves of Odin go home to Alfheim."]


@rule("YC 13.17")
def test_freyrs_pairs_are_told() -> None:
    t = table("freyr thor tyr", saga="hard")
    t.g.elves[0] = 4
    t.begin(Risk(0, 2)).play(pairs=[2])
    assert t.texts("pairs-spent") == ["Freyr sends 4 elves home: 2 risks cancelled."]


@rule("YC 13.11")
def test_a_comrades_die_and_elf_are_told() -> None:
    t = table(saga="hard")
    t.g.elves[1] = 1
    t.begin(Risk(0, 2)).play(face=[BLANK, BLANK, BLANK], help=[1])
    assert t.texts("comrade-die-fell")[0] == "Thor throws a God die for Odin: blank."
    assert t.texts("comrade-helped") == ["Thor spends an elf on the die thrown for Odin: now a success."]


@rule("YC 13.14")
def test_whose_piece_a_lucky_companion_takes_is_told() -> None:
    t = table("thor freyia tyr", saga="hard")
    t.g.vanir[0] = 1
    t.begin(Risk(0, 2)).play(dice=[1], face=[BLANK, SUCCESS], luck=[LUCKY_DIE])
    assert t.texts("handed", "kept") == ["Thor gives a Vanir die to Freyia."]


@rule("YC 4.2", "YC 10.7")
def test_the_end_is_the_last_that_is_told() -> None:
    t = table()
    t.g.life[0], t.g.life_reserve, t.g.vanir[0] = 1, 6, 1
    t.begin(Risk(0, 3)).play(dice=[1], face=[BLANK, SUCCESS_LOST])
    assert t.told[-3:] == ["dice-lost", "lost-life", "defeated"]
    last = t.beats[-1]
    assert (last.parts, last.rule) == ({"ending": "defeat-life"}, "YC 4.2")
    assert last.text() == "Defeat: a god lost its last life."
    assert last.view["won"] is False


@rule("YC 4.1", "YC 5.18")
def test_victory_is_told() -> None:
    t = table()
    t.g.icon = view(t.g, 0)["printed"]["icons"].index(1) - 1
    t.activate(5)
    assert t.told[-2:] == ["gnawed", "won"]
    assert t.beats[-1].parts == {"ending": "victory-tree"}


@rule("YC 2.12", "YC 2.4", "YC 13.2")
def test_setting_up_is_told() -> None:
    match = start_match(GAME, 3, {"saga": "hard"}, 3, [])
    match.listen()
    for god in (5, 4, 6):
        match.answer(match.asks[0].seat, god)
    told = [beat.event for beat in match.beats(None)]
    assert told == ["god-chosen"] * 3 + ["artifact-shown"] * 3 + ["abilities", "round-began"]
    assert match.beats(None)[0].text() == "Thor joins the table."


@rule("YC 3.1", "YC 3.2", "YC 3.3", "YC 3.4")
def test_the_order_is_told_step_by_step_and_each_turn() -> None:
    t = table("odin thor tyr freyr").play(next=[2, 0, 3])
    assert t.texts("next-named", "order-agreed") == [
        "Tyr is number 1 in the order of turns.",
        "Odin is number 2 in the order of turns.",
        "Order of turns: Tyr, Odin, Freyr and Thor.",
    ]
    assert t.beats[-1].parts == {"god": 2}


@rule("YC 3.5", "YC 3.6", "YC 3.7")
def test_the_wheel_is_told_card_by_card() -> None:
    t = table().show(card(1, IORMUNGAND)).lay(0, card(0, IORMUNGAND)).turn()
    assert t.told == ["turn-began", "revealed", "activated", "island-drowned", "anonymous-came", "cards-returned"]
    wheel = [[beat.view["wheel"], beat.view["second"]] for beat in t.beats]
    assert [card(1, IORMUNGAND) in [*row] for row in wheel[1] if isinstance(row, list)] == [True, False]
    assert [card(0, IORMUNGAND) in [*row] for row in wheel[1] if isinstance(row, list)] == [False, True]
    assert wheel[-1] == [[None] * 6, [None] * 6]


@rule("YC 5.17")
def test_that_fenrir_ends_the_turn_is_told() -> None:
    t = table().show(card(1, FENRIR)).lay(0, card(0, FENRIR)).turn()
    assert t.told[-3:] == ["cards-returned", "fenrir-shuffled", "turn-ended"]
    assert t.texts("turn-ended") == ["Fenrir ends Odin's turn."]


@rule("YC 3.10")
def test_the_third_card_alone_is_told_as_what_it_is() -> None:
    t = table("odin thor tyr", players=1).show(card(0, HEL))
    t.take_from_decks(card(1, HEL))
    t.g.second[HEL] = card(1, HEL)
    t.lay(0, card(2, HEL)).turn()
    assert t.told[:2] == ["turn-began", "revealed-third"]


@rule("YC 7.3", "YC 8.1")
def test_who_stays_and_does_nothing_is_told() -> None:
    t = table().lay(0, card(0, HEL)).turn(move=[ASGARD], deed=[PASS])
    assert t.texts("stayed", "passed") == ["Odin stays in Asgard.", "Odin does nothing more."]


@rule("YC 5.9", "YC 9.16", "YC 9.7", "YC 9.5")
def test_ladders_and_reserves_are_told() -> None:
    t = table().activate(SURT)
    assert t.texts("giants-came") == ["2 Fire Giants join Surt: 2 on the ladder."]
    t.begin(Act(0, MUSPELLHEIM, NORMAL)).play(face=[SUCCESS], take=[2])
    assert t.texts("giants-sent") == ["Odin sends 2 Fire Giants home: 0 left on the ladder."]
    t.begin(Act(0, MIDGARD, NORMAL))
    assert t.texts("heroes-called") == ["2 heroes go to Valhalla: 2 there."]


@rule("YC 9.8")
def test_the_next_artifact_is_shown() -> None:
    t = table().begin(Act(0, NIDAVELLIR, NORMAL)).play(level=[0], top=[4])
    assert t.told == ["took-artifact", "artifact-shown"]
    assert t.texts("artifact-shown") == ["Megingjord now lies on top of the level 1 deck."]


@rule("YC 12.1", "YC 12.6", "YC 12.9", "YC 12.8")
def test_creatures_are_told_as_they_are_drawn() -> None:
    t = table().begin(Act(0, SVARTALFHEIM, NORMAL)).play(card=[HEIDRUN, GULLINKAMBI], creature=[GULLINKAMBI])
    assert t.told == ["creature-drawn", "creature-drawn", "creature-helps", "heroes-called"]
    t = table().begin(Act(0, SVARTALFHEIM, NORMAL)).play(card=[HEIDRUN, HILDISVINI], creature=[HILDISVINI], take=[2])
    assert t.texts("took-elves") == ["Odin takes 2 elves."]


@rule("YC 12.13", "YC 12.16")
def test_cards_that_norns_show_or_take_are_told() -> None:
    t = table(players=1)
    t.g.centre[0] = NO_CARD
    t.begin(Skuld()).play(card=[card(0, SURT), card(2, SURT)], swap=[1])
    assert t.texts("card-seen", "cards-ordered") == [
        "Odin turns over a card: Odin's Surt.",
        "Odin turns over a card: Tyr's Surt.",
        "Odin puts back Tyr's Surt on top, then Odin's Surt.",
    ]
    t = table().show(card(1, HEL)).begin(Urd(0)).play(chosen=[card(1, HEL)])
    assert t.texts("card-left-wheel") == ["Thor's Hel leaves the wheel and goes under Thor's deck."]


@rule("YC 9.10", "YC 9.13")
def test_rune_stones_are_told() -> None:
    t = table().begin(Runes(0, 2)).play(face=[RUNE_TURN, RUNE_LIFE], rune=[1], steps=[0])
    assert t.texts("stone-fell")[0] == "Odin throws the white stone: turn the middle level."
    # A level that turns by none has not turned.
    assert not t.heard("level-turned")


@rule("YC 8.3", "YC 8.8", "YC 8.9", "YC 16.2", "YC 16.13")
def test_whom_a_god_fights_and_what_became_of_it() -> None:
    t = table()
    t.g.at[0], t.g.island = MIDGARD, 2
    t.duty(FIGHT + IORMUNGAND, face=[BLANK])
    assert (t.told[0], t.texts("serpent-back")) == ("fights-enemy", ["Iormungand is back on island 2."])
    t = table()
    t.g.iotunns = 1
    t.duty(FIGHT_IOTUNN, face=[BLANK])
    assert t.told[0] == "fights-iotunn"
    assert t.told[-1] == "iotunn-beaten"
    t = table(saga="fimbulvetr")
    t.g.at[0] = IOTUNHEIM
    t.duty(FIGHT_SON, face=[BLANK])
    assert (t.told[0], t.told[-1]) == ("fights-opponent", "son-beaten")
    t = table(saga="vigrid").calm()
    t.g.page += 1
    t.g.at[0], t.g.where[LOKI] = NIFLHEIM, CAGE
    t.duty(DUEL + HEL, face=[SUCCESS])
    assert (t.told[0], t.told[-1]) == ("duels", "felled")


@rule("YC 16.7")
def test_the_strength_of_a_servant_falls_for_all_to_see() -> None:
    t = table(saga="naglfar")
    t.g.at[0] = IOTUNHEIM
    t.duty(FIGHT_SERVANT, servant=[2], face=[BLANK])
    assert t.told[:3] == ["fights-opponent", "fell", "risks-faced"]
    assert t.beats[1].text() == "The Servant of Hel has strength 2."
    assert t.texts("servant-beaten") == ["The Servant of Hel in Iotunheim is beaten: 3 left."]


@rule("YC 13.12", "YC 12.7")
def test_what_goes_from_god_to_god_is_told() -> None:
    t = table("thor tyr odin", saga="managarm", charts="thor kin=tyr; tyr; odin")
    t.g.artifacts[1] = 1 << DRAUPNIR
    t.begin(Kin(0)).play(kin=[ARTIFACT_OF + DRAUPNIR])
    assert t.texts("handed-artifact") == ["Tyr gives Draupnir to Thor."]


@rule("YC 14.5", "YC 16.1")
def test_oath_goal_and_page_are_told() -> None:
    t = table(saga="baldr")
    t.g.tokens = [OATH] * 5 + [1] * 4
    t.g.at[0] = IOTUNHEIM
    t.duty(SAGA_ACT, token=[OATH])
    told = t.told
    assert told[:3] == ["saga-acted", "oath-sworn", "goal-reached"]
    assert "page-turned" in told
