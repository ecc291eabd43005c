"""The command line: gladsheim [serve|games|play|campaign|rules|simulate|lab|check|bench|replay|verify|luck]."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

import gladsheim
from gladsheim.cli import commands
from gladsheim.cli.lab import add_lab, add_luck, add_workers
from gladsheim.cli.serve import add_serve
from gladsheim.core.text import LANGUAGES

GAME_HELP = "id of a game, see `gladsheim games`"


class Parser(argparse.ArgumentParser):
    """Errors are one clear line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    if not chosen.command:
        chosen = parser.parse_args([*(sys.argv[1:] if arguments is None else arguments), "serve"])
    try:
        return commands.run(chosen)
    except (ValueError, OSError) as fault:
        if chosen.debug:
            traceback.print_exc()
        sys.stderr.write(f"gladsheim: {' '.join(str(fault).split())}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("gladsheim: interrupted\n")
        return 130


def make_parser() -> argparse.ArgumentParser:
    parser = Parser(prog="gladsheim", description="Norse tabletop games: play, simulate, check.")
    parser.add_argument("--version", action="version", version=f"gladsheim {gladsheim.__version__}")
    parser.add_argument("--debug", action="store_true", help="show tracebacks")
    parser.set_defaults(command="")
    kinds = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    add_serve(kinds.add_parser("serve", help="open the hall in the browser; so does no command at all"))
    kinds.add_parser("games", help="list the installed games")
    add_play(kinds.add_parser("play", help="play in the terminal, against bots or hot-seat"))

    add_campaign(kinds.add_parser("campaign", help="a campaign of Yggdrasil Chronicles, kept in one file"))

    rules = kinds.add_parser("rules", help="the rules of a game, numbered, in our own words")
    rules.add_argument("game", nargs="?", help=GAME_HELP)
    rules.add_argument("--lang", choices=LANGUAGES, default="en")
    rules.add_argument("--coverage", action="store_true", help="which stories test each rule")
    rules.add_argument("--stories", metavar="FOLDER", help="of the stories, one folder a game; else tests/stories")

    simulate = kinds.add_parser("simulate", help="many games between bots, with confidence intervals")
    simulate.add_argument("game", help=GAME_HELP)
    simulate.add_argument("--games", type=int, default=100)
    simulate.add_argument("--bots", default="random", help="one for all seats, or one for each, with commas")
    add_workers(simulate)
    simulate.add_argument("--json", action="store_true", help="print plain data")
    add_set_up(simulate)

    add_lab(kinds.add_parser("lab", help="many games by a plan, and a report of balance as one HTML page"))

    check = kinds.add_parser("check", help="put a game through the conformance kit")
    check.add_argument("game", help=GAME_HELP)
    check.add_argument("--games", type=int, default=100)
    check.add_argument("--seats", type=int, help="only this number of seats")
    check.add_argument("--seed", type=int, default=0)
    check.add_argument("--stories", metavar="FOLDER", help="where the stories of the game's rules are")

    bench = kinds.add_parser("bench", help="decisions a second inside the engine, and a clone")
    bench.add_argument("game", nargs="?", help=GAME_HELP)
    bench.add_argument("--seconds", type=float, default=1.0)
    bench.add_argument("--seats", type=int)

    replay = kinds.add_parser("replay", help="tell the game of a journal again")
    replay.add_argument("file")
    replay.add_argument("--seat", type=int, help="as that seat heard it; without: as a spectator did")
    replay.add_argument("--lang", choices=LANGUAGES, default="en")
    verify = kinds.add_parser("verify", help="check the dice and cards of a journal against its seed")
    verify.add_argument("file")
    add_luck(kinds.add_parser("luck", help="how much of a finished game was luck, and how much decision"))
    for kind in kinds.choices.values():
        # Also behind the command; where it is not typed there, the one before it counts.
        kind.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help="show tracebacks")
    return parser


def add_play(play: argparse.ArgumentParser) -> None:
    play.add_argument("game", nargs="?", help=GAME_HELP)
    play.add_argument("--text", action="store_true", help="in the terminal")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    add_people(play)
    add_set_up(play)
    play.set_defaults(seed=None)


def add_campaign(campaign: argparse.ArgumentParser) -> None:
    campaign.add_argument("file", help="where the campaign is kept; a new one is begun where there is none")
    campaign.add_argument("--gods", help="of a new campaign: the players', then support gods, with commas")
    campaign.add_argument("--players", type=int, help="of a new campaign; the other gods are support gods")
    add_people(campaign)
    campaign.add_argument("--seed", type=int, help="of the games that begin now; without: any")
    campaign.set_defaults(bot="policy")


def add_people(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", type=int, default=0, help="your seat, from 0")
    parser.add_argument("--hotseat", action="store_true", help="people at every seat, at this keyboard")
    parser.add_argument(
        "--bot", default="skilled", help="who plays the other seats: random, novice, skilled, master, policy, search"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def add_set_up(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game, see `games`"
    )
