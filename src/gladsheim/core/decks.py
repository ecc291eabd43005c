"""Decks and bags: what is known of them.

A bag is a sorted list of cards nobody can see apart; a card is drawn from it, by CHANCE, when it is drawn.
A deck is a row of sections from the top down: single cards that lie in a known place, and runs of unseen cards that
all come from one bag, since nobody knows which run hides which card.  So nobody can look at the future.
Lists are replaced and never changed in place, so that clones may share them.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import OPEN
from gladsheim.core.lots import Lots

ALL_EYES: Final = -1  # the seats that know a card, as bits; -1: everybody


def without(bag: list[int], card: int) -> list[int]:
    """The bag after `card` was drawn from it."""
    rest = bag.copy()
    rest.remove(card)
    return rest


def replaced(row: list[int], place: int, value: int) -> list[int]:
    """The row with another value in one place: clones share it, so it is never changed itself."""
    copy = row.copy()
    copy[place] = value
    return copy


class Deck:
    """A deck as far as it is known."""

    def __init__(self, bag: list[int], rows: list[int], eyes: list[int]) -> None:
        self.bag = bag  # the unseen cards of all runs together, sorted
        self.rows = rows  # from the top: a card in a known place, or -n for a run of n unseen cards
        self.eyes = eyes  # for each row, who knows the card; 0 for a run

    def clone(self) -> Deck:
        return Deck(self.bag, self.rows, self.eyes)

    # Questions

    def size(self) -> int:
        count = 0
        for row in self.rows:
            count += 1 if row >= 0 else -row
        return count

    def top(self) -> int:
        """The top card if its place is known; OPEN: draw it from the bag."""
        return self.rows[0] if self.rows and self.rows[0] >= 0 else OPEN

    # Deeds

    def take(self, card: int) -> None:
        """Draw the top card, which `top` names or CHANCE drew from the bag."""
        row = self.rows[0]
        if row >= 0:
            assert row == card
            self.rows, self.eyes = self.rows[1:], self.eyes[1:]
            return
        self.bag = without(self.bag, card)
        if row == -1:
            self.rows, self.eyes = self.rows[1:], self.eyes[1:]
        else:
            self.rows = [row + 1, *self.rows[1:]]

    def put_on_top(self, card: int, eyes: int = ALL_EYES) -> None:
        self.rows, self.eyes = [card, *self.rows], [eyes, *self.eyes]

    def put_under(self, card: int, eyes: int = ALL_EYES) -> None:
        self.rows, self.eyes = [*self.rows, card], [*self.eyes, eyes]

    def shuffle(self, more: list[int]) -> None:
        """Shuffle the whole deck together with `more` cards: nobody knows any place now."""
        self.bag = sorted([*self.bag, *[row for row in self.rows if row >= 0], *more])
        self.rows, self.eyes = ([-len(self.bag)], [0]) if self.bag else ([], [])

    def imagine(self, seat: int | None, lots: Lots) -> None:
        """Deal again, in place of the true ones, the cards whose place `seat` does not know."""
        unknown = [n for n, row in enumerate(self.rows) if row >= 0 and not knows(self.eyes[n], seat)]
        if not unknown:
            return
        cards = sorted([*self.bag, *[self.rows[n] for n in unknown]])
        lots.shuffle(cards)
        self.rows = self.rows.copy()
        for n in unknown:
            self.rows[n] = cards.pop()
        self.bag = sorted(cards)


def knows(eyes: int, seat: int | None) -> bool:
    """Whether `seat` is among those who know."""
    return eyes == ALL_EYES or (seat is not None and (eyes >> seat) & 1 == 1)


def unseen(cards: list[int]) -> Deck:
    """A freshly shuffled deck."""
    return Deck(sorted(cards), [-len(cards)], [0])
