"""Enemies (chapter 5): what happens when one is activated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.chronicles.book import PAGES
from gladsheim.games.chronicles.events import ACTIVATED, ANONYMOUS_CAME, GIANTS_CAME, ISLAND_DROWNED
from gladsheim.games.chronicles.iotunns import Awaken
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ASGARD,
    AWAY,
    CAGE,
    FENRIR,
    GIANTS,
    HEL,
    IORMUNGAND,
    ISLANDS,
    LOKI,
    NIDHOGG,
    SURT,
    TYR,
)
from gladsheim.games.chronicles.saga import Gnaw
from gladsheim.games.chronicles.state import Chronicles, Step

TURN_ENDS: Final = 1


@mypyc_attr(acyclic=True)
class Activation(Step):
    """An enemy moves, and its effect strikes the active god.  The outcome is TURN_ENDS where Fenrir ends the turn."""

    def __init__(self, player: int, enemy: int, sub: int = OPEN) -> None:
        self.player = player
        self.enemy = enemy
        self.sub = sub

    def play(self, g: Chronicles) -> Pause:
        enemy = self.enemy
        if self.sub != OPEN:
            return g.done()
        g.say(ACTIVATED, enemy)
        if (g.felled >> enemy) & 1:
            # Removed for good: its card only turns the level, if it would.
            if enemy <= LOKI:
                g.turn_level(1)
            return g.done()
        if enemy <= SURT:
            climb(g, self.player, enemy)
        elif enemy == LOKI:
            come(g, self.player)
        elif enemy == IORMUNGAND:
            swim(g)
        elif enemy == FENRIR:
            return self.fenrir(g)
        if g.fate:
            return g.end()
        if enemy == LOKI:
            return g.call("sub", Awaken())
        if enemy == NIDHOGG:
            return g.call("sub", Gnaw())
        return g.done()

    def fenrir(self, g: Chronicles) -> Pause:
        """Out of the Cage to Asgard; or, already out, three life.  Either way the turn ends, but not for Tyr."""
        if g.where[FENRIR] == CAGE:
            g.put_enemy(FENRIR, ASGARD, "YC 5.15")
        else:
            g.lose_life(self.player, 3, "YC 5.16")
        if g.fate:
            return g.end()
        return g.done(0 if g.powers[self.player] == TYR else TURN_ENDS)

    def clone(self) -> Activation:
        return Activation(self.player, self.enemy, self.sub)


def climb(g: Chronicles, player: int, enemy: int) -> None:
    """Hel and Surt go one world up, the middle level turns, and each has its effect."""
    world = g.above(g.where[enemy])
    if world == AWAY:
        g.lose("defeat.hel" if enemy == HEL else "defeat.surt")
        return
    g.put_enemy(enemy, world, "YC 5.7" if enemy == HEL else "YC 5.9")
    if g.fate:
        return
    if enemy == SURT and world == ASGARD and PAGES[g.page].surt_in_asgard:
        g.lose("defeat.bifrost")
        return
    g.turn_level(1)
    if enemy == HEL:
        g.lose_life(player, 1, "YC 5.7")
    elif g.giants + 2 > GIANTS:
        g.lose("defeat.giants")
    else:
        g.giants += 2
        g.say(GIANTS_CAME, 2, g.giants, rule="YC 5.9")


def come(g: Chronicles, player: int) -> None:
    """Loki goes to the active god's world, and the middle level turns."""
    g.put_enemy(LOKI, g.at[player], "YC 5.11")
    if not g.fate:
        g.turn_level(1)


def swim(g: Chronicles) -> None:
    """Iormungand drowns the next island: so many Anonymous go to Hel."""
    if g.island + 1 == len(ISLANDS):
        g.lose("defeat.serpent")
        return
    g.island += 1
    g.say(ISLAND_DROWNED, g.island + 1)
    pawns = ISLANDS[g.island]
    if g.anonymous + pawns > ANONYMOUS:
        g.lose("defeat.anonymous")
        return
    g.anonymous += pawns
    g.say(ANONYMOUS_CAME, pawns, g.anonymous, rule="YC 5.13")
