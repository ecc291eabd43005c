"""Chapter 8: Loki."""

from __future__ import annotations

from gladsheim.games.odins_table.moving import TARGET
from gladsheim.games.odins_table.parts import ROW, SQUARES
from stories.odins_table.table import table
from stories.rules import rule

LOKIS = "1 1 1 1 1 1"


@rule("OT 8.1")
def test_loki_lets_attacker_and_defender_change_places() -> None:
    """Case 5 of the fact sheet: 9 attacks Loki in the middle."""
    t = table(white="c3 a1", black="d4 f5", walls=("5 5 9 5 5 5", "4 4 4 1 4 4"))
    t.plays("c3 d4", draws=[7, 6])
    assert (t.white, t.black) == ("a1 d4", "c3 f5")
    assert t.lost == (4, 4)
    assert (t.discards("white"), t.discards("black")) == ([9], [1])
    assert t.wall("white") == "5 5 7 5 5 5"
    assert t.wall("black") == "4 4 4 6 4 4"
    assert t.asked == "black deed"
    assert "Loki tricks the attacker for Black: the pieces on c3 and d4 change places." in t.hears(None)


@rule("OT 8.1")
def test_every_card_from_2_to_9_is_tricked() -> None:
    for card in range(2, 10):
        t = table(white="c3 a1", black="c4 f5", walls=(f"5 5 {card} 5 5 5", LOKIS))
        t.plays("c3 c4")
        assert (t.white, t.black) == ("a1 c4", "c3 f5")


@rule("OT 8.2")
def test_an_attacker_tricked_onto_lokis_row_is_locked_and_has_conquered() -> None:
    """Ruling 1: and nothing was lost, so there is no swap."""
    t = table(white="c4 a1", black="c5 f5", walls=("5 5 9 5 5 5", LOKIS))
    t.plays("c4 c5")
    assert (t.white, t.black) == ("a1 c5", "c4 f5")
    assert t.conquered == (1, 0)
    assert t.lost == (4, 4)
    assert t.asked == "black deed"
    t.plays("f5 f4")
    assert t.why_not("c5 b5") == "OT 5.2"


@rule("OT 8.2", "OT 10.1")
def test_a_trick_on_lokis_row_may_be_the_third_conquest() -> None:
    t = table(white="a5 b5 d4", black="d5", walls=("5 5 5 9 5 5", LOKIS))
    t.plays("d4 d5")
    assert t.ending == "white victory.conquest"


@rule("OT 8.3")
def test_lokis_piece_tricked_onto_the_attackers_row_is_locked_and_has_conquered() -> None:
    """Ruling 2: even along a diagonal, for it is no move of that player."""
    t = table(white="c1 f1", black="d2 f5", walls=("5 5 9 5 5 5", LOKIS))
    t.plays("c1 d2")
    assert (t.white, t.black) == ("d2 f1", "c1 f5")
    assert t.conquered == (0, 1)
    assert "Black conquers c1: 1 of 3." in t.hears("white")
    assert not [deed for deed in t.deeds if deed.startswith("c1")]


@rule("OT 8.3", "OT 10.2")
def test_such_a_trick_may_win_in_the_attackers_turn() -> None:
    """Ruling 2."""
    t = table(white="c1", black="a1 b1 d2", walls=("5 5 9 5 5 5", LOKIS))
    t.plays("c1 d2")
    assert t.ending == "black victory.conquest"


@rule("OT 8.4")
def test_no_attack_goes_from_one_energy_row_to_the_other() -> None:
    """Ruling 3: so both players never reach three together."""
    for step in range(SQUARES * 8):
        if TARGET[step] < SQUARES:
            assert {ROW[step // 8], ROW[TARGET[step]]} != {0, 4}


@rule("OT 8.4")
def test_one_trick_conquers_at_most_one_space() -> None:
    """Ruling 3: both hold two, and Loki's trick gives the third to one of them only."""
    t = table(white="a5 b5 c1", black="e1 f1 d2", walls=("5 5 9 5 5 5", LOKIS))
    t.plays("c1 d2")
    assert t.conquered == (2, 3)
    assert t.g.returns() == [0.0, 1.0]


@rule("OT 8.5")
def test_loki_against_loki_is_won_by_the_attacker() -> None:
    t = table(white="c3 a1", black="d4 f5", walls=(LOKIS, LOKIS))
    t.plays("c3 d4")
    assert (t.white, t.black) == ("a1 d4", "f5")
    assert t.lost == (4, 5)


@rule("OT 8.6")
def test_idunn_against_loki_is_beaten() -> None:
    """Case 6 of the fact sheet: 0 attacks 1, the attacker is captured, and nobody scouts."""
    t = table(white="c3 a1", black="d4 f5", walls=("0 0 0 0 0 0", LOKIS))
    t.plays("c3 d4")
    assert (t.white, t.black) == ("a1", "d4 f5")
    assert t.lost == (5, 4)
    assert t.asked == "black deed"
    assert t.open("black") == ""


@rule("OT 8.7")
def test_an_attacking_loki_is_a_plain_one() -> None:
    t = table(white="c3 a1", black="d4 f5", walls=(LOKIS, "2 2 2 2 2 2"))
    t.plays("c3 d4")
    assert (t.white, t.black) == ("a1", "d4 f5")
    t = table(white="c3 a1", black="d4 f5", walls=(LOKIS, "0 0 0 0 0 0"))
    t.plays("c3 d4")
    assert (t.white, t.black) == ("a1 d4", "f5")
