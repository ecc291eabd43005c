"""Simulate: the same seed gives the same games, and the shares are honest."""

from __future__ import annotations

import json

import pytest

import gladsheim
from gladsheim.core.game import BadOption, Value
from gladsheim.lab import simulate
from gladsheim.lab.simulate import Simulation
from gladsheim.lab.sitting import Result, Setting, play_game
from gladsheim.lab.stats import Share

SMALL: dict[str, Value] = {"no_progress": 10}


def test_a_game_that_is_won_together_counts_once() -> None:
    results = [
        Result("won", [1.0] * 3, ["policy", "random", "random"], 9),
        Result("lost", [0.0] * 3, ["policy"] * 3, 9),
    ]
    found = Simulation("yggdrasil", results, cooperative=True)
    assert [(share.won, share.games) for share in found.seats] == [(1.0, 2)]
    assert {bot: (share.won, share.games) for bot, share in found.bots.items()} == {
        "policy": (1.0, 2),
        "random": (1.0, 1),
    }


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers() -> None:
    alone = simulate("odins-table", games=6, seed=4, no_progress=10)
    assert simulate("odins-table", games=6, seed=4, no_progress=10).plain() == alone.plain()
    assert simulate("odins-table", games=6, seed=4, workers=2, no_progress=10).plain() == alone.plain()


def test_other_seeds_give_other_games() -> None:
    one, other = (simulate("odins-table", games=3, seed=seed) for seed in (1, 2))
    assert one.plain() != other.plain()


def test_bots_change_seats_from_game_to_game() -> None:
    names = ["random", "search:1"]
    sat = [play_game(Setting("odins-table", 2, SMALL, names), 3, number).bots for number in range(3)]
    assert sat == [["random", "search:1"], ["search:1", "random"], ["random", "search:1"]]


def test_one_name_is_for_all_seats() -> None:
    assert play_game(Setting("odins-table", 2, SMALL, ["random"]), 3, 1).bots == ["random", "random"]


def test_shares_sum_up() -> None:
    found = simulate("odins-table", games=8, bots="random,search:1", seed=2, no_progress=10)
    assert sum(share.won for share in found.seats) == 8
    assert sum(share.won for share in found.bots.values()) == 8
    assert [share.games for share in found.seats] == [8, 8]
    assert {name: share.games for name, share in found.bots.items()} == {"random": 8, "search:1": 8}
    assert sum(found.outcomes.values()) == found.games == 8


def test_a_bot_that_sits_on_both_seats_is_counted_twice() -> None:
    found = simulate("odins-table", games=4, seed=2)
    assert found.bots["random"].games == 8
    assert found.bots["random"].won == 4


def test_a_bot_is_credited_with_the_seat_it_sat_on() -> None:
    results = [Result("end", [1.0, 0.0], ["a", "b"], 3), Result("end", [0.5, 0.5], ["b", "a"], 4)]
    found = Simulation("any", results)
    assert [share.won for share in found.seats] == [1.5, 0.5]
    assert {name: share.won for name, share in found.bots.items()} == {"a": 1.5, "b": 0.5}
    assert found.decisions == 7


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals_are_those_of_wilson(won: float, games: int, low: float, high: float) -> None:
    assert Share(won, games).interval() == pytest.approx((low, high), abs=0.0001)


def test_a_share_of_no_games_is_nothing() -> None:
    assert Share(0, 0).share == 0.0


def test_plain_data_is_json() -> None:
    found = simulate("odins-table", games=3, bots="random", seed=1)
    plain = found.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert set(plain) == {"game", "games", "decisions", "outcomes", "cooperative", "seats", "bots"}
    assert found.seats[0].plain()["share"] == found.seats[0].share


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate("odins-table", games=3, progress=told.append)
    assert told == [1, 1, 1]


def test_it_is_offered_at_the_door() -> None:
    assert gladsheim.simulate("odins-table", games=1).games == 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": "loki"}, "no bot 'loki'; there are: random"),
        ({"bots": "random,"}, "no bot ''; there are: random"),
        ({"bots": "random,random,random"}, "3 bots for 2 seats: name one for all or one for each"),
        ({"games": 0}, "a simulation needs at least one game and one worker, not 0 and 1"),
        ({"workers": 0}, "a simulation needs at least one game and one worker, not 100 and 0"),
        ({"seats": 5}, "odins-table is played with 2 seats, not 5"),
        ({"dragons": 3}, "odins-table has no option 'dragons'; it has: cards"),
        ({"no_progress": 3}, "option 'no_progress' of odins-table may not be 3; allowed: 10"),
        ({"game": "chess"}, "no game 'chess' is installed; there are: odins-table"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(wrong: dict[str, str | int], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        call(wrong)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


def call(wrong: dict[str, str | int]) -> Simulation:
    """A simulation of Odin's Table, but for what is wrong."""
    rest = {name: value for name, value in wrong.items() if name not in ("game", "bots", "games", "workers", "seats")}
    return simulate(
        str(wrong.get("game", "odins-table")),
        games=int(wrong.get("games", 100)),
        seats=int(wrong.get("seats", 2)),
        bots=str(wrong.get("bots", "random")),
        seed=0,
        workers=int(wrong.get("workers", 1)),
        progress=None,
        on="here",
        **rest,
    )
