"""The hall's one clock in a test's hand."""

from __future__ import annotations


class Hourglass:
    """Time that stands until a test lets it pass."""

    def __init__(self) -> None:
        self.at = 1000.0

    def passed(self) -> float:
        return self.at
