"""What a learner gets: observed steps of random legal play per CPU second, ours next to peers, in turn in one run.

python -m bench.observed [--seconds S] [--rounds N] [--envs N] [--only WORD]

Ours: `VectorTable`, observation and mask of the seat that is asked at every table.  OpenSpiel and PettingZoo: their own
games from Python, observation and legal actions of the player that moves.  Pgx: its own games in batches of 512,
compiled by JAX, observations and masks included.  Then what two processes give, by the clock on the wall, beside what
the machine has for two, and how long `Match.text` takes.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import TYPE_CHECKING, TypedDict

import numpy as np

from bench.measure import rng
from gladsheim.adapters.vector import VectorTable

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class TableAsked(TypedDict):
    game: str
    seats: int
    envs: int
    seed: int


OURS = {"odins-table": 2, "vedrfolnir": 4, "yggdrasil": 3, "gotterdammerung": 9, "chronicles": 3}
SPIEL = ["connect_four", "leduc_poker", "backgammon"]
PGX = ["connect_four", "leduc_holdem", "backgammon"]
PGX_BATCH = 512
WIDE: TableAsked = {"game": "yggdrasil", "seats": 3, "envs": 1024, "seed": 1}
BURST = 0.3  # seconds: some of many short ones fall where nobody else works
BURSTS = 12
Measure = Callable[[float], float]  # seconds of CPU -> steps per second


def ours(game: str, seats: int, envs: int) -> Measure:
    v = VectorTable(game, seats, envs=envs, seed=1)
    return lambda seconds: steps_of(v, seconds, process_time)


def steps_of(v: VectorTable, seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second by random legal actions."""
    bounds = np.arange(v.envs + 1) * v.actions.size
    lots, steps, start = np.random.default_rng(1), 0, clock()
    while clock() - start < seconds:
        # The k-th of each table's answers, k by lot.
        answers = np.flatnonzero(v.masks)
        first = np.searchsorted(answers, bounds)
        chosen = answers[first[:-1] + (lots.random(v.envs) * np.diff(first)).astype(np.int64)]
        v.step(chosen - bounds[:-1])
        steps += v.envs
    return steps / (clock() - start)


def pgx_game(name: str) -> Measure:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    init = jax.jit(jax.vmap(env.init))
    many = 32  # steps in one compiled call, so that JAX is not held up by Python

    def one(state: pgx.State, key: jax.Array) -> tuple[pgx.State, jax.Array]:
        key, drawn = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(key, logits, axis=-1)
        state = jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(drawn, PGX_BATCH))
        # Observed: the sum keeps the compiler from leaving observations out.
        return state, state.observation.sum()

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, many)))
    keys = jax.random.split(jax.random.key(1), PGX_BATCH)
    state, _ = run(init(keys), jax.random.key(2))

    def measure(seconds: float) -> float:
        nonlocal state
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state, seen = run(state, jax.random.key(steps))
            seen.block_until_ready()
            steps += many * PGX_BATCH
        return steps / (process_time() - start)

    return measure


def spiel(name: str) -> Measure:
    import pyspiel

    game, pick = pyspiel.load_game(name), rng(1)

    def measure(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                if not state.is_chance_node():
                    state.observation_tensor(state.current_player())
                    steps += 1
                state.apply_action(actions[int(pick() * len(actions))])
        return steps / (process_time() - start)

    return measure


def zoo() -> Measure:
    from pettingzoo.classic import connect_four_v3

    env, pick = connect_four_v3.env(), rng(1)

    def measure(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            env.reset(seed=1)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                actions = np.flatnonzero(seen["action_mask"])
                env.step(None if over or cut else int(actions[int(pick() * len(actions))]))
                steps += not over
        return steps / (process_time() - start)

    return measure


def rows(envs: int, only: str) -> Mapping[str, Measure]:
    """Name -> how it is measured; peers that are not installed are left out."""
    makers: dict[str, Callable[[], Measure]] = {
        f"{game}, {seats} seats, {envs} tables": partial(ours, game, seats, envs) for game, seats in OURS.items()
    }
    if find_spec("pyspiel"):
        makers |= {f"OpenSpiel {name}": partial(spiel, name) for name in SPIEL}
    if find_spec("pettingzoo") and find_spec("pygame"):
        makers["PettingZoo connect_four"] = zoo
    if find_spec("pgx"):
        makers |= {f"Pgx {name}, batch {PGX_BATCH}": partial(pgx_game, name) for name in PGX}
    return {name: make() for name, make in makers.items() if only in name}


class Apart:
    """A batch in a process of its own that steps when it is told: what the machine gives to two that share nothing."""

    def __init__(self, seconds: float) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=step_when_told, args=(theirs, seconds), daemon=True)
        self.process.start()
        self.line.recv()  # it sits

    def beside(self, v: VectorTable, seconds: float) -> float:
        """Steps a second of both together."""
        self.line.send(True)
        here = steps_of(v, seconds, perf_counter)
        there: float = self.line.recv()
        return here + there

    def close(self) -> None:
        self.line.send(False)
        self.process.join()


def step_when_told(line: Connection[float | None, bool], seconds: float) -> None:
    v = VectorTable(**WIDE)
    line.send(None)
    while line.recv():
        line.send(steps_of(v, seconds, perf_counter))


def two_processes(seconds: float, rounds: int) -> None:
    """How much more two processes give than one, by the clock on the wall, beside what the machine has for two.

    Many cores of rented machines are halves of one, so that two processes that share nothing, each with a batch of its
    own, do not give twice as much either.  On a busy machine it all says little.
    """
    one, two, apart = VectorTable(**WIDE), VectorTable(**WIDE, workers=2), Apart(seconds)
    alone, together, most = [], [], []
    for _ in range(rounds):
        alone.append(steps_of(one, seconds, perf_counter))
        together.append(steps_of(two, seconds, perf_counter))
        most.append(apart.beside(one, seconds))
    two.close()
    apart.close()
    print(f"yggdrasil, 1024 tables, by the wall, best of {rounds}: 1 process {max(alone):,.0f}")
    print(f"  2 processes {max(together):,.0f}: {max(together) / max(alone):.2f} times")
    print(f"  2 that share nothing, the most that this machine has for two: {max(most) / max(alone):.2f} times")


def texts() -> None:
    """How long the table in words takes, at every question of a random game with as many as can play."""
    import gladsheim
    from gladsheim.core.lots import Lots

    for found in gladsheim.games():
        if found.id not in OURS:
            continue
        took: list[float] = []
        match, lots = gladsheim.start(found.id, seats=found.seats[-1], seed=3), Lots(1)
        match.text(0)  # which reads the catalogues
        while not match.over and len(took) < 400:
            ask = match.asks[0]
            start = process_time()
            match.text(ask.seat)
            took.append(1000 * (process_time() - start))
            match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        middle, most = sorted(took)[len(took) // 2], found.seats[-1]
        print(f"  Match.text of {found.id:<16} {most:>2} seats {middle:.2f} ms (median), {max(took):.2f} at most")


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.observed")
    asked.add_argument("--seconds", type=float, default=1.0, help="of CPU, for each row and round")
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--envs", type=int, default=256)
    asked.add_argument("--only", default="", help="rows whose name has this word")
    given = asked.parse_args()
    measured = rows(given.envs, given.only)
    rates: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(given.rounds):
        for name, measure in measured.items():
            rates[name].append(measure(given.seconds))
    print(f"observed steps per CPU second: best and median of {given.rounds} rounds; load {os.getloadavg()[0]:.1f}")
    for name, found in rates.items():
        print(f"  {name:<40} {max(found):>10,.0f} {sorted(found)[len(found) // 2]:>10,.0f}")
    if not given.only:
        two_processes(BURST, BURSTS)
        texts()


if __name__ == "__main__":
    main()
