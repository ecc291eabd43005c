"""The Wall: arranging it (chapter 2), the compensation swap (chapter 5), refilling it (chapter 7)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import NOBODY, OPEN, Ask, Pause, State
from gladsheim.games.odins_table.events import ARRANGED
from gladsheim.games.odins_table.parts import COLUMNS, KEEP, PAIRS
from gladsheim.games.odins_table.state import FIRST_NICHE, OdinsTable, Step, table


@mypyc_attr(acyclic=True)
class Display(Step):
    """Both sides draw six cards and lay them open."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def play(self, g: OdinsTable) -> Pause:
        if self.card != OPEN:
            g.show(shower(g), self.card)
            self.card = OPEN
        seat = shower(g)
        if seat == NOBODY:
            return g.done()
        return g.chance("card", g.decks[seat], "OT 2.2")

    def clone(self) -> Display:
        return Display(self.card)


def shower(g: OdinsTable) -> int:
    """The seat whose display is not yet complete, or NOBODY."""
    for seat in (0, 1):
        if len(g.hands[seat]) < COLUMNS:
            return seat
    return NOBODY


@mypyc_attr(acyclic=True)
class Arrange(Step):
    """Both take their six cards behind the Wall at the same time, unseen, column by column."""

    def play(self, g: OdinsTable) -> Pause:
        if g.hands[0] or g.hands[1]:
            return g.wait()
        return g.done()

    def questions(self, g: State) -> list[Ask]:
        hands = table(g).hands
        return [Ask(seat, "stand", distinct(hands[seat]), "OT 2.3") for seat in (0, 1) if hands[seat]]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        odins, seat = table(g), ask.seat
        odins.stand_up(seat, COLUMNS - len(odins.hands[seat]), value)
        if not odins.hands[seat]:
            g.say(ARRANGED, seat)

    def is_public(self) -> bool:
        return False

    def clone(self) -> Arrange:
        return Arrange()


@mypyc_attr(acyclic=True)
class Refill(Step):
    """The used cards go to the open discards; every empty niche gets a new card from its owner's draw pile."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def play(self, g: OdinsTable) -> Pause:
        if self.card == OPEN:
            g.discard_used()
        else:
            g.refill(FIRST_NICHE[g.used], self.card)
            self.card = OPEN  # only its owner may know it: no form keeps it
        if not g.used:
            return g.done()
        seat = FIRST_NICHE[g.used] // COLUMNS
        if not g.decks[seat]:
            g.reshuffle(seat)
        return g.chance("card", g.decks[seat], "OT 7.1")

    def is_public(self) -> bool:
        return False

    def again(self, g: State) -> list[int]:
        odins = table(g)
        return odins.decks[FIRST_NICHE[odins.used] // COLUMNS]

    def clone(self) -> Refill:
        return Refill(self.card)


def swaps(g: OdinsTable, seat: int) -> list[int]:
    """OT 5.7: the pairs of hidden cards that may change places, and to leave all as it is."""
    hidden = g.hidden_columns(seat)
    return [n for n, (a, b) in enumerate(PAIRS) if a in hidden and b in hidden] + [KEEP]


def distinct(cards: list[int]) -> list[int]:
    """Each value of a sorted hand once."""
    return [card for n, card in enumerate(cards) if n == 0 or card != cards[n - 1]]
