"""Decks: what is known of them."""

from __future__ import annotations

import pytest

from gladsheim.core.decks import ALL_EYES, Deck, knows, unseen, without
from gladsheim.core.forms import OPEN
from gladsheim.core.lots import Lots


def test_without_takes_one_card_and_leaves_the_bag_as_it_was() -> None:
    bag = [1, 2, 2, 3]
    assert without(bag, 2) == [1, 2, 3]
    assert bag == [1, 2, 2, 3]
    with pytest.raises(ValueError, match="not in list"):
        without(bag, 9)


def test_an_unseen_deck_knows_its_cards_but_no_place() -> None:
    deck = unseen([3, 1, 2])
    assert (deck.bag, deck.rows, deck.size()) == ([1, 2, 3], [-3], 3)
    assert deck.top() == OPEN
    deck.take(2)
    assert (deck.bag, deck.rows) == ([1, 3], [-2])
    deck.take(1)
    deck.take(3)
    assert (deck.bag, deck.rows, deck.eyes, deck.size()) == ([], [], [], 0)
    assert deck.top() == OPEN


def test_a_card_put_on_top_is_drawn_next_and_one_put_under_last() -> None:
    deck = unseen([1, 2])
    deck.put_on_top(7)
    deck.put_under(8, eyes=0b01)
    assert deck.size() == 4
    assert deck.rows == [7, -2, 8]
    assert deck.top() == 7
    deck.take(7)
    assert deck.top() == OPEN
    deck.take(2)
    deck.take(1)
    assert deck.top() == 8
    deck.take(8)
    assert deck.size() == 0


def test_the_top_card_cannot_be_another_than_the_known_one() -> None:
    deck = unseen([1, 2])
    deck.put_on_top(7)
    with pytest.raises(AssertionError):
        deck.take(1)


def test_shuffling_forgets_every_place() -> None:
    deck = unseen([1, 2])
    deck.put_on_top(7)
    deck.shuffle([5, 0])
    assert (deck.bag, deck.rows, deck.eyes) == ([0, 1, 2, 5, 7], [-5], [0])
    empty = unseen([4])
    empty.take(4)
    empty.shuffle([])
    assert (empty.bag, empty.rows) == ([], [])


def test_a_clone_shares_nothing_that_changes() -> None:
    deck = unseen([1, 2, 3])
    twin = deck.clone()
    twin.put_on_top(9)
    twin.take(9)
    twin.take(1)
    assert (deck.bag, deck.rows) == ([1, 2, 3], [-3])


def test_eyes_say_who_knows() -> None:
    assert knows(ALL_EYES, None)
    assert knows(ALL_EYES, 3)
    assert knows(0b10, 1)
    assert not knows(0b10, 0)
    assert not knows(0b10, None)


def test_who_knows_a_place_imagines_it_as_it_is() -> None:
    deck = unseen([1, 2, 3])
    deck.put_on_top(7, eyes=0b10)
    twin = deck.clone()
    twin.imagine(1, Lots(1))
    assert (twin.bag, twin.rows, twin.eyes) == (deck.bag, deck.rows, deck.eyes)


def test_who_does_not_know_a_place_imagines_any_card_that_could_be_there() -> None:
    deck = unseen([1, 2, 3])
    deck.put_on_top(7, eyes=0b10)
    deck.put_under(5)
    tops = set()
    for seed in range(60):
        twin = deck.clone()
        twin.imagine(0, Lots(seed))
        tops.add(twin.top())
        assert sorted([*twin.bag, twin.top()]) == [1, 2, 3, 7]
        assert twin.rows[1:] == [-3, 5]
    assert tops == {1, 2, 3, 7}
    assert deck.rows == [7, -3, 5]


def test_a_deck_is_made_of_rows_and_eyes() -> None:
    deck = Deck([2], [9, -1], [1, 0])
    assert (deck.size(), deck.top()) == (2, 9)
