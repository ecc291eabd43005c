"""Chapter 3: moving."""

from __future__ import annotations

import gladsheim
from stories.odins_table.table import first_deeds, table, through_a_save
from stories.rules import rule

CORNERS_TAKEN = "a1 f1"


def steps(deeds: set[str], start: str) -> set[str]:
    return {deed.split()[1] for deed in deeds if deed.startswith(start + " ")}


@rule("OT 3.1")
def test_a_turn_is_one_move_or_one_resurrection() -> None:
    """Ruling 24: nobody may pass while either is possible."""
    t = table(white="c2", black="c5")
    assert "+a1" in t.deeds
    assert "c2 c3" in t.deeds
    assert len(t.deeds) == 7  # five steps, for home is closed; two corners
    t.plays("c2 c3")
    assert t.asked == "black deed"


@rule("OT 3.1", "OT 3.5")
def test_white_begins_with_sixteen_moves() -> None:
    """Case 1 of the fact sheet: six straight and ten diagonal, and nothing to resurrect."""
    t = table()
    straight = {deed for deed in t.deeds if deed[0] == deed[3]}
    assert len(straight) == 6
    assert len(t.deeds - straight) == 10
    assert all(deed[1] == "1" and deed[4] == "2" for deed in t.deeds)


@rule("OT 3.1")
def test_black_begins_with_sixteen_moves_too() -> None:
    t = table(turn="black")
    assert len(t.deeds) == 16
    assert all(deed[1] == "5" and deed[4] == "4" for deed in t.deeds)


@rule("OT 3.2")
def test_a_piece_goes_one_step_in_all_eight_directions() -> None:
    t = table(white="c3 a1 f1", black="f5")
    assert steps(t.deeds, "c3") == {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}
    t.plays("c3 b2")
    assert t.white == "a1 b2 f1"


@rule("OT 3.3")
def test_the_enemy_row_is_entered_straight_ahead() -> None:
    t = table(white="c4", black="f5")
    assert steps(t.deeds, "c4") & {"b5", "c5", "d5"} == {"c5"}
    assert t.why_not("c4 b5") == "OT 3.3"
    assert t.why_not("c4 d5") == "OT 3.3"


@rule("OT 3.3")
def test_the_enemy_row_is_attacked_straight_ahead() -> None:
    """Case 2 of the fact sheet."""
    t = table(white="c4", black="b5 c5 d5")
    assert steps(t.deeds, "c4") & {"b5", "c5", "d5"} == {"c5"}
    assert t.why_not("c4 d5") == "OT 3.3"


@rule("OT 3.3")
def test_black_enters_the_row_of_white_straight_ahead() -> None:
    t = table(white="f1", black="c2", turn="black")
    assert steps(t.deeds, "c2") & {"b1", "c1", "d1"} == {"c1"}
    assert t.why_not("c2 b1") == "OT 3.3"


@rule("OT 3.4")
def test_no_piece_returns_to_its_own_energy_row() -> None:
    t = table(white="c2", black="f5")
    assert steps(t.deeds, "c2") == {"b2", "b3", "c3", "d2", "d3"}
    for home in ("b1", "c1", "d1"):
        assert t.why_not(f"c2 {home}") == "OT 3.4"


@rule("OT 3.4")
def test_no_piece_steps_sideways_within_its_own_energy_row() -> None:
    t = table(white="c1", black="f5")
    assert t.why_not("c1 b1") == "OT 3.4"
    assert t.why_not("c1 d1") == "OT 3.4"
    t = table(white="f3", black="c5 c4", turn="black")
    assert t.why_not("c5 d5") == "OT 3.4"
    assert t.why_not("c4 d5") == "OT 3.4"


@rule("OT 3.5")
def test_a_piece_leaves_home_straight_or_on_a_forward_diagonal() -> None:
    t = table(white="c1", black="f5")
    assert steps(t.deeds, "c1") == {"b2", "c2", "d2"}


@rule("OT 3.6")
def test_with_the_house_switch_a_piece_leaves_home_only_straight_ahead() -> None:
    t = table(white="c1", black="f5", straight_out=True)
    assert steps(t.deeds, "c1") == {"c2"}
    assert t.why_not("c1 b2") == "OT 3.6"
    t = table(straight_out=True, turn="black")
    assert t.deeds == {f"{file}5 {file}4" for file in "abcdef"}
    # In the middle it changes nothing.
    t = table(white="c3", black="f5", straight_out=True)
    assert len(steps(t.deeds, "c3")) == 8


@rule("OT 3.5", "OT 3.6")
def test_the_house_switch_is_off_unless_the_players_turn_it_on() -> None:
    assert len(first_deeds(gladsheim.start("odins-table", seed=3))) == 16
    straight = first_deeds(gladsheim.start("odins-table", seed=3, leaving="straight"))
    assert straight == {f"{file}1 {file}2" for file in "abcdef"}


@rule("OT 3.7")
def test_no_piece_squeezes_between_two_enemies() -> None:
    """Case 3 of the fact sheet."""
    t = table(white="c2", black="d2 c3")
    assert not t.may("c2 d3")
    assert t.why_not("c2 d3") == "OT 3.7"


@rule("OT 3.7")
def test_one_enemy_alone_closes_no_diagonal() -> None:
    """Case 3 of the fact sheet."""
    assert table(white="c2", black="d2").may("c2 d3")
    assert table(white="c2", black="c3").may("c2 d3")
    assert table(white="c2 d2", black="c3").may("c2 d3")
    assert table(white="c2 d2 c3", black="a5").may("c2 d3")


@rule("OT 3.7")
def test_no_attack_squeezes_between_two_enemies() -> None:
    t = table(white="c2", black="d2 c3 d3")
    assert t.why_not("c2 d3") == "OT 3.7"
    assert t.may("c2 c3")
    assert t.may("c2 d2")


@rule("OT 3.7")
def test_squeezing_is_closed_in_all_four_diagonals() -> None:
    t = table(white="c3", black="b3 d3 c2 c4")
    assert steps(t.deeds, "c3") == {"b3", "d3", "c2", "c4"}


@rule("OT 3.7")
def test_enemies_beyond_an_edge_do_not_squeeze() -> None:
    # f3 and a4 are neighbours in no sense, though their numbers are.
    t = table(white="f3", black="a4 a3 f4")
    assert t.may("f3 e4")


@rule("OT 3.8")
def test_a_locked_enemy_counts_when_a_diagonal_passes_between_two() -> None:
    """Ruling 27: black's piece on c1 is locked."""
    t = table(white="b1", black="c1 b2")
    assert t.why_not("b1 c2") == "OT 3.7"
    assert table(white="b1", black="b2").may("b1 c2")


@rule("OT 3.9")
def test_a_space_of_ones_own_is_closed() -> None:
    t = table(white="c2 c3", black="f5")
    assert t.why_not("c2 c3") == "OT 3.9"
    assert t.why_not("c3 c2") == "OT 3.9"


@rule("OT 3.10")
def test_nobody_enters_the_space_of_a_locked_piece() -> None:
    # White's c5 is locked: neither black nor white may go there; it lies on black's own row besides.
    t = table(white="c4 c5", black="b5 f5")
    assert t.why_not("c4 c5") == "OT 3.9"
    t = table(white="c5 a1", black="c4 f5", turn="black")
    assert not t.may("c4 c5")
    assert t.why_not("c4 c5") == "OT 3.4"


@rule("OT 3.10", "OT 5.2")
def test_a_locked_piece_is_not_attacked_from_its_side_nor_from_behind() -> None:
    t = table(white="c5 a1", black="b5 d5 c4 b4 d4", turn="black")
    assert not [deed for deed in t.deeds if deed.endswith("c5")]


@rule("OT 3.1", "OT 3.2")
def test_a_turn_can_be_saved_and_taken_up_again() -> None:
    t = table(white="c3", black="c4", walls=("9 9 9 9 9 9", "0 0 0 0 0 0"))
    again = through_a_save(t)
    assert again.deeds == t.deeds
    again.plays("c3 c4")
    assert (t.white, again.white) == ("c3", "c4")
