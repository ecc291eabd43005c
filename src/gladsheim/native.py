"""How modules are compiled: ours when the wheel is built, a stranger's against the installed wheel.

`setup.py` reads this file before anything is installed: it needs the standard library and mypyc, and nothing of ours.

mypyc compiles groups of modules.  Calls within a group are calls in C; a group finds the functions and classes of
another through a table that the other exports.  Our modules are one group, with such a table; a stranger's package is
a group of its own, made together with the *declarations* of ours.  That is safe only if those come out as they did
when our wheel was built: the digest of them is kept in the wheel (`compiled.json`) and compared.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import subprocess
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from setuptools.command.build_ext import build_ext

if TYPE_CHECKING:
    from setuptools import Extension

GROUP = "gladsheim_compiled"  # mypyc adds __mypyc; with a dot in it, `__file__` of compiled modules is wrong
OUR_HEADER = f"__native_{GROUP}.h"
COMPILED_FOLDERS = ("core", "games", "bots")
COMPILED_FILES = ("adapters/batch.py",)
CORES = os.cpu_count() or 1
# Calls between the C files are inlined when they are linked; in one piece, or a game may lose a tenth of its speed to
# where the pieces happen to be cut.
JOINED = (f"-flto={CORES}", "-flto-partition=one")
NOT_COMPILED = re.compile(r"^# not compiled: \S", re.MULTILINE)
FIRST_LINES = 5

Groups: TypeAlias = "list[tuple[list[str], str | None]]"  # files, and the name of their library


def is_compiled(file: Path) -> bool:
    """Every module is but those that open with `# not compiled: <reason>`."""
    first_lines = "\n".join(file.read_text(encoding="utf-8").splitlines()[:FIRST_LINES])
    return not NOT_COMPILED.search(first_lines)


def our_files(package: Path) -> list[Path]:
    """The modules of ours that are compiled."""
    found = []
    for folder in COMPILED_FOLDERS:
        files = sorted((package / folder).rglob("*.py"))
        found += [file for file in files if file.name != "__init__.py" and is_compiled(file)]
    return found + [package / name for name in COMPILED_FILES]


def why_not() -> str:
    """Why nothing can be compiled here, or the empty string."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return "" if has_compiler() else "no C compiler that finds Python.h"


def has_compiler(*flags: str) -> bool:
    """Tries it out: a compiler may be there and the headers of Python not, or not know a flag."""
    if os.name == "nt":
        return not flags  # setuptools looks for Visual C++ itself, and says so where there is none
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "trial.c").write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        # (As setuptools would link it: on a Mac names of Python are found only when the module is loaded.)
        linked = ["-undefined", "dynamic_lookup"] if sysconfig.get_platform().startswith("macosx") else []
        command = [*compiler, *flags, "-fPIC", "-shared", *linked, "-I", include, "trial.c", "-o", "trial.so"]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0
        except OSError:
            return False


def make_extensions(groups: Groups, target: str, options: Sequence[str] = ()) -> list[Extension]:
    """What setuptools has to build for these groups; the C files are written below `target`.

    (mypycify alone would give up, for several groups, what it knows of all classes together: which method is never
    overridden, which attribute is always there.  So the C code is made here, and handed to it.)
    """
    from mypy.fscache import FileSystemCache
    from mypyc.build import construct_groups, generate_c, get_mypy_config, mypycify
    from mypyc.options import CompilerOptions

    # A C file for each module is compiled on every core, and joined at the end; else all is one file, which is as fast.
    # (What a group takes from another is declared in each of its C files: such a group is one file.)
    joined = len(groups) == 1 and has_compiler(*JOINED)
    paths = [*options, *[file for files, _ in groups for file in files]]
    compiler_options = CompilerOptions(multi_file=joined, separate=True, target_dir=target)
    compiler_options.global_opts = True
    cache = FileSystemCache()
    to_compile, to_read, mypy_options = get_mypy_config(paths, None, compiler_options, cache)
    mypy_options.incremental = False
    in_groups = construct_groups(to_compile, groups, True, None)
    c_files, _, deps = generate_c(to_read, mypy_options, in_groups, cache, compiler_options)
    made: list[Extension] = mypycify(
        paths,
        separate=groups,
        opt_level="3",
        debug_level="0",
        multi_file=joined,
        target_dir=target,
        skip_cgen_input=(c_files, [(dep.path, dep.include_dirs, dep.internal) for dep in deps]),
    )
    for extension in made:
        if os.name == "posix":
            # Nobody replaces our functions at load time, so the compiler may inline them: a tenth faster.
            flags = ["-fno-semantic-interposition", *(JOINED if joined else ())]
            extension.extra_compile_args += flags
            extension.extra_link_args += [*flags, "-O3"]
    return made


def digest(target: str) -> str:
    """Of the declarations of our group, as they were made below `target`."""
    return hashlib.sha256((Path(target) / OUR_HEADER).read_bytes()).hexdigest()


class EveryCore(build_ext):  # type: ignore[misc]  # setuptools is untyped
    """Compiles the C files of an extension side by side, which setuptools does only with whole extensions."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                made = pool.map(lambda source: one_by_one([source], **how), sources)
                return [file for files in made for file in files]

        self.compiler.compile = side_by_side
        super().build_extensions()
