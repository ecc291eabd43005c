"""How often Protectors win Götterdämmerung when they, or the Conspirators, or both, are belief bots.

    python -m bench.belief --games 400 --seats 7 9 12 15 --cast first-game --seed 1

The lots decide who conspires, so the bots are seated by faction once the cards are dealt; each is given only what its
seat may know.
"""

from __future__ import annotations

import argparse

from gladsheim.bots import Eyes, make_bot
from gladsheim.core.match import Match, start_match
from gladsheim.games import find
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.lab.stats import Share

PAIRS = [("random", "random"), ("belief", "random"), ("random", "belief"), ("belief", "belief")]


def play(match: Match, protectors: str, conspirators: str, seed: int) -> bool:
    """Play a match to its end; whether the Protectors won."""
    state = match.state
    assert isinstance(state, Asgard)
    bots = [
        make_bot(conspirators if state.faction(seat) else protectors, seed * 64 + seat) for seat in range(match.seats)
    ]
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
    return state.winner == 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Protectors' wins, with 95 % intervals")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, nargs="+", default=[7, 9, 12, 15])
    parser.add_argument("--cast", default="first-game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = find("gotterdammerung")
    print("| players | Protectors | Conspirators | Protectors win | 95 % interval | games |")
    print("|---|---|---|---|---|---|")
    for seats in chosen.seats:
        for protectors, conspirators in PAIRS:
            won = 0
            for number in range(chosen.games):
                seed = chosen.seed * 1_000_003 + number
                match = start_match(game, seats, {"cast": chosen.cast}, seed, [])
                won += play(match, protectors, conspirators, seed)
            share = Share(won, chosen.games)
            low, high = share.interval()
            row = f"{share.share:.3f} | {low:.3f}-{high:.3f} | {chosen.games}"
            print(f"| {seats} | {protectors} | {conspirators} | {row} |", flush=True)


if __name__ == "__main__":
    main()
