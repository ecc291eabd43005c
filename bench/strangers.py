"""How fast a stranger's package is: uncompiled, compiled on its own against the wheel, and inside the wheel.

python -m bench.strangers [--seconds S] [--example hoard] [--into FOLDER]

The first two use the installed wheel, which must be compiled.  For the third a copy of the source is built with the
example among our games: that takes as long as to build Gladsheim.  The three are measured in turn, in one run.  With
--into what was built is kept, and measured again without building when the folder is named again.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
GOAL = 0.7  # of the speed inside the wheel

MEASURE = """
import sys, gladsheim
from gladsheim.bots.playout import bench
from gladsheim.core.shelf import OWN
id, module, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
OWN[id] = module
game = gladsheim.find(id)
told = bench(game, game.seats[-1], {}, seconds, 1)
print(told["decisions"] / told["seconds"])
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="A stranger's package beside the same inside the wheel.")
    parser.add_argument("--example", default="hoard")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="keep there what is built")
    chosen = parser.parse_args()
    name, id = chosen.example, chosen.example.replace("_", "-")
    with tempfile.TemporaryDirectory() as temporary:
        folder = chosen.into or Path(temporary)
        if not (folder / "inside").exists():
            build_all(folder, name)
        ways = {
            "uncompiled": (folder / "source", name),
            "compiled by `gladsheim build`": (folder / "outside", name),
            "inside the wheel": (folder / "inside", f"gladsheim.games.{name}"),
        }
        best = dict.fromkeys(ways, 0.0)
        for _ in range(ROUNDS):
            for way, (path, module) in ways.items():
                rate = float(run(sys.executable, "-c", MEASURE, id, module, str(chosen.seconds), path=path))
                best[way] = max(best[way], rate)
    whole = best["inside the wheel"]
    for way, rate in best.items():
        print(f"{way:<32} {rate:>12,.0f} decisions/s  {rate / whole:.2f}")
    return 0 if best["compiled by `gladsheim build`"] >= GOAL * whole else 1


def build_all(folder: Path, name: str) -> None:
    """The example as it is, compiled on its own, and inside the wheel."""
    source = folder / "source"
    shutil.copytree(ROOT / "examples" / name, source, ignore=shutil.ignore_patterns("build", "dist", "__pycache__"))
    run(sys.executable, "-m", "gladsheim", "build", str(source))
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--disable-pip-version-check"]
    run(*pip, "--target", str(folder / "outside"), *map(str, (source / "dist").glob("*.whl")))
    build_inside(folder, name, [*pip, "--no-build-isolation", "--target", str(folder / "inside")])


def build_inside(folder: Path, name: str, install: list[str]) -> None:
    """A wheel of a copy of the source, with the example among our games."""
    copy = folder / "copy"
    ignored = shutil.ignore_patterns("static", "manual", "__pycache__")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    for kept in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "constraints.txt"):
        shutil.copy(ROOT / kept, copy)
    package = copy / "src/gladsheim/games" / name
    shutil.copytree(ROOT / "examples" / name / name, package, ignore=ignored)
    for file in package.glob("*.py"):
        text = re.sub(rf"^from {name}\b", f"from gladsheim.games.{name}", file.read_text(encoding="utf-8"), flags=re.M)
        file.write_text(text.replace(f'"{name}.', f'"gladsheim.games.{name}.'), encoding="utf-8")
    run(*install, str(copy))


def run(*command: str, path: Path | None = None) -> str:
    environment = {"PYTHONPATH": "" if path is None else str(path), "GLADSHEIM_WEB": "0"}
    done = subprocess.run(command, env={**clean(), **environment}, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"{' '.join(command[:5])} failed: {(done.stdout + done.stderr)[-1500:]}")
    return done.stdout


def clean() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


if __name__ == "__main__":
    sys.exit(main())
