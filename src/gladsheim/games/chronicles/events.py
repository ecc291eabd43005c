# not compiled: words are for people, who wait for nothing here
"""What can happen in the Chronicles.  Everybody hears everything: there are no secrets at this table."""

from __future__ import annotations

from gladsheim.core.events import Event
from gladsheim.core.text import Phrase

Gaps = dict[str, int | str | Phrase]


class Told(Event):
    """Something that happened under a rule, in the words of the catalogue."""

    def __init__(self, rule: str, key: str, gaps: Gaps) -> None:
        super().__init__(rule)
        self.key = key
        self.gaps = gaps

    def phrase(self) -> Phrase:
        return Phrase(f"told-{self.key}", self.gaps)


def in_order(names: list[str]) -> Phrase:
    """Several names, one after the other."""
    said = Phrase(names[-1])
    for name in reversed(names[:-1]):
        said = Phrase("text-then", {"first": name, "rest": said})
    return said
