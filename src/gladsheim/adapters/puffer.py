"""PufferLib's layout: a batch of tables as one environment of many rows, in buffers that the caller may own.

A row is one table with one learner: in games that are won together it plays every seat, in the others one seat, by
lot for each game, against bots.  PufferLib knows no masks of actions: they stand behind the observation in each row.
It needs nothing of the library, and speaks as its own environments do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from gladsheim.adapters.extra import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.arrays import Learner, Playing
from gladsheim.adapters.sitting import Sitting
from gladsheim.adapters.vector import VectorTable
from gladsheim.core.game import BadOption, Value
from gladsheim.layouts import is_shared

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Told = list[dict[str, float]]
    Floats = NDArray[np.float32]
    Flags = NDArray[np.bool_]
    Received = tuple[Floats, Floats, Flags, Flags, Told, NDArray[np.int64], Flags]
    Stepped = tuple[Floats, Floats, Flags, Flags, Told]


class Buffers(Protocol):
    """Arrays of a caller who wants them filled."""

    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    terminals: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]


class Puffer:
    """So many tables; `step` fills the same arrays each time."""

    emulated = None
    done = False

    def __init__(self, playing: Playing, envs: int, buf: Buffers | None) -> None:
        self.playing = playing
        self.table = VectorTable.at(playing, envs, 0)
        self.num_agents = envs
        self.agents_per_batch = envs
        self.agent_ids = np.arange(envs)
        size = self.table.layout.size + self.table.actions.size
        self.single_observation_space = Box(0.0, 1.0, (size,), np.float32)
        self.single_action_space = Discrete(self.table.actions.size)
        self.observation_space = batch_space(self.single_observation_space, envs)
        self.action_space = batch_space(self.single_action_space, envs)
        self.observations = np.zeros((envs, size), np.float32) if buf is None else buf.observations
        self.rewards = np.zeros(envs, np.float32) if buf is None else buf.rewards
        self.terminals = np.zeros(envs, np.bool_) if buf is None else buf.terminals
        self.truncations = np.zeros(envs, np.bool_) if buf is None else buf.truncations
        self.masks = np.ones(envs, np.bool_) if buf is None else buf.masks  # every row is always alive
        self.actions = np.zeros(envs, np.int64) if buf is None else buf.actions
        if self.observations.shape != (envs, size):
            raise BadOption(f"the buffer of observations must be {(envs, size)}, not {self.observations.shape}")
        self.infos: Told = []

    @property
    def driver_env(self) -> Puffer:
        return self

    @property
    def num_envs(self) -> int:
        return self.num_agents

    def reset(self, seed: int | None = 0) -> tuple[NDArray[np.float32], Told]:
        self.table = VectorTable.at(self.playing, self.num_agents, seed or 0)
        for array in (self.rewards, self.terminals, self.truncations):
            array[:] = 0
        self.masks[:] = True
        self.look()
        return self.observations, []

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """An Illegal names the first table whose action is no answer there, and nothing has changed."""
        table, rows = self.table, np.arange(self.num_agents)
        seats = np.zeros_like(rows) if self.playing.learner is None else table.seats.copy()
        table.step(np.asarray(actions))
        self.actions[:] = actions
        self.rewards[:] = table.rewards[rows, seats]
        self.terminals[:] = table.dones & ~table.truncations
        self.truncations[:] = table.truncations
        self.infos = [{"won": float(table.returns[n, seats[n]])} for n in np.flatnonzero(table.dones).tolist()]
        self.look()
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def look(self) -> None:
        size = self.table.layout.size
        self.observations[:, :size] = self.table.observations
        self.observations[:, size:] = self.table.masks

    # The same in two halves, as PufferLib's own loops ask for it.

    def async_reset(self, seed: int | None = 0) -> None:
        _, self.infos = self.reset(seed)

    def send(self, actions: NDArray[np.int64]) -> None:
        self.step(actions)

    def recv(self) -> Received:
        return (
            self.observations,
            self.rewards,
            self.terminals,
            self.truncations,
            self.infos,
            self.agent_ids,
            self.masks,
        )

    def close(self) -> None:
        self.table.close()


def env(
    game: str,
    seats: int | None = None,
    num_envs: int = 256,
    bots: str = "random",
    potential: bool = False,
    buf: Buffers | None = None,
    **options: Value,
) -> Puffer:
    """A batch in PufferLib's layout; a BadOption names what is not allowed, and what is."""
    sitting = Sitting(game, seats, options)
    learner: Learner = None if is_shared(sitting.game, sitting.seats) else "any"
    return Puffer(Playing(sitting, learner, [bots], potential), num_envs, buf)
