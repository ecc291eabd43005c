"""Stories: each shows a rule of Connect Four, and is named after it."""

from __future__ import annotations

import pytest

import gladsheim


def rule(*ids: str) -> pytest.MarkDecorator:
    """This story shows these rules; `gladsheim check` looks for a story of every rule."""
    return pytest.mark.rule(*ids)


def table(columns: str = "") -> gladsheim.Match:
    """A game in which the players dropped their discs into these columns, 1 to 7."""
    match = gladsheim.start("connect-four", seats=2, seed=1)
    for column in columns:
        match.answer(match.asks[0].seat, int(column) - 1)
    return match


def board(match: gladsheim.Match) -> list[str]:
    return str(match.view(None)["board"]).split()


FULL_BOARD = "111111222222333333544444455555666666777777"


@rule("CF 1.1")
def test_the_board_is_empty_at_the_start() -> None:
    assert board(table()) == ["·······"] * 6


@rule("CF 1.2")
def test_the_players_take_turns_and_white_begins() -> None:
    match = table()
    seats = []
    for column in (0, 0, 1):
        seats.append(match.asks[0].seat)
        match.answer(match.asks[0].seat, column)
    assert seats == [0, 1, 0]


@rule("CF 2.1")
def test_a_turn_is_one_disc_in_a_column() -> None:
    match = table("4")
    ask = match.asks[0]
    assert (ask.seat, ask.options, ask.rule) == (1, [0, 1, 2, 3, 4, 5, 6], "CF 2.1")
    with pytest.raises(gladsheim.Illegal):
        match.answer(1, 7)


@rule("CF 2.2")
def test_a_disc_falls_to_the_lowest_free_space() -> None:
    assert board(table("443"))[-2:] == ["···●···", "··○○···"]


@rule("CF 2.2")
def test_all_are_told_where_a_disc_fell() -> None:
    match = table("44")
    match.listen()
    match.answer(0, match.read(0, "c4"))
    (beat,) = match.beats(None)
    assert (beat.text(), beat.at) == ("White drops a disc into column 4.", ["seat-0", "board-3-3"])


@rule("CF 2.3")
def test_a_full_column_is_closed() -> None:
    match = table("333333")
    assert match.asks[0].options == [0, 1, 3, 4, 5, 6]
    with pytest.raises(gladsheim.Illegal):
        match.answer(0, 2)


@rule("CF 3.1")
@pytest.mark.parametrize(
    ("columns", "winner"),
    [
        ("1121314", 0),  # across
        ("7171717", 0),  # upright
        ("12234334544", 0),  # along a diagonal that rises
        ("76654554344", 0),  # along a diagonal that falls
        ("71726364", 1),  # the second player can win too
    ],
)
def test_four_in_a_line_win_at_once(columns: str, winner: int) -> None:
    assert not table(columns[:-1]).over
    match = table(columns)
    assert match.over
    assert match.returns[winner] == 1.0
    assert match.returns[1 - winner] == 0.0
    assert match.outcome is not None
    assert match.outcome.key == "victory.four"


@rule("CF 3.1")
def test_a_line_does_not_run_on_around_the_edge() -> None:
    match = table("1556677")
    assert board(match)[-2:] == ["····○○○", "○···●●●"]
    assert not match.over


@rule("CF 3.2")
def test_a_full_board_is_a_draw() -> None:
    assert not table(FULL_BOARD[:-1]).over
    match = table(FULL_BOARD)
    assert match.returns == [0.5, 0.5]
    assert match.outcome is not None
    assert match.outcome.key == "draw.full"
