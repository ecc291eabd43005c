"""Chapter 10: the end of the game."""

from __future__ import annotations

import gladsheim
from stories.odins_table.table import Table, first_deeds, table
from stories.rules import rule


def dance(t: Table, turns: int) -> None:
    """White walks to and fro between c2 and c3, black between f4 and f3."""
    for turn in range(turns):
        if not t.over:
            t.plays(("c2 c3", "f4 f3", "c3 c2", "f3 f4")[turn % 4])


@rule("OT 10.1")
def test_the_third_conquered_space_wins() -> None:
    t = table(white="a5 b5 c4", black="f5")
    t.plays("c4 c5")
    assert t.ending == "white victory.conquest"
    assert t.g.returns() == [1.0, 0.0]
    t = table(white="f1", black="a1 b1 c2", turn="black")
    t.plays("c2 c1")
    assert t.ending == "black victory.conquest"
    assert t.g.returns() == [0.0, 1.0]


@rule("OT 10.1")
def test_two_are_not_enough() -> None:
    t = table(white="a5 c4", black="f5")
    t.plays("c4 c5")
    assert not t.over


@rule("OT 10.1")
def test_three_pieces_need_twelve_moves() -> None:
    """The minimum of the fact sheet: four moves a piece."""
    t = table(black="f5 f4", walls=("5 5 5 5 5 5", "4 4 4 4 4 4"))
    t.g.lost = [0, 0]
    moves = 0
    for file in "abc":
        for row in range(1, 5):
            t.plays(f"{file}{row} {file}{row + 1}")
            moves += 1
            if not t.over:
                t.plays("f4 e4" if "f4" in t.black else "e4 f4")
    assert t.over
    assert moves == 12


@rule("OT 10.2")
def test_the_third_conquest_ends_the_game_before_any_swap() -> None:
    """Case 7 of the fact sheet; rulings 2 and 4."""
    t = table(white="a5 b5 c4", black="c5 f5", walls=("5 5 9 5 5 5", "2 2 2 2 2 2"))
    t.plays("c4 c5")
    assert t.over
    assert t.asked == ""
    assert t.wall("black") == "2 2 2 2 2 2"


@rule("OT 10.2")
def test_the_third_conquest_ends_the_game_before_any_scouting() -> None:
    t = table(white="a5 b5 c4", black="f5", walls=("5 5 0 5 5 5", "2 2 2 2 2 2"))
    t.plays("c4 c5")
    assert t.over
    assert t.open("black") == ""


@rule("OT 10.3")
def test_too_few_pieces_is_no_defeat() -> None:
    """Ruling 26."""
    t = table(white="c3 a1", black="d4 f5", walls=("5 5 2 5 5 5", "9 9 9 9 9 9"))
    t.plays("c3 d4", draws=[7])
    assert t.lost == (5, 4)
    assert not t.over
    t.plays("f5 f4")
    assert t.asked == "white deed"
    t = table(white="c1", black="c2 f5", walls=("5 5 2 5 5 5", "9 9 9 9 9 9"))
    t.plays("c1 c2", draws=[7])
    assert t.white == ""
    t.plays("f5 f4")
    assert t.deeds == {"+a1", "+f1"}


@rule("OT 10.4")
def test_who_can_neither_move_nor_resurrect_passes() -> None:
    """Ruling 24: white's only piece is locked, and both its corners are taken."""
    t = table(white="c5", black="a1 f1 d4 e4", turn="black")
    t.plays("d4 d3")
    assert t.asked == "black deed"
    assert "White can neither move nor resurrect, and passes." in t.hears("black")


@rule("OT 10.5")
def test_two_passes_in_a_row_are_a_draw() -> None:
    """Ruling 24: white's d4 walks in, and then nobody can move: all pieces are locked, all corners taken."""
    t = table(white="a5 d4", black="a1 f1", lost=(0, 0))
    t.plays("d4 d5")
    assert len([line for line in t.hears(None) if line.endswith("passes.")]) == 2
    assert t.ending == "draw.passes"
    assert t.g.ears is not None
    assert t.g.ears.heard[-1].rule == "OT 10.5"
    assert t.g.returns() == [0.5, 0.5]


@rule("OT 10.5")
def test_a_pass_and_a_move_are_not_two_passes() -> None:
    t = table(white="c5", black="a1 f1 d4", turn="black")
    for deed in ("d4 d3", "d3 d4", "d4 d3"):
        t.plays(deed)
        assert not t.over
    assert t.g.passes == 1


@rule("OT 10.6")
def test_a_draw_may_be_offered_and_accepted() -> None:
    """Ruling 25."""
    t = table(offers=True)
    t.plays("draw?")
    assert t.asked == "black accept"
    assert t.hears("black") == ["White offers a draw."]
    t.accepts(True)
    assert t.ending == "draw.agreed"
    assert t.g.returns() == [0.5, 0.5]


@rule("OT 10.6")
def test_an_offer_may_be_refused_and_is_made_once_a_turn() -> None:
    t = table(offers=True)
    t.plays("draw?")
    t.accepts(False)
    assert t.hears("white")[-1] == "Black plays on."
    assert t.asked == "white deed"
    assert not t.may("draw?")
    assert len(t.deeds) == 16
    t.plays("a1 a2")
    assert t.asked == "black deed"
    assert t.may("draw?")


@rule("OT 10.6")
def test_without_the_house_rule_no_draw_is_offered() -> None:
    assert not table().may("draw?")


@rule("OT 10.4", "OT 10.6")
def test_who_must_pass_has_no_turn_to_offer_a_draw_in() -> None:
    t = table(white="c5", black="a1 f1 d4 e4", turn="black", offers=True)
    t.plays("d4 d3")
    assert t.asked == "black deed"
    assert "White can neither move nor resurrect, and passes." in t.hears("black")


@rule("OT 10.6")
def test_draws_are_offered_only_if_the_players_chose_so() -> None:
    assert "draw?" not in first_deeds(gladsheim.start("odins-table", seed=3))
    assert "draw?" in first_deeds(gladsheim.start("odins-table", seed=3, draw_offers=True))


@rule("OT 10.7")
def test_forty_quiet_turns_of_each_end_the_game() -> None:
    """Ruling 25."""
    t = table(white="c2 a1", black="f4 a5", lost=(0, 0))
    dance(t, 78)
    assert not t.over
    t.plays("c3 c2")
    assert not t.over
    t.plays("f3 f4")
    assert t.ending == "draw.no-progress"
    assert t.g.turns == 80


@rule("OT 10.7")
def test_an_attack_a_conquest_or_a_resurrection_starts_the_count_anew() -> None:
    """Ruling 25."""
    t = table(white="c3 a1", black="d4 f4", walls=("5 5 9 5 5 5", "2 2 2 2 2 2"), quiet=79)
    t.plays("c3 d4")
    assert not t.over
    assert t.g.quiet == 0
    t = table(white="c3 a1", black="d4 f4", walls=("5 5 2 5 5 5", "9 9 9 9 9 9"), quiet=79)
    t.plays("c3 d4")
    assert t.g.quiet == 0
    t = table(white="c4 a1", black="d4 f4", quiet=79)
    t.plays("c4 c5")
    assert t.g.quiet == 0
    t = table(white="c4", black="d4 f4", quiet=79)
    t.plays("+a1")
    assert t.g.quiet == 0
    t = table(white="c4", black="d4 f4", quiet=78)
    t.plays("c4 c3")
    assert t.g.quiet == 79


@rule("OT 10.7")
def test_a_pass_is_a_quiet_turn() -> None:
    t = table(white="c5", black="a1 f1 d4 e4", turn="black", quiet=78)
    t.plays("d4 d3")
    assert t.over


@rule("OT 10.7")
def test_the_players_may_agree_on_another_patience() -> None:
    t = table(white="c2 a1", black="f4 a5", lost=(0, 0), patience=10)
    dance(t, 200)
    assert t.g.turns == 20
    assert gladsheim.start("odins-table", seed=3).view(None)["patience"] == 40
    assert gladsheim.start("odins-table", seed=3, no_progress=80).view(None)["patience"] == 80


@rule("OT 10.8")
def test_a_standstill_goes_to_more_conquered_spaces() -> None:
    """Ruling 25: they count before pieces."""
    t = table(white="a5 c4", black="b1 c1 d4 e4", lost=(4, 2), quiet=79)
    t.plays("c4 c3")
    assert t.ending == "black victory.no-progress"
    t = table(white="a5 c4", black="d4 e4 f4 f3", lost=(4, 2), quiet=79)
    t.plays("c4 c3")
    assert t.ending == "white victory.no-progress"


@rule("OT 10.8")
def test_then_to_more_pieces_on_the_table() -> None:
    """Ruling 25."""
    t = table(white="c4 d4 e4", black="f5 f4", quiet=79)
    t.plays("c4 c3")
    assert t.ending == "white victory.no-progress"
    t = table(white="c4 d4", black="f5 f4 f3", quiet=79)
    t.plays("c4 c3")
    assert t.ending == "black victory.no-progress"


@rule("OT 10.8")
def test_and_else_it_is_a_draw() -> None:
    """Ruling 25."""
    t = table(white="c4 d4", black="f5 f4", quiet=79)
    t.plays("c4 c3")
    assert t.ending == "draw.no-progress"
    assert t.g.returns() == [0.5, 0.5]
