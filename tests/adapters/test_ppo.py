"""A network learns: skipped where torch is not installed, which only learners need."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="torch is not installed: pip install 'gladsheim[train]'", exc_type=ImportError)

import numpy as np
import torch

import gladsheim
from adapters.networks import a_network
from gladsheim.adapters import ppo
from gladsheim.adapters.evaluate import evaluate
from gladsheim.adapters.network import load
from gladsheim.adapters.ppo import Pupil, Told, Ways, model_from, network_from, train
from gladsheim.adapters.tasks import Task, task_of
from gladsheim.layouts.lessons import Lesson


def small(steps: int, seed: int = 1, league: list[str] | None = None) -> Ways:
    return Ways(steps, seed=seed, envs=16, length=16, hidden=16, league=league)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    """Where tests run side by side, more would only wait for each other."""
    torch.set_num_threads(1)


def test_ppo_is_short_enough_to_read() -> None:
    source = Path(gladsheim.__file__).parent / "adapters" / "ppo.py"
    assert len(source.read_text().splitlines()) < 400


def test_training_writes_a_network_that_plays(tmp_path: Path) -> None:
    told: list[Told] = []
    task = Task("odins-table", Lesson("t", 2, "", ["random"], potential=False))
    file = tmp_path / "n.npz"
    network = train(task, small(512, 3), file, told.append)
    assert [one.steps for one in told] == [256, 512]
    assert load(file).about.steps == network.about.steps == 512
    assert evaluate(f"network:{file}", task, games=4)[0].all.games == 4
    again = train(task, small(512, 3), tmp_path / "m.npz")
    for one, other in zip(network.weights, again.weights, strict=True):
        assert np.allclose(one, other, atol=1e-4)
    on = train(task, small(256, 4), tmp_path / "on.npz", begin=file)
    assert on.about.steps == 256


def test_who_looks_on_learns_from_what_others_did(tmp_path: Path) -> None:
    task = task_of("vedrfolnir-alone")
    before = evaluate("random", task, games=100)[0].all.share
    network = train(task, Ways(0, seed=1, envs=8, hidden=64, looks_on=48), tmp_path / "n.npz")
    assert network.about.steps == 0
    assert evaluate(f"network:{tmp_path / 'n.npz'}", task, games=100)[0].all.share > before + 0.1


@pytest.mark.parametrize(("looks_on", "rung"), [(0, 0), (2, 1)])
def test_who_looked_on_begins_at_the_top_of_the_ladder(
    looks_on: int, rung: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "GAMES", 4)
    task = Task("vedrfolnir", Lesson("t", 1, "", rungs=[0.9, 0.0]))
    assert Pupil(task, Ways(16, envs=4, length=4, hidden=8, looks_on=looks_on)).rung == rung


def test_a_league_takes_its_own_earlier_selves_in(tmp_path: Path) -> None:
    task = Task("odins-table", Lesson("t", 2, "", ["random"], potential=False))
    train(task, small(1024, 3, ["random"]), tmp_path / "n.npz")
    assert (tmp_path / "n-1.npz").exists()


def test_a_model_and_its_network_say_the_same(tmp_path: Path) -> None:
    network = a_network("vedrfolnir", 2)
    with pytest.raises(gladsheim.BadOption, match="two equal hidden layers"):
        model_from(network)
    task = Task("vedrfolnir", Lesson("t", 2, "", ["random"], potential=False))
    learned = train(task, small(256), tmp_path / "n.npz")
    model, rows = model_from(learned), np.random.default_rng(1).random((3, learned.about.size), np.float32)
    out = model(torch.from_numpy(rows)).detach().numpy()
    assert np.allclose(out[:, :-1], learned.forward(rows)[0], atol=1e-5)
    assert np.allclose(network_from(model, learned.about).weights[0], learned.weights[0])


def test_learning_makes_a_player_better(tmp_path: Path) -> None:
    """Alone at Vedrfölnir some ten thousand answers suffice."""
    task = task_of("vedrfolnir-alone")
    before = evaluate("random", task, games=100)[0].all.share
    train(task, Ways(16_000, seed=1, envs=32, length=32, hidden=64), tmp_path / "n.npz")
    after = evaluate(f"network:{tmp_path / 'n.npz'}", task, games=100)[0].all.share
    assert after > before + 0.1


def test_what_cannot_be_learned_is_named(tmp_path: Path) -> None:
    with pytest.raises(gladsheim.BadOption, match="training needs steps"):
        Ways(0)
    file = tmp_path / "v.npz"
    a_network("vedrfolnir", 3).save(file)
    with pytest.raises(gladsheim.BadOption, match="plays vedrfolnir with 3 seats, which is not odin"):
        train(task_of("odin"), small(256), tmp_path / "n.npz", begin=file)
    with pytest.raises(gladsheim.BadOption, match="there is no network"):
        train(task_of("odin"), small(256), tmp_path / "n.npz", begin=tmp_path / "none.npz")
