"""`python -m bench.playouts GAME SEATS GAMES`: process time of a whole random game inside the engine, in microseconds.

To compare two versions, install each with `pip install --target FOLDER .` and run this with PYTHONPATH=FOLDER in turns:
the least of several runs is the one that was disturbed least.
"""

from __future__ import annotations

import argparse
import time

from gladsheim.bots.playout import play_out
from gladsheim.core.lots import Lots
from gladsheim.games import find


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int)
    chosen = parser.parse_args()
    game = find(chosen.game)
    laid = game.start(chosen.seats, game.choose(chosen.seats, {}))
    began = time.process_time()
    for number in range(chosen.games):
        play_out(laid.clone(), Lots(number), game.longest)
    print(f"{(time.process_time() - began) / chosen.games * 1e6:.1f}")


if __name__ == "__main__":
    main()
