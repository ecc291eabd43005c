"""Lots: the same compiled and not."""

from __future__ import annotations

import random

import pytest

from gladsheim.core.lots import Lots, lots_from

PINNED = [100587536, 2849664703, 2976894644, 2427842431, 2917685297]
BELOW = [99, 71, 91, 11, 19, 41, 52, 14]


def test_the_first_lots_of_a_seed_are_pinned() -> None:
    lots = Lots(7)
    assert [int(lots.next()) for _ in range(5)] == PINNED
    lots = Lots(2**61 + 5)
    assert [lots.below(100) for _ in range(8)] == BELOW


def test_the_same_seed_gives_the_same_lots_and_another_others() -> None:
    assert [Lots(1).below(10**6) for _ in range(3)] == [Lots(1).below(10**6)] * 3
    assert len({Lots(seed).below(10**9) for seed in range(100)}) == 100


@pytest.mark.parametrize("most", [1, 2, 3, 6, 27, 1000])
def test_below_is_in_range_and_about_even(most: int) -> None:
    lots = Lots(most)
    counts = [0] * most
    tries = 200 * most
    for _ in range(tries):
        counts[lots.below(most)] += 1
    assert min(counts) > 100
    assert max(counts) < 300
    # Chi squared stays within six standard deviations of its mean.
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    assert chi <= most - 1 + 6 * (2 * most) ** 0.5


def test_odds_weigh() -> None:
    lots = Lots(3)
    picks = [lots.pick([5, 6, 7], [1, 0, 3]) for _ in range(4000)]
    assert set(picks) == {0, 2}
    assert 900 < picks.count(0) < 1100
    assert {lots.pick([5, 6, 7], None) for _ in range(50)} == {0, 1, 2}


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    lots = Lots(4)
    orders = set()
    for _ in range(200):
        cards = [1, 2, 3]
        lots.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 6
    one = [9]
    lots.shuffle(one)
    assert one == [9]


def test_random_bits_have_the_length_asked_for() -> None:
    lots = Lots(5)
    for k in (0, 1, 31, 32, 33, 62, 100):
        drawn = [lots.getrandbits(k) for _ in range(50)]
        assert all(0 <= bits < 2**k for bits in drawn)
        assert k == 0 or max(drawn).bit_length() > k - 5


def test_thinking_takes_its_lots_from_any_source() -> None:
    lots = Lots(1)
    assert lots_from(lots) is lots
    assert lots_from(random.Random(1)).below(10**6) == lots_from(random.Random(1)).below(10**6)
