"""`gladsheim lab tune GAME`: the numbers of a game's policy, found by play."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from gladsheim.cli.lab import add_workers
from gladsheim.cli.set_up import check_writable, options_of, read_record
from gladsheim.core.game import BadOption, Game, whole_number
from gladsheim.games import find
from gladsheim.lab.crew import heed_sigterm
from gladsheim.lab.sitting import TUNED, Setting
from gladsheim.lab.tune import WIDE, Tuning, gain, tune
from gladsheim.lab.workers import workers_on

TABLE_HELP = "seats and options to play with, as 4,level=normal; several times: all of them"


def add_tune(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="id of a game whose policy declares its numbers")
    parser.add_argument("--table", action="append", default=[], metavar="SEATS[,NAME=VALUE...]", help=TABLE_HELP)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--population", type=int, default=32)
    parser.add_argument("--games", type=int, default=40, help="of each table, for everyone of the population")
    parser.add_argument(
        "--width", type=float, default=WIDE, help="how far the first round looks: 0.7 is a factor of two"
    )
    parser.add_argument("--only", default="", metavar="NAMES", help="of numbers, with commas; without: all")
    parser.add_argument("--start", metavar="FILE", help="numbers to start from, as this command keeps them")
    parser.add_argument("--out", metavar="FILE", help="where it is kept, and gone on from; without: GAME.tune.json")
    parser.add_argument("--check", type=int, default=400, help="games of each table at the end, before and after")
    parser.add_argument("--seed", type=int, default=1)
    add_workers(parser)


def read_table(game: Game, text: str) -> Setting:
    """A table as it is typed; in a game of sides one seat is tuned, and the others play as before."""
    seats, *options = text.split(",")
    if not seats.isdecimal():
        raise BadOption(f"--table {text}: write the seats first, then options, as 4,level=normal")
    bots = [TUNED] if game.cooperative else [TUNED, *["policy"] * (int(seats) - 1)]
    setting = Setting(game.id, int(seats), options_of(game, options), bots)
    setting.check()
    return setting


def read_start(file: str) -> dict[str, float]:
    """The numbers of a file that was kept; or the names and numbers that it holds."""
    kept = read_record(file, "table of numbers")
    numbers = kept.get("numbers", kept)
    if not isinstance(numbers, dict):
        raise BadOption(f"{file} holds no numbers")
    found: dict[str, float] = {}
    for name, value in numbers.items():
        if not isinstance(value, (int, float)) or isinstance(value, bool):
            raise BadOption(f"{file}: '{name}' must be a number, not {value!r}")
        found[name] = float(value)
    return found


def tune_policy(chosen: argparse.Namespace, out: Console) -> int:
    """Tune, keep what was found after every round, and say what it is worth."""
    game = find(chosen.game)
    settings = [read_table(game, text) for text in chosen.table or [str(game.seats[0])]]
    file = Path(chosen.out or f"{game.id}.tune.json")
    check_writable(file)
    if whole_number("--check", chosen.check) < 1 or chosen.rounds < 1:
        raise BadOption(f"--rounds and --check must be at least 1, not {chosen.rounds} and {chosen.check}")
    start = read_start(chosen.start) if chosen.start else {}
    only = [name for name in chosen.only.split(",") if name]
    tuning = Tuning(settings, start, only, chosen.games, chosen.population, chosen.seed, chosen.width)
    if file.exists():
        tuning.go_on_from(file)
        out.print(f"{file}: going on after round {tuning.rounds}", soft_wrap=True)
    heed_sigterm()
    with (
        workers_on(chosen.on, chosen.workers) as workers,
        Progress(console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar,
    ):
        task = bar.add_task("tuning", total=chosen.rounds)
        for line in tune(tuning, chosen.rounds, file, workers, lambda done, _: bar.update(task, completed=done)):
            out.print(line, soft_wrap=True)
        more = gain(tuning, chosen.check, workers)
    low, high = more.interval()
    verdict = "better" if low > 0 else "worse" if high < 0 else "not to be told from the start"
    out.print(
        f"in {more.games} games that no round has seen: {100 * more.mean:+.1f} % won (95 %: {100 * low:+.1f} to "
        f"{100 * high:+.1f}), {verdict}; the numbers are in {file}",
        soft_wrap=True,
    )
    return 0
