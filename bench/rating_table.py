"""One table of all levels by game: points of Elo above answers by lot, from how each did against the next.

    python -m bench.rating_table docs/bots.md [--write]

Read are the rows that `bench.levels` has written.  Where two levels met, 400 points are odds of ten to one in games
between them; where all win together, of ten to one in games won at the named table by the one beside the other.  Steps
are added up, and so are the variances of their logarithms; each count has half a game more on both sides, so that who
won everything still has a number.
"""

from __future__ import annotations

import argparse
import math
import re
from pathlib import Path

from bench.levels import LEVELS, write
from gladsheim.lab.ratings import ELO

Z95 = 1.96
GAMES = ["odins-table", "vedrfolnir", "gotterdammerung", "yggdrasil", "chronicles"]
Step = tuple[float, float]  # a logarithm of odds, and its variance


def log_odds(share: float, games: int) -> Step:
    won, lost = share * games + 0.5, (1 - share) * games + 0.5
    return math.log(won / lost), 1 / won + 1 / lost


def step_of(row: str) -> Step:
    """How much stronger the first of a row is than the second."""
    cells = [cell.strip() for cell in row.strip("| \n").split("|")]
    games = int(cells[2])
    first = log_odds(float(cells[3].split()[0]), games)
    if "(" not in cells[3]:  # the two met, and the row tells the share of one
        return first
    second = log_odds(float(cells[4].split()[0]), games)
    return first[0] - second[0], first[1] + second[1]


def ladder(page: str, game: str) -> list[str]:
    """The points of each level at a game, as far as the page has rows of them."""
    block = re.search(f"<!-- levels: {game} -->(.*?)<!-- /levels: {game} -->", page, re.DOTALL)
    if block is None:
        raise SystemExit(f"the page has no marks of {game}")
    cells: list[str] = []
    height = variance = 0.0
    for below, level in enumerate(LEVELS[1:]):
        row = re.search(rf"^\| {level} \| {LEVELS[below]} \|.*$", block[1], re.MULTILINE)
        if row is None:
            return [*cells, *[""] * (len(LEVELS) - 1 - len(cells))]
        more, doubt = step_of(row[0])
        height, variance = height + more, variance + doubt
        wide = Z95 * math.sqrt(variance)
        cells.append(f"{ELO * height:.0f} ({ELO * (height - wide):.0f}-{ELO * (height + wide):.0f})")
    return cells


def table(page: str) -> str:
    """All levels by game, with 95 % intervals."""
    rows = [f"| game | {' | '.join(f'`{level}`' for level in LEVELS[1:])} |", "|---|---|---|---|"]
    return "\n".join([*rows, *[f"| {game} | {' | '.join(ladder(page, game))} |" for game in GAMES]])


def main() -> None:
    parser = argparse.ArgumentParser(description="One table of all levels by game, from the rows of a page")
    parser.add_argument("page", type=Path)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    made = table(chosen.page.read_text(encoding="utf-8"))
    print(made)
    if chosen.write:
        write(chosen.page, "ratings", made)


if __name__ == "__main__":
    main()
