"""Playouts: a game played to its end by lots, inside the engine."""

from __future__ import annotations

import time

from gladsheim.core.forms import CHANCE, State
from gladsheim.core.game import Game, Value
from gladsheim.core.lots import Lots


def play_out(g: State, lots: Lots, most: int) -> int:
    """Answer every question by lot until the game ends, or `most` were answered; how many were."""
    for fills in range(most):
        if not g.forms:
            return fills
        if g.odds is None:
            g.choose(lots.below(len(g.options)))
        else:
            g.choose(lots.pick(g.options, g.odds))
    return most


def count_decisions(g: State, lots: Lots) -> int:
    """Play to the end by lot; how many questions the seats, not chance, answered."""
    decisions = 0
    while g.forms:
        if g.seat != CHANCE:
            decisions += 1
        if g.odds is None:
            g.choose(lots.below(len(g.options)))
        else:
            g.choose(lots.pick(g.options, g.odds))
    return decisions


def bench(game: Game, seats: int, options: dict[str, Value], seconds: float, seed: int) -> dict[str, float]:
    """Random games inside the engine for about so many seconds of one core: seats' decisions, games, seconds."""
    chosen = game.choose(seats, options)
    lots = Lots(seed)
    decisions = games = 0
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        decisions += count_decisions(game.start(seats, chosen), lots)
        games += 1
        spent = time.process_time() - begin
    return {"decisions": decisions, "games": games, "seconds": spent}
