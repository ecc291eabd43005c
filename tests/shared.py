"""What takes long to make is made once for all processes that run the tests."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that whoever needs it first makes; the others wait for it."""
    own = factory.getbasetemp()
    among = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder = among / name
    with (among / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            making = among / f"{name}-under-way"
            make(making)
            making.rename(folder)
    return folder
