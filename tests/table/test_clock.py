"""Time at a table: what is answered when it is over, and for whom it runs."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import CLOCK
from gladsheim.core.game import BadOption
from gladsheim.games.gotterdammerung.parts import A_FEELING, ACCUSE, DOWN, READY
from gladsheim.table import Propose, Refused, TimeUp, open_table, set_table, take_snapshot
from gladsheim.table.head import LONGEST_CLOCK
from table.players import START, Party, party


def test_when_time_is_up_the_default_answer_is_given_once() -> None:
    p = party("odins-table", [None, "random"], 30)
    p.sit(0)
    due, seat = p.table.dues()[0]
    assert (due, seat) == (START + 30, 0)
    with pytest.raises(Refused, match=r"10\.0 seconds left"):
        p.table.decide(TimeUp(0), START + 20)
    other = open_table(p.table.head, None, p.journal)
    p.now = due
    mine, theirs = p.do(TimeUp(0)), other.decide(TimeUp(0), due + 5)
    assert (mine[0].kind, mine[0].value) == ("late", theirs[0].value)
    with pytest.raises(Refused, match="seconds left"):
        p.do(TimeUp(0))


def test_a_clock_runs_only_for_people_who_are_waited_for() -> None:
    p = party("odins-table", [None, "random"], 30)
    p.sit(0)
    with pytest.raises(Refused, match="no clock runs"):
        p.do(TimeUp(1))
    p.do(Propose(0, 0, "novice"))
    assert p.table.dues() == []


def test_who_takes_a_seat_back_has_the_whole_time_again() -> None:
    p = party("odins-table", [None, "random"], 30)
    p.sit(0)
    p.do(Propose(0, 0, "novice"))
    p.now += 100
    p.do(Propose(0, 0, None))
    assert p.table.dues() == [(p.now + 30, 0)]


def test_a_question_keeps_its_time_while_others_answer() -> None:
    p = party("odins-table", [None, None], 30)
    p.sit(0, 1)
    p.now += 10
    p.answer(1)
    assert (START + 30, 0) in p.table.dues()


def test_the_games_own_clock_answers_for_time() -> None:
    p = party("gotterdammerung", [None] * 7, clock="quick")
    p.sit(*range(7))
    while not p.table.dues():
        p.answer()
    due, seat = p.table.dues()[0]
    assert seat == CLOCK
    p.now = due
    done = p.do(TimeUp(CLOCK))
    assert (done[0].kind, done[0].seat) == ("late", CLOCK)


def test_with_secret_turns_only_the_games_own_clock_is_public() -> None:
    """A seat's own time would tell who is asked, and when a Conspirator has answered."""
    p = party("gotterdammerung", [None] * 7, 60)
    p.sit(*range(7))
    assert p.table.dues()
    assert p.table.public_due() is None


def test_the_next_part_of_a_game_has_its_whole_time_even_if_it_is_as_long() -> None:
    """A vote and the Conspiracy Phase that follows it have thirty seconds each, if the clock is slow (GD 9.15)."""
    p = party("gotterdammerung", [None] * 7, clock="slow")
    p.sit(*range(7))
    while slot_of(p, 0) != "say":
        p.answer()
    p.answer(0, ACCUSE)
    for slot in ("whom", "reason", "support", "say"):
        assert p.table.waits_for()
        seat = next(seat for seat in range(7) if slot_of(p, seat) == slot)
        p.answer(seat, {"reason": A_FEELING, "support": 1, "say": READY}.get(slot))
    for seat in range(7):
        assert p.table.dues() == [(START + 30, CLOCK)], "one vote after the other does not stop it"
        p.now = START + 4 * seat
        p.answer(seat, DOWN)
    assert p.table.match is not None
    assert p.table.match.view(None)["phase"] == "conspiracy"
    assert p.table.dues() == [(START + 24 + 30, CLOCK)]
    again = open_table(p.table.head, take_snapshot(p.table), [])
    again.apply(p.table.decide(p.some_answer(), p.now + 5))
    assert again.dues() == p.table.dues(), "a table that was put away keeps the time"


def slot_of(p: Party, seat: int) -> str:
    ask = p.table.ask_of(seat)
    return "" if ask is None else ask.slot


@pytest.mark.parametrize(
    ("seconds", "grace", "may_be"),
    [
        (5, 30, True),
        (4, 30, False),
        (5, 29, False),
        (LONGEST_CLOCK, LONGEST_CLOCK, True),
        (LONGEST_CLOCK + 1, 30, False),
        (5, LONGEST_CLOCK + 1, False),
    ],
)
def test_a_clock_and_a_grace_are_as_short_and_as_long_as_is_said(seconds: int, grace: int, may_be: bool) -> None:
    if may_be:
        head = set_table("odins-table", [None, None], {}, START, seconds, grace=grace)
        assert (head.clock, head.grace) == (seconds, grace)
    else:
        with pytest.raises(BadOption, match="seconds"):
            set_table("odins-table", [None, None], {}, START, seconds, grace=grace)
