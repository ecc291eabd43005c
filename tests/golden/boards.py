"""Views for the tests of the drawn boards (`web/tests`): moments of seeded games, as one seat is shown them.

The tests there lay their own numbers into these views, so they hang on the shape of a view and not on what was dealt.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec

import gladsheim
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.server.sights import questions_of
from gladsheim.wire.live import Question

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "views"
Moment = tuple[str, int, Callable[[Match], bool]]  # its name, of how many seats, and when it has come
TRIES = 60


def asks(slot: str) -> Callable[[Match], bool]:
    """Seat 0 is asked this, not at the very beginning."""
    return lambda match: len(match.fills) > 60 and any(ask.seat == 0 and ask.slot == slot for ask in match.asks)


def entry(name: str) -> Callable[[Match], bool]:
    """Seat 0 is asked something while this entry of its view holds something."""
    return lambda match: any(ask.seat == 0 for ask in match.asks) and bool(match.view(0)[name])


def is_over(match: Match) -> bool:
    return match.over


class Kept(msgspec.Struct):
    """A moment: the view of seat 0, and what it is asked."""

    seats: int
    view: dict[str, Json]
    questions: list[Question]


MOMENTS: dict[str, list[Moment]] = {
    "odins-table": [("arranging", 2, entry("opening")), ("moving", 2, asks("deed")), ("over", 2, is_over)],
    "yggdrasil": [("turn", 3, asks("world")), ("fight", 3, entry("fight")), ("over", 3, is_over)],
    "chronicles": [("turn", 3, asks("deed")), ("risk", 3, entry("risk")), ("over", 3, is_over)],
    "vedrfolnir": [("giving", 4, entry("leads")), ("turn", 4, entry("crosswise")), ("over", 4, is_over)],
    "gotterdammerung": [("council", 7, asks("say")), ("trial", 7, entry("trial")), ("over", 7, is_over)],
}


def moments_of(game: Game) -> dict[str, Kept]:
    found: dict[str, Kept] = {}
    for name, seats, has_come in MOMENTS[game.id]:
        match = first(game, seats, has_come)
        found[name] = Kept(seats, match.view(0), questions_of(match, 0))
    return found


def first(game: Game, seats: int, has_come: Callable[[Match], bool]) -> Match:
    """The first such moment in games by lot."""
    for seed in range(TRIES):
        match = gladsheim.start(game.id, seats=seats, seed=seed)
        lots = Lots(seed)
        while not has_come(match) and not match.over:
            ask = (
                [ask for ask in match.asks if not ask.may][-1] if any(not a.may for a in match.asks) else match.asks[0]
            )
            match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        if has_come(match):
            return match
    raise ValueError(f"in {TRIES} games of {game.id} that moment did not come")


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.id}.json"


def lines_of(game: Game) -> list[str]:
    """A moment a line."""
    moments = [
        f"{json.dumps(name)}: {msgspec.json.encode(moment).decode()}" for name, moment in moments_of(game).items()
    ]
    return ["{", *[f"{line}," for line in moments[:-1]], moments[-1], "}"]
