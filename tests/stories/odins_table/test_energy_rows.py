"""Chapter 5: the Energy Rows, and the compensation swap."""

from __future__ import annotations

from stories.odins_table.table import Table, table
from stories.rules import rule


def struck(black_wall: str = "2 2 2 2 3 4", lying_open: str = "", draw: int = 6) -> Table:
    """White beats black's piece on c5, on black's own Energy Row; black draws `draw` for column c."""
    t = table(
        white="c4 a1",
        black="b5 c5 f5",
        walls=("5 5 9 5 5 5", black_wall),
        lying_open=("", lying_open),
    )
    t.plays("c4 c5", draws=[7, draw])
    return t


@rule("OT 5.1")
def test_a_piece_that_reaches_the_enemy_row_conquers_its_space() -> None:
    t = table(white="c4 a1", black="f5")
    t.plays("c4 c5")
    assert t.conquered == (1, 0)
    assert "White conquers c5: 1 of 3." in t.hears(None)
    assert t.sees("black")["conquered"] == [1, 0]


@rule("OT 5.1")
def test_it_conquers_by_attack_too() -> None:
    t = struck()
    assert t.conquered == (1, 0)
    assert "White conquers c5: 1 of 3." in t.hears("black")


@rule("OT 5.1", "OT 5.2")
def test_a_piece_that_conquered_is_locked() -> None:
    t = table(white="c4 a1", black="f5 b4")
    t.plays("c4 c5")
    t.plays("f5 f4")
    assert not [deed for deed in t.deeds if deed.startswith("c5")]
    assert t.why_not("c5 c4") == "OT 5.2"
    assert t.why_not("c5 d5") == "OT 5.2"


@rule("OT 5.2")
def test_a_conquered_space_is_never_lost() -> None:
    t = table(white="c5 a1", black="b5 c4 d4", turn="black")
    assert not [deed for deed in t.deeds if deed.endswith(" c5")]


@rule("OT 5.3")
def test_a_piece_lost_on_its_own_row_gives_its_owner_a_swap() -> None:
    """Ruling 4."""
    t = struck("2 7 2 2 3 4")
    assert t.asked == "black swap"
    t.swaps("b f")
    assert t.wall("black") == "2 4 6 2 3 7"
    assert t.asked == "black deed"


@rule("OT 5.3")
def test_the_swap_may_be_declined() -> None:
    """Ruling 4."""
    t = struck("2 7 2 2 3 4")
    t.swaps("")
    assert t.wall("black") == "2 7 6 2 3 4"
    assert t.hears(None)[-1] == "Black swaps no cards."


@rule("OT 5.3")
def test_white_may_swap_too() -> None:
    t = table(white="c1 a1", black="c2 f5", walls=("2 3 4 5 6 7", "5 5 9 5 5 5"), turn="black")
    t.plays("c2 c1", draws=[8, 6])
    assert t.asked == "white swap"
    t.swaps("a b")
    assert t.wall("white") == "3 2 8 5 6 7"


@rule("OT 5.4")
def test_a_capture_in_the_middle_gives_no_swap() -> None:
    """Ruling 5."""
    t = table(white="c3 a1", black="c4 f5", walls=("5 5 9 5 5 5", "2 2 2 2 2 2"))
    t.plays("c3 c4")
    assert t.lost == (4, 5)
    assert t.asked == "black deed"


@rule("OT 5.4")
def test_an_enemy_who_walks_in_gives_no_swap() -> None:
    t = table(white="c4 a1", black="b5 f5")
    t.plays("c4 c5")
    assert t.asked == "black deed"


@rule("OT 5.5")
def test_an_attacker_beaten_at_the_enemy_row_gets_no_swap() -> None:
    """Ruling 6."""
    t = table(white="c4 a1", black="c5 f5", walls=("5 5 2 5 5 5", "9 9 9 9 9 9"))
    t.plays("c4 c5")
    assert t.lost == (5, 4)
    assert t.asked == "black deed"


@rule("OT 5.5")
def test_an_attacker_beaten_when_setting_out_from_home_gets_no_swap() -> None:
    """Ruling 6: the piece was lost on its own Energy Row, but was not attacked there."""
    t = table(white="c1 a1", black="c2 f5", walls=("5 5 2 5 5 5", "9 9 9 9 9 9"))
    t.plays("c1 c2")
    assert t.lost == (5, 4)
    assert t.asked == "black deed"


@rule("OT 5.6")
def test_the_card_just_drawn_may_be_swapped() -> None:
    """Ruling 4: the swap follows the refill."""
    t = struck("2 2 2 2 3 4", draw=8)
    assert t.wall("black") == "2 2 8 2 3 4"
    assert "c f" in t.may_swap
    t.swaps("c f")
    assert t.wall("black") == "2 2 4 2 3 8"


@rule("OT 5.7")
def test_any_two_hidden_cards_may_be_swapped() -> None:
    assert len(struck().may_swap) == 15


@rule("OT 5.7")
def test_a_card_that_lies_open_keeps_its_column() -> None:
    """Ruling 4."""
    t = struck(lying_open="a f")
    assert t.may_swap == {"b c", "b d", "b e", "c d", "c e", "d e"}


@rule("OT 5.7")
def test_with_fewer_than_two_hidden_cards_there_is_no_swap() -> None:
    t = struck(lying_open="a b d e f")
    assert t.asked == "black deed"
    t = struck(lying_open="a b d e")
    assert t.may_swap == {"c f"}


@rule("OT 5.8")
def test_the_opponent_learns_that_cards_were_swapped_but_not_which() -> None:
    """Ruling 4."""
    t = struck("2 7 2 2 3 4")
    t.swaps("b f")
    assert t.hears("black")[-1] == "Black swaps the cards of columns b and f."
    assert t.hears("white")[-1] == t.hears(None)[-1] == "Black swaps two cards behind the Wall."
    other = struck("2 7 2 2 3 4")
    other.swaps("a d")
    assert other.sees("white") == t.sees("white")
    assert other.sees(None) == t.sees(None)
    assert other.hears("white") == t.hears("white")
    assert other.sees("black") != t.sees("black")


@rule("OT 5.8")
def test_the_opponent_sees_the_same_while_the_swap_is_pondered() -> None:
    one, other = struck("2 7 2 2 3 4"), struck("7 2 2 2 3 4")
    assert one.sees("white") == other.sees("white")
