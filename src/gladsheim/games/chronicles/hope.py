"""How likely the gods of Yggdrasil Chronicles win from a table on: signs that anybody can count, each with its weight.

The weights are a logistic fit to games of the policy (`python -m bench.hope chronicles` makes them anew), one column
for the basic pages and one for the sagas.
"""

from __future__ import annotations

import math
from typing import Final

from gladsheim.games.chronicles.book import BASIC, PAGES
from gladsheim.games.chronicles.parts import AWAY, CAGE, FENRIR, HEL, IORMUNGAND, LOKI, SURT, UPPER, count
from gladsheim.games.chronicles.state import NO_TOKEN, Chronicles
from gladsheim.games.chronicles.worth import is_near, ladder_worth, threat

LATE: Final = 0.0005  # for each round of a game that was lost: who loses late was nearer to winning
LATEST: Final = 0.02
LOW: Final = 2  # lives that are few

# Sign -> its weight on the basic pages and in the sagas.
SIGNS: Final[dict[str, list[float]]] = {
    "always": [0.55, -0.48],
    "way of Nidhogg": [2.25, 0.96],
    "way squared": [2.31, 1.29],
    "last page": [0.55, 1.48],
    "players / 5": [-0.36, -0.38],
    "least life / 3": [1.02, 0.54],
    "one has one life": [-0.10, -0.37],
    "gods with two lives or fewer": [-0.34, -0.16],
    "lives a god / 5": [-0.90, 0.23],
    "elves a god / 3": [-0.11, -0.20],
    "dice a god / 3": [0.52, 0.20],
    "artifacts a god / 2": [0.65, 0.33],
    "heroes / 5": [0.22, 0.26],
    "hel's height": [0.00, -0.17],
    "surt's height": [-0.01, -0.29],
    "both heights": [-0.47, 0.03],
    "hel in the upper worlds and next": [-0.64, -0.58],
    "surt in the upper worlds and next": [-0.48, -0.43],
    "iormungand's island / 5": [-1.38, -0.74],
    "iormungand at the last island and next": [0.29, -0.31],
    "fenrir is loose": [-0.18, -0.19],
    "threats of loki, iormungand and fenrir who are next / 100": [-0.31, -0.12],
    "iotunns awake / 5": [-0.99, -0.16],
    "iotunns awake squared / 25": [-0.57, 0.28],
    "anonymous / 8": [-0.46, -0.09],
    "giants / 8": [-0.49, -0.11],
    "worth of both ladders / 100": [-0.53, -0.23],
    "ruins": [-0.23, -0.26],
    "goal of the page achieved": [0.00, 1.04],
    "promises / 5": [0.00, 0.42],
    "wolves / 10": [0.00, -0.49],
}
COLUMNS: Final = [[weights[column] for weights in SIGNS.values()] for column in range(2)]


def signs(g: Chronicles) -> list[float]:
    """The signs of a table, in the order of SIGNS."""
    page = PAGES[g.page]
    icons = len(page.icons)
    way = g.icon / (icons - 1.0) if icons > 1 else 0.5
    return [1.0, way, way * way, 1.0 if page.last else 0.0, g.players / 5.0, *of_gods(g), *of_enemies(g), *of_tree(g)]


def of_gods(g: Chronicles) -> list[float]:
    """Lives and helpers."""
    least, low, lives, elves, dice, artifacts = 9, 0, 0, 0, 0, 0
    for god in range(g.gods):
        life = g.life[god]
        lives += life
        if god < g.players:
            least = min(least, life)
        if life <= LOW:
            low += 1
        elves += g.elves[god]
        dice += g.vanir[god]
        artifacts += count(g.artifacts[god])
    return [
        least / 3.0,
        1.0 if least <= 1 else 0.0,
        1.0 * low,
        lives / (5.0 * g.gods),
        elves / (3.0 * g.gods),
        dice / (3.0 * g.gods),
        artifacts / (2.0 * g.gods),
        g.valhalla / 5.0,
    ]


def of_enemies(g: Chronicles) -> list[float]:
    """How far each has come, and whether its next card activates it."""
    awake = count(g.iotunns)
    dangers = 0.0
    for enemy in range(LOKI, FENRIR + 1):
        if not (g.felled >> enemy) & 1 and is_near(g, enemy):
            dangers += max(0.0, threat(g, enemy))
    return [
        height(g, HEL),
        height(g, SURT),
        height(g, HEL) * height(g, SURT),
        1.0 if is_near(g, HEL) and height(g, HEL) >= 1.0 else 0.0,
        1.0 if is_near(g, SURT) and height(g, SURT) >= 1.0 else 0.0,
        g.island / 5.0,
        1.0 if g.island >= 5 and is_near(g, IORMUNGAND) else 0.0,
        1.0 if g.where[FENRIR] not in (CAGE, AWAY) else 0.0,
        dangers / 100.0,
        awake / 5.0,
        awake * awake / 25.0,
    ]


def height(g: Chronicles, enemy: int) -> float:
    """0.0 at the roots or away, 0.5 in the middle worlds, 1.0 in the upper ones."""
    place = g.where[enemy]
    return 0.0 if place >= CAGE else 1.0 - 0.5 * (place // 3 - UPPER)


def of_tree(g: Chronicles) -> list[float]:
    """Ladders, ruins, and what the sagas bring along."""
    tokens = 0
    for token in g.tokens:
        if token != NO_TOKEN:
            tokens += 1
    wolves = sum(g.wolves)
    return [
        g.anonymous / 8.0,
        g.giants / 8.0,
        (ladder_worth(g, True) + ladder_worth(g, False)) / 100.0,
        1.0 * count(g.ruins),
        1.0 if g.achieved else 0.0,
        tokens / 5.0,
        wolves / 10.0,
    ]


def hope(g: Chronicles) -> float:
    """About how likely the gods win."""
    if not g.forms:
        return 1.0 if g.returns()[0] == 1.0 else min(LATEST, LATE * g.rounds)
    column = 0 if PAGES[g.page].saga in BASIC else 1
    score = 0.0
    for weight, sign in zip(COLUMNS[column], signs(g), strict=True):
        score += weight * sign
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))
