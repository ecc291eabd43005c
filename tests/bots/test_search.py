"""Search: it sees what is plain to see, keeps its budget, and beats chance."""

from __future__ import annotations

import time

import pytest

import gladsheim.core.forms
from bots.laid_out import match_of, played, walls_by_lot
from gladsheim import lab
from gladsheim.bots import Eyes, Search
from gladsheim.core.lots import Lots
from stories.odins_table.table import deed_name, deed_number, table

COMPILED = not gladsheim.core.forms.__file__.endswith(".py")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_takes_a_win_that_is_certain(seed: int) -> None:
    """Two spaces are conquered, and c5 is free straight ahead; black would win in the same way."""
    m = match_of(table(white="a5 b5 c4 e2 f2", black="a1 b1 c2 e5 f5"))
    advice = Search(seed, playouts=150).advise(Eyes(m, 0))
    assert deed_name(0, advice[0].option) == "c4 c5"
    assert advice[0].chance == 1.0
    m.answer(0, Search(seed, playouts=150).answer(Eyes(m, 0)))
    assert m.returns == [1.0, 0.0]


@pytest.mark.parametrize("seed", [1, 2])
def test_it_does_not_open_the_door_to_defeat(seed: int) -> None:
    """Black needs one space more and stands before c1, which Odin guards: who leaves c1 has lost."""
    walls = ("5 5 9 5 5 5", "5 5 3 5 5 5")
    black = "a1 b1 c2 d5 e5 f5"
    m = match_of(table(white="a5 b5 c1 d1 e1 f1", black=black, walls=walls, lying_open=("c", "c")))
    best, *others = Search(seed, playouts=300).advise(Eyes(m, 0))
    blunder = next(one for one in others if deed_name(0, one.option) == "c1 d2")
    assert blunder.chance + 0.1 < best.chance


def test_a_question_with_one_answer_is_not_thought_about() -> None:
    m = match_of(table(white="c2 f2", black="c5 d5"))
    m.answer(0, deed_number(0, "c2 c3"))
    assert (m.asks[0].slot, len(m.asks[0].options)) == ("scout", 1)
    bot = Search(1, playouts=10_000_000)
    drawn = bot.lots.count
    assert bot.answer(Eyes(m, 0)) == m.asks[0].options[0]
    assert bot.lots.count == drawn


@pytest.mark.parametrize("fills", [0, 3, 60, 120])
def test_advice_names_every_option_once_and_the_best_first(fills: int) -> None:
    m = played(fills)
    ask = m.asks[-1]
    advice = Search(4, playouts=40).advise(Eyes(m, ask.seat))
    assert sorted(one.option for one in advice) == sorted(ask.options)
    assert all(0.0 <= one.chance <= 1.0 for one in advice)
    assert sum(one.visits for one in advice) == 40
    tried = [one.visits for one in advice]
    assert tried == sorted(tried, reverse=True)
    assert len(ask.options) > 1
    assert Search(4, playouts=40).answer(Eyes(m, ask.seat)) == advice[0].option


def test_what_was_never_tried_is_listed_last_and_promises_nothing() -> None:
    m = played(12)
    ask = m.asks[0]
    advice = Search(1, playouts=2).advise(Eyes(m, ask.seat))
    assert len(advice) == len(ask.options) > 2
    assert all((one.visits, one.chance) == (0, 0.0) for one in advice[2:])


def test_a_budget_in_milliseconds_is_kept_roughly() -> None:
    m = played(0)
    bot = Search(1, milliseconds=80)
    begin = time.perf_counter()
    advice = bot.advise(Eyes(m, 1))
    spent = time.perf_counter() - begin
    assert 0.08 <= spent < 3.0
    assert sum(one.visits for one in advice) >= 8


@pytest.mark.once
def test_it_beats_chance_from_a_late_position() -> None:
    """Both hold two spaces and march on the third; the bots change seats from game to game."""
    won = 0.0
    for number in range(10):
        walls = walls_by_lot(Lots(number))
        m = match_of(table(white="a5 b5 c1 d1 e1 f1", black="a1 b1 c5 d5 e5 f5", walls=walls, patience=10), number)
        names = ["search:40", "random"] if number % 2 == 0 else ["random", "search:40"]
        lab.play(m, names, number)
        won += m.returns[number % 2]
    assert won >= 9


@pytest.mark.skipif(not COMPILED, reason="whole games take the uncompiled search more than a minute")
def test_it_beats_chance_in_whole_games() -> None:
    found = lab.simulate("odins-table", games=10, bots="search:60,random", seed=1, no_progress=10)
    assert found.bots["search:60"].won >= 8
