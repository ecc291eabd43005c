"""What an enemy would do, were it activated now: the rule is played on a twin of the table; what changed is told."""

from __future__ import annotations

from typing import Final

from gladsheim.games.chronicles.enemies import Activation
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    AWAY,
    ENEMIES,
    FENRIR,
    FIGHTABLE,
    GIANTS,
    IOTUNN_PAWNS,
    ISLANDS,
    LOKI,
    NIDHOGG,
    TYR,
    WORLDS,
    count,
)
from gladsheim.games.chronicles.stakes import activations_left
from gladsheim.games.chronicles.state import PLAYING, Chronicles
from gladsheim.games.chronicles.view_types import DeedView

NO_LADDER: Final = 0


def deed(does: str, amount: int = 0, of: int = NO_LADDER, world: int | None = None) -> DeedView:
    return {"does": does, "count": amount, "of": of, "world": world}


def would_do(g: Chronicles, enemy: int) -> list[DeedView]:
    """What would happen to the active god's table, in the order of the rules; a defeat comes last."""
    twin = g.clone()
    activation = Activation(g.active, enemy)
    twin.forms = [activation]
    twin.slots = []
    activation.play(twin)
    found = moved(g, twin, enemy)
    if twin.giants > g.giants:
        found.append(deed("giants", twin.giants, GIANTS))
    if twin.island > g.island:
        found.append(deed("island", twin.island + 1, len(ISLANDS)))
    if twin.anonymous > g.anonymous:
        found.append(deed("anonymous", twin.anonymous, ANONYMOUS))
    if twin.life[g.active] < g.life[g.active]:
        found.append(deed("life", g.life[g.active] - twin.life[g.active]))
    if not (g.felled >> enemy) & 1:
        found += then(g, enemy)
    if twin.fate != PLAYING or activations_left(g, enemy) == 1:
        found.append(deed("defeat"))
    return found


def moved(g: Chronicles, twin: Chronicles, enemy: int) -> list[DeedView]:
    """Where the enemy goes, what that devastates, and whether the middle level turns."""
    found = []
    if enemy < FIGHTABLE and twin.where[enemy] != g.where[enemy] and twin.where[enemy] != AWAY:
        found.append(deed("goes", world=twin.where[enemy]))
    found += [deed("devastates", world=n) for n in range(WORLDS) if (twin.ruins & ~g.ruins) >> n & 1]
    if twin.rotation != g.rotation:
        found.append(deed("turns"))
    return found


def then(g: Chronicles, enemy: int) -> list[DeedView]:
    """What follows that the twin does not play: an Iotunn by chance, the Saga Book, the end of the turn."""
    if enemy == LOKI:
        return [deed("iotunn", count(g.iotunns) + 1, IOTUNN_PAWNS)] if activations_left(g, LOKI) > 1 else []
    if enemy == NIDHOGG:
        return [deed("gnaws", g.icon + 1)]
    return [deed("ends")] if enemy == FENRIR and g.powers[g.active] != TYR else []


def awakening(g: Chronicles, near: list[int]) -> list[list[DeedView]]:
    """By enemy: what its next card would bring; nothing where that card only lies down."""
    if g.fate != PLAYING:
        return [[] for _ in range(ENEMIES)]
    return [would_do(g, enemy) if enemy in near else [] for enemy in range(ENEMIES)]
