"""What an answer is called where it is typed: by number, or as it stands on the list."""

from __future__ import annotations

from typing import Final

from gladsheim.core.forms import Ask
from gladsheim.core.match import Match

# Where numbers lie on a board that are no things of it: nowhere, or among the numbers to choose from.
OF_NUMBERS: Final = ["", "number-{}"]


def plainly(text: str) -> str:
    """A text as it is compared with what is typed: small letters, single spaces, and the apostrophe of the keyboard."""
    return " ".join(text.casefold().replace("\u2019", "'").split())


def numbers_of(match: Match, ask: Ask, lang: str) -> list[int]:
    """The number of each answer: how many, where answers are how many, so that 2 means two; else its place.

    A lone answer is always 1, and so is the first of things that only have numbers for names, as cards may.  What is
    no number beside some that are (no bid, none of them) has one that means nothing else.
    """
    typed = [match.say(ask, option) for option in ask.options]
    labels = [match.label(ask, option, lang) for option in ask.options]
    kind = match.game.slots[ask.slot].kind
    said = [is_said_first(text, label) for text, label in zip(typed, labels, strict=True)]
    if said.count(True) > 1 and kind.place in OF_NUMBERS and kind.names is None:
        own = [int(text) for text in typed if text.isdecimal()]
        others = (n for n in range(len(typed)) if n not in own)
        return [int(text) if text.isdecimal() else next(others) for text in typed]
    return [*range(1, len(ask.options) + 1)]


def is_said_first(text: str, label: str) -> bool:
    return text.isdecimal() and label.startswith(text) and not label[len(text) :][:1].isdecimal()
