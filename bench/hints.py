"""Hints by lot, to be read by somebody who knows the rules.

    python -m bench.hints [odins-table ...] [--hints N] [--seed S] [--lang en]

Games of skilled and novice bots are stopped at a question by lot; the table, the question and the hint are printed as
the text seat prints them, and what the hint took.
"""

from __future__ import annotations

import argparse
import time

from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.explain import hints
from gladsheim.core.game import Value
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.text import LANGUAGES
from gladsheim.games import find

TABLES: dict[str, tuple[int, dict[str, Value]]] = {
    "odins-table": (2, {}),
    "vedrfolnir": (3, {}),
    "yggdrasil": (3, {"level": "normal"}),
    "chronicles": (3, {"saga": "hard"}),
    "gotterdammerung": (9, {}),
}
MOST = 3  # answers that a hint names
LONGEST = 120  # answers before the question, at most


def stopped(game: str, seed: int, lots: Lots) -> Match | None:
    """A game at a question with a choice, after so many answers by lot; None if it was over before."""
    seats, options = TABLES[game]
    match = start_match(find(game), seats, options, seed, [])
    bots = [make_bot("novice" if seat % 2 else "policy", seed * 64 + seat) for seat in range(seats)]
    for _ in range(lots.below(LONGEST)):
        if match.over:
            return None
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
    return None if match.over or len(match.asks[0].options) == 1 else match


def main() -> None:
    parser = argparse.ArgumentParser(description="Hints by lot, to be read")
    parser.add_argument("game", nargs="*", choices=[*TABLES, "all"], default="all")
    parser.add_argument("--hints", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    chosen = parser.parse_args()
    for game in TABLES if "all" in chosen.game else chosen.game:
        lots, done, drawn, longest = Lots(chosen.seed), 0, 0, 0.0
        while done < chosen.hints:
            drawn += 1
            match = stopped(game, chosen.seed * 1000 + drawn, lots)
            if match is None:
                continue
            done += 1
            ask = match.asks[0]
            begin = time.perf_counter()
            found = hints(Eyes(match, ask.seat), drawn, MOST)
            longest = max(longest, time.perf_counter() - begin)
            words = match.game.words(chosen.lang)
            print(f"--- {game} {done} (seed {chosen.seed * 1000 + drawn}, {len(match.fills) // 2} fills)")
            print(match.text(ask.seat, chosen.lang))
            for one in found:
                why = " ".join(words.say(phrase) for phrase in one.phrases())
                print(f"  * {match.label(ask, one.option, chosen.lang)}: {words.say(one.chances())}  {why}")
        print(f"=== {game}: {done} hints, the longest {longest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
