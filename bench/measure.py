"""Measuring on a shared, noisy machine: short rounds of everything in turn (A B C A B C ...).

Of each row the best and the median round are shown; ratios compare the best, for noise only ever slows down.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple, Protocol

PYTHON = "random play, one call from Python per decision"
INSIDE = "random play, loop inside the engine"
CLONE = "clone of states reached in random play"
SEARCH = "tree search with random playouts"

UNITS = {PYTHON: "decisions/s", INSIDE: "decisions/s", CLONE: "us", SEARCH: "iterations/s"}


class Tally(NamedTuple):
    """What one round did. Decisions are those of seats: a chance event is never counted, for nobody."""

    done: int  # decisions; in clone rows clones, in search rows iterations
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.done / self.seconds


class Clonable(Protocol):
    def clone(self) -> object: ...


@dataclass(frozen=True)
class Row:
    group: str
    name: str
    measure: Callable[[float, int], Tally]  # seconds, seed


Rounds = dict[tuple[str, str], list[Tally]]  # (group, row name) -> one Tally per round


def rng(seed: int) -> Callable[[], float]:
    """The one chooser, for every peer and for us: `options[int(pick() * len(options))]` with `pick = rng(seed)`.

    Measured on a list of seven: 170 ns, random.choice 260 ns, numpy's choice 10,000 ns.
    """
    return random.Random(seed).random


def time_clones(states: Sequence[Clonable], seconds: float) -> Tally:
    """Time of clone() alone, freeing the copy included: the cost of the same loop with nothing in it is taken off."""
    count, spent = 0, 0.0
    end = perf_counter() + seconds
    while perf_counter() < end:
        t0 = perf_counter()
        for _ in states:
            pass
        t1 = perf_counter()
        for state in states:
            state.clone()
        t2 = perf_counter()
        spent += (t2 - t1) - (t1 - t0)
        count += len(states)
    return Tally(count, 0, spent)


def warm_up(rows: Sequence[Row], seconds: float = 0.02) -> None:
    for row in rows:
        row.measure(seconds, 0)


def one_round(rows: Sequence[Row], seconds: float, seed: int, into: Rounds) -> None:
    for row in rows:
        into.setdefault((row.group, row.name), []).append(row.measure(seconds, seed))


@dataclass(frozen=True)
class Summary:
    group: str
    name: str
    best: float  # rates per second
    median: float
    games: float  # per second, in the best round

    def shown(self, rate: float) -> str:
        return f"{1e6 / rate:.3f}" if self.group == CLONE else f"{rate:,.0f}"


def summarise(rounds: Rounds) -> list[Summary]:
    return [summary(group, name, tallies) for (group, name), tallies in rounds.items()]


def summary(group: str, name: str, tallies: Sequence[Tally]) -> Summary:
    best = max(tallies, key=lambda tally: tally.rate)
    return Summary(group, name, best.rate, statistics.median(t.rate for t in tallies), best.games / best.seconds)


def report(summaries: Sequence[Summary], bases: Mapping[str, str]) -> None:
    """One table per group, fastest first. Ratios are of best rounds; above 1 is faster than the base, clones too."""
    for group in UNITS:
        rows = sorted((s for s in summaries if s.group == group), key=lambda s: -s.best)
        if rows:
            print_table(group, cells(rows, bases.get(group, "")))


def cells(rows: Sequence[Summary], base: str) -> list[list[str]]:
    base_rate = next((s.best for s in rows if s.name == base), 0.0)
    return [
        [
            s.name,
            s.shown(s.best),
            s.shown(s.median),
            f"{s.games:,.0f}" if s.games else "",
            f"{s.best / base_rate:.2f}" + (" (base)" if s.name == base else "") if base_rate else "",
        ]
        for s in rows
    ]


def print_table(group: str, lines: Sequence[Sequence[str]]) -> None:
    title = f"{group} ({UNITS[group]})"
    heads = ["", "best", "median", "games/s", "x base"]
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        print_plain(title, [heads, *lines])
        return
    table = Table(title=title, title_justify="left")
    for head in heads:
        table.add_column(head, justify="right" if head else "left", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    console = Console()
    console.width = max(console.width, 110)  # numbers are never cut off, not even in a narrow pipe
    console.print(table)


def print_plain(title: str, lines: Sequence[Sequence[str]]) -> None:
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    print(title)
    for line in lines:
        first, *rest = (
            cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(line, widths, strict=True))
        )
        print("  ".join([first, *rest]))
    print()
