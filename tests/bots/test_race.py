"""Race: the same luck for every answer, the policy's own unless another is surely better, within the budget."""

from __future__ import annotations

import time

import pytest

import gladsheim
from gladsheim.bots import Eyes
from gladsheim.bots.mind import Mind, mind_of, play_on
from gladsheim.bots.numbers import Numbers
from gladsheim.bots.race import Race, Runner, fittest, surest
from gladsheim.bots.streams import Streams, slot_numbers
from gladsheim.core.forms import State
from gladsheim.core.game import BadOption
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.games import find
from gladsheim.games.yggdrasil.parts import STOP
from gladsheim.games.yggdrasil.state import Yggdrasil


def ran(option: int, leads: list[float]) -> Runner:
    runner = Runner(option)
    for lead in leads:
        runner.run(0.5 + lead, 0.5)
    return runner


def test_the_policys_answer_is_left_only_where_another_is_surely_better() -> None:
    own = ran(1, [0.0] * 12)
    lucky_once = ran(2, [0.5] + [0.0] * 11)
    better = ran(3, [0.1, 0.2] * 6)
    best = ran(4, [0.2, 0.3] * 6)
    worse = ran(5, [-0.1, 0.05] * 6)
    assert surest(own, [lucky_once, worse]) is own
    assert surest(own, [lucky_once, better, best]) is best


def test_a_few_rounds_prove_nothing_and_who_dropped_out_is_not_taken() -> None:
    """However sure they look: a slow machine, whose time is up after two rounds, follows the policy."""
    assert surest(ran(1, [0.0] * 2), [ran(2, [0.3, 0.3])]).option == 1
    assert surest(ran(1, [0.0] * 12), [ran(2, [0.3] * 6), ran(3, [0.1] * 12)]).option == 3


def test_who_falls_behind_drops_out() -> None:
    level, behind, best = ran(1, [0.1, -0.1] * 6), ran(2, [-0.2, -0.1] * 6), ran(3, [0.3, 0.4] * 6)
    assert fittest([level, behind]) == [level]
    assert fittest([level, behind, best]) == [best]


def test_the_lead_and_its_error_are_those_of_the_pairs() -> None:
    """Lots that both share do not blur it: what counts is how much the lead itself differs from round to round."""
    runner = Runner(1)
    for own, worth in ((0.1, 0.3), (0.9, 0.9), (0.5, 0.6), (0.2, 0.3)):
        runner.run(worth, own)
    assert runner.lead() == pytest.approx(0.1)
    assert runner.error() == pytest.approx((0.005 / 4) ** 0.5)
    assert Runner(2).error() == Runner(2).lead() == 0.0


@pytest.mark.parametrize(("lead", "left"), [(-0.0019, True), (-0.0021, False)])
def test_who_may_still_be_as_good_as_the_policys_own_by_two_errors_stays(lead: float, left: bool) -> None:
    """Leads that spread by 0.004 to both sides of their mean in 16 rounds: the error is 0.001."""
    runner = ran(1, [lead - 0.004, lead + 0.004] * 8)
    assert runner.error() == pytest.approx(0.001)
    assert (fittest([runner]) == [runner]) is left


@pytest.mark.parametrize(("lead", "taken"), [(0.00125, 1), (0.00135, 2)])
def test_another_answer_is_taken_from_one_and_a_third_errors_on(lead: float, taken: int) -> None:
    assert surest(ran(1, [0.0] * 16), [ran(2, [lead - 0.004, lead + 0.004] * 8)]).option == taken


def test_a_stream_gives_one_blank_the_same_lots_whatever_others_drew() -> None:
    slots = slot_numbers(find("yggdrasil"))
    one, other = Streams(5, slots), Streams(5, slots)
    for _ in range(7):
        other.of("card").below(6)
    assert [one.of("die").below(6) for _ in range(20)] == [other.of("die").below(6) for _ in range(20)]
    assert [one.of("card").below(1000) for _ in range(5)] != [one.of("souls").below(1000) for _ in range(5)]


class Drawn(Mind):
    """Keeps what chance drew while it plays on."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[int] = []

    def choose(self, g: State, lots: Lots) -> int:
        assert isinstance(g, Yggdrasil)
        self.cards = [*g.discards]
        return STOP if STOP in g.options else g.options[0]


def test_two_futures_of_one_table_draw_the_same_cards() -> None:
    match = gladsheim.start("yggdrasil", seats=2, seed=3, gods=["thor", "heimdall"])
    slots = slot_numbers(match.game)
    drawn = []
    for option in match.asks[0].options[:2]:
        mind, state = Drawn(), match.state.clone()
        state.take(option)
        play_on(state, mind, Lots(1), 0, 60, Streams(9, slots))
        drawn.append(mind.cards[:8])
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) >= 5


class Elfin(Mind):
    """Cares for nothing but elves; its policy takes the first answer there is."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1

    def choose(self, g: State, lots: Lots) -> int:
        return g.options[0]

    def turn(self, g: State) -> int:
        assert isinstance(g, Yggdrasil)
        return g.turns

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, Yggdrasil)
        return [min(1.0, 0.02 * sum(g.elves))] * g.seats()


def first_question() -> tuple[Match, Eyes]:
    match = gladsheim.start("yggdrasil", seats=2, seed=3, gods=["thor", "heimdall"])
    return match, Eyes(match, match.asks[0].seat)


def test_it_finds_what_leaves_the_seat_best_off_and_says_how_sure_it_is() -> None:
    """Elves are all that counts here: to take one is better than anything."""
    _, eyes = first_question()
    advice = Race(1, 24, Elfin()).advise(eyes)
    assert advice[0].option == 3
    assert sorted(one.option for one in advice) == sorted(eyes.ask.options)
    assert all(one.visits == 24 for one in advice)
    assert advice[0].chance > max(one.chance for one in advice[1:])


def test_the_same_seed_gives_the_same_answers() -> None:
    _, eyes = first_question()
    mind = mind_of(find("yggdrasil"))
    answers = [[(one.option, one.chance) for one in Race(4, 6, mind).advise(eyes)] for _ in range(2)]
    assert answers[0] == answers[1]


def test_a_cap_ends_the_race() -> None:
    _, eyes = first_question()
    begin = time.perf_counter()
    Race(1, 10_000_000, mind_of(find("yggdrasil")), 40).answer(eyes)
    assert time.perf_counter() - begin < 3.0


# Numbers


class Two(Numbers):
    def __init__(self) -> None:
        self.alone = 1.5
        self.row = [1.0, 2.0]


def test_numbers_are_known_by_their_names_and_set_by_them() -> None:
    numbers = Two()
    assert numbers.table() == {"alone": 1.5, "row.0": 1.0, "row.1": 2.0}
    numbers.put({"row.1": 7, "alone": 3.0})
    assert (numbers.alone, numbers.row) == (3.0, [1.0, 7.0])


def test_a_number_that_is_not_there_is_refused_and_nothing_is_set() -> None:
    numbers = Two()
    with pytest.raises(BadOption, match=r"no number 'third'; there are: alone, row\.0, row\.1"):
        numbers.put({"alone": 9.0, "third": 1.0})
    assert numbers.alone == 1.5


@pytest.mark.parametrize("game", ["yggdrasil", "chronicles"])
def test_a_policy_tells_its_numbers(game: str) -> None:
    numbers = mind_of(find(game)).numbers
    before = numbers.table()
    assert len(before) > 30
    numbers.put({name: value * 2 for name, value in before.items()})
    assert numbers.table() == {name: value * 2 for name, value in before.items()}
    numbers.put(before)
    assert numbers.table() == before
