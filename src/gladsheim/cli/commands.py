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
from gladsheim.check import Coverage, rule_coverage, run_checks
from gladsheim.check.folder import Next, find_in_folder, is_folder, named_folder, next_thing, stories_of
from gladsheim.check.law import Report
from gladsheim.cli.box import print_box
from gladsheim.cli.build import build
from gladsheim.cli.campaign import play_campaign
from gladsheim.cli.copies import backup, restore, sizes
from gladsheim.cli.export import export
from gladsheim.cli.find import find_variant
from gladsheim.cli.lab import lab, luck
from gladsheim.cli.mcp import serve_mcp
from gladsheim.cli.new import make_new
from gladsheim.cli.play import play
from gladsheim.cli.review import tell_turns
from gladsheim.cli.serve import serve, think
from gladsheim.cli.set_up import check_seat, options_of, read_journal
from gladsheim.cli.sit import sit
from gladsheim.cli.train import judge, train
from gladsheim.cli.tune import tune_policy
from gladsheim.core.forms import State
from gladsheim.core.game import BadOption, Game
from gladsheim.core.lots import Lots
from gladsheim.core.records import branched_at, sealed_words, unchecked_draws
from gladsheim.core.trial import notes
from gladsheim.games import find, ids, left_off
from gladsheim.lab.crew import heed_sigterm
from gladsheim.lab.simulate import Simulation, play_games, setting_of
from gladsheim.lab.sitting import Result
from gladsheim.lab.stats import Share

STORIES = Path("tests/stories")  # in a checkout of a project: one folder for each game
GOLDEN = "golden"  # beside the stories, if there are golden games


def run(chosen: argparse.Namespace) -> int:
    """Carry out the command that was typed; the exit code."""
    out = Console(highlight=False)
    commands = {
        "games": list_games,
        "rules": rules,
        "simulate": simulate,
        "lab": lab,
        "lab tune": tune_policy,
        "new": make_new,
        "lab find": find_variant,
        "check": check,
        "build": build,
        "bench": bench,
        "box": print_box,
        "replay": replay,
        "verify": verify,
        "luck": luck,
        "review": tell_turns,
        "serve": serve,
        "think": think,
        "sizes": sizes,
        "backup": backup,
        "restore": restore,
        "play": play,
        "campaign": play_campaign,
        "mcp": serve_mcp,
        "export": export,
        "train": train,
        "sit": sit,
        "evaluate": judge,
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
    for game in gladsheim.games():
        for note in notes(game):
            out.print(f"{game.id}: {escape(note)}", soft_wrap=True)
    for id, fault in left_off().items():
        out.print(f"[bold]{escape(id)} cannot be played:[/] {escape(fault)}", soft_wrap=True)
    return 0


def rules(chosen: argparse.Namespace, out: Console) -> int:
    if chosen.coverage:
        return coverage(chosen, out)
    if chosen.game is None:
        raise BadOption(f"name a game: {', '.join(ids())}")
    game, lang = find(chosen.game), str(chosen.lang)
    book, words = game.rulebook, game.words(lang)
    for number, chapter in book.chapters.items():
        out.print(f"\n[bold]{number}  {escape(chapter[lang])}[/]")
        for rule in book.rules.values():
            if rule.id.rpartition(".")[0] == number:
                out.print(
                    words.told(f"[bold]{rule.id}[/]  {escape(rule.title(lang))}", escape(rule.text(lang))),
                    soft_wrap=True,
                )
    return 0


def coverage(chosen: argparse.Namespace, out: Console) -> int:
    """Every rule, how many stories show it, and where its citation is asserted; the exit code says whether all is.

    Where no game is named, those count whose stories are here: others may be installed beside them.
    """
    folder = stories_in(chosen.stories or STORIES)
    games = [find(id) for id in ([chosen.game] if chosen.game else ids())]
    told_of = games if chosen.game else [game for game in games if (folder / game.folder.name).is_dir()]
    if not told_of:
        raise BadOption(f"{folder} has no stories of any game; there may be: {', '.join(g.folder.name for g in games)}")
    complete = True
    for game in told_of:
        golden = folder.parent / GOLDEN / game.folder.name
        found = rule_coverage(game, folder / game.folder.name, golden if golden.is_dir() else None)
        out.print(coverage_table(found))
        told = sum(1 for row in found.rows if row.stories)
        cited = sum(1 for row in found.rows if row.is_cited)
        out.print(f"{game.id}: {told} of {len(found.rows)} rules have a story, {100 * told / len(found.rows):.0f} %")
        out.print(f"{game.id}: {cited} are cited, {cited - len(found.open)} of them are asserted to be\n")
        complete = complete and told == len(found.rows) and not found.open
    for game in games:
        if game not in told_of:
            out.print(f"{game.id}: not counted, {folder / game.folder.name} is not there", soft_wrap=True)
    return 0 if complete else 1


def coverage_table(found: Coverage) -> Table:
    table = Table("rule", "title", "stories", "cited in", "asserted in", box=None, pad_edge=False)
    for row in found.rows:
        stories = str(row.stories) if row.stories else "[bold]none[/]"
        cited = ", ".join(row.golden) or ("the source" if row.is_cited else "")
        places = [*(["golden games"] if row.golden else []), *row.asserted[:2]]
        more = f" and {len(row.asserted) - 2} more" if len(row.asserted) > 2 else ""
        asserted = "[bold]nothing[/]" if row.is_open else escape(", ".join(places) + more)
        table.add_row(row.id, escape(row.title), stories, cited, asserted)
    return table


def stories_in(name: str | Path) -> Path:
    """A folder of stories that somebody named."""
    if not Path(name).is_dir():
        raise BadOption(f"there is no folder {name}; name one that has the stories with --stories")
    return Path(name)


def simulate(chosen: argparse.Namespace, out: Console) -> int:
    options = options_of(find(chosen.game), chosen.option)
    setting = setting_of(chosen.game, chosen.seats, chosen.bots, options)
    begin = time.perf_counter()
    results: list[Result] = []
    heed_sigterm()
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar:
            task = bar.add_task("playing", total=chosen.games)

            def advance(games: int) -> None:
                bar.advance(task, games)

            play_games(setting, chosen.games, chosen.seed, chosen.workers, chosen.on, advance, results)
    finally:
        # Who is interrupted is told what was played: the first games of a seed are the same however many there are.
        if results:
            found = Simulation(chosen.game, results, find(chosen.game).cooperative)
            tell_simulation(found, begin, chosen.json, out)
    return 0


def tell_simulation(found: Simulation, begin: float, as_json: bool, out: Console) -> None:
    if as_json:
        out.print_json(json.dumps(found.plain()))
    else:
        print_simulation(found, time.perf_counter() - begin, out)


def print_simulation(found: Simulation, seconds: float, out: Console) -> None:
    table = Table("who", "won", "95 % interval", "games", box=None, pad_edge=False)
    rows: list[tuple[str, Share]] = [
        ("all together" if found.cooperative else f"seat {seat}", share) for seat, share in enumerate(found.seats)
    ]
    rows += list(found.bots.items())
    for who, share in rows:
        low, high = share.interval()
        table.add_row(who, f"{100 * share.share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f} %", str(share.games))
    out.print(f"{found.game}: {found.games} games, {found.decisions} decisions, {seconds:.1f} s")
    out.print(table)
    for key, count in found.outcomes.most_common():
        out.print(f"{100 * count / found.games:5.1f} %  {key}")


def check(chosen: argparse.Namespace, out: Console) -> int:
    if chosen.games < 1:
        raise BadOption(f"--games must be at least 1, not {chosen.games}")
    folder = named_folder(chosen.game) if is_folder(chosen.game) else None
    if folder is None:
        return check_game(chosen, out, find(chosen.game))[0]
    try:
        game = find_in_folder(folder)
    except Next as thing:
        out.print(f"[bold]Next:[/] {escape(str(thing))}", soft_wrap=True)
        return 1
    chosen.stories = chosen.stories or stories_of(folder)
    code, report = check_game(chosen, out, game)
    out.print(f"[bold]Next:[/] {escape(next_thing(game, report))}", soft_wrap=True)
    return code


def check_game(chosen: argparse.Namespace, out: Console, game: Game) -> tuple[int, Report]:
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
    return 0 if report.ok else 1, report


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
    for beat in match.beats(chosen.seat):
        out.print(f"{beat.rule:<9}{escape(words.say(beat.phrase))}", soft_wrap=True)
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
    if chosen.seal and chosen.seal.lower() != committed(journal):
        raise gladsheim.Damaged(f"you were shown another seal than the journal's, which is {committed(journal)}")
    draws, before, first = gladsheim.verify(journal), unchecked_draws(journal), branched_at(journal)
    others = f"the {before} before fill {first} belong to the journal it branched from and were not checked here"
    if before and not draws:
        out.print(f"nothing verified: no chance was drawn from fill {first} on; {others}", soft_wrap=True)
        return 1
    whole = f"the {draws} draws of chance from fill {first} on" if before else f"all {draws} draws of chance"
    more = f"; {others}" if before else ""
    out.print(f"verified: {whole} follow from the seed that was committed to{more}", soft_wrap=True)
    out.print(f"SHA-256 of the seed: {committed(journal)}", soft_wrap=True)
    words = sealed_words(journal)
    if words:
        out.print(f"given to it by players, and so after it: {len(words)} of their words", soft_wrap=True)
    return 0
