"""`make strength`: are the bots of this version worse than those of another commit, beyond chance?

    python -m bench.strength [--since main] [--game GAME ...] [--bots policy,skilled] [--pairs 20] [--older FOLDER]

Competitive games: both versions sit at every other seat, and in a second game with the same luck they change places.
Cooperative games: each version plays all seats of the same games.  It fails if the interval of any difference, at 95 %
for all of them together, lies below nought.  The other commit is built once, into build/strength.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import gladsheim
from gladsheim.bots import Bot, Eyes, make_bot
from gladsheim.core.forms import CLOCK, Seat
from gladsheim.core.match import Match
from gladsheim.lab.sitting import time_is_up, who_speaks
from gladsheim.lab.stats import Difference

ROOT = Path(__file__).parents[1]
SEATS = {"odins-table": 2, "vedrfolnir": 2, "gotterdammerung": 8, "yggdrasil": 3, "chronicles": 3}


class OtherRules(Exception):
    """The other version cannot follow a game of this one."""


class Older:
    """The bots of the other version, in a process of their own."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, str(ROOT / "bench" / "strength_player.py")]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command, env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
        )
        self.told = 0  # fills of the present game
        self.game: Match | None = None

    def answer(self, match: Match, seat: Seat, bot: str, seed: int) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        message: dict[str, object] = {"seat": seat, "bot": bot, "seed": seed}
        if self.game is not match:
            self.game, self.told = match, 0
            message["header"] = {name: entry for name, entry in match.journal.items() if name != "fills"}
        fills = match.fills
        message["fills"] = [[fills[n], fills[n + 1]] for n in range(2 * self.told, len(fills), 2)]
        self.told = len(fills) // 2
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise OtherRules
        return int(line)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()


def play(game: str, bot: str, seed: int, theirs: set[Seat], older: Older) -> list[float]:
    """A game in which the other version has these seats; what each seat got."""
    match = gladsheim.start(game, seats=SEATS[game], seed=seed)
    own: dict[Seat, Bot] = {}
    while not match.over:
        seat = who_speaks(match)
        if seat == CLOCK:
            match.answer(seat, time_is_up(match))
        elif seat in theirs:
            match.answer(seat, older.answer(match, seat, bot, 64 * seed + seat))
        else:
            own.setdefault(seat, make_bot(bot, 64 * seed + seat))
            match.answer(seat, own[seat].answer(Eyes(match, seat)))
    return match.returns


def pair(game: str, bot: str, seed: int, older: Older) -> tuple[float, float]:
    """What this version and the other got with the same luck."""
    seats = SEATS[game]
    if gladsheim.find(game).cooperative:
        return play(game, bot, seed, set(), older)[0], play(game, bot, seed, {*range(seats)}, older)[0]
    ours, theirs = 0.0, 0.0
    for first in (0, 1):
        others = {*range(1 - first, seats, 2)}
        for seat, got in enumerate(play(game, bot, seed, others, older)):
            ours, theirs = (ours, theirs + got) if seat in others else (ours + got, theirs)
    return ours / seats, theirs / seats


def build(commit: str) -> Path:
    """Another commit as it would be installed, compiled where that is possible."""
    command = ["git", "rev-parse", "--short=12", commit]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    folder = ROOT / "build" / "strength" / found
    if not folder.exists():
        print(f"building {commit} ({found})", flush=True)
        with tempfile.TemporaryDirectory() as source:
            archive = subprocess.run(["git", "archive", found], cwd=ROOT, capture_output=True, check=True).stdout
            subprocess.run(["tar", "-x", "-C", source], input=archive, check=True)
            pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-index", "--no-deps", "--no-build-isolation"]
            subprocess.run([*pip, "--target", str(folder), source], check=True)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", default="main", help="the commit to compare with")
    parser.add_argument("--older", type=Path, help="a folder with it, already built or uncompiled")
    parser.add_argument("--game", nargs="*", default=[*SEATS], choices=[*SEATS])
    parser.add_argument("--bots", default="policy,skilled")
    parser.add_argument(
        "--pairs", type=int, default=20, help="of games with a bot that thinks; policies play 10 times as many"
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    folder = given.older or build(given.since)
    rows = [(game, bot) for game in given.game for bot in given.bots.split(",")]
    worse = [f"{game} {bot}" for game, bot in rows if is_worse(game, bot, given, folder, len(rows))]
    if worse:
        raise SystemExit(f"worse than {given.since} beyond chance: {', '.join(worse)}")


def is_worse(game: str, bot: str, given: argparse.Namespace, folder: Path, rows: int) -> bool:
    many = given.pairs * (10 if bot == "policy" else 1)
    older = Older(folder)
    try:
        found = Difference([pair(game, bot, given.seed + n, older) for n in range(many)])
    except OtherRules:
        print(f"{game} {bot}: not compared, for the other version plays by other rules", flush=True)
        return False
    finally:
        older.close()
    low, high = found.interval()
    worse = found.mean < 0 and found.is_clear(rows)
    verdict = "WORSE" if worse else "better" if found.is_clear(rows) else "no difference beyond chance"
    print(f"{game} {bot}: {found.mean:+.3f} in {many} pairs (95 %: {low:+.3f} to {high:+.3f}): {verdict}", flush=True)
    return worse


if __name__ == "__main__":
    main()
