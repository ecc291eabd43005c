# not compiled: declared once, for those who learn
"""What there is to learn in Chronicles."""

from __future__ import annotations

from typing import Final

from gladsheim.layouts.lessons import LADDER, Lesson

TASKS: Final = [
    Lesson("chronicles-last", 2, "the last fifth of Chronicles, two gods, easy", start=0.8),
    Lesson("chronicles", 2, "Chronicles, two gods, easy", potential="odds", foresight=0.95, rungs=LADDER),
]
