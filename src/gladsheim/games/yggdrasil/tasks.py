# not compiled: declared once, for those who learn
"""What there is to learn in Yggdrasil."""

from __future__ import annotations

from typing import Final

from gladsheim.layouts.lessons import LADDER, Lesson

TASKS: Final = [
    Lesson("yggdrasil-last", 3, "the last fifth of Yggdrasil, three gods, easy", start=0.8, level="easy"),
    Lesson(
        "yggdrasil-easy", 3, "Yggdrasil, three gods, easy", potential="odds", foresight=0.95, rungs=LADDER, level="easy"
    ),
    Lesson(
        "yggdrasil-hard",
        4,
        "Yggdrasil, four gods, hard: out of reach",
        potential="odds",
        foresight=0.95,
        rungs=LADDER,
        level="hard",
    ),
]
