"""Simulate: many games between bots, and who won how often, with confidence intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from gladsheim.bots import Eyes, make_bot
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.core.match import Match, start_match
from gladsheim.games import find

Progress = Callable[[int], None]


class Result:
    """How one game ended."""

    def __init__(self, outcome: str, returns: list[float], bots: list[str], decisions: int) -> None:
        self.outcome = outcome
        self.returns = returns  # by seat
        self.bots = bots  # who sat where
        self.decisions = decisions


class Share:
    """What part of the games was won, and the 95 % interval around it (Wilson)."""

    def __init__(self, won: float, games: int) -> None:
        self.won = won
        self.games = games

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def interval(self, z: float = 1.96) -> tuple[float, float]:
        if not self.games:
            return 0.0, 1.0
        n, p = self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def plain(self) -> dict[str, Json]:
        low, high = self.interval()
        return {"won": self.won, "games": self.games, "share": self.share, "low": low, "high": high}


class Simulation:
    """The results of many games."""

    def __init__(self, game: str, results: list[Result]) -> None:
        self.game = game
        self.games = len(results)
        self.decisions = sum(result.decisions for result in results)
        self.outcomes = Counter(result.outcome for result in results)
        self.seats = [
            Share(sum(result.returns[seat] for result in results), len(results))
            for seat in range(len(results[0].returns))
        ]
        self.bots: dict[str, Share] = {}
        for bot in sorted({bot for result in results for bot in result.bots}):
            won = [result.returns[seat] for result in results for seat, one in enumerate(result.bots) if one == bot]
            self.bots[bot] = Share(sum(won), len(won))

    def plain(self) -> dict[str, Json]:
        """The same as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "outcomes": dict(sorted(self.outcomes.items())),
            "seats": [share.plain() for share in self.seats],
            "bots": {bot: share.plain() for bot, share in self.bots.items()},
        }


def play(match: Match, names: list[str], seed: int) -> int:
    """Bots play a match to its end; how many answers they gave."""
    bots = [make_bot(name, seed * 64 + seat) for seat, name in enumerate(names)]
    decisions = 0
    while not match.over:
        # Nobody waits for those who only may speak; where nobody must, somebody does.
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
        decisions += 1
    return decisions


def play_one(game: str, seats: int, options: dict[str, Value], names: list[str], seed: int, number: int) -> Result:
    """Game `number` of a simulation: its own seed, and the bots one seat further than in the game before."""
    sitting = [names[(seat + number) % len(names)] for seat in range(seats)]
    match = start_match(find(game), seats, options, seed * 1_000_003 + number, [])
    decisions = play(match, sitting, seed * 1_000_003 + number)
    return Result(match.state.outcome(), match.returns, sitting, decisions)


def simulate(
    game: str,
    games: int = 100,
    seats: int | None = None,
    bots: str = "random",
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
    **options: Value,
) -> Simulation:
    """Play many games; the same seed gives the same games, whatever the number of workers.

    `bots` is one name for all seats, or several with commas; they change seats from game to game.
    """
    found = find(game)
    count = found.seats[0] if seats is None else seats
    found.choose(count, options)
    names = bots.split(",")
    for name in names:
        make_bot(name)
    if games < 1 or workers < 1:
        raise BadOption(f"a simulation needs at least one game and one worker, not {games} and {workers}")
    if len(names) not in (1, count):
        raise BadOption(f"{len(names)} bots for {count} seats: name one for all or one for each")
    return Simulation(game, _run(game, count, options, names, seed, games, workers, progress or _nothing))


def _run(
    game: str,
    seats: int,
    options: dict[str, Value],
    names: list[str],
    seed: int,
    games: int,
    workers: int,
    progress: Progress,
) -> list[Result]:
    results: list[Result] = []
    if workers == 1:
        for number in range(games):
            results.append(play_one(game, seats, options, names, seed, number))
            progress(1)
        return results
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        tasks = [pool.submit(play_one, game, seats, options, names, seed, number) for number in range(games)]
        for task in tasks:
            results.append(task.result())
            progress(1)
    return results


def _nothing(games: int) -> None:
    """Nobody watches."""
