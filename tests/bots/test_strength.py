"""`make strength`: a version whose bots got worse is told from one that is as good."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def compared(ours: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.strength", "--older", str(ROOT / "src"), "--game", "odins-table"]
    command += ["--bots", "policy", "--pairs", "3"]
    environment = {**os.environ, "PYTHONPATH": f"{ours}{os.pathsep}{ROOT}"}
    return subprocess.run(command, cwd=ours, env=environment, capture_output=True, text=True, timeout=300)


@pytest.mark.once
def test_a_bot_that_got_worse_fails_the_comparison(tmp_path: Path) -> None:
    ours = tmp_path / "src"
    shutil.copytree(ROOT / "src", ours, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    same = compared(ours)
    assert same.returncode == 0, same.stderr
    assert "+0.000 in 30 pairs" in same.stdout
    policy = ours / "gladsheim" / "games" / "odins_table" / "policy.py"
    text = policy.read_text(encoding="utf-8")
    assert text.count("if worth > most:") == 1
    policy.write_text(text.replace("if worth > most:", "if found < 0 or worth < most:"), encoding="utf-8")
    worse = compared(ours)
    assert worse.returncode == 1
    assert "WORSE" in worse.stdout
    assert "worse than main beyond chance: odins-table policy" in worse.stderr
