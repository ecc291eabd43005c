"""Everything true at the table, and what can happen there."""

from typing import Final

from gladsheim.core.decks import without
from gladsheim.core.events import Event
from gladsheim.core.forms import NOBODY, Form, Pause, State
from gladsheim.core.kinds import DECK, NUMBER, SEAT, Kind

HIGHEST: Final = 10
COINS: Final = 20

TREASURE: Final = Kind("treasure", lot=DECK)

UNCOVERED: Final = Event("uncovered", "HO 2.1", TREASURE)
BID: Final = Event("bid", "HO 2.2", SEAT, NUMBER.named("coins"))
PASSED: Final = Event("passed", "HO 2.3", SEAT)
WON: Final = Event("won", "HO 2.4", SEAT, TREASURE, NUMBER.named("coins"))
UNSOLD: Final = Event("unsold", "HO 2.5", TREASURE)
EVENTS: Final = [UNCOVERED, BID, PASSED, WON, UNSOLD]


class Hoard(State):
    def __init__(self) -> None:
        super().__init__()
        self.left: list[int] = []  # treasures that may still come: a bag, in no order
        self.rounds = 0  # that will still be played
        self.on_offer = 0  # the treasure, 0 between rounds
        self.unsold: list[int] = []
        self.coins: list[int] = []  # by seat
        self.hoards: list[list[int]] = []  # by seat, in the order they were won
        self.passed: list[bool] = []  # by seat, in this round
        self.bidder = NOBODY
        self.high_bid = 0
        self.opener = 0  # who opens the next round

    def clone(self) -> "Hoard":
        twin = Hoard()
        twin.left = self.left  # always replaced, like `unsold`
        twin.rounds = self.rounds
        twin.on_offer = self.on_offer
        twin.unsold = self.unsold
        twin.coins = self.coins.copy()
        twin.hoards = self.hoards.copy()  # a hoard in it is replaced
        twin.passed = self.passed.copy()
        twin.bidder = self.bidder
        twin.high_bid = self.high_bid
        twin.opener = self.opener
        self.copy_forms(twin)
        return twin

    def bids(self, seat: int) -> list[int]:
        """HO 2.2, HO 2.3: any higher bid that can be paid; 0 is to pass."""
        return [0, *range(self.high_bid + 1, self.coins[seat] + 1)]

    def uncover(self, treasure: int) -> None:
        """HO 2.1"""
        self.left = without(self.left, treasure)
        self.rounds -= 1
        self.on_offer = treasure
        self.bidder = NOBODY
        self.high_bid = 0
        self.passed = [False] * len(self.coins)
        self.say(UNCOVERED, treasure)

    def bid(self, seat: int, coins: int) -> None:
        """HO 2.2: higher than before; HO 2.3: or out of this round."""
        if coins:
            self.bidder = seat
            self.high_bid = coins
            self.say(BID, seat, coins)
        else:
            self.passed[seat] = True
            self.say(PASSED, seat)

    def next_bidder(self, after: int) -> int:
        """Who bids next: round the table, who has not passed and does not hold the high bid; NOBODY: it is sold."""
        for n in range(1, len(self.coins) + 1):
            seat = (after + n) % len(self.coins)
            if not self.passed[seat]:
                return NOBODY if seat == self.bidder else seat
        return NOBODY

    def sell(self) -> None:
        """HO 2.4: the high bid is paid, and the treasure goes there; HO 2.5: or to nobody."""
        treasure = self.on_offer
        self.on_offer = 0
        self.opener = (self.opener + 1) % len(self.coins)
        if self.bidder == NOBODY:
            self.unsold = sorted([*self.unsold, treasure])
            self.say(UNSOLD, treasure)
            return
        seat = self.bidder
        self.coins[seat] -= self.high_bid
        self.hoards[seat] = [*self.hoards[seat], treasure]
        self.say(WON, seat, treasure, self.high_bid)

    def worth(self, seat: int) -> int:
        """HO 3.1: what the treasures are worth; coins only break a tie (HO 3.2)."""
        total = 0
        for treasure in self.hoards[seat]:
            total += treasure
        return total * (COINS + 1) + self.coins[seat]

    def returns(self) -> list[float]:
        worths = [self.worth(seat) for seat in range(len(self.coins))]
        winners = worths.count(max(worths))
        return [1.0 / winners if worth == max(worths) else 0.0 for worth in worths]

    def outcome(self) -> str:
        return "victory.hoard" if max(self.returns()) == 1.0 else "draw.hoard"


def table(g: State) -> Hoard:
    """The engine knows states; here they are all of this game, which is said once."""
    assert isinstance(g, Hoard)
    return g


class Step(Form):
    """A form of this game: `play` is given its own state.  What it asks all may know, unless it says otherwise."""

    def run(self, g: State) -> Pause:
        return self.play(table(g))

    def play(self, g: Hoard) -> Pause:
        raise NotImplementedError(f"{type(self).__name__}.play")

    def is_public(self) -> bool:
        return True


def pieces(state: State) -> dict[str, int]:
    """The box, counted: no treasure is lost or doubled."""
    g = table(state)
    all_of_them = [*g.left, *g.unsold, *([g.on_offer] if g.on_offer else [])]
    for own in g.hoards:
        all_of_them += own
    return {f"treasure {treasure}": all_of_them.count(treasure) for treasure in range(1, HIGHEST + 1)}
