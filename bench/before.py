"""Another commit of this repository, built as a wheel beside the present one, to measure both in one run."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def build(commit: str) -> str:
    """A folder with that commit, built; kept for the next time."""
    target = ROOT / "build" / f"before-{commit}"
    if target.is_dir():
        return str(target)
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "-C", str(ROOT), "worktree", "add", "--detach", "--force", tree, commit], check=True)
        try:
            # The page is not measured: that of now will do.
            shutil.copytree(ROOT / "src/gladsheim/static", tree / "src/gladsheim/static", dirs_exist_ok=True)
            made = Path(folder) / "made"
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
            subprocess.run([*pip, "--target", made, tree], check=True)
            shutil.move(made, target)
        finally:
            subprocess.run(["git", "-C", str(ROOT), "worktree", "remove", "--force", tree], check=True)
    return str(target)
