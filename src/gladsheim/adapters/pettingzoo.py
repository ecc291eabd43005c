"""PettingZoo: a game as an AEC environment, one agent a seat.

Examples, which `make test` runs, are in docs/adapters.md.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gladsheim.adapters.extra import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.playing import Playing
from gladsheim.adapters.sitting import Sitting
from gladsheim.core.game import Value

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Table(AECEnv):  # type: ignore[misc]
    """A table whose seats are agents.  The mask of the one that is asked is in its info, as `action_mask`."""

    def __init__(self, sitting: Sitting, render_mode: str | None) -> None:
        super().__init__()
        self.playing = Playing(sitting)
        self.metadata = {
            "name": f"gladsheim_{sitting.game.id.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(sitting.seats)]
        size = self.playing.layout.size
        self.observation_spaces = {agent: Box(0.0, 1.0, (size,), np.float32) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(sitting.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game.  (Options mean nothing here; PettingZoo's own test gives some, and they must be taken.)"""
        self.playing.begin(secrets.randbits(62) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.turn()

    def observe(self, agent: str) -> NDArray[np.float32]:
        return self.playing.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} is asked: its action may not be None")
        self.playing.answer(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.playing.over:
            self.rewards = dict(zip(self.agents, self.playing.match.returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.playing.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self.turn()
        self._accumulate_rewards()

    def turn(self) -> None:
        """Turn to the seat that is asked."""
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        if not self.playing.over:
            self.agent_selection = self.possible_agents[self.playing.seat]
            self.infos[self.agent_selection] = {"action_mask": self.playing.mask()}

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return self.playing.match.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> AECEnv:
    """The game as an AEC environment; a BadOption names what is not allowed, and what is."""
    return OrderEnforcingWrapper(Table(Sitting(game, seats, options), render_mode))
