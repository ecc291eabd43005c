"""Moving (chapter 7): along a level, up and down a column, and the exceptions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause
from gladsheim.games.chronicles.book import BIFROST_BURNT, BIFROST_OPEN, PAGES
from gladsheim.games.chronicles.parts import (
    ALL_WORLDS,
    ASGARD,
    GIALLARHORN,
    HEIMDALL,
    HRINGHORN,
    LEVEL,
    LOWER,
    MIDDLE,
    MIDGARD,
    ODIN,
    REACH,
    SKIDBLADNIR,
    UPPER,
    WORLDS,
    WORLDS_OF,
)
from gladsheim.games.chronicles.state import Chronicles, Step

ENDS: Final = (1 << ASGARD) | (1 << MIDGARD)  # of the bridge Bifrost


def reach(g: Chronicles, god: int) -> int:
    """The worlds a god may go to in step 2, its own included, as bits."""
    world = g.at[god]
    found = REACH[g.rotation * WORLDS + world]
    if g.artifacts[god]:
        if g.has(god, SKIDBLADNIR):
            found |= LEVEL[UPPER]
        if g.has(god, GIALLARHORN):
            found |= LEVEL[MIDDLE]
        if g.has(god, HRINGHORN):
            found |= LEVEL[LOWER]
    if g.powers[god] == HEIMDALL:
        found |= 1 << MIDGARD
    elif g.powers[god] == ODIN:
        found |= 1 << ASGARD
    bridge = PAGES[g.page].bifrost
    if bridge and (ENDS >> world) & 1:
        if bridge == BIFROST_OPEN:
            found |= ENDS
        else:
            found &= ~ENDS | (1 << world)
    return found


def free_worlds(g: Chronicles, god: int) -> list[int]:
    """Where a god may go that need not follow the rules of movement; only a burnt Bifrost stops it."""
    world = g.at[god]
    if PAGES[g.page].bifrost == BIFROST_BURNT and (ENDS >> world) & 1:
        return [to for to in ALL_WORLDS if to == world or (ENDS >> to) & 1 == 0]
    return ALL_WORLDS


def travel_targets(g: Chronicles, god: int) -> list[int]:
    """YC 13.16: 0 is to stay; else a god to whose world this one may jump, + 1."""
    found = [0]
    free = free_worlds(g, god)
    for other in range(g.gods):
        if (g.travel[god] >> other) & 1 and g.at[other] != g.at[god] and g.at[other] in free:
            found.append(other + 1)
    return found


@mypyc_attr(acyclic=True)
class SupportMove(Step):
    """YC 3.9: the player may move the support god whose card activated the enemy."""

    def __init__(self, player: int, god: int, move: int = OPEN) -> None:
        self.player = player
        self.god = god
        self.move = move

    def play(self, g: Chronicles) -> Pause:
        if self.move == OPEN:
            return g.ask(self.player, "move", WORLDS_OF[reach(g, self.god)], "YC 3.9")
        g.put_god(self.god, self.move, "YC 3.9")
        return g.done()

    def clone(self) -> SupportMove:
        return SupportMove(self.player, self.god, self.move)
