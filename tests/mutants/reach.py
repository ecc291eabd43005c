"""Which tests reach which line, so that a planted fault is tried with those alone, the quick ones first.

Found once for a set of tests by running them under coverage, and kept in build/ until the source or the tests change.
A line that no test reaches within the process (a server of its own may) is tried with those that reach its file.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

from mutants.areas import ROOT, SOURCE
from mutants.trying import TOO_LARGE

KEPT = ROOT / "build" / "mutants"
LONGEST = 60.0  # seconds of tests for one fault: after so many that reach a line, others would notice no more
OUTSIDE = ""  # the context of what is done while modules are read


class Reach:
    """What was found for a set of tests."""

    def __init__(self, times: dict[str, float], lines: dict[str, dict[str, list[str]]]) -> None:
        self.times = times  # test -> seconds
        self.lines = lines  # file -> line -> tests

    def tests(self, file: Path, line: int) -> list[str]:
        """Those that would notice a fault in a line, the quick ones first."""
        lines = self.lines.get(str(file.relative_to(SOURCE)), {})
        found = {test for test in lines.get(str(line), []) if test != OUTSIDE}
        if not found:
            found = {test for tests in lines.values() for test in tests if test != OUTSIDE}
        chosen: list[str] = []
        spent = 0.0
        for test in sorted(found, key=lambda test: (self.times.get(test, 0.0), test)):
            if spent > LONGEST:
                break
            chosen.append(test)
            spent += self.times.get(test, 0.0)
        return chosen

    def usual(self, tests: list[str]) -> float:
        """How long they take."""
        return sum(self.times.get(test, 0.0) for test in tests)


def reach_of(tests: list[str]) -> Reach:
    """What a set of tests reaches; found anew where something has changed since."""
    kept = KEPT / f"{digest(tests)}.json"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        print(f"finding what is reached by {' '.join(tests)}", file=sys.stderr, flush=True)
        environment = {**os.environ, "PYTHONPATH": f"{SOURCE.parent}:{ROOT / 'tests'}"}
        environment.pop("GLADSHEIM_EXPECT", None)
        command = [sys.executable, "-m", "mutants.reach", str(kept), *tests]
        subprocess.run(command, cwd=ROOT, env=environment, stdout=sys.stderr, check=True)
    found = json.loads(kept.read_text(encoding="utf-8"))
    return Reach(found["times"], found["lines"])


def digest(tests: list[str]) -> str:
    """Of the source, of the tests, and of which are meant."""
    made = hashlib.sha256(" ".join(tests).encode())
    for part in ("src", "tests"):
        for file in sorted((ROOT / part).rglob("*.py")):
            made.update(file.read_bytes())
    return made.hexdigest()[:16]


class Noting:
    """A plugin of pytest that notes for each test which lines it reaches, and how long it takes."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self.measured = measured
        self.times: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.measured.switch_context(item.nodeid)
        began = time.perf_counter()
        yield
        self.times[item.nodeid] = time.perf_counter() - began
        self.measured.switch_context(OUTSIDE)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)


def note(kept: Path, tests: list[str]) -> None:
    """Run the tests and write down what they reach; those that fail or are skipped notice nothing."""
    measured = coverage.Coverage(data_file=None, config_file=False, source=[str(SOURCE)])
    noting = Noting(measured)
    measured.start()
    pytest.main(["-q", "-p", "no:cacheprovider", "-m", "not long", "--deselect", TOO_LARGE, *tests], plugins=[noting])
    measured.stop()
    data = measured.get_data()
    lines: dict[str, dict[str, list[str]]] = {}
    for name in data.measured_files():
        by_line = data.contexts_by_lineno(name)
        lines[str(Path(name).relative_to(SOURCE))] = {
            str(line): sorted(set(reached) - noting.failed) for line, reached in by_line.items()
        }
    times = {test: took for test, took in noting.times.items() if test not in noting.failed}
    kept.write_text(json.dumps({"times": times, "lines": lines}), encoding="utf-8")
    for test in sorted(noting.failed):
        print(f"not counted, for it does not pass: {test}")


if __name__ == "__main__":
    note(Path(sys.argv[1]), sys.argv[2:])
