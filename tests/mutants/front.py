"""Faults planted by lot in the front end's TypeScript: `make mutants ARGS="web/src/stage web/src/live.svelte.ts"`.

Found line by line in the text, for Svelte's runes are no plain TypeScript.  Only what leaves a program is changed: an
operator for its like, a number for the next, a statement of one line for none; a text that no longer parses would be
noticed by any test.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from mutants.areas import ROOT
from mutants.planting import SMALL, Fault

WEB = ROOT / "web"
TESTS = ["tests/stage.test.ts", "tests/live.test.ts", "tests/motion.test.ts"]
LONGEST = 120  # seconds: vitest gives up on a test long before
SWAPS = {
    " < ": " <= ",
    " <= ": " < ",
    " > ": " >= ",
    " >= ": " > ",
    " === ": " !== ",
    " !== ": " === ",
    " && ": " || ",
    " || ": " && ",
    " + ": " - ",
    " - ": " + ",
    "true": "false",
    "false": "true",
    "Math.max": "Math.min",
    "Math.min": "Math.max",
}
# Lines that hold no decision: comments, imports, and what only says of what type something is.
SILENT = re.compile(r"^\s*(//|/?\*|import |export (interface|type) |type |readonly [\w#]+: [^=]*;$|[\w]+\??: [\w| ]+;)")
WORD = re.compile(r"(?<![\w$.])(true|false|Math\.max|Math\.min)\b| (?:<=?|>=?|[!=]==|&&|\|\||\+|-) ")
NUMBER = re.compile(r"(?<![\w.$#\"'`-])\d+(?![\w.\"'`])")
DEED = re.compile(r"^\s*(?:void )?[\w.#?!\[\]]+\([^{]*\);$|^\s*this\.#?[\w.#]+ = [^{]*;$")
BRANCH = re.compile(r"\bif \((?=[^;]*\) (?:return|continue|break|this|void|\{))")


def faults(text: str) -> list[Fault]:
    """Every fault that can be planted in a file."""
    found: list[Fault] = []
    start = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        code = line.split(" // ")[0].rstrip("\n")
        if not SILENT.match(line):
            found += [moved(fault, start, number) for fault in of_line(code)]
        start += len(line)
    return found


def of_line(code: str) -> list[Fault]:
    found = [at(hit, SWAPS[hit.group()], "swap") for hit in WORD.finditer(code) if not quoted(code, hit.start())]
    for hit in NUMBER.finditer(code):
        if int(hit.group()) < SMALL and not quoted(code, hit.start()):
            found.append(at(hit, str(int(hit.group()) + 1), "number"))
    found += [at(hit, "if (false && ", "branch left out") for hit in BRANCH.finditer(code) if "if (!(" not in code]
    deed = DEED.match(code)
    if deed:
        found.append(at(deed, ";", "deed left out"))
    return found


def quoted(code: str, place: int) -> bool:
    """Whether a place stands within quotation marks."""
    return any(code[:place].count(mark) % 2 for mark in "\"'`")


def at(hit: re.Match[str], new: str, what: str) -> Fault:
    return Fault(hit.start(), hit.end(), hit.group(), new, 1, what)


def moved(fault: Fault, start: int, line: int) -> Fault:
    return fault._replace(start=fault.start + start, end=fault.end + start, line=line)


class WebCopy:
    """A copy of the front end in which faults are planted one after the other."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gladsheim-front-"))
        shutil.copytree(WEB, self.folder / "web", ignore=shutil.ignore_patterns("node_modules"))
        (self.folder / "web" / "node_modules").symlink_to(WEB / "node_modules")

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    def passes(self) -> bool:
        command = ["npx", "vitest", "run", "--bail=1", *TESTS]
        try:
            done = subprocess.run(command, cwd=self.folder / "web", capture_output=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0

    def notices(self, file: Path, fault: Fault) -> bool:
        place = self.folder / "web" / file.relative_to(WEB)
        text = file.read_text(encoding="utf-8")
        place.write_text(fault.plant(text), encoding="utf-8")
        try:
            return not self.passes()
        finally:
            place.write_text(text, encoding="utf-8")


def front_files(names: list[str]) -> list[Path]:
    """The TypeScript files that are meant, themselves or folders of them."""
    found: list[Path] = []
    for name in names:
        place = ROOT / name
        if place.is_dir():
            found += sorted(place.rglob("*.ts"))
        elif place.suffix == ".ts" and place.exists():
            found.append(place)
    return found
