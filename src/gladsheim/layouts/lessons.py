"""Lessons: what there is to learn in a game, as its package declares it (the seam `tasks`): data, and nothing else."""

from __future__ import annotations

from typing import Final, Literal

from gladsheim.core.game import BadOption, Game, Value
from gladsheim.core.seams import offered

# Shares of games that the policy won from which training begins, hardest last: 0.0 is the game itself.
LADDER: Final = [0.05 * twentieth for twentieth in reversed(range(20))]


class Lesson:
    """One thing to learn: a game's seats and options, where it begins, and who judges."""

    def __init__(
        self,
        id: str,
        seats: int,
        about: str,
        judges: list[str] | None = None,
        potential: bool | Literal["odds"] = True,
        foresight: float = 0.0,
        rungs: list[float] | None = None,
        start: float = 0.0,
        enough: float = 0.1,
        positions: int = 256,
        **options: Value,
    ) -> None:
        self.id = id
        self.seats = seats
        self.about = about
        self.judges = judges or []  # against whom it is judged; none where all win or lose together
        self.potential = potential  # whether the reward also tells how hope changed, or its odds
        # How much of what comes one answer later counts; 0.0: as the learner likes.  Where random play never wins, hope
        # tells a far-sighted learner nothing: it soon knows that all is lost.  A short-sighted one learns to keep hope.
        self.foresight = foresight
        self.rungs = rungs or [start]  # shares of policy games from which training begins, hardest last
        self.start = start  # and from which it is judged: 0.0 is the game itself
        self.enough = enough  # the share of games to win before the next rung
        self.positions = positions  # how many it is judged from, where it is not judged from the start
        self.options = options


def lessons_of(game: Game) -> list[Lesson]:
    """What a game's package declares; a BadOption says in one line what is wrong with it."""
    if not game.seams.tasks:
        return []
    found = offered(game, "tasks", game.seams.tasks, list)
    if not all(isinstance(lesson, Lesson) for lesson in found):
        raise BadOption(f"the tasks of {game.id}, {game.seams.tasks}, must be a list of Lessons")
    return found
