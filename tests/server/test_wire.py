"""What crosses the wire is the same on both sides."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gladsheim.wire import live
from gladsheim.wire.typescript import make_typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_typescript_types_are_those_of_the_structs() -> None:
    assert WIRE.read_text(encoding="utf-8") == make_typescript(), "run `python -m gladsheim.wire`"


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
