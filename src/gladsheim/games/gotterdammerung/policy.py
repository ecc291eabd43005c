"""A light way to play Götterdämmerung, for playouts: little talk, and votes that are right more often than not.

Conspirators know whom to spare.  Protectors know nothing, but over a council the guilty draw more suspicion.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung.action import Actions
from gladsheim.games.gotterdammerung.council import Trial
from gladsheim.games.gotterdammerung.parts import ACCUSE, HEL, LISTEN, READY, REFRAIN
from gladsheim.games.gotterdammerung.state import Asgard

SENSE: Final = 80  # in a hundred: how much oftener Protectors are right than wrong: they win as often as masters do
SPEAKS: Final = 25  # in a hundred: how often one who may accuse does


def choose(g: Asgard, lots: Lots) -> int:
    """The answer to the open question."""
    options = g.options
    if len(options) == 1:
        return options[0]
    slot = g.slot
    if slot in ("vote", "support"):
        return int(wants_gone(g, g.seat, accused(g), lots))
    if slot == "say":
        return choose_words(options, lots)
    if slot in ("whom", "mark"):
        return choose_victim(g, lots)
    if slot == "target":
        top = g.forms[-1]
        if isinstance(top, Actions) and top.god == HEL:
            found = choose_victim(g, lots)
            return found if lots.below(100) < SPEAKS else REFRAIN
    return options[lots.below(len(options))]


def accused(g: Asgard) -> int:
    for form in g.forms:
        if isinstance(form, Trial):
            return form.accused
    raise AssertionError("votes and support are about an accused")


def wants_gone(g: Asgard, seat: int, other: int, lots: Lots) -> bool:
    """Whether a seat would have another banished."""
    if seat == other:
        return False
    if g.faction(seat):
        return not g.faction(other)
    sense = SENSE if g.faction(other) else -SENSE
    return lots.below(100) < 50 + sense // 2


def choose_words(options: list[int], lots: Lots) -> int:
    if ACCUSE in options and lots.below(100) < SPEAKS:
        return ACCUSE
    if READY in options:
        return READY
    return LISTEN if LISTEN in options else options[0]


def choose_victim(g: Asgard, lots: Lots) -> int:
    """By lot, but twice if it falls on one whom one would rather keep."""
    options = g.options
    for _ in range(3):
        found = options[lots.below(len(options))]
        if found == REFRAIN or wants_gone(g, g.seat, found, lots):
            return found
    return options[lots.below(len(options))]
