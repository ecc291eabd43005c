"""Find: which of many variants meets a target, such as "a level at which skilled wins half its games with four gods".

All candidates play batches of games with the same luck.  After each, those drop out whose interval lies beyond the
target and its tolerance; it is found as soon as one's interval lies within.  The intervals hold at every look and for
all candidates together (`Sequence`), so looking often, and at many, finds nothing that is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import product
from typing import Final

from gladsheim.core.game import BadOption, Value
from gladsheim.games import find as game_of
from gladsheim.lab.changes import check_changes
from gladsheim.lab.plan import Plan, Section, Variant
from gladsheim.lab.run import PIECE, Tally
from gladsheim.lab.sitting import Setting
from gladsheim.lab.stats import WRONG, Sequence
from gladsheim.lab.workers import Work, Workers

Axis = tuple[str, list[Value]]  # an option, `seats`, or the path of a table in the box, and what is tried there
Keep = Callable[[dict[str, Tally]], None]
MOST_CANDIDATES: Final = 500
SEATS: Final = "seats"
OPEN, MET, MISSED = "open", "meets it", "does not meet it"


class Hunt:
    """What is looked for, and where."""

    def __init__(self, base: Setting, axes: list[Axis], measure: str, target: float, near: float, seed: int) -> None:
        if not 0.0 <= target <= 1.0 or not 0.0 < near <= 0.5:
            raise BadOption(f"a target is 0 to 1, and its tolerance above 0 to 0.5, not {target:g} and {near:g}")
        if not axes:
            raise BadOption("name what may be changed: --over NAME=VALUE,VALUE...")
        count = 1
        for _, values in axes:
            count *= len(values)
        if count > MOST_CANDIDATES:
            raise BadOption(f"{count} variants are too many to look through: {MOST_CANDIDATES} at most")
        self.measure = measure
        self.target = target
        self.near = near
        self.seed = seed
        names = [name for name, _ in axes]
        self.candidates: list[Variant] = []
        for row in product(*[values for _, values in axes]):
            name = ", ".join(f"{one}={said(value)}" for one, value in zip(names, row, strict=True))
            setting = with_changes(base, dict(zip(names, row, strict=True)))
            self.candidates.append(Variant(name, setting, 0, measure, ""))

    def check(self) -> None:
        """A BadOption unless every candidate can be played."""
        for variant in self.candidates:
            setting = variant.setting
            setting.check()
            if setting.data:
                check_changes(setting.game, setting.seats, setting.options, setting.data)

    def plan(self) -> Plan:
        """The same as a plan, for what is kept of it."""
        found = Plan("find", "", self.candidates[0].setting.game, self.seed, 0.0, 1)
        found.sections = [Section("find", "variants", self.candidates, "", [], [])]
        return found

    def interval(self, tally: Tally) -> tuple[float, float]:
        """Of the measure; it holds at every look, for all candidates together."""
        share = tally.share()
        return Sequence(share.won, share.games).interval(WRONG / len(self.candidates))

    def verdict(self, tally: Tally) -> str:
        low, high = self.interval(tally)
        if low >= self.target - self.near and high <= self.target + self.near:
            return MET
        return MISSED if high < self.target - self.near or low > self.target + self.near else OPEN

    def by_distance(self, tallies: dict[str, Tally]) -> list[Tally]:
        """The nearest to the target first; who dropped out behind those who did not."""
        order = {MET: 0, OPEN: 1, MISSED: 2}
        played = [tally for tally in tallies.values() if tally.games]
        return sorted(
            played, key=lambda one: (order[self.verdict(one)], abs(one.share().share - self.target), one.variant.name)
        )


def said(value: Value) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def with_changes(base: Setting, changes: dict[str, Value]) -> Setting:
    """The setting with other seats, options or tables of the box."""
    game = game_of(base.game)
    seats, options, data = base.seats, dict(base.options), dict(base.data)
    for name, value in changes.items():
        if name == SEATS:
            if not isinstance(value, int):
                raise BadOption(f"seats are whole numbers, not '{said(value)}'")
            seats = value
        elif name in game.options:
            options[name] = value
        else:
            if isinstance(value, str):
                raise BadOption(f"'{name}' is no option of {base.game}; in its box there are numbers, not '{value}'")
            data[name] = value if isinstance(value, int) else [*value]
    return Setting(base.game, seats, options, base.bots, base.by_role, data, base.without, base.by_lot)


def hunt(
    looked_for: Hunt, tallies: dict[str, Tally], batch: int, most: int, workers: Workers, keep: Keep
) -> Generator[str]:
    """Play on until one is found, none is left, or all have played `most` games; a line after each round."""
    while True:
        live = [one for one in tallies.values() if not one.games or looked_for.verdict(one) == OPEN]
        met = [one for one in tallies.values() if one.games and looked_for.verdict(one) == MET]
        live = [one for one in live if one.games < most]
        if met or not live:
            return
        # Those that are behind, because the work was stopped in between, catch up first.
        level = min(one.games for one in live) // batch * batch + batch
        works: list[tuple[Tally, Work]] = []
        for tally in live:
            for first in range(tally.games, min(level, most), PIECE):
                games = min(PIECE, min(level, most) - first)
                works.append((tally, Work(tally.variant.setting, looked_for.seed, first, games)))
        for (tally, _), results in zip(works, workers.play([work for _, work in works]), strict=True):
            tally.results += results
            keep(tallies)
        nearest = looked_for.by_distance(tallies)[0]
        left = sum(1 for one in tallies.values() if looked_for.verdict(one) != MISSED)
        yield f"{level} games: {left} of {len(tallies)} may meet it; the nearest: {told(looked_for, nearest)}"


def told(looked_for: Hunt, tally: Tally) -> str:
    low, high = looked_for.interval(tally)
    share = 100 * tally.share().share
    return f"{tally.variant.name}: {share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) in {tally.games} games"
