"""The text seat in a language that nobody speaks: lines, commands, hints and the full screen."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from rich.console import Console
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static

import gladsheim
from core.test_pseudo import PLAIN, pseudo_words, unaccented
from gladsheim.bots import make_bot
from gladsheim.cli import play
from gladsheim.cli.play import TextSeat
from gladsheim.cli.screen import Screen
from gladsheim.core.match import Match
from gladsheim.games import OWN, find

# Typed one after the other; a number answers, and where there is no such answer that is told.
TYPED = ["nonsense", "table", "1", "undo", "2", "99", "log", "why 99.9", "1", "2", "1", "3", "1", "1", "undo", "quit"]


class Typist(TextSeat):
    """Somebody who types what is on the list."""

    def __init__(self, match: Match, out: Console) -> None:
        super().__init__(match, {seat: make_bot("random", seat) for seat in range(1, match.seats)}, "en", out)
        self.lines = iter(TYPED)

    def read(self) -> str:
        return next(self.lines, "quit")


@pytest.fixture(autouse=True)
def pseudo_house(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English is the pseudo-language while a test runs, in the games and in the house."""
    monkeypatch.setattr(play, "Words", lambda lang, folders: pseudo_words(folders[0]))
    kept = {game: find(game).words("en").bundle for game in OWN}
    for game in OWN:
        speak(game, pseudo_words(find(game).folder / "text").bundle)
    yield
    for game, bundle in kept.items():
        speak(game, bundle)


def speak(game: str, bundle: FluentBundle) -> None:
    words = find(game).words("en")
    words.bundle = bundle
    words.said.clear()  # what was said before in the other language
    words.filled.clear()


@pytest.mark.parametrize("game", sorted(OWN))
def test_nothing_of_the_plain_terminal_stays_unaccented(
    game: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    out = io.StringIO()
    Typist(gladsheim.start(game, seed=3), Console(file=out, width=110, color_system=None)).play()
    said = out.getvalue()
    assert len(said) > 1000
    # How the game goes on is told as a command of the shell, with the name of its file.
    spoken = "\n".join(line for line in said.splitlines() if "gladsheim" not in line and ".json" not in line)
    assert unaccented(spoken) == set()


def test_nothing_of_the_full_screen_stays_unaccented() -> None:
    match = gladsheim.start("yggdrasil", seed=3)
    bots = {seat: make_bot("random", seat) for seat in range(1, match.seats)}
    screen = Screen(match, bots, "en")

    async def look() -> str:
        async with screen.run_test(size=(130, 45)) as pilot:
            await pilot.pause(0.5)
            answers = screen.query_one(OptionList)
            seen = [str(answers.get_option_at_index(n).prompt) for n in range(answers.option_count)]
            seen += [
                str(screen.query_one("#question", Label).render()),
                str(screen.query_one("#table", Static).render()),
            ]
            seen += [str(line.text) for line in screen.query_one(RichLog).lines]
            seen += [screen.query_one(Input).placeholder]
            seen += [binding.description for _, binding in screen._bindings if binding.show and binding.description]
            assert screen.query_one(Footer).is_mounted
            screen.exit()
            return "\n".join(seen)

    said = asyncio.run(look())
    assert PLAIN.search(said) is None or unaccented(said) == set()
