"""What each command does."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

import gladsheim
from gladsheim.bots.playout import bench as bench_playouts
from gladsheim.check import rule_coverage, run_checks
from gladsheim.cli.campaign import play_campaign
from gladsheim.cli.lab import lab, luck
from gladsheim.cli.play import play
from gladsheim.cli.serve import serve
from gladsheim.cli.set_up import check_seat, options_of, read_journal
from gladsheim.core.forms import State
from gladsheim.core.game import BadOption, Game
from gladsheim.core.lots import Lots
from gladsheim.core.records import branched_at, unchecked_draws
from gladsheim.games import find, ids
from gladsheim.lab.simulate import Simulation
from gladsheim.lab.stats import Share

STORIES = Path("tests/stories")  # in a checkout of a project: one folder for each game


def run(chosen: argparse.Namespace) -> int:
    """Carry out the command that was typed; the exit code."""
    out = Console(highlight=False)
    commands = {
        "games": list_games,
        "rules": rules,
        "simulate": simulate,
        "lab": lab,
        "check": check,
        "bench": bench,
        "replay": replay,
        "verify": verify,
        "luck": luck,
        "serve": serve,
        "play": play,
        "campaign": play_campaign,
    }
    return commands[str(chosen.command)](chosen, out)


def list_games(chosen: argparse.Namespace, out: Console) -> int:
    table = Table("id", "title", "seats", "rules", "options (the first is the default)", box=None, pad_edge=False)
    for game in gladsheim.games():
        few, many = game.seats[0], game.seats[-1]
        lines: list[str] = []
        for name, option in game.options.items():
            others = [choice for choice in option.choices if choice != option.default]
            lines.append(f"{name}={option.default}" + "".join(f" | {other}" for other in others))
        seats = str(few) if few == many else f"{few}-{many}"
        table.add_row(game.id, game.title, seats, game.rules_version, escape("\n".join(lines)))
    out.print(table)
    return 0


def rules(chosen: argparse.Namespace, out: Console) -> int:
    if chosen.coverage:
        return coverage(chosen, out)
    if chosen.game is None:
        raise BadOption(f"name a game: {', '.join(ids())}")
    book, lang = find(chosen.game).rulebook, str(chosen.lang)
    for number, chapter in book.chapters.items():
        out.print(f"\n[bold]{number}  {escape(chapter[lang])}[/]")
        for rule in book.rules.values():
            if rule.id.rpartition(".")[0] == number:
                out.print(f"[bold]{rule.id}[/]  {escape(rule.title(lang))}: {escape(rule.text(lang))}")
    return 0


def coverage(chosen: argparse.Namespace, out: Console) -> int:
    """Every rule and how many stories show it; the exit code says whether all have one.

    Where no game is named, those count whose stories are here: others may be installed beside them.
    """
    folder = stories_in(chosen.stories or STORIES)
    games = [find(id) for id in ([chosen.game] if chosen.game else ids())]
    told_of = games if chosen.game else [game for game in games if (folder / game.folder.name).is_dir()]
    if not told_of:
        raise BadOption(f"{folder} has no stories of any game; there may be: {', '.join(g.folder.name for g in games)}")
    complete = True
    for game in told_of:
        found = rule_coverage(game, folder / game.folder.name)
        table = Table("rule", "title", "stories", box=None, pad_edge=False)
        for row in found.rows:
            table.add_row(row.id, escape(row.title), str(row.stories) if row.stories else "[bold]none[/]")
        out.print(table)
        told = sum(1 for row in found.rows if row.stories)
        out.print(f"{game.id}: {told} of {len(found.rows)} rules have a story, {100 * told / len(found.rows):.0f} %\n")
        complete = complete and told == len(found.rows)
    for game in games:
        if game not in told_of:
            out.print(f"{game.id}: not counted, {folder / game.folder.name} is not there", soft_wrap=True)
    return 0 if complete else 1


def stories_in(name: str | Path) -> Path:
    """A folder of stories that somebody named."""
    if not Path(name).is_dir():
        raise BadOption(f"there is no folder {name}; name one that has the stories with --stories")
    return Path(name)


def simulate(chosen: argparse.Namespace, out: Console) -> int:
    options = options_of(find(chosen.game), chosen.option)
    begin = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("playing", total=chosen.games)
        found = gladsheim.simulate(
            chosen.game,
            games=chosen.games,
            seats=chosen.seats,
            bots=chosen.bots,
            seed=chosen.seed,
            workers=chosen.workers,
            on=chosen.on,
            progress=lambda games: bar.advance(task, games),
            **options,
        )
    if chosen.json:
        out.print_json(json.dumps(found.plain()))
    else:
        print_simulation(found, time.perf_counter() - begin, out)
    return 0


def print_simulation(found: Simulation, seconds: float, out: Console) -> None:
    table = Table("who", "won", "95 % interval", "games", box=None, pad_edge=False)
    rows: list[tuple[str, Share]] = [(f"seat {seat}", share) for seat, share in enumerate(found.seats)]
    rows += list(found.bots.items())
    for who, share in rows:
        low, high = share.interval()
        table.add_row(who, f"{100 * share.share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %", str(share.games))
    out.print(f"{found.game}: {found.games} games, {found.decisions} decisions, {seconds:.1f} s")
    out.print(table)
    for key, count in found.outcomes.most_common():
        out.print(f"{100 * count / found.games:5.1f} %  {key}")


def check(chosen: argparse.Namespace, out: Console) -> int:
    game = find(chosen.game)
    if chosen.games < 1:
        raise BadOption(f"--games must be at least 1, not {chosen.games}")
    if chosen.seats is not None:
        game.choose(chosen.seats, {})
    stories = stories_in(chosen.stories) if chosen.stories else STORIES / game.folder.name
    with Progress(console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("checking", total=None)
        report = run_checks(
            game,
            games=chosen.games,
            seed=chosen.seed,
            seats=chosen.seats,
            stories=stories if stories.is_dir() else None,
            progress=lambda done, total, law: bar.update(task, completed=done, total=total, description=law),
        )
    for line in report.lines():
        out.print(escape(line), soft_wrap=True)
    return 0 if report.ok else 1


def bench(chosen: argparse.Namespace, out: Console) -> int:
    """Our own figures alone; `make bench` sets them beside the peers."""
    if not chosen.seconds > 0:
        raise BadOption(f"--seconds must be more than 0, not {chosen.seconds:g}")
    table = Table("game", "seats", "decisions/s", "games/s", "clone", box=None, pad_edge=False)
    for id in [chosen.game] if chosen.game else ids():
        game = find(id)
        seats = game.seats[0] if chosen.seats is None else chosen.seats
        told = bench_playouts(game, seats, {}, chosen.seconds, 1)
        rate, games = told["decisions"] / told["seconds"], told["games"] / told["seconds"]
        clone = clone_time(game, seats)
        table.add_row(id, str(seats), f"{rate:,.0f}", f"{games:,.0f}", f"{clone:.2f} us")
    out.print(table)
    return 0


def clone_time(game: Game, seats: int) -> float:
    """Microseconds for a clone of a state in the middle of a random game."""
    states: list[State] = []
    state, lots = game.start(seats, game.choose(seats, {})), Lots(1)
    while not state.is_over():
        states.append(state.clone())
        state.choose(lots.pick(state.options, state.odds))
    clone, times, rounds = states[len(states) // 2].clone, 5, 20_000
    best = 1e9
    for _ in range(times):
        begin = time.process_time()
        for _ in range(rounds):
            clone()
        best = min(best, (time.process_time() - begin) / rounds)
    return best * 1e6


def replay(chosen: argparse.Namespace, out: Console) -> int:
    match = gladsheim.replay(read_journal(chosen.file), listen=True)
    if chosen.seat is not None:
        check_seat(match, chosen.seat)
    words = match.game.words(chosen.lang)
    for event in match.heard(chosen.seat):
        out.print(f"{event.rule:<9}{escape(words.say(event.phrase()))}", soft_wrap=True)
    if match.over:
        out.print(match.ending(chosen.lang).text)
    return 0


def committed(journal: dict[str, gladsheim.Json]) -> str:
    """What the house committed to: a player compares it with what the hall showed before the game."""
    chance = journal["chance"]
    assert isinstance(chance, dict)
    return str(chance["commitment"])


def verify(chosen: argparse.Namespace, out: Console) -> int:
    journal = read_journal(chosen.file)
    draws, before, first = gladsheim.verify(journal), unchecked_draws(journal), branched_at(journal)
    others = f"the {before} before fill {first} belong to the journal it branched from and were not checked here"
    if before and not draws:
        out.print(f"nothing verified: no chance was drawn from fill {first} on; {others}", soft_wrap=True)
        return 1
    whole = f"the {draws} draws of chance from fill {first} on" if before else f"all {draws} draws of chance"
    more = f"; {others}" if before else ""
    out.print(f"verified: {whole} follow from the seed that was committed to{more}", soft_wrap=True)
    out.print(f"SHA-256 of the seed: {committed(journal)}", soft_wrap=True)
    return 0
