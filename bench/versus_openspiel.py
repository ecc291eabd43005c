"""Our master against OpenSpiel's own search, through the adapter, at the same time for an answer.

    python -m bench.versus_openspiel [--table odins-table ...] [--games N] [--seed S] [--write docs/bots.md]

Odin's Table hides cards: there it is OpenSpiel's ISMCTS, which resamples through `imagine`.  In Vedrfölnir and
Yggdrasil nobody knows what another does not: there it is OpenSpiel's MCTS in C++, with chance nodes.  Both use random
playouts, as they come.  OpenSpiel counts simulations, not time: before each answer a few are timed, and then it is
given as many as fit the mean time that master's answers took so far, the timed ones on top.  Times are of one core,
so that other work on the machine favours nobody.  Competitive games change seats; with four every other one is ours,
and a game is won by the side whose seats hold most of it.  In Yggdrasil each of the two plays all gods of the same
games.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from bench.levels import write
from gladsheim.adapters import openspiel
from gladsheim.bots import Eyes, make_bot
from gladsheim.core.game import Value
from gladsheim.core.match import Match, start_match
from gladsheim.games import find
from gladsheim.lab.stats import Share

UCT_C = 1.4
SETTINGS: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "odins-table": ("odins-table", 2, {}, 20),
    "vedrfolnir": ("vedrfolnir", 2, {}, 60),
    "vedrfolnir-4": ("vedrfolnir", 4, {}, 60),
    "yggdrasil": ("yggdrasil", 3, {"level": "easy"}, 10),
}
TRIAL = 4  # simulations to time
FIRST = 0.2  # seconds for an answer as long as master has not answered yet
MOST = 1_000_000
Z99 = 2.576


class Player:
    """One of the two, timed."""

    def __init__(self) -> None:
        self.answers = 0
        self.spent = 0.0


class Spiel(Player):
    """OpenSpiel's search as a player of a match."""

    def __init__(self, game: str, seats: int, options: dict[str, Value], seed: int) -> None:
        super().__init__()
        self.game = openspiel.load(game, seats=seats, **options)
        self.seed = seed
        self.hidden = not find(game).open_table and game != "yggdrasil"
        self.simulations = 0

    def answer(self, match: Match, seat: int, seconds: float) -> int:
        """Think for so long, after a trial."""
        state = self.game.new_initial_state()
        state.held = openspiel.Held(state.held.sitting, match.state.clone(), 0)
        state.held.state.turn_to(seat)
        state.held.turn()
        begin = time.process_time()
        self.search(state, TRIAL)
        each = (time.process_time() - begin) / TRIAL
        count = max(2, min(MOST, int(seconds / each)))
        action = self.search(state, count)
        self.spent += time.process_time() - begin
        self.simulations += count
        self.answers += 1
        self.seed += 1
        return state.held.sitting.value(state.held.state, int(action))

    def search(self, state: openspiel.SpielState, simulations: int) -> int:
        if self.hidden:
            lots = np.random.RandomState(self.seed)
            evaluator = RandomRolloutEvaluator(1, lots)
            searcher = ISMCTSBot(self.game, evaluator, UCT_C, max_simulations=simulations, random_state=lots)
            return int(searcher.step(state))
        evaluator = pyspiel.RandomRolloutEvaluator(1, self.seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, UCT_C, simulations, 1000, False, self.seed, False)
        return int(bot.step_with_policy(state)[1])


class Master(Player):
    """Our master."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.bot = make_bot("master", seed)

    def answer(self, match: Match, seat: int) -> int:
        begin = time.process_time()
        value = self.bot.answer(Eyes(match, seat))
        self.spent += time.process_time() - begin
        self.answers += 1
        return value


def play(match: Match, ours: list[bool], master: Master, spiel: Spiel, seconds: float) -> None:
    """A match to its end; questions with one answer are not thought about."""
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        if len(ask.options) == 1:
            value = ask.options[0]
        elif ours[ask.seat]:
            value = master.answer(match, ask.seat)
        else:
            mean = master.spent / master.answers if master.answers else seconds
            value = spiel.answer(match, ask.seat, mean)
        match.answer(ask.seat, value)


def measure(table: str, games: int, seed: int) -> str:
    """The row of a table."""
    game, seats, options, usual = SETTINGS[table]
    games = games or usual
    won = lost = 0.0
    answers, spent = [0, 0], [0.0, 0.0]
    simulations = 0
    seconds = FIRST
    for number in range(games):
        for part in (0, 1) if game == "yggdrasil" else (number % 2,):
            deal = seed * 1_000_003 + (number if game == "yggdrasil" else number // 2)
            match = start_match(find(game), seats, options, deal, [])
            ours = [part == 0] * seats if game == "yggdrasil" else [seat % 2 == part for seat in range(seats)]
            master, spiel = Master(number), Spiel(game, seats, options, 1 + 1000 * number)
            play(match, ours, master, spiel, seconds)
            players: list[Player] = [master, spiel]
            for who, one in enumerate(players):
                answers[who] += one.answers
                spent[who] += one.spent
            seconds = spent[0] / max(1, answers[0])
            simulations += spiel.simulations
            if game == "yggdrasil":
                won += match.returns[0] * (part == 0)
                lost += match.returns[0] * (part == 1)
            else:
                mine, theirs = (sum(match.returns[seat] for seat in range(side, seats, 2)) for side in (part, 1 - part))
                won += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
        print(f"{table}: game {number + 1} of {games}: {won:g}, {lost:g}", flush=True)
    low, high = Share(won, games).interval(Z99)
    mean = [1000 * spent[who] / max(1, answers[who]) for who in (0, 1)]
    others = f"{lost if game == 'yggdrasil' else games - won:g} of {games}"
    engine = "ISMCTS" if game == "odins-table" else "MCTS"
    return (
        f"| {game}, {seats} seats | {engine} | {won:g} of {games} ({low:.2f}-{high:.2f}) | {others} "
        f"| {mean[0]:.0f} | {mean[1]:.0f} | {simulations / max(1, answers[1]):.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Master against OpenSpiel's search at the same time for an answer")
    parser.add_argument("--table", nargs="+", choices=list(SETTINGS), default=list(SETTINGS))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    head = [
        "| game | OpenSpiel's | master won (99 % interval) | OpenSpiel won | ms, ours | ms, theirs | simulations |",
        "|---|---|---|---|---|---|---|",
    ]
    for table in chosen.table:
        found = "\n".join([*head, measure(table, chosen.games, chosen.seed)])
        print(found, flush=True)
        if chosen.write is not None:
            write(chosen.write, f"openspiel {table}", found)


if __name__ == "__main__":
    main()
