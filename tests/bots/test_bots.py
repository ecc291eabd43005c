"""What every bot keeps: it answers what it is asked, again and again the same, and knows no more than its seat."""

from __future__ import annotations

import pytest

import gladsheim
from bots.laid_out import answers, match_of, played, walls_by_lot
from gladsheim.bots import Bot, Eyes, RandomBot, Search, known, make_bot
from gladsheim.bots.playout import bench, count_decisions, play_out
from gladsheim.core.game import BadOption
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump_state
from gladsheim.games import find
from stories.odins_table.table import table

BOTS = ["random", "search:6"]


@pytest.mark.parametrize("name", BOTS)
def test_answers_are_among_the_options_to_the_end(name: str) -> None:
    m = match_of(table(white="a5 d2 e2 f2", black="a1 d4 e4 f4", walls=walls_by_lot(Lots(3)), patience=10))
    bots = [make_bot(name, seat) for seat in range(2)]
    for _ in range(10_000):
        if m.over:
            break
        ask = m.asks[0]
        value = bots[ask.seat].answer(Eyes(m, ask.seat))
        assert value in ask.options
        m.answer(ask.seat, value)
    assert m.over


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    first, second = ([make_bot(name, seat) for seat in range(2)] for _ in range(2))
    assert answers(played(6), first, 16) == answers(played(6), second, 16)


@pytest.mark.parametrize("name", BOTS)
def test_other_seeds_differ_somewhere(name: str) -> None:
    first, second = ([make_bot(name, seed + seat) for seat in range(2)] for seed in (0, 100))
    assert answers(played(6), first, 16) != answers(played(6), second, 16)


@pytest.mark.parametrize("name", BOTS)
def test_thinking_changes_nothing_on_the_table(name: str) -> None:
    m = played(30)
    before = m.save()
    make_bot(name).answer(Eyes(m, m.asks[0].seat))
    assert m.save() == before


@pytest.mark.parametrize("name", BOTS)
def test_both_seats_may_answer_a_question_that_is_put_to_both(name: str) -> None:
    m = gladsheim.start("odins-table", seed=2)
    bots = [make_bot(name, seat) for seat in range(2)]
    for seat in (1, 0, 1, 1, 0):
        assert [ask.seat for ask in m.asks] == [0, 1]
        value = bots[seat].answer(Eyes(m, seat))
        assert value in m.asks[seat].options
        m.answer(seat, value)
    assert [ask.slot for ask in m.asks] == ["stand", "stand"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("fills", [0, 4, 9, 40, 90, 150, 230])
def test_what_is_hidden_from_a_seat_cannot_sway_its_bot(name: str, fills: int) -> None:
    """Poison: deal anew all that the seat does not know, and its bot answers the same."""
    m = played(fills, seed=11)
    moved = 0
    for ask in m.asks:
        answer = make_bot(name, 7).answer(Eyes(m, ask.seat))
        advice = [(one.option, one.chance, one.visits) for one in make_bot(name, 7).advise(Eyes(m, ask.seat))]
        for lot in range(3):
            poisoned = m.imagine(ask.seat, Lots(lot))
            moved += dump_state(poisoned.state) != dump_state(m.state)
            eyes = Eyes(poisoned, ask.seat)
            assert make_bot(name, 7).answer(eyes) == answer
            assert [(one.option, one.chance, one.visits) for one in make_bot(name, 7).advise(eyes)] == advice
    assert fills == 0 or moved, "nothing was dealt anew: this proves nothing"


def test_eyes_see_the_view_of_their_seat_and_no_other() -> None:
    m = played(60)
    for seat in range(2):
        assert Eyes(m, seat).view() == m.view(seat)


def test_eyes_of_a_seat_that_is_not_asked_say_so() -> None:
    m = played(60)
    waiting = 1 - m.asks[0].seat
    with pytest.raises(ValueError, match=f"seat {waiting} is not asked anything now"):
        RandomBot().answer(Eyes(m, waiting))


def test_a_bot_that_does_not_weigh_has_no_advice() -> None:
    assert RandomBot().advise(Eyes(played(0), 0)) == []


def test_a_bot_must_say_how_it_answers() -> None:
    with pytest.raises(NotImplementedError, match=r"Bot\.answer"):
        Bot().answer(Eyes(played(0), 0))


def test_lots_of_the_random_bot_reach_every_option() -> None:
    m, bot = played(0), RandomBot(1)
    assert {bot.answer(Eyes(m, 0)) for _ in range(200)} == set(m.asks[0].options)


# Names


def test_names_say_which_bot_and_how_long_it_thinks() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    plain, playouts, clock = make_bot("search"), make_bot("search:25"), make_bot("search:40ms")
    assert isinstance(plain, Search)
    assert isinstance(playouts, Search)
    assert isinstance(clock, Search)
    assert (plain.playouts, plain.milliseconds) == (400, 0)
    assert (playouts.playouts, playouts.milliseconds) == (25, 0)
    assert clock.milliseconds == 40


@pytest.mark.parametrize("name", ["", "Random", "odin", "search:0", "search:-3", "search:ms", "search:5s", "random:3"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        make_bot(name)
    assert str(caught.value) == f"no bot '{name}'; there are: {', '.join(known())}"
    assert {"random", "search", "search:PLAYOUTS", "search:MILLISECONDSms"} <= set(known())


# Playouts


def test_a_playout_stops_after_the_most_it_may_take() -> None:
    state = find("odins-table").start(2, find("odins-table").choose(2, {}))
    assert play_out(state, Lots(1), 5) == 5
    assert not state.is_over()


def test_a_playout_ends_with_the_game() -> None:
    game = find("odins-table")
    state = game.start(2, game.choose(2, {}))
    fills = play_out(state, Lots(1), game.longest)
    assert state.is_over()
    assert 0 < count_decisions(game.start(2, game.choose(2, {})), Lots(1)) < fills


def test_bench_plays_at_least_one_game() -> None:
    told = bench(find("odins-table"), 2, {}, 0.001, 1)
    assert told["games"] >= 1
    assert told["decisions"] > told["games"]
    assert told["seconds"] > 0
