"""`gladsheim review FILE`: the turning points of a finished game, and its mistakes to learn from."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.progress import Progress

from gladsheim.cli.play import LONGEST_NUMBER, commands_in, read_line
from gladsheim.cli.set_up import check_seat, read_journal
from gladsheim.core.forms import Illegal
from gladsheim.core.match import Match
from gladsheim.core.text import LANGUAGES, Phrase, Words
from gladsheim.lab.review import Decision, Lot, Reviewer, Turns, review

TRIES: Final = 3
WORDS: Final = Path(__file__).parent / "text"


def add_review(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="the journal or save of a finished game")
    parser.add_argument("--seat", type=int, help="decisions of that seat alone; without: of all")
    parser.add_argument("--learn", action="store_true", help="each position again: find the better answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--json", action="store_true", help="print plain data")


def tell_turns(chosen: argparse.Namespace, out: Console) -> int:
    """Say, or ask, what turned a game."""
    journal = read_journal(chosen.file)
    reviewer = Reviewer(journal, None, chosen.seed)
    if chosen.seat is not None:
        check_seat(reviewer.match, chosen.seat)
    with Progress(console=Console(stderr=True), transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("looking back", total=None)
        found = review(
            journal, chosen.seat, chosen.seed, lambda done, total: bar.update(task, completed=done, total=total)
        )
    if chosen.json:
        plain = {"decisions": [one.plain() for one in found.decisions], "lots": [one.plain() for one in found.lots]}
        out.print_json(json.dumps(plain))
        return 0
    page = Page(reviewer, chosen.lang, out)
    if chosen.learn:
        page.learn(found)
    else:
        page.tell(found)
    return 0


class Page:
    """What is said of a game, in one language."""

    def __init__(self, reviewer: Reviewer, lang: str, out: Console) -> None:
        self.reviewer = reviewer
        self.game = reviewer.game
        self.lang = lang
        self.out = out
        self.words = Words(lang, [WORDS, self.game.folder / "text"])

    def say(self, key: str, **gaps: int | str | Phrase) -> None:
        self.out.print(escape(self.words.say(Phrase(key, dict(gaps)))), soft_wrap=True)

    def tell(self, found: Turns) -> None:
        if not found.decisions and not found.lots:
            self.say("review-nothing")
        for decision in found.decisions:
            self.tell_decision(decision)
        for lot in found.lots:
            self.tell_lot(lot)

    def tell_decision(self, one: Decision) -> None:
        """What was answered, what was better, and why."""
        self.say("review-decided", seat=one.ask.seat, fill=one.fill, question=f"ask-{one.ask.slot}")
        self.say("review-played", answer=one.played_says, chance=hundred(one.chance))
        doubt = round(200 * one.error)
        self.say("review-better", answer=one.better_says, chance=hundred(one.better.chance), doubt=doubt)
        for phrase in one.better.phrases():
            self.out.print("  " + escape(self.words.say(phrase)), soft_wrap=True)

    def tell_lot(self, one: Lot) -> None:
        self.say("review-lot", fill=one.fill, what=one.says)
        if self.game.cooperative:
            self.say("review-moved", before=hundred(one.before[0]), after=hundred(one.after[0]))
            return
        for seat, (before, after) in enumerate(zip(one.before, one.after, strict=True)):
            if abs(after - before) >= one.moved / 2:
                self.say("review-moved-seat", seat=seat, before=hundred(before), after=hundred(after))

    # Learn from mistakes

    def learn(self, found: Turns) -> None:
        """Every position again, in the order of the game."""
        if not found.decisions:
            self.say("review-no-mistakes")
        for decision in sorted(found.decisions, key=lambda one: one.fill):
            if not self.ask_again(decision):
                return

    def ask_again(self, one: Decision) -> bool:
        """Ask until the better answer is found or the tries are up; False if the player leaves."""
        match = self.reviewer.table_before(one.fill)
        self.show(match, one)
        tries = 0
        while tries < TRIES:
            line = read_line(self.out)
            if commands_in(self.words).get(line.casefold()) == "quit":
                return False
            value = self.read(match, one, line)
            if value is None:
                self.say("review-choose", most=len(one.ask.options))
                continue
            tries += 1
            if self.is_as_good(match, one, value):
                self.say("review-right")
                break
        self.tell_decision(one)
        return True

    def show(self, match: Match, one: Decision) -> None:
        text = escape(self.game.text(match.state, one.ask.seat, self.words))
        self.out.print(Panel(text, title=escape(self.words.name(one.ask.seat)), expand=False))
        self.say("review-you-played", answer=one.played_says)
        self.out.print(f"[bold]{escape(self.words.word('ask-' + one.ask.slot))}[/]  [dim]{one.ask.rule}[/]")
        for number, option in enumerate(one.ask.options):
            self.out.print(f"[bold]{number + 1:>3}[/]  {escape(match.label(one.ask, option, self.lang))}")

    def read(self, match: Match, one: Decision, line: str) -> int | None:
        """The answer that is typed: by its number, or as players write it."""
        if line.isdecimal() and len(line) <= LONGEST_NUMBER:
            number = int(line)
            return one.ask.options[number - 1] if 1 <= number <= len(one.ask.options) else None
        try:
            return match.read(one.ask.seat, line)
        except Illegal:
            return None

    def is_as_good(self, match: Match, one: Decision, value: int) -> bool:
        """Whether an answer is the better one, or no worse for sure."""
        if value in (one.better.option, one.played):
            if value == one.played:
                self.say("review-same")
            return value == one.better.option
        tried = self.reviewer.weigh_answer(match, one.fill, one.ask.seat, value, one.better.option)
        if tried.is_sure:
            self.say("review-worse", lost=hundred(tried.lost))
        return not tried.is_sure


def hundred(share: float) -> int:
    return round(100 * share)
