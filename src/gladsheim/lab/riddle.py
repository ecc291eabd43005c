"""Riddles: a position with one clearly best answer, made and checked by our own search.

A day and a game name it: games are played by the policy from seeds of that day until a question comes to which one
answer is much better than every other, and not the one that the policy would give.  A short race finds it; a longer
one with fresh luck, in which every answer meets the same tables, has to confirm it against each of the others.  Nothing
hangs on time, so every process finds the same.
"""

from __future__ import annotations

import hashlib
from typing import Final

from gladsheim.bots.bot import Eyes
from gladsheim.bots.mind import Mind, face_who_must, mind_of
from gladsheim.bots.race import Race, Runner, mean
from gladsheim.core.forms import Seat, State
from gladsheim.core.game import BadOption, Chosen, Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.games import find, ids
from gladsheim.lab.sitting import table_of

FEWEST: Final = 5  # answers to choose from
OPENING: Final = 20  # questions of a game that are too early for a riddle
SCANNED: Final = 18  # rounds of the first race
JUDGED: Final = 200  # rounds of the one that counts
GAP: Final = 0.12  # of a win between the best answer and the policy's, at first
CLEAR: Final = 0.05  # and at the end, for every other answer,
SURE: Final = 3.0  # beyond so many standard errors
LONGEST: Final = 3000  # games looked through


class Riddle:
    """A position, whose question it is, and what every answer promises."""

    def __init__(self, game: str, seats: int, fills: list[int], seat: Seat, chances: dict[int, float]) -> None:
        self.game = game
        self.seats = seats
        self.fills = fills  # seat, value, seat, value ... from the start
        self.seat = seat
        self.chances = chances  # by answer

    @property
    def best(self) -> int:
        return max(self.chances, key=lambda one: self.chances[one])

    def match(self) -> Match:
        """The table as it stands."""
        game = find(self.game)
        chosen = game.choose(self.seats, {})
        state = game.start(self.seats, chosen)
        for n in range(0, len(self.fills), 2):
            state.fill(self.fills[n], self.fills[n + 1])
        return table_of(game, self.seats, chosen, state)

    def plain(self) -> dict[str, Json]:
        chances: list[Json] = [[option, chance] for option, chance in self.chances.items()]
        return {"game": self.game, "seats": self.seats, "fills": [*self.fills], "seat": self.seat, "chances": chances}


def riddled() -> list[str]:
    """The games of which riddles are made."""
    return [id for id in ids() if find(id).seams.riddle]


def make_riddle(id: str, day: str) -> Riddle:
    """The riddle of a game for a day such as 2026-11-18."""
    game = find(id)
    if not game.seams.riddle:
        raise BadOption(f"no riddles are made of {id}; they are of {', '.join(riddled())}")
    seats = game.seams.riddle
    for number in range(LONGEST):
        drawn = hashlib.sha256(f"{day} {id} {number}".encode()).digest()
        found = search(game, seats, int.from_bytes(drawn[:4], "big") >> 3)
        if found is not None:
            return found
    raise BadOption(f"no riddle of {id} was found for {day}")


def search(game: Game, seats: int, seed: int) -> Riddle | None:
    """The first riddle in a game that the policy plays."""
    mind, lots = mind_of(game), Lots(seed)
    chosen = game.choose(seats, {})
    g = game.start(seats, chosen)
    fills: list[int] = []
    asked = 0
    while g.forms:
        if g.together:
            face_who_must(g)
        seat = g.seat
        if seat < 0:
            fallen = g.options[lots.pick(g.options, g.odds)]
            fills += [seat, fallen]
            g.take(fallen)
            continue
        asked += 1
        own = mind.choose(g, lots)
        if asked > OPENING and len(g.options) >= FEWEST and not g.together and mind.can_judge(g.slot):
            chances = judge(game, seats, chosen, g, own, mind, seed + asked)
            if chances:
                return Riddle(game.id, seats, fills, seat, chances)
        fills += [seat, own]
        g.take(own)
    return None


def judge(game: Game, seats: int, chosen: Chosen, g: State, own: int, mind: Mind, seed: int) -> dict[int, float] | None:
    """What every answer promises, if one is clearly the best and the policy would give another."""
    eyes = Eyes(table_of(game, seats, chosen, g), g.seat)
    policy = Runner(own)
    rivals = [Runner(option) for option in g.options if option != own]
    Race(seed, SCANNED, mind).run(eyes, policy, rivals, True)
    first = max((one for one in rivals if one.rounds == policy.rounds), key=Runner.lead, default=policy)
    if first.lead() < GAP:
        return None
    best = Runner(first.option)
    others = [Runner(option) for option in g.options if option != best.option]
    Race(seed + 1, JUDGED, mind).run(eyes, best, others, False)
    if any(-one.lead() < CLEAR + SURE * one.error() for one in others):
        return None
    return {one.option: mean(one) for one in [best, *others]}
