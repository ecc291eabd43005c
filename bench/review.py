"""Does the review find planted mistakes?

    python -m bench.review [yggdrasil ...] [--games N] [--seed S]

Skilled bots play, and a master for the seat that is reviewed.  In each game one number of the policy, drawn by lot
among those that count there, is turned round (its sign changed) for that seat: where the policy then answers otherwise
than it would, by what the seat knows, that is what the seat answers, and those are the planted mistakes.  (Were a
weaker player to give its other answers, its own mistakes would often be graver than the planted ones, and then no
turning points are what was planted.)  The review of that seat knows nothing of them.  A game counts as found if one of
its at most three decisions is a planted one.  Games in which the number changed nothing, or nothing that cost two
points of a hundred in a longer look at the five that a short look finds worst, hold no mistake and are drawn again; how
many is told.
"""

from __future__ import annotations

import argparse

from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.mind import Mind, mind_of
from gladsheim.core.forms import CLOCK
from gladsheim.core.game import Value
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.games import find
from gladsheim.lab.review import Reviewer, review
from gladsheim.lab.sitting import time_is_up, who_speaks
from gladsheim.lab.stats import Share

TABLES: dict[str, tuple[int, dict[str, Value]]] = {
    "odins-table": (2, {}),
    "vedrfolnir": (3, {}),
    "yggdrasil": (3, {"level": "normal"}),
    "chronicles": (3, {"saga": "hard"}),
}
WEIGHED = 5  # planted answers that are looked at longer, to see whether any cost something
MOST_DRAWN = 20  # games that are drawn for one that holds a mistake


def answer(mind: Mind, match: Match, seat: int, seed: int, turned: str) -> int:
    """What the policy answers with a number turned round, or with none."""
    own = mind.numbers.get(turned) if turned else 0.0
    if turned:
        mind.numbers.put({turned: -own})
    try:
        lots = Lots(seed)
        return mind.choose(Eyes(match, seat).imagine(lots), lots)
    finally:
        if turned:
            mind.numbers.put({turned: own})


def play(game: str, seed: int, turned: str, who: int) -> tuple[Match, list[int]]:
    """A game in which one seat plays by the turned number, and the fills where that made a difference."""
    seats, options = TABLES[game]
    match = start_match(find(game), seats, options, seed, [])
    mind = mind_of(match.game)
    bots = [make_bot("master" if seat == who else "skilled", seed * 64 + seat) for seat in range(seats)]
    planted: list[int] = []
    while not match.over:
        seat = who_speaks(match)
        if seat == CLOCK:
            match.answer(seat, time_is_up(match))
            continue
        if seat == who:
            own = seed * 1_000_003 + len(match.fills)
            wrong = answer(mind, match, seat, own, turned)
            if wrong != answer(mind, match, seat, own, ""):
                planted.append(len(match.fills) // 2)
                match.answer(seat, wrong)
                continue
        match.answer(seat, bots[seat].answer(Eyes(match, seat)))
    return match, planted


def holds_a_mistake(match: Match, planted: list[int]) -> bool:
    """Whether any of the planted answers cost something, seen with luck that the review does not have."""
    reviewer = Reviewer(match.journal, None, 77)
    suspects = sorted(reviewer.scan(planted), key=lambda one: -one.by)[:WEIGHED]
    return any(reviewer.judge(one) is not None for one in suspects if one.seat >= 0)


def main() -> None:
    parser = argparse.ArgumentParser(description="How often the review finds planted mistakes")
    parser.add_argument("game", nargs="*", choices=[*TABLES, "all"], default="all")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print("| game | games with a planted mistake | found | 95 % interval | games without one |", flush=True)
    print("|---|---|---|---|---|", flush=True)
    for game in TABLES if "all" in chosen.game else chosen.game:
        lots = Lots(chosen.seed)
        names = mind_of(find(game)).numbers.names()
        found = games = drawn = 0
        while games < chosen.games and drawn < MOST_DRAWN * chosen.games:
            drawn += 1
            turned, who = names[lots.below(len(names))], lots.below(TABLES[game][0])
            match, planted = play(game, chosen.seed * 1000 + drawn, turned, who)
            if not planted or not holds_a_mistake(match, planted):
                continue
            games += 1
            found += any(one.fill in planted for one in review(match.journal, who).decisions)
        low, high = Share(found, games).interval()
        print(f"| {game} | {games} | {found} | {low:.2f}-{high:.2f} | {drawn - games} |", flush=True)


if __name__ == "__main__":
    main()
