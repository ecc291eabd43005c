"""`make dist`: an sdist and a wheel, each tried in an empty environment without Node; the changelog gets its date.

python release/dist.py                       the release: sdist, wheel, trials, CHANGELOG.md
python release/dist.py --trial               the same, and CHANGELOG.md is left alone
python release/dist.py --python python3.13   tries the sdist with that Python too, uncompiled; may be repeated
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import urllib.request
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
NEEDED = [
    f"gladsheim/{name}" for name in ("static/index.html", "manual/index.html", "cli/shapes/board/my_game/turn.py.txt")
]

# What README shows, and what a fresh user does next.
EXAMPLE = """
import gladsheim
m = gladsheim.start("odins-table", seats=2, seed=7)
while not m.over:
    a = m.asks[0]
    m.answer(a.seat, a.options[0])
assert gladsheim.replay(m.journal).returns == m.returns
print(m.outcome)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Build a release and try it.")
    parser.add_argument("--trial", action="store_true", help="leave CHANGELOG.md alone")
    parser.add_argument("--python", action="append", default=[], help="another Python to try the sdist with")
    chosen = parser.parse_args()
    shutil.rmtree(DIST, ignore_errors=True)
    sdist = timed("sdist", make_sdist)
    wheel = timed("wheel, built from the sdist in an environment of its own", lambda: make_wheel(sdist))
    timed(f"tried with {sys.executable}", lambda: try_out(sys.executable, wheel, {}))
    for python in chosen.python:
        timed(f"the sdist tried with {python}", lambda: try_out(python, sdist, {"GLADSHEIM_COMPILE": "0"}))  # noqa: B023
    if not chosen.trial:
        write_changelog()
    print(f"{sdist.relative_to(ROOT)}  {wheel.relative_to(ROOT)}")
    return 0


def timed(what: str, do: object) -> Path:
    assert callable(do)
    begin = time.monotonic()
    made = do()
    print(f"{what}: {time.monotonic() - begin:.0f} s", flush=True)
    return made if isinstance(made, Path) else DIST


def run(command: list[str], **environment: str) -> str:
    """What it prints; a failure ends everything with its last lines."""
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, encoding="utf-8", cwd=ROOT)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n" + "\n".join((done.stdout + done.stderr).splitlines()[-15:]))
    return done.stdout


def make_sdist() -> Path:
    run([sys.executable, "setup.py", "-q", "sdist", "-d", str(DIST)])
    (sdist,) = DIST.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {"/".join(name.split("/")[2:]) for name in archive.getnames() if "/src/" in name}
    check_whole(sdist, names)
    return sdist


def make_wheel(sdist: Path) -> Path:
    run([sys.executable, "-m", "pip", "-q", "wheel", "--no-deps", "-w", str(DIST), str(sdist)])
    (wheel,) = DIST.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        check_whole(wheel, set(archive.namelist()))
    return wheel


def check_whole(file: Path, names: set[str]) -> None:
    missing = [name for name in NEEDED if name not in names]
    if missing:
        sys.exit(f"{file.name} lacks {', '.join(missing)}: run `make web docs`")


def try_out(python: str, package: Path, environment: dict[str, str]) -> None:
    """Install it into an empty environment where there is no Node, and use it."""
    with tempfile.TemporaryDirectory() as folder:
        run([python, "-m", "venv", f"{folder}/venv"])
        path = os.pathsep.join([f"{folder}/venv/bin", str(without_node(Path(folder))), os.environ["PATH"]])
        own = {**environment, "PATH": path, "GLADSHEIM_HOME": f"{folder}/home", "PYTHONPATH": ""}
        inside = f"{folder}/venv/bin/python"
        run([inside, "-m", "pip", "-q", "install", "--disable-pip-version-check", str(package)], **own)
        if (Path(folder) / "called").exists():
            sys.exit(f"{package.name} cannot be installed without Node")
        print("  " + run([inside, "-m", "gladsheim", "--version"], **own).strip())
        run([inside, "-c", EXAMPLE], **own)
        run([inside, "-m", "gladsheim", "games"], **own)
        run([inside, "-m", "gladsheim", "check", "odins-table", "--games", "2"], **own)
        serve(inside, {**os.environ, **own})


def without_node(folder: Path) -> Path:
    """To be looked through first: what is called as Node is and does nothing but tell that it was."""
    instead = folder / "instead"
    instead.mkdir()
    for name in ("node", "npm", "npx"):
        (instead / name).write_text(f"#!/bin/sh\ntouch '{folder}/called'\nexit 1\n")
        (instead / name).chmod(0o755)
    return instead


def serve(python: str, environment: dict[str, str]) -> None:
    """The hall opens, with its pages and its docs."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    command = [python, "-m", "gladsheim", "serve", "--no-open", "--port", str(port), "--thinkers", "1"]
    hall = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        for page in ("/", "/docs/", "/api/games"):
            if b"Gladsheim" not in (found := fetch(port, page)) and b"odins-table" not in found:
                sys.exit(f"{page} of the served hall is not what it should be: {found[:200]!r}")
    finally:
        hall.terminate()
        hall.wait(20)


def fetch(port: int, page: str) -> bytes:
    for _ in range(900):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{page}", timeout=5) as answer:
                return bytes(answer.read())
        except OSError:
            time.sleep(0.1)
    sys.exit("the hall did not open")


def write_changelog() -> None:
    """The section of this version gets its date; where there is none, it is begun with what was committed."""
    file = ROOT / "CHANGELOG.md"
    text = file.read_text(encoding="utf-8")
    heading = f"## [{VERSION}] - {datetime.date.today().isoformat()}"
    pattern = re.compile(rf"^## \[{re.escape(VERSION)}\].*$", re.MULTILINE)
    if pattern.search(text):
        text = pattern.sub(heading, text, count=1)
    else:
        last = subprocess.run(["git", "describe", "--tags", "--abbrev=0"], cwd=ROOT, capture_output=True, text=True)
        since = [f"{last.stdout.strip()}..HEAD"] if last.returncode == 0 else []
        subjects = run(["git", "log", "--format=- %s", "--reverse", *since])
        first = text.index("\n## ") + 1
        text = f"{text[:first]}{heading}\n\n### Changed\n\n{subjects}\n{text[first:]}"
    file.write_text(text, encoding="utf-8")
    print(f"CHANGELOG.md: {heading}")


if __name__ == "__main__":
    sys.exit(main())
