"""Named tasks, from easy to out of reach, so that learners can be compared: a game, how it is set and who judges.

Each game's package declares its own (the seam `tasks`).  In games that all win or lose together a player is judged by
how often it wins, at all seats.  In the others by how often it wins at each seat, against bots at all the others.
"""

from __future__ import annotations

from copy import copy
from functools import cache

from gladsheim.adapters.positions import Position, positions_at
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import check_bot
from gladsheim.core.game import BadOption
from gladsheim.games import installed
from gladsheim.layouts import is_shared
from gladsheim.layouts.lessons import Lesson, lessons_of


class Task:
    """One thing to learn, of a game that is installed."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.id = lesson.id
        self.game = game
        self.seats = lesson.seats
        self.lesson = lesson
        self.judges = lesson.judges  # against whom it is judged; none where all win or lose together
        self.found: dict[int, list[Position]] = {}  # seed -> where its games begin

    def sitting(self) -> Sitting:
        return Sitting(self.game, self.seats, self.lesson.options)

    @property
    def shared(self) -> bool:
        return is_shared(self.sitting().game, self.seats)

    def judged_by(self, judges: list[str]) -> Task:
        """The same with other judges; none: with its own."""
        if not judges:
            return self
        if self.shared:
            raise BadOption(f"in {self.id} all win or lose together: there is nobody to be judged against")
        for name in judges:
            check_bot(name, self.sitting().game)
        other = copy(self)
        other.judges = judges
        return other

    def openings(self, seed: int) -> list[Position] | None:
        """Where its games begin, when it is judged; None: at the start."""
        lesson = self.lesson
        if not lesson.start:
            return None
        if seed not in self.found:
            self.found[seed] = positions_at(self.sitting(), lesson.start, lesson.positions, seed=seed)
        return self.found[seed]


@cache
def tasks() -> dict[str, Task]:
    """Those of every installed game, by name, in the order of the shelf.

    What a stranger's package declares badly is left off, and `gladsheim check` tells of it; a name that is taken
    already has the game's id before it.
    """
    found: dict[str, Task] = {}
    for game in installed():
        try:
            lessons = lessons_of(game)
        except BadOption:
            continue
        for lesson in lessons:
            task = Task(game.id, lesson)
            if task.id in found:
                task.id = f"{game.id}-{task.id}"
            found[task.id] = task
    return found


def task_of(id: str) -> Task:
    if id not in tasks():
        raise BadOption(f"there is no task '{id}'; there are: {', '.join(tasks())}")
    return tasks()[id]
