"""Blame: a stranger's game that does harm is named to whoever keeps the hall, and no more tables of it are set."""

from __future__ import annotations

import logging

from gladsheim.core.game import Game
from gladsheim.core.shelf import blame, installed, left_off
from gladsheim.core.text import ENGLISH
from gladsheim.server.metrics import LEFT_OFF

log = logging.getLogger("gladsheim.server")


def accuse(game: Game, fault: str) -> None:
    """Once for each game; what is already set goes on as well as it can."""
    if blame(game.id, fault):
        LEFT_OFF.labels(game.id).set(1)
        log.error("%s is taken off the shelf: %s", game.id, fault)


def look_over_the_shelf() -> None:
    """At the start: the games that cannot be played, named in the log and to Prometheus.

    Of the others the words are read now: else everybody would wait for it at the first table of each.
    """
    for id, fault in left_off().items():
        LEFT_OFF.labels(id).set(1)
        log.error("%s is left off the shelf: %s", id, fault)
    for game in installed():
        game.words(ENGLISH)
