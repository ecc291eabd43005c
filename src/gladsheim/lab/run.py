"""Run: play a plan, each variant until its interval is narrow enough or its games are played."""

from __future__ import annotations

from collections.abc import Callable

from gladsheim.core.game import BadOption
from gladsheim.lab.plan import Plan, Variant
from gladsheim.lab.sitting import Result
from gladsheim.lab.stats import Difference, SequenceOfPairs, Share
from gladsheim.lab.workers import Work, Workers

Progress = Callable[[int, int], None]  # games played, and games there will be at most
Keep = Callable[[dict[str, "Tally"]], None]  # is given what was played, after every piece of work
PIECE = 25  # games in a piece of work, at most


class Tally:
    """The results of one variant, in the order of their games."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.results: list[Result] = []
        self.enough = False

    @property
    def games(self) -> int:
        return len(self.results)

    def share(self, measure: str = "") -> Share:
        """How often those that a measure names won; each game counts once."""
        values = [result.won(measure or self.variant.measure) for result in self.results]
        found = [value for value in values if value is not None]
        return Share(sum(found), len(found))

    def labels(self, kind: str) -> list[str]:
        """All that there were of a kind, in the order of the rules where there is one."""
        found: dict[str, None] = {}
        for result in self.results:
            found |= dict.fromkeys(result.labels(kind))
        return list(found) if kind == "seat" else sorted(found, key=_order)

    def is_shared(self) -> bool:
        """Whether all seats won and lost together in every game."""
        return all(len(set(result.returns)) == 1 for result in self.results)

    def against(self, other: Tally) -> Difference:
        """Game by game with the same luck."""
        return Difference(self.pairs(other))

    def is_decided(self, other: Tally, wrong: float) -> bool:
        """Whether one is better, however often this was asked."""
        return SequenceOfPairs(self.pairs(other)).is_decided(wrong)

    def pairs(self, other: Tally) -> list[tuple[float, float]]:
        """What was won in each game of the same number."""
        pairs: list[tuple[float, float]] = []
        for mine, theirs in zip(self.results, other.results, strict=False):
            one, two = mine.won(self.variant.measure), theirs.won(other.variant.measure)
            if one is not None and two is not None:
                pairs.append((one, two))
        return pairs


def _order(label: str) -> tuple[int, str]:
    places = ["first", "second", "third", "fourth", "fifth", "sixth"]
    return (places.index(label), "") if label in places else (len(places), label)


def tallies_of(plan: Plan) -> dict[str, Tally]:
    """By the variants' names; nothing is played yet."""
    return {variant.name: Tally(variant) for variant in plan.variants()}


def run_plan(
    plan: Plan,
    workers: Workers,
    progress: Progress,
    tallies: dict[str, Tally] | None = None,
    keep: Keep | None = None,
) -> dict[str, Tally]:
    """Play all variants, a batch of each by turns, on from what the tallies have; what was played is kept."""
    tallies = tallies_of(plan) if tallies is None else tallies
    while True:
        for tally in tallies.values():
            tally.enough = tally.enough or (tally.games > 0 and is_enough(plan, tally, tallies))
        works = works_of_a_round(plan, tallies, workers.count)
        if not works:
            return tallies
        played = workers.play([work for _, work in works])
        for (tally, _), results in zip(works, played, strict=True):
            tally.results += results
            _tell(tallies, progress)
            if keep is not None:
                keep(tallies)


def works_of_a_round(plan: Plan, tallies: dict[str, Tally], workers: int) -> list[tuple[Tally, Work]]:
    """The next batch of every variant that is not known well enough, cut into pieces of work."""
    works: list[tuple[Tally, Work]] = []
    for tally in tallies.values():
        if tally.enough:
            continue
        left = tally.variant.games - tally.games
        batch = min(plan.batch - tally.games % plan.batch, left) if plan.precision or plan.decide else left
        piece = max(1, min(PIECE, batch // (4 * workers)))
        for first in range(tally.games, tally.games + batch, piece):
            games = min(piece, tally.games + batch - first)
            works.append((tally, Work(tally.variant.setting, plan.seed, first, games)))
    return works


def is_enough(plan: Plan, tally: Tally, tallies: dict[str, Tally]) -> bool:
    """Whether a variant has played its games, or its intervals are narrow enough."""
    share = tally.share()
    if not share.games:
        there = [f"{kind}:{label}" for kind in ("seat", "bot", *tally.results[0].roles) for label in tally.labels(kind)]
        raise BadOption(
            f"'{tally.variant.name}': nobody sat here of whom '{tally.variant.measure}' speaks; "
            f"there were: won, {', '.join(there)}"
        )
    if tally.games >= tally.variant.games:
        return True
    if tally.games % plan.batch:
        return False  # it was stopped in the middle of a batch
    if plan.decide:
        found = comparisons(tally, tallies)
        return bool(found) and all(one.is_decided(other, plan.wrong) for one, other in found)
    if not plan.precision or share.half_width() > plan.precision:
        return False
    return all(one.against(other).half_width() <= plan.precision for one, other in comparisons(tally, tallies))


def comparisons(tally: Tally, tallies: dict[str, Tally]) -> list[tuple[Tally, Tally]]:
    """Those in which a variant has a part: with the one it is against, and with those that are against it."""
    found = [(one, tally) for one in tallies.values() if one.variant.against == tally.variant.name]
    other = tallies.get(tally.variant.against)
    return found if other is None else [*found, (tally, other)]


def _tell(tallies: dict[str, Tally], progress: Progress) -> None:
    played = sum(tally.games for tally in tallies.values())
    most = sum(tally.games if tally.enough else tally.variant.games for tally in tallies.values())
    progress(played, most)
