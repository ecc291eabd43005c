"""`gladsheim mcp`: the games as tools of the Model Context Protocol, on standard input and output.

An assistant plays a whole game, teaches a person one, or sits at a table of a running hall by its link.
"""

from __future__ import annotations

import argparse
from functools import wraps
from itertools import count
from typing import TYPE_CHECKING

from rich.console import Console

import gladsheim
from gladsheim.adapters.text import MOST, TextTable
from gladsheim.cli.guest import Guest
from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption, Game
from gladsheim.games import find, ids

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer

HOW = (
    "Norse tabletop games, with their rules exactly as written. Begin with `games`, read `rules` of one (first without "
    "a chapter, for the summary), then `start` a table and `answer` what you are asked, by its short text. "
    "`look` shows the table again, `why` explains a rule or what is not possible. `hint` and `undo` are for practice. "
    "With the link of a table in a running hall, `join` sits you down there, with people: `look` until you are asked."
)


class Tables:
    """The tables of one assistant, by their numbers."""

    def __init__(self) -> None:
        self.open: dict[str, TextTable | Guest] = {}
        self.numbers = count(1)

    def table(self, table: str) -> TextTable | Guest:
        if table in self.open:
            return self.open[table]
        known = ", ".join(self.open) or "none: call start"
        raise BadOption(f"there is no table '{table}'; there are: {known}")

    def games(self) -> str:
        """Every game with how many play it, what it is about and its options."""
        return "\n".join(line for id in ids() for line in told(find(id)))

    def rules(self, game: str, chapter: str = "") -> str:
        """The rules of a game in our own words: without a chapter the summary and the list of chapters."""
        book = find(game).rulebook
        if not chapter:
            words = find(game).words("en")
            lines = [words.word(f"summary-{n}") for n in range(1, 40) if words.has(f"summary-{n}")]
            return "\n".join(
                [*lines, "Chapters:", *[f"  {id}: {titles['en']}" for id, titles in book.chapters.items()]]
            )
        if chapter in book.rules:
            return f"{chapter} {book.rules[chapter].title()}: {book.rules[chapter].text()}"
        found = [rule for id, rule in book.rules.items() if id.rpartition(".")[0] == chapter]
        if not found:
            raise BadOption(f"{game} has no chapter '{chapter}'; it has: {', '.join(book.chapters)}")
        return "\n".join(f"{rule.id} {rule.title()}: {rule.text()}" for rule in found)

    def start(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str = "novice",
        seed: int | None = None,
        options: dict[str, str | int | bool | list[str]] | None = None,
    ) -> str:
        """Set a table: you sit at `seat` (from 0), bots (random, novice, skilled, master, even) at the others."""
        table = TextTable(game, seats, seat, bots, seed, options=options)
        number = str(next(self.numbers))
        self.open[number] = table
        return f"This is table {number}.\n{table.look(MOST - 40)}"

    def join(self, link: str, name: str = "Assistant", seat: int | None = None) -> str:
        """Sit down at a table of a running hall by its link, with people: the first open seat, or the one you name."""
        number = str(next(self.numbers))
        self.open[number] = Guest(link, name, seat)
        told = f"This is table {number}, and you sit at seat {self.open[number].seat}."
        return f"{told}\n{self.open[number].look(MOST - 80)}"

    def look(self, table: str, whole: bool = False) -> str:
        """The table as your seat sees it, what happened since, and your question; `whole`: however long it is."""
        return self.table(table).look(1 << 20 if whole else MOST)

    def answer(self, table: str, text: str) -> str:
        """Answer your question by the short text of an answer, such as "c2 c3"; what came of it, and what is next."""
        return self.table(table).answer(text)

    def why(self, table: str, rule: str = "") -> str:
        """A rule by its id; without one the rule of your question, and what is not possible now."""
        return self.table(table).why(rule)

    def undo(self, table: str) -> str:
        """Take your last answer back, for practice; at a hall only if nobody learned anything since."""
        return self.table(table).undo()

    def hint(self, table: str) -> str:
        """The best answers as a skilled bot sees them, with the chance to win."""
        return self.table(table).hint()


def told(game: Game) -> list[str]:
    """A game in a few lines."""
    words = game.words("en")
    few, many = game.seats[0], game.seats[-1]
    pitch = words.word("pitch") if words.has("pitch") else ""
    lines = [f"{game.id}: {game.title}, {few if few == many else f'{few} to {many}'} seats. {pitch}"]
    for name, option in game.options.items():
        choices = [str(choice) for choice in option.choices]
        shown = ", ".join(choices[:12]) + (", ..." if len(choices) > 12 else "")
        lines.append(f"  {name}: {shown}{' (a list)' if option.many else ''}")
    return lines


def make_server() -> MCPServer[object]:
    """The server with its tools and resources; a BadOption where the SDK is not installed."""
    try:
        from mcp.server.mcpserver import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise BadOption("gladsheim mcp needs the MCP SDK: pip install 'gladsheim[mcp]'") from None
    server = MCPServer("gladsheim", instructions=HOW, version=gladsheim.__version__, log_level="ERROR")
    tables = Tables()

    def refusing(tool: str) -> None:
        """One tool, whose refusals are one line that says what to do."""
        does = getattr(tables, tool)

        @wraps(does)
        def run(*given: object, **named: object) -> str:
            try:
                return str(does(*given, **named))
            except (BadOption, Illegal) as no:
                raise ToolError(str(no)) from None

        server.add_tool(run, name=tool, description=does.__doc__, structured_output=False)

    for tool in ("games", "rules", "start", "join", "look", "answer", "why", "undo", "hint"):
        refusing(tool)

    @server.resource("gladsheim://rules/{game}")
    def rulebook(game: str) -> str:
        """All rules of a game, numbered, in our own words."""
        rules = find(game).rulebook.rules.values()
        return "\n".join(f"{rule.id} {rule.title()}: {rule.text()}" for rule in rules)

    @server.resource("gladsheim://table/{number}")
    def table(number: str) -> str:
        """A table as the assistant's seat sees it."""
        return tables.look(number, whole=True)

    return server


def serve_mcp(chosen: argparse.Namespace, out: Console) -> int:
    make_server().run("stdio")
    return 0
