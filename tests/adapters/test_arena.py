"""Models are scored with intervals at all five games, and play each other in TextArena's shape."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.adapters import arena
from gladsheim.adapters.arena import Arena, score
from gladsheim.adapters.text import MOST, TextEnv
from gladsheim.games import OWN


def last_offered(text: str) -> str:
    """A scripted model: it takes the last answer of the last line."""
    return text.splitlines()[-1].rpartition(", ")[2].removeprefix("Answer with one of: ")


def first_offered(text: str) -> str:
    """Another: it takes the first, so that nobody talks on in a council that has no end by itself."""
    return text.splitlines()[-1].removeprefix("Answer with one of: ").partition(", ")[0]


def test_a_scripted_model_is_scored_at_all_five() -> None:
    scores = score(last_offered, episodes=1, bots="random")
    assert [one.game for one in scores] == list(OWN)
    for one in scores:
        low, high = one.won.interval()
        assert low <= one.won.share <= high
        assert (one.won.games, one.wrong, one.broken_off) == (1, 0, 0)
        assert one.answers > 3
        assert one.plain()["game"] == one.game


def test_a_model_that_babbles_is_broken_off_and_wins_nothing() -> None:
    [one] = score(lambda text: "castle", games=["odins-table"], episodes=2, bots="random")
    assert (one.won.share, one.wrong, one.broken_off) == (0.0, 6, 2)


def test_a_bot_in_text_scores_as_it_plays() -> None:
    env = TextEnv("odins-table", bots="random")
    env.reset(seed=4)
    model = arena.bot_as_model(lambda: env.table, "policy")
    over, reward, told = False, 0.0, env.table.look() if env.table else ""
    while not over:
        told, reward, over, _, _ = env.step(model(told))
    assert reward == 1.0


def test_a_bots_row_is_the_same_each_time() -> None:
    one, again = (arena.score_of_bot("policy", "odins-table", 2, "random", seed=3) for _ in range(2))
    assert one.plain() == again.plain()
    assert (one.won.share, one.won.games, one.wrong, one.broken_off) == (1.0, 2, 0, 0)


def test_what_cannot_be_scored_is_named() -> None:
    with pytest.raises(gladsheim.BadOption, match="at least one episode, not 0"):
        score(last_offered, episodes=0)
    with pytest.raises(gladsheim.BadOption, match="no bot 'oracle'"):
        score(last_offered, games=["odins-table"], bots="oracle")
    with pytest.raises(gladsheim.BadOption, match="no game 'chess'"):
        score(last_offered, games=["chess"])


@pytest.mark.parametrize("game", OWN)
def test_models_play_each_other(game: str) -> None:
    table = Arena(game)
    table.reset(seed=6)
    done, players = False, set()
    while not done:
        player, text = table.get_observation()
        assert len(text) <= MOST
        players.add(player)
        done, facts = table.step(first_offered(text))
        assert facts == {"player": player}
    rewards, told = table.close()
    assert list(rewards) == list(range(len(table.tables)))
    assert told["outcome"]
    assert len(players) == len(rewards)


def test_three_wrong_answers_lose_a_game_of_models() -> None:
    table = Arena("odins-table")
    with pytest.raises(ValueError, match="reset"):
        table.get_observation()
    table.reset(seed=6)
    with pytest.raises(ValueError, match="not over"):
        table.close()
    for n in range(3):
        done, facts = table.step("castle")
        assert done is (n == 2)
        assert "is no answer now" in str(facts["reason"])
    assert table.close() == ({0: 0.0, 1: 1.0}, {"outcome": "broken off", "loser": 0})
