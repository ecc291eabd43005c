"""Rewards: to each seat its own, once, at the end; and after the end there is nothing left to do."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import gladsheim
from adapters.environments import agents
from gladsheim.adapters import gymnasium, openspiel, parallel, puffer
from gladsheim.adapters.arrays import Tables
from gladsheim.adapters.text import TextEnv
from gladsheim.adapters.vector import VectorTable
from gladsheim.core.game import Value

# Games in which seats win and lose apart.
APART: list[tuple[str, int, dict[str, Value]]] = [
    ("odins-table", 2, {"no_progress": 10}),
    ("vedrfolnir", 3, {}),
    ("gotterdammerung", 7, {"talk": 1}),
]
SEEDS = range(4)
every_seat = pytest.mark.parametrize(
    ("game", "seats", "options", "seat"),
    [(game, seats, options, seat) for game, seats, options in APART for seat in {0, 1, seats - 1}],
)


@pytest.mark.parametrize(("game", "seats", "options"), APART, ids=[row[0] for row in APART])
def test_every_agent_is_given_what_its_own_seat_won_and_only_at_the_end(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    decided = False
    for seed in SEEDS:
        table, lots = agents(game, seats, options), np.random.default_rng(seed)
        table.reset(seed=seed)
        inside = table.unwrapped
        while not inside.playing.over:
            assert set(table.rewards.values()) == {0.0}
            table.step(lots.choice(np.flatnonzero(table.last()[4]["action_mask"])))
        won = gladsheim.replay(inside.playing.match.journal).returns
        assert table.rewards == {f"seat_{seat}": won[seat] for seat in range(seats)}
        assert not inside.playing.mask().any()
        decided = decided or won != won[::-1]
    assert decided, "of all these games none tells one seat from another"


@every_seat
def test_a_learner_is_given_what_its_own_seat_won_and_only_at_the_end(
    game: str, seats: int, options: dict[str, Value], seat: int
) -> None:
    told_apart = False
    for seed in SEEDS:
        table = gymnasium.make(game, seats, seat, "random", None, **options)
        lots = np.random.default_rng(seed)
        _, info = table.reset(seed=seed)
        reward, over = 0.0, False
        while not over:
            assert reward == 0.0
            assert info["seat"] == seat
            _, reward, over, _, info = table.step(lots.choice(np.flatnonzero(table.action_masks())))
        won = gladsheim.replay(table.playing.match.journal).returns
        assert reward == won[seat]
        assert not table.action_masks().any()
        told_apart = told_apart or len(set(won)) > 1
    assert told_apart


@pytest.mark.parametrize(("game", "seats", "options"), APART, ids=[row[0] for row in APART])
def test_openspiel_is_told_what_each_player_won(game: str, seats: int, options: dict[str, Value]) -> None:
    for seed in SEEDS:
        lots = np.random.default_rng(seed)
        state = openspiel.load(game, seats=seats, **options).new_initial_state()
        while not state.is_terminal():
            assert state.returns() == [0.0] * seats
            state.apply_action(int(lots.choice(state.legal_actions())))
        won = state.held.state.returns()
        assert state.returns() == won
        assert [state.player_return(seat) for seat in range(seats)] == won
        assert state.legal_actions() == []


def test_a_game_that_was_broken_off_offers_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gladsheim.find("odins-table"), "longest", 30)
    table = agents("odins-table", 2, {})
    table.reset(seed=1)
    playing = table.unwrapped.playing
    while not playing.broken_off:
        assert playing.mask().any()
        table.step(int(playing.mask().argmax()))
    assert not playing.over
    assert not playing.mask().any()
    assert set(table.rewards.values()) == {0.0}


@pytest.mark.parametrize(("game", "seats", "options"), APART, ids=[row[0] for row in APART])
def test_agents_in_parallel_are_each_given_what_their_seat_won(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    decided = False
    for seed in SEEDS:
        table, lots = parallel.env(game, seats=seats, **options), np.random.default_rng(seed)  # type: ignore[arg-type]
        seen, _ = table.reset(seed=seed)
        rewards: dict[str, float] = {}
        while table.agents:
            assert set(rewards.values()) <= {0.0}
            chosen = {agent: int(lots.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
            seen, rewards, *_ = table.step(chosen)
        won = gladsheim.replay(table.playing.match.journal).returns
        assert rewards == {f"seat_{seat}": won[seat] for seat in range(seats)}
        decided = decided or won != won[::-1]
    assert decided


def steps(table: VectorTable, seed: int) -> Iterator[list[list[float]]]:
    """Random steps; after each what the seats of the games that ended in it won, by the engine, in order."""
    lots = np.random.default_rng(seed)
    assert isinstance(table.tables, Tables)
    batch = table.tables.batch
    while True:
        table.step((lots.random(table.masks.shape) * table.masks).argmax(axis=1))
        assert [*np.flatnonzero(table.dones)] == batch.ended
        yield [ended.returns() for ended in batch.endings]


@pytest.mark.parametrize(("game", "seats", "options"), APART, ids=[row[0] for row in APART])
def test_each_row_of_a_batch_is_what_the_seats_of_that_table_won(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    table, ended, decided = VectorTable(game, seats=seats, envs=4, seed=3, **options), 0, False  # type: ignore[arg-type]
    for won in steps(table, 1):
        expected = np.zeros((4, seats), np.float32)
        expected[table.dones] = np.array(won).reshape(-1, seats)
        assert (table.rewards == expected).all()
        assert (table.returns == expected).all()
        ended += len(won)
        decided = decided or any(one != one[::-1] for one in won)
        if ended >= 6:
            break
    assert decided


def test_every_row_of_puffer_has_the_reward_of_the_seat_that_learns_there() -> None:
    env = puffer.env("odins-table", num_envs=6, no_progress=10)
    observations, _ = env.reset(seed=3)
    lots, size, told = np.random.default_rng(2), env.single_action_space.n, set[tuple[int, float]]()
    while not {(seat, won) for seat in (0, 1) for won in (0.0, 1.0)} <= told:
        seats = env.table.seats.copy()
        masks = observations[:, -size:]
        observations, rewards, terminals, _, infos = env.step((lots.random(masks.shape) * masks).argmax(axis=1))
        expected = [float(env.table.rewards[row, seat]) for row, seat in enumerate(seats)]
        assert rewards.tolist() == expected
        assert [info["won"] for info in infos] == [expected[row] for row in np.flatnonzero(terminals)]
        told |= {(int(seats[row]), expected[row]) for row in np.flatnonzero(terminals)}


@pytest.mark.parametrize("seat", [0, 1])
def test_who_plays_by_text_is_given_what_its_own_seat_won(seat: int) -> None:
    told: set[float] = set()
    for seed in SEEDS:
        env, lots = TextEnv("odins-table", 2, "random", no_progress=10), np.random.default_rng(seed)
        _, facts = env.reset(seed, seat)
        reward, over = 0.0, False
        while not over:
            assert reward == 0.0
            answers = facts["answers"]
            assert isinstance(answers, list)
            _, reward, over, _, facts = env.step(str(lots.choice(answers)))
        assert env.table is not None
        assert reward == gladsheim.replay(env.table.match.journal).returns[seat]
        told.add(reward)
    assert told == {0.0, 1.0}
