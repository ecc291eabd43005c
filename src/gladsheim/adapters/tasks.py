"""Named tasks, from easy to out of reach, so that learners can be compared: a game, how it is set and who judges.

In games that all win or lose together a player is judged by how often it wins, at all seats.  In the others by how
often it wins at each seat in turn, against bots at all the others.
"""

from __future__ import annotations

from copy import copy

from gladsheim.adapters.positions import Position, positions_at
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import check_bot
from gladsheim.core.game import BadOption, Value
from gladsheim.layouts import is_shared


class Task:
    """One thing to learn."""

    def __init__(
        self,
        id: str,
        game: str,
        seats: int,
        about: str,
        judges: list[str] | None = None,
        potential: bool = True,
        rungs: list[float] | None = None,
        start: float = 0.0,
        enough: float = 0.25,
        positions: int = 256,
        **options: Value,
    ) -> None:
        self.id = id
        self.game = game
        self.seats = seats
        self.about = about
        self.judges = judges or []  # against whom it is judged; none where all win or lose together
        self.potential = potential  # whether the reward also tells how hope changed
        self.rungs = rungs or [start]  # shares of policy games from which training begins, hardest last
        self.start = start  # and from which it is judged: 0.0 is the game itself
        self.enough = enough  # the share of games to win before the next rung
        self.positions = positions  # how many it is judged from, where it is not judged from the start
        self.options = options
        self.found: dict[int, list[Position]] = {}  # seed -> where its games begin

    def sitting(self) -> Sitting:
        return Sitting(self.game, self.seats, self.options)

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
        if not self.start:
            return None
        if seed not in self.found:
            self.found[seed] = positions_at(self.sitting(), self.start, self.positions, seed=seed)
        return self.found[seed]


LADDER = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0]
TASKS = {
    task.id: task
    for task in (
        Task("odin-endgame", "odins-table", 2, "Odin's Table from half-played games", ["random", "novice"], start=0.5),
        Task("odin", "odins-table", 2, "Odin's Table", ["random", "policy", "novice"]),
        Task("vedrfolnir-alone", "vedrfolnir", 1, "Vedrfölnir alone"),
        Task("vedrfolnir", "vedrfolnir", 3, "Vedrfölnir, three rivals", ["random", "policy", "novice"]),
        Task(
            "yggdrasil-last", "yggdrasil", 3, "the last fifth of Yggdrasil, three gods, easy", start=0.8, level="easy"
        ),
        Task("yggdrasil-easy", "yggdrasil", 3, "Yggdrasil, three gods, easy", rungs=LADDER, level="easy"),
        Task("yggdrasil-hard", "yggdrasil", 4, "Yggdrasil, four gods, hard: out of reach", rungs=LADDER, level="hard"),
        Task("chronicles-last", "chronicles", 2, "the last fifth of Chronicles, two gods, easy", start=0.8),
        Task("chronicles", "chronicles", 2, "Chronicles, two gods, easy", rungs=LADDER),
        Task("gotterdammerung", "gotterdammerung", 7, "Götterdämmerung, seven players", ["random", "policy", "novice"]),
    )
}


def task_of(id: str) -> Task:
    if id not in TASKS:
        raise BadOption(f"there is no task '{id}'; there are: {', '.join(TASKS)}")
    return TASKS[id]
