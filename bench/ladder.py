"""The ladder of the sagas: how often skilled bots win each, for one to five gods, beside what is aimed at.

python -m bench.ladder [--level skilled] [--games N] [--seed S] [--sagas baldr,vigrid] [--gods 1,2]

Prints a table in Markdown, in per cent with 95 % intervals (Wilson), and the steps that go up instead of down.
The gods are drawn by lot and have their initial abilities only.  No clock hurries the bots, so that the same command
gives the same table on any machine.  `--level policy` plays without any search, thousands of games a minute.
"""

from __future__ import annotations

import argparse
from itertools import pairwise

from bench.balance_chronicles import party, play
from gladsheim.bots import Bot, Eyes, make_bot
from gladsheim.bots.levels import LEVELS, Careless, levels_of
from gladsheim.bots.mind import mind_of
from gladsheim.core.game import Value
from gladsheim.core.lots import Lots
from gladsheim.core.match import start_match
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.book import CAMPAIGN
from gladsheim.lab.stats import Share

FIRST = (70, 85)  # per cent of games of the first saga that skilled players should win
LAST = (25, 40)  # and of the last
POLICY = "policy"


def is_won(saga: str, players: int, seed: int, level: str) -> bool:
    """One game to its end, every god played by a bot of that level."""
    if level == POLICY:
        return play(saga, players, seed)[0]
    gods: dict[str, Value] = {"saga": saga, "gods": [*party(players, Lots(seed))]}
    match = start_match(GAME, players, gods, seed, [])
    bots = [player(level, seed * 64 + seat) for seat in range(players)]
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
    return match.returns[0] == 1.0


def player(level: str, seed: int) -> Bot:
    """A bot of that level with all the playouts that are its due; or any other by its name."""
    if level not in LEVELS:
        return make_bot(level, seed)
    levels, number = levels_of(GAME), LEVELS.index(level)
    thinker = levels.thinker(seed, levels.playouts[number], mind_of(GAME), 0)
    return Careless(seed, thinker, thinker, levels.careless[number])


def share_of(saga: str, players: int, games: int, seed: int, level: str) -> Share:
    first = (seed * 1000 + players) * 1_000_000
    return Share(sum(is_won(saga, players, first + n, level) for n in range(games)), games)


def written(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * share.share:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="skilled", help="of the bots, or 'policy'")
    parser.add_argument("--games", type=int, default=100, help="a cell")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--sagas", default=",".join(CAMPAIGN))
    parser.add_argument("--gods", default="1,2,3,4,5")
    chosen = parser.parse_args()
    gods = [int(one) for one in chosen.gods.split(",")]
    print(f"Games won by {chosen.level}, %: {chosen.games} games a cell, seed {chosen.seed}\n")
    print("| saga | " + " | ".join(str(players) for players in gods) + " |")
    print("|---|" + "---|" * len(gods))
    won: dict[str, list[float]] = {}
    for saga in chosen.sagas.split(","):
        shares = [share_of(saga, players, chosen.games, chosen.seed, chosen.level) for players in gods]
        won[saga] = [100 * share.share for share in shares]
        print(f"| `{saga}` | " + " | ".join(written(share) for share in shares) + " |", flush=True)
    print()
    for at, players in enumerate(gods):
        print(f"{players}: {verdict({saga: row[at] for saga, row in won.items()})}")


def verdict(won: dict[str, float]) -> str:
    """How a column stands beside the aim."""
    sagas = [*won]
    marks = [f"up at {after}" for before, after in pairwise(sagas) if won[after] > won[before]]
    for name, saga, (low, high) in (("the first", CAMPAIGN[0], FIRST), ("the last", CAMPAIGN[-1], LAST)):
        if saga in won and not low <= won[saga] <= high:
            marks.append(name)
    return "as aimed at" if not marks else "beside the aim: " + ", ".join(marks)


if __name__ == "__main__":
    main()
