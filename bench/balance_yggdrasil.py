"""How hard is Yggdrasil?  Win rates of a plain policy for one to six gods at every level, with 95 % intervals (Wilson).

python -m bench.balance_yggdrasil [--games N] [--seed S] [--levels easy,normal,hard] [--gods 1,2,3] [--bags open|hidden]

Prints a table in Markdown.  The gods are drawn by lot in every game; chance and policy have their own lots, so that the
same command gives the same table.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter

from gladsheim.bots.policies.yggdrasil import choose
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.parts import LEVEL_CARDS
from gladsheim.games.yggdrasil.state import Yggdrasil


def play(seats: int, level: str, bags: str, seed: int) -> Yggdrasil:
    """One game by the policy, to its end."""
    state = GAME.start(seats, GAME.choose(seats, {"level": level, "bags": bags}))
    assert isinstance(state, Yggdrasil)
    chance, thought = Lots(seed), Lots(seed + 1)
    while state.forms:
        if state.seat == CHANCE:
            state.choose(chance.pick(state.options, state.odds))
        elif state.hidden_bags:
            # The policy may not look into hidden bags: it is given bags as they could be.
            imagined = GAME.imagine(state, state.seat, thought)
            assert isinstance(imagined, Yggdrasil)
            state.fill(state.seat, choose(imagined))
        else:
            state.fill(state.seat, choose(state))
    return state


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def cell(seats: int, level: str, bags: str, games: int, seed: int) -> tuple[str, Counter[str], float]:
    """The share of games won and its interval in per cent; how games ended; the mean number of turns."""
    ends: Counter[str] = Counter()
    turns = 0
    for number in range(games):
        state = play(seats, level, bags, (seed * 1000 + seats) * 1_000_000 + number)
        ends[state.outcome()] += 1
        turns += state.turns
    low, high = wilson(ends["victory"], games)
    share = 100 * ends["victory"] / games
    return f"{share:.1f} ({100 * low:.1f}-{100 * high:.1f})", ends, turns / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Win rates of a plain policy in Yggdrasil")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(LEVEL_CARDS))
    parser.add_argument("--gods", default="1,2,3,4,5,6")
    parser.add_argument("--bags", default="open", choices=["open", "hidden"])
    chosen = parser.parse_args()
    seats = [int(count) for count in chosen.gods.split(",")]
    setting = f"{chosen.games} games a cell, seed {chosen.seed}, bags {chosen.bags}"
    print(f"Games won in per cent, with 95 % intervals: {setting}\n")
    print("| level | " + " | ".join(f"{count} god{'s' if count > 1 else ''}" for count in seats) + " |")
    print("|---|" + "---|" * len(seats))
    total: Counter[str] = Counter()
    for level in chosen.levels.split(","):
        row = [cell(count, level, chosen.bags, chosen.games, chosen.seed) for count in seats]
        print(f"| {level} | " + " | ".join(text for text, _, _ in row) + " |", flush=True)
        for _, ends, _ in row:
            total += ends
    print("\n" + ", ".join(f"{ending}: {count}" for ending, count in total.most_common()))


if __name__ == "__main__":
    main()
