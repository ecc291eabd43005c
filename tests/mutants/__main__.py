"""Plant faults and see which of them the tests notice: `make mutants`.

`named` plants those with a name, each of which must be noticed.  By default faults are drawn by lot
in the files that differ from the branch `main`; else in those that are named, as `games/yggdrasil` or `lab`.
Where there are more than fit into the time, some are drawn by lot, always the same ones for a seed.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from mutants.areas import ROOT, SOURCE, area_of, noticing, source_files
from mutants.front import WebCopy, front_files
from mutants.front import faults as faults_of
from mutants.named import try_all
from mutants.planting import Fault, Planter
from mutants.reach import Reach, reach_of
from mutants.trying import CAUGHT, HUNG, SURVIVED, Copy, Trial, get_ready

PATIENCE = 6.0  # times as long as the tests take without a fault
STARTING = 15.0  # seconds more


def main() -> None:
    parser = argparse.ArgumentParser(prog="mutants", description="Plant faults and see which of them tests notice.")
    parser.add_argument(
        "files",
        nargs="*",
        help="files, folders or parts of the source; default: what has changed; `named`: those with a name",
    )
    parser.add_argument("--since", default="main", help="the branch to which changes are compared")
    parser.add_argument("--minutes", type=float, default=15.0, help="how long it may take")
    parser.add_argument("--most", type=int, default=0, help="at most so many faults")
    parser.add_argument("--only", default="", help="one kind of fault, as 'rule cited'")
    parser.add_argument("--tests", nargs="*", default=[], help="these tests instead of those of the part")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    if given.files[:1] == ["named"]:
        try_all(" ".join(given.files[1:]))
    elif given.files and front_files(given.files):
        in_front(given)
    else:
        by_lot(given)


def in_front(given: argparse.Namespace) -> None:
    """Faults by lot in the front end, one at a time."""
    found = [
        (file, fault) for file in front_files(given.files) for fault in faults_of(file.read_text(encoding="utf-8"))
    ]
    random.Random(given.seed).shuffle(found)
    until = time.monotonic() + 60 * given.minutes
    copy = WebCopy()
    results: list[Result] = []
    try:
        if not copy.passes():
            raise SystemExit("the tests of the front end fail without any fault")
        for file, fault in found[: given.most or len(found)]:
            if time.monotonic() > until:
                break
            results.append((file, fault, CAUGHT if copy.notices(file, fault) else SURVIVED))
            show(len(results), len(found), results)
    finally:
        copy.close()
    tell(results, len(found))


def by_lot(given: argparse.Namespace) -> None:
    files = source_files(given.files or changed_files(given.since))
    faults = [(file, fault) for file in files for fault in Planter(file.read_text(encoding="utf-8")).faults()]
    faults = [(file, fault) for file, fault in faults if given.only in fault.what]
    if not faults:
        raise SystemExit("there is no file with tests of its own in which a fault could be planted")
    random.Random(given.seed).shuffle(faults)
    until = time.monotonic() + 60 * given.minutes
    get_ready()
    before = last_changed()
    results = Planting(given.workers, until, given.tests).run(faults[: given.most or len(faults)])
    tell(results, len(faults))
    if last_changed() != before:
        raise SystemExit("the source or the tests were changed meanwhile: this score tells nothing")
    if not results:
        raise SystemExit("there was not enough time for a single fault")


def last_changed() -> float:
    """When a file of the source or the tests was last written."""
    return max(file.stat().st_mtime for part in ("src", "tests") for file in (ROOT / part).rglob("*.py"))


def changed_files(branch: str) -> list[str]:
    """The source files that differ from a branch, committed or not."""
    command = ["git", "diff", "--name-only", branch, "--", "src/gladsheim"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    files = [name for name in found if name.endswith(".py") and (ROOT / name).exists()]
    if not files:
        raise SystemExit(
            f"no source file differs from {branch}: name files, folders or parts, as games/yggdrasil or lab"
        )
    return files


Result = tuple[Path, Fault, str]


class Planting:
    """Trials side by side, until the time is up."""

    def __init__(self, workers: int, until: float, tests: list[str]) -> None:
        self.copies = [Copy() for _ in range(workers)]
        self.until = until
        self.tests = tests  # for all files; empty: each has its own
        self.reached: dict[tuple[str, ...], Reach] = {}

    def run(self, faults: list[tuple[Path, Fault]]) -> list[Result]:
        results: list[Result] = []
        waiting = [*reversed(faults)]
        free, running = [*self.copies], list[Trial]()
        try:
            while running or (waiting and time.monotonic() < self.until):
                while free and waiting and time.monotonic() < self.until:
                    file, fault = waiting.pop()
                    reach = self.reach(file)
                    tests = reach.tests(file, fault.line)
                    if not tests:
                        results.append((file, fault, SURVIVED))
                        continue
                    patience = STARTING + PATIENCE * reach.usual(tests)
                    running.append(Trial(free.pop(), file, fault, tests, patience))
                time.sleep(0.02)
                for trial in [*running]:
                    result = trial.poll()
                    if result is not None and trial.fault is not None:
                        running.remove(trial)
                        free.append(trial.copy)
                        results.append((trial.file, trial.fault, result))
                        show(len(results), len(faults), results)
        finally:
            for copy in self.copies:
                copy.close()
        return results

    def reach(self, file: Path) -> Reach:
        """What the tests of a file reach."""
        tests = tuple(self.tests or noticing(file))
        if tests not in self.reached:
            began = time.monotonic()
            self.reached[tests] = reach_of([*tests])
            self.until += time.monotonic() - began
        return self.reached[tests]


def show(done: int, most: int, results: list[Result]) -> None:
    if sys.stderr.isatty():
        survived = sum(1 for _, _, result in results if result == SURVIVED)
        print(f"\r{done} of {most} faults, {survived} not noticed ", end="", file=sys.stderr, flush=True)


def tell(results: list[Result], there_are: int) -> None:
    """The score by area, and the survivors as places to look."""
    print(f"{len(results)} of {there_are} faults planted")
    noticed: Counter[str] = Counter()
    planted: Counter[str] = Counter()
    for file, fault, result in results:
        for area in (*where(file), f"kind: {fault.what}"):
            planted[area] += 1
            noticed[area] += result in (CAUGHT, HUNG)
    for area in sorted(planted):
        print(f"{area}: {noticed[area]} of {planted[area]} noticed, {100 * noticed[area] / planted[area]:.0f} %")
    for file, fault, result in sorted(results):
        if result == SURVIVED:
            print(f"not noticed: {file.relative_to(ROOT)}:{fault.line}: {fault}")


def where(file: Path) -> tuple[str, str]:
    """The area a file counts to, and its folder."""
    if file.is_relative_to(SOURCE):
        return area_of(file), f"  {file.relative_to(SOURCE).parent}"
    return "front end", f"  {file.relative_to(ROOT)}"


if __name__ == "__main__":
    main()
