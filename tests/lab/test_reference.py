"""Statistics against reference numbers: scipy's, published ones, or the definition written out."""

from __future__ import annotations

import math
from itertools import combinations, permutations

import numpy as np
import pytest
from scipy import optimize, stats

from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.lots import Lots
from gladsheim.lab.luck import added_by, shapley
from gladsheim.lab.plan import Plan, Section, Variant
from gladsheim.lab.ratings import ELO, Score, elo, rate
from gladsheim.lab.run import Tally
from gladsheim.lab.sitting import Result, Setting
from gladsheim.lab.stats import Z95, Difference, Sequence, SequenceOfPairs, Share
from gladsheim.lab.tables import left_out, variants

NOT_BY_CHANCE = 0.001  # a fixed seed whose draws are rarer than this would be a fault


def test_the_z_of_95_per_cent() -> None:
    assert pytest.approx(stats.norm.ppf(0.975), abs=5e-5) == Z95


@pytest.mark.parametrize(("won", "games"), [(0, 7), (1, 30), (13, 40), (200, 400), (397, 400), (25, 25)])
def test_the_interval_of_a_share_is_wilsons(won: int, games: int) -> None:
    theirs = stats.binomtest(won, games).proportion_ci(0.95, method="wilson")
    assert Share(won, games).interval() == pytest.approx((theirs.low, theirs.high), abs=1e-5)
    other = stats.binomtest(won, games).proportion_ci(0.99, method="wilson")
    assert Share(won, games).interval(stats.norm.ppf(0.995)) == pytest.approx((other.low, other.high), abs=1e-9)
    assert Share(won, games).half_width() == pytest.approx((theirs.high - theirs.low) / 2, abs=1e-5)


def pairs_of(only_one: int, only_other: int, both: int, neither: int) -> list[tuple[float, float]]:
    return [
        *[(1.0, 0.0)] * only_one,
        *[(0.0, 1.0)] * only_other,
        *[(1.0, 1.0)] * both,
        *[(0.0, 0.0)] * neither,
    ]


# The first as R's statpsych prints it for ci.prop.ps(.05, 12, 4, 26, 6); the second as DGB does for (.05, 26, 4, 40).
@pytest.mark.parametrize(
    ("cells", "low", "high"), [((26, 4, 6, 12), 0.2548067, 0.6251933), ((26, 4, 5, 5), 0.3126438, 0.7349752)]
)
def test_the_interval_of_a_difference_is_that_of_bonett_and_price(
    cells: tuple[int, int, int, int], low: float, high: float
) -> None:
    found = Difference(pairs_of(*cells))
    assert found.interval(stats.norm.ppf(0.975)) == pytest.approx((low, high), abs=1e-7)
    assert found.half_width() == pytest.approx((high - low) / 2, abs=1e-4)
    assert found.mean == pytest.approx((cells[0] - cells[1]) / sum(cells))


def test_what_common_luck_saves_is_told_by_the_variances() -> None:
    pairs = pairs_of(9, 3, 30, 18)
    one, other = np.array(pairs).T
    assert Difference(pairs).saved == pytest.approx(1 - np.var(one - other) / (np.var(one) + np.var(other)))
    # With halves for draws, too.
    draws = [*pairs, *[(0.5, 0.0)] * 7, *[(0.5, 1.0)] * 2]
    one, other = np.array(draws).T
    assert Difference(draws).saved == pytest.approx(1 - np.var(one - other) / (np.var(one) + np.var(other)))


@pytest.mark.parametrize("comparisons", [1, 2, 5, 10, 40])
def test_many_comparisons_share_the_five_per_cent(comparisons: int) -> None:
    """The fewest wins of sixty that are clear, by the level that each of the comparisons is left (Bonferroni)."""
    z = stats.norm.ppf(1 - 0.05 / comparisons / 2)
    for won in range(20):
        found = Difference(pairs_of(won, 1, 20, 39 - won))
        assert found.is_clear(comparisons) == (found.middle - z * found.error > 0)
        turned = Difference(pairs_of(1, won, 20, 39 - won))  # as clear the other way round
        assert turned.is_clear(comparisons) == found.is_clear(comparisons)


def test_without_games_nothing_is_known() -> None:
    assert Share(0, 0).interval() == (0.0, 1.0)
    assert Share(0, 0).share == 0.0
    none = Difference([])
    assert (none.mean, none.saved) == (0.0, 0.0)
    assert none.interval() == pytest.approx((-Z95 / math.sqrt(2), Z95 / math.sqrt(2)), abs=0.4)
    assert none.interval()[0] == -none.interval()[1]
    assert not none.is_clear(1)
    assert Sequence(0.0, 0).interval() == (0.0, 1.0)
    assert SequenceOfPairs([]).interval() == (-1.0, 1.0)


def test_no_interval_goes_beyond_what_can_be() -> None:
    surely = Difference([(1.0, 0.0)] * 3)
    assert surely.interval(9.0) == (-1.0, 1.0)
    assert Share(5, 5).interval()[1] == 1.0
    assert Share(0, 5).interval()[0] == 0.0


def robbins(won: int, games: int, wrong: float) -> tuple[float, float]:
    """The chances at which (games + 1) times that of so many wins is not below `wrong` (Robbins, 1970)."""

    def above(chance: float) -> float:
        return float(np.log(games + 1) + stats.binom.logpmf(won, games, chance) - np.log(wrong))

    low = optimize.brentq(above, 1e-12, won / games) if won else 0.0
    high = optimize.brentq(above, won / games, 1 - 1e-12) if won < games else 1.0
    return low, high


@pytest.mark.parametrize("wrong", [0.05, 0.01])
@pytest.mark.parametrize(("won", "games"), [(0, 4), (1, 1), (3, 10), (50, 100), (97, 100), (12, 12), (0, 60), (1, 400)])
def test_the_interval_of_a_sequence_is_that_of_robbins(won: int, games: int, wrong: float) -> None:
    assert Sequence(won, games).interval(wrong) == pytest.approx(robbins(won, games, wrong), abs=1e-6)


def test_a_sequence_is_wrong_in_five_of_a_hundred_unless_said_otherwise() -> None:
    assert Sequence(7, 20).interval() == Sequence(7, 20).interval(0.05)
    assert SequenceOfPairs(pairs_of(9, 2, 3, 4)).interval() == SequenceOfPairs(pairs_of(9, 2, 3, 4)).interval(0.05)


@pytest.mark.parametrize("cells", [(12, 0, 5, 5), (9, 4, 20, 3), (4, 9, 3, 20), (0, 15, 0, 30), (3, 3, 3, 3)])
def test_how_much_more_was_won_is_how_often_they_differ_times_who_was_ahead(cells: tuple[int, int, int, int]) -> None:
    """Half of what may be wrong goes to each of the two; the bound furthest out is the one that can still be."""
    only_one, only_other, *_ = cells
    rarely, often = robbins(only_one + only_other, sum(cells), 0.025)
    low, high = (2 * one - 1 for one in robbins(only_one, only_one + only_other, 0.025))
    expected = (min(low * rarely, low * often), max(high * rarely, high * often))
    found = SequenceOfPairs(pairs_of(*cells))
    assert found.interval() == pytest.approx(expected, abs=1e-5)
    assert found.is_decided() == (expected[0] > 0 or expected[1] < 0)
    turned = SequenceOfPairs(pairs_of(only_other, only_one, *cells[2:]))
    assert turned.interval() == pytest.approx((-expected[1], -expected[0]), abs=1e-5)
    assert turned.is_decided() == found.is_decided()


def test_a_draw_against_a_win_counts_as_half_of_what_one_is_ahead() -> None:
    draws = SequenceOfPairs([(0.5, 0.0)] * 8 + [(1.0, 1.0)] * 4)
    assert (draws.games, draws.differ.total, draws.differ.count) == (12, 8, 12)
    assert (draws.ahead.total, draws.ahead.count) == (6.0, 8)


# What is told of differences


def tally(name: str, wins: int, against: str = "") -> Tally:
    """Sixty games of which the first so many are won."""
    found = Tally(Variant(name, Setting("odins-table", 2, {}, ["random"]), 60, "won", against, name))
    found.results = [Result("end", [float(n < wins), float(n >= wins)], ["a", "b"], 1) for n in range(60)]
    return found


def starred(count: int, kind: str) -> list[bool]:
    """Whether each of so many equal differences is told to be clear."""
    base = tally("base", 20)
    others = [tally(f"other {n}", 27, "base") for n in range(count)]
    tallies = {one.variant.name: one for one in [base, *others]}
    section = Section("S", kind, [one.variant for one in tallies.values()], "", [], [])
    plan = Plan("P", "", "odins-table", 1, 0.0, 1)
    if kind == "leave-out":
        return [row[2].endswith("*") for row in left_out(section, tallies, plan).rows[1:]]
    return [row[6].endswith("*") for row in variants([*tallies.values()], tallies, plan).rows[1:]]


@pytest.mark.parametrize("kind", ["leave-out", "variants"])
def test_a_difference_that_is_clear_alone_is_not_among_thirty(kind: str) -> None:
    assert starred(1, kind) == [True]
    assert starred(30, kind) == [False] * 30


# Ratings


def likeliest(bots: list[str], won: Score) -> dict[str, float]:
    """Bradley and Terry's strengths in points of Elo, by a general optimizer; a drawn game more for each pair."""
    pairs = {tuple(sorted(pair)) for pair in won}

    def unlikely(points: np.ndarray) -> float:
        total = 0.0
        for one, other in pairs:
            gap = points[bots.index(one)] - points[bots.index(other)]
            total += (won.get((one, other), 0.0) + 0.5) * np.log1p(np.exp(-gap))
            total += (won.get((other, one), 0.0) + 0.5) * np.log1p(np.exp(gap))
        return float(total) + float(np.sum(points)) ** 2

    found = optimize.minimize(unlikely, np.zeros(len(bots)), method="BFGS", options={"gtol": 1e-9})
    return {bot: ELO * float(point) for bot, point in zip(bots, found.x, strict=True)}


@pytest.mark.parametrize(
    "won",
    [
        {("a", "b"): 30.0, ("b", "a"): 10.0, ("b", "c"): 25.0, ("c", "b"): 15.0, ("a", "c"): 33.0, ("c", "a"): 7.0},
        {("a", "b"): 12.5, ("b", "a"): 7.5, ("b", "c"): 20.0, ("c", "b"): 0.0, ("c", "d"): 3.0, ("d", "c"): 17.0},
    ],
)
def test_ratings_are_the_most_likely_ones(won: Score) -> None:
    bots = sorted({bot for pair in won for bot in pair})
    theirs, ours = likeliest(bots, won), elo(bots, won)
    for bot in bots:
        assert ours[bot] == pytest.approx(theirs[bot], abs=0.1)


def test_the_interval_of_a_rating_is_as_wide_as_the_number_of_games_says() -> None:
    """With two bots a rating is half the logit of a share, whose error is known."""
    won, games = 240, 400
    results = [Result("end", [float(n < won), float(n >= won)], ["a", "b"], 1) for n in range(games)]
    best = rate(["a", "b"], results)[0]
    share = (won + 0.5) / (games + 1)
    error = ELO / 2 * Z95 / math.sqrt(games * share * (1 - share))
    assert best.points == pytest.approx(ELO / 2 * math.log(share / (1 - share)), abs=0.01)
    assert (best.high - best.low) / 2 == pytest.approx(error, rel=0.15)
    assert best.low < best.points < best.high


# Luck


def test_what_something_added_has_the_error_of_a_mean() -> None:
    values = [0.0, 1.0, 0.5, -0.5, 0.25, 1.0, -1.0]
    found = added_by(values)
    assert found.value == pytest.approx(np.mean(values))
    assert found.high - found.value == pytest.approx(Z95 * stats.sem(values))
    assert found.value - found.low == pytest.approx(Z95 * stats.sem(values))


def test_the_part_of_a_kind_is_its_mean_over_all_orders() -> None:
    kinds = ["seat", "deck", "bag", "dice"]
    lots = Lots(9)
    won: dict[frozenset[str], list[list[float]]] = {}
    for size in range(len(kinds) + 1):
        for some in combinations(kinds, size):
            won[frozenset(some)] = [[lots.below(100) / 100, lots.below(100) / 100] for _ in range(3)]
    for seat in (0, 1):
        for kind in kinds:
            ours = shapley(kinds, kind, won, seat)
            for game in range(3):
                added: list[float] = []
                for order in permutations(kinds):
                    before = frozenset(order[: order.index(kind)])
                    added.append(won[before | {kind}][game][seat] - won[before][game][seat])
                assert ours[game] == pytest.approx(np.mean(added))
        # Together they are all that luck added.
        total = sum(shapley(kinds, kind, won, seat)[0] for kind in kinds)
        assert total == pytest.approx(won[frozenset(kinds)][0][seat] - won[frozenset()][0][seat])


# Chance


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 27, 42])
def test_chance_and_lots_are_even(sides: int) -> None:
    chance, lots = Chance(seed_from(sides), []), Lots(sides)
    for draw in (chance.below, lots.below):
        counts = np.bincount([draw(sides) for _ in range(200 * sides)], minlength=sides)
        assert NOT_BY_CHANCE < stats.chisquare(counts).pvalue < 1 - NOT_BY_CHANCE


def test_chance_and_lots_follow_their_odds() -> None:
    odds = [1, 5, 2, 8, 4]
    chance, lots = Chance(seed_from(3), []), Lots(3)
    drawn = [chance.draw([0, 1, 2, 3, 4], odds) for _ in range(4000)]
    picked = [lots.pick([0, 1, 2, 3, 4], odds) for _ in range(4000)]
    for found in (drawn, picked):
        assert NOT_BY_CHANCE < stats.chisquare(np.bincount(found), np.array(odds) * 200).pvalue < 1 - NOT_BY_CHANCE


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    lots = Lots(11)
    orders = [*permutations(range(4))]
    counts = dict.fromkeys(orders, 0)
    for _ in range(200 * len(orders)):
        cards = [0, 1, 2, 3]
        lots.shuffle(cards)
        counts[tuple(cards)] += 1
    assert NOT_BY_CHANCE < stats.chisquare([*counts.values()]).pvalue < 1 - NOT_BY_CHANCE
