"""Who is asked what, and when."""

from gladsheim.core.forms import NOBODY, OPEN, Form, Pause, State
from gladsheim.core.game import Chosen
from hoard.state import COINS, HIGHEST, Hoard, Step, table


class Round(Step):
    """A treasure comes up, is sold, and the next one comes."""

    def __init__(self, treasure: int = OPEN, sold: int = OPEN) -> None:
        self.treasure = treasure
        self.sold = sold

    def play(self, g: Hoard) -> Pause:
        # (Each blank is taken and opened again: what it said is in the state now, where everybody sees it.)
        # 2. What came up is auctioned.
        if self.treasure != OPEN:
            g.uncover(self.treasure)
            self.treasure = OPEN
            return g.call("sold", Auction(g.opener))
        # 3. It is sold; the next one, until all rounds are played.
        if self.sold != OPEN:
            g.sell()
            self.sold = OPEN
            if not g.rounds:
                return g.done()
        # 1. By lot, one of those that are left.
        return g.chance("treasure", g.left, "HO 2.1")

    def clone(self) -> "Round":
        return Round(self.treasure, self.sold)


class Auction(Step):
    """Round the table: raise or pass, until one is left."""

    def __init__(self, seat: int, bid: int = OPEN) -> None:
        self.seat = seat
        self.bid = bid

    def play(self, g: Hoard) -> Pause:
        if self.bid != OPEN:
            g.bid(self.seat, self.bid)
            self.bid = OPEN
            self.seat = g.next_bidder(self.seat)
        if self.seat == NOBODY:
            return g.done()
        return g.ask(self.seat, "bid", g.bids(self.seat), "HO 2.2")

    def clone(self) -> "Auction":
        return Auction(self.seat, self.bid)


def set_up(state: State, seats: int, chosen: Chosen) -> Form:
    g = table(state)
    g.left = list(range(1, HIGHEST + 1))
    g.rounds = chosen.number("treasures")
    g.coins = [COINS] * seats
    g.hoards = [[] for _ in range(seats)]
    g.passed = [False] * seats
    return Round()
