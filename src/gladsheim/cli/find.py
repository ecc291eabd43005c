"""`gladsheim lab find GAME`: which of many variants meets a target."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console

from gladsheim.cli.lab import add_workers
from gladsheim.cli.set_up import check_writable, options_of, read_value
from gladsheim.core.game import BadOption, Game, Value
from gladsheim.games import find
from gladsheim.lab.crew import heed_sigterm
from gladsheim.lab.find import MET, MISSED, SEATS, Axis, Hunt, hunt, told
from gladsheim.lab.kept import Kept
from gladsheim.lab.run import tallies_of
from gladsheim.lab.simulate import names_of
from gladsheim.lab.sitting import Setting
from gladsheim.lab.workers import workers_on

OVER_HELP: Final = (
    "what is tried: an option, seats, or a table of the box (BAG_VIKINGS.1=4..10); several times: all of them"
)
MOST_SHOWN: Final = 12


def add_find(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="id of a game")
    parser.add_argument("--over", action="append", default=[], metavar="NAME=VALUE,VALUE...", help=OVER_HELP)
    parser.add_argument("--target", type=float, required=True, help="of the measure, from 0 to 1")
    parser.add_argument("--near", type=float, default=0.03, help="how far from the target is near enough")
    parser.add_argument(
        "--measure", default="won", help="whose wins are counted, as in a lab file: won, order:first ..."
    )
    parser.add_argument("--bots", default="policy", help="one for all seats, or one for each, with commas")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--batch", type=int, default=100, help="games of each between two looks")
    parser.add_argument("--games", type=int, default=4000, help="of each at most")
    parser.add_argument("--out", metavar="FILE", help="where games are kept, and gone on from; without: GAME.find.json")
    parser.add_argument("--seed", type=int, default=1)
    add_workers(parser)


def read_axis(game: Game, text: str) -> Axis:
    """`level=easy,normal` or `BAG_VIKINGS.1=4..10`."""
    name, equals, values = text.partition("=")
    if not equals or not values:
        raise BadOption(f"--over {text}: write NAME=VALUE,VALUE... or NAME=FROM..TO")
    option = game.options.get(name)
    first, dots, last = values.partition("..")
    if dots:
        if not first.isdecimal() or not last.isdecimal() or int(first) > int(last):
            raise BadOption(f"--over {text}: FROM..TO are whole numbers, the smaller first")
        return name, [*range(int(first), int(last) + 1)]
    if option is not None:
        parts = values.split("+") if option.many else values.split(",")
        return name, [read_value(option, part) for part in parts]
    found: list[Value] = [int(part) if part.isdecimal() else part for part in values.split(",")]
    return name, found


def find_variant(chosen: argparse.Namespace, out: Console) -> int:
    """Look until one is found, and say what was."""
    game = find(chosen.game)
    if chosen.batch < 1 or chosen.games < chosen.batch:
        raise BadOption(f"--batch must be at least 1 and --games no fewer, not {chosen.batch} and {chosen.games}")
    axes = [read_axis(game, text) for text in chosen.over]
    few = game.seats[0] if chosen.seats is None else chosen.seats
    seats = next((value for name, values in axes if name == SEATS for value in values if isinstance(value, int)), few)
    base = Setting(game.id, seats, options_of(game, chosen.option), names_of(chosen.bots))
    looked_for = Hunt(base, axes, chosen.measure, chosen.target, chosen.near, chosen.seed)
    looked_for.check()
    file = Path(chosen.out or f"{game.id}.find.json")
    check_writable(file)
    plan = looked_for.plan()
    for variant in plan.variants():
        variant.games = chosen.games
    tallies, kept = tallies_of(plan), Kept(file, plan)
    before = kept.read(tallies)
    if before:
        out.print(f"{file}: going on after {before} games", soft_wrap=True)
    heed_sigterm()
    try:
        with workers_on(chosen.on, chosen.workers) as workers:
            for line in hunt(looked_for, tallies, chosen.batch, chosen.games, workers, kept.write_now_and_then):
                out.print(line, soft_wrap=True)
    finally:
        if any(tally.games for tally in tallies.values()):
            kept.write(tallies)
    order = looked_for.by_distance(tallies)
    for tally in order[:MOST_SHOWN]:
        out.print(f"{looked_for.verdict(tally):<16}  {told(looked_for, tally)}", soft_wrap=True)
    verdict = looked_for.verdict(order[0])
    wanted = f"{100 * chosen.target:g} % within {100 * chosen.near:g}"
    if verdict == MET:
        out.print(f"found: {order[0].variant.name} meets {wanted}", soft_wrap=True)
        return 0
    if verdict == MISSED:
        out.print(f"none of them meets {wanted}", soft_wrap=True)
    else:
        out.print(f"not known yet for {wanted}: more --games, or a larger --near", soft_wrap=True)
    return 1
