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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `once` is long: it is run with the compiled engine alone.  What is marked `long` has all time."""
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(0))
    if flavour() == "uncompiled" and "GLADSHEIM_EXPECT" in os.environ:
        once = [item for item in items if item.get_closest_marker("once")]
        config.hook.pytest_deselected(items=once)
        items[:] = [item for item in items if item not in once]


def pytest_report_header(config: pytest.Config) -> str:
    return f"gladsheim: {flavour()} {Path(gladsheim.core.forms.__file__).parents[1]}"
