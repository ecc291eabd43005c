"""Each framework's own tests, with warnings as errors."""

from __future__ import annotations

import warnings

import pytest

from adapters.cases import NAMES, SETTINGS
from adapters.environments import agents, learner
from gladsheim.core.game import Value
from gladsheim.games import find

pyspiel = pytest.importorskip("pyspiel")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from gladsheim.adapters import openspiel  # noqa: E402

with warnings.catch_warnings():
    # PettingZoo's own tests import its own games in a way that it has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

MANY_SEATS = 4  # with more, OpenSpiel's test takes long: it looks with every eye at every moment

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


@every_setting
def test_pettingzoo(game: str, seats: int, options: dict[str, Value]) -> None:
    api_test(agents(game, seats, options), num_cycles=300 // seats)
    seed_test(lambda: agents(game, seats, options), num_cycles=150 // seats)


@every_setting
def test_gymnasium(game: str, seats: int, options: dict[str, Value]) -> None:
    check_env(learner(game, seats, options))


@pytest.mark.once
@every_setting
def test_openspiel(game: str, seats: int, options: dict[str, Value]) -> None:
    few = max(find(game).seats[0], MANY_SEATS)
    loaded = openspiel.load(game, seats=min(seats, few), **options)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
