"""Chapter 4: attack."""

from __future__ import annotations

import pytest

from gladsheim.games.odins_table.attack import BEATEN, CHANGED, RESULTS, WON
from stories.odins_table.table import Table, table
from stories.rules import rule


def fight(attack: int, defence: int) -> Table:
    """White attacks from c2 to d3: its card of column c against black's of column d."""
    t = table(
        white="c2 f2",
        black="d3 a4",
        walls=(f"5 5 {attack} 5 5 5", f"5 5 5 {defence} 5 5"),
    )
    t.plays("c2 d3")
    return t


@rule("OT 4.1")
def test_stepping_onto_an_enemy_is_an_attack() -> None:
    t = table(white="c2", black="c3 f5", walls=("5 5 9 5 5 5", "5 5 2 5 5 5"))
    t.plays("c2 c3")
    assert t.lost == (5, 5)
    assert t.hears("black")[0] == "White attacks c3 from c2: Odin (9) against Njord (2)."


@rule("OT 4.1")
def test_a_step_onto_a_free_space_uses_no_card() -> None:
    t = table(white="c2", black="d4 f5")
    t.plays("c2 c3")
    assert t.discards("white") == t.discards("black") == []
    assert t.hears("black") == ["White moves from c2 to c3."]


@rule("OT 4.2")
def test_the_columns_left_and_attacked_give_the_cards() -> None:
    t = table(white="c2", black="d3 f5", walls=("0 1 7 2 3 4", "9 8 8 6 2 2"))
    t.plays("c2 d3")
    assert t.discards("white") == [7]
    assert t.discards("black") == [6]
    assert t.white == "d3"


@rule("OT 4.2")
def test_black_attacks_with_the_cards_of_its_own_columns() -> None:
    t = table(white="d3 a1", black="c4", walls=("0 1 7 2 3 4", "9 8 6 4 2 2"), turn="black")
    t.plays("c4 d3")
    assert t.discards("white") == [2]
    assert t.discards("black") == [6]


@rule("OT 4.3")
def test_an_attack_asks_nobody_anything() -> None:
    """Ruling 29: the reveal is forced."""
    t = fight(8, 3)
    assert t.asked == "black deed"
    for colour in ("white", "black", None):
        assert t.hears(colour)[0] == "White attacks d3 from c2: Thor (8) against Baldr (3)."


@rule("OT 4.4")
def test_the_higher_card_wins() -> None:
    t = fight(8, 7)
    assert (t.white, t.black) == ("d3 f2", "a4")
    t = fight(7, 8)
    assert (t.white, t.black) == ("f2", "a4 d3")


@rule("OT 4.5")
def test_a_tie_goes_to_the_attacker() -> None:
    """Case 4 of the fact sheet: 7 attacks 7."""
    t = fight(7, 7)
    assert (t.white, t.black) == ("d3 f2", "a4")


@rule("OT 4.5")
@pytest.mark.parametrize("attack", range(10))
def test_a_defending_idunn_always_falls(attack: int) -> None:
    assert RESULTS[attack][0] == WON


@rule("OT 4.4", "OT 4.5", "OT 8.1", "OT 8.5", "OT 8.6", "OT 8.7")
def test_the_whole_combat_table() -> None:
    """Section 5 of the fact sheet, row by row."""
    for attack in range(10):
        for defence in range(10):
            if defence == 1 and attack >= 2:
                expected = CHANGED
            elif attack >= defence:
                expected = WON
            else:
                expected = BEATEN
            assert RESULTS[attack][defence] == expected, (attack, defence)


@rule("OT 4.6")
def test_the_beaten_piece_is_lost_to_its_owner() -> None:
    t = fight(8, 7)
    assert t.lost == (4, 5)
    t = fight(7, 8)
    assert t.lost == (5, 4)
    assert "White loses the piece on c2." in t.hears(None)


@rule("OT 4.7")
def test_the_winner_stands_on_the_attacked_space() -> None:
    t = fight(6, 2)
    assert "d3" in t.white
    assert "c2" not in t.white
    t = fight(2, 6)
    assert "d3" in t.black
    assert "c2" not in t.white + t.black


@rule("OT 4.8")
@pytest.mark.parametrize(("attack", "defence"), [(8, 3), (3, 8), (8, 1), (1, 1), (0, 1), (0, 0)])
def test_both_cards_are_discarded_whatever_the_outcome(attack: int, defence: int) -> None:
    t = fight(attack, defence)
    while t.asked == "white scout":
        t.scouts("")
    assert t.discards("white") == [attack]
    assert t.discards("black") == [defence]


@rule("OT 4.8")
def test_discards_lie_open_in_order() -> None:
    """Ruling 21."""
    t = table(white="c3 d3", black="c4 d4 f5", walls=("5 5 8 7 5 5", "5 5 3 2 5 4"))
    t.plays("c3 c4", draws=[4, 6])
    t.plays("f5 f4")
    t.plays("d3 d4", draws=[4, 6])
    assert t.sees("black")["discards"] == t.sees(None)["discards"] == [[8, 7], [3, 2]]
