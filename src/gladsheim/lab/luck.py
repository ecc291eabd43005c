"""Luck and choice: how much of a finished game was seat, deck, bag and dice, and how much what was decided.

A journal holds all that chance did.  The same chance is played again, many times, by a plain policy instead of the
players: what it wins then is what this luck was worth.  To share that out among the kinds of chance, each set of kinds
is played as in the journal and the others anew; the part of a kind is what it adds, averaged over all orders in which
the kinds can be added (Shapley, 1953).  What is left of the result is what the players' decisions made of it:

    result = even chance + seat + deck + bag + dice + decisions

The n-th throw of a die, the n-th card of a deck is played again as the n-th, whoever makes it.  docs/lab.md says more.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple, TypeAlias

from gladsheim.bots import check_bot
from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.forms import CHANCE
from gladsheim.core.game import BadOption, Game, Json
from gladsheim.core.kinds import LOTS, WHO
from gladsheim.core.match import Match
from gladsheim.core.records import journal_fills, replay_match
from gladsheim.games import game_of
from gladsheim.lab.sitting import APART, Streams, let_fall, play_on, table_of
from gladsheim.lab.stats import Z95, Share

DECISIONS = "decisions"
POINTS = 12  # of the curve: moments at which the chance to win is estimated
FINE = 1_000_000  # steps in which a share of a spectrum of odds is told

Progress = Callable[[int, int], None]
Round: TypeAlias = list[list[float]]  # what each seat won, for each set of kinds that was played as in the journal


class Lot(NamedTuple):
    """What chance did once: the value, and between which shares of all odds it lay."""

    slot: str
    value: int
    low: float
    high: float


class Replayed(Streams):
    """The chance of a journal for some kinds, and fresh chance for the others."""

    def __init__(self, game: Game, lots: list[Lot], kinds: frozenset[str], seed: int) -> None:
        super().__init__(seed)
        self.left: dict[str, list[Lot]] = {}
        for lot in reversed(lots):
            if game.slots[lot.slot].lot in kinds:
                self.left.setdefault(lot.slot, []).append(lot)
        self.between = Chance(seed_from(seed), ["luck and choice"])

    def draw(self, slot: str, options: list[int], odds: list[int] | None) -> int:
        """The same card or face, if it can be; where odds differ from option to option, one as lucky."""
        fresh = super().draw(slot, options, odds)
        lots = self.left.get(slot)
        if not lots:
            return fresh
        lot = lots.pop()
        if odds is None:
            return lot.value if lot.value in options else fresh
        at = lot.low + (lot.high - lot.low) * (self.between.below(FINE) + 0.5) / FINE
        return _at(options, odds, at)


class Part:
    """A number with its 95 % interval."""

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value = value
        self.low = low
        self.high = high

    def plain(self) -> Json:
        return {"value": self.value, "low": self.low, "high": self.high}


def won_of(values: list[float]) -> Part:
    """What part of the games was won."""
    share = Share(sum(values), len(values))
    return Part(share.share, *share.interval())


def added_by(values: list[float]) -> Part:
    """What something added to the chance to win, from what it added game by game."""
    n = len(values)
    mean = sum(values) / n
    error = Z95 * math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return Part(mean, mean - error, mean + error)


def luck(
    journal: dict[str, Json],
    games: int = 200,
    bot: str = "policy",
    seed: int = 1,
    curve: bool = True,
    progress: Progress | None = None,
) -> dict[str, Json]:
    """How much of a finished game was luck, and of which kind, as plain data."""
    if games < 2:
        raise BadOption(f"luck is told from at least 2 games for each set of kinds, not {games}")
    study = Study(journal)
    check_bot(bot, study.match.game)
    moments = moments_of(study.match, journal) if curve else []
    total = len(study.sets) * games + len(moments) * (games // 2)
    done = 0
    rounds: list[Round] = []
    for number in range(games):
        rounds.append(study.play_again(number, bot, seed))
        done += len(study.sets)
        if progress is not None:
            progress(done, total)
    points: list[Json] = []
    for fill in moments:
        points.append({"fill": fill, "chance": [*chances(study.match, journal, fill, games // 2, bot, seed)]})
        done += games // 2
        if progress is not None:
            progress(done, total)
    return {**study.told(rounds), "bot": bot, "games": games, "curve": points}


class Study:
    """A finished game made ready to be played again: all that chance did, and every set of the kinds of chance."""

    def __init__(self, journal: dict[str, Json]) -> None:
        self.match = replay_match(game_of(journal), journal)
        if not self.match.over:
            raise BadOption("luck and choice are told of finished games, and this one is not over")
        game = self.match.game
        self.lots = lots_of(self.match, journal)
        self.kinds = [kind for kind in LOTS if any(game.slots[lot.slot].lot == kind for lot in self.lots)]
        sizes = range(len(self.kinds) + 1)
        self.sets = [frozenset(some) for size in sizes for some in combinations(self.kinds, size)]

    def play_again(self, number: int, bot: str, seed: int) -> Round:
        """The game of that number once for each set of kinds: what each seat wins when the bot plays."""
        return [again(self.match, self.lots, kinds, bot, seed * APART + number) for kinds in self.sets]

    def told(self, rounds: list[Round]) -> dict[str, Json]:
        """What two games or more, played again, say."""
        won = {kinds: [one[n] for one in rounds] for n, kinds in enumerate(self.sets)}
        return _told(self.match, self.kinds, won)


def lots_of(match: Match, journal: dict[str, Json]) -> list[Lot]:
    """All that chance did in a journal."""
    state = match.game.start(match.seats, match.chosen)
    lots: list[Lot] = []
    for seat, value in journal_fills(journal):
        if seat == CHANCE:
            odds = state.odds or [1] * len(state.options)
            below = sum(odd for option, odd in zip(state.options, odds, strict=True) if option < value)
            own = sum(odd for option, odd in zip(state.options, odds, strict=True) if option == value)
            lots.append(Lot(state.slot, value, below / sum(odds), (below + own) / sum(odds)))
        state.fill(seat, value)
    return lots


def again(match: Match, lots: list[Lot], kinds: frozenset[str], bot: str, seed: int) -> list[float]:
    """What each seat wins when the bot plays, with the journal's chance for these kinds."""
    table = table_of(match.game, match.seats, match.chosen, match.game.start(match.seats, match.chosen))
    streams = Replayed(match.game, lots, kinds, seed)
    let_fall(table, streams, [])
    play_on(table, [bot] * match.seats, seed, streams, [], [])
    return table.returns


def moments_of(match: Match, journal: dict[str, Json]) -> list[int]:
    """Fills before which the chance to win is told, evenly from the first question to the last."""
    asked = [n for n, (seat, _) in enumerate(journal_fills(journal)) if seat != CHANCE]
    if len(asked) <= POINTS:
        return asked
    return [asked[n * (len(asked) - 1) // (POINTS - 1)] for n in range(POINTS)]


def chances(match: Match, journal: dict[str, Json], fill: int, games: int, bot: str, seed: int) -> list[float]:
    """What each seat may hope for before a fill, if the bot played on from there."""
    state = match.game.start(match.seats, match.chosen)
    for seat, value in journal_fills(journal)[:fill]:
        state.fill(seat, value)
    total = [0.0] * match.seats
    for number in range(games):
        table = table_of(match.game, match.seats, match.chosen, state.clone())
        own = seed * APART + number
        play_on(table, [bot] * match.seats, own, Streams(own), [], [])
        total = [sum(pair) for pair in zip(total, table.returns, strict=True)]
    return [one / games for one in total]


def shapley(kinds: list[str], kind: str, won: dict[frozenset[str], list[list[float]]], seat: int) -> list[float]:
    """What a kind of chance added for a seat, game by game: the same number, the same fresh luck."""
    others = [other for other in kinds if other != kind]
    games = len(won[frozenset()])
    added = [0.0] * games
    for size in range(len(others) + 1):
        weight = math.factorial(size) * math.factorial(len(kinds) - size - 1) / math.factorial(len(kinds))
        for some in combinations(others, size):
            without, with_it = won[frozenset(some)], won[frozenset((*some, kind))]
            for n in range(games):
                added[n] += weight * (with_it[n][seat] - without[n][seat])
    return added


class Told:
    """What the games played again say of one seat."""

    def __init__(self, seat: int, result: float, even: list[float], fresh: list[float], same: list[float]) -> None:
        self.seat = seat
        self.result = result
        self.fresh = fresh  # what it won with any luck, game by game
        self.same = same  # and with this luck
        # The seat as such: what it wins more than the mean of all seats.
        self.parts = {WHO: [own - mean for own, mean in zip(fresh, even, strict=True)]}

    def add(self, kind: str, added: list[float]) -> None:
        before = self.parts.get(kind, [0.0] * len(added))
        self.parts[kind] = [one + more for one, more in zip(before, added, strict=True)]

    def plain(self) -> Json:
        same = won_of(self.same)
        decisions = Part(self.result - same.value, self.result - same.high, self.result - same.low)
        return {
            "seat": self.seat,
            "result": self.result,
            "any_luck": won_of(self.fresh).plain(),
            "this_luck": same.plain(),
            "parts": {
                **{kind: added_by(values).plain() for kind, values in self.parts.items()},
                DECISIONS: decisions.plain(),
            },
        }


def _told(match: Match, kinds: list[str], won: dict[frozenset[str], list[list[float]]]) -> dict[str, Json]:
    fresh, same = won[frozenset()], won[frozenset(kinds)]
    even = [sum(row) / len(row) for row in fresh]  # game by game, the mean of all seats
    seats: list[Json] = []
    for seat, result in enumerate(match.returns):
        told = Told(seat, result, even, [row[seat] for row in fresh], [row[seat] for row in same])
        for kind in kinds:
            told.add(kind, shapley(kinds, kind, won, seat))
        seats.append(told.plain())
    return {
        "game": match.game.id,
        "outcome": match.state.outcome(),
        "even": sum(even) / len(even),
        "together": all(len(set(row)) == 1 for row in [*fresh, *same]),
        "seats": seats,
    }


def _at(options: list[int], odds: list[int], share: float) -> int:
    """The option at a share of all odds, from the smallest on."""
    rest = share * sum(odds)
    for option, odd in sorted(zip(options, odds, strict=True)):
        rest -= odd
        if rest < 0:
            return option
    return max(options)
