"""A hall that is served for as long as a module's tests take, and the clock that halls go by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gladsheim.server import hours
from server.hall import Address, serve_here
from server.hourglass import Hourglass


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serve_here(tmp_path_factory.mktemp("hall")) as address:
        yield address


@pytest.fixture
def glass(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    """Time stands: nothing fills up again, and nobody is late, however slow the machine is."""
    glass = Hourglass()
    monkeypatch.setattr(hours, "passed", glass.passed)
    return glass
