"""Midgard (chapter 6): move the Valkyries, then look for souls; and drawing counters from bags."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.core.forms import OPEN, Pause, State
from gladsheim.games.yggdrasil.events import SOULS_FOUND, VALKYRIES_MOVED
from gladsheim.games.yggdrasil.parts import FROM_TO, HEIMDALL, HEIMDALLS_SOULS, ISLANDS, RAINBOW, SOULS, draw_odds
from gladsheim.games.yggdrasil.state import Step, Yggdrasil, table

# Answers to "route": an island to search, or one of these + an island.
NO_SEARCH: Final = ISLANDS
THREE_ONLY: Final = 2 * ISLANDS  # Heimdall leaves his fourth counter in the bag


@mypyc_attr(acyclic=True)
class Midgard(Step):
    """Stay or go one island on, and look for souls there, once a turn.  Its outcome: whether souls were sought."""

    def __init__(self, seat: int, searched: int, route: int = OPEN, souls: int = OPEN) -> None:
        self.seat = seat
        self.searched = searched  # 1: earlier in this turn
        self.route = route
        self.souls = souls  # the Vikings among the counters

    def fill(self, slot: str, value: int) -> None:
        if slot == "route":
            self.route = value
        elif slot == "souls":
            self.souls = value
        else:
            super().fill(slot, value)

    def play(self, g: Yggdrasil) -> Pause:
        # 1. If you want to, move the Valkyries; say whether you look for souls where they are then.
        if self.route == OPEN:
            return g.ask(self.seat, "route", self.routes(g), "YG 6.2" if self.searched else "YG 6.3")
        island = self.route % ISLANDS
        # 2. Take counters out of the bag of the island.
        if self.souls == OPEN:
            move_valkyries(g, island, "YG 6.2")
            if NO_SEARCH <= self.route < THREE_ONLY:
                return g.done(self.searched)
            return draw_vikings(g, "souls", island, self.most(g), "YG 6.5")
        # 3. Keep the Vikings; the fire giants go back.
        taken = min(self.most(g), g.in_bag(island))
        giants = taken - self.souls
        g.put_in_bag(island, -self.souls, 0)
        g.gain_vikings(self.seat, self.souls)
        if g.hidden_bags:
            g.see_bag(island, g.sure_vikings[island], max(g.sure_giants[island], giants))
        g.say(SOULS_FOUND, g.gods[self.seat], island, self.souls, giants)
        return g.done(1)

    def most(self, g: Yggdrasil) -> int:
        return HEIMDALLS_SOULS if self.route < THREE_ONLY and g.has_power(self.seat, HEIMDALL) else SOULS

    def routes(self, g: Yggdrasil) -> list[int]:
        islands = [g.valkyries, *g.valkyries_moves()]
        routes: list[int] = []
        if not self.searched:
            for island in islands:
                if g.can_search(island):
                    routes.append(island)
                    if g.has_power(self.seat, HEIMDALL) and g.in_bag(island) > SOULS:
                        routes.append(THREE_ONLY + island)
        # From the whirlpool nobody need go, though nothing can be sought there.
        for island in islands if g.in_whirlpool() else islands[1:]:
            routes.append(NO_SEARCH + island)
        return routes

    def closed(self, state: State, seat: int) -> dict[int, str]:
        g = table(state)
        closed: dict[int, str] = {}
        for island in range(ISLANDS):
            if abs(island - g.valkyries) > 1:
                closed[island] = closed[NO_SEARCH + island] = "YG 6.2"
                continue
            if island == g.valkyries:
                if not g.in_whirlpool():
                    closed[NO_SEARCH + island] = "YG 4.5"
            elif not g.may_enter(island):
                closed[island] = closed[NO_SEARCH + island] = "YG 8.6"
                continue
            if island == RAINBOW:
                closed[island] = "YG 6.4"
            elif self.searched or island == g.submerged:
                closed[island] = "YG 6.3"
            elif not g.can_search(island):
                closed[island] = "YG 6.5"
        return closed

    def clone(self) -> Midgard:
        return Midgard(self.seat, self.searched, self.route, self.souls)


def can_go_to_midgard(g: Yggdrasil, searched: int) -> bool:
    """Whether the Valkyries can move, or seek souls where they are."""
    return g.can_move_valkyries() or (not searched and g.can_search(g.valkyries))


def move_valkyries(g: Yggdrasil, island: int, rule: str) -> None:
    if island != g.valkyries:
        g.valkyries = island
        g.say(VALKYRIES_MOVED, island, rule=rule)


def draw_vikings(g: Yggdrasil, slot: str, island: int, most: int, rule: str) -> Pause:
    """Chance says how many Vikings are among the counters taken."""
    vikings, giants = g.bag_vikings[island], g.giants_in(island)
    taken = min(most, vikings + giants)
    options = FROM_TO[max(0, taken - giants)][min(vikings, taken)]
    return g.chance(slot, options, rule, draw_odds(vikings, giants, taken))


def draw_giants(g: Yggdrasil, slot: str, island: int, most: int, rule: str) -> Pause:
    """Chance says how many fire giants are among the counters taken."""
    vikings, giants = g.bag_vikings[island], g.giants_in(island)
    taken = min(most, vikings + giants)
    options = FROM_TO[max(0, taken - vikings)][min(giants, taken)]
    return g.chance(slot, options, rule, draw_odds(giants, vikings, taken))
