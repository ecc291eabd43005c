"""Kept: the games of a run in a file beside its report, so that one that was stopped goes on where it was."""

from __future__ import annotations

import hashlib
import json
import os
import time
from pathlib import Path
from typing import Final

import gladsheim
from gladsheim.core.game import BadOption, Json
from gladsheim.games import find
from gladsheim.lab.plan import Plan, plain_of
from gladsheim.lab.run import Tally
from gladsheim.lab.sitting import Result

SECONDS: Final = 10.0  # between two times that it is written


class Kept:
    """What was played so far of a plan."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.key = key_of(plan)
        self.written = time.monotonic()

    def read(self, tallies: dict[str, Tally]) -> int:
        """Give the tallies the games that were kept; how many.  A BadOption where they are another plan's."""
        if not self.file.exists():
            return 0
        try:
            kept = json.loads(self.file.read_text(encoding="utf-8"))
            key, rows = kept["key"], kept["results"]
            found = {name: [result_of(row) for row in rows.get(name, [])] for name in tallies}
        except (ValueError, KeyError, TypeError, AttributeError) as fault:
            raise BadOption(f"{self.file} is not what the lab keeps: {fault}; remove it to begin anew") from None
        if key != self.key:
            raise BadOption(f"{self.file} keeps games of another plan, seed or version; remove it to begin anew")
        for name, tally in tallies.items():
            tally.results = found[name][: tally.variant.games]
        return sum(tally.games for tally in tallies.values())

    def write_now_and_then(self, tallies: dict[str, Tally]) -> None:
        if time.monotonic() - self.written >= SECONDS:
            self.write(tallies)

    def write(self, tallies: dict[str, Tally]) -> None:
        """Whole or not at all."""
        rows = {name: [row_of(result) for result in tally.results] for name, tally in tallies.items()}
        beside = self.file.with_name(self.file.name + ".part")
        beside.write_text(json.dumps({"key": self.key, "results": rows}) + "\n", encoding="utf-8")
        os.replace(beside, self.file)
        self.written = time.monotonic()

    def drop(self) -> None:
        self.file.unlink(missing_ok=True)


def key_of(plan: Plan) -> str:
    """What must agree for games to be the same: versions, seed, and every variant but for its number of games."""
    settings: list[Json] = [[variant.name, plain_of(variant)] for variant in plan.variants()]
    told: list[Json] = [gladsheim.__version__, find(plan.game).rules_version, plan.seed, settings]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def row_of(result: Result) -> list[Json]:
    roles: dict[str, Json] = {kind: [*labels] for kind, labels in result.roles.items()}
    return [result.outcome, [*result.returns], [*result.bots], result.decisions, roles, [*result.worth]]


def result_of(row: list[Json]) -> Result:
    outcome, returns, bots, decisions, roles, worth = row
    if not isinstance(roles, dict) or not isinstance(decisions, int):
        raise TypeError("a result is damaged")
    return Result(
        str(outcome),
        numbers(returns),
        names(bots),
        decisions,
        {kind: names(labels) for kind, labels in roles.items()},
        numbers(worth),
    )


def numbers(row: Json) -> list[float]:
    if not isinstance(row, list):
        raise TypeError("a list of numbers is damaged")
    return [float(one) for one in row if isinstance(one, (int, float))]


def names(row: Json) -> list[str]:
    if not isinstance(row, list):
        raise TypeError("a list of names is damaged")
    return [str(one) for one in row]


def kept_beside(name: Path) -> Path:
    """Where the games of a report of that name are kept until it is done."""
    return name.with_name(name.name + ".kept.json")
