"""Who leaves is played on by a bot, by the table's consent, and takes the seat back on return."""

from __future__ import annotations

import pytest

from gladsheim.core.game import BadOption
from gladsheim.table import Agree, Answer, Propose, Refused, Sit, Table, hash_token, open_table, set_table
from table.players import START, Party, party, truth


def test_a_person_hands_the_own_seat_to_a_bot_and_takes_it_back() -> None:
    p = begun()
    p.do(Propose(0, 0, "novice"))
    assert ("novice" in dict(p.table.bots_asked()).values()) == (0 in p.table.waits_for())
    with pytest.raises(Refused, match="take it back first"):
        p.do(Answer(0, 0))
    p.do(Propose(0, 0, None))
    p.answer(0)
    with pytest.raises(Refused, match="yourself"):
        p.do(Propose(0, 0, None))
    p.do(Propose(0, 0, "novice"))
    with pytest.raises(Refused, match="a bot plays this seat already"):
        p.do(Propose(0, 0, "skilled"))


def test_one_who_is_away_is_played_on_when_all_others_agree() -> None:
    p = three()
    p.do(Propose(0, 1, "skilled"))
    assert (p.table.chairs[0].proposed, p.table.chairs[0].agreed) == ("skilled", [1])
    with pytest.raises(Refused, match="agreed already"):
        p.do(Agree(0, 1, True))
    p.do(Agree(0, 2, True))
    assert (p.table.chairs[0].level, p.table.chairs[0].proposed) == ("skilled", None)
    with pytest.raises(Refused, match="only the person"):
        p.do(Propose(0, 1, None))
    p.do(Propose(0, 0, None))
    assert p.table.chairs[0].level is None


def test_only_those_who_are_not_away_for_long_are_asked() -> None:
    """Otherwise two who left could never be played on."""
    p = three()
    p.do(Propose(0, 2, "novice", away={0: 100, 1: 100}))
    p.do(Propose(1, 2, "novice", away={0: 100, 1: 100}))
    assert [chair.level for chair in p.table.chairs] == ["novice", "novice", None]


def test_a_proposal_can_be_repeated_when_somebody_else_has_left() -> None:
    p = three()
    p.do(Propose(0, 1, "novice", away={0: 95, 2: 89}))
    assert p.table.chairs[0].proposed == "novice", "who dropped out a moment ago is asked"
    p.do(Propose(0, 1, "novice", away={0: 96, 2: 90}))
    assert p.table.chairs[0].level == "novice"


@pytest.mark.parametrize("seconds", [0.002, 1, 20, 89.9])
def test_a_connection_that_dropped_is_not_a_departure(seconds: float) -> None:
    p = begun()
    with pytest.raises(Refused, match="may come back"):
        p.do(Propose(1, 0, "random", away={1: seconds}))
    assert p.table.chairs[1].level is None
    p.do(Propose(1, 0, "random", away={1: 90}))
    assert [chair.level for chair in p.table.chairs] == [None, "random"]
    p.do(Propose(1, 1, None, away={}))
    assert [chair.level for chair in p.table.chairs] == [None, None], "whoever returns takes the seat back"


def test_the_grace_is_the_tables_own() -> None:
    p = Party(Table(set_table("odins-table", [None, None], {}, START, grace=300)))
    p.sit(0, 1)
    with pytest.raises(Refused, match="in 100 seconds"):
        p.do(Propose(1, 0, "random", away={1: 200}))
    with pytest.raises(BadOption, match="30 to"):
        set_table("odins-table", [None, None], {}, START, grace=5)


def test_one_no_ends_the_proposal() -> None:
    p = three()
    p.do(Propose(0, 1, "skilled"))
    p.do(Agree(0, 2, False))
    assert (p.table.chairs[0].proposed, p.table.chairs[0].level) == (None, None)
    with pytest.raises(Refused, match="nothing is proposed"):
        p.do(Agree(0, 1, True))


def test_whoever_is_here_is_not_handed_over() -> None:
    p = three()
    with pytest.raises(Refused, match="is here"):
        p.do(Propose(0, 1, "skilled", away={}))
    p.do(Propose(0, 1, "skilled"))
    while 0 not in p.table.waits_for():
        p.answer()
    p.answer(0)
    assert p.table.chairs[0].proposed is None


def test_whoever_has_come_back_is_not_handed_over_by_a_late_yes() -> None:
    p = three()
    p.do(Propose(0, 1, "skilled", away={0: 90}))
    with pytest.raises(Refused, match="is here"):
        p.do(Agree(0, 2, True, away={}))
    with pytest.raises(Refused, match="in 60 seconds"):
        p.do(Agree(0, 2, True, away={0: 30.5}))
    p.do(Agree(0, 2, True, away={0: 90}))
    assert p.table.chairs[0].level == "skilled"


def test_where_turns_are_secret_no_proposal_tells_who_has_answered() -> None:
    """By night only Conspirators are asked: what an answer changes in sight of all would name one."""
    p = party("gotterdammerung", [None] * 3 + ["random"] * 4)
    p.sit(0, 1, 2)
    away = next(seat for seat in p.table.waits_for() if seat < 3)
    other = (away + 1) % 3
    p.do(Propose(away, other, "novice", away={away: 90}))
    p.answer(away)
    assert p.table.chairs[away].proposed == "novice"
    with pytest.raises(Refused, match="agreed already"):
        p.do(Agree(away, other, True))


def test_one_person_on_two_seats_agrees_once() -> None:
    p = party("vedrfolnir", [None, None, None])
    p.do(Sit(0, "Ann", hash_token("a")))
    p.do(Sit(1, "Ann", hash_token("b"), person=0))
    p.do(Sit(2, "Bea", hash_token("c")))
    p.do(Propose(2, 1, "novice"))
    assert p.table.chairs[2].level == "novice"


def test_a_seat_that_nobody_takes_goes_to_a_bot_and_the_game_begins() -> None:
    p = party("odins-table", [None, None])
    p.sit(0)
    p.do(Propose(1, 0, "random"))
    assert p.table.begun
    assert (p.table.chairs[1].who, p.table.chairs[1].level) == ("bot", "random")
    assert truth(open_table(p.table.head, None, p.journal)) == truth(p.table)


def test_a_bots_seat_proposes_nothing() -> None:
    p = party("odins-table", [None, "random"])
    p.sit(0)
    with pytest.raises(Refused, match="no person sits on seat 1"):
        p.do(Propose(0, 1, "random"))
    with pytest.raises(Refused, match="a bot plays this seat already"):
        p.do(Propose(1, 0, "random"))
    with pytest.raises(Refused, match="no level 'x'"):
        p.do(Propose(0, 0, "x"))


def begun() -> Party:
    p = party("odins-table", [None, None])
    p.sit(0, 1)
    return p


def three() -> Party:
    p = party("vedrfolnir", [None, None, None])
    p.sit(0, 1, 2)
    return p


def test_who_agreed_to_one_bot_did_not_agree_to_another() -> None:
    p = three()
    p.do(Propose(0, 1, "novice"))
    p.do(Propose(0, 2, "skilled"))
    assert (p.table.chairs[0].proposed, p.table.chairs[0].agreed) == ("skilled", [2])
    assert p.table.chairs[0].level is None
    p.do(Agree(0, 1, True))
    assert p.table.chairs[0].level == "skilled"


def test_the_same_proposal_made_twice_is_a_yes() -> None:
    p = three()
    p.do(Propose(0, 1, "novice"))
    p.do(Propose(0, 2, "novice"))
    assert p.table.chairs[0].level == "novice"
    p = party("vedrfolnir", [None] * 4)
    p.sit(0, 1, 2, 3)
    p.do(Propose(0, 1, "novice"))
    p.do(Propose(0, 2, "novice"))
    assert p.table.chairs[0].agreed == [1, 2]
    p.do(Agree(0, 3, True))
    assert p.table.chairs[0].level == "novice"


def test_whoever_plays_a_seat_settles_what_is_proposed_for_it() -> None:
    p = three()
    p.do(Propose(0, 1, "novice"))
    p.do(Agree(0, 0, True))
    assert (p.table.chairs[0].level, p.table.chairs[0].proposed, p.table.chairs[0].agreed) == ("novice", None, [])


def test_a_bot_and_whoever_left_the_seat_to_one_are_not_asked() -> None:
    p = three()
    p.do(Propose(2, 2, "novice"))
    p.do(Propose(0, 1, "skilled"))
    assert p.table.chairs[0].level == "skilled"
    p = party("vedrfolnir", [None, None, "random"])
    p.sit(0, 1)
    p.do(Propose(0, 1, "skilled"))
    assert p.table.chairs[0].level == "skilled"


def test_an_answer_of_the_seat_ends_what_was_proposed_for_it_and_so_does_a_no() -> None:
    p = three()
    while p.table.waits_for() != [0]:
        p.answer()
    p.do(Propose(0, 1, "novice"))
    p.answer(0)
    assert (p.table.chairs[0].proposed, p.table.chairs[0].agreed) == (None, [])
    with pytest.raises(Refused, match="nothing is proposed"):
        p.do(Agree(0, 2, True))
