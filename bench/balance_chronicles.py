"""How hard is Yggdrasil Chronicles?  Win rates of the plain policy for one to five gods on every page, with intervals.

python -m bench.balance_chronicles [--games N] [--seed S] [--sagas easy,vigrid] [--gods 1,2,3]
python -m bench.balance_chronicles --campaigns N [--seed S] [--gods 1,2,3]

Prints a table in Markdown: games won in per cent with 95 % intervals (Wilson), then how the games ended.  The gods are
drawn by lot in every game, and in the sagas have their initial abilities only.  With --campaigns: how many games a
whole campaign takes, where the gods spend their experience and where they do not.  The same command
gives the same table.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from statistics import mean, stdev

from gladsheim.core.game import Value
from gladsheim.core.lots import Lots
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.book import SAGAS
from gladsheim.games.chronicles.campaign import enter_result, is_won, new_campaign, options, spend
from gladsheim.games.chronicles.parts import GOD_NAMES, SUPPORTS
from gladsheim.games.chronicles.policy import play_game
from gladsheim.games.chronicles.spending import next_box
from gladsheim.lab.stats import Share

MOST_GAMES = 100


def party(seats: int, lots: Lots) -> list[str]:
    """The gods of the players and the support gods, by lot."""
    gods = [*range(len(GOD_NAMES))]
    lots.shuffle(gods)
    return [GOD_NAMES[god] for god in gods[: seats + SUPPORTS[seats]]]


def play(saga: str, seats: int, seed: int) -> tuple[bool, str]:
    """One game by the policy, to its end: whether it was won, and how it ended."""
    lots = Lots(seed)
    chosen: dict[str, Value] = {"saga": saga, "gods": [*party(seats, lots)]}
    state = play_game(GAME.start(seats, GAME.choose(seats, chosen)), lots)
    return state.returns()[0] == 1.0, state.outcome()


def games_of_campaign(seats: int, spends: bool, seed: int) -> int:
    """How many games a campaign takes by the policy, at most MOST_GAMES."""
    lots = Lots(seed)
    gods = party(seats, lots)
    campaign = new_campaign(gods[:seats], gods)
    while not is_won(campaign) and len(campaign["games"]) < MOST_GAMES:
        for player in range(seats if spends else 0):
            row, god = next_box(campaign, player)
            while row:
                campaign = spend(campaign, player, row, god)
                row, god = next_box(campaign, player)
        state = play_game(GAME.start(seats, GAME.choose(seats, options(campaign))), lots)
        campaign = enter_result(campaign, state)
    return len(campaign["games"])


def print_campaigns(campaigns: int, seats: list[int], seed: int) -> None:
    print(f"Games a campaign takes, with 95 % intervals of the mean: {campaigns} campaigns a cell, seed {seed}\n")
    print("| experience | " + " | ".join(str(count) for count in seats) + " |")
    print("|---|" + "---|" * len(seats))
    for spends in (True, False):
        row: list[str] = []
        for count in seats:
            taken = [games_of_campaign(count, spends, (seed * 1000 + count) * 1_000_000 + n) for n in range(campaigns)]
            half = 1.96 * stdev(taken) / math.sqrt(campaigns)
            row.append(f"{mean(taken):.1f} ± {half:.1f}")
        print(f"| {'spent' if spends else 'kept'} | " + " | ".join(row) + " |", flush=True)


def cell(saga: str, seats: int, games: int, seed: int) -> tuple[str, Counter[str]]:
    """The share of games won and its interval in per cent; how games ended."""
    ends: Counter[str] = Counter()
    won = 0
    for number in range(games):
        victory, ending = play(saga, seats, (seed * 1000 + seats) * 1_000_000 + number)
        won += victory
        ends[ending] += 1
    low, high = Share(won, games).interval()
    return f"{100 * won / games:.0f} ({100 * low:.0f}-{100 * high:.0f})", ends


def main() -> None:
    parser = argparse.ArgumentParser(description="Win rates of the plain policy in Yggdrasil Chronicles")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sagas", default=",".join(SAGAS))
    parser.add_argument("--gods", default="1,2,3,4,5")
    parser.add_argument("--campaigns", type=int, help="whole campaigns instead of single sagas")
    chosen = parser.parse_args()
    seats = [int(count) for count in chosen.gods.split(",")]
    if chosen.campaigns is not None:
        print_campaigns(chosen.campaigns, seats, chosen.seed)
        return
    print(f"Games won in per cent, with 95 % intervals: {chosen.games} games a cell, seed {chosen.seed}\n")
    print("| saga | " + " | ".join(str(count) for count in seats) + " |")
    print("|---|" + "---|" * len(seats))
    endings: list[str] = []
    for saga in chosen.sagas.split(","):
        row = [cell(saga, count, chosen.games, chosen.seed) for count in seats]
        print(f"| `{saga}` | " + " | ".join(text for text, _ in row) + " |", flush=True)
        total: Counter[str] = Counter()
        for _, ends in row:
            total += ends
        endings.append(f"{saga}: " + ", ".join(f"{ending} {count}" for ending, count in total.most_common()))
    print("\n" + "\n".join(endings))


if __name__ == "__main__":
    main()
