"""Without the extra: the base install knows none of the frameworks, and an adapter says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

FRAMEWORKS = ("gymnasium", "numpy", "pettingzoo", "pyspiel")


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    return done.stdout.strip()


def test_gladsheim_imports_no_framework() -> None:
    loaded = f"print([name for name in {FRAMEWORKS} if name in sys.modules])"
    assert run(f"import sys, gladsheim, gladsheim.cli, gladsheim.adapters; {loaded}") == "[]"


@pytest.mark.parametrize(
    ("adapter", "framework"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_a_missing_framework_is_named_in_one_line(adapter: str, framework: str) -> None:
    code = f"""
import sys
sys.modules["{framework}"] = None
try:
    from gladsheim.adapters import {adapter}
except ImportError as no:
    print(no)
"""
    assert run(code) == f"this adapter needs {framework}, which is not installed: pip install 'gladsheim[rl]'"


@pytest.mark.parametrize(
    "imports",
    [
        "import gladsheim, gymnasium",
        "import gymnasium, gladsheim",
        "import gymnasium",
        "import gladsheim.adapters.vector, gymnasium",
    ],
)
def test_gymnasium_knows_the_games_whichever_is_imported_first(imports: str) -> None:
    pytest.importorskip("gymnasium")
    where = "" if "gladsheim" in imports else "gladsheim:"
    made = f"gymnasium.make('{where}gladsheim/Yggdrasil-v0', seats=3).unwrapped"
    spec = "gymnasium.__spec__.loader is gymnasium.__loader__ and type(gymnasium.__loader__).__name__"
    told = run(f"import warnings; warnings.simplefilter('error'); {imports}; print(type({made}), {spec})")
    assert told == "<class 'gladsheim.adapters.gymnasium.Table'> SourceFileLoader"


def test_where_gymnasium_is_missing_its_absence_is_told_as_ever() -> None:
    told = """
import sys, gladsheim
sys.path = [path for path in sys.path if "site-packages" not in path]
try:
    import gymnasium
except ModuleNotFoundError as no:
    print(no)
"""
    assert run(told) == "No module named 'gymnasium'"
