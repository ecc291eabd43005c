"""A program as a player: what it is told, what it may answer, and what becomes of one that misbehaves."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

import gladsheim
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.program import IDLE, ProgramBot, close_idle

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "programs"
GREET = 'print(json.dumps({"hello": "x", "protocol": 1}), flush=True)'
HEAD = "import json, sys, time"


def program(folder: Path, *lines: str) -> str:
    """The name of a bot: a program of these lines, which greets first."""
    file = folder / "player.py"
    body = [HEAD, "sys.stdin.readline()", GREET, *lines]
    file.write_text("\n".join(body) + "\n", encoding="utf-8")
    return f"program:{sys.executable} {file}"


def seated(name: str) -> tuple[ProgramBot, Eyes]:
    bot = make_bot(name, 1)
    assert isinstance(bot, ProgramBot)
    return bot, Eyes(gladsheim.start("odins-table", seed=3), 0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GLADSHEIM_PROGRAM_SECONDS", "5")


@pytest.mark.parametrize("game", [game.id for game in gladsheim.games()])
def test_the_reference_player_plays_every_game(game: str) -> None:
    name = f"program:{sys.executable} {EXAMPLES / 'player.py'}"
    found = gladsheim.simulate(game, games=1, bots=name, seed=2)
    assert found.games == 1
    assert len(IDLE[name.removeprefix("program:")]) >= 1, "it was still there at the end"
    close_idle()


def test_a_program_in_another_language_wins_a_match() -> None:
    name = f"program:perl {EXAMPLES / 'player.pl'}"
    found = gladsheim.simulate("odins-table", games=4, bots=f"{name},random", seed=1)
    assert found.bots[name].won > 0
    assert IDLE
    close_idle()


def test_an_answer_may_be_typed(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        "ask = json.loads(sys.stdin.readline())",
        'say = ask["question"]["options"][1]["say"]',
        'print(json.dumps({"answer": ask["ask"], "say": say}), flush=True)',
        "sys.stdin.readline()",
    )
    bot, eyes = seated(name)
    assert bot.answer(eyes) == eyes.ask.options[1]
    assert not bot.gone


def test_the_rules_are_told_to_whoever_asks(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        "ask = json.loads(sys.stdin.readline())",
        'print(json.dumps({"rules": True}), flush=True)',
        'rules = json.loads(sys.stdin.readline())["rules"]',
        'assert rules[0]["id"] == "OT 1.1"',
        'print(json.dumps({"answer": 1, "value": ask["question"]["options"][0]["value"]}), flush=True)',
        "sys.stdin.readline()",
    )
    bot, eyes = seated(name)
    assert bot.answer(eyes) == eyes.ask.options[0]
    assert not bot.gone


TWICE = "for _ in range(2): print(json.dumps(%s), flush=True)"
MISBEHAVED = {
    "hangs": (["time.sleep(60)"], "no answer within 0.5 s"),
    "dies": (["sys.exit(3)"], "it has ended with code 3"),
    "floods": (["print('x' * 200000, flush=True)", "time.sleep(60)"], "a line is longer than 65536 bytes"),
    "talks nonsense": (["print('hm', flush=True)", "time.sleep(60)"], "this is no JSON: hm"),
    "gives a list": (["print('[]', flush=True)", "time.sleep(60)"], "this is no JSON object: []"),
    "lies": ([TWICE % "{'answer': 1, 'value': 99}", "time.sleep(60)"], "is no answer: value is one of"),
    "answers another": ([TWICE % "{'answer': 7, 'value': 1}", "time.sleep(60)"], "question 1 is open"),
}


@pytest.mark.parametrize("how", MISBEHAVED)
def test_a_program_that_misbehaves_is_sent_away_and_a_bot_plays_on(
    how: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    if how == "hangs":
        monkeypatch.setenv("GLADSHEIM_PROGRAM_SECONDS", "0.5")
    lines, why = MISBEHAVED[how]
    bot, eyes = seated(program(tmp_path, *lines))
    with caplog.at_level(logging.WARNING):
        assert bot.answer(eyes) in eyes.ask.options
    assert why in bot.gone
    assert why in caplog.text
    assert "\n" not in bot.gone
    assert bot.answer(eyes) in eyes.ask.options, "the stand-in plays on"


def test_a_first_wrong_answer_is_told_why(tmp_path: Path) -> None:
    name = program(
        tmp_path,
        "ask = json.loads(sys.stdin.readline())",
        'print(json.dumps({"answer": 1, "value": 99}), flush=True)',
        'assert "is no answer: value is one of" in json.loads(sys.stdin.readline())["error"]',
        'print(json.dumps({"answer": 1, "value": ask["question"]["options"][0]["value"]}), flush=True)',
        "sys.stdin.readline()",
    )
    bot, eyes = seated(name)
    assert bot.answer(eyes) == eyes.ask.options[0]
    assert not bot.gone


def test_what_is_no_program_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(gladsheim.BadOption, match=r"^'program: ' names no program; write as program:PATH ARGUMENTS$"):
        make_bot("program: ")
    bot, eyes = seated("program:/nowhere/at/all")
    assert bot.answer(eyes) in eyes.ask.options
    assert bot.gone.startswith("it cannot be started:")
    monkeypatch.setenv("GLADSHEIM_PROGRAM_STAND_IN", "nobody")
    with pytest.raises(gladsheim.BadOption, match=r"^GLADSHEIM_PROGRAM_STAND_IN must be a bot that plays any game"):
        make_bot("program:x")
