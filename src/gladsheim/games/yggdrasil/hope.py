"""How likely the gods of Yggdrasil win from a table on: signs that anybody can count, each with its weight.

The weights are a logistic fit to games of the policy (`python -m bench.hope yggdrasil` makes them anew), one column for
one and two gods, one for three and four, one for five and six.
"""

from __future__ import annotations

import math
from typing import Final

from gladsheim.games.yggdrasil.danger import pushes_due, steps_to_come
from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.parts import DECK, ENEMIES, GEIRROD, RESIDENCE
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.games.yggdrasil.worth import midgard_worth

LATE: Final = 0.0005  # for each turn of a game that was lost: who loses late was nearer to winning

# Sign -> its weight with 1-2, 3-4 and 5-6 gods.  "Time" is the part of the deck that is left.
SIGNS: Final[dict[str, list[float]]] = {
    "always": [5.31, 4.94, 4.64],
    "time squared": [2.74, 4.27, 4.47],
    "last cards": [5.26, 5.51, 5.30],
    "enemies on space 2": [0.17, 0.15, 0.18],
    "enemies on space 3": [0.19, 0.15, 0.19],
    "time x enemies on space 6": [-0.56, -0.37, -0.39],
    "time x enemies on space 7": [-1.03, -0.75, -0.25],
    "pushes due / 10": [-0.25, -1.14, -2.18],
    "pushes due / card": [-6.41, -7.27, -6.77],
    "on the last space, by the chance of its card": [-2.08, -1.47, -1.26],
    "hel / 5": [-0.70, -1.26, -1.03],
    "surt / 5": [-0.79, -1.17, -1.25],
    "jormungand / 5": [-0.92, -1.21, -1.19],
    "loki / 5": [-1.35, -1.40, -1.14],
    "nidhogg / 5": [0.06, -0.12, 0.53],
    "fenrir / 5": [-1.07, -1.52, -1.06],
    "steps beyond the last space / 10": [-2.80, -1.59, -1.49],
    "vikings / 10": [1.11, 1.30, 1.08],
    "time x elves / 5": [-0.16, 0.89, 1.09],
    "time x artifact levels / 10": [1.23, 0.51, 1.60],
    "best artifacts by steps / 100": [-0.29, 2.65, 0.97],
    "vikings of who is next / 5": [0.75, 0.12, 0.30],
    "elves of who is next / 3": [1.09, 0.34, 0.26],
    "time x vanir / 5": [1.58, 1.36, 0.72],
    "giants awake / 5": [-1.12, -0.69, -0.83],
    "time x giants awake / 5": [-0.95, -1.47, -1.13],
    "time x geirrod": [-1.61, -1.53, -1.42],
    "time x giants beaten / 10": [4.85, 1.85, 0.69],
    "souls within reach / 3": [0.36, 0.35, 0.31],
    "time x vikings in bags / 20": [1.10, 0.87, 0.88],
    "time x fire giants in bags / 20": [-1.18, -1.47, -1.55],
}
COLUMNS: Final = [[weights[column] for weights in SIGNS.values()] for column in range(3)]


def signs(g: Yggdrasil) -> list[float]:
    """The signs of a table, in the order of SIGNS."""
    left = cards_left(g)
    time = left / DECK
    return [1.0, time * time, 1.0 / (1.0 + left), *of_enemies(g, left, time), *of_gods(g, time), *of_worlds(g, time)]


def of_enemies(g: Yggdrasil, left: int, time: float) -> list[float]:
    """Where the enemies stand, and what their cards will make of it."""
    steps = steps_to_come(g)
    on = [0.0] * (RESIDENCE + 1)
    last = beyond = 0.0
    for enemy in range(ENEMIES):
        space = g.track[enemy]
        on[space] += 1.0
        beyond += max(0, space + steps[enemy] - (RESIDENCE - 1))
        if space == RESIDENCE - 1:
            last += min(1.0, steps[enemy] / max(1.0, left))
    due = pushes_due(g, steps, 0, 0)
    return [
        on[2],
        on[3],
        on[6] * time,
        on[7] * time,
        due / 10.0,
        due / (left + 1.0),
        last,
        *[0.2 * space for space in g.track],
        beyond / 10.0,
    ]


def of_gods(g: Yggdrasil, time: float) -> list[float]:
    """What the gods hold, and who is next."""
    artifacts = matched = 0.0
    steps = steps_to_come(g)
    for enemy in range(ENEMIES):
        most = 0
        for seat in range(g.seats()):
            level = g.levels[seat * ENEMIES + enemy]
            artifacts += level
            most = max(most, level)
        matched += most * (g.track[enemy] + steps[enemy] - 1.0)
    seat = max(0, g.seat)
    return [
        sum(g.vikings) / 10.0,
        time * sum(g.elves) / 5.0,
        time * artifacts / 10.0,
        matched / 100.0,
        g.vikings[seat] / 5.0,
        g.elves[seat] / 3.0,
    ]


def of_worlds(g: Yggdrasil, time: float) -> list[float]:
    """The Vanir, the giants and the bags."""
    awake = bin(g.active).count("1")
    vikings = sum(g.bag_vikings)
    return [
        time * g.vanir / 5.0,
        awake / 5.0,
        time * awake / 5.0,
        time if (g.active >> GEIRROD) & 1 else 0.0,
        time * bin(g.beaten).count("1") / 10.0,
        midgard_worth(g) / 3.0,
        time * vikings / 20.0,
        time * (sum(g.bags) - vikings) / 20.0,
    ]


def hope(g: Yggdrasil) -> float:
    """About how likely the gods win."""
    if not g.forms:
        return 1.0 if g.is_won() else LATE * g.turns
    column = (g.seats() - 1) // 2
    score = 0.0
    for weight, sign in zip(COLUMNS[column], signs(g), strict=True):
        score += weight * sign
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))
