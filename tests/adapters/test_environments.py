"""PettingZoo and Gymnasium: whole games, refusals, and games that are broken off."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium import make

from adapters.cases import NAMES, SETTINGS
from adapters.environments import agents, learner
from gladsheim import BadOption, Illegal, find
from gladsheim.adapters import gymnasium, pettingzoo
from gladsheim.core.game import Value

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


@every_setting
def test_a_game_of_agents_comes_to_its_end(game: str, seats: int, options: dict[str, Value]) -> None:
    table, lots = agents(game, seats, options), np.random.default_rng(1)
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        assert observation in table.observation_space(agent)
        assert not truncation
        total[agent] += reward
        table.step(None if termination else lots.choice(np.flatnonzero(info["action_mask"])))
    assert [*total.values()] == table.unwrapped.playing.match.returns


def test_an_agent_that_answers_what_it_may_not_is_refused_and_nothing_has_changed() -> None:
    table = pettingzoo.env("odins-table")
    table.reset(seed=3)
    before, *_ = table.last()
    with pytest.raises(Illegal, match="action 0 is not an answer to 'stand' now; allowed: "):
        table.step(0)
    after, *_ = table.last()
    assert (before == after).all()
    assert table.agent_selection == "seat_0"


def test_seats_asked_at_once_answer_one_after_the_other_unseen() -> None:
    table = pettingzoo.env("gotterdammerung", seats=7)
    table.reset(seed=5)
    lots = np.random.default_rng(1)
    match = table.unwrapped.playing.match
    while match.state.slot != "vote":
        table.step(lots.choice(np.flatnonzero(table.last()[4]["action_mask"])))
    voters: list[str] = []
    seen = table.observe("seat_6")
    while match.state.slot == "vote" and len(voters) < 6:
        voters.append(table.agent_selection)
        table.step(int(np.flatnonzero(table.last()[4]["action_mask"])[-1]))
    assert voters == [f"seat_{seat}" for seat in range(6)]
    # The last sees that thumbs are out, not which.
    out = next(field for field in table.unwrapped.playing.layout.fields if field.name == "forms")
    changed = np.flatnonzero(table.observe("seat_6") != seen)
    assert len(changed) == 6
    assert ((changed >= out.at) & (changed < out.at + out.part.size)).all()


@every_setting
def test_one_learner_comes_to_the_end(game: str, seats: int, options: dict[str, Value]) -> None:
    table, lots = learner(game, seats, options), np.random.default_rng(1)
    _, info = table.reset(seed=3)
    over, total = False, 0.0
    while not over:
        assert (table.action_masks() == info["action_mask"]).all()
        action = lots.choice(np.flatnonzero(table.action_masks()))
        observation, reward, over, truncated, info = table.step(action)
        assert observation in table.observation_space
        assert not truncated
        total += reward
    assert total == table.playing.match.returns[0]


def test_in_a_cooperative_game_the_learner_plays_every_seat_and_else_one() -> None:
    shared, solo, rival = gymnasium.env("yggdrasil", seats=3), gymnasium.env("vedrfolnir"), gymnasium.env("odins-table")
    assert (shared.learner, solo.learner, rival.learner) == (None, None, 0)
    assert gymnasium.env("odins-table", learner=1).learner == 1
    rival.reset(seed=1)
    for _ in range(30):
        assert rival.playing.seat == 0
        rival.step(int(rival.playing.mask().argmax()))


def test_a_learner_that_answers_what_it_may_not_is_told_why_and_nothing_has_changed() -> None:
    table = gymnasium.env("yggdrasil", seats=2)
    before, _ = table.reset(seed=1)
    after, reward, over, truncated, info = table.step(int(table.playing.mask().argmin()))
    assert (before == after).all()
    assert (reward, over, truncated) == (0.0, False, False)
    assert str(info["illegal"]).startswith("action 0 is not an answer to '")


def test_a_game_that_goes_on_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("odins-table"), "longest", 30)
    table = pettingzoo.env("odins-table")
    table.reset(seed=1)
    for _ in table.agent_iter(100):
        _, reward, termination, truncation, info = table.last()
        assert (reward, termination) == (0.0, False)
        table.step(None if truncation else int(info["action_mask"].argmax()))
    assert table.agents == []
    alone = gymnasium.env("odins-table")
    alone.reset(seed=1)
    for _ in range(29):
        assert alone.step(0)[2:4] == (False, False)
    # Refused answers count: else a learner without a mask could stay for ever.
    assert alone.step(0)[2:4] == (False, True)


def test_the_text_of_the_table_is_rendered() -> None:
    table = pettingzoo.env("odins-table", render_mode="ansi")
    table.reset(seed=1)
    assert "Wall" in table.render()
    alone = make("gladsheim/Table-v0", game="odins-table", render_mode="ansi")
    alone.reset(seed=1)
    assert "guards column a" in str(alone.render())


def test_what_is_not_allowed_is_named() -> None:
    with pytest.raises(BadOption, match="odins-table is played with 2 seats, not 5"):
        pettingzoo.env("odins-table", seats=5)
    with pytest.raises(BadOption, match="the learner may sit at 0 to 2, not 3"):
        gymnasium.env("vedrfolnir", seats=3, learner=3)
    with pytest.raises(BadOption, match="no bot 'nobody'; there are: "):
        gymnasium.env("vedrfolnir", seats=3, bots="nobody")
