"""Forms: how a game moves."""

from __future__ import annotations

import pytest

from core.toy import Errand, Held, Moot, Pick, Roll, Sealed, Street, Toy, begun
from gladsheim.core.events import Ears
from gladsheim.core.forms import CHANCE, CLOCK, NOBODY, NOTHING, OPEN, Ask, Form, Illegal, State, up_to
from gladsheim.core.save import dump_state


def refused(g: State, seat: int, value: int) -> Illegal:
    """The refusal of an answer; it is one line, and has changed nothing."""
    before = dump_state(g)
    with pytest.raises(Illegal) as caught:
        g.fill(seat, value)
    assert dump_state(g) == before
    assert "\n" not in str(caught.value)
    return caught.value


def test_a_seat_fills_a_blank_and_the_form_goes_on() -> None:
    g = begun(Pick(1))
    assert [(ask.seat, ask.slot, ask.options, ask.rule) for ask in g.asks()] == [(1, "number", [1, 2, 3], "TY 1.1")]
    g.fill(1, 3)
    assert g.notes == [3]
    assert g.is_over()
    assert g.asks() == []


def test_a_wrong_value_is_refused_with_the_rule_that_asks() -> None:
    no = refused(begun(Pick(1)), 1, 4)
    assert str(no) == "seat 1 may not answer 4 to 'number' now; allowed: 1, 2, 3 [TY 1.1]"
    assert no.rule == "TY 1.1"


def test_a_closed_value_is_refused_with_the_rule_that_closes_it() -> None:
    assert refused(begun(Pick(1)), 1, 7).rule == "TY 1.7"


def test_a_wrong_seat_is_refused() -> None:
    no = refused(begun(Pick(1)), 0, 1)
    assert str(no) == "seat 0 is not asked now; asked: seat 1 [TY 1.1]"
    assert str(refused(begun(Roll()), 0, 1)) == "seat 0 is not asked now; asked: chance [TY 2.1]"
    refused(begun(Pick(1)), CHANCE, 1)


def test_nobody_answers_when_the_game_is_over() -> None:
    g = begun(Pick(1))
    g.fill(1, 1)
    for seat in (0, 1, CHANCE, CLOCK):
        no = refused(g, seat, 1)
        assert str(no) == "the game is over: nobody is asked anything"
        assert no.rule == ""


def test_chance_is_a_seat_with_odds() -> None:
    g = begun(Roll())
    ask = g.asks()[0]
    assert (ask.seat, ask.options, ask.odds) == (CHANCE, [1, 2], [3, 1])
    g.fill(CHANCE, 2)
    assert g.notes == [12]


def test_sealed_answers_come_in_any_order_and_are_final() -> None:
    g = begun(Sealed())
    assert [ask.seat for ask in g.asks()] == [0, 1, 2]
    g.fill(2, 5)
    assert [ask.seat for ask in g.asks()] == [0, 1]
    assert str(refused(g, 2, 2)) == "seat 2 is not asked now; asked: seat 0, 1 [TY 3.1]"
    refused(g, 1, 2)
    g.fill(0, 0)
    assert g.notes == []
    g.fill(1, 1)
    assert g.notes == [0, 1, 5]


def test_a_refused_answer_leaves_the_facing_as_it_was() -> None:
    g = begun(Sealed())
    refused(g, 1, 2)
    g.choose(1)  # a bot answers for the seat that is faced: the first
    assert [ask.seat for ask in g.asks()] == [1, 2]


def test_bots_choose_for_each_seat_in_turn() -> None:
    g = begun(Sealed())
    for _ in range(3):
        g.choose(0)
    assert g.notes == [0, 1, 2]


def test_while_a_form_waits_seats_may_answer_anew() -> None:
    g = begun(Moot())
    assert [(ask.seat, ask.may) for ask in g.asks()] == [(2, True), (0, False), (1, False), (CLOCK, True)]
    g.fill(0, 1)
    g.fill(0, 0)
    g.fill(2, 9)
    g.fill(1, 1)
    assert g.notes == [9, 1]
    assert g.is_over()


def test_the_table_faces_those_it_waits_for_and_not_those_who_may_speak() -> None:
    g = begun(Moot())
    assert (g.seat, g.slot) == (0, "vote")


def test_the_clock_ends_a_wait() -> None:
    g = begun(Moot())
    g.fill(1, 1)
    g.fill(CLOCK, 1)
    assert g.notes == [1]
    assert g.is_over()


def test_the_outcome_of_a_called_form_fills_the_blank_of_the_caller() -> None:
    g = begun(Errand(1))
    g.fill(1, 2)
    assert g.notes == [2, 102]
    assert g.is_over()


def test_a_form_may_go_on_as_another_for_the_same_caller() -> None:
    g = begun(Errand(0))
    g.fill(0, 1)
    assert g.asks()[0].seat == 1
    assert len(g.forms) == 2
    g.fill(1, 3)
    assert g.notes == [1, 101, 3, 103]


def test_a_form_returns_through_all_its_callers() -> None:
    g = begun(Street())
    assert len(g.forms) == 4
    g.fill(0, 1)
    assert g.notes == [201, 301, 401]


def test_done_with_ends_closes_a_form_and_everything_above_it() -> None:
    g = begun(Street())
    g.fill(0, 3)
    assert g.notes == [433]
    assert g.slots == []
    assert g.is_over()


def test_a_clone_goes_its_own_way() -> None:
    g = begun(Sealed())
    g.fill(0, 5)
    twin = g.clone()
    twin.fill(1, 1)
    assert [ask.seat for ask in g.asks()] == [1, 2]
    g.fill(1, 5)
    g.fill(2, 2)
    twin.fill(2, 5)
    assert (g.notes, twin.notes) == ([5, 5, 2], [5, 1, 5])


def test_nobody_listens_to_a_clone() -> None:
    g = begun(Pick(0))
    ears = g.ears = Ears({})
    twin = g.clone()
    g.fill(0, 2)
    twin.fill(0, 2)
    assert twin.ears is None
    assert [happened.event.name for happened in ears.heard] == ["noted"]


def test_no_two_of_the_numbers_that_stand_for_nothing_are_the_same() -> None:
    assert len({CHANCE, CLOCK, NOBODY, OPEN, NOTHING}) == 5
    assert (CHANCE, CLOCK) == (-1, -2), "journals tell these"
    g = begun(Pick(0))
    g.fill(0, 1)
    assert g.is_over()
    assert g.seat == NOBODY
    assert g.asks() == []


def test_a_form_that_lacks_what_it_needs_says_so() -> None:
    class Bare(Form):
        pass

    for lacking in ("run", "clone"):
        with pytest.raises(NotImplementedError, match=rf"^Bare\.{lacking}$"):
            Bare().run(Toy()) if lacking == "run" else Bare().clone()
    with pytest.raises(NotImplementedError, match=r"^Bare asks what not all may know: it needs `again`$"):
        Bare().again(Toy())


def test_what_several_are_asked_in_secret_is_asked_again_of_whom_is_still_asked() -> None:
    g = Toy()
    g.notes = [4, 6, 8]
    g.begin(Held())
    g.fill(1, 7)
    twin = g.clone()
    assert isinstance(twin, Toy)
    twin.notes = [5, 7, 9]
    twin.ask_again()
    assert [(ask.seat, ask.options) for ask in twin.asks()] == [(0, [5, 6]), (2, [9, 10])]
    assert [(ask.seat, ask.options) for ask in g.asks()] == [(0, [4, 5]), (2, [8, 9])]
    twin.fill(2, 10)
    twin.fill(0, 5)
    assert twin.is_over()


def test_an_ask_shows_itself() -> None:
    assert repr(Ask(0, "die", [1, 2], "TY 2.1")) == "Ask(seat=0, slot='die', options=[1, 2], rule='TY 2.1')"


def test_up_to_is_shared() -> None:
    assert up_to(3) == [0, 1, 2, 3]
    assert up_to(3) is up_to(3)
