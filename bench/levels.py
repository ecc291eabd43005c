"""Do the levels keep what they promise?  Every level against the one below, in all five games.

    python -m bench.levels [--game odins-table ...] [--seed S] [--write docs/bots.md]

Competitive games: in every pair of games both levels have the same luck and change places (in Götterdämmerung:
factions); a game counts 1, or 1/2 where neither is ahead of the other.  Cooperative games: each level plays all seats
of the same games.  After each batch a row stops as soon as its interval excludes chance.  Looks at the interval are few
and paid for: with at most five, each at 99.8 %, what is told holds at 99 %.  `--write` puts the tables into a page.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from gladsheim.bots import Bot, Eyes, make_bot
from gladsheim.core.game import Value
from gladsheim.core.match import Match, start_match
from gladsheim.games import find
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.lab.stats import Difference, Share

LOOKS = 5
Z = 3.09  # 0.2 % in both tails together, five times
LEVELS = ["random", "novice", "skilled", "master"]
Options = dict[str, Value]


class Setting:
    """A game as it is measured: its seats and options, and games in a batch, for each level against the one below."""

    def __init__(self, game: str, seats: int, options: Options, batches: list[int]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.batches = batches

    @property
    def words(self) -> str:
        options = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.seats} seats{options}"


COMPETITIVE = [
    Setting("odins-table", 2, {}, [10, 20, 20]),
    Setting("vedrfolnir", 2, {}, [100, 40, 40]),
    Setting("gotterdammerung", 9, {"cast": "recommended"}, [40, 40, 200]),
]
COOPERATIVE = [
    Setting("yggdrasil", 4, {"level": "normal"}, [100, 40, 40]),
    Setting("chronicles", 5, {"saga": "bifrost"}, [100, 60, 60]),
]


class Clock:
    """What the answers of a level took, in milliseconds of one core; questions with one answer do not count."""

    def __init__(self) -> None:
        self.spent: list[float] = []

    def ask(self, bot: Bot, eyes: Eyes) -> int:
        begin = time.process_time()
        value = bot.answer(eyes)
        if len(eyes.ask.options) > 1:
            self.spent.append(1000 * (time.process_time() - begin))
        return value

    def __str__(self) -> str:
        ordered = sorted(self.spent) or [0.0]
        return f"{sum(ordered) / len(ordered):.1f} | {ordered[len(ordered) * 99 // 100]:.0f} | {ordered[-1]:.0f}"


Clocks = dict[str, Clock]


def play(match: Match, names: list[str], seed: int, clocks: Clocks) -> None:
    """Levels play a match to its end, seat by seat."""
    bots = [make_bot(name, seed * 64 + seat) for seat, name in enumerate(names)]
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, clocks[names[ask.seat]].ask(bots[ask.seat], Eyes(match, ask.seat)))


def deal(setting: Setting, seed: int) -> Match:
    return start_match(find(setting.game), setting.seats, setting.options, seed, [])


def duel(setting: Setting, better: str, worse: str, seed: int, clocks: Clocks) -> Iterator[float]:
    """The same luck twice, with places changed: what the better level made of it."""
    for role in (0, 1):
        match = deal(setting, seed)
        state = match.state
        if isinstance(state, Asgard):
            side = [state.faction(seat) for seat in range(match.seats)]
        else:
            side = [seat % 2 for seat in range(match.seats)]
        play(match, [better if one == role else worse for one in side], seed, clocks)
        mine, theirs = match.returns[side.index(role)], match.returns[side.index(1 - role)]
        yield 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5


def compete(setting: Setting, seed: int, clocks: Clocks) -> list[str]:
    """Rows of the table of a competitive game."""
    rows = []
    for below, better in enumerate(LEVELS[1:]):
        worse = LEVELS[below]
        points, games = 0.0, 0
        share = Share(0.0, 0)
        for _ in range(LOOKS):
            for _ in range(setting.batches[below] // 2):
                points += sum(duel(setting, better, worse, seed * 1_000_003 + games, clocks))
                games += 2
                watch(f"{setting.game}: {better} against {worse}: {points:g} of {games}")
            share = Share(points, games)
            if share.interval(Z)[0] > 0.5:
                break
        low, high = share.interval(Z)
        verdict = "yes" if low > 0.5 else "no"
        rows.append(f"| {better} | {worse} | {games} | {share.share:.2f} | {low:.2f}-{high:.2f} | {verdict} |")
        print(setting.game, rows[-1], flush=True)
    return rows


def cooperate(setting: Setting, seed: int, clocks: Clocks) -> list[str]:
    """Rows of the table of a cooperative game: levels at the same games, until each is ahead of the one below."""
    won: dict[str, list[float]] = {name: [] for name in LEVELS}
    rows = []
    for below, better in enumerate(LEVELS[1:]):
        worse = LEVELS[below]
        ahead = Difference([])
        for _ in range(LOOKS):
            games = len(won[better]) + setting.batches[below]
            for name in (worse, better):
                for number in range(len(won[name]), games):
                    match = deal(setting, seed * 1_000_003 + number)
                    play(match, [name] * setting.seats, number, clocks)
                    won[name].append(match.returns[0])
                    watch(f"{setting.game}: {name}: {sum(won[name]):g} of {len(won[name])}")
            ahead = Difference(list(zip(won[better], won[worse], strict=False)))
            if ahead.interval(Z)[0] > 0.0:
                break
        low, high = ahead.interval(Z)
        verdict = "yes" if low > 0.0 else "no"
        both = f"{share_of(won[better])} | {share_of(won[worse])}"
        rows.append(f"| {better} | {worse} | {ahead.games} | {both} | {low:.2f}-{high:.2f} | {verdict} |")
        print(setting.game, rows[-1], flush=True)
    return rows


def watch(score: str) -> None:
    """The score so far, for who watches: a run that is broken off leaves at least that."""
    print(score, file=sys.stderr, flush=True)


def share_of(won: list[float]) -> str:
    """A share and its 95 % interval."""
    share = Share(sum(won), len(won))
    low, high = share.interval()
    return f"{share.share:.2f} ({low:.2f}-{high:.2f})"


def times(clocks: Clocks) -> list[str]:
    lines = ["", "| level | ms an answer, mean | 99 of 100 within | longest | answers |", "|---|---|---|---|---|"]
    return lines + [f"| {name} | {clocks[name]} | {len(clocks[name].spent)} |" for name in LEVELS[1:]]


def measure(setting: Setting, seed: int) -> str:
    """The tables of one game."""
    clocks = {name: Clock() for name in LEVELS}
    if setting in COMPETITIVE:
        head = ["| level | against | games | share won | 99 % interval | better at 99 % |", "|---|---|---|---|---|---|"]
        rows = compete(setting, seed, clocks)
    else:
        head = [
            "| level | below it | games | wins (95 %) | wins of the one below | lead, 99 % interval | better at 99 % |",
            "|---|---|---|---|---|---|---|",
        ]
        rows = cooperate(setting, seed, clocks)
    return "\n".join([f"{setting.words}, seed {seed}:", "", *head, *rows, *times(clocks)])


def write(page: Path, game: str, table: str) -> None:
    """Put a table between its marks."""
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- levels: {game} -->", f"<!-- /levels: {game} -->"
    made, count = re.subn(f"{begin}.*?{end}", lambda _: f"{begin}\n{table}\n{end}", text, flags=re.DOTALL)
    if not count:
        raise SystemExit(f"{page} has no marks '{begin}' and '{end}'")
    page.write_text(made, encoding="utf-8")


def main() -> None:
    settings = {setting.game: setting for setting in COMPETITIVE + COOPERATIVE}
    parser = argparse.ArgumentParser(description="Every level against the one below")
    parser.add_argument("--game", nargs="+", choices=list(settings), default=list(settings))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    for game in chosen.game:
        table = measure(settings[game], chosen.seed)
        print(table, flush=True)
        if chosen.write is not None:
            write(chosen.write, game, table)


if __name__ == "__main__":
    main()
