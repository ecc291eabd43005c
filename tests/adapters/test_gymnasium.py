"""Gymnasium: names, batches, copies, and what is refused."""

from __future__ import annotations

import copy
import pickle

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np

import gladsheim
from adapters.environments import agents
from gladsheim.adapters import gymnasium as adapter

NAMES = ["OdinsTable", "Yggdrasil", "Chronicles", "Vedrfolnir", "Gotterdammerung"]


@pytest.mark.parametrize("name", NAMES)
def test_each_game_has_a_name_and_a_batch(name: str) -> None:
    env = gymnasium.make(f"gladsheim/{name}-v0")
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    batch = gymnasium.make_vec(f"gladsheim/{name}-v0", num_envs=3)
    observations, infos = batch.reset(seed=1)
    ended = 0
    for _ in range(320):
        observations, rewards, terminations, truncations, infos = batch.step(infos["action_mask"].argmax(axis=1))
        assert observations in batch.observation_space
        assert not truncations.any()
        assert not rewards[~terminations].any()
        ended += int(terminations.sum())
        if terminations.any():
            n = int(terminations.argmax())
            assert infos["_final_obs"].tolist() == terminations.tolist()
            assert infos["final_obs"][n] in batch.single_observation_space
    assert ended


def test_a_batch_begins_the_same_with_the_same_seed() -> None:
    batch = gymnasium.make_vec("gladsheim/Yggdrasil-v0", num_envs=2, seats=3)
    first, _ = batch.reset(seed=4)
    again, _ = batch.reset(seed=4)
    other, _ = batch.reset(seed=5)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


@pytest.mark.parametrize("game", ["yggdrasil", "chronicles"])
def test_environments_are_pickled_and_copied_and_play_on_alike(game: str) -> None:
    env = adapter.env(game)
    env.reset(seed=2)
    for _ in range(20):
        env.step(int(env.action_masks().argmax()))
    several = [env, pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(10):
        action = int(env.action_masks().argmax())
        seen = [one.step(action)[0].tobytes() for one in several]
        assert seen[0] == seen[1] == seen[2]


def test_an_agents_table_is_copied_too() -> None:
    table = agents("vedrfolnir", 3, {})
    table.reset(seed=3)
    twin = copy.deepcopy(table)
    assert twin.last()[0].tobytes() == table.last()[0].tobytes()


def test_what_a_reset_does_not_take_is_told() -> None:
    with pytest.raises(gladsheim.BadOption, match="reset takes no options, not "):
        adapter.env("yggdrasil").reset(options={"level": "easy"})
    with pytest.raises(gladsheim.BadOption, match="reset takes no options"):
        gymnasium.make_vec("gladsheim/Yggdrasil-v0", num_envs=2).reset(options={"level": "easy"})
