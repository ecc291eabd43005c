# not compiled: declared once, for those who learn
"""What there is to learn in Götterdämmerung."""

from __future__ import annotations

from typing import Final

from gladsheim.layouts.lessons import Lesson

TASKS: Final = [
    Lesson("gotterdammerung", 7, "Götterdämmerung, seven players", ["random", "policy", "novice"]),
]
