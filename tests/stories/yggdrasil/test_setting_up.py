"""The common cause, setting up, the deck (YG 1, YG 2, YG 3)."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import CHANCE
from gladsheim.core.game import BadOption, Value
from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME, pieces
from gladsheim.games.yggdrasil.deck import cards_left, has_special, length_of
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    BLACK,
    COLOURS,
    ENEMIES,
    FENRIR,
    FORCE,
    HAMMERS,
    HEL,
    ISLAND_NAMES,
    LOKI,
    POWER,
    RAGNAROK,
    RAINBOW,
    STOP,
    SURT,
    WORLDS,
)
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.games.yggdrasil.view import view
from stories.rules import rule
from stories.yggdrasil.table import Table, table

ALL_GODS = ["odin", "thor", "frey", "heimdall", "tyr", "freyja"]


def start(seats: int, **options: Value) -> Yggdrasil:
    state = GAME.start(seats, GAME.choose(seats, options))
    assert isinstance(state, Yggdrasil)
    return state


# YG 1


@rule("YG 1.1")
def test_all_gods_win_or_lose_together() -> None:
    g = start(3)
    g.ending = "victory"
    assert g.returns() == [1.0, 1.0, 1.0]
    g.ending = "defeat.wall"
    assert g.returns() == [0.0, 0.0, 0.0]


@rule("YG 1.2")
def test_nine_worlds_offer_nine_actions() -> None:
    t = table("thor", "frey").enemies(hel=2)
    t.g.vikings = [1, 0]
    assert t.acts().offered == [*range(WORLDS), STOP]


@rule("YG 1.3", "YG 1.4", "YG 5.2")
def test_eight_spaces_in_five_areas_with_their_powers_and_forces() -> None:
    assert POWER[1:] == [0, 1, 1, 2, 2, 3, 3, 0]
    assert FORCE[2:] == [5, 5, 6, 6, 7, 7, 8]


@rule("YG 1.5")
def test_each_preset_of_the_die_has_six_faces_of_four_colours() -> None:
    assert sorted(HAMMERS["nought-to-three"]) == [0, 1, 1, 2, 2, 3]
    assert sorted(HAMMERS["one-to-three"]) == [1, 1, 1, 2, 2, 3]
    assert sorted(HAMMERS["two-of-each"]) == [1, 1, 2, 2, 3, 3]
    assert sorted(COLOURS["white-and-blue"]) == [1, 1, 2, 2, 3, 4]
    assert sorted(COLOURS["green-and-black"]) == [1, 2, 3, 3, 4, 4]


@rule("YG 1.5")
def test_the_faces_are_those_of_the_chosen_preset() -> None:
    g = start(1, hammers="two-of-each", colours="green-and-black")
    die = view(g, 0)["die"]
    assert [face["hammers"] for face in die] == HAMMERS["two-of-each"]
    assert [face["colour"] for face in die] == [ISLAND_NAMES[colour] for colour in COLOURS["green-and-black"]]


@rule("YG 1.6")
def test_every_seat_sees_the_same_and_nobody_sees_an_order() -> None:
    g = start(3, gods=["odin", "thor", "tyr"])
    g.fill(CHANCE, HEL)
    g.fill(CHANCE, LOKI)
    views = [view(g, seat) for seat in (0, 1, 2, None)]
    assert views[0] == views[1] == views[2] == views[3]
    deck = views[1]["deck"]
    assert [one["card"] for one in deck["drawn"]] == ["hel", "loki"]
    assert deck["rows"] == [{"unseen": 40, "special": False}]


@rule("YG 1.7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_no_counter_card_or_giant_is_ever_lost(seats: int) -> None:
    g = start(seats, level="ragnarok-4")
    lots = Lots(seats)
    while not g.is_over():
        counted = pieces(g)
        assert counted["vikings"] == 47
        assert counted["fire giants"] == 42
        assert counted["elves"] == 8
        assert counted["artifacts"] == 18
        assert counted["giants"] == 16
        assert counted["enemy cards"] == 46
        g.choose(lots.pick(g.options, g.odds))


# YG 2


@rule("YG 2.1")
def test_gods_are_those_chosen_and_the_others_by_lot_never_twice() -> None:
    g = start(3, gods=["tyr"])
    assert (g.seat, g.slot) == (CHANCE, "god")
    assert g.options == [0, 1, 2, 3, 5]
    g.fill(CHANCE, 2)
    assert g.options == [0, 1, 3, 5]
    g.fill(CHANCE, 0)
    assert g.gods == [4, 2, 0]


@rule("YG 2.1")
def test_more_gods_than_seats_are_refused() -> None:
    with pytest.raises(BadOption, match="at most one for each seat"):
        start(1, gods=["odin", "thor"])


@rule("YG 2.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_there_are_one_to_six_gods(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 6"):
        start(seats)


@rule("YG 2.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_there_is_one_elf_more_than_gods(seats: int) -> None:
    assert start(seats).alfheim == seats + 1


@rule("YG 2.3", "YG 2.4", "YG 2.5", "YG 2.6", "YG 2.7", "YG 2.8", "YG 2.9", "YG 2.10")
def test_the_board_before_the_first_card() -> None:
    g = start(2, gods=["odin", "thor"])
    assert g.vanir == 0
    assert g.track == [1] * ENEMIES
    assert bin(g.forge).count("1") == 18
    assert g.levels == [0] * 12
    assert bin(g.pile).count("1") == 16
    assert (g.active, g.beaten) == (0, 0)
    assert g.valkyries == RAINBOW
    assert g.submerged == BLACK
    assert g.fire == 12
    assert g.dead == 5
    assert (g.vikings, g.elves) == ([0, 0], [0, 0])


@rule("YG 2.3")
def test_the_first_square_has_no_effect_to_call() -> None:
    t = table("thor").acts().play(world=8)
    assert t.offered == [0]


@rule("YG 2.11")
def test_the_four_bags() -> None:
    g = start(1)
    assert g.bag_vikings == [0, 6, 9, 12, 15]
    assert [g.giants_in(bag) for bag in range(5)] == [0, 12, 9, 6, 3]


# YG 3


@rule("YG 3.1")
def test_the_plain_deck_is_seven_of_each_enemy() -> None:
    t = table("thor")
    assert t.g.unseen == sorted([*range(6)] * 7)
    assert t.chance_of(HEL) == pytest.approx(1 / 6)
    assert cards_left(t.g) == 42


@rule("YG 3.2")
def test_an_angry_enemy_takes_the_place_of_a_card_of_its_own() -> None:
    t = table("thor", angry=2, angry_enemies=["loki", "fenrir"])
    assert [t.g.unseen.count(enemy) for enemy in range(ENEMIES)] == [7, 7, 7, 6, 7, 6]
    assert t.g.specials == [ANGRY + LOKI, ANGRY + FENRIR]
    assert cards_left(t.g) == 42


@rule("YG 3.2")
def test_angry_enemies_not_named_are_drawn_by_lot() -> None:
    g = start(1, gods=["thor"], angry=3, angry_enemies=["loki"])
    assert g.slot == "angry"
    assert g.options == [0, 1, 2, 4, 5]
    g.fill(CHANCE, 5)
    g.fill(CHANCE, 0)
    assert g.specials == [ANGRY + HEL, ANGRY + LOKI, ANGRY + FENRIR]


@rule("YG 3.2")
def test_a_named_enemy_is_angry_at_any_level() -> None:
    t = table("thor", level="easy", angry_enemies=["surt"])
    assert t.g.specials == [ANGRY + SURT]


@rule("YG 3.3")
def test_ragnarok_cards_are_added() -> None:
    g = start(1, gods=["thor"], ragnarok=2)
    assert (g.slot, g.options) == ("ragnarok", [0, 1, 2, 3])
    g.fill(CHANCE, 2)
    assert g.options == [0, 1, 3]
    g.fill(CHANCE, 0)
    assert g.specials == [RAGNAROK, RAGNAROK + 2]
    assert cards_left(g) == 44


@rule("YG 3.3")
def test_particular_ragnarok_cards_can_be_named() -> None:
    g = start(1, gods=["thor"], ragnarok=2, ragnarok_named=["3"])
    assert (g.slot, g.options) == ("ragnarok", [0, 1, 3])
    g = start(1, gods=["thor"], ragnarok_cards="two-each", ragnarok_named=["4", "1"])
    assert g.specials == [RAGNAROK + 4, RAGNAROK + 7]
    assert cards_left(g) == 44


@rule("YG 3.4")
def test_all_cards_can_be_shuffled_together() -> None:
    t = table("thor", "frey", angry=3, ragnarok=1, shuffle="plain")
    assert [length_of(row) for row in t.g.rows] == [43]
    assert t.chance_of(ANGRY) == t.chance_of(RAGNAROK) == pytest.approx(1 / 43)
    assert t.chance_of(0) == pytest.approx(6 / 43)
    t.draws(ANGRY)
    assert cards_left(t.g) == 42
    assert t.sees()["deck"]["unseen"]["ragnarok-1"] == 1


@rule("YG 3.4")
def test_special_cards_are_spread_evenly_one_to_a_pile() -> None:
    t = table("thor", angry=3)
    assert [length_of(row) for row in t.g.rows] == [14, 14, 14]
    assert all(has_special(row) for row in t.g.rows)
    t = table("thor", level="ragnarok-1")
    assert [length_of(row) for row in t.g.rows] == [7, 6, 6, 6, 6, 6, 6]


@rule("YG 3.4")
def test_the_special_card_is_anywhere_in_its_pile_but_never_past_its_end() -> None:
    t = table("thor", "frey", angry=3)
    assert t.chance_of(ANGRY) == pytest.approx(1 / 14 / 3)
    for _ in range(12):  # twelve plain cards of the first pile
        t.g.rows = [t.g.rows[0] + 2, *t.g.rows[1:]]
        t.g.unseen = t.g.unseen[1:]
    t.g.begin(t.g.forms[0])
    assert t.chance_of(ANGRY) == pytest.approx(1 / 2 / 3)
    t.g.rows = [t.g.rows[0] + 2, *t.g.rows[1:]]
    t.g.begin(t.g.forms[0])
    assert t.offered == [6, 7, 8]
    # Once it is out, the rest of a pile is plain.
    t = table("thor", "frey", angry=3).draws(ANGRY)
    assert not has_special(t.g.rows[0])
    assert length_of(t.g.rows[0]) == 13


@rule("YG 3.5")
def test_with_a_level_the_numbers_of_special_cards_do_not_count() -> None:
    t = table("thor", level="normal", angry=5, ragnarok=2)
    assert len(t.g.specials) == 3


@rule("YG 3.5")
@pytest.mark.parametrize(
    ("level", "angry", "cards"),
    [("easy", 0, 42), ("normal", 3, 42), ("hard", 6, 42), ("ragnarok-1", 6, 43), ("ragnarok-4", 6, 46)],
)
def test_levels_are_numbers_of_special_cards(level: str, angry: int, cards: int) -> None:
    t: Table = table("thor", level=level)
    assert len([card for card in t.g.specials if card < RAGNAROK]) == angry
    assert cards_left(t.g) == cards
