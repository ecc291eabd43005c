"""Where this user's games lie."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where this user's tables lie: GLADSHEIM_HOME, or the system's folder for data."""
    if os.environ.get("GLADSHEIM_HOME"):
        return Path(os.environ["GLADSHEIM_HOME"])
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    if sys.platform == "win32":
        home = os.environ.get("APPDATA", home)
    return Path(home) / "gladsheim"


def default_url() -> str:
    """The embedded store: an SQLite file in the data folder."""
    return f"sqlite:///{data_folder() / 'hall.sqlite'}"
