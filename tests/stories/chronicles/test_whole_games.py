"""Whole games: by the plain policy, stopped and resumed, and a campaign from its first saga to its last, in text."""

from __future__ import annotations

import json

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.games.chronicles import GAME
from gladsheim.games.chronicles.campaign import Campaign, cost, enter_result, is_won, new_campaign, options, spend
from gladsheim.games.chronicles.charts import RELATIONS, ROWS, BadChart
from gladsheim.games.chronicles.parts import HEL, SURT, UNSEEN
from gladsheim.games.chronicles.policy import choose
from gladsheim.games.chronicles.state import Chronicles
from stories.chronicles.table import card, table
from stories.rules import rule


def state_of(match: Match) -> Chronicles:
    assert isinstance(match.state, Chronicles)
    return match.state


def play(match: Match, stop_at: int) -> Match:
    """By the policy to the end; stopped once on the way, saved as text, and taken up again."""
    answers = 0
    while not match.over:
        if answers == stop_at:
            match = gladsheim.load(json.loads(json.dumps(match.save())))
        ask = match.asks[0]
        value = choose(state_of(match))
        if answers % 40 == 0:
            # The answer can be read off the text alone.
            for language in ("en", "fr", "ja"):
                assert f"  {value}: {match.label(ask, value, language)}" in match.text(ask.seat, language)
        match.answer(ask.seat, value)
        answers += 1
    return match


def buy(campaign: Campaign) -> Campaign:
    """Every player buys what can be paid, the dice first."""
    for player in range(len(campaign["players"])):
        for row in ["dice", "god", "vanir", "elves", *RELATIONS]:
            for name in campaign["gods"]:
                try:
                    if cost(campaign, player, row) <= campaign["xp"][player]:
                        campaign = spend(campaign, player, row, name)
                except BadChart:
                    continue
    return campaign


@rule("YC 15.1", "YC 15.2", "YC 15.11")
def test_a_campaign_goes_from_the_first_saga_to_the_last() -> None:
    campaign = new_campaign(["Ann", "Bo", "Cy"], ["thor", "tyr", "heimdall"])
    for game in range(120):
        if is_won(campaign):
            break
        match = play(start_match(GAME, 3, options(campaign), game, []), stop_at=30)
        campaign = json.loads(json.dumps(buy(enter_result(campaign, state_of(match)))))
        for player in range(3):
            assert campaign["xp"][player] + campaign["spent"][player] == campaign["earned"][player]
            assert campaign["xp"][player] >= 0
    assert is_won(campaign)
    assert [game.split()[0] for game in campaign["games"] if "victory" in game] == [
        "baldr", "fimbulvetr", "managarm", "naglfar", "bifrost", "vigrid",
    ]  # fmt: skip
    assert set(ROWS) == {"elves", "vanir", "god", "dice"}


@rule("YC 3.7", "YC 12.13")
def test_an_imagined_table_keeps_what_is_remembered_and_invents_nothing() -> None:
    t = table()
    t.g.tops[0] = [card(0, HEL)]
    t.g.unders[0] = [card(0, SURT)]
    t.g.bags[0] = [2, 3, 4, 5]
    for seat in (0, 1, None):
        twin = GAME.imagine(t.g, seat, Lots(3))
        assert isinstance(twin, Chronicles)
        assert (twin.tops[0], twin.unders[0], twin.bags[0]) == ([card(0, HEL)], [card(0, SURT)], [2, 3, 4, 5])
        # What nobody has seen is not decided yet.
        assert twin.centre == [UNSEEN] * 3
        assert GAME.view(twin, seat) == GAME.view(t.g, seat)
