"""Chapter 1: the table and the cards."""

from __future__ import annotations

import gladsheim
from gladsheim.games.odins_table import GAME
from gladsheim.games.odins_table.parts import CARDS, DECK, deck_of
from stories.odins_table.table import table
from stories.rules import rule


@rule("OT 1.1")
def test_there_are_five_rows_and_six_columns_and_no_step_leaves_them() -> None:
    t = table(white="a2 f4", black="c5")
    assert t.deeds == {
        *("a2 a3", "a2 b2", "a2 b3"),
        *("f4 f5", "f4 e4", "f4 e3", "f4 f3"),
        *("+a1", "+f1"),
    }
    assert t.sees("white")["pieces"] == [[6, 23], [26]]


@rule("OT 1.2")
def test_the_outer_rows_are_energy_rows_and_the_three_between_belong_to_nobody() -> None:
    t = table(white="b2", black="e4", turn="white")
    t.plays("b2 b3")
    t.plays("e4 e3")
    t.plays("b3 b4")
    t.plays("e3 e2")
    assert t.conquered == (0, 0)
    t.plays("b4 b5")
    assert t.conquered == (1, 0)
    t.plays("e2 e1")
    assert t.conquered == (1, 1)


@rule("OT 1.3")
def test_both_have_the_same_27_cards() -> None:
    for cards in CARDS:
        m = gladsheim.start("odins-table", seed=1, cards=cards)
        counted = GAME.pieces(m.state)
        for card in range(10):
            assert counted[f"cards {card} of seat 0"] == counted[f"cards {card} of seat 1"] == CARDS[cards][card]
        assert sum(CARDS[cards]) == DECK == 27


@rule("OT 1.4")
def test_three_of_every_card_but_two_thors_and_one_odin_unless_chosen_otherwise() -> None:
    m = gladsheim.start("odins-table", seed=1)
    counted = GAME.pieces(m.state)
    assert [counted[f"cards {card} of seat 0"] for card in range(10)] == [3, 3, 3, 3, 3, 3, 3, 3, 2, 1]
    m = gladsheim.start("odins-table", seed=1, cards="two-odins")
    assert [GAME.pieces(m.state)[f"cards {card} of seat 0"] for card in range(10)] == [2, 3, 3, 3, 3, 3, 3, 3, 2, 2]
    assert deck_of([1, 0, 2]) == [0, 2, 2]


@rule("OT 1.5")
def test_the_ten_gods_have_their_names_and_values() -> None:
    names = ["Idunn", "Loki", "Njord", "Baldr", "Hel", "Freya", "Tyr", "Vidar", "Thor", "Odin"]
    words = GAME.words("en")
    assert [words.word(f"card-{card}") for card in range(10)] == [f"{name} ({n})" for n, name in enumerate(names)]


@rule("OT 1.6")
def test_a_card_belongs_to_its_column_and_not_to_the_piece() -> None:
    # The piece from b goes to c, and now fights with the card of c.
    t = table(white="b2", black="d4 d3 f5", walls=("5 9 3 5 5 5", "5 5 5 4 5 5"), turn="white")
    t.plays("b2 c2")
    t.plays("f5 f4")
    t.plays("c2 d3")
    assert t.white == ""
    assert t.discards("white") == [3]


@rule("OT 1.6")
def test_only_the_owner_sees_the_cards_behind_a_wall() -> None:
    t = table(walls=("1 2 3 4 5 6", "6 5 4 3 2 1"))
    assert t.sees_wall("white", "white") == "1 2 3 4 5 6"
    assert t.sees_wall("black", "white") == "? ? ? ? ? ?"
    assert t.sees_wall("white", "black") == "? ? ? ? ? ?"
    assert t.sees_wall(None, "white") == t.sees_wall(None, "black") == "? ? ? ? ? ?"
