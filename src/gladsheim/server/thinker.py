"""A thinker: what a process does in which bots think.

It keeps the tables it thought about last, and is sent only what is new at them.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from multiprocessing import parent_process
from typing import Final

import msgspec

import gladsheim
from gladsheim.bots import Eyes
from gladsheim.bots.explain import hints
from gladsheim.bots.mind import mind_of
from gladsheim.bots.search import Node, explore
from gladsheim.bots.streams import slot_numbers
from gladsheim.core.forms import Seat
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.lab.luck import Round, Study
from gladsheim.lab.review import Decision, Lot, Reviewer, Suspect
from gladsheim.lab.riddle import make_riddle
from gladsheim.server.house_bots import player_of
from gladsheim.server.shelf import keep
from gladsheim.wire.hall import TurnedByChoice, TurnedByLot
from gladsheim.wire.live import Advised

WARM: Final = 64  # tables a thinker keeps; the server has the same account of them
HINTS: Final = 5  # answers a hint names
CHART_ROUNDS: Final = 120  # of search at each moment of the chart
LUCK_BOT: Final = "policy"
LUCK_SEED: Final = 1  # whoever asks is told the same

Header = dict[str, Json]
_warm: OrderedDict[str, Match] = OrderedDict()


class Position(msgspec.Struct, frozen=True):
    """A table as it stands: the fills after the first `known`, which the thinker has already."""

    table: str
    header: Header
    known: int
    fills: list[int]


def begin(niceness: int) -> None:
    """A thinker leaves interrupts to the server, ends with it, however it ends, and gives way to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def wake() -> None:
    """Nothing: but whoever is asked to do it is there."""


def match_at(position: Position) -> Match:
    """The table as it stands: played on from what is kept, or from the start."""
    kept = _warm.get(position.table)
    if position.known:
        assert kept is not None
        assert len(kept.fills) == position.known
        match = play_on(kept, position.fills)
    elif kept is not None and position.fills[: len(kept.fills)] == kept.fills:
        match = play_on(kept, position.fills[len(kept.fills) :])
    else:
        match = gladsheim.replay({**position.header, "fills": in_pairs(position.fills)})
    keep(_warm, position.table, match, WARM)
    return match


def play_on(match: Match, fills: list[int]) -> Match:
    for n in range(0, len(fills), 2):
        match.state.fill(fills[n], fills[n + 1])
        match.note(fills[n], fills[n + 1])
    match.asked = None
    return match


def in_pairs(fills: list[int]) -> list[Json]:
    return [[fills[n], fills[n + 1]] for n in range(0, len(fills), 2)]


def answer(position: Position, seat: Seat, level: str, seed: int) -> tuple[int, float]:
    """The bot's answer, and the seconds that it thought."""
    match = match_at(position)
    eyes = Eyes(match, seat)
    began = time.perf_counter()
    value = player_of(level, position.table, seat, seed, match).answer(eyes)
    return value, time.perf_counter() - began


def advise(position: Position, seat: Seat, seed: int) -> list[Advised]:
    """The best answers, with the chance to win of each, and why."""
    return [
        Advised(
            one.option,
            one.percent() / 100 if one.is_judged else None,
            one.doubt,
            one.chances().plain(),
            [phrase.plain() for phrase in one.phrases()],
        )
        for one in hints(Eyes(match_at(position), seat), seed, HINTS)
    ]


def chances(header: Header, fills: list[int]) -> list[float]:
    """What each seat might expect at a moment of a finished game, by a short search that knows the true table."""
    match = gladsheim.replay({**header, "fills": in_pairs(fills)})
    if match.over:
        return match.returns
    mind = mind_of(match.game)
    root, lots, slots = Node(match.state.seat), Lots(len(fills)), slot_numbers(match.game)
    totals, counted = [0.0] * match.seats, 0
    for round in range(CHART_ROUNDS):
        state = match.state.clone()
        explore(root, state, mind, lots, slots, match.game.longest)
        # The first half of the search only learns what is good.
        if 2 * round >= CHART_ROUNDS:
            counted += 1
            hopes = state.returns() if state.is_over() else mind.worth(state)
            totals = [total + hope for total, hope in zip(totals, hopes, strict=True)]
    return [total / max(1, counted) for total in totals]


def play_again(header: Header, fills: list[int], numbers: list[int]) -> list[Round]:
    """The chance of a finished game played again by a plain bot, so many times: for luck and choice."""
    study = Study({**header, "fills": in_pairs(fills)})
    return [study.play_again(number, LUCK_BOT, LUCK_SEED) for number in numbers]


def look_through(header: Header, fills: list[int], seat: Seat | None, piece: int) -> list[Suspect]:
    """What may have turned a finished game, in one piece of it."""
    reviewer = Reviewer({**header, "fills": in_pairs(fills)}, seat)
    return reviewer.scan(reviewer.pieces()[piece])


def riddle(game: str, day: str) -> str:
    """The riddle of a game for a day, as it is kept."""
    return msgspec.json.encode(make_riddle(game, day).plain()).decode()


def judge(header: Header, fills: list[int], suspect: Suspect) -> TurnedByChoice | TurnedByLot | None:
    """Whether it did turn the game; the moment is told as a number of fills."""
    found = Reviewer({**header, "fills": in_pairs(fills)}).judge(suspect)
    if isinstance(found, Lot):
        return TurnedByLot(found.fill, found.says.plain(), found.before, found.after)
    if isinstance(found, Decision):
        better, ask = found.better, found.ask
        return TurnedByChoice(
            found.fill,
            ask.seat,
            ask.slot,
            ask.rule,
            found.played_says.plain(),
            found.better_says.plain(),
            better.chance,
            found.chance,
            found.error,
            [phrase.plain() for phrase in better.phrases()],
        )
    return None
