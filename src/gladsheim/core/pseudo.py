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

ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒǧĥíĵķłɱñóƥɋŕšŧúṽŵẋýžÁƁÇĐÉƑǤĤÍĴĶŁṀÑÓƤɊŔŠŦÚṼŴẊÝŽ"
)
OPENS: Final = "⟦"
CLOSES: Final = "⟧"
# Names, numbers and codes that every language writes alike, and what stands in braces.
KEPT: Final = re.compile(r"(\{[^{}]*\}|&[a-z]+;)")
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = ?(.*)$")
VARIANT: Final = re.compile(r"^(\s+\*?\[[^\]]+\] )(.*)$")


def accented(text: str) -> str:
    """Plain words with accents, a third longer; gaps as they are."""
    parts = [part if KEPT.fullmatch(part) else part.translate(ACCENTS) for part in KEPT.split(text)]
    said = "".join(parts)
    letters = sum(1 for letter in KEPT.sub("", text) if letter.isalpha())
    return f"{OPENS}{said}{'~' * (letters // 3)}{CLOSES}" if said.strip() else said


def pseudo(catalogue: str) -> str:
    """An English catalogue in the pseudo-language, line by line: its keys, gaps and variants stay."""
    lines: list[str] = []
    for line in catalogue.splitlines():
        message, variant = MESSAGE.match(line), VARIANT.match(line)
        if message and message[2] and not message[2].endswith("->"):
            lines.append(f"{message[1]} = {accented(message[2])}" if speaks(message[1], message[2]) else line)
        elif variant:
            lines.append(variant[1] + accented(variant[2]))
        elif line.startswith("} "):  # what follows the variants
            lines.append("} " + accented(line[2:]))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def speaks(key: str, text: str) -> bool:
    """Whether a message is words: what only joins others, or is typed by players, is not."""
    if key.startswith(("join-", "list-last", "list-more", "command-", "number")):
        return False
    return bool(re.search("[a-zA-Z]", KEPT.sub("", text)))


if __name__ == "__main__":
    for folder in sys.argv[1:]:
        english = (Path(folder) / "en.ftl").read_text(encoding="utf-8")
        (Path(folder) / "xx.ftl").write_text(pseudo(english), encoding="utf-8")
