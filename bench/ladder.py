"""The ladder of the sagas: how often the plain policy wins each, for one to five gods, beside what is aimed at.

python -m bench.ladder [--games N] [--seed S]

Prints a table in Markdown, in per cent with 95 % intervals (Wilson), and the steps that go up instead of down.
The gods are drawn by lot and have their initial abilities only.  The same command gives the same table.
"""

from __future__ import annotations

import argparse

from bench.balance_chronicles import play
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.lab.stats import Share

FIRST = (70, 85)  # per cent of games of the first saga that skilled players should win
LAST = (25, 40)  # and of the last
PLAYERS = range(1, 6)


def share_of(saga: str, players: int, games: int, seed: int) -> Share:
    first = (seed * 1000 + players) * 1_000_000
    return Share(sum(play(saga, players, first + n)[0] for n in range(games)), games)


def written(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * share.share:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="a cell")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    print(f"Games won, %: {chosen.games} games a cell, seed {chosen.seed}\n")
    print("| saga | " + " | ".join(str(players) for players in PLAYERS) + " |")
    print("|---|" + "---|" * len(PLAYERS))
    won: dict[str, list[float]] = {}
    for saga in CAMPAIGN:
        shares = [share_of(saga, players, chosen.games, chosen.seed) for players in PLAYERS]
        won[saga] = [100 * share.share for share in shares]
        cells = [written(share) for share in shares]
        print(f"| `{saga}` | " + " | ".join(cells) + " |", flush=True)
    print()
    for players in PLAYERS:
        row = [won[saga][players - 1] for saga in CAMPAIGN]
        up = [CAMPAIGN[n + 1] for n in range(len(row) - 1) if row[n + 1] > row[n]]
        first, last = FIRST[0] <= row[0] <= FIRST[1], LAST[0] <= row[-1] <= LAST[1]
        marks = [f"up at {one}" for one in up]
        marks += [name for name, is_so in (("the first", first), ("the last", last)) if not is_so]
        print(f"{players}: {'as aimed at' if not marks else 'beside the aim: ' + ', '.join(marks)}")


if __name__ == "__main__":
    main()
