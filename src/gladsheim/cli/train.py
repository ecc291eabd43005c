"""`gladsheim train` teaches a network one of the named tasks, and `gladsheim evaluate` judges any bot at one."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

from gladsheim.cli.set_up import check_writable
from gladsheim.core.game import BadOption
from gladsheim.core.shares import Share

TASK_HELP = "a task, see `gladsheim train`"


def add_train(train: argparse.ArgumentParser) -> None:
    train.add_argument("task", nargs="?", help=TASK_HELP)
    train.add_argument("--steps", type=int, default=1_000_000, help="answers to learn from")
    train.add_argument("--minutes", type=float, default=0.0, help="at most so long; 0: as long as the steps take")
    train.add_argument("--seed", type=int, default=1)
    train.add_argument("--envs", type=int, default=256, help="tables at once")
    train.add_argument("--hidden", type=int, default=256, help="numbers in each hidden layer")
    train.add_argument("--rate", type=float, default=1e-3, help="of learning, at the beginning")
    train.add_argument("--league", default="", help="bots to play against, with commas, and its own earlier selves")
    train.add_argument("--against", default="", help="bots to exploit, with commas: it plays against them alone")
    train.add_argument(
        "--looks-on", type=int, default=0, help="games of the policy to imitate first; --steps 0: only that"
    )
    train.add_argument("--begin", metavar="FILE", help="learn on from a network")
    train.add_argument("--games", type=int, default=400, help="to judge it by, against each judge")
    train.add_argument("--out", metavar="FILE", help="where the network goes; else TASK.npz")


def add_evaluate(evaluate: argparse.ArgumentParser) -> None:
    evaluate.add_argument("task", nargs="?", help=TASK_HELP)
    evaluate.add_argument("--bots", default="random,policy", help="whom to judge, with commas, as network:FILE")
    evaluate.add_argument("--judges", default="", help="against whom, with commas; else those of the task")
    evaluate.add_argument("--games", type=int, default=400, help="of each, against each judge")
    evaluate.add_argument("--seed", type=int, default=1)


def train(chosen: argparse.Namespace, out: Console) -> int:
    try:
        from gladsheim.adapters.tasks import task_of, tasks
    except ImportError as no:
        raise BadOption(str(no)) from None
    if chosen.task is None:
        table = Table("task", "what is to be learned", "judged against", box=None, pad_edge=False)
        for task in tasks().values():
            table.add_row(task.id, task.lesson.about, ", ".join(task.judges) or "by how often it is won")
        out.print(table)
        return 0
    task = task_of(chosen.task)
    try:
        from gladsheim.adapters.ppo import Told, Ways
        from gladsheim.adapters.ppo import train as learn
    except ImportError as no:
        raise BadOption(str(no)) from None
    if (chosen.league or chosen.against) and task.shared:
        raise BadOption(f"in {task.id} all win or lose together: there is nobody to play against")
    if chosen.league and chosen.against:
        raise BadOption("name a league, or whom to exploit, not both")
    if chosen.games < 1:
        raise BadOption(f"to judge a player takes at least one game, not {chosen.games}")
    file = Path(chosen.out or f"{task.id}.npz")
    check_writable(file)
    ways = Ways(
        chosen.steps,
        chosen.minutes,
        chosen.seed,
        envs=chosen.envs,
        hidden=chosen.hidden,
        rate=chosen.rate,
        league=[name for name in (chosen.against or chosen.league).split(",") if name],
        snapshots=not chosen.against,
        looks_on=chosen.looks_on,
    )
    told_at = time.monotonic() - 60

    def tell(told: Told) -> None:
        nonlocal told_at
        if time.monotonic() - told_at < 10:
            return
        told_at = time.monotonic()
        rung = f", rung {told.rung + 1} of {len(task.lesson.rungs)}" if len(task.lesson.rungs) > 1 else ""
        counts = told.games and (task.shared or ways.league)  # (none yet, where a rung was just reached)
        won = f", won {100 * told.won:.0f} %" if counts else ""
        out.print(f"{told.steps:>12,} steps, {told.seconds / 60:.1f} min{won}{rung}", soft_wrap=True)

    network = learn(task, ways, file, tell, Path(chosen.begin) if chosen.begin else None)
    about = network.about
    out.print(f"{file}: {about.steps:,} steps in {about.minutes:.1f} minutes", soft_wrap=True)
    return print_verdicts(task.id, [f"network:{file}"], chosen.against, chosen.games, chosen.seed, out)


def judge(chosen: argparse.Namespace, out: Console) -> int:
    if chosen.task is None:
        raise BadOption("evaluate needs a task; `gladsheim train` lists them")
    return print_verdicts(chosen.task, chosen.bots.split(","), chosen.judges, chosen.games, chosen.seed, out)


def print_verdicts(id: str, bots: list[str], judges: str, games: int, seed: int, out: Console) -> int:
    """How well these bots play a task, a row for each judge."""
    try:
        from gladsheim.adapters.evaluate import evaluate
        from gladsheim.adapters.tasks import task_of
    except ImportError as no:
        raise BadOption(str(no)) from None
    task = task_of(id).judged_by(judges.split(",") if judges else [])
    seats = [] if task.shared else [f"seat {seat}" for seat in range(task.seats)]
    table = Table("player", "against", "won", "95 % interval", "games", *seats, box=None, pad_edge=False)
    for bot in bots:
        for verdict in evaluate(bot, task, games, seed):
            each = [percent(seat) for seat in verdict.seats] if seats else []
            whole = verdict.all
            judge = verdict.judge or "the game"
            table.add_row(bot, judge, percent(whole), interval(whole), str(whole.games), *each)
    out.print(f"{task.id}: {task.lesson.about}", soft_wrap=True)
    out.print(table)
    return 0


def percent(share: Share) -> str:
    return f"{100 * share.share:.1f} %"


def interval(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * low:.1f} - {100 * high:.1f} %"
