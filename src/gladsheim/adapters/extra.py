"""What the adapters say when a package they need is not installed."""

from __future__ import annotations


def missing(no: ModuleNotFoundError, extra: str = "rl") -> ImportError:
    return ImportError(f"this adapter needs {no.name}, which is not installed: pip install 'gladsheim[{extra}]'")
