"""Seats: who sits at a table, and the tokens that prove it."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections import Counter
from typing import Final

from gladsheim.core.forms import Seat

LEVELS: Final = ("random", "novice", "skilled", "master", "even")
LONGEST_NAME: Final = 40
LONGEST_LUCKY: Final = 64
# What bots are called at a table.  Their number is prime: so any step through them meets each once.
BOT_NAMES: Final = (
    *("Arnkel", "Aslaug", "Bera", "Bersi", "Dalla", "Egil", "Eydis", "Finna", "Grim", "Gudrid", "Gunnar", "Halla"),
    *("Hauk", "Ingunn", "Ivar", "Jorunn", "Katla", "Ketil", "Leif", "Ljufa", "Orm", "Ragna", "Refur", "Skarde"),
    *("Solveig", "Thora", "Torfi", "Ulf", "Unn", "Vagn", "Ylva"),
)


class Chair:
    """One seat of a table, as everybody may know it but for its token's hash and its lucky word."""

    def __init__(
        self,
        who: str,  # "open", "person" or "bot"
        level: str | None,
        name: str = "",
        person: Seat = -1,
        token_hash: str = "",
        lucky: str = "",
        proposed: str | None = None,
        agreed: list[Seat] | None = None,
        promised: bool = False,
        again: str = "",
        draw: bool = False,
        muted: bool = False,
        hints: int = 0,
    ) -> None:
        self.who = who
        self.level = level  # of the bot that plays it now, for a person who is away too; None: no bot does
        self.name = name
        self.person = person  # the first seat that the same person took
        self.token_hash = token_hash
        self.lucky = lucky  # the person's own part of the seed
        self.proposed = proposed  # the level of the bot that was proposed for it
        self.promised = promised  # the person's own part of the seed is still to come
        self.agreed: list[Seat] = [] if agreed is None else agreed  # who agreed to that so far
        self.again = again  # whether its person would play another game: "" (silent), yes or no
        self.draw = draw  # its person offers a draw
        self.muted = muted  # the host took the word from its person
        self.hints = hints  # that were taken, for all to see

    @property
    def is_at_play(self) -> bool:
        """Whether a person sits here and plays."""
        return self.who == "person" and self.level is None


def new_token() -> str:
    """A token nobody can guess.  It is told once, and only its hash is kept."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# Letters that fonts show as nothing, though they count as printable: with them two names would look alike, or be empty.
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
MOST_MARKS: Final = 3  # on one letter: more of them cover the lines above and below


def one_line(text: str, most: int) -> str:
    """What a person typed, on one line, without what cannot be seen, and not too long."""
    seen = "".join(letter if letter.isprintable() else " " for letter in UNSEEN.sub("", text))
    return " ".join(without_towers(unicodedata.normalize("NFC", seen)).split())[:most]


def without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


# Letters that are drawn alike, each with the one that stands for all of them.
ALIKE: Final = str.maketrans(
    "АВЕКМНОРСТУХІЈЅавекмнорстухіјѕһӏԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνοπρτυχÞþI1|0ニロカエトタハーへ",
    "abekmhopctyxijsabekmhopctyxijshldqwabezhikmnoptyxabeikvonptuxpplllo二口力工卜夕八一ヘ",
)


def looks(name: str) -> str:
    """The same for names that are read alike; letters of other scripts are drawn like ours, too."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).translate(ALIKE)).casefold()
    return "".join(letter for letter in plain if letter.isalnum()) or plain


def names_at(id: str, chairs: list[Chair]) -> list[str]:
    """What everybody is called: people as they wish, bots by lot from the id; "" on an open seat.

    Whoever shares a name with another is told apart by the number of the seat.
    """
    lot = hashlib.sha256(id.encode()).digest()
    first, step = lot[0] % len(BOT_NAMES), 1 + lot[1] % (len(BOT_NAMES) - 1)
    names = [chair.name for chair in chairs]
    for seat, chair in enumerate(chairs):
        if chair.who == "bot":
            names[seat] = BOT_NAMES[(first + seat * step) % len(BOT_NAMES)]
    for _ in chairs:  # who calls himself "Tyr 2" may be read like one who is called so because there are two
        alike = Counter(looks(name) for name in names if name)
        if all(count == 1 for count in alike.values()):
            break
        names = [f"{name} {seat + 1}" if name and alike[looks(name)] > 1 else name for seat, name in enumerate(names)]
    return names
