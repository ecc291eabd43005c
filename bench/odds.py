"""What the deeds and words of belief players in Götterdämmerung say about them: the counts behind `belief.MEASURED`.

    python -m bench.odds --games 150 --seats 7 8 10 12 --seed 1

For what a player p did to a player x: how often it was done where it could be, by whether [neither conspires, x does, p
does, both do].  MEASURED holds square roots, rounded, of such rates, since one deed of a player is much like the next.
"""

from __future__ import annotations

import argparse

from gladsheim.bots import Eyes, make_bot
from gladsheim.core.match import start_match
from gladsheim.games import find
from gladsheim.games.gotterdammerung.parts import DVALIN, HEL, ODIN, SAW, SUSPECT, THOR, TRUST, TYR
from gladsheim.games.gotterdammerung.state import Asgard

KINDS = ["says conspirator", "thumb down", "accuses", "suspects", "trusts", "shields", "strikes"]


class Count:
    """How often something was done, and could have been, by who conspires of the two."""

    def __init__(self) -> None:
        self.done = [0, 0, 0, 0]
        self.could = [0, 0, 0, 0]

    def rates(self) -> str:
        rates = [done / could if could else 0.0 for done, could in zip(self.done, self.could, strict=True)]
        return " | ".join(f"{rate:.3f}" for rate in rates)


Counts = dict[str, Count]


def which(g: Asgard, p: int, x: int) -> int:
    return 2 * g.faction(p) + g.faction(x)


def in_asgard(g: Asgard, seat: int, round: int) -> bool:
    """Whether the seat was still there in that round."""
    return all(row[1] != seat or row[0] >= round for row in g.banished)


def note(g: Asgard, count: Count, round: int, p: int, x: int) -> None:
    """p did it to x, and could have done it to anybody in Asgard."""
    count.done[which(g, p, x)] += 1
    for other in range(g.seats):
        if other != p and in_asgard(g, other, round):
            count.could[which(g, p, other)] += 1


def count_game(g: Asgard, counts: Counts) -> None:
    for round, accuser, accused, supporter, shown, *_ in g.trials:
        note(g, counts["accuses"], round, accuser, accused)
        for seat in range(g.seats):
            if supporter >= 0 and seat not in (accuser, accused):
                counts["thumb down"].could[which(g, seat, accused)] += 1
                counts["thumb down"].done[which(g, seat, accused)] += (shown >> seat) & 1
    for round, speaker, sentence, whom, what, _ in g.claims:
        if sentence == SAW:
            counts["says conspirator"].could[which(g, speaker, whom)] += 1
            counts["says conspirator"].done[which(g, speaker, whom)] += what
        elif sentence in (SUSPECT, TRUST):
            note(g, counts["suspects" if sentence == SUSPECT else "trusts"], round, speaker, whom)
    for round, god, doer, target in g.deeds:
        if god in (ODIN, TYR, DVALIN, THOR, HEL) and target < g.seats:
            note(g, counts["strikes" if god in (THOR, HEL) else "shields"], round, doer, target)


def play(seats: int, seed: int, level: str) -> Asgard:
    """A game of belief players, to its end."""
    match = start_match(find("gotterdammerung"), seats, {}, seed, [])
    bots = [make_bot(level, seed * 64 + seat) for seat in range(seats)]
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))
    assert isinstance(match.state, Asgard)
    return match.state


def main() -> None:
    parser = argparse.ArgumentParser(description="What deeds and words say about belief players")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seats", type=int, nargs="+", default=[7, 8, 10, 12])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="belief")
    chosen = parser.parse_args()
    counts = {kind: Count() for kind in KINDS}
    for seats in chosen.seats:
        for number in range(chosen.games):
            count_game(play(seats, chosen.seed * 1_000_003 + number, chosen.bots), counts)
    print("| what | neither | x conspires | p conspires | both |")
    print("|---|---|---|---|---|")
    for kind, count in counts.items():
        print(f"| {kind} | {count.rates()} |")


if __name__ == "__main__":
    main()
