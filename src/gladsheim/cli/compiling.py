"""What `gladsheim build` runs in a process of its own: FOLDER, where to put the wheel, and what the engine declares.

The package becomes one group of compiled modules beside the engine's.  The declarations of the engine are made anew,
with all of its classes, and must be those it was built with; its code is not.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from gladsheim import native
from gladsheim.cli.build import PACKAGE, packages_of
from gladsheim.cli.joining import JOINED

# What the engine's own build is checked with, as far as it changes what mypyc makes of a class.
TARGET = "build/compiled"  # in the folder of the package: the C code
NOT_SOURCE = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static", "manual", "shapes")
CONFIG = (
    "[mypy]\nstrict = True\nfollow_imports = silent\nignore_missing_imports = True\nplugins = gladsheim.cli.joining\n"
)


def main(folder: Path, target: Path, header: str) -> int:
    from setuptools import setup

    os.chdir(folder)  # setuptools wants paths from there
    packages = packages_of(folder)
    root = packages[0].parent
    files = [str(file) for package in packages for file in sorted(package.rglob("*.py")) if native.is_compiled(file)]
    name = packages[0].name
    with tempfile.TemporaryDirectory() as scratch:
        # Read from where it is installed, every module beside it would count as one to compile.
        engine = Path(scratch) / "engine"
        shutil.copytree(PACKAGE, engine / "gladsheim", ignore=NOT_SOURCE)
        ours = [str(file) for file in native.our_files(engine / "gladsheim")]
        config = Path(scratch) / "mypy.ini"
        config.write_text(CONFIG, encoding="utf-8")
        os.environ[JOINED] = ",".join(module_of(Path(file), root) for file in files)
        os.environ["MYPYPATH"] = os.pathsep.join([str(engine), str(root)])
        made = native.make_extensions(
            [(ours, native.GROUP), (files, f"{name}_compiled")],
            TARGET,
            ["--config-file", str(config), "--cache-dir", str(Path(scratch) / "cache")],
        )
        if native.digest(TARGET) != header:
            sys.stderr.write("gladsheim: the engine's declarations come out otherwise here than in its wheel\n")
            return 1
        own = [one for one in made if one.name.partition(".")[0] in {package.name for package in packages}]
        own += [one for one in made if one.name == f"{name}_compiled__mypyc"]
        setup(
            script_name="setup.py",
            script_args=["-q", "bdist_wheel", "-d", str(target), "-b", str(Path(scratch) / "wheel")],
            ext_modules=own,
            cmdclass={"build_ext": native.EveryCore},
            options={
                "build": {"build_base": str(Path(scratch) / "build")},
                "egg_info": {"egg_base": scratch},
            },
        )
    return 0


def module_of(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
