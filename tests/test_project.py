"""The repository keeps its own promises: versions, pins, what is compiled, what is shipped."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import gladsheim
import gladsheim.core.forms

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "gladsheim"
INSTALLED = Path(gladsheim.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINNED = {canonicalize_name(line.partition("==")[0]) for line in CONSTRAINTS}


def load_setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("gladsheim_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_files() -> list[Path]:
    files: list[Path] = load_setup().native.our_files(SOURCE)
    return files


def tracked_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    # Not only tracked ones: what is about to be added counts too.
    command = [git, "-c", f"safe.directory={ROOT}", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def test_the_version_is_the_same_everywhere() -> None:
    assert gladsheim.__version__ == PROJECT["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{gladsheim.__version__}]" in changelog


def test_constraints_are_exact_pins_and_nothing_else() -> None:
    odd = [line for line in CONSTRAINTS if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", line)]
    assert odd == []
    assert len(PINNED) == len(CONSTRAINTS), "a name is pinned twice"
    assert sorted(CONSTRAINTS, key=str.lower) == CONSTRAINTS


def test_everything_that_gets_installed_is_pinned() -> None:
    wanted = [Requirement(text) for text in PROJECT["dependencies"]]
    wanted += [Requirement(text) for extra in PROJECT["optional-dependencies"].values() for text in extra]
    seen: set[tuple[str, frozenset[str]]] = set()
    unpinned: set[str] = set()
    while wanted:
        requirement = wanted.pop()
        name = canonicalize_name(requirement.name)
        key = (name, frozenset(requirement.extras))
        if key in seen:
            continue
        seen.add(key)
        if name not in PINNED:
            unpinned.add(name)
        wanted += requirements_of(requirement)
    assert unpinned == set()


def requirements_of(requirement: Requirement) -> list[Requirement]:
    """What an installed package asks for here; one that is not installed asks for nothing."""
    try:
        texts = distribution(requirement.name).requires or []
    except PackageNotFoundError:
        return []
    needed = [Requirement(text) for text in texts]
    extras = ["", *requirement.extras]
    return [r for r in needed if r.marker is None or any(r.marker.evaluate({"extra": extra}) for extra in extras)]


def test_no_file_names_a_package_registry() -> None:
    needles = ['"resolved"' + ': "', "index" + "-url", "find" + "-links"]
    guilty = []
    for path in tracked_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        guilty += [f"{path.relative_to(ROOT)}: {needle}" for needle in needles if needle in text]
    assert guilty == []


def test_the_compiled_modules_are_those_of_core_games_and_bots_and_the_batch() -> None:
    expected = {SOURCE / "adapters" / "batch.py"}
    for folder in ["core", "games", "bots"]:
        for path in (SOURCE / folder).rglob("*.py"):
            head = path.read_text(encoding="utf-8").splitlines()[:5]
            if path.name != "__init__.py" and not any(line.startswith("# not compiled: ") for line in head):
                expected.add(path)
    assert SOURCE / "core" / "forms.py" in expected
    assert set(compiled_files()) == expected


def test_what_mypyc_reads_needs_no_more_than_what_it_is_built_with() -> None:
    """Else `pip install` fails wherever that is not installed by chance: an isolated build, a fresh `make setup`."""
    read, queue, foreign = set[Path](), [*compiled_files(), SOURCE / "__init__.py"], set[str]()
    while queue:
        file = queue.pop()
        if file in read:
            continue
        read.add(file)
        for name in named_modules(ast.parse(file.read_text(encoding="utf-8"))):
            if name.partition(".")[0] == "gladsheim":
                queue += [found for found in files_of(name) if found.is_file()]
            else:
                foreign.add(name.partition(".")[0])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    there = {re.split(r"[>=.]", text)[0] for text in project["build-system"]["requires"]} | {"mypy_extensions"}
    overrides = [one for one in project["tool"]["mypy"]["overrides"] if one.get("ignore_missing_imports")]
    may_lack = {name.partition(".")[0] for one in overrides for name in one["module"]}
    assert foreign - set(sys.stdlib_module_names) - there - may_lack == set()


def named_modules(tree: ast.Module) -> set[str]:
    """What a file's imports name, wherever they stand: mypy follows them all."""
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def files_of(name: str) -> list[Path]:
    """A module of ours, and the packages that it lies in."""
    parts = name.split(".")[1:]
    found = [SOURCE.joinpath(*parts[:n], "__init__.py") for n in range(len(parts) + 1)]
    return [*found, SOURCE.joinpath(*parts).with_suffix(".py")] if parts else found


def test_a_compiled_gladsheim_is_compiled_throughout() -> None:
    if gladsheim.core.forms.__file__.endswith(".py"):
        pytest.skip("this is the uncompiled run")
    for path in compiled_files():
        module = importlib.import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
        assert module.__file__ is not None
        assert not module.__file__.endswith(".py"), module.__file__


def test_the_installed_package_has_the_files_of_the_source_and_no_others() -> None:
    def files(root: Path) -> set[Path]:
        # Binary names carry a platform tag; the modules they stand for are shipped as source too.
        unshipped = {".pyc", ".so", ".pyd"}
        return {p.relative_to(root) for p in root.rglob("*") if p.is_file() and p.suffix not in unshipped}

    # What was compiled, and how, is written down while the wheel is made.
    assert files(INSTALLED) - {Path("compiled.json")} == files(SOURCE)


def test_building_leaves_the_source_folder_clean() -> None:
    made = [p for p in (ROOT / "src").rglob("*") if p.suffix in {".so", ".pyd", ".c", ".egg-info"}]
    assert made == []


def test_every_folder_with_modules_is_a_package() -> None:
    folders = {path.parent for path in SOURCE.rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_no_random_under_core_and_games() -> None:
    guilty = []
    for folder in ["core", "games"]:
        for path in (SOURCE / folder).rglob("*.py"):
            for name in imported_names(ast.parse(path.read_text(encoding="utf-8"))):
                if name.split(".")[0] in {"random", "numpy"}:
                    guilty.append(f"{path.relative_to(ROOT)}: {name}")
    assert guilty == []


def imported_names(tree: ast.Module) -> list[str]:
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            names.append(node.module)
    return names


def test_the_architecture_fits_on_one_page() -> None:
    assert len((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines()) <= 100


def test_no_file_holds_both_sides_of_a_merge() -> None:
    """A merge that was not decided is in no language: what checks only some kinds of files would let it through."""
    found = subprocess.run(
        ["git", "grep", "-lIE", "^(<{7}|>{7}) "], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if found.returncode > 1:
        pytest.skip("not a checkout of git")
    assert found.stdout == ""


def test_no_line_of_the_front_end_is_too_long() -> None:
    """Prettier breaks code, but neither comments nor the texts in them."""
    kinds = {".ts", ".svelte", ".css", ".js", ".html"}
    listed = subprocess.run(["git", "ls-files", "web"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout of git")
    files = [ROOT / name for name in listed.stdout.splitlines() if Path(name).suffix in kinds]
    long = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        if file.exists()
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1)
        if len(line) > 120
    ]
    assert files
    assert long == []
