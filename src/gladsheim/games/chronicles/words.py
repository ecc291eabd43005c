"""Words: what an answer means, where it points, and the table as text."""

from __future__ import annotations

from gladsheim.core.forms import Ask, State
from gladsheim.core.text import Phrase, Words
from gladsheim.games.chronicles.state import Chronicles


def label(g: State, ask: Ask, value: int) -> Phrase:
    assert isinstance(g, Chronicles)
    return Phrase("x")


def place(g: State, ask: Ask, value: int) -> list[str]:
    return []


def text(g: State, seat: int | None, words: Words) -> str:
    return ""
