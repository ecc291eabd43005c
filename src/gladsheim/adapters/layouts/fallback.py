"""The layout of a game that declares none: every leaf of the view, scattered over a fixed number of places.

A leaf is a path and its value; its place is a checksum of both.  Two leaves may share a place, so this is a sketch of
the view and not the view, but it is a function of the view alone, and of the same length in every state of every game.
"""

from __future__ import annotations

from zlib import crc32

from gladsheim.adapters.layouts.parts import Numbers, Part
from gladsheim.core.game import Json

PLACES = 1024


class Leaves(Part):
    """Which leaves there are."""

    def __init__(self) -> None:
        super().__init__(PLACES)

    def write(self, value: Json, out: Numbers, at: int) -> None:
        scatter(value, "", out, at)

    def words(self) -> str:
        return f"every leaf of the view, scattered over {PLACES} places"


def scatter(value: Json, path: str, out: Numbers, at: int) -> None:
    if isinstance(value, dict):
        for name, one in value.items():
            scatter(one, f"{path}.{name}", out, at)
    elif isinstance(value, list):
        for n, one in enumerate(value):
            scatter(one, f"{path}.{n}", out, at)
    else:
        out[at + crc32(f"{path}={value}".encode()) % PLACES] = 1.0
