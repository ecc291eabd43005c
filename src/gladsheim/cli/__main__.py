"""`python -m gladsheim.cli` is `gladsheim`."""

from __future__ import annotations

import sys
from pathlib import Path

import gladsheim
from gladsheim.cli import main


def look_elsewhere() -> None:
    """Find what the command finds: `-m` looks in the working folder first, where a folder may hide a package."""
    here = Path.cwd()
    if not sys.flags.safe_path and Path(sys.path[0]) == here and not Path(gladsheim.__file__).is_relative_to(here):
        del sys.path[0]


if __name__ == "__main__":
    look_elsewhere()
    sys.exit(main())
