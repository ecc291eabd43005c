"""What players of text win at all five games against our bots, as a table in Markdown with 95 % intervals.

python -m bench.texts [--models random,policy] [--bots random,policy] [--episodes N] [--games A,B] [--seed S]

A model reads what a seat is told and types an answer; here they are our own bots, who are asked by text as well, so
that whoever scores a language model (`adapters.arena.score`) has rows to lay beside its own.
"""

from __future__ import annotations

import argparse

from gladsheim.adapters.arena import Score, score_of_bot
from gladsheim.games import OWN


def told(score: Score) -> str:
    low, high = score.won.interval()
    return f"{100 * score.won.share:.0f} % ({100 * low:.0f}-{100 * high:.0f}, {score.won.games})"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.texts")
    asked.add_argument("--models", default="random,policy")
    asked.add_argument("--bots", default="random,policy", help="against whom")
    asked.add_argument("--episodes", type=int, default=100)
    asked.add_argument("--games", default=",".join(OWN))
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    games, judges = given.games.split(","), given.bots.split(",")
    print(f"| answers by text | against | {' | '.join(f'`{game}`' for game in games)} |")
    print("|---" * (len(games) + 2) + "|", flush=True)
    for model in given.models.split(","):
        for judge in judges:
            cells = [told(score_of_bot(model, game, given.episodes, judge, given.seed)) for game in games]
            print(f"| {model} | {judge} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
