"""An operator lets a network or a program play a level of the hall."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import gladsheim
from gladsheim.bots import Eyes, Level
from gladsheim.bots.program import ProgramBot
from gladsheim.cli import main
from gladsheim.server import house_bots
from gladsheim.server.house_bots import permit, player_of
from gladsheim.server.thinker import Position, answer

EXAMPLES = Path(__file__).parents[2] / "examples" / "programs"


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for level in house_bots.LEVELS:
        monkeypatch.setenv(house_bots.VARIABLE + level.upper(), "")


def test_a_network_plays_a_level_where_it_can(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    from adapters.networks import saved
    from gladsheim.adapters.network import NetworkBot

    permit([f"master={saved('vedrfolnir', 3, tmp_path)}"])
    match = gladsheim.start("vedrfolnir", seats=3, seed=1)
    assert isinstance(player_of("master", "t", 0, 1, match), NetworkBot)
    assert isinstance(player_of("skilled", "t", 0, 1, match), Level)
    for other in (gladsheim.start("vedrfolnir", seats=2, seed=1), gladsheim.start("odins-table", seed=1)):
        assert isinstance(player_of("master", "t", 0, 1, other), Level)
    seat = match.asks[0].seat
    value, _ = answer(Position("t", match.header(), 0, match.fills), seat, "master", 7)
    assert value in match.asks[0].options


def test_a_program_plays_a_whole_game_in_one_process() -> None:
    permit([f"novice=program:{sys.executable} {EXAMPLES / 'player.py'}"])
    match = gladsheim.start("odins-table", seed=2)
    seen = set()
    for _ in range(12):
        ask = match.asks[0]
        bot = player_of("novice", "table", ask.seat, 1, match)
        assert isinstance(bot, ProgramBot)
        match.answer(ask.seat, bot.answer(Eyes(match, ask.seat)))
        assert not bot.gone
        seen.add(id(bot))
    assert len(seen) == 2, "one for each seat"
    house_bots._seated.clear()


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("sage=random", "'sage=random' lets nobody play: write LEVEL=BOT with a level of novice, skilled, master"),
        ("master", "lets nobody play"),
        ("master=oracle", "no bot 'oracle'"),
        ("master=network:none.npz", "there is no network none.npz"),
    ],
)
def test_what_cannot_play_is_named_in_a_line(given: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-open", "--let", given]) == 1
    line = capsys.readouterr().err
    assert why in line
    assert len(line.splitlines()) == 1
