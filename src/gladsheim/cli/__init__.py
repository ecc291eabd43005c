"""The command line: gladsheim [serve|backup|restore|games|play|campaign|rules|simulate|lab|check|bench|...]."""

from __future__ import annotations

import argparse
import platform
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

import gladsheim
from gladsheim.cli import commands
from gladsheim.cli.box import fill_box
from gladsheim.cli.build import add_build
from gladsheim.cli.copies import add_backup, add_copy, add_sizes
from gladsheim.cli.find import add_find
from gladsheim.cli.lab import add_lab, add_luck, add_workers
from gladsheim.cli.new import add_new
from gladsheim.cli.review import add_review
from gladsheim.cli.serve import add_serve, add_think
from gladsheim.cli.sit import add_sit
from gladsheim.cli.train import add_evaluate, add_train
from gladsheim.cli.tune import add_tune
from gladsheim.core import forms
from gladsheim.core.text import LANGUAGES

GAME_HELP = "id of a game, see `gladsheim games`"
TUNE, FIND = "lab tune", "lab find"


class Parser(argparse.ArgumentParser):
    """Errors are one clear line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    parser = make_parser()
    words = joined(sys.argv[1:] if arguments is None else arguments)
    chosen = parser.parse_args(words)
    if not chosen.command:
        chosen = parser.parse_args([*words, "serve"])
    try:
        if chosen.box is not None:
            fill_box(chosen.box, getattr(chosen, "game", None))
        return commands.run(chosen)
    except (ValueError, OSError) as fault:
        if chosen.debug:
            traceback.print_exc()
        sys.stderr.write(f"gladsheim: {' '.join(str(fault).split())}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("gladsheim: interrupted\n")
        return 130


def joined(words: Sequence[str]) -> list[str]:
    """What was typed, with a command of two words as one."""
    found = list(words)
    for at in range(len(found) - 1):
        if " ".join(found[at : at + 2]) in (TUNE, FIND):
            return [*found[:at], " ".join(found[at : at + 2]), *found[at + 2 :]]
        if not found[at].startswith("-"):
            break
    return found


def version_line() -> str:
    """Which Gladsheim this is, and whether its engine is compiled."""
    compiled = "uncompiled, which works the same and slower" if is_source() else "compiled"
    return f"gladsheim {gladsheim.__version__} ({compiled}; Python {platform.python_version()})"


def is_source() -> bool:
    return str(forms.__file__).endswith(".py")


def make_parser() -> argparse.ArgumentParser:
    parser = Parser(prog="gladsheim", description="Norse tabletop games: play, simulate, check.")
    parser.add_argument("--version", action="version", version=version_line())
    parser.add_argument("--debug", action="store_true", help="show tracebacks")
    parser.set_defaults(command="")
    kinds = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    add_serve(kinds.add_parser("serve", help="open the hall in the browser; so does no command at all"))
    add_think(kinds.add_parser("think", help="let bots think here for halls elsewhere, over Redis"))
    add_backup(kinds.add_parser("backup", help="copy the store into a file, also while the hall is open"))
    add_copy(kinds.add_parser("restore", help="put a copy of the store back"))
    add_sizes(kinds.add_parser("sizes", help="what the store holds, and what it takes"))
    kinds.add_parser("games", help="list the installed games")
    add_play(kinds.add_parser("play", help="play in the terminal, against bots or hot-seat"))

    add_campaign(kinds.add_parser("campaign", help="a campaign: games one after the other, kept in one file"))

    add_rules(kinds.add_parser("rules", help="the rules of a game, numbered, in our own words"))
    add_box(kinds.add_parser("box", help="the tables of a game's box as a TOML file, to be changed to your own copy's"))

    add_simulate(kinds.add_parser("simulate", help="many games between bots, with confidence intervals"))
    add_lab(kinds.add_parser("lab", help="many games by a plan, and a report of balance as one HTML page"))
    add_tune(kinds.add_parser(TUNE, help="the numbers of a game's policy, found by play"))
    add_find(kinds.add_parser(FIND, help="which of many variants of a game meets a target"))

    add_new(kinds.add_parser("new", help="a package to begin with, for a game of one's own"))
    add_check(kinds.add_parser("check", help="put a game through the conformance kit"))
    add_build(kinds.add_parser("build", help="compile a package of one's own against the installed engine"))
    add_bench(kinds.add_parser("bench", help="decisions a second inside the engine, and a clone"))

    add_replay(kinds.add_parser("replay", help="tell the game of a journal again"))
    add_verify(kinds.add_parser("verify", help="check the dice and cards of a journal against its seed"))
    add_luck(kinds.add_parser("luck", help="how much of a finished game was luck, and how much decision"))
    add_review(kinds.add_parser("review", help="the turning points of a finished game; learn from its mistakes"))
    add_export(kinds.add_parser("export", help="games as data: observations, masks, actions, returns"))
    add_train(kinds.add_parser("train", help="teach a network a task, and judge it; without a task: list them"))
    add_evaluate(kinds.add_parser("evaluate", help="judge bots, networks among them, at a task, with intervals"))
    add_sit(kinds.add_parser("sit", help="a network sits down at a table of a running hall, by its link"))
    kinds.add_parser("mcp", help="the games as tools for an assistant: a Model Context Protocol server on stdio")
    for kind in kinds.choices.values():
        # Also behind the command; where it is not typed there, the one before it counts.
        kind.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help="show tracebacks")
        kind.add_argument("--box", metavar="FILE", help="the tables of your own copy, see `gladsheim box`")
    return parser


def add_rules(rules: argparse.ArgumentParser) -> None:
    rules.add_argument("game", nargs="?", help=GAME_HELP)
    rules.add_argument("--lang", choices=LANGUAGES, default="en")
    rules.add_argument(
        "--coverage", action="store_true", help="which stories test each rule, and whether it is asserted"
    )
    rules.add_argument("--stories", metavar="FOLDER", help="of the stories, one folder a game; else tests/stories")


def add_box(box: argparse.ArgumentParser) -> None:
    box.add_argument("game", help=GAME_HELP)
    box.add_argument("--out", metavar="FILE", help="the file to write; without: print it")


def add_check(check: argparse.ArgumentParser) -> None:
    check.add_argument("game", help=f"{GAME_HELP}; or the folder of a package under way, such as .")
    check.add_argument("--games", type=int, default=100)
    check.add_argument("--seats", type=int, help="only this number of seats")
    check.add_argument("--seed", type=int, default=0)
    check.add_argument("--stories", metavar="FOLDER", help="where the stories of the game's rules are")


def add_export(export: argparse.ArgumentParser) -> None:
    export.add_argument("game", nargs="?", help=GAME_HELP)
    export.add_argument("--out", required=True, metavar="FILE", help="the file to write: games.npz, or games.parquet")
    export.add_argument("--journal", action="append", metavar="FILE", help="a finished game instead of games of bots")
    export.add_argument("--games", type=int, default=100)
    export.add_argument("--bots", default="random", help="one for all seats")
    add_set_up(export)


def add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument("file")
    replay.add_argument("--seat", type=int, help="as that seat heard it; without: as a spectator did")
    replay.add_argument("--lang", choices=LANGUAGES, default="en")


def add_bench(bench: argparse.ArgumentParser) -> None:
    bench.add_argument("game", nargs="?", help=GAME_HELP)
    bench.add_argument("--seconds", type=float, default=1.0)
    bench.add_argument("--seats", type=int)


def add_verify(verify: argparse.ArgumentParser) -> None:
    verify.add_argument("file")
    verify.add_argument("--seal", default="", help="the SHA-256 of the seed as you were shown it before the game")


def add_simulate(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument("game", help=GAME_HELP)
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--bots", default="random", help="one for all seats, or one for each, with commas")
    add_workers(simulate)
    simulate.add_argument("--json", action="store_true", help="print plain data")
    add_set_up(simulate)


def add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", help=GAME_HELP)
    play.add_argument("--text", action="store_true", help="line by line; else a terminal is filled with the table")
    play.add_argument("--watch", action="store_true", help="in the browser, anew whenever a file of the game is saved")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_people(play)
    add_set_up(play)
    play.set_defaults(seed=None)


def add_campaign(campaign: argparse.ArgumentParser) -> None:
    campaign.add_argument("file", help="where the campaign is kept; a new one is begun where there is none")
    campaign.add_argument("--game", help="of a new campaign; may be left out where one game alone has campaigns")
    campaign.add_argument(
        "--roles", "--gods", metavar="A,B,C", help="of a new campaign: the players', then those that no player has"
    )
    campaign.add_argument("--players", type=int, help="of a new campaign: how many of the roles are players'")
    add_people(campaign)
    campaign.add_argument("--seed", type=int, help="of the games that begin now; without: any")
    campaign.set_defaults(bot="policy")


def add_people(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", type=int, default=0, help="your seat, from 0")
    parser.add_argument("--hotseat", action="store_true", help="people at every seat, at this keyboard")
    parser.add_argument(
        "--bot",
        default="skilled",
        help="who plays the other seats: random, novice, skilled, master, even, policy, search",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def add_set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game, see `games`"
    )
