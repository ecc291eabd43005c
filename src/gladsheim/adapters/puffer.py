"""PufferLib's layout: a batch of tables as one environment of many rows, in buffers that the caller may own.

A row is one table with one learner: in games that are won together it plays every seat, in the others one seat, by
lot for each game, against bots.  PufferLib knows no masks of actions: they stand behind the observation in each row.
It needs nothing of the library; where that is installed it is one of its own environments, so that
`pufferlib.vector.make` takes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypedDict

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

    class PufferEnv:
        """What PufferLib takes for an environment of its own; nothing of it is used here."""

    Told = list[dict[str, float]]
    Floats = NDArray[np.float32]
    Flags = NDArray[np.bool_]
    Received = tuple[Floats, Floats, Flags, Flags, Told, NDArray[np.int64], Flags]
    Stepped = tuple[Floats, Floats, Flags, Flags, Told]
else:
    try:
        from pufferlib import PufferEnv
    except ImportError:
        PufferEnv = object


class Buffers(Protocol):
    """Arrays of a caller who wants them filled, as PufferLib 2 hands them over."""

    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    terminals: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]


class Named(TypedDict):
    """The same by their names, as PufferLib 3 does."""

    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    terminals: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]


def new(envs: int, size: int) -> Named:
    return {
        "observations": np.zeros((envs, size), np.float32),
        "rewards": np.zeros(envs, np.float32),
        "terminals": np.zeros(envs, np.bool_),
        "truncations": np.zeros(envs, np.bool_),
        "masks": np.ones(envs, np.bool_),  # every row is always alive
        "actions": np.zeros(envs, np.int64),
    }


def named(buf: Buffers) -> Named:
    return {
        "observations": buf.observations,
        "rewards": buf.rewards,
        "terminals": buf.terminals,
        "truncations": buf.truncations,
        "masks": buf.masks,
        "actions": buf.actions,
    }


class Puffer(PufferEnv):
    """So many tables; `step` fills the same arrays each time."""

    emulated = False
    done = False

    def __init__(self, playing: Playing, envs: int, buf: Buffers | Named | None, seed: int) -> None:
        self.playing = playing
        self.seed = seed
        self.table = VectorTable.at(playing, envs, seed)
        self.num_agents = envs
        self.agents_per_batch = envs
        self.agent_ids = np.arange(envs)
        size = self.table.layout.size + self.table.actions.size
        self.single_observation_space = Box(0.0, 1.0, (size,), np.float32)
        self.single_action_space = Discrete(self.table.actions.size)
        self.observation_space = batch_space(self.single_observation_space, envs)
        self.action_space = batch_space(self.single_action_space, envs)
        arrays = new(envs, size) if buf is None else buf if isinstance(buf, dict) else named(buf)
        self.observations = arrays["observations"]
        self.rewards = arrays["rewards"]
        self.terminals = arrays["terminals"]
        self.truncations = arrays["truncations"]
        self.masks = arrays["masks"]
        self.actions = arrays["actions"]
        if self.observations.shape != (envs, size):
            raise BadOption(f"the buffer of observations must be {(envs, size)}, not {self.observations.shape}")
        self.infos: Told = []

    @property
    def driver_env(self) -> Puffer:
        return self

    @property
    def num_envs(self) -> int:
        return self.num_agents

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], Told]:
        """New games at all tables; without a seed those that the batch was made with."""
        self.table = VectorTable.at(self.playing, self.num_agents, self.seed if seed is None else seed)
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

    def async_reset(self, seed: int | None = None) -> None:
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
    buf: Buffers | Named | None = None,
    seed: int = 0,
    **options: Value,
) -> Puffer:
    """A batch in PufferLib's layout; a BadOption names what is not allowed, and what is."""
    sitting = Sitting(game, seats, options)
    learner: Learner = None if is_shared(sitting.game, sitting.seats) else "any"
    return Puffer(Playing(sitting, learner, [bots], potential), num_envs, buf, seed)
