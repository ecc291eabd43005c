"""High Card: nine cards, two players, one exchange in secret.  The smallest game with something to hide."""

from pathlib import Path
from typing import Final

from gladsheim.core.decks import without
from gladsheim.core.events import Event
from gladsheim.core.forms import OPEN, Ask, Form, Pause, State
from gladsheim.core.game import HIDDEN, Chosen, Game, Json
from gladsheim.core.kinds import DECK, SEAT, Kind, Slot
from gladsheim.core.lots import Lots
from gladsheim.core.text import Phrase, Words
from gladsheim.core.zones import Zone

CARDS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
NO_CARD: Final = 0
KEEP: Final = 0
EXCHANGE: Final = 1
EXCHANGED: Final = 2

CARD: Final = Kind("card", lot=DECK)
ANSWER: Final = Kind("answer", names=["keep", "exchange"], key="do")

DRAWN_UNSEEN: Final = Event("drawn-unseen", "HC 1.2", SEAT)
DRAWN: Final = Event("drawn", "HC 1.2", SEAT, CARD, heard_by="seat", others=DRAWN_UNSEEN)
LAID_ASIDE: Final = Event("laid-aside", "HC 2.2", SEAT)
SHOWN: Final = Event("shown", "HC 3.1", CARD.named("one"), CARD.named("other"))


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
        self.say(DRAWN, seat, card)

    def lay_aside(self, seat: int) -> None:
        """HC 2.2: face down."""
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = NO_CARD
        self.say(LAID_ASIDE, seat)


def table(g: State) -> HighCard:
    """The engine knows states; here they are all of this game, which is said once."""
    assert isinstance(g, HighCard)
    return g


class Step(Form):
    """A form of this game: `play` is given its own state.  What it asks all may know, unless it says otherwise."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: HighCard) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


class Round(Step):
    """Deal, exchange, compare."""

    def __init__(self, exchange: list[int], drawn: int = OPEN) -> None:
        self.exchange = exchange  # seat -> its sealed answer
        self.drawn = drawn

    def play(self, g: HighCard) -> Pause:
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
        pause = g.done()
        g.say(SHOWN, g.hands[0], g.hands[1])
        return pause

    def clone(self) -> "Round":
        return Round(self.exchange.copy(), self.drawn)


class Draw(Step):
    """Whoever lacks a card draws one."""

    def __init__(self, card: int = OPEN) -> None:
        self.card = card

    def play(self, g: HighCard) -> Pause:
        if self.card != OPEN:
            g.draw(self.card)
            self.card = OPEN
        if NO_CARD in g.hands:
            return g.chance("card", g.deck, "HC 1.2")
        return g.done()

    def clone(self) -> "Draw":
        return Draw(self.card)

    def is_public(self) -> bool:
        return False

    def again(self, g: State) -> list[int]:
        return table(g).deck


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = table(state)
    g.deck = CARDS
    g.hands = [NO_CARD, NO_CARD]
    g.aside = [NO_CARD, NO_CARD]
    return Round([OPEN, OPEN])


def view(state: State, seat: int | None) -> dict[str, Json]:
    g = table(state)
    return {
        "deck": len(g.deck),
        "hands": [sees_card(g.hands[owner], owner == seat or not g.forms) for owner in (0, 1)],
        "aside": [sees_card(g.aside[owner], owner == seat) for owner in (0, 1)],
        "dealt": not g.forms or any(isinstance(form, Round) and form.drawn != OPEN for form in g.forms),
        "answers": [sees_answers(form, seat) for form in g.forms if isinstance(form, Round)],
    }


def sees_card(card: int, known: bool) -> Json:
    return None if card == NO_CARD else card if known else HIDDEN


def sees_answers(form: Round, seat: int | None) -> list[Json]:
    """Who has answered is open; what, only once both have."""
    sealed = OPEN in form.exchange
    return [
        None if answer == OPEN else HIDDEN if sealed and owner != seat else answer
        for owner, answer in enumerate(form.exchange)
    ]


def imagine(state: State, seat: int | None, lots: Lots) -> State:
    g = table(state)
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


def text(state: State, seat: int | None, words: Words) -> str:
    g = table(state)
    lines = [words.say(Phrase("deck", {"count": len(g.deck)}))]
    for owner in (0, 1):
        hand = sees_card(g.hands[owner], owner == seat or not g.forms)
        aside = sees_card(g.aside[owner], owner == seat)
        cards = ["?" if card == HIDDEN else "-" if card is None else str(card) for card in (hand, aside)]
        lines.append(f"{words.name(owner)}: {cards[0]} ({cards[1]})")
    return "\n".join(lines)


def pieces(state: State) -> dict[str, int]:
    g = table(state)
    cards = [*g.deck, *g.hands, *g.aside]
    return {f"card {card}": cards.count(card) for card in CARDS}


GAME = Game(
    id="high-card",
    folder=Path(__file__).parent,
    seats=range(2, 3),
    options={},
    state=HighCard,
    forms=[Round, Draw],
    slots={"card": Slot(10, CARD, mute=True), "exchange": Slot(2, ANSWER)},
    set_up=set_up,
    view=view,
    events=[DRAWN, LAID_ASIDE, SHOWN],
    unsaid={"dealt": "all see that both have a card", "answers": "an answer is given without a word"},
    imagine=imagine,
    text=text,
    zones={
        "hands": Zone("row", kind=CARD, each=True),
        "aside": Zone("row", kind=CARD, each=True),
        "deck": Zone("pile"),
        "dealt": Zone("hidden"),
        "answers": Zone("words", kind=ANSWER),
    },
    pieces=pieces,
    longest=6,
)
