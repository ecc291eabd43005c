"""A bot of your strength: it plays strongly where it is behind and lightly where it is ahead."""

from __future__ import annotations

import gladsheim
from gladsheim.bots import Eyes, make_bot
from gladsheim.bots.even import AHEAD, BEHIND, Even
from gladsheim.core.match import Match
from gladsheim.games.odins_table.state import OdinsTable


def where(lead: int) -> Match:
    """The first question of a game in which the asked seat has lost more or fewer pieces than the other."""
    match = gladsheim.start("odins-table", seed=3)
    while match.asks[0].slot != "deed":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    state = match.state
    assert isinstance(state, OdinsTable)
    seat = match.asks[0].seat
    state.lost = [abs(lead) if (other == seat) == (lead < 0) else 0 for other in range(2)]
    return match


def test_it_answers_as_a_novice_ahead_and_as_a_master_behind() -> None:
    for lead, level in ((6, 0), (-6, 2)):
        match = where(lead)
        bot, eyes = Even(1), Eyes(match, match.asks[0].seat)
        assert bot.player(eyes) is bot.players[level]


def test_an_even_table_stands_evenly() -> None:
    match = where(0)
    assert BEHIND / 2 < Even(2).standing(Eyes(match, match.asks[0].seat)) < 2 * AHEAD


def test_it_plays_and_gives_advice_as_others_do() -> None:
    match = gladsheim.start("odins-table", seed=2, no_progress=10)
    bots = [make_bot("even", 1), make_bot("random", 2)]
    seat = match.asks[0].seat
    assert {one.option for one in make_bot("even", 3).advise(Eyes(match, seat))} == set(match.asks[0].options)
    for _ in range(12):
        if match.over:
            break
        seat = match.asks[0].seat
        match.answer(seat, bots[seat].answer(Eyes(match, seat)))
