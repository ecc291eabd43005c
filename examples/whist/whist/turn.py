"""Who is asked what, and when."""

from gladsheim.core.forms import NOTHING, OPEN, Form, Pause, State
from gladsheim.core.game import Chosen
from whist.state import CARDS, NO_CARD, SUITS, Step, Whist, table


class Deal(Step):
    """Chance deals one card after the other."""

    def __init__(self, dealt: int = OPEN) -> None:
        self.dealt = dealt

    def play(self, g: Whist) -> Pause:
        if self.dealt != OPEN:
            g.deal(self.dealt)
            self.dealt = OPEN
        if g.deck:
            return g.chance("dealt", g.deck, "WH 1.1")
        return g.become(Trump())

    def clone(self) -> "Deal":
        return Deal(self.dealt)

    def is_public(self) -> bool:
        return False

    def again(self, g: State) -> list[int]:
        """What is in the deck is a secret: asked again of an imagined table, it is another deck."""
        return table(g).deck


class Trump(Step):
    """A lot says which suit is trump, unless it was agreed to play without; then the first trick begins."""

    def __init__(self, trump: int = OPEN) -> None:
        self.trump = trump

    def play(self, g: Whist) -> Pause:
        if self.trump == OPEN and g.trump == OPEN:
            return g.chance("trump", list(range(len(SUITS))), "WH 1.2")
        if g.trump == OPEN:
            g.turn_trump(self.trump)
        return g.become(Trick(g.leader))

    def clone(self) -> "Trump":
        return Trump(self.trump)


class Trick(Step):
    """Everybody plays a card, from the leader on."""

    def __init__(self, seat: int, card: int = OPEN) -> None:
        self.seat = seat
        self.card = card

    def play(self, g: Whist) -> Pause:
        # 1. Play a card of your hand, of the suit that was led if you can.
        if self.card == OPEN:
            return g.ask(self.seat, "card", g.playable(self.seat), "WH 2.1")
        g.play(self.seat, self.card)
        # 2. Then the next player does.
        if NO_CARD in g.played:
            return g.become(Trick((self.seat + 1) % len(g.hands)))
        # 3. The best takes the trick and leads, until no card is left.
        g.take_trick()
        return g.become(Trick(g.leader)) if g.hands[g.leader] else g.done()

    def clone(self) -> "Trick":
        return Trick(self.seat, self.card)

    def is_public(self) -> bool:
        return False

    def again(self, g: State) -> list[int]:
        """What one may play hangs on what one holds: nobody else knows."""
        return table(g).playable(self.seat)

    def closed(self, state: State, seat: int) -> dict[int, str]:
        """Why the other cards of the hand are not offered."""
        g = table(state)
        open_now = g.playable(self.seat)
        return {card: "WH 2.1" for card in g.hands[self.seat] if seat == self.seat and card not in open_now}


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = table(state)
    g.deck = list(range(CARDS))
    g.hands = [[] for _ in range(seats)]
    g.played = [NO_CARD] * seats
    g.tricks = [0] * seats
    g.voids = [[] for _ in range(seats)]
    g.trump = NOTHING if chosen.word("trump") == "none" else OPEN
    return Deal()
