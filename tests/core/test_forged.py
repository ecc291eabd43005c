"""Saves that somebody changed, with a digest that fits: one line says that they are damaged, and nothing hangs."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import gladsheim
from gladsheim.cli import main
from gladsheim.core.game import Json
from gladsheim.core.save import digest

GAMES = ["chronicles", "gotterdammerung", "odins-table", "vedrfolnir", "yggdrasil"]
FORGED: list[Json] = [
    -1,
    0,
    1,
    7,
    99,
    2**31,
    2**64,
    -(2**40),
    "",
    "x",
    None,
    [],
    [[]],
    {},
    True,
    [-1] * 4,
    {"is": "Turn"},
]


def places(part: Json, path: list[str | int]) -> list[list[str | int]]:
    """Every place in plain data."""
    inner: list[tuple[str | int, Json]] = []
    if isinstance(part, dict):
        inner = [*part.items()]
    elif isinstance(part, list):
        inner = [*enumerate(part)]
    return [path] + [place for key, one in inner for place in places(one, [*path, key])]


def put(whole: Json, path: list[str | int], value: Json) -> None:
    *way, last = path
    for key in way:
        assert isinstance(whole, (dict, list))
        whole = whole[key]  # type: ignore[index]
    whole[last] = value  # type: ignore[index]


@pytest.mark.parametrize("game", GAMES)
def test_a_forged_save_is_called_damaged_or_is_sound(game: str) -> None:
    lots = random.Random(game)
    match = gladsheim.start(game, seed=3)
    for _ in range(12):
        ask = match.asks[0]
        match.answer(ask.seat, lots.choice(ask.options))
    saved = json.dumps(match.save())
    sound = 0
    for _ in range(40):
        forged = json.loads(saved)
        put(forged, lots.choice(places(forged, [])[1:]), lots.choice(FORGED))
        forged["digest"] = digest(forged)
        try:
            loaded = gladsheim.load(forged)
        except (gladsheim.Damaged, gladsheim.Illegal, gladsheim.BadOption):
            continue
        sound += 1
        assert loaded.view(0) == match.view(0)
        loaded.answer(loaded.asks[0].seat, loaded.asks[0].options[0])
    assert sound < 20


def test_a_file_without_an_end_is_not_read_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("no endless file here")
    assert main(["verify", str(endless)]) == 1
    assert capsys.readouterr().err == "gladsheim: /dev/zero is not a save or journal: it has more than 32 MB\n"
