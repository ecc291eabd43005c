"""What crosses the wire is the same on both sides."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from gladsheim.games import OWN
from gladsheim.wire import live

FRONT_END = Path(__file__).parents[2] / "web" / "src"


def test_the_types_of_wire_and_boards_are_those_that_python_declares(tmp_path: Path) -> None:
    # From the source: what is compiled no longer knows what its lists are lists of.
    for board in (FRONT_END / "boards").iterdir():
        if board.is_dir():
            (tmp_path / "boards" / board.name).mkdir(parents=True)
    command = [sys.executable, "-m", "gladsheim.wire", str(tmp_path)]
    subprocess.run(command, check=True, env={**os.environ, "PYTHONPATH": str(FRONT_END.parents[1] / "src")})
    made = list(tmp_path.rglob("*.ts"))
    assert len(made) == 1 + 2 * len(OWN)
    for file in made:
        there = FRONT_END / file.relative_to(tmp_path)
        assert there.read_text(encoding="utf-8") == file.read_text(encoding="utf-8"), "run `python -m gladsheim.wire`"


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"[]",
        b'{"kind":"fill"}',
        b'{"kind":"dance"}',
        b'{"kind":"fill","id":"a","seat":-1,"value":0,"seq":0}',
        b'{"kind":"fill","id":"a","seat":0,"value":1.5,"seq":0}',
        b'{"kind":"fill","id":"","seat":0,"value":1,"seq":0}',
        b'{"kind":"chat","id":"a","seat":0,"text":""}',
        b'{"kind":"hello","tokens":["' + b"x" * 65 + b'"]}',
        b'{"kind":"hello","colour":"red"}',
    ],
)
def test_a_damaged_message_is_not_read(frame: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(frame, type=live.FromBrowser)
