"""`gladsheim build FOLDER`: compile a package of one's own against the installed engine, into a wheel."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import gladsheim
from gladsheim.check.folder import GROUP as ENTRY_POINTS
from gladsheim.check.folder import find_in_folder, named_folder
from gladsheim.core import forms
from gladsheim.core.game import BadOption

PACKAGE = Path(gladsheim.__file__).parent
NEEDED = "pip install 'gladsheim[build]'"


def add_build(build: argparse.ArgumentParser) -> None:
    build.add_argument("folder", help="of the package: where its pyproject.toml is")
    build.add_argument("--out", metavar="FOLDER", help="where to put the wheel; else FOLDER/dist")


def build(chosen: argparse.Namespace, out: Console) -> int:
    """Make the wheel, in a process of its own: a compiler says much, and may fail in many ways."""
    folder = named_folder(chosen.folder).resolve()
    header = engine_header()
    find_in_folder(folder)  # what cannot even be imported is told better than by a compiler
    target = (Path(chosen.out) if chosen.out else folder / "dist").resolve()
    target.mkdir(parents=True, exist_ok=True)
    out.print(
        f"Compiling {escape(str(folder))} against {escape(gladsheim.__version__)}: about a minute", soft_wrap=True
    )
    command = [sys.executable, "-m", "gladsheim.cli.compiling", str(folder), str(target), header]
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", errors="replace")
    made = sorted(target.glob("*.whl"), key=lambda one: one.stat().st_mtime)
    if done.returncode or not made:
        lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        telling = [line for line in lines if ": error: " in line or line.startswith("gladsheim: ")] or lines[-3:]
        raise BadOption(f"{folder} was not compiled: {'; '.join(telling[:5])}")
    wheel = escape(str(made[-1]))
    out.print(f"{wheel}\n\n  pip install --force-reinstall --no-deps {wheel}", soft_wrap=True)
    return 0


def engine_header() -> str:
    """The digest of the engine's declarations; a BadOption says why nothing can be compiled against it."""
    if str(forms.__file__).endswith(".py"):
        raise BadOption(
            "this Gladsheim is not compiled, so there is nothing to compile against: install a compiled wheel, or "
            "install it where there is a C compiler; your game works the same without"
        )
    try:
        from gladsheim import native
    except ImportError:
        raise BadOption(f"to compile needs setuptools and mypy: {NEEDED}") from None
    why = native.why_not()
    if why:
        raise BadOption(f"nothing can be compiled here: {why}; {NEEDED}")
    from mypy.version import __version__ as mypy_version

    note = json.loads((PACKAGE / "compiled.json").read_text(encoding="utf-8"))
    if note["mypy"] != mypy_version:
        other = f"this engine was compiled with mypy {note['mypy']}, and mypy {mypy_version} is installed"
        raise BadOption(f"{other}: pip install mypy=={note['mypy']}")
    return str(note["header"])


def packages_of(folder: Path) -> list[Path]:
    """The top folders of the package's own modules, by its entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    entries = project.get("project", {}).get("entry-points", {}).get(ENTRY_POINTS, {})
    names = {str(path).partition(":")[0].partition(".")[0] for path in entries.values()}
    found = [root / name for name in sorted(names) for root in (folder / "src", folder) if (root / name).is_dir()]
    if not found:
        raise BadOption(f"{folder} has no package {' or '.join(sorted(names))}: a single module must become a folder")
    return found
