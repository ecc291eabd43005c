# not compiled: for tests and translators
"""A pseudo-language made from English: accents on every letter, a third longer, in brackets.

`python -m gladsheim.core.pseudo FOLDER` writes it beside the English catalogue as `xx.ftl`.  What stays unaccented on a
screen came from no catalogue; what is cut off has no room for a longer language; what stands outside brackets was
joined in code.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Pattern, SelectExpression, TextElement

ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒǧĥíĵķłɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑǤĤÍĴĶŁṀÑÓƤɊŔŠŦÚṼŴẊÝŽ"
)
OPENS: Final = "⟦"
CLOSES: Final = "⟧"
# What players type, and what only stands between the words of others, is no sentence.
JOINS: Final = ("list-last", "list-more", "command-")
LONGEST: Final = 8  # of what makes a text longer: a page may break it there, as it breaks words


def longer(letters: int) -> str:
    """What makes a text of so many letters a third longer."""
    marks = "~" * (letters // 3)
    return " ".join(marks[at : at + LONGEST] for at in range(0, len(marks), LONGEST))


def accented(text: str) -> str:
    """A text without gaps in the pseudo-language."""
    letters = sum(letter.isalpha() for letter in text)
    return f"{OPENS}{text.translate(ACCENTS)}{longer(letters)}{CLOSES}" if letters else text


def pseudo(catalogue: str) -> str:
    """An English catalogue in the pseudo-language: its keys, gaps and variants stay."""
    whole = FluentParser(with_spans=False).parse(catalogue)
    for entry in whole.body:
        if (
            isinstance(entry, Message)
            and entry.value
            and not entry.id.name.startswith(JOINS)
            and letters_of(entry.value)
        ):
            stretch(entry.value)
            entry.value.elements = [TextElement(OPENS), *entry.value.elements, TextElement(CLOSES)]
    return FluentSerializer().serialize(whole)


def letters_of(pattern: Pattern) -> int:
    """How many letters a translator would see in it."""
    count = 0
    for element in pattern.elements:
        if isinstance(element, TextElement):
            count += len(re.findall("[a-zA-Z]", element.value))
        elif isinstance(element.expression, SelectExpression):
            count += sum(letters_of(variant.value) for variant in element.expression.variants)
    return count


def stretch(pattern: Pattern) -> None:
    """Accents on every letter, in each variant too, and a third more length."""
    own = 0
    for element in pattern.elements:
        if isinstance(element, TextElement):
            own += len(re.findall("[a-zA-Z]", element.value))
            element.value = element.value.translate(ACCENTS)
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                stretch(variant.value)
    if own >= 3:
        pattern.elements.append(TextElement(longer(own)))


if __name__ == "__main__":
    for folder in sys.argv[1:]:
        english = (Path(folder) / "en.ftl").read_text(encoding="utf-8")
        (Path(folder) / "xx.ftl").write_text(pseudo(english), encoding="utf-8")
