"""Tune: the numbers of a game's policy, found by play.

Cross-entropy: every round draws a population of numbers around the best known ones, all play the same games with the
same luck, and the best quarter says where the next round looks.  Numbers move by factors, so that what is above zero
stays there; one that is zero moves by steps.  After every round all is kept in a file, from which it can go on.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Generator, Iterable
from pathlib import Path

from gladsheim.bots.mind import mind_of
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.core.lots import Lots
from gladsheim.games import find
from gladsheim.lab.sitting import TUNED, Result, Setting
from gladsheim.lab.stats import Difference
from gladsheim.lab.workers import Work, Workers

Progress = Callable[[int, int], None]  # rounds done, and all there will be
Table = dict[str, float]
WIDE = 0.35  # how far the first round looks where nothing else is said, as a factor's logarithm
WIDEST = 5.0
NARROW = 0.06  # no round looks less far
STEP = 1.0  # how far a number that is zero moves for a logarithm of one
BEST = 4  # one in so many is taken for the next round
FEWEST = 4
KEPT = 0.2  # how much of the old middle is kept
SLOW = 0.7  # and of the old width
APART = 10_000  # games between two rounds
CHECKED = 100_000_000  # where the games begin that no round has seen


class Tuning:
    """What is being tuned, and how far it has come."""

    def __init__(
        self,
        settings: list[Setting],
        start: Table,
        only: list[str],
        games: int,
        crowd: int,
        seed: int,
        wide: float = WIDE,
    ) -> None:
        game = settings[0].game
        numbers = mind_of(find(game)).numbers.table()
        if not numbers:
            raise BadOption(f"the policy of {game} declares no numbers to tune")
        for name in [*start, *only]:
            if name not in numbers:
                raise BadOption(f"the policy of {game} has no number '{name}'; it has: {', '.join(numbers)}")
        if games < 1 or crowd < 2 * FEWEST:
            raise BadOption(f"tuning needs at least one game and a population of {2 * FEWEST}, not {games} and {crowd}")
        if not NARROW <= wide <= WIDEST:
            raise BadOption(f"the first round can look {NARROW:g} to {WIDEST:g} far, not {wide:g}")
        self.settings = settings
        self.start = {**numbers, **start}
        self.names = [name for name in numbers if not only or name in only]
        self.games = games  # for each setting, by every one of the population
        self.crowd = crowd
        self.seed = seed
        self.rounds = 0
        self.middle = [0.0] * len(self.names)
        self.wide = wide
        self.width = [wide] * len(self.names)
        self.shares: list[float] = []  # what the population won on the average, round by round

    def table(self, shift: list[float] | None = None) -> Table:
        """The numbers so far, or those a candidate plays with."""
        found = dict(self.start)
        for name, by in zip(self.names, self.middle if shift is None else shift, strict=True):
            value = self.start[name]
            found[name] = value * math.exp(by) if value else STEP * by
        return found

    def candidates(self) -> list[list[float]]:
        """The population of the next round, in pairs on both sides of the middle."""
        lots = Lots(self.seed * 1_000_003 + self.rounds)
        found: list[list[float]] = []
        for _ in range(self.crowd // 2):
            steps = [width * normal(lots) for width in self.width]
            for side in (1, -1):
                found.append([middle + side * step for middle, step in zip(self.middle, steps, strict=True)])
        return found

    def learn(self, candidates: list[list[float]], worths: list[float]) -> None:
        """Move to where the best are."""
        order = sorted(range(len(candidates)), key=lambda n: worths[n], reverse=True)
        best = [candidates[n] for n in order[: max(FEWEST, len(order) // BEST)]]
        weights = [math.log(len(best) + 0.5) - math.log(rank + 1) for rank in range(len(best))]
        whole = sum(weights)
        for n in range(len(self.names)):
            middle = sum(weight * one[n] for weight, one in zip(weights, best, strict=True)) / whole
            self.middle[n] = KEPT * self.middle[n] + (1 - KEPT) * middle
            spread = sum(w * (one[n] - self.middle[n]) ** 2 for w, one in zip(weights, best, strict=True)) / whole
            self.width[n] = max(NARROW, SLOW * self.width[n] + (1 - SLOW) * math.sqrt(spread))
        self.rounds += 1

    def plain(self) -> dict[str, Json]:
        """All that is needed to go on, and the numbers for people."""
        return {
            "numbers": {name: round(value, 4) for name, value in self.table().items()},
            "question": self.question(),
            "rounds": self.rounds,
            "middle": [*self.middle],
            "width": [*self.width],
            "shares": [*self.shares],
        }

    def question(self) -> dict[str, Json]:
        """What a file must agree in to be gone on with."""
        tables: list[Json] = [
            {"seats": one.seats, "options": {name: plain_value(value) for name, value in one.options.items()}}
            for one in self.settings
        ]
        return {
            "game": self.settings[0].game,
            "tables": tables,
            "start": {**self.start},
            "only": [*self.names],
            "games": self.games,
            "population": self.crowd,
            "seed": self.seed,
            "width": self.wide,
        }

    def go_on_from(self, file: Path) -> None:
        """Take up what was kept; a BadOption where it is about something else."""
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
            asked, rounds = kept["question"], int(kept["rounds"])
            middle, width, shares = ([float(one) for one in kept[row]] for row in ("middle", "width", "shares"))
        except (ValueError, KeyError, TypeError) as fault:
            raise BadOption(f"{file} is not what `lab tune` keeps: {fault}") from None
        if asked != json.loads(json.dumps(self.question())) or len(middle) != len(self.names):
            raise BadOption(f"{file} tunes something else (another game, table, seed or start); name another file")
        self.rounds, self.middle, self.width, self.shares = rounds, middle, width, shares

    def keep(self, file: Path) -> None:
        """Write the file whole or not at all."""
        beside = file.with_name(file.name + ".part")
        beside.write_text(json.dumps(self.plain(), indent=1) + "\n", encoding="utf-8")
        os.replace(beside, file)


def plain_value(value: Value) -> Json:
    return [*value] if isinstance(value, list) else value


def normal(lots: Lots) -> float:
    """A number of the normal distribution (Box and Muller)."""
    near_zero = (lots.below(1 << 29) + 1) / (1 << 29)
    return math.sqrt(-2 * math.log(near_zero)) * math.cos(2 * math.pi * lots.below(1 << 29) / (1 << 29))


def tune(tuning: Tuning, rounds: int, file: Path, workers: Workers, progress: Progress) -> Generator[str]:
    """Rounds until there are so many; a line about each."""
    while tuning.rounds < rounds:
        progress(tuning.rounds, rounds)
        candidates = tuning.candidates()
        first = APART * (tuning.rounds + 1)
        tables = [tuning.table(one) for one in candidates]
        results = play(tuning, tables, first, tuning.games, workers)
        # Where nearly all is lost, who lost late shows the way.
        tuning.learn(candidates, [mean_of(worth_to_tuned(one) for one in own) for own in results])
        won = [mean_of(won_by_tuned(one) for one in own) for own in results]
        tuning.shares.append(sum(won) / len(won))
        tuning.keep(file)
        yield f"round {tuning.rounds}: {100 * tuning.shares[-1]:.1f} % won, the best {100 * max(won):.1f} %"
    progress(rounds, rounds)


def play(tuning: Tuning, tables: list[Table], first: int, games: int, workers: Workers) -> list[list[Result]]:
    """The same games with each of the tables of numbers."""
    works = [
        Work(setting.with_numbers(numbers), tuning.seed, first, games)
        for numbers in tables
        for setting in tuning.settings
    ]
    found: list[list[Result]] = []
    for n, results in enumerate(workers.play(works)):
        if n % len(tuning.settings) == 0:
            found.append([])
        found[-1] += results
    return found


def won_by_tuned(result: Result) -> float:
    won = result.won(f"bot:{TUNED}")
    assert won is not None
    return won


def worth_to_tuned(result: Result) -> float:
    """What the game's mind makes of the end, for who is tuned."""
    return mean_of(worth for worth, bot in zip(result.worth, result.bots, strict=True) if bot == TUNED)


def mean_of(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def gain(tuning: Tuning, games: int, workers: Workers) -> Difference:
    """How much more the numbers found win than those at the start, in games that no round has seen."""
    before, after = play(tuning, [tuning.start, tuning.table()], CHECKED, games, workers)
    return Difference([(won_by_tuned(two), won_by_tuned(one)) for one, two in zip(before, after, strict=True)])
