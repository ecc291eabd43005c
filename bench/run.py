"""make bench: our games next to their peers, compiled and uncompiled, measured in turn in the same run.

python -m bench.run [--quick] [--seconds S] [--rounds N] [--json FILE] [--peers-only]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, TypedDict

from bench.measure import (
    CLONE,
    INSIDE,
    PYTHON,
    SEARCH,
    Rounds,
    Row,
    Tally,
    one_round,
    report,
    rng,
    summarise,
    time_clones,
    warm_up,
)
from bench.peers import BASES, peer_rows

if TYPE_CHECKING:
    from gladsheim import Match

SEARCH_PLAYOUTS = 100  # of one search
ROOT = Path(__file__).resolve().parent.parent


class SavedRow(TypedDict):
    group: str
    name: str
    best: float  # per second: decisions, clones or iterations
    median: float
    rounds: list[Tally]  # in the file: [done, games, seconds]


class Saved(TypedDict):
    python: str
    machine: str
    compiled: bool  # whether the gladsheim that was measured in this process is compiled
    notes: list[str]
    rows: list[SavedRow]


# ---- ours -----------------------------------------------------------------------------------------------------------


def ours(match_game: str, seats: int, seconds: float, seed: int) -> Tally:
    """The natural loop of the public contract, as an ordinary user writes it."""
    import gladsheim

    pick = rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        m = gladsheim.start(match_game, seats=seats, seed=seed + games)
        while not m.over:
            a = m.asks[0]
            m.answer(a.seat, a.options[int(pick() * len(a.options))])
            decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def ours_inside(match_game: str, seats: int, seconds: float, seed: int) -> Tally:
    """Random games played by our playout inside the engine; decisions are those of seats, chance not counted."""
    from gladsheim.bots.playout import bench
    from gladsheim.games import find

    result = bench(find(match_game), seats, {}, seconds, seed)
    return Tally(int(result["decisions"]), int(result["games"]), result["seconds"])


def ours_tuned(match_game: str, seats: int, seconds: float, seed: int) -> Tally:
    """By number, with everything hoisted that can be, as the base row of OpenSpiel has it."""
    import gladsheim

    pick = rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        m = gladsheim.start(match_game, seats=seats, seed=seed + games)
        choose = m.choose
        while options := m.options:
            choose(int(pick() * len(options)))
            decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def ours_search(match_game: str, seats: int, seconds: float, seed: int) -> Tally:
    """Rounds of our search, from positions of random games, late and short ones included."""
    from gladsheim.bots import Eyes, Search

    positions = match_states(match_game, seats, 200, seed)
    rounds = done = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        match = positions[rounds * 7 % len(positions)]
        Search(seed + rounds, playouts=SEARCH_PLAYOUTS).think(Eyes(match, match.asks[0].seat))
        rounds += 1
        done += SEARCH_PLAYOUTS
    return Tally(done, rounds, perf_counter() - start)


def ours_state_clone(match_game: str, seats: int, seconds: float, seed: int) -> Tally:
    """clone() of the engine's state, as the search calls it."""
    return time_clones([match.state for match in match_states(match_game, seats, 500, seed)], seconds)


def ours_clone(match_game: str, seats: int, seconds: float, seed: int) -> Tally:
    """Match.clone() of the public contract, on states reached in random play."""
    return time_clones(match_states(match_game, seats, 500, seed), seconds)


def match_states(match_game: str, seats: int, wanted: int, seed: int) -> list[Match]:
    import gladsheim

    pick = rng(seed)
    states: list[Match] = []
    games = 0
    while len(states) < wanted:
        m = gladsheim.start(match_game, seats=seats, seed=seed + games)
        while not m.over and len(states) < wanted:
            states.append(m.clone())
            a = m.asks[0]
            m.answer(a.seat, a.options[int(pick() * len(a.options))])
        games += 1
    return states


def game_rows(match_game: str, seats: int) -> list[Row]:
    name = f"{match_game}, {seats} seats"
    return [
        Row(PYTHON, f"{name}, textbook loop", partial(ours, match_game, seats)),
        Row(PYTHON, f"{name}, tuned loop", partial(ours_tuned, match_game, seats)),
        Row(INSIDE, name, partial(ours_inside, match_game, seats)),
        Row(CLONE, f"{name}, state.clone()", partial(ours_state_clone, match_game, seats)),
        Row(CLONE, f"{name}, Match.clone()", partial(ours_clone, match_game, seats)),
        Row(SEARCH, name, partial(ours_search, match_game, seats)),
    ]


def our_rows() -> tuple[list[Row], list[str]]:
    if find_spec("gladsheim") is None:
        return [], ["gladsheim is not installed here: peers only"]
    import gladsheim

    rows: list[Row] = []
    for game in gladsheim.games():
        rows.extend(game_rows(game.id, 2 if 2 in game.seats else min(game.seats)))
    return rows, []


def is_compiled() -> bool:
    """Whether any loaded module of gladsheim is a compiled one."""
    files = [
        getattr(module, "__file__", None) for name, module in list(sys.modules.items()) if name.startswith("gladsheim")
    ]
    return any(file is not None and not file.endswith(".py") for file in files)


# ---- the uncompiled side --------------------------------------------------------------------------------------------


def child_round(seconds: float, seed: int) -> Saved:
    """One round of our rows in a fresh process that sees the source before the installed, compiled package."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "round.json"
        command = [sys.executable, "-m", "bench.run", "--ours-only", "--no-uncompiled", "--rounds", "1"]
        command += ["--seconds", str(seconds), "--seed", str(seed), "--json", str(out)]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        subprocess.run(command, cwd=ROOT, env=env, check=True, stdout=subprocess.DEVNULL)
        saved: Saved = json.loads(out.read_text())
    if saved["compiled"]:
        raise SystemExit(
            "bench: the uncompiled run loaded compiled modules: remove the .so files from src/, or use --no-uncompiled"
        )
    return saved


def add_child(saved: Saved, into: Rounds) -> None:
    for row in saved["rows"]:
        tallies = into.setdefault((row["group"], f"{row['name']}, uncompiled"), [])
        tallies.extend(Tally(*tally) for tally in row["rounds"])


# ---- main -----------------------------------------------------------------------------------------------------------


class Options(argparse.Namespace):
    seconds: float
    rounds: int
    seed: int
    json: Path | None
    quick: bool
    peers_only: bool
    ours_only: bool
    no_uncompiled: bool


def parse(argv: Sequence[str] | None) -> Options:
    parser = argparse.ArgumentParser(prog="python -m bench.run", description="Our speed next to that of our peers.")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each row, over all rounds (default 5)")
    parser.add_argument("--rounds", type=int, default=5, help="how often all rows are measured in turn (default 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers of every round")
    parser.add_argument("--quick", action="store_true", help="three rounds, 0.6 seconds a row: rough")
    parser.add_argument("--peers-only", action="store_true")
    parser.add_argument("--ours-only", action="store_true")
    parser.add_argument("--no-uncompiled", action="store_true", help="without the uncompiled rows")
    options = parser.parse_args(argv, namespace=Options())
    if options.quick:
        options.seconds, options.rounds = 0.6, 3
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds above 0")
    return options


def rows_for(options: Options) -> tuple[list[Row], list[str]]:
    mine: tuple[list[Row], list[str]] = ([], []) if options.peers_only else our_rows()
    theirs: tuple[list[Row], list[str]] = ([], []) if options.ours_only else peer_rows()
    return mine[0] + theirs[0], mine[1] + theirs[1]


def measure_all(rows: Sequence[Row], options: Options, with_child: bool) -> Rounds:
    rounds: Rounds = {}
    seconds = options.seconds / options.rounds
    for n in range(options.rounds):
        if sys.stderr.isatty():
            print(f"round {n + 1} of {options.rounds}", end="\r", file=sys.stderr)
        one_round(rows, seconds, options.seed + n, rounds)
        if with_child:
            add_child(child_round(seconds, options.seed + n), rounds)
    return rounds


def to_save(rounds: Rounds, notes: list[str]) -> Saved:
    rows = [
        SavedRow(group=s.group, name=s.name, best=s.best, median=s.median, rounds=rounds[s.group, s.name])
        for s in summarise(rounds)
    ]
    return Saved(
        python=platform.python_version(),
        machine=f"{platform.machine()}, {os.cpu_count()} cpus",
        compiled=is_compiled(),
        notes=notes,
        rows=rows,
    )


def main(argv: Sequence[str] | None = None) -> None:
    options = parse(argv)
    rows, notes = rows_for(options)
    warm_up(rows)
    compiled = is_compiled()
    if "gladsheim" in sys.modules and not compiled and not options.no_uncompiled:
        notes.append("the installed gladsheim is not compiled: its rows are uncompiled ones")
    rounds = measure_all(rows, options, with_child=compiled and not options.no_uncompiled)
    report(summarise(rounds), BASES)
    print(*notes, sep="\n")
    if options.json is not None:
        options.json.write_text(json.dumps(to_save(rounds, notes), indent=1) + "\n")


if __name__ == "__main__":
    main()
