"""A keyboard for every story of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.keyboard import Keyboard


@pytest.fixture
def keyboard(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(tmp_path, capsys, monkeypatch)
