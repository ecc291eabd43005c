"""Review: the answers and lots that turned a game are found, judged by what the seat knew, and told the same twice."""

from __future__ import annotations

from functools import cache

import pytest

import gladsheim
from gladsheim.core.game import BadOption, Json
from gladsheim.core.match import Match
from gladsheim.games.odins_table.moving import TARGET
from gladsheim.games.odins_table.parts import RESURRECT
from gladsheim.games.odins_table.state import OdinsTable
from gladsheim.lab import play
from gladsheim.lab.review import MOST, SURE, WORTH_TELLING, Decision, Reviewer, Suspect, Turns, review


@cache
def a_short_game() -> Match:
    match = gladsheim.start("odins-table", seed=5, no_progress=10)
    play(match, ["random", "policy"], 3)
    return match


@cache
def reviewed(seat: int | None = None) -> Turns:
    return review(a_short_game().journal, seat)


def test_at_most_three_of_each_are_told_those_that_moved_most_first() -> None:
    found = reviewed()
    assert 0 < len(found.decisions) <= MOST
    assert len(found.lots) <= MOST
    assert [one.lost for one in found.decisions] == sorted((one.lost for one in found.decisions), reverse=True)
    assert [one.moved for one in found.lots] == sorted((one.moved for one in found.lots), reverse=True)
    for one in found.decisions:
        assert one.lost > max(WORTH_TELLING, SURE * one.error)
        assert one.played != one.better.option
        assert {one.played, one.better.option} <= set(one.ask.options)


def test_the_position_is_the_one_before_the_answer() -> None:
    journal = a_short_game().journal
    one = reviewed().decisions[0]
    table = Reviewer(journal).table_before(one.fill)
    fills = journal["fills"]
    assert isinstance(fills, list)
    assert fills[one.fill] == [one.ask.seat, one.played]
    assert one.ask.seat in [ask.seat for ask in table.asks]


def test_the_decisions_of_one_seat_are_told_alone_and_all_is_the_same_twice() -> None:
    journal = a_short_game().journal
    one, again = reviewed(0), review(journal, 0)
    assert {decision.ask.seat for decision in one.decisions} <= {0}
    assert [decision.plain() for decision in one.decisions] == [decision.plain() for decision in again.decisions]
    assert [lot.plain() for lot in one.lots] == [lot.plain() for lot in again.lots]


def test_a_conquest_that_was_not_made_is_a_mistake() -> None:
    """The last space that is needed lies open, and the player goes elsewhere."""
    played = gladsheim.start("odins-table", seed=10)
    play(played, ["policy", "policy"], 10)
    reviewer = Reviewer(played.journal)
    last = len(reviewer.fills) - 1
    winner, won_by = reviewer.fills[last]
    table = reviewer.table_before(last)
    assert isinstance(table.state, OdinsTable)
    assert table.state.is_free(TARGET[won_by])
    wrong = next(option for option in table.options if option != won_by and option < RESURRECT)
    reviewer.fills[last] = (winner, wrong)
    suspect = reviewer.scan([last])[0]
    found = reviewer.judge(suspect)
    assert isinstance(found, Decision)
    assert (found.better.option, found.better.chance) == (won_by, 1.0)
    assert found.lost > 0.9  # the other would have won next


def test_who_one_is_is_no_turning_point_and_no_word_in_council_is_judged() -> None:
    match = gladsheim.start("gotterdammerung", seats=7, seed=2)
    play(match, ["policy"] * 7, 1)
    reviewer = Reviewer(match.journal)
    found: list[Suspect] = []
    for piece in reviewer.pieces()[:4]:
        found += reviewer.scan(piece)
    slots = {table.state.slot for _, table in reviewer.moments([one.fill for one in found])}
    assert slots
    assert not slots & {"dealt", "say", "whom", "reason"}


def test_only_finished_games_and_seats_that_there_are() -> None:
    with pytest.raises(BadOption, match="finished games"):
        review(gladsheim.start("odins-table", seed=1).journal)
    with pytest.raises(BadOption, match="seats are 0 to 1"):
        review(a_short_game().journal, 2)


def test_the_plain_data_can_be_written_down() -> None:
    plain: dict[str, Json] = reviewed().decisions[0].plain()
    assert sorted(plain) == ["after", "before", "better", "error", "fill", "played", "rule", "seat", "slot"]
