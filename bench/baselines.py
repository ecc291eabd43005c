"""What our bots, and networks, win at every named task, as a table in Markdown with 95 % intervals.

python -m bench.baselines [--seconds S] [--most N] [--tasks A,B] [--bots C,D] [--network TASK=FILE ...]

Each bot plays for so many seconds of CPU at each task, and at most so many games: strong ones fewer.  In games that are
not won together the judge is the novice, at all other seats.
"""

from __future__ import annotations

import argparse
from time import process_time

from gladsheim.adapters.evaluate import evaluate
from gladsheim.adapters.network import network_of
from gladsheim.adapters.tasks import Task, task_of, tasks
from gladsheim.core.shares import Share

BOTS = ["random", "policy", "novice", "skilled", "master"]
JUDGE = "novice"


def judged(bot: str, task: Task, seconds: float, most: int) -> Share:
    """In as many games as the seconds allow."""
    task.openings(1)  # which takes its time, once
    begun = process_time()
    few = evaluate(bot, task, task.seats, seed=1)[0].all
    each = (process_time() - begun) / few.games
    games = min(most, int(seconds / each))
    return evaluate(bot, task, games, seed=2)[0].all if games > few.games else few


def told(share: Share) -> str:
    low, high = share.interval()
    return f"{100 * share.share:.0f} % ({100 * low:.0f}-{100 * high:.0f}, {share.games})"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.baselines")
    asked.add_argument("--seconds", type=float, default=10.0, help="of CPU, for each bot and task")
    asked.add_argument("--most", type=int, default=400, help="games")
    asked.add_argument("--tasks", default=",".join(tasks()))
    asked.add_argument("--bots", default=",".join(BOTS))
    asked.add_argument("--network", action="append", default=[], metavar="TASK=FILE")
    given = asked.parse_args()
    networks = dict(one.split("=", 1) for one in given.network)
    bots = given.bots.split(",")
    print(f"| task | {' | '.join(bots)} | PPO |")
    print("|---" * (len(bots) + 2) + "|", flush=True)
    for id in given.tasks.split(","):
        task = task_of(id)
        task = task if task.shared else task.judged_by([JUDGE])
        cells = [told(judged(bot, task, given.seconds, given.most)) for bot in bots]
        if id not in networks:
            cells.append("")
        else:
            name = f"network:{networks[id]}"
            about = network_of(name)[0].about
            found = told(judged(name, task, given.seconds, given.most))
            cells.append(f"{found} after {about.steps / 1e6:.1f} M steps")
        print(f"| `{id}` | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
