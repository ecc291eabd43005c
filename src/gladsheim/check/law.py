"""Laws: what a check finds, and how it is told."""

from __future__ import annotations

import math
import re

from gladsheim.check.play import Broken, Case, Walk, broken_off, rest
from gladsheim.check.source import place_of_class, place_of_error
from gladsheim.core.game import Game
from gladsheim.core.patience import Endless

LEAST = 12  # of few games, even a costly law is tried on so many
SHOWN = 10  # faults of a law that the report tells in full


class Fault:
    """One thing that is wrong, where it was found first, and in how many games."""

    def __init__(self, place: str, words: str) -> None:
        self.place = place
        self.words = words
        self.games = 1

    def __str__(self) -> str:
        more = f" (in {self.games} games)" if self.games > 1 else ""
        return f"{self.place}: {self.words}{more}"


class Law:
    """One law of the house, tried on a game."""

    name = ""
    about = ""  # what is true of a game that keeps it
    unit = "games"  # what `checked` counts
    share = 1.0  # on what part of the games it is tried: less for a costly one
    is_idle = False  # it may find nothing to look at

    def __init__(self, game: Game) -> None:
        self.game = game
        self.checked = 0
        self.games = 0
        self.found: dict[str, Fault] = {}  # by their words: the same one in many games is one
        self.warnings: list[str] = []
        self.endless = False  # the game did not come back, and was broken off
        self.skipped: list[str] = []  # what could not be checked, and why

    # What each law says

    def once(self) -> None:
        """What can be seen without playing."""

    def play(self, walk: Walk) -> None:
        """Play the walk to its end and look on; Broken says what is wrong."""

    def end(self) -> None:
        """What can be said only after all games."""

    # For all

    def games_of(self, games: int) -> int:
        """On how many of the games it is tried: the first ones."""
        return min(games, max(LEAST, math.ceil(games * self.share)))

    def fault(self, place: str, words: str) -> None:
        if words in self.found:
            self.found[words].games += 1
        else:
            self.found[words] = Fault(place, words)

    def warn(self, words: str) -> None:
        if words not in self.warnings:
            self.warnings.append(words)

    def skip(self, words: str) -> None:
        if words not in self.skipped:
            self.skipped.append(words)

    def try_case(self, case: Case) -> bool:
        """Play one case; whether the game came to its end under this law."""
        self.games += 1
        walk: Walk | None = None
        rest()
        try:
            walk = Walk(case)
            self.play(walk)
        except Endless:
            self.endless = True
            what = f"it goes round for ever, and nobody is asked{broken_off()}"
            self.fault(f"{self.name}: {case}, fill {len(walk.fills) if walk else 0}", what)
            return False
        except Exception as error:  # whatever a stranger's game may raise is a fault to report
            self.fault(f"{self.name}: {case}, fill {len(walk.fills) if walk else 0}", told(error, self.game))
            return False
        return True

    @property
    def faults(self) -> list[str]:
        """Each fault as one line."""
        return [str(fault) for fault in self.found.values()]

    def line(self) -> str:
        verdict = f"{len(self.found)} FAULTS" if self.found else "ok" if self.checked or self.is_idle else "not tried"
        played = f" in {self.games:,} games" if self.games and self.unit != "games" else ""
        return f"{self.name:<8} {verdict:<9} {self.checked:>9,} {self.unit}{played}: {self.about}"


def told(error: Exception, game: Game) -> str:
    """What went wrong, in one line and in the author's terms; for a crash with the place in the source."""
    if isinstance(error, Broken):
        return str(error)
    if isinstance(error, NotImplementedError) and (lacking := NOT_AGAIN.match(str(error))):
        name = lacking.group(1)
        where = place_of_class(game, name)
        return f"{name} has no `again`{where}: it says what its `ask` offers, which not all may know (`is_public`)"
    words = " ".join(str(error).split())
    missing = NOT_WRITTEN.match(words) if isinstance(error, NotImplementedError) else None
    if missing is not None:
        name, method = missing.groups()
        return f"{name} has no `{method}`{place_of_class(game, name)}: {NEEDED.get(method, 'every form needs it')}"
    return f"crash: {type(error).__name__}: {words}{place_of_error(game.folder, error)}"


NOT_AGAIN = re.compile(r"(\w+) asks what not all may know")
NOT_WRITTEN = re.compile(r"(\w+)\.(\w+)$")
NEEDED = {
    "clone": "write one that makes another of its class with every field or blank copied",
    "run": "write what the form does, ending with g.ask, g.chance, g.call, g.become or g.done",
    "questions": "a form that waits, or whose `ask_all` not all may know (`is_public`), says there what stands open",
    "hear": "a form that waits takes each answer there",
    "returns": "write one number for each seat: 1.0 won, 0.0 lost",
    "outcome": "write why the game ended, as a key of the catalogue",
}


class Report:
    """What the laws found."""

    def __init__(self, game: Game, games: int, seed: int, laws: list[Law]) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.laws = laws

    @property
    def ok(self) -> bool:
        return not any(law.found for law in self.laws)

    @property
    def faults(self) -> list[str]:
        return [line for law in self.laws for line in law.faults]

    @property
    def warnings(self) -> list[str]:
        return [f"{law.name}: {words}" for law in self.laws for words in law.warnings]

    @property
    def skipped(self) -> list[str]:
        return [f"{law.name}: {words}" for law in self.laws for words in law.skipped]

    def of(self, name: str) -> Law:
        """What the law of that name found."""
        return next(law for law in self.laws if law.name == name)

    def lines(self) -> list[str]:
        """The whole report, for people."""
        lines = [f"{self.game.id}: {self.games} random games from seed {self.seed}"]
        for law in self.laws:
            lines.append("  " + law.line())
            lines += [f"    FAULT {line}" for line in law.faults[:SHOWN]]
            if len(law.faults) > SHOWN:
                lines.append(f"    and {len(law.faults) - SHOWN} more faults of this law")
            lines += [f"    warning: {words}" for words in law.warnings]
            lines += [f"    not checked: {words}" for words in law.skipped]
        again = f"; to play one again: gladsheim check {self.game.id} --games 1 --seed SEED"
        lines.append("  all laws are kept" if self.ok else f"  {len(self.faults)} faults{again}")
        return lines
