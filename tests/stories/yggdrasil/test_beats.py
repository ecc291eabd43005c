"""Everything that falls is told, fights with their sums, and what follows from the table is seen."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.events import FELL, Ears
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    ASGARD,
    BLACK,
    BLUE,
    ELVES,
    FENRIR,
    FORGE,
    GEIRROD,
    GREEN,
    HEL,
    ICE,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    ON_TOP,
    RAGNAROK,
    SACRED,
    STOP,
    SURT,
    TOP_OF_PILE,
    UNDER,
    VAFTHRUDNIR,
    WHITE,
)
from gladsheim.games.yggdrasil.view_types import FightView
from stories.rules import rule
from stories.yggdrasil.table import Table, colour, hammers, table

# What chance fills in is told by the engine, or by one of these.
TOLD_BY = {
    "god": ["god-chosen"],
    "card": ["card-drawn", "card-seen"],
    "giant": ["giant-came", "giant-fell"],
    "souls": ["souls-found"],
    "burned": ["burned"],
}


@rule("YG 1.5", "YG 1.6")
@pytest.mark.parametrize("seed", range(12))
def test_every_lot_is_in_a_beat(seed: int) -> None:
    """All sit at one table: there is no lot that not everybody may know."""
    seats = 1 + seed % 6
    gods = ["tyr", "odin", "heimdall"][:seats] if seed % 2 else []
    options = GAME.choose(seats, {"level": ["easy", "ragnarok-2"][seed % 2], "gods": gods})
    state = GAME.state()
    ears = state.ears = Ears(GAME.lots)
    state.begin(GAME.set_up(state, seats, options))
    lots, thrown = Lots(seed), 0
    while not state.is_over():
        slot, by_chance = state.slot, state.seat == CHANCE
        state.fill(state.seat, state.options[lots.pick(state.options, state.odds)])
        first = ears.take()[:1]
        if by_chance:
            thrown += 1
            assert [happened.event.name for happened in first] in [[name] for name in TOLD_BY.get(slot, [FELL])]
    assert thrown > 40


# Fights


def fight(t: Table) -> FightView:
    seen = t.sees()["fight"]
    assert seen is not None
    return seen


@rule("YG 5.3", "YG 5.4", "YG 5.5", "YG 5.6", "YG 5.7")
def test_a_fight_is_told_step_by_step_and_with_its_sum() -> None:
    t = table("odin").enemies(hel=4)
    t.g.vikings, t.g.elves, t.g.levels = [3], [2], [1, 0, 0, 0, 0, 0]
    t.acts().play(world=ASGARD, enemy=HEL, vikings=2, die=hammers(2), elves=1)
    assert t.tells() == [
        "Odin attacks Hel (force 6).",
        "Odin sends 2 Vikings.",
        "The die shows 2 hammers.",
        "Odin beats Hel: 2 Vikings + 2 hammers + Ring 1 + 1 elf = 6 against 6.",
        "Hel goes back to space 3.",
    ]


@rule("YG 5.7", "YG 11.3")
def test_the_sum_of_a_fight_is_told_in_parts() -> None:
    t = table("thor").enemies(surt=7)
    t.g.vikings = [2]
    t.acts().play(world=ASGARD, enemy=SURT, vikings=1, die=hammers(0), elves=0)
    lost = t.beats()[-1]
    assert lost.event == "combat-lost"
    assert lost.parts == {
        "god": "thor",
        "foe": "surt",
        "vikings": 1,
        "hammers": 0,
        "artifact": 0,
        "bonus": 1,
        "elves": 0,
        "needed": 7,
    }
    assert lost.text() == "Thor cannot beat Surt: 1 Viking + Thor's power 1 = 2 against 7."
    assert lost.at == ["god-thor", "enemy-surt"]


@rule("YG 8.1", "YG 8.5")
def test_a_fight_against_the_unseen_giant_names_it_once_it_fell() -> None:
    t = table("odin")
    t.g.vikings = [3]
    t.acts().play(world=ICE, giant=TOP_OF_PILE, vikings=3, die=hammers(0), elves=0)
    t.play(giant=GEIRROD)
    beats = t.beats()
    assert beats[0].at == ["god-odin", "giant-pile"]
    assert [beat.event for beat in beats][-2:] == ["combat-won", "giant-fell"]
    assert beats[-1].parts == {"giant": "geirrod", "rune": "daeg"}


@rule("YG 5.3")
def test_the_fight_as_it_stands_is_seen_with_the_chance_of_every_answer() -> None:
    t = table("odin").enemies(loki=4)
    t.g.vikings, t.g.elves = [6], [1]
    t.acts().play(world=ASGARD, enemy=LOKI)
    before = fight(t)
    assert (before["foe"], before["needed"], before["vikings"], before["sum"]) == ("loki", 6, None, 0)
    # Six are needed and one elf is there: n Vikings leave 5 - n to the die, which shows 0 1 1 2 2 3.
    assert before["chances"] == [0, 0, 17, 50, 83, 100, 100]
    t.play(vikings=2)
    assert (fight(t)["vikings"], fight(t)["chances"]) == (2, [])
    t.play(die=hammers(3))
    after = fight(t)
    assert (after["hammers"], after["sum"], after["chances"]) == (3, 5, [0, 100])
    t.play(elves=1)
    assert t.sees()["fight"] is None


@rule("YG 11.6")
def test_tyrs_chance_is_that_of_the_better_roll() -> None:
    t = table("tyr").enemies(loki=2)
    t.g.vikings = [3]
    t.acts().play(world=ASGARD, enemy=LOKI)
    assert fight(t)["chances"] == [0, 0, 31, 75]  # 1/6 and 1/2, twice
    t = table("tyr").enemies(loki=2).giant(VAFTHRUDNIR)
    t.g.vikings = [3]
    t.acts().play(world=ASGARD, enemy=LOKI)
    assert fight(t)["chances"] == [0, 0, 17, 50]


@rule("YG 8.8", "YG 11.3")
def test_where_the_die_is_forbidden_neither_it_nor_thors_power_counts() -> None:
    t = table("thor").enemies(hel=2).giant(GEIRROD)
    t.g.vikings, t.g.levels = [4], [1, 0, 0, 0, 0, 0]
    t.acts().play(world=ASGARD, enemy=HEL)
    assert (fight(t)["has_die"], fight(t)["bonus"], fight(t)["artifact"]) == (False, 0, 1)
    assert fight(t)["chances"] == [0, 0, 0, 0, 100]
    t.play(vikings=4)
    assert fight(t)["chances"] == [100]
    assert t.tells() == ["Thor attacks Hel (force 5).", "Thor sends 4 Vikings."]


# Dice and cards


@rule("YG 11.6", "YG 10.12")
def test_tyrs_two_rolls_are_told_and_the_one_he_keeps() -> None:
    t = table("tyr").enemies(fenrir=5).draws(FENRIR).play(first=colour(WHITE), second=colour(BLUE), roll=colour(BLUE))
    assert t.tells()[-5:] == [
        "Fenrir is angry.",
        "The first roll shows White.",
        "The second roll shows Blue.",
        "Tyr keeps the roll of Blue, 1 hammer.",
        "Fenrir is still angry.",
    ]


@rule("YG 10.5")
def test_the_die_is_seen_before_what_it_brings() -> None:
    t = table("thor").enemies(hel=3).draws(HEL)
    t.beats()
    t.play(die=colour(GREEN))
    fell, took = t.beats()
    assert (fell.event, fell.parts, fell.rule) == (FELL, {"slot": "die", "value": colour(GREEN)}, "YG 10.5")
    assert (fell.view["dead"], took.view["dead"]) == (5, 7)
    assert took.at == ["bag-green", "world-dead"]


@rule("YG 11.1")
def test_both_cards_that_odin_looks_at_are_told_and_where_the_other_goes() -> None:
    t = table("odin").draws(LOKI).play(card=HEL, play=HEL, back=ON_TOP)
    beats = t.beats()
    assert [beat.text() for beat in beats[:4]] == [
        "Odin looks at the enemy card Loki.",
        "Odin looks at the enemy card Hel.",
        "The card Loki goes back on the deck.",
        "Odin plays the enemy card Hel.",
    ]
    deck = beats[2].view["deck"]
    assert isinstance(deck, dict)
    assert (deck["drawn"], deck["order"]) == ([{"card": "hel", "enemy": "hel"}], ["loki", 40])
    t = table("odin").draws(LOKI).play(card=HEL, play=HEL, back=UNDER)
    assert t.sees()["deck"]["order"] == [40, "loki"]


@rule("YG 9.5")
def test_every_card_of_a_chosen_order_is_told() -> None:
    t = table("thor")
    t.g.vanir, t.g.rows, t.g.unseen = 3, [SURT, LOKI], []
    t.acts().play(world=SACRED, scale=3, next_card=LOKI)
    assert t.tells()[-1] == "The card Loki goes back into the deck, in position 1 from the top."
    t.play(next_card=SURT)
    assert t.tells() == ["The card Surt goes back into the deck, in position 2 from the top."]


@rule("YG 3.2", "YG 10.1")
def test_an_enemy_tells_its_cards_and_where_the_next_one_brings_it() -> None:
    t = table("thor", angry=1, angry_enemies=["hel"]).enemies(hel=3, loki=8)
    t.g.rows, t.g.drawn = [LOKI, *t.g.rows], [ANGRY + FENRIR, RAGNAROK]
    hel, loki, fenrir = (t.sees()["asgard"][enemy] for enemy in (HEL, LOKI, FENRIR))
    assert (hel["cards"], hel["lands"], hel["harm"]) == (7, 4, 2)
    assert (loki["cards"], loki["lands"], loki["harm"]) == (8, 8, 0)
    assert fenrir["cards"] == 8


# The turn and the end


@rule("YG 4.7", "YG 4.8", "YG 4.9")
def test_how_near_each_defeat_is_can_be_seen() -> None:
    t = table("odin").enemies(hel=6, surt=5, jormungand=4, loki=3)
    assert t.sees()["dangers"] == [
        {"defeat": "wall", "count": 3, "of": 5, "steps": 1 + 3},
        {"defeat": "door", "count": 1, "of": 3, "steps": 1 + 2},
        {"defeat": "residence", "count": 0, "of": 1, "steps": 2},
    ]


@rule("YG 4.9")
def test_a_lost_game_tells_why() -> None:
    t = table("odin").enemies(hel=8).acts()
    t.play(world=STOP)
    lost = t.beats()[-1]
    assert (lost.event, lost.rule, lost.at) == ("lost", "YG 4.9", ["residence"])
    assert lost.text() == "The gods have lost: an enemy is in Odin's residence."


@rule("YG 4.10")
def test_a_won_game_is_told() -> None:
    t = table("odin")
    t.g.rows, t.g.unseen = [], []
    t.acts().play(world=STOP)
    assert t.tells() == ["Odin ends the turn.", "The enemy cards have run out: the gods have won."]


@rule("YG 8.7")
def test_a_blocked_world_names_the_giant_that_blocks_it() -> None:
    t = table("odin").giant(6, 12)
    assert t.sees()["blocked"] == {"forge": "thrym", "fire": "gialp"}


@rule("YG 8.11", "YG 8.13")
def test_the_daeg_rune_is_told_with_the_turns_it_gives() -> None:
    t = table("odin").beaten(4, 5, 7).giant(6)
    t.g.vikings = [3]
    t.acts().play(world=ICE, giant=6, vikings=3, die=hammers(0), elves=0)
    complete = t.beats()[-1]
    assert (complete.event, complete.parts) == ("rune-complete", {"rune": "daeg"})
    assert (complete.view["quiet_turns"], t.sees()["runes"]) == (3, {"sigel": 0, "daeg": 4, "mann": 0, "tiwaz": 0})
    assert complete.at == ["rune-daeg"]


@rule("YG 11.4")
def test_a_turn_tells_how_many_actions_it_has() -> None:
    t = table("frey").acts().play(world=ELVES)
    assert t.sees()["turn"] == {"seat": 0, "taken": 1, "actions": 4, "used": ["elves"]}
    t.giant(VAFTHRUDNIR).acts()
    assert t.sees()["turn"] == {"seat": 0, "taken": 0, "actions": 3, "used": []}


# Texts of moves


def typed(t: Table) -> list[str]:
    (ask,) = t.g.asks()
    return [GAME.written(t.g, ask, option) for option in ask.options]


def test_answers_are_typed_as_players_say_them() -> None:
    t = table("heimdall", "tyr").enemies(nidhogg=3).acts().play(world=MIDGARD)
    assert typed(t) == ["white", "white three", "white only"]
    t.acts().play(world=FORGE)
    assert typed(t)[0] == "ring"
    t.g.vanir = 4
    t.acts().play(world=SACRED)
    assert typed(t) == ["on", "valkyries", "dead", "cards", "back"]
    t.acts().play(world=ASGARD)
    assert typed(t) == ["nidhogg"]
    t = table("tyr").draws(JORMUNGAND).play(first=colour(BLACK), second=colour(GREEN))
    assert typed(t) == ["black 2", "green 1"]


def test_a_game_is_played_by_texts() -> None:
    m = gladsheim.start("yggdrasil", seats=2, seed=3, gods=["odin", "tyr"])
    lots = Lots(3)
    while not m.over:
        ask = m.asks[0]
        option = ask.options[lots.below(len(ask.options))]
        assert m.read(ask.seat, m.say(ask, option)) == option
        m.answer(ask.seat, option)
    assert m.outcome is not None
