"""PettingZoo's parallel kind: every agent acts at every step, and who is asked nothing waits.

It fits where several are asked together (the thumbs of a vote, what two arrange unseen): they answer in one step.
One more action than the game has answers, the last, is to wait, which is all that the others may do.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gladsheim.adapters.extra import missing

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import ParallelEnv
except ModuleNotFoundError as no:
    raise missing(no) from None

from gladsheim.adapters.playing import Playing
from gladsheim.adapters.sitting import Sitting
from gladsheim.core.forms import Ask, Illegal, Seat
from gladsheim.core.game import Value

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Seen = dict[str, NDArray[np.float32] | NDArray[np.int8]]


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """A table whose seats are agents that act at once."""

    def __init__(self, sitting: Sitting, render_mode: str | None) -> None:
        self.playing = Playing(sitting)
        self.render_mode = render_mode
        self.metadata = {"name": f"gladsheim_{sitting.game.id.replace('-', '_')}_v0", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(sitting.seats)]
        self.agents: list[str] = []
        self.waits = sitting.actions.size  # the number of the action that is none
        size = self.playing.layout.size
        row, mask = Box(0.0, 1.0, (size,), np.float32), Box(0, 1, (self.waits + 1,), np.int8)
        seen = Dict(observation=row, action_mask=mask)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(self.waits + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[object]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, object]]]:
        """Begin a game.  (Options mean nothing here; PettingZoo's own test gives some, and they must be taken.)"""
        self.playing.begin(secrets.randbits(62) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        return self.seen(), {agent: {} for agent in self.agents}

    def asked(self) -> list[Ask]:
        """The questions of this step: those that must be answered, or else the first that may be."""
        asks = self.playing.match.asks
        return [ask for ask in asks if not ask.may] or [*asks[:1]]

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]:
        """All who are asked answer; an Illegal names the first that may not, and nothing has changed."""
        match = self.playing.match
        asks = self.asked()
        answers = [(ask, self.value(ask, int(actions[self.possible_agents[ask.seat]]))) for ask in asks]
        for seat, agent in enumerate(self.possible_agents):
            if agent in actions and int(actions[agent]) != self.waits and seat not in [ask.seat for ask in asks]:
                raise Illegal(f"{agent} is asked nothing now: it can only wait, which is action {self.waits}")
        for ask, value in answers:
            # What one answers may close the question of another.
            if any(one.seat == ask.seat and one.slot == ask.slot and value in one.options for one in match.asks):
                match.answer(ask.seat, value)
        self.playing.settle()
        agents, over, broken = self.agents, self.playing.over, self.playing.broken_off
        if over or broken:
            self.agents = []
        rewards = {agent: match.returns[self.possible_agents.index(agent)] for agent in agents}
        infos: dict[str, dict[str, object]] = {agent: {} for agent in agents}
        return self.seen(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, broken), infos

    def value(self, ask: Ask, action: int) -> int:
        actions = self.playing.sitting.actions
        for option in ask.options:
            if actions.number(ask.slot, option, ask.seat) == action:
                return option
        allowed = ", ".join(str(actions.number(ask.slot, option, ask.seat)) for option in ask.options)
        agent = self.possible_agents[ask.seat]
        raise Illegal(f"{agent} may not take action {action} now; allowed: {allowed}", ask.rule)

    def seen(self) -> dict[str, Seen]:
        asks = {} if self.playing.over else {ask.seat: ask for ask in self.asked()}
        return {
            agent: {"observation": self.playing.observe(seat), "action_mask": self.mask(asks.get(seat), seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def mask(self, ask: Ask | None, seat: Seat) -> NDArray[np.int8]:
        mask = np.zeros(self.waits + 1, np.int8)
        actions = self.playing.sitting.actions
        mask[[self.waits] if ask is None else [actions.number(ask.slot, one, seat) for one in ask.options]] = 1
        return mask

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return self.playing.match.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int | None = None, render_mode: str | None = None, **options: Value) -> ParallelTable:
    """The game as a parallel environment; a BadOption names what is not allowed, and what is."""
    return ParallelTable(Sitting(game, seats, options), render_mode)
