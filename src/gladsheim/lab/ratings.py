"""Ratings: how strong bots are from who beat whom (Bradley and Terry, 1952), in points of Elo.

A difference of 400 points is odds of ten to one.  The mean of the field is 0.  Each pair that met is given one drawn
game more, so that a bot that won everything still has a number.  In a game for more than two, the winner has met
every other bot at the table.  The intervals come from drawing whole games anew (bootstrap), since what happens at one
table is not independent.
"""

from __future__ import annotations

import math

from gladsheim.core.lots import Lots
from gladsheim.lab.sitting import Result

ELO = 400 / math.log(10)
ROUNDS = 200  # of improving the strengths
DRAWN_ANEW = 200
CLOSE = 1e-7

Score = dict[tuple[str, str], float]  # (winner, loser) -> games won, draws as halves


class Rating:
    """A bot's points, and the 95 % interval around them."""

    def __init__(self, bot: str, points: float, low: float, high: float, games: int) -> None:
        self.bot = bot
        self.points = points
        self.low = low
        self.high = high
        self.games = games


def rate(bots: list[str], results: list[Result], seed: int = 1) -> list[Rating]:
    """The ratings of a tournament, the strongest first."""
    scores = [score_of(result) for result in results]
    points = elo(bots, sum_of(scores))
    lots = Lots(seed)
    anew: list[dict[str, float]] = []
    for _ in range(DRAWN_ANEW):
        anew.append(elo(bots, sum_of([scores[lots.below(len(scores))] for _ in scores])))
    found: list[Rating] = []
    for bot in bots:
        spread = sorted(draw[bot] for draw in anew)
        low, high = spread[DRAWN_ANEW // 40], spread[-1 - DRAWN_ANEW // 40]
        found.append(Rating(bot, points[bot], low, high, sum(1 for result in results if bot in result.bots)))
    return sorted(found, key=lambda rating: -rating.points)


def score_of(result: Result) -> Score:
    """Who beat whom at one table, which counts as one game.

    Seats of the same bot do not meet, nor do two who both lost to a third.
    """
    score: Score = {}
    meetings = 0
    best = max(result.returns)
    for seat, bot in enumerate(result.bots):
        for other in range(seat):
            rival = result.bots[other]
            mine, theirs = result.returns[seat], result.returns[other]
            if rival == bot or mine == theirs < best:
                continue
            meetings += 1
            won = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            score[bot, rival] = score.get((bot, rival), 0.0) + won
            score[rival, bot] = score.get((rival, bot), 0.0) + 1.0 - won
    return {pair: won / meetings for pair, won in score.items()}


def sum_of(scores: list[Score]) -> Score:
    total: Score = {}
    for score in scores:
        for pair, won in score.items():
            total[pair] = total.get(pair, 0.0) + won
    return total


def elo(bots: list[str], score: Score) -> dict[str, float]:
    """The most likely strengths, found by improving them in turn (Zermelo; Hunter, 2004)."""
    met = set(score) | {(other, one) for one, other in score}
    won = {pair: score.get(pair, 0.0) + 0.5 for pair in met}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        before = dict(strength)
        for bot in bots:
            wins = sum(part for (one, _), part in won.items() if one == bot)
            weight = 0.0
            for one, other in met:
                if one == bot:
                    weight += (won[one, other] + won[other, one]) / (strength[one] + strength[other])
            if weight:
                strength[bot] = wins / weight
        mean = math.exp(sum(math.log(one) for one in strength.values()) / len(bots))
        strength = {bot: one / mean for bot, one in strength.items()}
        if all(abs(strength[bot] / before[bot] - 1) < CLOSE for bot in bots):
            break
    return {bot: ELO * math.log(one) for bot, one in strength.items()}
