"""The text seat: any game in the terminal, against bots or hot-seat."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

import gladsheim
from gladsheim.bots import Bot, Eyes, check_bot, make_bot
from gladsheim.bots.explain import hints
from gladsheim.cli.answers import numbers_of, plainly
from gladsheim.cli.set_up import check_save, check_seat, options_of, read_record
from gladsheim.cli.watch import watch
from gladsheim.core.forms import Ask, Illegal, Seat
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.core.text import Phrase, Words, literal
from gladsheim.games import find, ids
from gladsheim.table.folder import data_folder
from gladsheim.table.undo import taught

HINTS = 3  # answers that a hint names
LONGEST_NUMBER = 18  # digits; what is longer is no number of an answer, and Python would not read thousands


def play(chosen: argparse.Namespace, out: Console) -> int:
    """Play a game to its end, or until the player leaves."""
    if getattr(chosen, "game", None) is None and getattr(chosen, "load", None) is None:
        return welcome(out)
    if getattr(chosen, "watch", False):
        return watch(chosen, out)
    if chosen.load is not None:
        match = gladsheim.load(read_record(chosen.load))
        check_save(chosen.load, match, chosen.game, chosen.seats, chosen.seed, chosen.option)
    else:
        options = options_of(find(chosen.game), chosen.option)
        match = gladsheim.start(chosen.game, chosen.seats, chosen.seed, None, **options)
    check_seat(match, chosen.seat)
    check_bot(chosen.bot, match.game)
    match.happened = gladsheim.replay(match.journal, listen=True).happened
    people = range(match.seats) if chosen.hotseat else [chosen.seat]
    bots = {seat: make_bot(chosen.bot, seat) for seat in range(match.seats) if seat not in people}
    if not chosen.text and fills_a_screen(out):
        from gladsheim.cli.screen import play_full_screen  # as late as somebody wants it

        return play_full_screen(match, bots, chosen.lang, out)
    return TextSeat(match, bots, chosen.lang, out).play()


def fills_a_screen(out: Console) -> bool:
    """Whether there is a whole terminal to draw on: not in a pipe, and not where lines are read aloud."""
    return out.is_terminal and not out.is_dumb_terminal and sys.stdin.isatty()


def welcome(out: Console) -> int:
    """What there is to play, for one who named nothing."""
    out.print("Gladsheim, the hall where the gods sit down to play.\n")
    for id in ids():
        out.print(f"  gladsheim play {id}")
    out.print("\nMore: gladsheim --help")
    return 0


COMMANDS: Final = ("table", "why", "hint", "undo", "anyway", "log", "save", "quit")
SHORT: Final = {"t": "table", "q": "quit"}


class TextSeat:
    """The people at this keyboard, and the table they sit at."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], lang: str, out: Console) -> None:
        self.match = match
        self.bots = bots
        self.out = out
        self.words: Words = match.game.words(lang)
        self.house = Words(lang, [Path(__file__).parent / "text"])
        self.commands = commands_in(self.house)
        self.lang = lang
        self.told: dict[Seat, int] = {}  # seat -> how many beats it was shown
        self.past: list[tuple[Match, Ask, int]] = []  # people's own answers, and the table before each
        self.facing: Seat | None = None  # the person at the keyboard
        self.left = False
        match.listen()

    # The course of play

    def play(self) -> int:
        while not self.match.over and not self.left:
            ask = self.next_ask()
            if ask.seat in self.bots:
                self.let_think(ask)
            elif self.people > 1 and self.match.game.secret_turns and self.match.state.asks_in_secret():
                self.go_round()
            else:
                self.face(ask)
        if self.match.over:
            self.tell_end()
            for seat, bot in self.bots.items():
                bot.leave(Eyes(self.match, seat))
        return 0

    def next_ask(self) -> Ask:
        """Bots answer first; then the people, one after the other.  Nobody waits for those who only may speak."""
        must = [ask for ask in self.match.asks if not ask.may] or list(self.match.asks)
        return next((ask for ask in must if ask.seat in self.bots), must[0])

    def let_think(self, ask: Ask) -> None:
        """A bot answers.  Whoever interrupts it leaves, and loses nothing."""
        try:
            value = self.bots[ask.seat].answer(Eyes(self.match, ask.seat))
        except KeyboardInterrupt:
            self.leave()
            return
        self.answer(ask, value)

    def answer(self, ask: Ask, value: int) -> None:
        self.match.answer(ask.seat, value)

    @property
    def people(self) -> int:
        return self.match.seats - len(self.bots)

    def go_round(self) -> None:
        """Where it is secret who is asked, every person takes the keyboard once, asked or not."""
        before = self.match.clone()
        people = [seat for seat in range(before.seats) if seat not in self.bots]
        while people and not self.left:
            seat = people.pop(0)
            self.pass_keyboard(seat, "take-keyboard")
            if not self.left:
                self.let_look(seat, before)
        self.facing = None

    def let_look(self, seat: Seat, before: Match) -> None:
        """One of those who take the keyboard in turn answers, or sees the table as it stood when they began."""
        ask = next((ask for ask in self.match.asks if ask.seat == seat), None)
        if ask is not None and self.match.state.asks_in_secret():
            self.put(ask)
            return
        # That the matter is settled by now would tell who had the keyboard before.
        self.out.print(Panel(escape(before.game.text(before.state, seat, self.words)), expand=False))
        self.say("nothing-asked")
        if self.command(self.read())[0] == "quit":
            self.leave()

    def face(self, ask: Ask) -> None:
        """Give the keyboard to whoever is asked, and put the question."""
        if self.facing != ask.seat and self.people > 1:
            self.pass_keyboard(ask.seat, "pass-keyboard")
            if self.left:
                return  # The next player's cards are not for whoever left.
        self.put(ask)

    def put(self, ask: Ask) -> None:
        """Put a question to a person, until it is answered or the person leaves."""
        self.facing = ask.seat
        if len(ask.options) == 1:
            # Shown only in the log: there is nothing to choose.
            self.give(ask, ask.options[0])
            return
        self.show_table(ask.seat)
        self.show_options(ask)
        before = self.match
        while not self.left and self.match is before and self.is_open(ask):
            self.obey(ask, self.read())

    def is_open(self, ask: Ask) -> bool:
        return any(one.seat == ask.seat and one is ask for one in self.match.asks)

    def give(self, ask: Ask, value: int) -> None:
        self.past.append((self.match.clone(), ask, value))
        self.answer(ask, value)

    # What is shown

    def show_table(self, seat: Seat) -> None:
        self.tell_news(seat)
        text = self.words.dots([self.words.name(seat), self.words.word("title")])
        table = escape(self.match.game.text(self.match.state, seat, self.words))
        self.out.print(Panel(table, title=escape(text), expand=False))

    def tell_news(self, seat: Seat) -> None:
        """What the seat noticed since it was last told."""
        beats = self.match.beats(seat, self.told.get(seat, 0))
        for beat in beats:
            line = self.words.say(beat.phrase)
            self.out.print(f"  [dim]{beat.rule:<9}[/]{escape(line)}", soft_wrap=True)
        self.told[seat] = self.told.get(seat, 0) + len(beats)

    def show_options(self, ask: Ask) -> None:
        question = self.words.word("ask-" + ask.slot)
        self.out.print(f"[bold]{escape(question)}[/]  [dim]{ask.rule}[/]")
        labels = [self.match.label(ask, option, self.lang) for option in ask.options]
        width = max(cell_len(label) for label in labels) + 8  # a Japanese letter takes two cells
        columns = max(1, min(4, (self.out.width - 2) // width)) if len(labels) > 8 else 1
        grid = Table.grid(padding=(0, 3))
        rows = -(-len(labels) // columns)
        numbers = numbers_of(self.match, ask, self.lang)
        cells = [f"[bold]{n:>3}[/]  {escape(label)}" for n, label in zip(numbers, labels, strict=True)]
        cells += [""] * (rows * columns - len(cells))
        for row in range(rows):
            grid.add_row(*[cells[row + rows * column] for column in range(columns)])
        self.out.print(grid)

    def say(self, key: str, **gaps: int | str | Phrase) -> None:
        self.out.print(escape(self.house.say(Phrase(key, dict(gaps)))), soft_wrap=True)

    def tell_end(self) -> None:
        for seat in range(self.match.seats):
            if seat not in self.bots:
                self.tell_news(seat)
        table = escape(self.match.game.text(self.match.state, self.facing, self.words))
        self.out.print(Panel(table, expand=False))
        self.out.print(f"[bold]{escape(self.match.ending(self.lang, self.words.names).text)}[/]")
        journal = default_save(self.match).with_suffix(".journal.json")
        write(journal, self.match.journal)
        self.out.print(f"gladsheim verify {journal}", soft_wrap=True)

    # What is typed

    def read(self) -> str:
        return read_line(self.out)

    def pass_keyboard(self, seat: Seat, key: str) -> None:
        if self.out.is_terminal:
            self.out.clear()
        self.out.print(f"[bold]{escape(self.house.say(Phrase(key, {'seat': seat})))}[/]", soft_wrap=True)
        if self.command(self.read())[0] == "quit":
            self.leave()

    def command(self, line: str) -> tuple[str, str]:
        """What was typed, as a command and what follows it: in the player's own words, or in English."""
        word, _, rest = line.replace("\u3000", " ").partition(" ")
        return self.commands.get(word.casefold(), word), rest.strip()

    def obey(self, ask: Ask, line: str) -> None:
        word, rest = self.command(line)
        if word.isdecimal() and len(word) <= LONGEST_NUMBER:
            self.choose(ask, int(word))
        elif word in ("", "table"):
            self.show_table(ask.seat)
            self.show_options(ask)
        elif word == "why":
            self.why(ask, rest)
        elif word == "hint":
            self.hint(ask)
        elif word == "undo":
            self.undo(ask.seat, self.command(rest)[0] == "anyway")
        elif word == "log":
            self.told[ask.seat] = 0
            self.tell_news(ask.seat)
        elif word == "save":
            self.try_to_save(Path(rest) if rest else default_save(self.match))
        elif word == "quit":
            self.leave()
        else:
            self.take_at_word(ask, line)

    def take_at_word(self, ask: Ask, line: str) -> None:
        """An answer as players write it, such as "c2 c3"; or as it stands on the list, in their language."""
        labels = {plainly(self.match.label(ask, option, self.lang)): option for option in ask.options}
        try:
            option = labels.get(plainly(line))
            self.give(ask, self.match.read(ask.seat, line) if option is None else option)
        except Illegal:
            could = [self.match.say(ask, option) for option in ask.options]
            begun = [text for text in could if text.casefold().startswith(line.casefold())]
            begun = begun or [
                self.match.label(ask, option, self.lang)
                for text, option in labels.items()
                if text.startswith(plainly(line))
            ]
            if begun:
                self.say("could-mean", answers=literal(self.house.commas(begun)))
            else:
                self.say("help", example=literal(self.match.label(ask, ask.options[0], self.lang)))

    def choose(self, ask: Ask, number: int) -> None:
        numbers = numbers_of(self.match, ask, self.lang)
        if number not in numbers:
            least, most = numbers[0], numbers[-1]
            if numbers == [*range(least, most + 1)]:
                self.say("no-such-answer", number=number, least=least, most=most)
            else:
                answers = literal(self.house.commas([str(one) for one in numbers]))
                self.say("no-such-number", number=number, answers=answers)
            return
        try:
            self.give(ask, ask.options[numbers.index(number)])
        except Illegal as no:
            self.out.print(escape(str(no)))

    def why(self, ask: Ask, rest: str) -> None:
        """A rule by its id; or what is closed now, and by which rule."""
        rules = self.match.game.rulebook.rules
        if rest:
            wanted = next((id for id in rules if id.lower() == rest.lower() or id.endswith(" " + rest)), None)
            if wanted is None:
                self.say("no-such-rule")
                return
            self.tell_rule(wanted)
            return
        self.tell_rule(ask.rule)
        closed = self.match.closed(ask)
        if closed:
            self.say("closed-now")
        for value, rule in closed.items():
            label = self.match.label(ask, value, self.lang)
            title = f"[dim]{rule}[/] {escape(rules[rule].title(self.lang))}"
            self.out.print(f"  {self.house.told(escape(label), title)}", soft_wrap=True)

    def tell_rule(self, id: str) -> None:
        rule = self.match.game.rulebook.rules[id]
        title = f"[bold]{id} {escape(rule.title(self.lang))}[/]"
        self.out.print(self.house.told(title, escape(rule.text(self.lang))), soft_wrap=True)

    def hint(self, ask: Ask) -> None:
        """The best answers, with the chance to win and why, as a skilled bot sees them from this seat."""
        try:
            found = hints(Eyes(self.match, ask.seat), len(self.past), HINTS)
        except KeyboardInterrupt:
            return  # Back to the question.
        words = self.match.game.words(self.lang)
        for one in found:
            label = self.match.label(ask, one.option, self.lang)
            number = numbers_of(self.match, ask, self.lang)[ask.options.index(one.option)]
            chance = words.say(one.chances())
            line = words.told(escape(label), escape(chance))
            self.out.print(f"  [bold]{number:>3}[/]  {line}", soft_wrap=True)
            why = " ".join(words.say(phrase) for phrase in one.phrases())
            if why:
                self.out.print(f"       [dim]{escape(why)}[/]", soft_wrap=True)

    def undo(self, seat: Seat, anyway: bool) -> None:
        """Back before the seat's last own choice; if anybody learned something since, only for practice."""
        choices = [n for n, (_, ask, _) in enumerate(self.past) if ask.seat == seat and len(ask.options) > 1]
        if not choices:
            self.say("nothing-to-undo")
        elif anyway and self.people > 1:
            self.say("undo-others")
        elif not anyway and self.is_too_late(choices[-1]):
            self.say("undo-too-late")
        else:
            before = self.past[choices[-1]][0]
            before.listen()
            before.happened = gladsheim.replay(before.journal, listen=True).happened
            self.match, self.past = before, self.past[: choices[-1]]
            self.told = {one: min(told, len(before.beats(one))) for one, told in self.told.items()}
            self.say("undone")

    def is_too_late(self, first: int) -> bool:
        """Whether anybody else answered, or anybody learned anything, since own answer number `first`."""
        own = self.past[first:]
        if any(ask.seat != own[0][1].seat for _, ask, _ in own):
            return True
        if len(self.match.fills) != len(own[0][0].fills) + 2 * len(own):
            return True
        return any(taught(before, ask.seat, value, Lots(first)) for before, ask, value in own)

    def save(self, file: Path) -> None:
        write(file, self.match.save())
        self.out.print(f"{file}", soft_wrap=True)

    def try_to_save(self, file: Path) -> None:
        """A file that cannot be written, or even named, ends no game."""
        try:
            self.save(file)
        except (OSError, ValueError) as fault:
            self.out.print(escape(str(fault)), soft_wrap=True)

    def leave(self) -> None:
        """Nothing is lost: the game is saved, and it is said how to go on."""
        self.left = True
        file = default_save(self.match)
        self.save(file)
        self.out.print(f"gladsheim play --text --load {file}", soft_wrap=True)


def commands_in(house: Words) -> dict[str, str]:
    """What may be typed -> the command it is: the words of the catalogue, each with its short ones, and English."""
    found = {command: command for command in COMMANDS} | SHORT
    for command in COMMANDS:
        for word in house.word(f"command-{command}").split():
            found[word.casefold()] = command
    return found


def read_line(out: Console) -> str:
    """What is typed next; who interrupts, or has nothing more to say, leaves."""
    if sys.stdin is None:  # a program that was started without one
        return "quit"
    try:
        return out.input("> ").strip()
    except UnicodeDecodeError:
        return "?"  # no word that anybody knows
    except (EOFError, KeyboardInterrupt):
        out.print()
        return "quit"


def write(file: Path, record: dict[str, Json]) -> None:
    """Whole or not at all: a half-written file never takes the place of a good one, nor stays beside it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(file.suffix + ".part")
    try:
        draft.write_text(json.dumps(record), encoding="utf-8")
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def default_save(match: Match) -> Path:
    """Where a game is kept that nobody gave a name."""
    return data_folder() / f"{match.game.id}-{match.chance.commitment()[:8]}.json"
