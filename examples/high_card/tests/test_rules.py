"""Stories: each shows a rule of High Card, and is named after it."""

from __future__ import annotations

import pytest

import gladsheim

KEEP, EXCHANGE = 0, 1


def rule(*ids: str) -> pytest.MarkDecorator:
    """This story shows these rules; `gladsheim check` looks for a story of every rule."""
    return pytest.mark.rule(*ids)


def table(first: int, second: int, *fills: tuple[int, int]) -> gladsheim.Match:
    """A game in which the seats were dealt these cards; then what seats and chance did."""
    journal = gladsheim.start("high-card", seed=1).journal
    deal = [(gladsheim.CHANCE, first), (gladsheim.CHANCE, second)]
    journal["fills"] = [[seat, value] for seat, value in (*deal, *fills)]
    return gladsheim.replay(journal)


def hands(match: gladsheim.Match, seat: int | None) -> object:
    return match.view(seat)["hands"]


@rule("HC 1.1")
def test_each_of_nine_cards_is_there_once() -> None:
    match = table(3, 7)
    assert match.view(None)["deck"] == 7
    drawn = {value for seed in range(60) for value in gladsheim.start("high-card", seed=seed).fills[1::2]}
    assert drawn == {*range(1, 10)}


@rule("HC 1.2")
def test_a_player_looks_only_at_the_own_card() -> None:
    match = table(3, 7)
    assert hands(match, 0) == [3, "hidden"]
    assert hands(match, 1) == ["hidden", 7]
    assert hands(match, None) == ["hidden", "hidden"]


@rule("HC 1.2", "HC 2.2")
def test_who_draws_hears_which_card_and_the_other_that_one_was_drawn() -> None:
    match = table(3, 7)
    match.listen()
    match.answer(0, EXCHANGE)
    match.answer(1, KEEP)
    aside, drawn, shown = match.beats(0)
    assert (aside.event, drawn.event, shown.event) == ("laid-aside", "drawn", "shown")
    assert drawn.parts == {"seat": 0, "card": shown.parts["one"]}
    assert drawn.view["aside"] == [3, None]
    assert match.beats(1)[1].text() == "Seat 1 draws a card."


@rule("HC 2.1")
def test_an_answer_is_sealed_until_both_have_answered() -> None:
    kept, exchanged = table(3, 7, (0, KEEP)), table(3, 7, (0, EXCHANGE))
    assert kept.view(1) == exchanged.view(1)
    assert kept.view(0) != exchanged.view(0)


@rule("HC 2.2")
def test_the_old_card_is_laid_aside_face_down() -> None:
    match = table(3, 7, (0, EXCHANGE), (1, KEEP), (gladsheim.CHANCE, 5))
    assert match.view(0)["aside"] == [3, None]
    assert match.view(1)["aside"] == ["hidden", None]


@rule("HC 3.1")
def test_the_higher_card_wins() -> None:
    match = table(3, 7, (0, EXCHANGE), (1, KEEP), (gladsheim.CHANCE, 9))
    assert hands(match, None) == [9, 7]
    assert match.returns == [1.0, 0.0]
