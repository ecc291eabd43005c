"""The Wall: arranging it (chapter 2), the compensation swap (chapter 5), refilling it (chapter 7)."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Ask, Form, Pause, State
from gladsheim.games.odins_table.events import Arranged
from gladsheim.games.odins_table.parts import COLUMNS, KEEP, PAIRS
from gladsheim.games.odins_table.state import FIRST_SLOT, NOBODY, OdinsTable


class Display(Form):
    """Both sides draw six cards and lay them open."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def run(self, g: State) -> Pause:
        assert isinstance(g, OdinsTable)
        if self.card != OPEN:
            g.show(shower(g), self.card)
            self.card = OPEN
        seat = shower(g)
        if seat == NOBODY:
            return g.done()
        return g.chance("card", g.decks[seat], "OT 2.2")

    def is_public(self) -> bool:
        return True

    def clone(self) -> Display:
        return Display(self.card)


def shower(g: OdinsTable) -> int:
    """The seat whose display is not yet complete, or NOBODY."""
    for seat in (0, 1):
        if len(g.hands[seat]) < COLUMNS:
            return seat
    return NOBODY


class Arrange(Form):
    """Both take their six cards behind the Wall at the same time, unseen, column by column."""

    def run(self, g: State) -> Pause:
        assert isinstance(g, OdinsTable)
        if g.hands[0] or g.hands[1]:
            return g.wait()
        return g.done()

    def questions(self, g: State) -> list[Ask]:
        assert isinstance(g, OdinsTable)
        return [Ask(seat, "stand", distinct(g.hands[seat]), "OT 2.3") for seat in (0, 1) if g.hands[seat]]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        assert isinstance(g, OdinsTable)
        seat = ask.seat
        g.stand_up(seat, COLUMNS - len(g.hands[seat]), value)
        if not g.hands[seat] and g.ears is not None:
            g.say(Arranged(seat))

    def clone(self) -> Arrange:
        return Arrange()


class Refill(Form):
    """The used cards go to the open discards; every empty slot gets a new card from its owner's draw pile."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def run(self, g: State) -> Pause:
        assert isinstance(g, OdinsTable)
        if self.card == OPEN:
            g.discard_used()
        else:
            g.refill(FIRST_SLOT[g.used], self.card)
            self.card = OPEN  # only its owner may know it: no form keeps it
        if not g.used:
            return g.done()
        seat = FIRST_SLOT[g.used] // COLUMNS
        if not g.decks[seat]:
            g.reshuffle(seat)
        return g.chance("card", g.decks[seat], "OT 7.1")

    def again(self, g: State) -> list[int]:
        assert isinstance(g, OdinsTable)
        return g.decks[FIRST_SLOT[g.used] // COLUMNS]

    def clone(self) -> Refill:
        return Refill(self.card)


def swaps(g: OdinsTable, seat: int) -> list[int]:
    """OT 5.7: the pairs of hidden cards that may change places, and to leave all as it is."""
    hidden = g.hidden_columns(seat)
    return [n for n, (a, b) in enumerate(PAIRS) if a in hidden and b in hidden] + [KEEP]


def distinct(cards: list[int]) -> list[int]:
    """Each value of a sorted hand once."""
    return [card for n, card in enumerate(cards) if n == 0 or card != cards[n - 1]]
