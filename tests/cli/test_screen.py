"""The full-screen table: every game, and a stranger's, by keys, by mouse and by typed answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

import gladsheim
from gladsheim.bots import make_bot
from gladsheim.cli.screen import Screen
from gladsheim.games import OWN

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENCE = 400  # looks, a twentieth of a second apart


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLADSHEIM_HOME", str(tmp_path))
    monkeypatch.syspath_prepend(str(EXAMPLES / "hoard"))
    monkeypatch.setitem(OWN, "hoard", "hoard")


def screen_of(game: str, lang: str = "en") -> Screen:
    match = gladsheim.start(game, seed=3)
    bots = {seat: make_bot("random", seat) for seat in range(1, match.seats)}
    return Screen(match, bots, lang)


async def until(pilot: Pilot[None], true: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if true():
            return
        await pilot.pause(0.05)
    raise AssertionError("it did not come to that")


def fills(screen: Screen) -> int:
    return len(screen.seat.match.fills)


@pytest.mark.parametrize("game", [*OWN, "hoard"])
def test_each_game_is_shown_and_answered(game: str) -> None:
    async def story() -> None:
        screen = screen_of(game)
        async with screen.run_test(size=(140, 50)) as pilot:
            answers = screen.query_one(OptionList)
            await until(pilot, lambda: answers.option_count > 1)
            assert str(screen.query_one("#table", Static).content).strip()
            before = fills(screen)
            answers.focus()
            await pilot.press("down", "enter")
            await until(pilot, lambda: fills(screen) > before or screen.seat.match.over)
            await pilot.press("f10")
            await until(pilot, lambda: screen.seat.left or screen.seat.match.over)

    asyncio.run(story())


def test_an_answer_is_typed_as_players_write_it_and_a_word_gets_help() -> None:
    async def story() -> None:
        screen = screen_of("odins-table")
        async with screen.run_test(size=(140, 50)) as pilot:
            answers = screen.query_one(OptionList)
            await until(pilot, lambda: answers.option_count > 1)
            line, log = screen.query_one(Input), screen.query_one(RichLog)
            told = len(log.lines)
            line.focus()
            line.value = "why"
            await pilot.press("enter")
            await until(pilot, lambda: len(log.lines) > told)
            before = fills(screen)
            ask = screen.seat.match.asks[0]
            line.value = screen.seat.match.say(ask, ask.options[0])
            await pilot.press("enter")
            await until(pilot, lambda: fills(screen) > before)

    asyncio.run(story())


def test_the_arrow_keys_pick_an_answer_while_one_may_type() -> None:
    async def story() -> None:
        screen = screen_of("odins-table")
        async with screen.run_test(size=(140, 50)) as pilot:
            answers = screen.query_one(OptionList)
            await until(pilot, lambda: answers.option_count > 1)
            assert screen.query_one(Input).has_focus
            assert "Odin's Table" in str(screen.query_one("#table-box").border_title)
            before = fills(screen)
            await pilot.press("enter")  # nothing was picked: nothing is answered
            await pilot.press("down", "down")
            assert answers.highlighted == 2
            second = screen.seat.match.asks[0].options[2]
            await pilot.press("enter")
            await until(pilot, lambda: fills(screen) > before)
            assert screen.seat.match.fills[before + 1] == second

    asyncio.run(story())


def test_the_mouse_and_another_language_serve_too() -> None:
    async def story() -> None:
        screen = screen_of("hoard", "ja")
        async with screen.run_test(size=(140, 50)) as pilot:
            answers = screen.query_one(OptionList)
            await until(pilot, lambda: answers.option_count > 1)
            assert screen.query_one(Input).placeholder.startswith("番号")
            before = fills(screen)
            for _ in range(PATIENCE):  # as long as the list is being laid out, a click may fall beside it
                await pilot.click(OptionList, offset=(4, 0))
                await pilot.pause(0.05)
                if fills(screen) > before:
                    break
            assert fills(screen) > before

    asyncio.run(story())
