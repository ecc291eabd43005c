"""Files of several arrays (NumPy's .npz)."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import is_zipfile

from gladsheim.core.game import BadOption

if TYPE_CHECKING:
    from pathlib import Path


def check_npz(file: Path, what: str) -> None:
    """A BadOption for a file that is none: NumPy would take it for pickled objects, and advise to trust it."""
    if file.is_file() and not is_zipfile(file):
        raise BadOption(f"{file} holds no {what}: it is no .npz file, or only a part of one")
