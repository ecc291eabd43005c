"""Gymnasium: a game as an environment with one learner.

In cooperative and solo games the learner plays every seat; in the others one seat, against bots by name.

Examples, which `make test` runs, are in docs/adapters.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.adapters.arrays import Playing as Seated
from gladsheim.adapters.extra import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.playing import Playing, no_options
from gladsheim.adapters.sitting import Sitting
from gladsheim.adapters.vector import VectorTable
from gladsheim.bots import Bot, Eyes, check_bot, make_bot
from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.game import BadOption, Value
from gladsheim.gymnasium_names import register_now
from gladsheim.layouts import is_shared

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Base = gymnasium.Env[NDArray[np.float32], np.int64]
    Told = NDArray[np.float64] | NDArray[np.bool_]
    BaseVector = gymnasium.vector.VectorEnv[NDArray[np.float32], NDArray[np.int64], Told]
    Stepped = tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, object]]
else:
    Base = gymnasium.Env
    BaseVector = gymnasium.vector.VectorEnv

Info = dict[str, object]


class Table(Base):
    """A table at which one learner sits, at one seat or at all."""

    def __init__(self, sitting: Sitting, learner: Seat | None, bots: str, render_mode: str | None) -> None:
        self.playing = Playing(sitting)
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.learner = learner  # None: every seat
        self.bot = bots
        self.bots: list[Bot] = []
        self.lot = 0  # of the game and its bots
        self.steps = 0
        self.render_mode = render_mode
        self.observation_space = Box(0.0, 1.0, (self.playing.layout.size,), np.float32)
        self.action_space = Discrete(sitting.actions.size)

    @property
    def seat(self) -> Seat:
        """Where the learner looks from: its own seat, or the one that is asked."""
        return max(self.playing.seat, 0) if self.learner is None else self.learner

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        no_options(options)
        super().reset(seed=seed)
        self.lot = int(self.np_random.integers(1 << 62))
        self.playing.begin(self.lot)
        self.seat_bots()
        self.steps = 0
        self.let_bots_play()
        return self.observe(), self.info()

    def seat_bots(self) -> None:
        self.bots = [make_bot(self.bot, self.lot + seat) for seat in range(self.playing.sitting.seats)]

    def __getstate__(self) -> Info:
        """To be pickled and copied: all but the bots, which sit down anew."""
        return {name: value for name, value in vars(self).items() if name != "bots"}

    def __setstate__(self, kept: Info) -> None:
        vars(self).update(kept)
        self.seat_bots()

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """An answer.  What is not allowed changes nothing, and the info says why, as `illegal`."""
        playing, refused = self.playing, {}
        self.steps += 1
        try:
            playing.answer(int(action))
        except Illegal as no:
            refused = {"illegal": str(no)}
        self.let_bots_play()
        reward = playing.match.returns[self.learner or 0]
        broken_off = playing.broken_off or (not playing.over and self.steps >= playing.sitting.longest)
        return self.observe(), reward, playing.over, broken_off, {**self.info(), **refused}

    def let_bots_play(self) -> None:
        """The others answer until the learner is asked."""
        playing = self.playing
        while self.learner not in (None, playing.seat) and not playing.over and not playing.broken_off:
            seat = playing.seat
            playing.match.answer(seat, self.bots[seat].answer(Eyes(playing.match, seat)))
            playing.settle()

    def observe(self) -> NDArray[np.float32]:
        return self.playing.observe(self.seat)

    def info(self) -> Info:
        return {"action_mask": self.playing.mask(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as some learners ask for it."""
        return self.playing.mask().astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        return self.playing.match.text(self.seat) if self.render_mode == "ansi" else None


def make(
    game: str, seats: int | None, learner: Seat | None, bots: str, render_mode: str | None = None, **options: Value
) -> Table:
    """For `gymnasium.make`; `env` is the same with defaults."""
    sitting = Sitting(game, seats, options)
    check_bot(bots, sitting.game)
    return Table(sitting, seat_of_learner(sitting, learner), bots, render_mode)


def seat_of_learner(sitting: Sitting, learner: Seat | None) -> Seat | None:
    """Where it sits, if nobody said; None: at every seat, where all win or lose together."""
    if learner is None and not is_shared(sitting.game, sitting.seats):
        return 0
    if learner is not None and learner not in range(sitting.seats):
        raise BadOption(f"the learner may sit at 0 to {sitting.seats - 1}, not {learner}")
    return learner


class Batch(BaseVector):
    """Many tables at once (`VectorTable`) with one learner each: a game that ended has begun again in the same step.

    The infos hold `action_mask` and `seat`, and for ended games `final_obs`, as Gymnasium's wrappers expect.
    """

    def __init__(self, sitting: Sitting, envs: int, learner: Seat | None, bots: str) -> None:
        self.playing = Seated(sitting, learner, [bots])
        self.learner = learner
        self.table = self.tables(envs, 0)
        self.num_envs = envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = Box(0.0, 1.0, (self.table.layout.size,), np.float32)
        self.single_action_space = Discrete(sitting.actions.size)
        self.observation_space = batch_space(self.single_observation_space, envs)
        self.action_space = batch_space(self.single_action_space, envs)

    def tables(self, envs: int, seed: int) -> VectorTable:
        return VectorTable.at(self.playing, envs, seed)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        no_options(options)
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.table = self.tables(self.num_envs, int(self.np_random.integers(1 << 62)))
        return self.table.observations.copy(), self.info()

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        table = self.table
        table.step(actions)
        info = self.info()
        if table.dones.any():
            info["final_obs"] = self.final_observations()
            info["_final_obs"] = table.dones.copy()
        rewards = table.rewards[:, self.learner or 0].astype(np.float64)
        return table.observations.copy(), rewards, table.dones & ~table.truncations, table.truncations.copy(), info

    def final_observations(self) -> NDArray[np.object_]:
        final = np.full(self.num_envs, None, object)
        for n in np.flatnonzero(self.table.dones).tolist():
            final[n] = self.table.final_observation(n, self.learner or 0)
        return final

    def info(self) -> Info:
        return {"action_mask": self.table.masks.copy(), "seat": self.table.seats.copy()}


def make_batch(game: str, num_envs: int, seats: int | None, learner: Seat | None, bots: str, **options: Value) -> Batch:
    """For `gymnasium.make_vec`."""
    sitting = Sitting(game, seats, options)
    return Batch(sitting, num_envs, seat_of_learner(sitting, learner), bots)


register_now()


def env(
    game: str,
    seats: int | None = None,
    learner: Seat | None = None,
    bots: str = "random",
    render_mode: str | None = None,
    **options: Value,
) -> Table:
    """The game with one learner; a BadOption names what is not allowed, and what is.

    Without `learner` it plays every seat of a cooperative or solo game, and else seat 0.
    """
    sat = {"game": game, "seats": seats, "learner": learner, "bots": bots, "render_mode": render_mode}
    # Made by Gymnasium, so that it knows how to make another; bare, so that illegal answers get their refusal.
    table = gymnasium.spec("gladsheim/Table-v0").make(disable_env_checker=True, **sat, **options).unwrapped
    assert isinstance(table, Table)
    return table
