"""The plain policy for Yggdrasil: it answers what is asked, and plays better than lots do."""

from __future__ import annotations

import gladsheim
from gladsheim.bots import Eyes
from gladsheim.bots.policies.yggdrasil import RuleFollower, choose
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.state import Yggdrasil


def turns_by_lot_and_by_policy(seats: int, seed: int) -> tuple[int, int]:
    turns: list[int] = []
    for by_policy in (False, True):
        state = GAME.start(seats, GAME.choose(seats, {}))
        assert isinstance(state, Yggdrasil)
        lots = Lots(seed)
        while state.forms:
            if by_policy and state.seat != CHANCE:
                state.fill(state.seat, choose(state))
            else:
                state.choose(lots.pick(state.options, state.odds))
        turns.append(state.turns)
    return turns[0], turns[1]


def test_the_policy_holds_out_longer_than_lots() -> None:
    by_lot = by_policy = 0
    for seed in range(12):
        one, other = turns_by_lot_and_by_policy(1 + seed % 6, seed)
        by_lot += one
        by_policy += other
    assert by_policy > 1.3 * by_lot


def test_a_bot_follows_the_policy_through_a_game_with_hidden_bags() -> None:
    for seats, gods in ((2, ["odin", "tyr"]), (3, ["freyja", "thor", "heimdall"])):
        match = gladsheim.start("yggdrasil", seats=seats, seed=seats, gods=gods, bags="hidden", level="normal")
        bot = RuleFollower(1)
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, bot.answer(Eyes(match, seat)))
        assert match.outcome is not None
