"""The council of Götterdämmerung: is what bots say to the point, are they as sure as they are right, who wins?

    python -m bench.council [--talk 20] [--games 2000] [--balance 300] [--seats 7 ... 15] [--write docs/bots.md]

Talk: games of nine with one person, who says and does what the lots will.  Counted is what no bot should do: to give a
reason that all know was not there, to contradict its own word on what it saw, to speak twice in a row unasked.
Beliefs: whenever a Protector of the level master votes, how sure it is of each other player in Asgard whose card it
has not seen, against how often that is right.  Balance: Protectors' wins, all seats of one level.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bench.levels import write
from gladsheim.bots import Bot, Eyes, make_bot
from gladsheim.core.match import Match, start_match
from gladsheim.games import find
from gladsheim.games.gotterdammerung.belief import MEASURED, believe
from gladsheim.games.gotterdammerung.parts import (
    A_FEELING,
    ACCUSE,
    DEEDS,
    INQUIRE,
    LOOKED_NOT,
    REPLY,
    SAW,
    SUSPECT,
    TRUST,
    VOTES,
    WORDS,
)
from gladsheim.games.gotterdammerung.seen import Seen
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.lab.stats import Share

LEVEL = "master"
TENTHS = 10


def asgard(match: Match) -> Asgard:
    assert isinstance(match.state, Asgard)
    return match.state


def play(match: Match, bots: list[Bot], watch: Watch | None = None) -> None:
    """Bots play a match to its end."""
    while not match.over:
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        if watch is not None:
            watch.look(match, ask.seat, ask.slot, ask.options)
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))


class Watch:
    """Who looks on while a game is played."""

    def look(self, match: Match, seat: int, slot: str, options: list[int]) -> None:
        """Somebody is asked."""


# Talk


class Talk(Watch):
    """What was said that should not have been."""

    def __init__(self, people: list[int]) -> None:
        self.people = people  # nobody vouches for what they say
        self.asked: set[int] = set()  # claims that somebody could not but make
        self.faults: list[str] = []

    def look(self, match: Match, seat: int, slot: str, options: list[int]) -> None:
        g = asgard(match)
        forced = slot == "say" and (len(options) == 1 or (ACCUSE not in options and INQUIRE not in options))
        if forced or slot == "reply":  # there is but one thing to say, it defends itself, or it was asked
            self.asked.add(len(g.claims))

    def check(self, g: Asgard) -> list[str]:
        """Every line of the bots in a finished game."""
        for number, row in enumerate(g.claims):
            if row[1] in self.people:
                continue
            before = g.claims[number - 1] if number and g.claims[number - 1][0] == row[0] else None
            is_asked = number in self.asked or row[2] in (REPLY, LOOKED_NOT)
            if before is not None and before[1] == row[1] and not is_asked:
                self.faults.append(f"line {number + 1}: speaks twice in a row")
            if row[2] in (ACCUSE, SUSPECT, TRUST) and not is_there(g, number, row):
                self.faults.append(f"line {number + 1}: gives a reason that was not there")
            self.faults += [f"line {number + 1}: {fault}" for fault in against_own_word(g, number, row)]
        return self.faults


def is_there(g: Asgard, number: int, row: list[int]) -> bool:
    """Whether there was such a vote, deed or word of the one it is said of, in that round."""
    _, _, _, whom, reason, when = row
    if reason == A_FEELING:
        return True
    if reason == VOTES:
        return any(trial[0] == when and trial[3] >= 0 and trial[2] != whom for trial in g.trials)
    if reason == DEEDS:
        return any(deed[0] == when and deed[2] == whom for deed in g.deeds)
    assert reason == WORDS
    return any(claim[0] == when and claim[1] == whom for claim in g.claims[:number])


def against_own_word(g: Asgard, number: int, row: list[int]) -> list[str]:
    """What a line says against what the same player told of its looks before."""
    faults: list[str] = []
    for claim in g.claims[:number]:
        if claim[1] != row[1] or claim[2] != SAW:
            continue
        _, _, _, seen, faction, when = claim
        if row[2] == SAW and ((row[5] == when and row[3] != seen) or (row[3] == seen and row[4] != faction)):
            faults.append("tells another look than before")
        if row[2] == LOOKED_NOT and row[5] == when:
            faults.append("says it did not look, after telling a look")
        if row[3] == seen and ((row[2] in (SUSPECT, ACCUSE) and not faction) or (row[2] == TRUST and faction)):
            faults.append("speaks against its own word")
    return faults


def check_talk(number: int, seed: int, level: str = LEVEL) -> tuple[list[str], Asgard]:
    """One game of nine with a person on one seat."""
    match = start_match(find("gotterdammerung"), 9, {}, seed * 1_000_003 + number, [])
    person = number % 9
    bots = [make_bot("random" if seat == person else level, number * 64 + seat) for seat in range(9)]
    talk = Talk([person])
    play(match, bots, talk)
    return talk.check(asgard(match)), asgard(match)


# Beliefs


class Sureness(Watch):
    """How often those of whom a Protector is so sure do conspire, by tenths."""

    def __init__(self) -> None:
        self.said = [0.0] * (TENTHS + 1)
        self.right = [0] * (TENTHS + 1)
        self.count = [0] * (TENTHS + 1)

    def look(self, match: Match, seat: int, slot: str, options: list[int]) -> None:
        g = asgard(match)
        if slot != "vote" or g.faction(seat):
            return
        sight = Seen(match.view(seat), seat)
        seen = [row[1] for row in sight.looks]
        belief = believe(sight, False, MEASURED)
        for other in range(g.seats):
            if other != seat and other not in seen and not (g.underworld >> other) & 1:
                tenth = round(TENTHS * belief.chance[other])
                self.said[tenth] += belief.chance[other]
                self.right[tenth] += g.faction(other)
                self.count[tenth] += 1

    def rows(self) -> list[str]:
        found = [
            "| about so sure, % | times | said on the average, % | right, % | 95 % interval |",
            "|---|---|---|---|---|",
        ]
        for tenth, count in enumerate(self.count):
            if count:
                low, high = Share(self.right[tenth], count).interval()
                said, right = 100 * self.said[tenth] / count, 100 * self.right[tenth] / count
                found.append(
                    f"| {10 * tenth} | {count} | {said:.1f} | {right:.1f} | {100 * low:.1f}-{100 * high:.1f} |"
                )
        return found


def sureness(games: int, seed: int) -> list[str]:
    watch = Sureness()
    for number in range(games):
        match = start_match(find("gotterdammerung"), 9, {}, seed * 1_000_003 + number, [])
        play(match, [make_bot(LEVEL, number * 64 + seat) for seat in range(9)], watch)
    return [f"Nine players, {games} games, seed {seed}:", "", *watch.rows()]


# Balance


def balance(seats: int, level: str, games: int, seed: int) -> str:
    won = 0
    for number in range(games):
        match = start_match(find("gotterdammerung"), seats, {}, seed * 1_000_003 + number, [])
        play(match, [make_bot(level, number * 64 + seat) for seat in range(seats)])
        won += asgard(match).winner == 0
    share = Share(won, games)
    low, high = share.interval()
    return f"{100 * share.share:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description="The council of Götterdämmerung: talk, beliefs, balance")
    parser.add_argument("--talk", type=int, default=20)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--balance", type=int, default=300)
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(7, 16)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    lines = councils = 0
    faults: list[str] = []
    for number in range(chosen.talk):
        found, g = check_talk(number, chosen.seed)
        faults += [f"game {number}, {fault}" for fault in found]
        lines += sum(1 for row in g.claims if row[1] != number % 9)
        councils += g.round
    told = [
        f"{chosen.talk} games of nine with one person, seed {chosen.seed}: {lines} lines of eight bots in {councils} "
        f"councils, {lines / councils:.1f} a council; {len(faults) or 'none'} with a fault.",
        *faults,
        "",
        *sureness(chosen.games, chosen.seed),
        "",
        f"Protectors win, %, {chosen.balance} games each (95 % interval):",
        "",
        "| players | novice | skilled | master |",
        "|---|---|---|---|",
    ]
    for seats in chosen.seats:
        cells = [balance(seats, level, chosen.balance, chosen.seed) for level in ("novice", "skilled", "master")]
        told.append(f"| {seats} | {' | '.join(cells)} |")
    print("\n".join(told), flush=True)
    if chosen.write is not None:
        write(chosen.write, "council", "\n".join(told))


if __name__ == "__main__":
    main()
