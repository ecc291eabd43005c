"""PPO, written to be read: one network learns to play every seat of a batch of tables (Schulman and others, 2017).

A round has three parts: play so many steps at every table; find out how much better each answer was than expected;
make the better ones likelier, but never by much at once.  What differs from a textbook is that many sit at one table:
what happens until a seat is asked again is that seat's reward, and an answer's worth is counted along its own seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gladsheim.adapters.extra import missing

try:
    import numpy as np
    import torch
    from torch import nn
except ModuleNotFoundError as no:
    raise missing(no, "train") from None

from gladsheim.adapters.arrays import Learner, Playing
from gladsheim.adapters.credit import Moments, advantages
from gladsheim.adapters.network import PREFIX, UNFIT, About, Network, load
from gladsheim.adapters.positions import Position, cut, won_games
from gladsheim.adapters.showing import Shown, shown
from gladsheim.adapters.tasks import Task
from gladsheim.adapters.vector import VectorTable
from gladsheim.core.game import BadOption
from gladsheim.layouts import is_shared

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAMES = 256  # of the policy, for the rungs of a ladder
LOOKS = 8  # how often games are gone through that are shown
LOOKING = 1e-3  # the rate of learning meanwhile


class Ways:
    """How it learns; the usual numbers do for every game here."""

    def __init__(
        self,
        steps: int = 1_000_000,
        minutes: float = 0.0,
        seed: int = 1,
        envs: int = 256,
        length: int = 64,
        hidden: int = 256,
        rate: float = 1e-3,
        entropy: float = 0.01,
        epochs: int = 3,
        league: list[str] | None = None,
        snapshots: bool = True,
        looks_on: int = 0,
    ) -> None:
        self.steps = steps  # answers to learn from, all tables together
        self.minutes = minutes  # at most so long; 0.0: as long as it takes
        self.seed = seed
        self.envs = envs  # tables
        self.length = length  # steps of a round at each table
        self.hidden = hidden  # numbers in each of the two hidden layers
        self.rate = rate  # of learning, at the beginning; it falls to nothing
        self.entropy = entropy  # how much it is worth to stay undecided
        self.epochs = epochs  # how often a round is gone through
        self.league = league or []  # opponents; none: it plays every seat
        self.snapshots = snapshots  # whether its own earlier selves join the league; without, it learns to exploit it
        self.looks_on = looks_on  # games that the policy won, to imitate before anything else; 0: none
        self.minibatch = 2048
        self.discount = 0.999
        self.trace = 0.95  # lambda: how far an answer is praised for what came after it
        self.clip = 0.2  # by how much an answer may become likelier, or less likely, in one round
        self.grip = 0.5  # longest step of the gradient
        if steps < 0 or steps + looks_on < 1 or minutes < 0 or envs < 1 or hidden < 1 or looks_on < 0:
            raise BadOption(f"training needs steps, tables and numbers from 1 up, not {steps}, {envs}, {hidden}")


class Told:
    """How the training goes, after a round."""

    def __init__(self, steps: int, seconds: float, won: float, games: int, rung: int) -> None:
        self.steps = steps
        self.seconds = seconds
        self.won = won  # the share of what could be won in the games of this rung, lately
        self.games = games
        self.rung = rung  # of the task's ladder


class Round:
    """What happened in one round: steps x tables."""

    def __init__(self, length: int, envs: int, size: int, actions: int, seats: int) -> None:
        self.observations = torch.zeros(length, envs, size)
        self.masks = torch.zeros(length, envs, actions, dtype=torch.bool)
        self.actions = torch.zeros(length, envs, dtype=torch.int64)
        self.likely = torch.zeros(length, envs)  # the logarithm of the share with which the answer was drawn
        self.values = np.zeros((length, envs), np.float32)  # what the seat hoped for
        self.seats = np.zeros((length, envs), np.int64)  # who was asked
        self.rewards = np.zeros((length, envs, seats), np.float32)
        self.dones = np.zeros((length, envs), np.bool_)


def make_model(size: int, actions: int, hidden: int) -> nn.Sequential:
    """Two hidden layers; the last gives a logit for each action and, behind them, the value."""
    model = nn.Sequential(
        nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(), nn.Linear(hidden, actions + 1)
    )
    for layer, gain in zip(model[::2], (2**0.5, 2**0.5, 0.01), strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return model


def network_from(model: nn.Sequential, about: About) -> Network:
    """What has been learned, as a player that needs no torch."""
    layers = [layer for layer in model if isinstance(layer, nn.Linear)]
    weights = [layer.weight.detach().numpy().T.copy() for layer in layers]
    return Network(about, weights, [layer.bias.detach().numpy().copy() for layer in layers])


def model_from(network: Network) -> nn.Sequential:
    """The same the other way, to learn on."""
    model = make_model(network.weights[0].shape[0], network.about.actions, network.weights[0].shape[1])
    for layer, weight, bias in zip(model[::2], network.weights, network.biases, strict=True):
        if tuple(layer.weight.shape) != weight.T.shape:
            raise BadOption("only networks of two equal hidden layers can learn on")
        layer.weight.data = torch.tensor(weight.T.copy())
        layer.bias.data = torch.tensor(bias.copy())
    return model


class Pupil:
    """One network on its way."""

    def __init__(self, task: Task, ways: Ways, begin: Path | None = None) -> None:
        torch.manual_seed(ways.seed)
        self.task = task
        self.ways = ways
        self.about = About(task.game, task.seats, task.id)
        self.model = make_model(self.about.size, self.about.actions, ways.hidden)
        if begin is not None:
            self.model = model_from(of_task(load(begin), task, begin))
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=ways.rate, eps=1e-5)
        self.discount = task.lesson.foresight or ways.discount
        self.shared = is_shared(task.sitting().game, task.seats)
        self.games: list[Position] = []  # that were won, from whose positions it begins
        if any(task.lesson.rungs):
            self.games = won_games(task.sitting(), GAMES, seed=ways.seed)
        # Who looked on played whole games already, and on lower rungs would forget how they begin.
        self.rung = len(task.lesson.rungs) - 1 if ways.looks_on else 0
        self.won: list[float] = []  # in the last games of this rung
        self.tables = self.sit_down()
        if ways.looks_on:
            self.look_on(shown(task.sitting(), won_games(task.sitting(), ways.looks_on, seed=ways.seed)))
        self.round = Round(ways.length, ways.envs, self.about.size, self.about.actions, task.seats)

    def sit_down(self) -> VectorTable:
        """At the tables of the rung that was reached."""
        task, ways = self.task, self.ways
        rungs, openings = task.lesson.rungs, None
        if self.games:
            # Some games begin two rungs lower still, so that their ends are not forgotten.
            openings = [cut(fills, rungs[self.rung]) for fills in self.games]
            openings += [cut(fills, rungs[max(0, self.rung - 2)]) for fills in self.games[: GAMES // 4]]
        learner: Learner = "any" if ways.league else None
        league = ways.league or ["random"]
        # To the short-sighted hope is told undiscounted: else it would be taken back as it is given.
        told = 1.0 if task.lesson.foresight else self.discount
        playing = Playing(task.sitting(), learner, league, task.lesson.potential, told, openings)
        return VectorTable.at(playing, ways.envs, ways.seed + self.rung)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of all answers' shares, and the values."""
        out = self.model(observations)
        return out[..., :-1].masked_fill(~masks, UNFIT).log_softmax(-1), out[..., -1]

    def play(self) -> torch.Tensor:
        """A round at every table; the values of what comes after it."""
        round, tables = self.round, self.tables
        for t in range(self.ways.length):
            round.observations[t] = torch.from_numpy(tables.observations)
            round.masks[t] = torch.from_numpy(tables.masks)
            round.seats[t] = 0 if self.shared else tables.seats
            with torch.no_grad():
                likely, values = self.forward(round.observations[t], round.masks[t])
                # The largest of the logarithms and Gumbel's noise is a draw by those shares.
                noise = -torch.empty_like(likely).exponential_().log()
                actions = (likely + noise).argmax(-1)
            round.actions[t] = actions
            round.likely[t] = likely.gather(-1, actions[:, None])[:, 0]
            round.values[t] = values.numpy()
            tables.step(actions.numpy())
            round.rewards[t] = tables.rewards
            round.dones[t] = tables.dones
            self.count(tables, round.seats[t])
        with torch.no_grad():
            return self.forward(torch.from_numpy(tables.observations), torch.from_numpy(tables.masks))[1]

    def count(self, tables: VectorTable, seats: NDArray[np.int64]) -> None:
        """Who won: the learner itself, or at every seat somebody of the kind."""
        for n in np.flatnonzero(tables.dones).tolist():
            self.won.append(float(tables.returns[n, seats[n]]))
        self.won = self.won[-500:]

    def learn(self, after: torch.Tensor, rate: float) -> None:
        """Make the answers of the round likelier that were better than expected."""
        ways, round = self.ways, self.round
        now = np.zeros_like(self.tables.seats) if self.shared else self.tables.seats
        told = Moments(round.values, round.seats, round.rewards, round.dones)
        better, counts = advantages(told, after.numpy(), now, self.discount, ways.trace)
        hoped = torch.from_numpy(better + round.values).reshape(-1)
        praise = torch.from_numpy(better).reshape(-1)
        flat = [part.reshape(-1, *part.shape[2:]) for part in (round.observations, round.masks)]
        actions, before = round.actions.reshape(-1), round.likely.reshape(-1)
        rows = torch.from_numpy(np.flatnonzero(counts.reshape(-1)))
        self.optimizer.param_groups[0]["lr"] = rate
        for _ in range(ways.epochs):
            for some in rows[torch.randperm(len(rows))].split(ways.minibatch):
                likely, values = self.forward(flat[0][some], flat[1][some])
                ratio = (likely.gather(-1, actions[some][:, None])[:, 0] - before[some]).exp()
                ours = praise[some]
                ours = (ours - ours.mean()) / (ours.std(correction=0) + 1e-8)
                cut = ratio.clamp(1 - ways.clip, 1 + ways.clip)
                gain = torch.min(ratio * ours, cut * ours).mean()
                wrong = (values - hoped[some]).square().mean()
                undecided = -(likely.exp() * likely.clamp(min=-50)).sum(-1).mean()
                loss = -gain + 0.5 * wrong - ways.entropy * undecided
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), ways.grip)
                self.optimizer.step()

    def look_on(self, told: Shown) -> None:
        """Make the answers likelier that others gave, who won."""
        parts = [torch.from_numpy(part) for part in (told.observations, told.masks, told.actions)]
        optimizer = torch.optim.Adam(self.model.parameters(), lr=LOOKING, eps=1e-5)
        for _ in range(LOOKS):
            for some in torch.randperm(len(parts[0])).split(512):
                likely = self.forward(parts[0][some], parts[1][some])[0]
                loss = -likely.gather(-1, parts[2][some][:, None]).mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()

    def climb(self) -> None:
        """To the next rung, once this one is won often enough."""
        enough = len(self.won) >= 200 and np.mean(self.won[-200:]) >= self.task.lesson.enough
        if enough and self.rung + 1 < len(self.task.lesson.rungs):
            self.rung += 1
            self.won = []
            self.tables = self.sit_down()


def of_task(network: Network, task: Task, file: Path) -> Network:
    if (network.about.game, network.about.seats) != (task.game, task.seats):
        raise BadOption(f"{file} plays {network.about.game} with {network.about.seats} seats, which is not {task.id}")
    return network


def train(
    task: Task,
    ways: Ways,
    out: Path,
    tell: Callable[[Told], None] = lambda told: None,
    begin: Path | None = None,
) -> Network:
    """Learn a task; the network is written to `out` now and then, and at the end."""
    began = time.monotonic()
    pupil = Pupil(task, ways, begin)
    each, done, saved, earlier = ways.envs * ways.length, 0, began, [*ways.league]
    snapshots = 0
    while done < ways.steps:
        passed = time.monotonic() - began
        if ways.minutes and passed >= 60 * ways.minutes:
            break
        left = 1 - max(done / ways.steps, passed / (60 * ways.minutes) if ways.minutes else 0.0)
        after = pupil.play()
        pupil.learn(after, ways.rate * max(left, 0.02))
        pupil.climb()
        done += each
        passed = time.monotonic() - began
        pupil.about.steps, pupil.about.minutes = done, passed / 60
        tell(Told(done, passed, float(np.mean(pupil.won or [0.0])), len(pupil.won), pupil.rung))
        if ways.league and ways.snapshots and done // (ways.steps // 10 + 1) > snapshots:
            snapshots += 1
            file = out.with_name(f"{out.stem}-{snapshots}{out.suffix}")
            network_from(pupil.model, pupil.about).save(file)
            earlier.append(f"{PREFIX}{file}@1")
            pupil.tables.meet(earlier)
        if time.monotonic() - saved > 60:
            saved = time.monotonic()
            network_from(pupil.model, pupil.about).save(out)
    network = network_from(pupil.model, pupil.about)
    network.save(out)
    return network
