"""The plain policies: they answer what is asked, and play better than lots do."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.mind import mind_of, play_on
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.core.match import start_match
from gladsheim.games import find
from gladsheim.games.chronicles import GAME as CHRONICLES
from gladsheim.games.chronicles.campaign import new_campaign, spend
from gladsheim.games.chronicles.parts import BLANK
from gladsheim.games.chronicles.policy import choose as choose_in_chronicles
from gladsheim.games.chronicles.risks import Risk
from gladsheim.games.chronicles.spending import next_box
from gladsheim.games.chronicles.state import Chronicles
from gladsheim.games.gotterdammerung.state import Asgard
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.parts import ENEMIES
from gladsheim.games.yggdrasil.policy import choose
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.games.yggdrasil.worth import best_vikings, fight_worth


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


@pytest.mark.once
def test_the_policy_holds_out_longer_than_lots() -> None:
    by_lot = by_policy = 0
    for seed in range(12):
        one, other = turns_by_lot_and_by_policy(1 + seed % 6, seed)
        by_lot += one
        by_policy += other
    assert by_policy > 1.3 * by_lot


@pytest.mark.parametrize("worth", [2.0, 12.0, 200.0])
def test_no_number_of_vikings_is_better_than_the_one_the_policy_sends(worth: float) -> None:
    state = GAME.start(2, GAME.choose(2, {"gods": ["thor", "tyr"]}))
    assert isinstance(state, Yggdrasil)
    state.elves = [1, 0]
    for enemy in range(ENEMIES):
        for seat in (0, 1):
            sent = best_vikings(state, seat, enemy, 12, worth)
            fights = [fight_worth(state, seat, enemy, vikings, worth) for vikings in range(13)]
            assert fights[sent] == max(fights)


def test_a_bot_follows_the_policy_through_a_game_with_hidden_bags() -> None:
    for seats, gods in ((2, ["odin", "tyr"]), (3, ["freyja", "thor", "heimdall"])):
        match = gladsheim.start("yggdrasil", seats=seats, seed=seats, gods=gods, bags="hidden", level="normal")
        bot = make_bot("policy", 1)
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, bot.answer(Eyes(match, seat)))
        assert match.outcome is not None


def test_gods_who_follow_the_policy_win_most_easy_games_of_chronicles() -> None:
    won = 0
    for seed in range(8):
        match = gladsheim.start("chronicles", seats=3, seed=seed, gods=["thor", "tyr", "odin"])
        bots = [make_bot("policy", seat) for seat in range(3)]
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, bots[seat].answer(Eyes(match, seat)))
        won += match.returns[0] == 1.0
    assert won >= 4


def test_no_support_god_is_let_die_of_anothers_risks() -> None:
    charts = "thor elves=0 vanir=0 god=0 dice=0 kin=tyr,odin"
    options = {"saga": "managarm", "gods": ["thor", "tyr", "odin"], "charts": charts}
    state = CHRONICLES.start(1, CHRONICLES.choose(1, options))
    assert isinstance(state, Chronicles)
    state.life = [9, 1, 5]
    state.begin(Risk(0, 3))
    state.fill(CHANCE, BLANK)
    assert (state.slot, choose_in_chronicles(state)) == ("bear", 0)
    state.fill(0, 0)
    assert (state.slot, choose_in_chronicles(state)) == ("bear", 3)


@pytest.mark.parametrize("game", ["odins-table", "vedrfolnir", "gotterdammerung"])
def test_the_policy_bot_answers_what_is_offered_in_every_game(game: str) -> None:
    match = gladsheim.start(game, seed=1)
    bots = [make_bot("policy", seat) for seat in range(match.seats)]
    for _ in range(30):
        ask = next((ask for ask in match.asks if not ask.may), match.asks[0])
        match.answer(ask.seat, bots[ask.seat].answer(Eyes(match, ask.seat)))


def test_experience_is_spent_box_after_box_while_any_can_be_paid() -> None:
    campaign = new_campaign(["thor", "tyr", "odin"], ["thor", "tyr", "odin"])
    campaign["xp"] = campaign["earned"] = [1000, 0, 2]
    assert next_box(campaign, 1) == ("", "")
    for player in (0, 2):
        row, god = next_box(campaign, player)
        while row:
            campaign = spend(campaign, player, row, god)
            row, god = next_box(campaign, player)
    # Everything there is, and with 2 XP what they can buy: Odin's comrades are all ticked.
    assert campaign["charts"][0] == (
        "thor elves=4 vanir=4 god=2 dice=2 comrade=tyr,odin kin=tyr,odin lucky=tyr,odin travel=tyr,odin"
    )
    assert campaign["xp"][2] == 0


def test_protectors_win_playouts_of_the_council_about_as_often_as_masters() -> None:
    """Else a hint would tell a Conspirator of a sure victory, and a Protector of none, before the first word."""
    mind = mind_of(find("gotterdammerung"))
    won = 0
    for seed in range(60):
        g = start_match(find("gotterdammerung"), 9, {}, seed, []).state
        assert isinstance(g, Asgard)
        play_on(g, mind, Lots(seed), 0, 100_000)
        won += g.winner == 0
    assert 20 <= won <= 50
