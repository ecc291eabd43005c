"""High Card: nine cards, two players, one exchange in secret.  The smallest game with something to hide."""

from pathlib import Path
from typing import Final

from gladsheim.core.decks import without
from gladsheim.core.events import Event
from gladsheim.core.forms import OPEN, Ask, Form, Pause, State
from gladsheim.core.game import Chosen, Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.text import Phrase, Words

CARDS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
NO_CARD: Final = 0
KEEP: Final = 0
EXCHANGE: Final = 1
EXCHANGED: Final = 2
HIDDEN: Final = "hidden"


class HighCard(State):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # a bag: in which order it lies nobody knows, the state neither
        self.hands: list[int] = []  # seat -> its card, or NO_CARD
        self.aside: list[int] = []  # seat -> the card it laid aside face down, or NO_CARD

    def clone(self) -> "HighCard":
        twin = HighCard()
        twin.deck = self.deck  # replaced, never changed in place
        twin.hands = self.hands.copy()
        twin.aside = self.aside.copy()
        self.copy_forms(twin)
        return twin

    def returns(self) -> list[float]:
        return [float(self.hands[seat] == max(self.hands)) for seat in (0, 1)]

    def outcome(self) -> str:
        return "victory.high"

    def draw(self, card: int) -> None:
        """HC 1.2: the first who lacks a card gets it."""
        seat = self.hands.index(NO_CARD)
        self.deck = without(self.deck, card)
        self.hands[seat] = card
        if self.ears is not None:
            self.say(Drawn(seat, card))

    def lay_aside(self, seat: int) -> None:
        """HC 2.2: face down."""
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = NO_CARD


class Drawn(Event):
    """A card was drawn: who drew it knows which."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__("HC 1.2", hearers=[seat])
        self.seat = seat
        self.card = card

    def phrase(self) -> Phrase:
        return Phrase("drawn", {"seat": self.seat, "card": self.card})

    def veiled(self) -> Event:
        return DrawnUnseen(self.seat)


class DrawnUnseen(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("HC 1.2")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("drawn-unseen", {"seat": self.seat})


class Round(Form):
    """Deal, exchange, compare."""

    def __init__(self, exchange: list[int], drawn: int = OPEN) -> None:
        self.exchange = exchange  # seat -> its sealed answer
        self.drawn = drawn

    def run(self, g: State) -> Pause:
        assert isinstance(g, HighCard)
        # 1. Both draw a card.
        if self.drawn == OPEN:
            return g.call("drawn", Draw())
        # 2. Both decide at the same time, unseen, whether to exchange it.
        if OPEN in self.exchange:
            return g.ask_all("exchange", [Ask(seat, "exchange", [KEEP, EXCHANGE], "HC 2.1") for seat in (0, 1)])
        # 3. Whoever exchanges lays the old card aside and draws a new one.
        if EXCHANGE in self.exchange:
            for seat in (0, 1):
                if self.exchange[seat] == EXCHANGE:
                    self.exchange[seat] = EXCHANGED
                    g.lay_aside(seat)
            return g.call("drawn", Draw())
        # 4. The higher card wins.
        return g.done()

    def clone(self) -> "Round":
        return Round(self.exchange.copy(), self.drawn)

    def is_public(self) -> bool:
        return True


class Draw(Form):
    """Whoever lacks a card draws one."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def run(self, g: State) -> Pause:
        assert isinstance(g, HighCard)
        if self.card != OPEN:
            g.draw(self.card)
            self.card = OPEN
        if NO_CARD in g.hands:
            return g.chance("card", g.deck, "HC 1.2")
        return g.done()

    def clone(self) -> "Draw":
        return Draw(self.card)

    def again(self, g: State) -> list[int]:
        assert isinstance(g, HighCard)
        return g.deck


def set_up(g: State, seats: int, chosen: Chosen) -> Form:
    assert isinstance(g, HighCard)
    g.deck = CARDS
    g.hands = [NO_CARD, NO_CARD]
    g.aside = [NO_CARD, NO_CARD]
    return Round([OPEN, OPEN])


def view(g: State, seat: int | None) -> dict[str, Json]:
    assert isinstance(g, HighCard)
    return {
        "deck": len(g.deck),
        "hands": [sees_card(g.hands[owner], owner == seat or not g.forms) for owner in (0, 1)],
        "aside": [sees_card(g.aside[owner], owner == seat) for owner in (0, 1)],
        "round": [[form.drawn, sees_exchange(form, seat)] for form in g.forms if isinstance(form, Round)],
        "draw": [form.card for form in g.forms if isinstance(form, Draw)],
    }


def sees_card(card: int, known: bool) -> Json:
    return card if known or card == NO_CARD else HIDDEN


def sees_exchange(form: Round, seat: int | None) -> list[Json]:
    """Who has answered is open; what, only once both have."""
    sealed = OPEN in form.exchange
    return [
        HIDDEN if sealed and answer != OPEN and owner != seat else answer for owner, answer in enumerate(form.exchange)
    ]


def imagine(g: State, seat: int | None, lots: Lots) -> State:
    assert isinstance(g, HighCard)
    twin = g.clone()
    others = [owner for owner in (0, 1) if owner != seat]
    # Cards whose place this seat does not know are dealt again.
    shown = not g.forms
    unknown = [*g.deck, *[g.aside[owner] for owner in others if g.aside[owner] != NO_CARD]]
    if not shown:
        unknown += [g.hands[owner] for owner in others if g.hands[owner] != NO_CARD]
    unknown.sort()
    lots.shuffle(unknown)
    for owner in others:
        if g.aside[owner] != NO_CARD:
            twin.aside[owner] = unknown.pop()
        if g.hands[owner] != NO_CARD and not shown:
            twin.hands[owner] = unknown.pop()
    twin.deck = sorted(unknown)
    # So is an answer still sealed.
    for form in twin.forms:
        if isinstance(form, Round) and OPEN in form.exchange:
            form.exchange = [
                lots.below(2) if owner in others and answer != OPEN else answer
                for owner, answer in enumerate(form.exchange)
            ]
    twin.ask_again()
    return twin


def label(g: State, ask: Ask, value: int) -> Phrase:
    return Phrase("do-exchange" if value == EXCHANGE else "do-keep")


def text(g: State, seat: int | None, words: Words) -> str:
    assert isinstance(g, HighCard)
    lines = [words.say(Phrase("deck", {"count": len(g.deck)}))]
    for owner in (0, 1):
        hand = sees_card(g.hands[owner], owner == seat or not g.forms)
        aside = sees_card(g.aside[owner], owner == seat)
        cards = ["?" if card == HIDDEN else "-" if card == NO_CARD else str(card) for card in (hand, aside)]
        lines.append(f"{words.name(owner)}: {cards[0]} ({cards[1]})")
    return "\n".join(lines)


def pieces(g: State) -> dict[str, int]:
    assert isinstance(g, HighCard)
    cards = [*g.deck, *g.hands, *g.aside]
    return {f"card {card}": cards.count(card) for card in CARDS}


GAME = Game(
    id="high-card",
    folder=Path(__file__).parent,
    seats=range(2, 3),
    options={},
    state=HighCard,
    forms=[Round, Draw],
    slots={"card": 10, "exchange": 2},
    set_up=set_up,
    view=view,
    imagine=imagine,
    label=label,
    text=text,
    pieces=pieces,
    longest=6,
)
