"""A batch of tables as arrays: every table steps at once, and one that ended has begun again.

The learner plays every seat (self-play), or one seat against a league of bots by name.  The same seed gives the same
batch, on any number of workers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.adapters.extra import missing

try:
    import numpy as np
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.arrays import ANY, ODDS, Arrays, Learner, Playing, Potential, Tables
from gladsheim.adapters.network import PREFIX, NetworkBot
from gladsheim.adapters.positions import Position
from gladsheim.adapters.processes import Processes
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import check_bot
from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.game import BadOption, Value, whole_number
from gladsheim.layouts import layout_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

MOST_ENVS = 1 << 20
MOST_WORKERS = 256


class VectorTable:
    """So many tables of a game as NumPy arrays, which are the same objects at every step."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        envs: int = 256,
        seed: int = 0,
        learner: Learner = None,
        bots: str | Sequence[str] = "random",
        workers: int = 1,
        potential: Potential = False,
        discount: float = 1.0,
        openings: list[Position] | None = None,
        **options: Value,
    ) -> None:
        """Without `learner` it plays every seat; else one, or `"any"` by lot, against bots at all others.

        Of several `bots`, a league, each seat draws one for each game.  With several `workers` each is a process of its
        own; call `close` at the end.  With `potential` rewards also tell at each step how the hope of winning changed,
        or with `"odds"` its odds, for a learner with that `discount`.  With `openings` (`later_positions`) games begin
        there.
        """
        sitting, league = Sitting(game, seats, options), [bots] if isinstance(bots, str) else [*bots]
        self.begin(Playing(sitting, learner, league, potential, discount, openings), envs, seed, workers)

    @classmethod
    def at(cls, playing: Playing, envs: int, seed: int) -> VectorTable:
        """The same for players that sit already."""
        made = cls.__new__(cls)
        made.begin(playing, envs, seed, 1)
        return made

    def begin(self, playing: Playing, envs: int, seed: int, workers: int) -> None:
        sitting, learner = playing.sitting, playing.learner
        if not 0 < whole_number("envs", envs) <= MOST_ENVS:
            raise BadOption(f"envs must be 1 to {MOST_ENVS}, not {envs}")
        if not 0 < whole_number("workers", workers) <= min(envs, MOST_WORKERS):
            raise BadOption(f"workers must be 1 to {min(envs, MOST_WORKERS)}, not {workers}")
        whole_number("seed", seed)
        check_league(playing.bots, sitting)
        if learner not in (None, ANY, *range(sitting.seats)):
            raise BadOption(f"the learner may sit at 0 to {sitting.seats - 1} or at 'any', not {learner!r}")
        if playing.potential not in (False, True, ODDS):
            raise BadOption(f"the potential may be False, True or '{ODDS}', not {playing.potential!r}")
        if not 0 < playing.discount <= 1:
            raise BadOption(f"the discount must be above 0 and at most 1, not {playing.discount}")
        self.sitting = sitting
        self.envs = envs
        self.learner = learner
        self.layout = layout_of(sitting.game, sitting.seats)
        self.actions = sitting.actions
        self.tables: Tables | Processes
        if workers == 1:
            self.tables = Tables(playing, Arrays.of(sitting, envs), seed)
        else:
            self.tables = Processes(playing, envs, seed, workers)
        self.show()

    def show(self) -> None:
        """The arrays of the tables as the batch's own."""
        arrays = self.tables.arrays
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.seats = arrays.seats
        self.rewards = arrays.rewards
        self.returns = arrays.returns
        self.dones = arrays.dones
        self.truncations = arrays.truncations

    def __getstate__(self) -> tuple[Sitting, int, Learner, Tables]:
        """To be pickled and copied, in one process: the copy plays on alike, in arrays of its own."""
        if isinstance(self.tables, Processes):
            raise BadOption("a batch over several processes cannot be copied: make it with workers=1")
        return self.sitting, self.envs, self.learner, self.tables

    def __setstate__(self, kept: tuple[Sitting, int, Learner, Tables]) -> None:
        self.sitting, self.envs, self.learner, self.tables = kept
        self.sitting = self.tables.sitting
        self.layout = layout_of(self.sitting.game, self.sitting.seats)
        self.actions = self.sitting.actions
        self.show()

    def step(self, actions: NDArray[np.int64]) -> None:
        """Every table takes its action; an Illegal names the first that is no answer, and nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.envs,) or given.dtype.kind not in "iu":
            raise Illegal(f"a step takes {self.envs} whole numbers, not {given.dtype} of shape {given.shape}")
        inside = (given >= 0) & (given < self.actions.size)
        allowed = inside & self.masks[np.arange(self.envs), np.where(inside, given, 0)]
        if not allowed.all():
            table = int(allowed.argmin())
            raise self.refusal(table, int(given[table]))
        self.tables.step(given)

    def refusal(self, table: int, action: int) -> Illegal:
        """Why a table does not take an action."""
        allowed = ", ".join(str(number) for number in np.flatnonzero(self.masks[table]).tolist())
        seat = self.seats[table]
        return Illegal(f"table {table}: seat {seat} may not take action {action} now; allowed: {allowed}")

    def meet(self, bots: str | Sequence[str]) -> None:
        """Another league for the learner: games that begin from now on draw from these bots."""
        league = [bots] if isinstance(bots, str) else [*bots]
        check_league(league, self.sitting)
        self.tables.meet(league)

    def final_observation(self, table: int, seat: Seat) -> NDArray[np.float32]:
        """What a seat saw at the end of the game that ended at a table in this step; a BadOption if none did."""
        if not 0 <= table < self.envs or not self.dones[table]:
            raise BadOption(f"the game at table {table} did not end in this step")
        return self.tables.final(table, seat)

    def close(self) -> None:
        """Send the processes home, if there are several.  The arrays are gone then."""
        if isinstance(self.tables, Processes):
            self.tables.close()


def check_league(bots: list[str], sitting: Sitting) -> None:
    """A BadOption names the first that cannot play here."""
    if not bots:
        raise BadOption("a league needs at least one bot")
    for name in bots:
        check_bot(name, sitting.game)
        if name.startswith(PREFIX):
            NetworkBot(name).sits(sitting.game, sitting.seats)
