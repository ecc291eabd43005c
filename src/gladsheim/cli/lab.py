"""`gladsheim lab FILE.toml`: balance reports, and `gladsheim luck FILE`: how much of a game was luck."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gladsheim.cli.set_up import check_writable, read_journal
from gladsheim.lab.crew import heed_sigterm
from gladsheim.lab.kept import Kept, kept_beside
from gladsheim.lab.luck import luck as tell_luck
from gladsheim.lab.luck_text import luck_text
from gladsheim.lab.plan import Plan, read_plan
from gladsheim.lab.report import check_page, html_page, markdown, summary, write_into
from gladsheim.lab.run import Tally, run_plan, tallies_of
from gladsheim.lab.tables import csv_text
from gladsheim.lab.workers import workers_on


def add_lab(lab: argparse.ArgumentParser) -> None:
    lab.add_argument("file", help="a lab file (TOML): what to play, and what to compare; see docs/lab.md")
    lab.add_argument("--out", metavar="NAME", help="write NAME.html and NAME.csv; without: named as the lab file")
    lab.add_argument("--doc", metavar="PAGE", help="put the tables between the marks of a Markdown page, too")
    add_workers(lab)
    lab.add_argument("--seed", type=int, help="instead of the one in the file")
    lab.add_argument("--games", type=int, help="at most so many for each variant")


def add_workers(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--on", choices=["here", "ray"], default="here", help="processes here, or a Ray cluster")


def add_luck(luck: argparse.ArgumentParser) -> None:
    luck.add_argument("file", help="the journal or save of a finished game")
    luck.add_argument("--games", type=int, default=200, help="for each set of kinds of chance")
    luck.add_argument("--bot", default="policy", help="who plays the same chance again")
    luck.add_argument("--seed", type=int, default=1)
    luck.add_argument("--json", action="store_true", help="print plain data")


def lab(chosen: argparse.Namespace, out: Console) -> int:
    """Play the plan of a lab file, and write what it found."""
    plan = read_plan(Path(chosen.file))
    if chosen.seed is not None:
        plan.seed = chosen.seed
    if chosen.games is not None:
        plan.cut(chosen.games)
    name = Path(chosen.out or Path(chosen.file).with_suffix(""))
    page, rows = name.with_name(name.name + ".html"), name.with_name(name.name + ".csv")
    for file in (page, rows, *([Path(chosen.doc)] if chosen.doc else [])):
        check_writable(file)
    if chosen.doc:
        check_page(Path(chosen.doc))
    kept = Kept(kept_beside(name), plan)
    tallies = tallies_of(plan)
    before = kept.read(tallies)
    if before:
        out.print(f"{kept.file}: going on after {before} games", soft_wrap=True)
    begin = time.perf_counter()
    heed_sigterm()
    try:
        play(plan, chosen, out, tallies, kept)
    except BaseException:
        # Whatever ends it, Ctrl-C and SIGTERM too: what was played is not lost.
        if any(tally.games for tally in tallies.values()):
            kept.write(tallies)
            out.print(f"{kept.file} keeps what was played: the same command goes on from there", soft_wrap=True)
        raise
    page.write_text(html_page(plan, tallies), encoding="utf-8")
    rows.write_text(csv_text(plan, tallies), encoding="utf-8")
    if chosen.doc:
        write_into(Path(chosen.doc), markdown(plan, tallies))
    kept.drop()
    out.print(f"{plan.title}: {summary(plan, tallies)}", soft_wrap=True)
    out.print(f"{time.perf_counter() - begin:.1f} s; {page} and {rows}", soft_wrap=True)
    return 0


def play(plan: Plan, chosen: argparse.Namespace, out: Console, tallies: dict[str, Tally], kept: Kept) -> None:
    """Play the plan, with a bar for who looks on."""
    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        workers_on(chosen.on, chosen.workers) as workers,
        Progress(*columns, console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar,
    ):
        task = bar.add_task("playing", total=sum(variant.games for variant in plan.variants()))

        def show(done: int, most: int) -> None:
            bar.update(task, completed=done, total=most)

        run_plan(plan, workers, show, tallies, kept.write_now_and_then)


def luck(chosen: argparse.Namespace, out: Console) -> int:
    """Say how much of a finished game was seat, deck, bag and dice, and how much decision."""
    journal = read_journal(chosen.file)
    with Progress(console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("playing again", total=None)
        found = tell_luck(
            journal,
            games=chosen.games,
            bot=chosen.bot,
            seed=chosen.seed,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if chosen.json:
        out.print_json(json.dumps(found))
    else:
        for line in luck_text(found):
            out.print(line, soft_wrap=True)
    return 0
