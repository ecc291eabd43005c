"""Fuzz: random games come to an end, whatever the seats and options, and lose no piece on the way."""

from __future__ import annotations

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk
from gladsheim.check.source import hidden_names
from gladsheim.check.text import catalogues, outcome_key
from gladsheim.core.game import Game, Value


class Fuzz(Law):
    name = "fuzz"
    about = "random games end, and no piece of the box is lost"
    unit = "fills"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seats: set[int] = set()
        self.values: set[tuple[str, str]] = set()  # options and values that were played

    def once(self) -> None:
        for words in hidden_names(self.game):
            self.fault(f"{self.name}: {self.game.id}", words)

    def play(self, walk: Walk) -> None:
        box = self.game.pieces(walk.state)
        while not walk.over:
            walk.step()
            self.checked += 1
            pieces = self.game.pieces(walk.state)
            if pieces != box:
                raise Broken(lost(box, pieces))
        self.see_end(walk)
        self.seats.add(walk.case.seats)
        for name, value in walk.case.chosen.values.items():
            self.values |= {(name, one) for one in as_words(value)}

    def see_end(self, walk: Walk) -> None:
        returns = walk.state.returns()
        if len(returns) != walk.case.seats or not all(type(one) is float and 0.0 <= one <= 1.0 for one in returns):
            raise Broken(f"returns are {returns}: not a number from 0.0 to 1.0 for each of {walk.case.seats} seats")
        key = outcome_key(walk.state)
        for language, words in catalogues(self.game).items():
            if not words.has(key):
                self.fault(f"{self.name}: {walk.case}, fill {len(walk.fills)}", f"no words for '{key}' in '{language}'")

    def end(self) -> None:
        for name, option in self.game.options.items():
            missed = [str(value) for value in option.choices if (name, str(value)) not in self.values]
            if missed:
                self.warn(f"option '{name}' was never played as {', '.join(missed)}: play more games")


def as_words(value: Value) -> list[str]:
    return value if isinstance(value, list) else [str(value)]


def lost(box: dict[str, int], pieces: dict[str, int]) -> str:
    """Which pieces of the box are not as many as they were."""
    names = [name for name in {**box, **pieces} if box.get(name) != pieces.get(name)]
    changes = [f"{name}: {box.get(name, 'none')}, now {pieces.get(name, 'none')}" for name in names]
    return "pieces of the box changed: " + "; ".join(changes[:4])
