"""What deeds and words in Götterdämmerung say about players: fits `belief.MEASURED` to games of masters.

    python -m bench.odds [--games 150] [--seats 7 9 12] [--rounds 3] [--seed 101]

At each trial one Protector, by lot, is asked what it knows.  For every set of Conspirators that it can think of, what
was done is counted by kind and by whether [neither conspires, x does, p does, both do]; the odds are those under
which the true sets were likeliest (a conditional logit, by gradient ascent).  Whoever plays by new odds plays
otherwise: so the next round fits to games of players who have the odds of the last.  No deed may say more than a
factor of BOUND, since people do what bots never do; since that makes players too little sure, the odds of the last
round are raised to the power of SHARPER.  How sure the fitted players are, and how often right, tells `python -m
bench.council`, with other seeds.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from bench.council import LEVEL, Watch, asgard, play
from gladsheim.bots import make_bot
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.games import find
from gladsheim.games.gotterdammerung.belief import ALIKE, MEASURED, Odds, believe
from gladsheim.games.gotterdammerung.seen import Seen

KINDS = [
    *("says_protector", "says_conspirator", "thumb_down", "thumb_up", "accuses", "suspects", "trusts"),
    *("shields", "strikes"),
]
CASES = 3  # beside that neither conspires
BOUND = 20.0
SHARPER = 1.12
STEPS = 200
STEP = 0.06
LOOKED_AT = 1500  # sights for a step
Table = NDArray[np.float64]


class Sights(Watch):
    """What Protectors see when they vote, by trial."""

    def __init__(self) -> None:
        self.trials: dict[int, list[Seen]] = {}

    def look(self, match: Match, seat: int, slot: str, options: list[int]) -> None:
        g = asgard(match)
        if slot == "vote" and not g.faction(seat):
            self.trials.setdefault(len(g.trials), []).append(Seen(match.view(seat), seat))


class Sight:
    """All sets that a Protector can think of: what happened under each, and which is the true one."""

    def __init__(self, seen: Seen, conspirators: int) -> None:
        plain = believe(seen, False, HEEDLESS)
        self.truth = plain.found.index(conspirators)
        self.fixed = np.log(np.array(plain.weights))  # what no odds change
        columns = [np.log(np.array(believe(seen, False, odds).weights)) - self.fixed for odds in PROBES]
        self.counts: Table = np.stack(columns, axis=1)

    def chances(self, odds: Table) -> Table:
        """How likely each set is."""
        logs = self.fixed + self.counts @ odds
        weights = np.exp(logs - logs.max())
        return np.asarray(weights / weights.sum())


def probes() -> list[Odds]:
    """Odds that count: each makes one kind in one case likelier by a factor of e."""
    found = []
    for kind in range(len(KINDS)):
        for case in range(1, CASES + 1):
            table = [list(ALIKE) for _ in KINDS]
            table[kind][case] = float(np.e)
            found.append(Odds(*table))
    return found


PROBES = probes()
HEEDLESS = Odds(*[ALIKE for _ in KINDS])


def watch_games(seats: int, games: int, seed: int) -> list[Sight]:
    found: list[Sight] = []
    lots = Lots(seed)
    for number in range(games):
        match = start_match(find("gotterdammerung"), seats, {}, seed * 1_000_003 + number, [])
        sights = Sights()
        play(match, [make_bot(LEVEL, number * 64 + seat) for seat in range(seats)], sights)
        for seen in sights.trials.values():
            found.append(Sight(seen[lots.below(len(seen))], asgard(match).conspirators))
    return found


def logs_of(odds: Odds) -> Table:
    rows = [np.log(np.array(getattr(odds, kind))) for kind in KINDS]
    return np.concatenate([row[1:] - row[0] for row in rows])


def put(odds: Odds, logs: Table) -> None:
    """Have everybody who has these odds play by others."""
    for kind, row in zip(KINDS, logs.reshape(-1, CASES), strict=True):
        weights = np.exp(np.array([0.0, *row]))
        setattr(odds, kind, [round(float(weight), 3) for weight in weights / weights.max()])


def surprise(sights: list[Sight], odds: Table) -> float:
    """How unlikely the true sets seem on the average, as a logarithm; less is better."""
    return float(-np.mean([np.log(one.chances(odds)[one.truth]) for one in sights]))


def fit(sights: list[Sight], odds: Table, seed: int) -> Table:
    """Odds under which the true sets are likelier (Adam, with a step that shrinks)."""
    drawn = np.random.RandomState(seed)
    speed, size = np.zeros_like(odds), np.zeros_like(odds)
    for step in range(1, STEPS + 1):
        slope = np.zeros_like(odds)
        for one in drawn.choice(len(sights), min(LOOKED_AT, len(sights)), replace=False):
            sight = sights[one]
            slope += sight.counts[sight.truth] - sight.chances(odds) @ sight.counts
        slope /= min(LOOKED_AT, len(sights))
        speed = 0.9 * speed + 0.1 * slope
        size = 0.99 * size + 0.01 * slope * slope
        pace = STEP * (1.0 - step / (STEPS + 1.0))
        odds = odds + pace * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.99**step)) + 1e-8)
        odds = np.clip(odds, -np.log(BOUND), np.log(BOUND))
    return odds


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what deeds and words say about players")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seats", type=int, nargs="+", default=[7, 9, 12])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=101)
    chosen = parser.parse_args()
    for number in range(chosen.rounds):
        seed = chosen.seed + 2 * number
        sights = [one for seats in chosen.seats for one in watch_games(seats, chosen.games, seed)]
        unseen = [one for seats in chosen.seats for one in watch_games(seats, max(1, chosen.games // 5), seed + 1)]
        before = logs_of(MEASURED)
        after = fit(sights, before, seed)
        told = f"{surprise(unseen, before):.3f} before, {surprise(unseen, after):.3f} after"
        print(f"# round {number + 1}: {len(sights)} sights; surprise at unseen games {told}", flush=True)
        put(MEASURED, SHARPER * after if number == chosen.rounds - 1 else after)
        for kind in KINDS:
            print(f"    {kind}={getattr(MEASURED, kind)},", flush=True)


if __name__ == "__main__":
    main()
