"""Best responses, exact, where a game is small enough to be gone through: by how much a player can be exploited.

The one who responds knows how the others play, but sees only what its seat sees.  So it is given all tables at once
that it cannot tell apart, each as likely as chance and the others make it, and chooses once for all of them.  It
remembers what it saw and answered before: tables that once differed to its eyes never meet again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from gladsheim.adapters.network import PREFIX, UNFIT, NetworkBot
from gladsheim.adapters.positions import Position, state_at
from gladsheim.adapters.sitting import Sitting
from gladsheim.core.forms import CHANCE, Seat, State
from gladsheim.core.game import BadOption
from gladsheim.core.lots import Lots
from gladsheim.layouts.observing import observing_of

Shares: TypeAlias = Callable[[State], list[float]]  # of each option of the faced question, by what its seat may know
Seen: TypeAlias = Callable[[State, Seat], str]
MOST = 2_000_000  # positions that are gone through, before one gives up


class Table:
    """One of the tables that might be, and how likely chance and the others make it."""

    def __init__(self, state: State, weight: float, fills: int = 0) -> None:
        self.state = state
        self.weight = weight
        self.fills = fills  # since the game began

    def after(self, option: int, share: float) -> Table:
        """The same after the option of that number."""
        state = self.state.clone()
        state.choose(option)
        return Table(state, self.weight * share, self.fills + 1)


class SmallGame:
    """Where a game begins, each beginning as likely as its weight, and after how many fills it is broken off.

    A game that is broken off gives what its state says then, which for most is: nobody has won.
    """

    def __init__(self, roots: list[Table], seats: int, seen: Seen, limit: int = 0, most: int = MOST) -> None:
        total = sum(root.weight for root in roots)
        self.roots = [Table(root.state, root.weight / total) for root in roots]
        self.seats = seats
        self.seen = seen  # what a seat may know, as a text
        self.limit = limit  # 0: never
        self.most = most
        self.passed = 0  # positions, so far

    def is_over(self, table: Table) -> bool:
        """Whether nothing more is asked; a BadOption if the game turns out to be too large."""
        self.passed += 1
        if self.passed > self.most:
            raise BadOption(f"this game has more than {self.most:,} positions: break it off earlier")
        return table.state.is_over() or 0 < self.limit <= table.fills

    def worth(self, shares: Shares) -> list[float]:
        """What each seat wins where all play by these shares."""
        self.passed = 0
        won, open = [0.0] * self.seats, [*self.roots]
        while open:
            table = open.pop()
            if self.is_over(table):
                returns = table.state.returns()
                won = [had + table.weight * more for had, more in zip(won, returns, strict=True)]
            else:
                open += spread(table, shares)
        return won

    def best_response(self, seat: Seat, shares: Shares) -> float:
        """What a seat can win that knows how the others play."""
        self.passed = 0
        return self.respond(self.roots, seat, shares)

    def respond(self, tables: list[Table], seat: Seat, shares: Shares) -> float:
        """The same from these tables on, which it could not tell apart when it last chose."""
        won, open = 0.0, [*tables]
        asked: dict[str, list[Table]] = {}
        while open:
            table = open.pop()
            if self.is_over(table):
                won += table.weight * table.state.returns()[seat]
            elif table.state.seat == seat:
                state = table.state
                asked.setdefault(f"{state.slot} {state.options} {self.seen(state, seat)}", []).append(table)
            else:
                open += spread(table, shares)
        for alike in asked.values():
            options = range(len(alike[0].state.options))
            won += max(self.respond([table.after(n, 1.0) for table in alike], seat, shares) for n in options)
        return won

    def exploitability(self, shares: Shares) -> float:
        """What a seat wins more by its best response than by playing as the others do, on the average of the seats."""
        worth = self.worth(shares)
        return sum(self.best_response(seat, shares) - worth[seat] for seat in range(self.seats)) / self.seats


def spread(table: Table, shares: Shares) -> list[Table]:
    """The tables that chance, or whoever is asked, may make of one."""
    state = table.state
    given = shares(state) if state.seat >= 0 else lots_of(state)
    return [table.after(n, share) for n, share in enumerate(given) if share]


def lots_of(state: State) -> list[float]:
    """How likely chance gives each option, equal ones as one; for the clock all alike."""
    odds = state.odds if state.seat == CHANCE and state.odds is not None else [1] * len(state.options)
    heaps: Counter[int] = Counter()
    for option, weight in zip(state.options, odds, strict=True):
        heaps[option] += weight
    total = heaps.total()
    return [heaps.pop(option, 0) / total for option in state.options]


def from_position(sitting: Sitting, position: Position, deals: int = 1, limit: int = 0, seed: int = 0) -> SmallGame:
    """A game that begins at a position, with so many ways in which what is hidden may lie; it ends after `limit` fills.

    The first is the true one; the others are drawn as a spectator might imagine them.  All who play know those deals,
    and each sees only its own part of the one that was drawn.
    """
    if deals < 1 or limit < 0:
        raise BadOption(f"a small game needs one deal or more, and a limit from 0 up, not {deals}, {limit}")
    state, lots = state_at(sitting, position), Lots(seed)
    roots = [state, *[sitting.game.imagine(state, None, lots) for _ in range(deals - 1)]]
    return SmallGame(
        [Table(root, 1.0) for root in roots],
        sitting.seats,
        lambda state, seat: repr(sitting.view(state, seat)),
        limit,
    )


def alike(state: State) -> list[float]:
    """The shares of random play."""
    return [1 / len(state.options)] * len(state.options)


def shares_of(name: str, sitting: Sitting) -> Shares:
    """How a bot plays, exactly; a BadOption for those whose shares nobody knows: they draw what they imagine."""
    if name == "random":
        return alike
    if not name.startswith(PREFIX):
        raise BadOption(f"how '{name}' shares its answers is not known exactly; that of random and {PREFIX}FILE is")
    bot = NetworkBot(name)
    bot.sits(sitting.game, sitting.seats)
    observing, actions = observing_of(sitting.game, sitting.seats), sitting.actions

    def shares(state: State) -> list[float]:
        row = np.frombuffer(observing.row(state, state.seat), np.float32)[np.newaxis]
        numbers = [actions.number(state.slot, option, state.seat) for option in state.options]
        logits = bot.network.forward(row)[0][0, numbers].astype(np.float64)
        if bot.temperature <= 0:
            best = int(logits.argmax())
            return [1.0 if n == best else 0.0 for n in range(len(numbers))]
        heaps = np.exp(np.maximum(logits - logits.max(), UNFIT) / bot.temperature)
        found: list[float] = (heaps / heaps.sum()).tolist()
        return found

    return shares
