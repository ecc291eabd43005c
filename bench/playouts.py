"""`python -m bench.playouts`: random games inside the engine and clones of their tables, in process time.

With `--before COMMIT` that commit is built beside this version, and both are measured in turn, round by round, in one
run.  Time is counted for each answered question: where a rule of play has changed since, the same lots make longer or
shorter games.  Of the rounds the quickest counts, the one that was disturbed least.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from bench.before import build
from gladsheim.bots.playout import play_out
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.games import find

ROOT = Path(__file__).resolve().parent.parent
SEATS: Final = {"odins-table": 2, "vedrfolnir": 2, "chronicles": 3, "yggdrasil": 3, "gotterdammerung": 8}
GAMES: Final = {"odins-table": 300, "vedrfolnir": 300, "chronicles": 300, "yggdrasil": 400, "gotterdammerung": 250}
CLONED: Final = 100  # tables that are cloned, taken from the first games
STEP: Final = 37  # questions from one to the next


class Round(NamedTuple):
    fill: float  # microseconds for each answered question
    clone: float  # microseconds for each clone, its end included
    length: float  # questions a game


def measure(name: str) -> Round:
    """One round of this version."""
    game = find(name)
    laid = game.start(SEATS[name], game.choose(SEATS[name], {}))
    began = time.process_time()
    fills = sum(play_out(laid.clone(), Lots(number), game.longest) for number in range(GAMES[name]))
    played = time.process_time() - began
    tables = on_the_way(laid)
    began = time.process_time()
    for _ in range(100):
        for table in tables:
            table.clone()
    cloned = time.process_time() - began
    return Round(1e6 * played / fills, 1e4 * cloned / len(tables), fills / GAMES[name])


def on_the_way(laid: State) -> list[State]:
    """Tables in the middle of random games."""
    tables: list[State] = []
    number = 0
    while len(tables) < CLONED:
        table, lots = laid.clone(), Lots(number)
        while table.forms and len(tables) < CLONED:
            play_out(table, lots, STEP)
            tables.append(table.clone())
        number += 1
    return tables


class Measurer:
    """A version in a process of its own, which measures when it is told to."""

    def __init__(self, folder: str | None) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{folder}:{ROOT}" if folder else str(ROOT)}
        command = [sys.executable, "-m", "bench.playouts", "--told"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, cwd="/", stdin=pipe, stdout=pipe, text=True)

    def measure(self, name: str) -> Round:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(name, file=self.process.stdin, flush=True)
        return Round(*map(float, self.process.stdout.readline().split()))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def serve() -> None:
    """Measure what is named, line by line."""
    for line in sys.stdin:
        print(*measure(line.strip()), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.playouts", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*SEATS])
    parser.add_argument("--before", default="", metavar="COMMIT", help="measure that commit too, in turn")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--told", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.told:
        serve()
        return
    versions = [Measurer(None), *([Measurer(build(chosen.before))] if chosen.before else [])]
    print("least process time of each round; a ratio above 1 is faster than before" if chosen.before else "")
    for name in chosen.games:
        rounds: list[list[Round]] = [[] for _ in versions]
        for _ in range(chosen.rounds):
            for version, its_rounds in zip(versions, rounds, strict=True):
                its_rounds.append(version.measure(name))
        print(line(name, rounds), flush=True)
    for version in versions:
        version.close()


def line(name: str, rounds: list[list[Round]]) -> str:
    fills = [min(one.fill for one in its) for its in rounds]
    clones = [min(one.clone for one in its) for its in rounds]
    told = f"{name:16} {fills[0]:.4f} us a question, {clones[0]:.3f} us a clone, {rounds[0][0].length:.1f} in a game"
    if len(rounds) == 1:
        return told
    return (
        f"{told}; before {fills[1]:.4f}, {clones[1]:.3f}, {rounds[1][0].length:.1f}: "
        f"playouts {fills[1] / fills[0]:.3f}, clones {clones[1] / clones[0]:.3f} of before"
    )


if __name__ == "__main__":
    main()
