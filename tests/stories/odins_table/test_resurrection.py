"""Chapter 6: resurrection."""

from __future__ import annotations

from stories.odins_table.table import table
from stories.rules import rule


@rule("OT 6.1")
def test_a_lost_piece_comes_back_and_that_is_the_whole_turn() -> None:
    """Ruling 18."""
    t = table(white="c2 d2", black="f5")
    t.plays("+a1")
    assert t.white == "a1 c2 d2"
    assert t.lost == (3, 5)
    assert t.asked == "black deed"
    assert t.hears("black")[-1] == "White resurrects a piece on a1."


@rule("OT 6.1")
def test_without_a_lost_piece_nothing_is_resurrected() -> None:
    t = table(white="c2 d2", black="f5", lost=(0, 5))
    assert not [deed for deed in t.deeds if deed.startswith("+")]


@rule("OT 6.2")
def test_it_returns_on_a_free_corner_of_its_own_energy_row() -> None:
    """Ruling 18: the first or the sixth column."""
    t = table(white="c2", black="d4")
    assert {deed for deed in t.deeds if deed.startswith("+")} == {"+a1", "+f1"}
    t.plays("+f1")
    assert {deed for deed in t.deeds if deed.startswith("+")} == {"+a5", "+f5"}
    t.plays("+a5")
    assert t.black == "a5 d4"
    assert {deed for deed in t.deeds if deed.startswith("+")} == {"+a1"}


@rule("OT 6.3")
def test_while_both_corners_are_occupied_nothing_is_resurrected() -> None:
    """Ruling 19."""
    t = table(white="a1 f1 c2", black="d4")
    assert not [deed for deed in t.deeds if deed.startswith("+")]
    assert t.why_not("+a1") == "OT 6.3"
    assert t.why_not("+f1") == "OT 6.3"


@rule("OT 6.3")
def test_a_locked_enemy_occupies_its_corner() -> None:
    """Rulings 18 and 27."""
    t = table(white="c2", black="a1 d4")
    assert t.why_not("+a1") == "OT 6.3"
    assert t.may("+f1")
    t = table(white="c2", black="a1 f1 d4")
    assert not [deed for deed in t.deeds if deed.startswith("+")]


@rule("OT 6.4")
def test_a_piece_may_be_captured_and_return_again_and_again() -> None:
    """Ruling 18: no limit."""
    t = table(
        white="a1 b1 c1 d1 e1",
        black="f2 a4",
        walls=("5 5 5 5 5 2", "4 4 4 4 4 4"),
        lost=(1, 4),
    )
    for _ in range(5):
        t.plays("+f1")
        t.plays("a4 b4" if "a4" in t.black else "b4 a4")
        assert t.lost == (0, 4)
        # It attacks f2 with a low card, and is captured.
        t.g.wall[5], t.g.wall[11] = 2, 4
        t.plays("f1 f2")
        assert t.lost == (1, 4)
        t.plays("a4 b4" if "a4" in t.black else "b4 a4")
    assert t.white == "a1 b1 c1 d1 e1"


@rule("OT 6.2", "OT 3.5")
def test_a_resurrected_piece_moves_on_like_any_other() -> None:
    t = table(white="c2", black="f5 e4")
    t.plays("+a1")
    t.plays("e4 e3")
    assert t.may("a1 a2")
    assert t.may("a1 b2")
