"""OpenSpiel: names, chance, copies, resampling, and its own search on our games."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from adapters.cases import NAMES, SETTINGS
from gladsheim import BadOption, Illegal, find
from gladsheim.core.game import Value

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

from gladsheim.adapters import openspiel  # noqa: E402
from gladsheim.adapters.openspiel import SpielGame, SpielState  # noqa: E402

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


def play_on(state: SpielState, lots: Random, steps: int) -> None:
    """Random actions, so many of them and on to the next question to a seat."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(lots.choice(state.legal_actions()))
        steps -= 1


def some_way_in(game: SpielGame, seed: int, steps: int = 40) -> SpielState:
    state: SpielState = game.new_initial_state()
    play_on(state, Random(seed), steps)
    return state


def test_a_game_is_known_by_its_name_and_options() -> None:
    game = pyspiel.load_game("gladsheim_yggdrasil(seats=3,gods=odin+thor,angry=2)")
    assert game.num_players() == 3
    assert game.sitting.chosen.words("gods") == ["odin", "thor"]
    again = pyspiel.load_game(str(game))
    assert again.sitting.chosen.values == game.sitting.chosen.values


def test_an_option_survives_whatever_signs_it_has() -> None:
    for value in ("by lot", "a,b(c)=d+e", "é"):
        option = find("odins-table").options["white"]
        assert openspiel.option_of(option, openspiel.parameter_of(value)) == value
    gods = find("yggdrasil").options["gods"]
    assert openspiel.option_of(gods, openspiel.parameter_of(["odin", "tyr"])) == ["odin", "tyr"]
    assert openspiel.option_of(gods, openspiel.parameter_of([])) == []


def test_chance_is_as_likely_as_the_bag_says() -> None:
    state = openspiel.load("odins-table").new_initial_state()
    chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["card 3"] == pytest.approx(3 / 27)
    assert chances["card 9"] == pytest.approx(1 / 27)


def test_an_action_says_what_it_means() -> None:
    state = some_way_in(openspiel.load("odins-table"), seed=1, steps=0)
    action = state.legal_actions()[0]
    assert state.action_to_string(action) == f"stand {action - 12}: " + state.action_to_string(action).split(": ")[1]
    assert "guards column a" in state.action_to_string(action)


def test_what_is_not_legal_is_refused() -> None:
    state = some_way_in(openspiel.load("odins-table"), seed=1, steps=0)
    with pytest.raises(Illegal, match="action 0 is not an answer to 'stand' now"):
        state.apply_action(0)
    with pytest.raises(BadOption, match="odins-table is played with 2 seats, not 3"):
        openspiel.load("odins-table", seats=3)


@every_setting
def test_a_resampled_state_is_one_the_player_cannot_tell_apart(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    loaded = openspiel.load(game, seats=seats, **options)
    lots = Random(2)
    state = some_way_in(loaded, seed=4)
    while not state.is_terminal():
        player = state.current_player()
        twin = state.resample_from_infostate(player, lots.random)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.history() == []
        play_on(twin, lots, 10)  # it can be played on
        play_on(state, lots, 40)


def test_resampling_deals_the_hidden_cards_again() -> None:
    state = some_way_in(openspiel.load("odins-table"), seed=4)
    player = state.current_player()
    other = state.information_state_string(1 - player)
    twins = [state.resample_from_infostate(player, Random(n).random) for n in range(20)]
    assert len({twin.information_state_string(1 - player) for twin in twins} - {other}) > 10


def test_copies_and_pickles_play_on_by_themselves() -> None:
    game = openspiel.load("gotterdammerung", seats=7)
    state = some_way_in(game, seed=4)
    before = str(state)
    dream = state.resample_from_infostate(state.current_player(), Random(1).random)
    for twin in (state.clone(), game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != before
        assert str(state) == before
    # A resampled state has no past, but it can be kept too.
    assert str(game.deserialize_state(dream.serialize())) == str(dream)


def test_a_spectator_sees_less() -> None:
    game = openspiel.load("odins-table")
    state = some_way_in(game, seed=4)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    assert observer.string_from(state, 0) == observer.string_from(state, 1)
    assert observer.string_from(state, 0) != state.observation_string(0)
    with pytest.raises(ValueError, match="observers of odins-table take no parameters"):
        game.make_py_observer(public, {"wide": True})


def test_a_game_that_goes_on_too_long_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("odins-table"), "longest", 30)
    state = some_way_in(openspiel.load("odins-table"), seed=1, steps=100)
    assert state.is_terminal()
    assert len(state.history()) == 30
    assert state.returns() == [0.0, 0.0]


def test_openspiels_own_searches_play_our_games() -> None:
    lots = np.random.RandomState(1)
    hidden = openspiel.load("odins-table")
    state = some_way_in(hidden, seed=4)
    bot = ISMCTSBot(hidden, RandomRolloutEvaluator(1, lots), 1.4, max_simulations=3, random_state=lots)
    assert bot.step(state) in state.legal_actions()
    for game in (openspiel.load("vedrfolnir", seats=2), openspiel.load("yggdrasil", seats=3)):
        state = some_way_in(game, seed=4)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 3)
        searcher = pyspiel.MCTSBot(game, evaluator, 1.4, 5, 100, False, 1, False)
        assert searcher.step_with_policy(state)[1] in state.legal_actions()
