"""Everything true at the table, and what can happen there."""

from typing import Final

from gladsheim.core.decks import without
from gladsheim.core.events import Event
from gladsheim.core.forms import NOTHING, OPEN, Form, Pause, State
from gladsheim.core.kinds import DECK, SEAT, Kind
from gladsheim.core.text import Phrase, literal

SUITS: Final = ["spades", "hearts", "diamonds", "clubs"]
RANKS: Final = ["9", "10", "J", "Q", "K", "A"]
NAMES: Final = [rank + suit for suit in "♠♥♦♣" for rank in RANKS]  # card 0 is the nine of spades
CARDS: Final = len(NAMES)
NO_CARD: Final = -1


def suit_of(card: int) -> int:
    return card // len(RANKS)


def say_card(g: State, card: int) -> Phrase:
    return literal(NAMES[card])


def write_card(card: int) -> str:
    """As one types it: qh is the queen of hearts."""
    return (RANKS[card % len(RANKS)] + "shdc"[suit_of(card)]).lower()


CARD: Final = Kind("card", names=NAMES, says=say_card, writes=write_card, place="card-{}", lot=DECK)
SUIT: Final = Kind("suit", names=SUITS, key="suit", lot=DECK)

DEALT_UNSEEN: Final = Event("dealt-unseen", "WH 1.1", SEAT)
DEALT: Final = Event("dealt", "WH 1.1", SEAT, CARD, heard_by="seat", others=DEALT_UNSEEN)
TURNED: Final = Event("turned", "WH 1.2", SUIT)
PLAYED: Final = Event("played", "WH 2.1", SEAT, CARD)
TAKEN: Final = Event("taken", "WH 2.2", SEAT, CARD)
EVENTS: Final = [DEALT, TURNED, PLAYED, TAKEN]


class Whist(State):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # what may still be dealt: a bag, in no order
        self.hands: list[list[int]] = []  # by seat, sorted
        self.played: list[int] = []  # by seat: the card of this trick, or NO_CARD
        self.tricks: list[int] = []  # by seat: how many were taken
        self.gone: list[int] = []  # cards of earlier tricks, which all have seen
        self.voids: list[list[int]] = []  # by seat: suits it could not follow
        self.trump = OPEN  # a suit; NOTHING: they play without
        self.leader = 0

    def clone(self) -> "Whist":
        twin = Whist()
        twin.deck = self.deck  # always replaced
        twin.hands = self.hands.copy()  # the list is changed in place, the hands in it are replaced
        twin.played = self.played.copy()
        twin.tricks = self.tricks.copy()
        twin.gone = self.gone  # always replaced
        twin.voids = self.voids.copy()
        twin.trump = self.trump
        twin.leader = self.leader
        self.copy_forms(twin)
        return twin

    def led(self) -> int:
        """The suit of the card that was led, or NOTHING."""
        card = self.played[self.leader]
        return NOTHING if card == NO_CARD else suit_of(card)

    def playable(self, seat: int) -> list[int]:
        """WH 2.1: cards of the suit that was led, or any if there is none."""
        led = self.led()
        following = [card for card in self.hands[seat] if suit_of(card) == led]
        return following or self.hands[seat]

    def weight(self, card: int) -> int:
        """WH 2.2: trumps beat the suit that was led, which beats all others."""
        suit = suit_of(card)
        if suit == self.trump:
            return 2 * CARDS + card
        return CARDS + card if suit == self.led() else card

    def deal(self, card: int) -> None:
        """WH 1.1: whoever has the fewest cards gets it, the first of them."""
        sizes = [len(hand) for hand in self.hands]
        seat = sizes.index(min(sizes))
        self.deck = without(self.deck, card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.say(DEALT, seat, card)

    def turn_trump(self, suit: int) -> None:
        """WH 1.2: this suit beats the others."""
        self.trump = suit
        self.say(TURNED, suit)

    def play(self, seat: int, card: int) -> None:
        """WH 2.1: from the hand to the table; who does not follow has none of that suit."""
        led = self.led()
        if led not in (NOTHING, suit_of(card)) and led not in self.voids[seat]:
            self.voids[seat] = sorted([*self.voids[seat], led])
        self.hands[seat] = without(self.hands[seat], card)
        self.played[seat] = card
        self.say(PLAYED, seat, card)

    def take_trick(self) -> None:
        """WH 2.2: the best card takes it, and leads the next."""
        best = self.played[0]
        for card in self.played:
            if self.weight(card) > self.weight(best):
                best = card
        self.leader = self.played.index(best)
        self.tricks[self.leader] += 1
        self.gone = sorted([*self.gone, *self.played])
        self.played = [NO_CARD] * len(self.played)
        self.say(TAKEN, self.leader, best)

    def returns(self) -> list[float]:
        """WH 3.1: the most tricks win; who has as many shares."""
        winners = [seat for seat, tricks in enumerate(self.tricks) if tricks == max(self.tricks)]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(self.tricks))]

    def outcome(self) -> str:
        return "victory.tricks" if max(self.returns()) == 1.0 else "draw.tricks"


def table(g: State) -> Whist:
    """The engine knows states; here they are all of this game, which is said once."""
    assert isinstance(g, Whist)
    return g


class Step(Form):
    """A form of this game: `play` is given its own state.  What it asks all may know, unless it says otherwise."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: Whist) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


def pieces(state: State) -> dict[str, int]:
    """The box, counted: no card is lost or doubled."""
    g = table(state)
    cards = [*g.deck, *g.gone, *[card for card in g.played if card != NO_CARD]]
    for hand in g.hands:
        cards += hand
    return {name: cards.count(card) for card, name in enumerate(NAMES)}
