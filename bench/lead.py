"""What a lead at Vedrfölnir is worth: the numbers of its mind's worth, fitted to games of its policy.

    python -m bench.lead [--games N] [--seed S]

The policy, which now and then answers by lot, plays games for two to six.  Points, what stakes may bring and jokers at
the beginning of every third turn, and who won, are fitted by a conditional logit: whoever wins is drawn by the weights
e^(hope / spread).  The numbers are printed as they stand in `games/vedrfolnir/weights.py`, with the loss on games that
were kept apart, beside that of the numbers as they stand and of even chances (the lower the better).
"""

from __future__ import annotations

import argparse
import math

import numpy as np
from numpy.typing import NDArray

from gladsheim.bots.mind import mind_of
from gladsheim.core.lots import Lots
from gladsheim.games import find
from gladsheim.games.vedrfolnir.parts import TRIBUTE
from gladsheim.games.vedrfolnir.policy import points_of, stake_worth
from gladsheim.games.vedrfolnir.state import Vedrfolnir, table
from gladsheim.games.vedrfolnir.weights import W

SLIPS = 50  # answers in a thousand by lot
EVERY = 3  # turns between two tables of a game
TESTED = 5  # one game in so many is kept apart
MOST = 6  # zones
LEADS = len(W.lead)
RIDGE = 1.0
Numbers = NDArray[np.float64]
Marks = NDArray[np.bool_]


def signs(g: Vedrfolnir) -> Numbers:
    """By zone: its points, in the column of the number of zones; what its stake may bring; whether it has a joker."""
    found = np.zeros((MOST, LEADS + 2))
    tribute = points_of(g, TRIBUTE)
    for zone in range(g.zones):
        found[zone, g.zones - 3] = g.score(zone)
        found[zone, LEADS] = stake_worth(g.objective(zone) - g.stars(zone), points_of(g, zone), tribute)
        found[zone, LEADS + 1] = g.jokers_of(zone) > 0
    return found / (W.spread + math.sqrt((g.pile + g.hand) / (g.zones + 1.0)))


def shares(g: Vedrfolnir) -> Numbers:
    """Who has most points at the end, shared where several have."""
    scores = np.array([g.score(zone) for zone in range(g.zones)])
    won = scores == scores.max()
    return np.pad(won / won.sum(), (0, MOST - g.zones))


class Tables:
    """What was seen, row by row."""

    def __init__(self) -> None:
        self.signs: list[Numbers] = []
        self.there: list[Marks] = []  # which zones there are
        self.won: list[Numbers] = []
        self.kept: list[bool] = []  # apart, to test with

    def play(self, seats: int, number: int, seed: int) -> None:
        game = find("vedrfolnir")
        mind, lots = mind_of(game), Lots(seed * 1_000_003 + 100_000 * seats + number)
        g = game.start(seats, game.choose(seats, {}))
        turn = -1
        while g.forms:
            if g.seat < 0:
                g.choose(lots.pick(g.options, g.odds))
                continue
            if mind.turn(g) != turn and (mind.turn(g) + number) % EVERY == 0 and g.slot == "to":
                turn = mind.turn(g)
                self.signs.append(signs(table(g)))
                self.there.append(np.arange(MOST) < table(g).zones)
                self.kept.append(number % TESTED == 0)
            slips = lots.below(1000) < SLIPS
            g.take(g.options[lots.below(len(g.options))] if slips else mind.choose(g, lots))
        self.won += [shares(table(g))] * (len(self.signs) - len(self.won))


def chances(signs: Numbers, there: Marks, weights: Numbers) -> Numbers:
    hopes = np.where(there, signs @ weights, -np.inf)
    raised = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def fit(signs: Numbers, there: Marks, won: Numbers) -> Numbers:
    """The weights, by Newton's method."""
    weights = np.zeros(signs.shape[2])
    for _ in range(30):
        chance = chances(signs, there, weights)
        slope = np.einsum("nz,nzk->k", won - chance, signs) - RIDGE * weights
        mean = np.einsum("nz,nzk->nk", chance, signs)
        bend = np.einsum("nz,nzk,nzl->kl", chance, signs, signs) - mean.T @ mean + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def loss(chance: Numbers, won: Numbers) -> float:
    return float(-(won * np.log(np.clip(chance, 1e-6, 1))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="What a lead at Vedrfölnir is worth, fitted to games of the policy")
    parser.add_argument("--games", type=int, default=1000, help="of each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    seen = Tables()
    for seats in range(2, 7):
        for number in range(chosen.games):
            seen.play(seats, number, chosen.seed)
    rows, there, won = np.array(seen.signs), np.array(seen.there), np.array(seen.won)
    kept = np.array(seen.kept)
    weights = fit(rows[~kept], there[~kept], won[~kept])
    shipped = np.array([*W.lead, W.stake, W.joker_kept])
    told = {
        "fitted": chances(rows[kept], there[kept], weights),
        "as it stands": chances(rows[kept], there[kept], shipped),
        "even": chances(rows[kept], there[kept], np.zeros(len(shipped))),
    }
    losses = [f"{name} {loss(chance, won[kept]):.4f}" for name, chance in told.items()]
    print(f"{len(rows)} tables; loss {', '.join(losses)}")
    print(f"lead = [{', '.join(f'{one:.2f}' for one in weights[:LEADS])}]")
    print(f"stake = {weights[LEADS]:.2f}, joker_kept = {weights[LEADS + 1]:.2f}")


if __name__ == "__main__":
    main()
