"""Statistics: paired differences, and ratings."""

from __future__ import annotations

import pytest

from gladsheim.core.lots import Lots
from gladsheim.lab.ratings import elo, rate, score_of
from gladsheim.lab.sitting import Result
from gladsheim.lab.stats import Difference


def test_a_difference_is_taken_game_by_game() -> None:
    found = Difference([(1.0, 0.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0)])
    assert found.mean == 0.5
    low, high = found.interval()
    assert low < 0.5 < high


def test_no_difference_in_any_game_still_leaves_doubt() -> None:
    low, high = Difference([(1.0, 1.0)] * 50).interval()
    assert low < 0 < high
    assert high == pytest.approx(1.96 * (2 / 52 / 52) ** 0.5, rel=0.01)


def test_the_same_luck_takes_variance_away() -> None:
    same = Difference([(1.0, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 0.0)])
    other = Difference([(1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (0.0, 0.0)])
    assert same.saved > 0.4
    assert other.saved < 0


def test_many_comparisons_need_a_clearer_difference() -> None:
    found = Difference([(1.0, 0.0)] * 7 + [(0.0, 0.0)] * 23 + [(0.0, 1.0)])
    assert found.is_clear(1)
    assert not found.is_clear(30)


def test_the_interval_of_a_difference_covers_the_truth_in_95_of_100_cases() -> None:
    lots = Lots(5)
    covered = 0
    for _ in range(400):
        pairs: list[tuple[float, float]] = []
        for _ in range(60):
            luck = lots.below(100)
            pairs.append((float(luck < 60), float(luck < 45 or lots.below(100) < 10)))
        low, high = Difference(pairs).interval()
        covered += low <= 0.60 - (0.45 + 0.55 * 0.10) <= high
    assert 0.92 <= covered / 400 <= 0.98


def result(bots: list[str], returns: list[float]) -> Result:
    return Result("end", returns, bots, 1)


def test_odds_of_ten_to_one_are_400_points() -> None:
    points = elo(["strong", "weak"], {("strong", "weak"): 99.5, ("weak", "strong"): 9.5})
    assert points["strong"] - points["weak"] == pytest.approx(400, abs=0.1)
    assert points["strong"] + points["weak"] == pytest.approx(0)


def test_ratings_agree_with_the_chances_that_made_them() -> None:
    strength = {"a": 4.0, "b": 2.0, "c": 1.0}
    lots = Lots(4)
    results: list[Result] = []
    for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
        for _ in range(400):
            won = lots.below(1000) < 1000 * strength[one] / (strength[one] + strength[other])
            results.append(result([one, other], [float(won), float(not won)]))
    found = rate(["a", "b", "c"], results)
    assert [rating.bot for rating in found] == ["a", "b", "c"]
    for rating, truth in zip(found, (120.4, 0.0, -120.4), strict=True):
        assert rating.low < truth < rating.high
        assert rating.high - rating.low < 70


def test_who_won_every_game_still_has_a_number() -> None:
    found = rate(["a", "b"], [result(["a", "b"], [1.0, 0.0])] * 20)
    assert 200 < found[0].points < 800


def test_a_table_of_many_counts_as_one_game() -> None:
    assert score_of(result(["a", "b", "b"], [0.5, 0.5, 0.0])) == {("a", "b"): 0.75, ("b", "a"): 0.25}


def test_equals_do_not_meet_nor_do_those_who_both_lost() -> None:
    assert score_of(result(["a", "b", "a", "b"], [1.0, 0.0, 0.0, 0.0])) == {("a", "b"): 1.0, ("b", "a"): 0.0}
    assert score_of(result(["a", "a", "b"], [1.0, 0.0, 0.0])) == {("a", "b"): 1.0, ("b", "a"): 0.0}
    assert score_of(result(["a", "a"], [1.0, 0.0])) == {}


def test_a_rating_says_how_many_games_a_bot_was_in() -> None:
    found = rate(["a", "b", "c"], [result(["a", "b"], [1.0, 0.0])] * 4 + [result(["c", "a"], [1.0, 0.0])] * 3)
    assert {rating.bot: rating.games for rating in found} == {"a": 7, "b": 4, "c": 3}
