"""Rewards: to each seat its own, once, at the end; and after the end there is nothing left to do."""

from __future__ import annotations

import numpy as np
import pytest

import gladsheim
from adapters.environments import agents
from gladsheim.adapters import gymnasium, openspiel
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
