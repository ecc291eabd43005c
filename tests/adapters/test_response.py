"""Best responses are exact: at Kuhn's poker, whose values are known, and at a reduced Odin's Table."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import gladsheim
from adapters.networks import saved
from gladsheim.adapters.positions import later_positions
from gladsheim.adapters.response import SmallGame, Table, alike, from_position, shares_of
from gladsheim.adapters.sitting import Sitting
from gladsheim.bots import Eyes, make_bot
from gladsheim.core.forms import OPEN, Form, Pause, Seat, State

PASS, BET = 0, 1
JACK, QUEEN, KING = 0, 1, 2


class Poker(State):
    """Kuhn's poker (1950): three cards, one each, one coin to begin with and one to bet."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []
        self.said: list[int] = []

    def clone(self) -> Poker:
        twin = Poker()
        twin.cards, twin.said = [*self.cards], [*self.said]
        self.copy_forms(twin)
        return twin

    def returns(self) -> list[float]:
        stake = 2.0 if self.said[-2:] == [BET, BET] else 1.0
        if self.said[-2:] == [BET, PASS]:
            won = len(self.said) % 2  # who bet
        else:
            won = 0 if self.cards[0] > self.cards[1] else 1
        return [stake, -stake] if won == 0 else [-stake, stake]


class Hand(Form):
    def __init__(self, card: int = OPEN, bet: int = OPEN) -> None:
        self.card = card
        self.bet = bet

    def run(self, g: State) -> Pause:
        assert isinstance(g, Poker)
        if self.card != OPEN:
            g.cards.append(self.card)
            self.card = OPEN
        if len(g.cards) < 2:
            return g.chance("card", [card for card in (JACK, QUEEN, KING) if card not in g.cards], "KP 1")
        if self.bet != OPEN:
            g.said.append(self.bet)
            self.bet = OPEN
        if g.said in ([PASS, PASS], [PASS, BET, PASS], [PASS, BET, BET], [BET, PASS], [BET, BET]):
            return g.done()
        return g.ask(len(g.said) % 2, "bet", [PASS, BET], "KP 2")

    def clone(self) -> Hand:
        return Hand(self.card, self.bet)


def seen(state: State, seat: Seat) -> str:
    assert isinstance(state, Poker)
    return f"{state.cards[seat]} {state.said}"


def poker(most: int = 1000) -> SmallGame:
    g = Poker()
    g.begin(Hand())
    return SmallGame([Table(g, 1.0)], 2, seen, most=most)


def best(bluff: float) -> dict[tuple[int, tuple[int, ...]], float]:
    """Kuhn's solution: card and what was said -> how often to bet.  The first may bluff up to a third."""
    return {
        (JACK, ()): bluff,
        (QUEEN, ()): 0.0,
        (KING, ()): 3 * bluff,
        (JACK, (PASS, BET)): 0.0,
        (QUEEN, (PASS, BET)): bluff + 1 / 3,
        (KING, (PASS, BET)): 1.0,
        (JACK, (PASS,)): 1 / 3,
        (QUEEN, (PASS,)): 0.0,
        (KING, (PASS,)): 1.0,
        (JACK, (BET,)): 0.0,
        (QUEEN, (BET,)): 1 / 3,
        (KING, (BET,)): 1.0,
    }


@pytest.mark.parametrize("bluff", [0.0, 0.2, 1 / 3])
def test_nobody_gains_on_kuhns_own_solution(bluff: float) -> None:
    bets = best(bluff)

    def shares(state: State) -> list[float]:
        assert isinstance(state, Poker)
        often = bets[state.cards[state.seat], tuple(state.said)]
        return [1 - often, often]

    game = poker()
    assert game.worth(shares) == pytest.approx([-1 / 18, 1 / 18])
    assert game.best_response(0, shares) == pytest.approx(-1 / 18)
    assert game.best_response(1, shares) == pytest.approx(1 / 18)
    assert game.exploitability(shares) == pytest.approx(0)


def test_random_play_at_poker_is_exploited_by_what_is_known() -> None:
    """Both together by 11/12: so OpenSpiel's page of that game says too."""
    game = poker()
    assert game.best_response(0, alike) == pytest.approx(0.5)
    assert game.best_response(1, alike) == pytest.approx(5 / 12)
    assert game.exploitability(alike) == pytest.approx(11 / 24)


def test_who_responds_does_not_see_the_others_card() -> None:
    """With both cards in sight it would win more."""
    game = poker()
    honest = game.best_response(1, alike)
    game.seen = lambda state, seat: f"{state.cards} {state.said}" if isinstance(state, Poker) else ""
    assert game.best_response(1, alike) > honest + 0.05


def test_a_game_too_large_is_refused_in_a_line() -> None:
    with pytest.raises(gladsheim.BadOption, match="more than 10 positions: break it off earlier"):
        poker(most=10).worth(alike)


def test_at_a_reduced_odins_table_random_play_is_exploited() -> None:
    sitting, gained = Sitting("odins-table", 2, {}), []
    for position in later_positions("odins-table", 2, 0.97, count=6, seed=3):
        game = from_position(sitting, position, deals=2, limit=4)
        worth = game.worth(alike)
        assert sum(worth) == pytest.approx(1)
        responses = [game.best_response(seat, alike) for seat in (0, 1)]
        for seat in (0, 1):
            assert worth[seat] - 1e-9 <= responses[seat] <= 1
        gained.append(game.exploitability(alike))
        assert gained[-1] == pytest.approx((sum(responses) - 1) / 2)
    assert max(gained) > 0.05


def test_a_network_is_gone_through_as_it_plays(tmp_path: Path) -> None:
    sitting, name = Sitting("odins-table", 2, {}), saved("odins-table", 2, tmp_path)
    [position] = later_positions("odins-table", 2, 0.97, count=1, seed=3)
    game = from_position(sitting, position, limit=3)
    state = game.roots[0].state
    sure, drawn = shares_of(name, sitting)(state), shares_of(f"{name}@1", sitting)(state)
    assert sorted(sure) == [0.0] * (len(sure) - 1) + [1.0]
    assert sum(drawn) == pytest.approx(1)
    assert drawn.index(max(drawn)) == sure.index(1.0)
    assert make_bot(name, 1).answer(Eyes(sitting.window(state), state.seat)) == state.options[sure.index(1.0)]
    assert game.exploitability(shares_of(f"{name}@1", sitting)) > -1e-9


def test_what_cannot_be_gone_through_is_named() -> None:
    sitting = Sitting("odins-table", 2, {})
    with pytest.raises(gladsheim.BadOption, match="how 'policy' shares its answers is not known exactly"):
        shares_of("policy", sitting)
    with pytest.raises(gladsheim.BadOption, match="one deal or more"):
        from_position(sitting, [], deals=0)
