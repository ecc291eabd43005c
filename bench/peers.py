"""Uniformly random games in other frameworks, each written as fast as an honest, knowledgeable user would write it.

Every function plays whole games until the seconds are over and counts the decisions of seats.
All choose in the same way (see measure.rng).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import Protocol

from bench.measure import CLONE, INSIDE, PYTHON, SEARCH, Row, Tally, rng, time_clones

MISSING = "not installed: pip install 'gladsheim[bench]'"
SPIEL_TERMINAL = -4  # pyspiel.PlayerId.TERMINAL; chance is -1, seats count from 0


class SpielState(Protocol):
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def move_number(self) -> int: ...
    def clone(self) -> SpielState: ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...


class SpielNode(Protocol):
    explore_count: int


class SpielSearch(Protocol):
    def mcts_search(self, state: SpielState) -> SpielNode: ...


class Mask(Protocol):
    def tolist(self) -> list[int]: ...


class ZooEnv(Protocol):
    agent_selection: str
    terminations: dict[str, bool]

    def reset(self) -> None: ...
    def observe(self, agent: str) -> dict[str, Mask]: ...
    def step(self, action: int) -> None: ...


class CardEnv(Protocol):
    def reset(self) -> tuple[dict[str, list[str]], int]: ...
    def step(self, action: str, raw_action: bool) -> tuple[dict[str, list[str]], int]: ...
    def is_over(self) -> bool: ...


def spiel_game(name: str) -> SpielGame:
    import pyspiel

    game: SpielGame = pyspiel.load_game(name)
    return game


def openspiel_textbook(name: str, seconds: float, seed: int) -> Tally:
    """The loop of OpenSpiel's own examples, for a game without chance."""
    game, pick = spiel_game(name), rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(pick() * len(options))])
            decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def openspiel(name: str, seconds: float, seed: int) -> Tally:
    """The same, tuned: a finished game has no legal actions, so is_terminal is not called; methods are bound once."""
    game, pick = spiel_game(name), rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        while options := legal_actions():
            apply_action(options[int(pick() * len(options))])
            decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def openspiel_chance(name: str, seconds: float, seed: int) -> Tally:
    """With chance nodes of equally likely outcomes (leduc_poker, liars_dice): drawn like a choice, but not counted."""
    game, pick = spiel_game(name), rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        legal_actions, apply_action, current_player = state.legal_actions, state.apply_action, state.current_player
        while (player := current_player()) != SPIEL_TERMINAL:
            options = legal_actions()
            apply_action(options[int(pick() * len(options))])
            if player >= 0:
                decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def openspiel_inside(name: str, seconds: float, seed: int) -> Tally:
    """Whole games between its uniform random bots in C++: the peer of our playouts. For a game without chance."""
    import pyspiel

    game = spiel_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(2)]
    evaluate = pyspiel.evaluate_bots
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        evaluate(state, bots, games)
        decisions += state.move_number()
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def openspiel_clone(name: str, seconds: float, seed: int) -> Tally:
    return time_clones(spiel_states(name, 20, seed), seconds)


def spiel_states(name: str, games: int, seed: int) -> list[SpielState]:
    """Every state in which a seat was to decide, in so many random games."""
    game, pick = spiel_game(name), rng(seed)
    states: list[SpielState] = []
    for _ in range(games):
        state = game.new_initial_state()
        while options := state.legal_actions():
            if state.current_player() >= 0:
                states.append(state.clone())
            state.apply_action(options[int(pick() * len(options))])
    return states


def openspiel_search(name: str, seconds: float, seed: int) -> Tally:
    """Its MCTS in C++, one random playout an iteration, 1,000 iterations from each of the states of random games."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot: SpielSearch = pyspiel.MCTSBot(pyspiel.load_game(name), evaluator, 1.4, 1000, 1000, False, seed, False)
    states = spiel_states(name, 3, seed)
    iterations = searches = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        iterations += bot.mcts_search(states[searches % len(states)]).explore_count
        searches += 1
    return Tally(iterations, 0, perf_counter() - start)


def zoo_env() -> ZooEnv:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from pettingzoo.classic.connect_four.connect_four import raw_env  # the module connect_four_v3 warns since 1.27

    env: ZooEnv = raw_env()  # connect_four_v3 without the three wrappers that check what the caller does
    return env


def pettingzoo_connect_four(seconds: float, seed: int) -> Tally:
    """observe() instead of last(), plain ints instead of numpy's, and no steps for seats that are out."""
    env, pick = zoo_env(), rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        env.reset()
        agent = env.agent_selection
        while not env.terminations[agent]:
            mask = env.observe(agent)["action_mask"].tolist()
            options = [column for column, free in enumerate(mask) if free]
            env.step(options[int(pick() * len(options))])
            agent = env.agent_selection
            decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


def rlcard_game(name: str, seconds: float, seed: int) -> Tally:
    """env.step with raw actions, which saves decoding them. Not its RandomAgent: that chooses with numpy, slower."""
    import rlcard

    env: CardEnv = rlcard.make(name, config={"seed": seed})
    pick = rng(seed)
    decisions = games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            options = state["raw_legal_actions"]
            state, _ = env.step(options[int(pick() * len(options))], True)
            decisions += 1
        games += 1
    return Tally(decisions, games, perf_counter() - start)


SPIEL_BASE = "OpenSpiel connect_four"

PEERS: dict[str, Sequence[Row]] = {  # module that must be there -> rows
    "pyspiel": (
        Row(PYTHON, SPIEL_BASE, partial(openspiel, "connect_four")),
        Row(PYTHON, "OpenSpiel connect_four, textbook loop", partial(openspiel_textbook, "connect_four")),
        Row(PYTHON, "OpenSpiel leduc_poker", partial(openspiel_chance, "leduc_poker")),
        Row(PYTHON, "OpenSpiel liars_dice", partial(openspiel_chance, "liars_dice")),
        Row(INSIDE, SPIEL_BASE, partial(openspiel_inside, "connect_four")),
        Row(CLONE, SPIEL_BASE, partial(openspiel_clone, "connect_four")),
        Row(SEARCH, SPIEL_BASE, partial(openspiel_search, "connect_four")),
    ),
    "pettingzoo": (Row(PYTHON, "PettingZoo connect_four_v3", pettingzoo_connect_four),),
    "rlcard": (
        Row(PYTHON, "RLCard leduc-holdem", partial(rlcard_game, "leduc-holdem")),
        Row(PYTHON, "RLCard uno", partial(rlcard_game, "uno")),
    ),
}

BASES = {PYTHON: SPIEL_BASE, INSIDE: SPIEL_BASE, CLONE: SPIEL_BASE, SEARCH: SPIEL_BASE}


def installed(module: str) -> bool:
    if find_spec(module) is None:
        return False
    return module != "pettingzoo" or find_spec("pygame") is not None  # its classic games import pygame


def peer_rows() -> tuple[list[Row], list[str]]:
    """The rows that can be measured here, and a line for each peer that cannot."""
    rows: list[Row] = []
    notes: list[str] = []
    for module, its_rows in PEERS.items():
        if installed(module):
            rows.extend(its_rows)
        else:
            notes.append(f"{its_rows[0].name.split()[0]} {MISSING}")
    return rows, notes
