"""Builds the wheel: everything static is in pyproject.toml; this file adds the modules that mypyc compiles.

Without a C compiler, without mypyc, or with GLADSHEIM_COMPILE=0, the wheel is pure Python and works the same, slower.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
COMPILED_FOLDERS = ("core", "games", "bots")
SHARED_LIBRARY = "gladsheim_compiled"  # mypyc adds __mypyc; with a dot in it, `__file__` of compiled modules is wrong
CORES = os.cpu_count() or 1
JOINED = (f"-flto={CORES}",)  # calls between the C files are inlined when they are linked
NOT_COMPILED = re.compile(r"^# not compiled: \S", re.MULTILINE)
FIRST_LINES = 5
WHEEL_COMMANDS = {"bdist_wheel", "build", "install"}  # not editable: that would leave .so files under src/


def compiled_files() -> list[Path]:
    """Every module of the compiled folders but `__init__.py` and those that open with `# not compiled: <reason>`."""
    found = []
    for folder in COMPILED_FOLDERS:
        for path in sorted((SRC / "gladsheim" / folder).rglob("*.py")):
            first_lines = "\n".join(path.read_text(encoding="utf-8").splitlines()[:FIRST_LINES])
            if path.name != "__init__.py" and not NOT_COMPILED.search(first_lines):
                found.append(path)
    return found


def why_not_compiled() -> str:
    """The reason for a pure wheel, or the empty string."""
    if os.environ.get("GLADSHEIM_COMPILE") == "0":
        return "GLADSHEIM_COMPILE=0"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    if not compiles():
        return "no C compiler that finds Python.h"
    return ""


def compiles(*flags: str) -> bool:
    """Tries it out: a compiler may be there and the headers of Python not, or not know a flag."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        command = [
            *compiler,
            *flags,
            "-fPIC",
            "-shared",
            "-I",
            sysconfig.get_path("include"),
            "trial.c",
            "-o",
            "trial.so",
        ]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    """What to compile, all in one group, so that calls between modules are calls in C."""
    reason = why_not_compiled()
    files = compiled_files()
    verdict = f"not compiled: {reason}" if reason else f"compiled: {len(files)} modules"
    print(f"gladsheim: {verdict}", flush=True)
    (BUILD / "verdict.txt").write_text(verdict + "\n")  # pip hides what is printed here; the Makefile shows it
    if reason:
        return []
    from mypyc.build import mypycify

    # A C file for each module is compiled on every core, and joined at the end; else all is one file, which is as fast.
    joined = compiles(*JOINED)
    made: list[Extension] = mypycify(
        [str(path.relative_to(ROOT)) for path in files],
        opt_level="3",
        debug_level="0",
        multi_file=joined,
        group_name=SHARED_LIBRARY,
        target_dir="build/mypyc",
    )
    for extension in made:
        extension.depends = [*extension.depends, "setup.py", "constraints.txt"]
        if os.name == "posix":
            # Nobody replaces our functions at load time, so the compiler may inline them: a tenth faster.
            flags = ["-fno-semantic-interposition", *(JOINED if joined else ())]
            extension.extra_compile_args += flags
            extension.extra_link_args += [*flags, "-O3"]
    return made


class EveryCore(build_ext):
    """Compiles the C files of an extension side by side, which setuptools does only with whole extensions."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                made = pool.map(lambda source: one_by_one([source], **how), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()


class FreshBuildPy(build_py):
    """Copies the package into an emptied folder, so that a deleted module never reaches a wheel."""

    def run(self) -> None:
        wanted = {extension.name for extension in self.distribution.ext_modules or []}
        library = Path(self.build_lib)
        for path in library.rglob("*"):
            if path.is_file() and not (path.suffix in {".so", ".pyd"} and module_name(path, library) in wanted):
                path.unlink()
        super().run()


def module_name(path: Path, root: Path) -> str:
    return ".".join([*path.relative_to(root).parts[:-1], path.name.split(".")[0]])


if __name__ == "__main__":
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    shutil.rmtree(BUILD / "gladsheim.egg-info", ignore_errors=True)
    setup(
        ext_modules=extensions() if WHEEL_COMMANDS & set(sys.argv) else [],
        cmdclass={"build_py": FreshBuildPy, "build_ext": EveryCore},
        options={"egg_info": {"egg_base": "build"}},  # src/ stays clean
    )
