"""The full-screen table: the text seat with the table, the log and the answers side by side, by keys and by mouse."""

from __future__ import annotations

import queue
import threading

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from gladsheim.bots import Bot
from gladsheim.cli.answers import numbers_of
from gladsheim.cli.play import TextSeat
from gladsheim.core.forms import Ask, Seat
from gladsheim.core.match import Match
from gladsheim.core.text import Phrase

LEAVE = "quit"
KEYS = {"f1": "help", "f2": "hint", "f3": "undo", "f4": "why", "f5": "table", "f10": LEAVE}  # key -> the word it types


class LogConsole(Console):
    """Stands for the console of the text seat: what it prints is a line of the log."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(highlight=False, force_terminal=False)
        self.page = screen
        self.printed: list[str] = []

    def print(self, *objects: object, **how: object) -> None:
        for one in objects:
            line: RenderableType = Text.from_markup(one) if isinstance(one, str) else one  # type: ignore[assignment]
            self.printed.append(line.plain if isinstance(line, Text) else "")
            self.page.ask_to(self.page.write, line)


class FullSeat(TextSeat):
    """The text seat, shown on the screen; it plays in a thread of its own and waits there for what is typed."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], lang: str, screen: Screen) -> None:
        super().__init__(match, bots, lang, LogConsole(screen))
        self.page = screen

    def show_table(self, seat: Seat) -> None:
        self.tell_news(seat)
        title = self.words.dots([self.words.name(seat), self.words.word("title")])
        self.page.ask_to(self.page.show_table, title, self.match.game.text(self.match.state, seat, self.words))

    def show_options(self, ask: Ask) -> None:
        question = f"[b]{escape(self.words.word('ask-' + ask.slot))}[/b]  [dim]{escape(ask.rule)}[/dim]"
        labels = [self.match.label(ask, option, self.lang) for option in ask.options]
        numbers = numbers_of(self.match, ask, self.lang)
        self.page.ask_to(self.page.show_answers, question, dict(zip(numbers, labels, strict=True)))

    def tell_end(self) -> None:
        self.page.ask_to(self.page.show_answers, escape(self.match.ending(self.lang).text), {})
        text = self.match.game.text(self.match.state, self.facing, self.words)
        self.page.ask_to(self.page.show_table, self.words.word("title"), text)
        super().tell_end()

    def pass_keyboard(self, seat: Seat, key: str) -> None:
        """What the last person saw is not for the next one."""
        self.page.ask_to(self.page.clear_all)
        self.page.ask_to(self.page.show_answers, escape(self.house.say(Phrase(key, {"seat": seat}))), [])
        if self.read() in (LEAVE, "q"):
            self.leave()
        self.told[seat] = 0

    def read(self) -> str:
        return self.page.typed.get()


class Screen(App[None]):
    """A table, its log, the answers, and a line to type in."""

    CSS = """
    #left { width: 3fr; }
    #right { width: 2fr; min-width: 30; border-left: solid $primary-darken-2; }
    #table-box { height: 1fr; padding: 0 1; border: round $primary-darken-2; border-title-color: $accent; }
    #question { padding: 0 1; height: auto; }
    #answers { height: auto; max-height: 50%; border: none; }
    #log { height: 1fr; padding: 0 1; }
    """
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, match: Match, bots: dict[Seat, Bot], lang: str) -> None:
        super().__init__()
        self.typed: queue.Queue[str] = queue.Queue()
        self.is_gone = False
        self.is_picking = False  # the arrow keys have moved the list since it was shown
        self.seat = FullSeat(match, bots, lang, self)
        house = self.seat.house
        for key, word in KEYS.items():
            self._bindings.bind(key, f"type('{word}')", house.word(f"key-{word}"), priority=True)

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="table-box"):
                    yield Static(id="table", markup=False)
                yield Label(id="question")
                yield OptionList(id="answers", markup=False)
                yield Input(id="line", placeholder=self.seat.house.word("type-here"))
            with Vertical(id="right"):
                yield RichLog(id="log", wrap=True, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        threading.Thread(target=self.play, daemon=True).start()

    def play(self) -> None:
        """The course of the game, beside the screen."""
        self.seat.play()
        if self.seat.left:
            self.ask_to(self.exit)
            return
        self.typed = queue.Queue()
        while self.typed.get() != LEAVE:
            continue
        self.ask_to(self.exit)

    def ask_to(self, do: object, *given: object) -> None:
        """Have the screen do something, from the thread in which the game is played."""
        assert callable(do)
        if not self.is_gone and self.is_running:
            self.call_from_thread(do, *given)

    def on_unmount(self) -> None:
        self.is_gone = True
        self.typed.put(LEAVE)

    # What is shown

    def show_table(self, title: str, text: str) -> None:
        box = self.query_one("#table-box")
        box.border_title = title
        self.query_one("#table", Static).update(text)

    def show_answers(self, question: str, labels: dict[int, str]) -> None:
        self.query_one("#question", Label).update(question)
        answers = self.query_one(OptionList)
        answers.clear_options()
        answers.add_options([Option(f"{n:>3}  {label}", id=str(n)) for n, label in labels.items()])
        self.is_picking = False
        if labels:
            answers.highlighted = 0

    def write(self, line: RenderableType) -> None:
        self.query_one(RichLog).write(line)

    def clear_all(self) -> None:
        self.query_one(RichLog).clear()
        self.query_one("#table", Static).update("")

    # What is typed and clicked

    @on(Input.Submitted)
    def take_line(self, event: Input.Submitted) -> None:
        """A line; an empty one takes the answer that is lit, if the list was moved with the arrow keys."""
        line, event.input.value = event.value.strip(), ""
        lit = self.query_one(OptionList).highlighted
        if not line and self.is_picking and lit is not None:
            line = str(self.query_one(OptionList).get_option_at_index(lit).id)
        self.typed.put(line)

    def on_key(self, event: Key) -> None:
        """The arrow keys move the list while one may type, too."""
        answers = self.query_one(OptionList)
        if event.key in ("up", "down") and self.query_one(Input).has_focus and answers.option_count:
            event.stop()
            answers.action_cursor_up() if event.key == "up" else answers.action_cursor_down()
            self.is_picking = True

    @on(OptionList.OptionSelected)
    def take_answer(self, event: OptionList.OptionSelected) -> None:
        self.typed.put(str(event.option.id))

    def action_type(self, word: str) -> None:
        self.typed.put(word)


def play_full_screen(match: Match, bots: dict[Seat, Bot], lang: str, out: Console) -> int:
    """Play on the whole screen; what is left behind is how to go on, or to verify the game."""
    screen = Screen(match, bots, lang)
    screen.run()
    console = screen.seat.out
    assert isinstance(console, LogConsole)
    for line in console.printed[-1:]:
        out.print(escape(line), soft_wrap=True)
    return 0
