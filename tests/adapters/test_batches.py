"""A batch in PufferLib's layout, and tables at which all act at once."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from typing import Literal

import pytest

pytest.importorskip("pettingzoo")

import numpy as np

import gladsheim
from adapters.cases import NAMES, SETTINGS
from gladsheim.adapters import parallel, puffer
from gladsheim.adapters.vector import VectorTable
from gladsheim.core.game import Value

with warnings.catch_warnings():
    # PettingZoo's own tests import its own games in a way that it has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import parallel_api_test

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


@every_setting
def test_pettingzoo_in_parallel(game: str, seats: int, options: dict[str, Value]) -> None:
    parallel_api_test(parallel.env(game, seats=seats, **options), num_cycles=200 // seats)  # type: ignore[arg-type]


def test_who_is_asked_together_answers_in_one_step() -> None:
    env = parallel.env("odins-table")
    seen, _ = env.reset(seed=3)
    asked = [agent for agent, one in seen.items() if not one["action_mask"][-1]]
    assert asked == ["seat_0", "seat_1"], "both set up their Walls"
    over, rewards = {"": False}, {"": 0.0}
    while not any(over.values()):
        actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        seen, rewards, over, _, _ = env.step(actions)
    assert sum(rewards.values()) == 1
    assert env.agents == []
    assert copy.deepcopy(env).playing.over
    assert pickle.loads(pickle.dumps(env)).playing.match.fills == env.playing.match.fills


def test_in_parallel_a_wrong_action_changes_nothing() -> None:
    env = parallel.env("vedrfolnir", seats=2)
    seen, _ = env.reset(seed=3)
    right = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    asked = next(agent for agent, one in seen.items() if not one["action_mask"][-1])
    other = next(agent for agent in right if agent != asked)
    before = list(env.playing.match.fills)
    with pytest.raises(gladsheim.Illegal, match=f"{asked} may not take action {env.waits} now; allowed: "):
        env.step({**right, asked: env.waits})
    with pytest.raises(gladsheim.Illegal, match=f"{other} is asked nothing now: it can only wait"):
        env.step({**right, other: 0})
    assert env.playing.match.fills == before


@every_setting
def test_puffers_ten_lines(game: str, seats: int, options: dict[str, Value]) -> None:
    env = puffer.env(game, seats=seats, num_envs=4, **options)  # type: ignore[arg-type]
    observations, infos = env.reset(seed=7)
    lots, size = np.random.default_rng(1), env.single_action_space.n
    for _ in range(40):
        masks = observations[:, -size:]
        env.send((lots.random(masks.shape) * masks).argmax(axis=1))
        observations, rewards, terminals, truncations, infos, ids, alive = env.recv()
        assert observations is env.observations
        assert observations in env.observation_space
        assert (masks.sum(axis=1) > 0).all()
        assert (rewards.shape, ids.tolist(), alive.tolist()) == ((4,), [0, 1, 2, 3], [True] * 4)
        assert len(infos) == int(terminals.sum() + truncations.sum())
    env.close()


@pytest.mark.parametrize("learner", [None, "any"])
@pytest.mark.parametrize("game", ["odins-table", "yggdrasil", "gotterdammerung"])
def test_a_batch_is_pickled_and_copied_and_plays_on_alike(game: str, learner: Literal["any"] | None) -> None:
    v = VectorTable(game, envs=3, seed=5, learner=learner, bots="policy", potential=True)
    lots = np.random.default_rng(2)
    for _ in range(25):
        v.step((lots.random(v.masks.shape) * v.masks).argmax(axis=1))
    several = [v, pickle.loads(pickle.dumps(v)), copy.deepcopy(v)]
    steps = 60 if learner is None else 1  # bots sit down anew, and policies draw lots of their own
    for _ in range(steps):
        drawn = lots.random(v.masks.shape)
        for one in several:
            assert (one.masks == v.masks).all()
            assert (one.observations == v.observations).all()
            assert (one.rewards == v.rewards).all()
        for one in several:
            one.step((drawn * one.masks).argmax(axis=1))
    assert several[1].observations is not v.observations


def test_a_batch_of_several_processes_is_not_copied_and_environments_of_batches_are() -> None:
    v = VectorTable("odins-table", envs=2, workers=2)
    with pytest.raises(gladsheim.BadOption, match="cannot be copied: make it with workers=1"):
        pickle.dumps(v)
    v.close()
    env = puffer.env("odins-table", num_envs=2)
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    actions = env.observations[:, -296:].argmax(axis=1)
    assert (env.step(actions)[0] == twin.step(actions)[0]).all()


def test_a_puffer_fills_the_callers_buffers() -> None:
    shape = puffer.env("odins-table", num_envs=3).observations.shape

    class Mine:
        observations = np.zeros(shape, np.float32)
        rewards = np.zeros(3, np.float32)
        terminals = np.zeros(3, np.bool_)
        truncations = np.zeros(3, np.bool_)
        masks = np.zeros(3, np.bool_)
        actions = np.zeros(3, np.int64)

    won: list[float] = []
    env = puffer.env("odins-table", num_envs=3, buf=Mine())
    env.reset(seed=2)
    assert Mine.observations.any()
    lots = np.random.default_rng(1)
    while len(won) < 6:
        masks = Mine.observations[:, -296:]
        *_, infos = env.step((lots.random(masks.shape) * masks).argmax(axis=1))
        won += [one["won"] for one in infos]
        assert Mine.terminals.sum() == len(infos)
    assert set(won) <= {0.0, 0.5, 1.0}
    before = env.observations.copy()
    with pytest.raises(gladsheim.Illegal, match="table 0: seat"):
        env.step(np.zeros(3, np.int64) - 1)
    assert (env.observations == before).all()
    Mine.observations = np.zeros((1, 1), np.float32)
    with pytest.raises(gladsheim.BadOption, match="the buffer of observations must be"):
        puffer.env("odins-table", num_envs=3, buf=Mine())


def test_pufferlib_hands_over_parts_of_its_own_arrays_by_name_and_a_seed_to_each() -> None:
    driver = puffer.env(game="odins-table", num_envs=3)
    size, actions = driver.observations.shape[1], driver.single_action_space.n
    whole = puffer.new(6, size)
    parts: list[puffer.Named] = []
    for span in (slice(0, 3), slice(3, 6)):
        parts.append(
            {
                "observations": whole["observations"][span],
                "rewards": whole["rewards"][span],
                "terminals": whole["terminals"][span],
                "truncations": whole["truncations"][span],
                "masks": whole["masks"][span],
                "actions": whole["actions"][span],
            }
        )
    envs = [puffer.env(game="odins-table", num_envs=3, buf=part, seed=5 + n) for n, part in enumerate(parts)]
    for env in envs:
        env.reset()
    lots, ended, chosen = np.random.default_rng(1), 0, np.zeros(6, np.int32)
    for _ in range(200):
        masks = whole["observations"][:, -actions:]
        chosen = (lots.random(masks.shape) * masks).argmax(axis=1).astype(np.int32)
        for env, given in zip(envs, np.split(chosen, 2), strict=True):
            *_, infos = env.step(given)
            ended += len(infos)
    assert ended > 0
    assert (whole["actions"] == chosen).all()
    again = puffer.env(game="odins-table", num_envs=3, seed=6)
    envs[1].reset()
    assert (again.reset()[0] == whole["observations"][3:]).all()
    assert (again.reset(seed=5)[0] == envs[0].reset()[0]).all()


def test_where_pufferlib_is_installed_a_puffer_is_one_of_its_own() -> None:
    """It takes no others, and asks them for what these properties say."""
    told = """
import sys
from types import ModuleType

class PufferEnv:
    emulated = property(lambda self: False)
    done = property(lambda self: False)
    driver_env = property(lambda self: self)

sys.modules["pufferlib"] = ModuleType("pufferlib")
sys.modules["pufferlib"].PufferEnv = PufferEnv
from gladsheim.adapters import puffer

env = puffer.env("odins-table", num_envs=2)
assert isinstance(env, PufferEnv)
assert (env.emulated, env.done, env.driver_env) == (False, False, env)
"""
    subprocess.run([sys.executable, "-c", told], check=True)
