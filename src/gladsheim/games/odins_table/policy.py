"""A light way to play Odin's Table: each deed by what it wins, what it risks and where it leads.

It knows its own cards and what lies open; of a hidden card it only knows how strong a card usually is.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from gladsheim.core.lots import Lots
from gladsheim.games.odins_table.attack import CHANGED, RESULTS, WON
from gladsheim.games.odins_table.moving import COUNT, TARGET
from gladsheim.games.odins_table.parts import (
    CARDS,
    COLUMN,
    COLUMNS,
    EMPTY,
    FORWARD,
    HOME,
    KEEP,
    OFFER_DRAW,
    RESURRECT,
    ROW,
    SCOUT_NOTHING,
    TO_CONQUER,
)
from gladsheim.games.odins_table.state import OdinsTable
from gladsheim.games.odins_table.weights import W

USUAL: Final = CARDS["three-of-most"]  # how many there are of each card
DECK: Final = sum(USUAL)
# A card -> how likely it wins when it attacks, and when it is attacked by, a card nobody knows; a trick counts half.
ATTACKS: Final = [
    sum(count * (1.0 if RESULTS[card][other] == WON else 0.5 if RESULTS[card][other] == CHANGED else 0.0)
        for other, count in enumerate(USUAL)) / DECK
    for card in range(10)
]  # fmt: skip
DEFENDS: Final = [
    sum(count * (0.0 if RESULTS[other][card] == WON else 0.5 if RESULTS[other][card] == CHANGED else 1.0)
        for other, count in enumerate(USUAL)) / DECK
    for card in range(10)
]  # fmt: skip
UNKNOWN_ATTACKS: Final = sum(USUAL[card] * ATTACKS[card] for card in range(10)) / DECK

NOISE: Final = 60  # tenths of a point that lots add


def choose(g: OdinsTable, lots: Lots) -> int:
    """The answer to the open question."""
    options = g.options
    if len(options) == 1:
        return options[0]
    slot = g.slot
    if slot == "deed":
        return choose_deed(g, lots)
    if slot == "scout":
        return choose_scout(g, lots)
    if slot == "swap":
        return KEEP if lots.below(2) else options[lots.below(len(options))]
    if slot == "accept":
        return 0
    return options[lots.below(len(options))]


def choose_deed(g: OdinsTable, lots: Lots) -> int:
    found, most = -1, -9999.0
    seat = g.seat
    for deed in g.options:
        worth = lots.below(NOISE) * 0.1
        if deed >= RESURRECT:
            worth += -99.0 if deed == OFFER_DRAW else 12.0
        else:
            worth += step_worth(g, seat, deed)
        if worth > most:
            found, most = deed, worth
    return found


def step_worth(g: OdinsTable, seat: int, deed: int) -> float:
    """What a step or an attack is worth, in tenths of a piece."""
    start, target = deed // 8, TARGET[deed]
    other = 1 - seat
    into_row = ROW[target] == HOME[other]
    if g.is_free(target):
        if into_row:
            return W.conquest[min(2, g.conquered(seat))]
        return (
            (ROW[target] - ROW[start]) * FORWARD[seat] * W.forward
            + place_worth(g, seat, target)
            - leave_cost(g, seat, start)
        )
    chance = attack_chance(g, seat, start, target)
    gain = W.piece
    if into_row:
        gain += W.conquest[min(2, g.conquered(seat))]
    elif threatens(g, other, target):
        gain += W.conquest[min(2, g.conquered(other))] * W.saved
    return chance * gain - (1.0 - chance) * (W.piece + leave_cost(g, seat, start))


def attack_chance(g: OdinsTable, seat: int, start: int, target: int) -> float:
    """How likely an attack wins, by one's own card and the other's, if that lies open."""
    mine = g.wall[seat * COLUMNS + COLUMN[start]]
    niche = (1 - seat) * COLUMNS + COLUMN[target]
    if mine == EMPTY:
        return UNKNOWN_ATTACKS
    if g.is_hidden(niche) or g.wall[niche] == EMPTY:
        return ATTACKS[mine]
    result = RESULTS[mine][g.wall[niche]]
    return 1.0 if result == WON else 0.4 if result == CHANGED else 0.0


def threatens(g: OdinsTable, seat: int, square: int) -> bool:
    """Whether a piece of the seat on that square can step into an empty space of the other's Energy Row."""
    ahead = square + FORWARD[seat] * COLUMNS
    if ROW[square] != HOME[1 - seat] - FORWARD[seat]:
        return False
    return g.is_free(ahead)


def place_worth(g: OdinsTable, seat: int, target: int) -> float:
    """Before an empty space of the other's Energy Row it is good to stand, if nobody strong can come."""
    worth = 0.0
    if threatens(g, seat, target):
        worth = W.threat if g.conquered(seat) < TO_CONQUER - 1 else W.last_threat
    card = g.wall[seat * COLUMNS + COLUMN[target]]
    if card == EMPTY:
        return worth
    return worth + W.guard * (DEFENDS[card] - 0.5)


def leave_cost(g: OdinsTable, seat: int, start: int) -> float:
    """Who leaves the own Energy Row opens it; most where an enemy stands before it."""
    if ROW[start] != HOME[seat]:
        return 0.0
    ahead = start + FORWARD[seat] * COLUMNS
    if g.stands(1 - seat, ahead):
        return W.opened + W.opened_by_conquest * W.conquest[min(2, g.conquered(1 - seat))]
    return W.left if g.conquered(1 - seat) < 2 else W.left_late


def choose_scout(g: OdinsTable, lots: Lots) -> int:
    """Idunn is weak anyway: she looks, mostly."""
    options = g.options
    if lots.below(4) == 0:
        return SCOUT_NOTHING
    return options[lots.below(len(options))]


# What a table is worth

SPACE: Final = [0.0, 1.0, 2.6, 9.0, 9.0, 9.0, 9.0]  # by the spaces conquered


def worth(g: OdinsTable) -> list[float]:
    """What each seat may hope for: spaces, pieces, threats, as a chance to win."""
    if not g.forms:
        return g.returns()
    lead = SPACE[g.conquered(0)] - SPACE[g.conquered(1)]
    lead += W.lost * (g.lost[1] - g.lost[0])
    threats = COUNT[(g.near >> 18) & ~((g.near | g.far) >> 24) & 63]
    others = COUNT[(g.far >> 6) & ~(g.near | g.far) & 63]
    lead += W.threats * (min(2, threats) - min(2, others))
    lead += W.advance * (advance(g.near, False) - advance(g.far, True))
    lead += W.turn if g.seat == 0 else -W.turn
    chance = 1.0 / (1.0 + math.exp(-W.steep * lead))
    return [chance, 1.0 - chance]


def advance(pieces: i64, down: bool) -> int:
    """How far all pieces have come, in steps, the conquerors apart."""
    one, two, three = COUNT[pieces >> 6 & 63], COUNT[pieces >> 12 & 63], COUNT[pieces >> 18 & 63]
    return 3 * one + 2 * two + three if down else one + 2 * two + 3 * three
