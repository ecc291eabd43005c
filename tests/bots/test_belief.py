"""The belief bot: its posterior is exact, it uses nothing but its seat's view, and it plays better than lots."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from bench.belief import play

from gladsheim.bots import Eyes
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.belief import GUESSED, VICTIM, Belief, believe
from gladsheim.games.gotterdammerung.parts import CONSPIRATORS, SAW
from gladsheim.games.gotterdammerung.seen import Seen
from gladsheim.games.gotterdammerung.state import Asgard
from stories.gotterdammerung.table import actions, council


@pytest.mark.parametrize("seats", range(7, 16))
def test_at_the_start_every_set_without_oneself_is_as_likely(seats: int) -> None:
    gods = "odin thor hel" + " -" * (seats - 3)
    t = council(gods, conspirators=" ".join(str(seat) for seat in range(1, 1 + CONSPIRATORS[seats])))
    belief = believe(Seen(t.view(0), 0), as_protector=False)
    assert belief.sets == math.comb(seats - 1, CONSPIRATORS[seats])
    assert belief.chance[0] == 0.0
    assert belief.chance[1:] == pytest.approx([CONSPIRATORS[seats] / (seats - 1)] * (seats - 1))


def test_what_one_saw_is_certain() -> None:
    t = actions(oracle=3, conspirators="1 4").all_rest().looks(1)
    belief = believe(Seen(t.view(3), 3), as_protector=False)
    assert belief.chance[1] == pytest.approx(1.0)
    assert belief.sets == 5


def test_the_posterior_is_the_product_of_all_evidence() -> None:
    t = actions(oracle=3, conspirators="1 4").all_rest().looks(1)
    t.says(3, SAW, 1, 1, 1)
    t.g.banished = [[1, 6, 0]]
    t.g.underworld = 1 << 6
    t.g.trials = [[1, 3, 1, 0, 0b1000, 0b1000, 1, 6, 0]]
    belief = believe(Seen(t.view(5), 5), as_protector=False)

    def factor(odds: list[float], one: int, other: int, sets: tuple[int, ...]) -> float:
        return odds[2 * (one in sets) + (other in sets)]

    weights = {}
    for sets in combinations([0, 1, 2, 3, 4, 6], 2):
        weight = VICTIM if 6 in sets else 1.0
        weight *= factor(GUESSED.says_conspirator, 3, 1, sets)
        weight *= factor([0.50, 0.60, 0.60, 0.20], 3, 1, sets)  # the accusation
        for voter in (0, 2, 4, 5, 6):
            weight *= factor([0.50, 0.45, 0.40, 0.70], voter, 1, sets)  # thumbs up
        weights[sets] = weight
    total = sum(weights.values())
    for seat in range(7):
        expected = sum(weight for sets, weight in weights.items() if seat in sets) / total
        assert belief.chance[seat] == pytest.approx(expected)
    assert GUESSED.thumb_down[3] < GUESSED.thumb_down[2]


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_the_same_at_tables_its_seat_cannot_tell_apart(seed: int) -> None:
    match = start_match(GAME, 7, {"cast": "recommended"}, seed, [])
    bots = [Belief(seat) for seat in range(7)]
    checked = 0
    while not match.over:
        ask = next(ask for ask in match.asks if not ask.may)
        answer = bots[ask.seat].answer(Eyes(match, ask.seat))
        if checked < 60:
            for lot in (1, 2):
                state = GAME.imagine(match.state, ask.seat, Lots(lot))
                twin = Match(GAME, 7, match.chosen, state, match.chance.clone(), False)
                assert Belief(9).answer(Eyes(twin, ask.seat)) == Belief(9).answer(Eyes(match, ask.seat))
            checked += 1
        match.answer(ask.seat, answer)
    assert checked > 40


def test_believing_protectors_beat_random_ones() -> None:
    won = {}
    for protectors in ("random", "belief"):
        matches = [start_match(GAME, 7, {}, seed, []) for seed in range(20)]
        won[protectors] = sum(play(match, protectors, "belief", seed) for seed, match in enumerate(matches))
    assert won["belief"] > won["random"] + 4


def test_at_another_game_it_answers_by_lot() -> None:
    from gladsheim.games import find

    match = start_match(find("odins-table"), 2, {}, 1, [])
    ask = match.asks[0]
    assert Belief(1).answer(Eyes(match, ask.seat)) in ask.options


def test_a_conspirator_marks_whom_a_fellow_marked() -> None:
    from stories.gotterdammerung.table import conspiracy

    t = conspiracy(conspirators="1 4").marks(s4=2)
    assert isinstance(t.g, Asgard)
    match = Match(GAME, 7, GAME.choose(7, {}), t.g, start_match(GAME, 7, {}, 1, []).chance, False)
    assert Belief(1).answer(Eyes(match, 1)) == 2
