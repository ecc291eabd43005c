"""Trying a planted fault: a child process runs the tests on a copy of the source, until one fails or all passed."""

from __future__ import annotations

import contextlib
import importlib
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest

from mutants.areas import ROOT, SOURCE
from mutants.planting import Fault

MEMORY = 6 * 2**30  # bytes: a fault may never end
# What tests import of others, read once and not in each child.
HEAVY = ("fluent.runtime", "msgspec", "numpy", "scipy.stats", "sqlalchemy", "rich.console")
TOO_LARGE = "tests/lab/test_lab.py::test_ray_finds_the_same"  # a cluster does not fit into the memory of a child
CAUGHT, SURVIVED, HUNG = "caught", "survived", "hung"


def get_ready() -> None:
    """Read what every child would read: nothing of the source itself."""
    for name in HEAVY:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["PYTEST_PLUGINS"] = "pytest_timeout"  # which the project's settings name


class Copy:
    """A copy of the source in which faults are planted; one for each worker."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gladsheim-mutants-"))
        skip = shutil.ignore_patterns("static", "__pycache__", "*.so")
        shutil.copytree(SOURCE.parent, self.folder / "src", ignore=skip)

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def plant(self, file: Path, text: str) -> None:
        (self.folder / "src" / file.relative_to(SOURCE.parent)).write_text(text, encoding="utf-8")


class Trial:
    """One fault and the child that runs the tests on it."""

    def __init__(self, copy: Copy, file: Path, fault: Fault | None, tests: list[str], patience: float) -> None:
        self.copy = copy
        self.file = file
        self.fault = fault  # None: the tests as they are
        self.began = time.monotonic()
        self.until = self.began + patience
        self.text = file.read_text(encoding="utf-8")
        if fault is not None:
            copy.plant(file, fault.plant(self.text))
        self.child = os.fork()
        if self.child == 0:
            run_tests(copy, tests)

    def poll(self) -> str | None:
        """What came of it, or None while it runs."""
        child, status = os.waitpid(self.child, os.WNOHANG)
        if child:
            return self.end(SURVIVED if status == 0 else CAUGHT)
        if time.monotonic() < self.until:
            return None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        return self.end(HUNG)

    def end(self, result: str) -> str:
        self.took = time.monotonic() - self.began
        self.copy.plant(self.file, self.text)
        return result


def run_tests(copy: Copy, tests: list[str]) -> None:
    """In the child: never returns."""
    os.setpgid(0, 0)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    source = str(copy.folder / "src")
    os.environ["PYTHONPATH"] = source
    os.environ.pop("GLADSHEIM_EXPECT", None)  # faults are planted in the source, whatever is tested around them
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    sys.dont_write_bytecode = True
    sys.path.insert(0, source)
    os.chdir(ROOT)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    code: int = 1
    try:
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--deselect", TOO_LARGE, *tests]))
    finally:
        os._exit(code)
