# not compiled: declared once, for those who learn
"""What there is to learn at Odin's Table."""

from __future__ import annotations

from typing import Final

from gladsheim.layouts.lessons import Lesson

TASKS: Final = [
    Lesson("odin-endgame", 2, "Odin's Table from half-played games", ["random", "novice"], start=0.5),
    Lesson("odin", 2, "Odin's Table", ["random", "policy", "novice"]),
]
