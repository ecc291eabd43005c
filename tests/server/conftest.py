"""A hall that is served for as long as a module's tests take."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.hall import Address, serve_here


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    with serve_here(tmp_path_factory.mktemp("hall")) as address:
        yield address
