"""Gymnasium: a game as an environment with one learner.

In cooperative and solo games the learner plays every seat; in the others one seat, against bots by name.

>>> table = env("yggdrasil", seats=3)
>>> observation, info = table.reset(seed=7)
>>> observation, reward, terminated, truncated, info = table.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.adapters.extra import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.layouts import is_shared
from gladsheim.adapters.playing import Playing
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import Bot, Eyes, check_bot, make_bot
from gladsheim.core.forms import Illegal, Seat
from gladsheim.core.game import BadOption, Value

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Base = gymnasium.Env[NDArray[np.float32], np.int64]
else:
    Base = gymnasium.Env

Info = dict[str, object]


class Table(Base):
    """A table at which one learner sits, at one seat or at all."""

    def __init__(self, sitting: Sitting, learner: Seat | None, bots: str, render_mode: str | None) -> None:
        self.playing = Playing(sitting)
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.learner = learner  # None: every seat
        self.bot = bots
        self.bots: list[Bot] = []
        self.steps = 0
        self.render_mode = render_mode
        self.observation_space = Box(0.0, 1.0, (self.playing.layout.size,), np.float32)
        self.action_space = Discrete(sitting.actions.size)

    @property
    def seat(self) -> Seat:
        """Where the learner looks from: its own seat, or the one that is asked."""
        return max(self.playing.seat, 0) if self.learner is None else self.learner

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[NDArray[np.float32], Info]:
        super().reset(seed=seed)
        lot = int(self.np_random.integers(1 << 62))
        self.playing.begin(lot)
        self.bots = [make_bot(self.bot, lot + seat) for seat in range(self.playing.sitting.seats)]
        self.steps = 0
        self.let_bots_play()
        return self.observe(), self.info()

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
    check_bot(bots, sitting.game.id)
    if learner is None and not is_shared(sitting.game, sitting.seats):
        learner = 0
    if learner is not None and learner not in range(sitting.seats):
        raise BadOption(f"the learner may sit at 0 to {sitting.seats - 1}, not {learner}")
    return Table(sitting, learner, bots, render_mode)


gymnasium.register(
    "gladsheim/Table-v0", entry_point=f"{__name__}:make", kwargs={"seats": None, "learner": None, "bots": "random"}
)


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
