"""The table of ratings is reckoned from the rows of the page."""

from __future__ import annotations

import math

import pytest
from bench.rating_table import GAMES, ladder, step_of, table

from gladsheim.lab.ratings import ELO

MET = "| master | skilled | 40 | 0.75 | 0.51-0.90 | yes |"
TOGETHER = "| master | skilled | 40 | 0.90 (0.77-0.96) | 0.50 (0.35-0.65) | 0.20-0.60 | yes |"


def test_a_share_of_games_between_two_is_their_odds() -> None:
    height, variance = step_of(MET)
    assert ELO * height == pytest.approx(400 * math.log10(30.5 / 10.5))
    assert variance == pytest.approx(1 / 30.5 + 1 / 10.5)


def test_where_all_win_together_the_odds_of_both_are_compared() -> None:
    height, _ = step_of(TOGETHER)
    assert ELO * height == pytest.approx(400 * math.log10((36.5 / 4.5) / (20.5 / 20.5)))


def test_steps_add_up_and_what_was_not_measured_stays_empty() -> None:
    rows = "\n".join([MET.replace("master", "novice").replace("skilled", "random"), MET.replace("master", "skilled")])
    rows = rows.replace("| skilled | skilled |", "| skilled | novice |")
    page = "\n".join(f"<!-- levels: {game} -->\n{rows}\n<!-- /levels: {game} -->" for game in GAMES)
    novice, skilled, master = ladder(page, "yggdrasil")
    assert int(skilled.split()[0]) == pytest.approx(2 * int(novice.split()[0]), abs=1)
    assert master == ""
    assert len(table(page).splitlines()) == 2 + len(GAMES)
