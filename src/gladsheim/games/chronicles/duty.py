"""Step 3, fulfil your duty: one fight, one action, or nothing (chapters 8 and 9); Frigg has another choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause, State
from gladsheim.games.chronicles.actions import deed_form
from gladsheim.games.chronicles.creatures import give_life, life_takers
from gladsheim.games.chronicles.events import PASSED
from gladsheim.games.chronicles.fights import Fight, fights
from gladsheim.games.chronicles.parts import (
    ACT,
    BLOCKER_OF,
    FIGHT,
    FIGHTABLE,
    FRIGG,
    FRIGG_GIVES,
    FRIGG_HEALS,
    GULLINBURSTI,
    HEAL,
    PASS,
    SHIELD_OF,
)
from gladsheim.games.chronicles.saga import TurnPage, goal_reached
from gladsheim.games.chronicles.state import Chronicles, Step, table
from gladsheim.games.chronicles.ways import can_act, can_heal, how_it_goes, how_it_goes_unaided, world_deeds

ACTED: Final = 1
FOUGHT: Final = 2


@mypyc_attr(acyclic=True)
class Duty(Step):
    """Choose one deed and do it; with Gullinbursti an action and a fight in the same world, in either order."""

    def __init__(
        self,
        god: int,
        deed: int = OPEN,
        share: int = OPEN,
        sub: int = OPEN,
        page: int = OPEN,
        did: int = 0,
        world: int = OPEN,
    ) -> None:
        self.god = god
        self.deed = deed
        self.share = share  # Frigg's gift, to a god, + 1
        self.sub = sub
        self.page = page
        self.did = did  # ACTED, FOUGHT
        self.world = world  # where the god began

    def fill(self, slot: str, value: int) -> None:
        if slot == "deed":
            self.deed = value
        elif slot == "sub":
            self.sub = value
        else:
            super().fill(slot, value)

    def play(self, g: Chronicles) -> Pause:
        god = self.god
        if self.deed == OPEN:
            self.world = g.at[god]
            return g.ask(god, "deed", self.deeds(g), "YC 11.14" if self.did else "YC 8.1")
        if self.sub == OPEN:
            if self.deed == PASS:
                g.say(PASSED, god)
                return g.done()
            if self.deed >= FIGHT:
                return g.call("sub", Fight(god, self.deed))
            if self.deed < FRIGG_HEALS:
                how, unaided = how_it_goes(g, god), how_it_goes_unaided(g, god)
                return g.call("sub", deed_form(god, g.at[god], how, self.deed, unaided))
            if self.deed == FRIGG_GIVES and self.share == OPEN:
                return g.ask(god, "share", [taker + 1 for taker in life_takers(g, god)], "YC 13.19")
            self.frigg(g)
            if g.fate:
                return g.end()
        # The goal of a saga page is reached at once.
        if self.page == OPEN and goal_reached(g):
            return g.call("page", TurnPage(True))
        self.did |= FOUGHT if self.deed >= FIGHT else ACTED
        if self.did == ACTED | FOUGHT or not g.has(god, GULLINBURSTI) or g.at[god] != self.world:
            return g.done()
        return g.become(Duty(god, did=self.did))

    def frigg(self, g: Chronicles) -> None:
        """Regain a life, or give one away; then step 3 is over."""
        if self.deed == FRIGG_HEALS:
            g.gain_life(self.god, 1, "YC 13.19")
        else:
            give_life(g, self.god, self.share - 1, "YC 13.19")
        self.did = ACTED | FOUGHT

    def deeds(self, g: Chronicles) -> list[int]:
        god = self.god
        if self.did & ACTED:
            found = [PASS]
        else:
            found = world_deeds(g, god, g.at[god], how_it_goes(g, god))
        if g.powers[god] == FRIGG and self.did == 0:
            if g.life[god] < g.most_life[god]:
                found.append(FRIGG_HEALS)
            if life_takers(g, god):
                found.append(FRIGG_GIVES)
        if self.did & FOUGHT == 0:
            found += fights(g, god)
        return found

    def closed(self, g: State, seat: int) -> dict[int, str]:
        return self.shut(table(g), seat)

    def shut(self, g: Chronicles, seat: int) -> dict[int, str]:
        if self.deed != OPEN or seat != self.god:
            return {}
        world = g.at[seat]
        shut: dict[int, str] = {}
        if not can_act(g, world, how_it_goes(g, seat)):
            shut[ACT] = "YC 5.5" if g.is_devastated(world) else "YC 9.19"
            if g.iotunns & BLOCKER_OF[world]:
                shut[ACT] = "YC 6.2"
            elif world in g.sons:
                shut[ACT] = "YC 16.2"
        if g.is_devastated(world) and not can_heal(g, seat, world):
            shut[HEAL] = "YC 6.2" if g.iotunns & BLOCKER_OF[world] else "YC 9.17"
        for enemy in range(FIGHTABLE):
            if g.where[enemy] == world and g.iotunns & SHIELD_OF[enemy]:
                shut[FIGHT + enemy] = "YC 6.3"
        return {deed: rule for deed, rule in shut.items() if deed not in g.options}

    def clone(self) -> Duty:
        return Duty(self.god, self.deed, self.share, self.sub, self.page, self.did, self.world)
