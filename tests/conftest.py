"""Says on which Gladsheim the tests run: the source as it stands, or the compiled wheel."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import gladsheim.core.forms


def flavour() -> str:
    """Either "compiled" or "uncompiled"."""
    return "uncompiled" if gladsheim.core.forms.__file__.endswith(".py") else "compiled"


def pytest_configure(config: pytest.Config) -> None:
    """Stops a run that was meant for the other flavour: it would prove nothing."""
    expected = os.environ.get("GLADSHEIM_EXPECT", flavour())
    if expected != flavour():
        raise pytest.UsageError(f"meant for {expected} gladsheim, but {gladsheim.core.forms.__file__} is {flavour()}")


def pytest_report_header(config: pytest.Config) -> str:
    return f"gladsheim: {flavour()} {Path(gladsheim.core.forms.__file__).parents[1]}"
