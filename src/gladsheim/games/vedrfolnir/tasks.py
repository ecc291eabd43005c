# not compiled: declared once, for those who learn
"""What there is to learn in Vedrfölnir."""

from __future__ import annotations

from typing import Final

from gladsheim.layouts.lessons import Lesson

TASKS: Final = [
    Lesson("vedrfolnir-alone", 1, "Vedrfölnir alone"),
    Lesson("vedrfolnir", 3, "Vedrfölnir, three rivals", ["random", "policy", "novice"]),
]
