"""Chapter 9: Idunn."""

from __future__ import annotations

import pytest

from gladsheim.games.odins_table import GAME
from stories.odins_table.table import Table, table, through_a_save
from stories.rules import rule

IDUNN_IN_C = "5 5 0 5 5 5"
HIGH = "9 8 7 6 5 4"


def moved(deed: str, white_wall: str = IDUNN_IN_C, lying_open: tuple[str, str] = ("", "")) -> Table:
    t = table(white="c2 f1", black="f5 a5", walls=(white_wall, HIGH), lying_open=lying_open)
    t.plays(deed)
    return t


@rule("OT 9.1")
@pytest.mark.parametrize(("deed", "wall"), [("c2 d3", IDUNN_IN_C), ("c2 d3", "5 5 5 0 5 5"), ("c2 c3", IDUNN_IN_C)])
def test_a_move_from_or_onto_idunns_column_scouts(deed: str, wall: str) -> None:
    """Ruling 7: the column left, the column entered, and a straight step, where both are the same."""
    t = moved(deed, wall)
    assert t.asked == "white scout"
    assert len(t.may_scout.split()) == 6


@rule("OT 9.1")
def test_a_move_elsewhere_scouts_nothing() -> None:
    """Ruling 7."""
    t = moved("c2 d3", "0 5 5 5 0 0")
    assert t.asked == "black deed"


@rule("OT 9.1")
def test_whether_a_mover_holds_idunn_is_secret_so_the_question_is_put_to_everyone() -> None:
    def after_the_move(wall: str) -> Table:
        t = table(white="c2 f1", black="f5 a5", walls=(wall, HIGH))
        t.g.fill(0, next(n for n in t.g.options if n // 8 == 8 and n % 8 == 1))  # c2 c3
        return t

    with_idunn, without = after_the_move("4 5 0 5 5 5"), after_the_move("0 5 4 5 5 5")
    assert with_idunn.g.slot == without.g.slot == "scout"
    assert len(with_idunn.g.options) == 7
    assert len(without.g.options) == 1
    assert with_idunn.sees("black") == without.sees("black")
    for lot in range(20):
        offered = len(with_idunn.imagined("black", lot).options)
        assert offered == (7 if with_idunn.imagined("black", lot).wall[2] == 0 else 1)


@rule("OT 9.2")
def test_scouting_follows_the_move_and_the_attack_in_it() -> None:
    """Ruling 8: she cannot inform the attack."""
    t = table(white="c2 f1", black="d3 f5", walls=("5 5 8 0 5 5", "4 4 4 3 4 4"))
    t.plays("c2 d3")
    assert t.asked == "white scout"
    assert (t.white, t.black) == ("d3 f1", "f5")
    assert t.open("black") == "d"


@rule("OT 9.3")
def test_scouting_may_be_declined_and_idunn_stays() -> None:
    """Ruling 12."""
    t = moved("c2 c3")
    t.scouts("")
    assert t.wall("white") == IDUNN_IN_C
    assert t.open("white") == t.open("black") == ""
    assert t.asked == "black deed"
    t.plays("f5 f4")
    t.plays("c3 c4")
    assert t.asked == "white scout"


@rule("OT 9.4")
def test_any_hidden_card_may_be_scouted_and_lies_open() -> None:
    """Ruling 13."""
    t = moved("c2 c3")
    assert t.may_scout == "a b c d e f"
    t.scouts("b", draws=[7])
    assert t.open("black") == "b"
    assert t.sees_wall("white", "black") == t.sees_wall(None, "black") == "? 8 ? ? ? ?"
    assert "White scouts Black's column b: Thor (8)." in t.hears("black")


@rule("OT 9.4")
def test_a_card_that_lies_open_cannot_be_scouted_again() -> None:
    """Ruling 13: hidden cards only."""
    t = moved("c2 c3", lying_open=("", "a b f"))
    assert t.may_scout == "c d e"
    t = moved("c2 c3", lying_open=("", "a b c d e f"))
    assert t.asked == "black deed"


@rule("OT 9.5")
def test_two_idunns_scout_once_each() -> None:
    """Ruling 11: left and entered."""
    t = moved("c2 d3", "5 5 0 0 5 5")
    assert t.may_scout == "a b c d e f +a +b +c +d +e +f"
    t.scouts("a")
    assert t.may_scout == "+b +c +d +e +f"
    t.scouts("+f", draws=[7, 7])
    assert t.asked == "black deed"
    assert t.open("black") == "a f"
    assert t.discards("white") == [0, 0]


@rule("OT 9.5")
def test_either_of_two_idunns_may_scout_first_or_alone() -> None:
    """Ruling 11."""
    t = moved("c2 d3", "5 5 0 0 5 5")
    t.scouts("+f")
    assert t.may_scout == "a b c d e"
    t.scouts("", draws=[7])
    assert t.wall("white") == "5 5 0 7 5 5"
    assert t.open("white") == ""


@rule("OT 9.5")
def test_one_idunn_scouts_only_once_on_a_straight_step() -> None:
    """Rulings 7 and 11."""
    t = moved("c2 c3")
    t.scouts("a", draws=[7])
    assert t.asked == "black deed"
    assert t.open("black") == "a"


@rule("OT 9.6")
def test_an_attacking_idunn_beats_only_idunn_and_may_then_scout() -> None:
    """Ruling 9."""
    t = table(white="c2 f1", black="d3 f5", walls=(IDUNN_IN_C, "4 4 4 0 4 4"))
    t.plays("c2 d3")
    assert t.white == "d3 f1"
    assert t.may_scout == "a b c e f"
    t.scouts("e", draws=[7, 6])
    assert t.open("black") == "e"
    assert t.discards("white") == [0]
    assert t.asked == "black deed"


@rule("OT 9.6")
def test_after_a_straight_win_she_scouts_once() -> None:
    """Ruling 9."""
    t = table(white="c2 f1", black="c3 f5", walls=(IDUNN_IN_C, "4 4 0 4 4 4"))
    t.plays("c2 c3")
    assert t.may_scout == "a b d e f"
    t.scouts("e", draws=[7, 6])
    assert t.asked == "black deed"


@rule("OT 9.5", "OT 9.6")
@pytest.mark.parametrize("order", [("a", "+b"), ("+a", "b")])
def test_an_idunn_that_won_and_one_in_the_column_entered_both_scout(order: tuple[str, str]) -> None:
    """Rulings 9 and 11: in either order, each once."""
    t = table(white="c2 f1", black="d3 f5", walls=("5 5 0 0 5 5", "4 4 4 0 4 4"))
    t.plays("c2 d3")
    t.scouts(order[0])
    assert order[1] in t.may_scout.split()
    t.scouts(order[1], draws=[7, 7, 6])
    assert t.asked == "black deed"
    assert t.open("black") == "a b"
    assert t.discards("white") == [0, 0]


@rule("OT 9.1", "OT 5.1")
def test_a_piece_that_conquers_an_empty_space_scouts_too() -> None:
    t = table(white="c4 f1", black="f5 a5", walls=(IDUNN_IN_C, HIGH))
    t.plays("c4 c5")
    assert t.conquered == (1, 0)
    assert t.may_scout == "a b c d e f"


@rule("OT 9.6", "OT 5.3", "OT 5.7")
def test_an_idunn_that_won_on_the_enemy_row_scouts_before_the_loser_swaps() -> None:
    """Rulings 4 and 9: the scouted card lies open by then, and the card just drawn is hidden."""
    t = table(white="c4 f1", black="c5 a5", walls=(IDUNN_IN_C, "4 4 0 4 4 4"))
    t.plays("c4 c5")
    assert t.may_scout == "a b d e f"
    t.scouts("e", draws=[7, 6])
    assert t.asked == "black swap"
    assert t.may_swap == {"a b", "a c", "a d", "a f", "b c", "b d", "b f", "c d", "c f", "d f"}


@rule("OT 9.6")
def test_having_scouted_in_an_earlier_turn_takes_nothing_from_an_idunn_that_won() -> None:
    t = table(white="c2 f1", black="d4 f5", walls=(IDUNN_IN_C, "4 4 4 0 4 4"))
    t.plays("c2 c3")
    t.scouts("a", draws=[0])
    t.plays("f5 f4")
    t.plays("c3 d4")
    assert t.may_scout == "b c e f"


@rule("OT 9.7")
def test_an_attack_into_idunns_column_is_fought_with_the_card_of_the_start() -> None:
    """Ruling 10: she may scout if the piece arrives by victory."""
    t = table(white="c2 f1", black="d3 f5", walls=("5 5 8 0 5 5", "4 4 4 3 4 4"))
    t.plays("c2 d3")
    assert t.may_scout == "+a +b +c +e +f"
    t.scouts("+a", draws=[7, 7, 6])
    assert t.discards("white") == [8, 0]
    assert t.wall("white") == "5 5 7 7 5 5"


@rule("OT 9.7")
def test_she_may_scout_if_the_piece_arrives_by_lokis_trick() -> None:
    """Ruling 10."""
    t = table(white="c2 f1", black="d3 f5", walls=("5 5 8 0 5 5", "4 4 4 1 4 4"))
    t.plays("c2 d3")
    assert t.white == "d3 f1"
    assert t.may_scout == "+a +b +c +e +f"


@rule("OT 9.8")
def test_after_a_lost_attack_no_idunn_scouts() -> None:
    """Rulings 9 and 10: neither the one that fought nor the one in the column aimed at."""
    t = table(white="c2 f1", black="d3 f5", walls=(IDUNN_IN_C, "4 4 4 4 4 4"))
    t.plays("c2 d3", draws=[7])
    assert t.asked == "black deed"
    assert t.discards("white") == [0]
    t = table(white="c2 f1", black="d3 f5", walls=("5 5 2 0 5 5", "4 4 4 4 4 4"))
    t.plays("c2 d3", draws=[7])
    assert t.asked == "black deed"
    assert t.wall("white") == "5 5 7 0 5 5"


@rule("OT 9.9")
def test_a_scouted_card_goes_on_guarding_its_column_until_it_is_used() -> None:
    """Ruling 13."""
    t = table(white="c2 f1", black="d3 b4 f5", walls=(IDUNN_IN_C, "9 8 7 6 5 4"))
    t.plays("c2 c3")
    t.scouts("d", draws=[8])
    t.plays("f5 f4")
    assert t.wall("black") == HIGH
    assert t.open("black") == "d"
    t.plays("c3 d3", draws=[7, 3])
    # 8 beats the open 6, which is discarded; a hidden card was drawn for it.
    assert t.discards("black") == [6]
    assert t.wall("black") == "9 8 7 3 5 4"
    assert t.open("black") == ""
    assert t.sees_wall("white", "black") == "? ? ? ? ? ?"


@rule("OT 9.9")
def test_a_scouted_card_attacks_like_any_other() -> None:
    t = table(white="b3 f1", black="b4 f5", walls=("5 4 5 5 5 5", HIGH), lying_open=("", "b"), turn="black")
    t.plays("b4 b3", draws=[7, 3])
    assert t.discards("black") == [8]
    assert t.wall("black") == "9 3 7 6 5 4"
    assert t.open("black") == ""


@rule("OT 9.10")
def test_a_scouted_idunn_still_scouts_for_her_owner() -> None:
    """Ruling 14."""
    t = moved("c2 c3", lying_open=("c", ""))
    assert t.may_scout == "a b c d e f"
    t.scouts("a", draws=[7])
    assert t.discards("white") == [0]
    assert t.wall("white") == "5 5 7 5 5 5"
    assert t.open("white") == ""


@rule("OT 9.11")
def test_an_idunn_that_scouted_lies_open_until_the_end_of_the_turn() -> None:
    """Ruling 15."""
    t = moved("c2 d3", "5 5 0 0 5 5")
    t.scouts("a")
    assert t.open("white") == "c"
    assert t.sees_wall("black", "white") == "? ? 0 ? ? ?"
    assert t.discards("white") == []
    t.scouts("", draws=[7])
    assert t.discards("white") == [0]
    assert t.wall("white") == "5 5 7 0 5 5"
    assert t.sees_wall("black", "white") == "? ? ? ? ? ?"


@rule("OT 4.8", "OT 9.11")
@pytest.mark.parametrize(("step", "wall"), [("c2 d3", "5 5 8 0 5 5"), ("d2 c3", "5 5 0 8 5 5")])
def test_she_is_discarded_after_the_card_that_fought(step: str, wall: str) -> None:
    """The cards of an attack are laid away when it is over, Idunn at the end of the turn; the piles lie in order."""
    start, target = step.split()
    t = table(white=f"{start} f1", black=f"{target} f5", walls=(wall, "4 4 3 3 4 4"))
    t.plays(step)
    t.scouts("+a", draws=[7, 7, 6])
    assert t.discards("white") == [8, 0]


@rule("OT 9.12")
def test_no_idunn_scouts_for_a_resurrected_piece() -> None:
    """Ruling 17."""
    t = table(white="c2", black="f5 a4", walls=("0 0 0 0 0 0", HIGH))
    t.plays("+a1")
    assert t.asked == "black deed"
    assert t.open("black") == ""


@rule("OT 9.13")
def test_no_idunn_scouts_for_a_piece_that_a_trick_moved() -> None:
    """Ruling 16: black's Loki moves black's piece in white's turn, from d to c where Idunns stand."""
    t = table(white="c3 a1", black="d4 f5", walls=("5 5 9 5 5 5", "0 0 0 1 0 0"))
    t.plays("c3 d4", draws=[7, 6])
    assert t.black == "c3 f5"
    assert t.asked == "black deed"
    assert t.open("white") == ""


@rule("OT 9.1", "OT 9.4")
def test_scouting_can_be_saved_and_taken_up_again() -> None:
    t = moved("c2 d3", "5 5 0 0 5 5")
    t.scouts("a")
    again = through_a_save(t)
    assert again.may_scout == t.may_scout
    assert again.sees("white") == t.sees("white")


@rule("OT 9.4", "OT 9.5")
def test_the_words_for_two_idunns_differ() -> None:
    t = moved("c2 d3", "5 5 0 0 5 5")
    ask = t.g.asks()[0]
    for language in ("en", "fr", "ja"):
        labels = [GAME.words(language).say(GAME.phrase(t.g, ask, option)) for option in ask.options]
        assert len(set(labels)) == 13
