"""Race: every answer is played on from the same imagined tables with the same luck, and who falls behind drops out.

What two answers make of one table differs much less than two tables do, so a few rounds tell more than many playouts
apart.  The answer of the game's own policy is the one to beat: it is left only where another is surely better.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.bots.bot import Advice, Eyes
from gladsheim.bots.mind import Mind, play_on
from gladsheim.bots.streams import Streams, slot_numbers
from gladsheim.bots.thinker import Thinker
from gladsheim.core.lots import Lots

BATCH: Final = 6  # rounds between two looks at who falls behind, and the fewest that say anything
BEHIND: Final = 2.0  # standard errors by which one that drops out is worse than the best, or than the mind's own
SURE: Final = 1.3  # standard errors by which another must be better than the mind's own
LEAST: Final = 1e-9  # a variance that is never quite nothing
SEEDS: Final = 1 << 29


class Runner:
    """An answer in the race, and how it did beside the mind's own."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.rounds = 0
        self.total = 0.0  # of what the seat was left with
        self.ahead = 0.0  # of how much more that was than with the mind's own answer
        self.squares = 0.0
        self.worths: list[float] = []  # round by round, where somebody wants to know why
        self.counts: list[list[float]] = []  # and what there was to count at the end of each

    def run(self, worth: float, own: float) -> None:
        """One more round."""
        ahead = worth - own
        self.rounds += 1
        self.total += worth
        self.ahead += ahead
        self.squares += ahead * ahead

    def lead(self) -> float:
        """How much better than the mind's own it was, on the average."""
        return self.ahead / self.rounds if self.rounds else 0.0

    def error(self) -> float:
        """The standard error of the lead."""
        if not self.rounds:
            return 0.0
        lead = self.ahead / self.rounds
        return math.sqrt(max(LEAST, self.squares / self.rounds - lead * lead) / self.rounds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Thinker):
    """Compares the answers for so many rounds; in each of them every answer still in the race is played on once."""

    def __init__(self, seed: int, playouts: int, mind: Mind, cap: int = 0) -> None:
        super().__init__(seed, mind, playouts, cap)
        self.runners: list[Runner] = []  # of the last race

    def weigh(self, eyes: Eyes, hurry: bool) -> list[Advice]:
        """The answer to give first, then the others by what they promise; not all run who are in a `hurry`."""
        g = self.imagine(eyes)
        own = Runner(self.mind.choose(g, self.lots))
        rivals = self.mind.rivals(g, own.option) if hurry else [one for one in g.options if one != own.option]
        runners = [Runner(option) for option in rivals]
        if runners or not hurry:  # who wants advice wants to know how it stands, also where there is no choice
            self.run(eyes, own, runners, hurry)
        self.runners = [own, *runners]
        best = surest(own, runners)
        found = [Advice(one.option, mean(one), one.rounds, one.error()) for one in [own, *runners] if one is not best]
        found.sort(key=by_chance, reverse=True)
        return [Advice(best.option, mean(best), best.rounds, best.error()), *found]

    def run(self, eyes: Eyes, own: Runner, runners: list[Runner], hurry: bool) -> None:
        """Rounds, until the budget is spent or only the mind's own answer is left."""
        slots, end = slot_numbers(eyes.game), self.end(eyes)
        live = runners
        rounds = 0
        while rounds < self.playouts and (live or not hurry):
            self.round(eyes, own, live, slots, not hurry)
            rounds += 1
            if hurry and rounds % BATCH == 0:
                live = fittest(live)
            if time.perf_counter() >= end:
                return

    def round(self, eyes: Eyes, own: Runner, live: list[Runner], slots: dict[str, int], notes: bool) -> None:
        """Every answer from one table with one luck."""
        seed = self.lots.below(SEEDS)
        table = self.imagine(eyes)
        mine = 0.0
        for runner in [own, *live]:
            g = table.clone()
            last = self.mind.turn(g) + self.mind.horizon
            g.take(runner.option)
            play_on(g, self.mind, Lots(seed), last, eyes.game.longest, Streams(seed, slots))
            worth = self.mind.worth(g)[eyes.seat]
            if runner is own:
                mine = worth
            runner.run(worth, mine)
            if notes:
                runner.worths.append(worth)
                runner.counts.append(self.mind.count(g, eyes.seat))


def mean(runner: Runner) -> float:
    return runner.total / runner.rounds if runner.rounds else 0.0


def by_chance(advice: Advice) -> tuple[int, float]:
    """What was tried comes before what was not."""
    return 1 if advice.visits else 0, advice.chance


def fittest(live: list[Runner]) -> list[Runner]:
    """Those that may still turn out better than the mind's own answer and than the best of them."""
    best = 0.0
    for runner in live:
        best = max(best, runner.lead())
    return [one for one in live if one.lead() + BEHIND * one.error() >= best and one.lead() + BEHIND * one.error() > 0]


def surest(own: Runner, runners: list[Runner]) -> Runner:
    """The best of those in the race to the end that are surely better than the mind's own answer, or that one."""
    best, most = own, 0.0
    for runner in runners:
        lead = runner.lead()
        if runner.rounds >= max(BATCH, own.rounds) and lead > most and lead > SURE * runner.error():
            best, most = runner, lead
    return best
