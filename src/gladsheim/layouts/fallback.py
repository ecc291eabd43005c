"""The layout of a game that declares none: what its views are like is found out by playing a few games by lot.

A text of the same few characters (a board) becomes a plane for each of them, a name a place for each, a small number a
place for each value, a list its entries.  What those games did not show is not lost in silence: it is counted as other.
The row is a function of the view alone, and of the same length in every state; by lot means the same lots each time.
"""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.core.chance import Chance
from gladsheim.core.forms import Seat
from gladsheim.core.game import Chosen, Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.layouts.many import First
from gladsheim.layouts.parts import Flag, Numbers, Part, UpTo

VIEWS = 300  # that are looked at
GAMES = 6  # that they come from, at least
SMALL = 40  # a number of at most so much has a place for each value
NAMES = 24  # different texts that are taken for names
CHARACTERS = 16  # different characters that are taken for what lies on a board
LONGEST = 128  # entries of a list, or characters of a board, that are read
COMMON = (
    "asks",
    "waiting",
    "over",
    "returns",
    "seat",
    "outcome",
    "game",
)  # which all layouts have, or none needs


class Shape:
    """What was seen at one place of the views."""

    def __init__(self) -> None:
        self.flags = False
        self.numbers: list[float] = []  # the least and the most
        self.texts: set[str] = set()
        self.length = 0
        self.entries: Shape | None = None  # of lists
        self.fields: dict[str, Shape] = {}

    def see(self, value: Json) -> None:
        if isinstance(value, bool):
            self.flags = True
        elif isinstance(value, (int, float)):
            self.numbers = [min([*self.numbers, value]), max([*self.numbers, value])]
        elif isinstance(value, str):
            self.texts.add(value)
        elif isinstance(value, list):
            self.length = max(self.length, len(value))
            self.entries = self.entries or Shape()
            for one in value:
                self.entries.see(one)
        elif isinstance(value, dict):
            for name, one in value.items():
                self.fields.setdefault(str(name), Shape()).see(one)

    def part(self) -> Part:
        """How such values are written."""
        parts: list[Part] = []
        if self.flags:
            parts.append(Flag())
        if self.numbers:
            least, most = int(self.numbers[0]), int(self.numbers[1]) + 1
            parts.append(Places(most) if least >= -1 and most <= SMALL else Between(most, least))
        if self.texts:
            parts.append(Board(self.texts) if is_board(self.texts) else Word(self.texts))
        if self.entries is not None:
            parts.append(First(min(max(self.length, 1), LONGEST), self.entries.part()))
        if self.fields:
            parts.append(Fields({name: shape.part() for name, shape in sorted(self.fields.items())}))
        return parts[0] if len(parts) == 1 else Either(parts)


def is_board(texts: set[str]) -> bool:
    """Whether these are boards, and not names: few characters, in lines, or in many texts of one length."""
    lengths = {len(text) for text in texts}
    is_drawn = any("\n" in text for text in texts) or (len(texts) > 3 and len(lengths) == 1 and max(lengths) > 3)
    return is_drawn and len(set("".join(texts))) <= CHARACTERS


class Places(Part):
    """A place for each number from 0 on; the last for those that were never seen.  Below zero, zeros."""

    def __init__(self, most: int) -> None:
        super().__init__(most + 1)
        self.most = most

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0:
            out[at + min(int(value), self.most)] = 1.0

    def words(self) -> str:
        return f"one of {self.most}, or more"

    def explain(self, n: int) -> str:
        return f" is {n}" if n < self.most else " is more"


class Between(UpTo):
    """A larger number, between the least and the most that was seen."""

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            super().write(int(value), out, at, me)


class Word(Part):
    """One of a few names, or another."""

    def __init__(self, texts: set[str]) -> None:
        self.texts = sorted(texts)[:NAMES]
        super().__init__(len(self.texts) + 1)

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, str):
            out[at + (self.texts.index(value) if value in self.texts else len(self.texts))] = 1.0

    def words(self) -> str:
        return f"one of {len(self.texts)} names, or another"

    def explain(self, n: int) -> str:
        return f" is {self.texts[n]!r}" if n < len(self.texts) else " is another"


class Board(Part):
    """A plane for each character: where it stands; and one for characters that were never seen."""

    def __init__(self, texts: set[str]) -> None:
        self.characters = sorted(set("".join(texts)))
        self.cells = min(max(len(text) for text in texts), LONGEST)
        super().__init__(self.cells * (len(self.characters) + 1))

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, str):
            for cell, character in enumerate(value[: self.cells]):
                known = character in self.characters
                plane = self.characters.index(character) if known else len(self.characters)
                out[at + plane * self.cells + cell] = 1.0

    def words(self) -> str:
        return f"{self.cells} cells, a plane for each of {''.join(self.characters)!r} and one for others"

    def explain(self, n: int) -> str:
        plane, cell = divmod(n, self.cells)
        return f"[{cell}] is {self.characters[plane]!r}" if plane < len(self.characters) else f"[{cell}] is another"


class Fields(Part):
    """The entries of a record, each with its part; those that are missing are zeros."""

    def __init__(self, parts: dict[str, Part]) -> None:
        self.parts = parts
        super().__init__(sum(part.size for part in parts.values()))

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        if isinstance(value, dict):
            for name, part in self.parts.items():
                if name in value:
                    part.write(value[name], out, at, me)
                at += part.size

    def words(self) -> str:
        return "; ".join(f"{name}: {part.words()}" for name, part in self.parts.items())

    def explain(self, n: int) -> str:
        for name, part in self.parts.items():
            if n < part.size:
                return f".{name}{part.explain(n)}"
            n -= part.size
        raise AssertionError("no such number")


class Either(Part):
    """Values of several kinds at one place, or of none."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        super().__init__(sum(part.size for part in parts))

    def write(self, value: Json, out: Numbers, at: int, me: Seat) -> None:
        for part in self.parts:
            if not isinstance(part, (Flag, First)) or isinstance(value, bool if isinstance(part, Flag) else list):
                part.write(value, out, at, me)
            at += part.size

    def words(self) -> str:
        return ", or ".join(part.words() for part in self.parts) or "nothing"

    def explain(self, n: int) -> str:
        for part in self.parts:
            if n < part.size:
                return part.explain(n)
            n -= part.size
        raise AssertionError("no such number")


def found_out(game: Game, seats: int) -> Part:
    """The layout of the game's views, all of them as one part."""
    shape = Shape()
    for view in some_views(game, seats):
        shape.see({name: value for name, value in view.items() if name not in COMMON})
    return shape.part()


def some_views(game: Game, seats: int) -> Iterator[dict[str, Json]]:
    """What seats and spectators see in games that are played by lot."""
    lots, chosen = Lots(1), game.choose(seats, {})
    for _ in range(GAMES):
        state, left = game.start(seats, chosen), VIEWS // GAMES
        while left > 0:
            seer = lots.below(seats + 1)
            window = Match(game, seats, Chosen({}), state, Chance(b"", []), False)
            yield window.view(None if seer == seats else seer)
            left -= 1
            if state.is_over():
                break
            for _ in range(1 + lots.below(4)):
                if not state.is_over():
                    state.choose(lots.pick(state.options, state.odds))
