"""Positions to begin from: the first rungs of a ladder, where even random play sometimes wins."""

from __future__ import annotations

from typing import TypeAlias

from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import Eyes, check_bot, make_bot
from gladsheim.core.chance import Chance, seed_from
from gladsheim.core.forms import CLOCK, State
from gladsheim.core.game import BadOption, Value
from gladsheim.core.match import Match, start_match

Position: TypeAlias = list[int]  # the fills that led to it: seat, value, seat, value, ...
TRIES = 100  # games of the bots for each position, before one gives up


def state_at(sitting: Sitting, position: Position) -> State:
    """The table after these fills."""
    state = sitting.opening.clone()
    for seat, value in zip(position[::2], position[1::2], strict=True):
        if seat >= 0:
            state.turn_to(seat)
        state.fill(seat, value)
    return state


def later_positions(
    game: str,
    seats: int | None = None,
    share: float = 0.8,
    count: int = 64,
    bots: str = "policy",
    seed: int = 0,
    **options: Value,
) -> list[Position]:
    """Positions from games that these bots won, after that share of each: 0.0 is the start, 0.9 near the end.

    A game counts as won where the first seat won it, which in a game that is won together speaks for all; in other
    games every one that ends counts.
    """
    return positions_at(Sitting(game, seats, options), share, count, bots, seed)


def positions_at(
    sitting: Sitting, share: float, count: int = 64, bots: str = "policy", seed: int = 0
) -> list[Position]:
    """The same for a game whose seats and options are chosen."""
    if not 0 <= share < 1 or count < 1:
        raise BadOption(f"positions need a share from 0 up and below 1, and a count from 1 up, not {share}, {count}")
    return [cut(fills, share) for fills in won_games(sitting, count, bots, seed)]


def cut(fills: Position, share: float) -> Position:
    """The first part of a game, up to where a seat was asked: chance alone could end what begins later."""
    end = 2 * int(share * len(fills) / 2)
    while end and fills[end] < 0:
        end -= 2
    return fills[:end]


def won_games(sitting: Sitting, count: int, bots: str = "policy", seed: int = 0) -> list[Position]:
    """The fills of so many games that these bots won, or that ended where not all win together."""
    check_bot(bots, sitting.game)
    found: list[Position] = []
    for number in range(seed, seed + TRIES * count):
        match = bots_play_one(sitting, bots, number)
        if match.returns[0] >= 0.5 or not sitting.game.cooperative:
            found.append(match.fills)
            if len(found) == count:
                return found
    raise BadOption(
        f"{bots} won {len(found)} of {TRIES * count} games of {sitting.game.id}, too few for {count} positions"
    )


def bots_play_one(sitting: Sitting, bots: str, seed: int) -> Match:
    """A game between bots of that name, to its end."""
    match = start_match(sitting.game, sitting.seats, sitting.options, seed, [])
    play_out(match, [bots] * sitting.seats, seed)
    return match


def bots_play(sitting: Sitting, names: list[str], seed: int, opening: Position) -> list[float]:
    """What each seat won in a game between these bots, from that position on."""
    if not opening:
        match = start_match(sitting.game, sitting.seats, sitting.options, seed, [])
    else:
        match = sitting.window(state_at(sitting, opening))
        match.chance = Chance(seed_from(seed), [])
        match.settle()
    play_out(match, names, seed)
    return match.returns


def play_out(match: Match, names: list[str], seed: int) -> None:
    players = [make_bot(name, seed * match.seats + seat) for seat, name in enumerate(names)]
    while not match.over:
        if match.state.seat == CLOCK:
            match.answer(CLOCK, match.chance.draw(match.state.options, None))
            continue
        seat = match.state.seat
        match.answer(seat, players[seat].answer(Eyes(match, seat)))
    for seat, player in enumerate(players):
        player.leave(Eyes(match, seat))
