"""Builds the wheel: everything static is in pyproject.toml; this file adds what has to be made.

The modules that mypyc compiles (`src/gladsheim/native.py` says how): without a C compiler, without mypyc, or with
GLADSHEIM_COMPILE=0, the wheel is pure Python and works the same, slower.

The front end: whoever makes an sdist or a wheel of a clone builds it, with Node; an sdist has it inside.  Without Node,
or with GLADSHEIM_WEB=0, there is none, and the hall says so.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src/gladsheim"
BUILD = ROOT / "build"
COMPILED = "compiled.json"  # in the package: what was compiled, and how
WHEEL_COMMANDS = {"bdist_wheel", "build", "install"}  # not editable: that would leave .so files under src/
TARGET = "build/mypyc"


def load_native() -> ModuleType:
    """`native.py` as a file: importing it from its package would import all of it."""
    spec = importlib.util.spec_from_file_location("native", PACKAGE / "native.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


native = load_native()


def extensions() -> list[Extension]:
    """What to compile, all in one group, so that calls between modules are calls in C."""
    reason = "GLADSHEIM_COMPILE=0" if os.environ.get("GLADSHEIM_COMPILE") == "0" else native.why_not()
    files = [str(path.relative_to(ROOT)) for path in native.our_files(PACKAGE)]
    verdict = f"not compiled: {reason}" if reason else f"compiled: {len(files)} modules"
    print(f"gladsheim: {verdict}", flush=True)
    (BUILD / "verdict.txt").write_text(verdict + "\n")  # pip hides what is printed here; the Makefile shows it
    note: dict[str, str] = {"verdict": verdict}
    made: list[Extension] = []
    if not reason:
        from mypy.version import __version__ as mypy_version

        made = native.make_extensions([(files, native.GROUP)], TARGET)
        for extension in made:
            extension.depends = [*extension.depends, "setup.py", "src/gladsheim/native.py", "constraints.txt"]
        note |= {"mypy": mypy_version, "header": native.digest(TARGET)}
    (BUILD / COMPILED).write_text(json.dumps(note, indent=1) + "\n")
    return made


def build_front_end() -> None:
    """Build the front end of a clone, where it is not built and there is Node."""
    web, built = ROOT / "web", PACKAGE / "static/index.html"
    if built.exists() or not (web / "package.json").exists() or os.environ.get("GLADSHEIM_WEB") == "0":
        return
    npm = shutil.which("npm")
    if npm is None:
        print("gladsheim: no front end: it is built with Node, and there is no npm here", flush=True)
        return
    for command in (["install", "--no-save", "--silent", "--no-audit", "--no-fund"], ["run", "--silent", "build"]):
        if subprocess.run([npm, *command], cwd=web).returncode != 0:
            print(f"gladsheim: no front end: npm {' '.join(command)} failed in {web}", flush=True)
            return


class FreshBuildPy(build_py):
    """Copies the package into an emptied folder, so that a deleted module never reaches a wheel."""

    def run(self) -> None:
        wanted = {extension.name for extension in self.distribution.ext_modules or []}
        library = Path(self.build_lib)
        for path in library.rglob("*"):
            if path.is_file() and not (path.suffix in {".so", ".pyd"} and module_name(path, library) in wanted):
                path.unlink()
        super().run()
        note = BUILD / COMPILED
        if note.exists():
            shutil.copy(note, library / "gladsheim" / COMPILED)


class WholeSdist(sdist):
    """An sdist has the front end inside: who installs it needs no Node."""

    def run(self) -> None:
        if not (PACKAGE / "static/index.html").exists():
            raise SystemExit("gladsheim: an sdist has the front end inside, and it is not built: run `make web`")
        super().run()


def module_name(path: Path, root: Path) -> str:
    return ".".join([*path.relative_to(root).parts[:-1], path.name.split(".")[0]])


if __name__ == "__main__":
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    shutil.rmtree(BUILD / "gladsheim.egg-info", ignore_errors=True)
    if (WHEEL_COMMANDS | {"sdist"}) & set(sys.argv):
        build_front_end()
    setup(
        ext_modules=extensions() if WHEEL_COMMANDS & set(sys.argv) else [],
        cmdclass={"build_py": FreshBuildPy, "build_ext": native.EveryCore, "sdist": WholeSdist},
        options={"egg_info": {"egg_base": "build"}},  # src/ stays clean
    )
