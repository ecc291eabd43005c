"""A batch of tables: the arrays are what each table shows, and a wrong action changes nothing anywhere."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

import numpy as np
from numpy.typing import NDArray

import gladsheim
from adapters.cases import NAMES, SETTINGS
from gladsheim.adapters import processes
from gladsheim.adapters.arrays import Potential, Tables, odds_of
from gladsheim.adapters.positions import bots_play_one
from gladsheim.adapters.processes import Pace, Processes
from gladsheim.adapters.sitting import Sitting
from gladsheim.adapters.vector import VectorTable
from gladsheim.core.forms import State
from gladsheim.core.game import Value
from gladsheim.core.save import dump_state
from gladsheim.layouts.observing import observing_of

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


def some_actions(v: VectorTable, lots: np.random.Generator) -> NDArray[np.int64]:
    """A random answer at each table."""
    actions: NDArray[np.int64] = (lots.random(v.masks.shape) * v.masks).argmax(axis=1)
    return actions


def play(v: VectorTable, steps: int, seed: int = 1) -> int:
    """So many steps; how many games ended."""
    lots, ended = np.random.default_rng(seed), 0
    for _ in range(steps):
        v.step(some_actions(v, lots))
        ended += int(v.dones.sum())
    return ended


def states(v: VectorTable) -> list[State]:
    assert isinstance(v.tables, Tables)
    return v.tables.batch.tables


def arrays_of(v: VectorTable) -> tuple[NDArray[np.generic], ...]:
    return v.observations, v.masks, v.seats, v.rewards, v.dones, v.truncations


def shown(v: VectorTable) -> list[bytes]:
    return [one.tobytes() for one in arrays_of(v)]


@every_setting
def test_the_arrays_are_what_each_table_shows(game: str, seats: int, options: dict[str, Value]) -> None:
    v = VectorTable(game, seats=seats, envs=5, seed=3, **options)  # type: ignore[arg-type]
    assert v.observations.shape == (5, v.layout.size)
    assert v.masks.shape == (5, v.actions.size)
    assert (str(v.observations.dtype), str(v.masks.dtype)) == ("float32", "bool")
    assert v.rewards.shape == (5, seats)
    arrays = [*arrays_of(v)]
    lots, observing = np.random.default_rng(2), observing_of(v.sitting.game, seats)
    for step in range(60):
        v.step(some_actions(v, lots))
        if step % 6:
            continue
        for n, state in enumerate(states(v)):
            assert v.seats[n] == state.seat
            assert v.observations[n].tobytes() == observing.by_layout(state, state.seat).tobytes()
            assert np.flatnonzero(v.masks[n]).tolist() == v.sitting.legal(state)
    assert all(one is other for one, other in zip(arrays, arrays_of(v), strict=True))


def test_ended_tables_have_begun_again_and_tell_what_came_of_them() -> None:
    v = VectorTable("odins-table", envs=8, seed=5)
    lots, ended = np.random.default_rng(1), 0
    while ended < 12:
        v.step(some_actions(v, lots))
        for n in range(8):
            if v.dones[n]:
                assert v.rewards[n].sum() == 1
                assert not v.truncations[n]
                assert v.final_observation(n, 1)[v.layout.size :].size == 0
                assert states(v)[n].forms
            else:
                assert not v.rewards[n].any()
        ended += int(v.dones.sum())
    still = int(v.dones.argmin())
    with pytest.raises(gladsheim.BadOption, match=f"the game at table {still} did not end in this step"):
        v.final_observation(still, 0)


def test_the_same_seed_gives_the_same_batch_and_a_table_is_the_same_in_any() -> None:
    small, large, other = (VectorTable("vedrfolnir", 4, envs=n, seed=s) for n, s in ((3, 9), (3, 9), (3, 10)))
    for v in (small, large, other):
        play(v, 50)
    assert shown(small) == shown(large) != shown(other)
    few, many = VectorTable("yggdrasil", 3, envs=2, seed=4), VectorTable("yggdrasil", 3, envs=6, seed=4)
    for _ in range(40):
        few.step(few.masks.argmax(axis=1))
        many.step(many.masks.argmax(axis=1))
    assert few.observations.tobytes() == many.observations[:2].tobytes()


def test_a_wrong_action_names_its_table_and_changes_nothing() -> None:
    v = VectorTable("yggdrasil", 3, envs=6, seed=7)
    play(v, 30)
    before, tables = shown(v), [dump_state(state) for state in states(v)]
    actions = v.masks.argmax(axis=1)
    wrong = int((~v.masks[4]).argmax())
    actions[4] = wrong
    with pytest.raises(
        gladsheim.Illegal, match=f"table 4: seat {v.seats[4]} may not take action {wrong} now; allowed: "
    ):
        v.step(actions)
    assert shown(v) == before
    assert [dump_state(state) for state in states(v)] == tables
    actions[4] = v.masks[4].argmax()
    v.step(actions)


@pytest.mark.parametrize(
    ("game", "potential", "discount"),
    [("odins-table", True, 1.0), ("yggdrasil", True, 1.0), ("yggdrasil", "odds", 1.0), ("vedrfolnir", True, 0.9)],
)
def test_what_hope_adds_to_a_game_is_the_hope_it_began_with(game: str, potential: Potential, discount: float) -> None:
    """So it changes no best way to play: whatever is done, the same is taken off."""
    v = VectorTable(game, envs=4, seed=6, potential=potential, discount=discount)
    plain = VectorTable(game, envs=4, seed=6)
    lots, ended, told = np.random.default_rng(1), 0, 0
    assert isinstance(v.tables, Tables)
    began, summed, factor = v.tables.hopes.copy(), np.zeros(v.rewards.shape), np.ones((4, 1))
    while ended < 6:
        actions = some_actions(v, lots)
        v.step(actions)
        plain.step(actions)
        assert v.observations.tobytes() == plain.observations.tobytes()
        told += int(v.rewards.any())
        summed += factor * (v.rewards - plain.rewards)
        factor *= discount
        for n in np.flatnonzero(v.dones).tolist():
            assert summed[n] == pytest.approx(-began[n], abs=1e-4)
            began[n], summed[n], factor[n] = v.tables.hopes[n], 0, 1
            ended += 1
    assert told > 10 * ended


def test_odds_tell_little_hope_from_none_and_lost_from_won() -> None:
    told = odds_of(np.array([0.0, 1e-6, 0.01, 0.1, 0.5, 0.9, 1.0]))
    assert told[0] == told[1] == 0.0
    assert (told[4], told[-1]) == (0.5, 1.0)
    assert told[3] - told[2] > 0.15, "more than hope itself would tell"
    assert (np.diff(told[1:]) > 0).all()


def test_several_processes_show_what_one_does() -> None:
    alone = VectorTable("vedrfolnir", 3, envs=5, seed=8, learner=1)
    together = VectorTable("vedrfolnir", 3, envs=5, seed=8, learner=1, workers=2)
    try:
        assert shown(alone) == shown(together)
        lots, ended = np.random.default_rng(1), 0
        while not ended:
            actions = some_actions(alone, lots)
            alone.step(actions)
            together.step(actions)
            assert shown(alone) == shown(together)
            ended = int(alone.dones.sum())
        n = int(alone.dones.argmax())
        assert alone.final_observation(n, 2).tobytes() == together.final_observation(n, 2).tobytes()
        before = shown(together)
        with pytest.raises(gladsheim.Illegal, match="table 0: seat 1 may not take action -1 now"):
            together.step(np.full(5, -1))
        assert shown(together) == before
    finally:
        together.close()
    assert isinstance(together.tables, Processes)
    assert not any(worker.process.is_alive() for worker in together.tables.workers)


def test_a_game_that_ends_before_anybody_is_asked_is_begun_again() -> None:
    """Chance alone may end what begins late."""
    over = bots_play_one(Sitting("odins-table", 2, {}), "policy", 1).fills
    v = VectorTable("odins-table", envs=8, seed=1, openings=[over, over[:40]])
    assert (v.seats >= 0).all()
    assert v.masks.any(axis=1).all()
    with pytest.raises(gladsheim.BadOption, match="games that begin at these openings end before anybody is asked"):
        VectorTable("odins-table", envs=2, openings=[over])


@pytest.mark.parametrize(("cores", "looks"), [(2, True), (1, False)])
def test_nobody_looks_for_others_on_a_core_that_they_need(
    cores: int, looks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a core for each one looks as long as a step took; else one sleeps at once."""
    monkeypatch.setattr(processes, "cores", lambda: cores)
    v, pace = VectorTable("odins-table", envs=2, seed=1), Pace(2)
    assert pace.patience == 0
    assert isinstance(v.tables, Tables)
    pace.step(v.tables, v.masks.argmax(axis=1))
    assert (pace.patience > 0) is looks


def test_a_process_that_ends_is_told_in_a_line() -> None:
    v = VectorTable("odins-table", envs=2, seed=1, workers=2)
    assert isinstance(v.tables, Processes)
    try:
        v.tables.workers[0].process.kill()
        v.tables.workers[0].process.join()
        with pytest.raises(RuntimeError, match="a process of the batch broke: it ended"):
            v.step(v.masks.argmax(axis=1))
    finally:
        v.close()


@pytest.mark.parametrize("actions", [[0, 1], [[0]], [0.5] * 6, 3])
def test_what_is_no_row_of_numbers_is_refused_in_a_line(actions: object) -> None:
    v = VectorTable("odins-table", envs=6)
    with pytest.raises(gladsheim.Illegal, match="a step takes 6 whole numbers, not "):
        v.step(np.array(actions))


@pytest.mark.parametrize("learner", [0, 1])
def test_a_learner_is_the_only_one_asked_and_bots_are_the_same_each_time(learner: int) -> None:
    batches = [VectorTable("odins-table", envs=4, seed=2, learner=learner, bots="policy") for _ in range(2)]
    ended = 0
    for v in batches:
        lots = np.random.default_rng(3)
        for _ in range(150):
            assert (v.seats == learner).all()
            v.step(some_actions(v, lots))
            ended += int(v.dones.sum())
    assert shown(batches[0]) == shown(batches[1])
    assert ended > 4


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": 9}, "odins-table is played with 2 seats, not 9"),
        ({"envs": 0}, "envs must be 1 to"),
        ({"workers": 3}, "workers must be 1 to 2, not 3"),
        ({"potential": "luck"}, "the potential may be False, True or 'odds', not 'luck'"),
        ({"discount": 0}, "the discount must be above 0 and at most 1, not 0"),
        ({"envs": "many"}, "envs must be a whole number"),
        ({"learner": 2}, "the learner may sit at 0 to 1 or at 'any', not 2"),
        ({"bots": "oracle"}, "no bot 'oracle'"),
        ({"cards": "none"}, "option 'cards'"),
    ],
)
def test_what_there_is_not_is_named(asked: dict[str, object], words: str) -> None:
    given: dict[str, object] = {"game": "odins-table", "envs": 2, **asked}
    with pytest.raises(gladsheim.BadOption, match=words):
        VectorTable(**given)  # type: ignore[arg-type]
