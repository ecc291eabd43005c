"""Tasks have names, begin where they say, and judge any bot or policy; credit is counted along each seat."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

pytest.importorskip("numpy")

import numpy as np
from numpy.typing import NDArray

import gladsheim
from check.feast_game import feast_game
from gladsheim.adapters.credit import Moments, advantages
from gladsheim.adapters.evaluate import evaluate
from gladsheim.adapters.positions import later_positions, state_at
from gladsheim.adapters.sitting import Sitting
from gladsheim.adapters.tasks import Task, task_of, tasks
from gladsheim.adapters.vector import VectorTable
from gladsheim.core.game import Game, Seams
from gladsheim.games import OWN
from gladsheim.layouts.lessons import Lesson, lessons_of


def test_there_are_tasks_of_every_game() -> None:
    assert len(tasks()) >= 8
    assert {task.game for task in tasks().values()} == set(OWN)
    for task in tasks().values():
        assert task.sitting().seats == task.seats
        assert bool(task.judges) != task.shared


def test_a_task_there_is_not_is_named() -> None:
    with pytest.raises(gladsheim.BadOption, match="there is no task 'chess'; there are: odin"):
        task_of("chess")
    with pytest.raises(gladsheim.BadOption, match="all win or lose together"):
        task_of("yggdrasil-easy").judged_by(["random"])
    with pytest.raises(gladsheim.BadOption, match="no bot 'oracle'"):
        task_of("odin").judged_by(["oracle"])


WORDS = ["feast"]
STRANGERS = [Lesson("feast", 3, "Feast, three guests", ["random"]), Lesson("odin", 2, "Feast for two", ["random"])]


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game of another package, on the shelf."""
    package, game = ModuleType("package_of_feast"), feast_game()
    monkeypatch.setattr(package, "GAME", game, raising=False)
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setitem(OWN, game.id, package.__name__)
    tasks.cache_clear()
    yield game
    tasks.cache_clear()


def test_a_game_of_another_package_declares_tasks_too(strangers: Game) -> None:
    strangers.seams = Seams(tasks=f"{__name__}:STRANGERS")
    assert task_of("feast").sitting().seats == 3
    assert (task_of("odin").game, task_of("feast-odin").game) == ("odins-table", "feast")
    assert evaluate("random", task_of("feast"), games=6)[0].all.games == 6


def test_tasks_badly_declared_are_left_off_and_take_none_with_them(strangers: Game) -> None:
    for path, told in ((f"{__name__}:OWN", "must be a list"), (f"{__name__}:WORDS", "must be a list of Lessons")):
        strangers.seams = Seams(tasks=path)
        with pytest.raises(gladsheim.BadOption, match=told):
            lessons_of(strangers)
        tasks.cache_clear()
        assert task_of("odin").game == "odins-table"
        assert not [task for task in tasks().values() if task.game == "feast"]


def test_random_play_wins_from_later_positions_and_never_from_the_start() -> None:
    shares = {}
    for start in (0.0, 0.9):
        task = Task("yggdrasil", Lesson("t", 3, "", start=start, level="easy", positions=8))
        shares[start] = evaluate("random", task, games=24)[0].all.share
    assert shares[0.0] == 0
    assert shares[0.9] > 0.2


def test_later_positions_lie_in_games_that_were_won() -> None:
    positions = later_positions("yggdrasil", 2, 0.5, count=3, seed=1, level="easy")
    assert positions == later_positions("yggdrasil", 2, 0.5, count=3, seed=1, level="easy")
    sitting = Sitting("yggdrasil", 2, {"level": "easy"})
    for position in positions:
        assert state_at(sitting, position).seat >= 0, "somebody is asked there"
    v = VectorTable("yggdrasil", 2, 4, 1, openings=positions, level="easy")
    assert v.masks.any(axis=1).all()
    with pytest.raises(gladsheim.BadOption, match="a share from 0 up and below 1"):
        later_positions("yggdrasil", 2, 1.0)
    with pytest.raises(gladsheim.BadOption, match="random won 0 of 100 games"):
        later_positions("yggdrasil", 2, 0.5, count=1, bots="random")


def first(observations: NDArray[np.float32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A policy: the first answer there is."""
    actions: NDArray[np.int64] = masks.argmax(axis=1)
    return actions


def test_any_policy_is_judged_at_every_seat() -> None:
    task = task_of("odin").judged_by(["random", "policy"])
    verdicts = evaluate(first, task, games=20)
    assert [verdict.judge for verdict in verdicts] == ["random", "policy"]
    for verdict in verdicts:
        assert [share.games for share in verdict.seats] == [10, 10]
        low, high = verdict.all.interval()
        assert low <= verdict.all.share <= high
    assert evaluate(first, task, games=20)[0].all.won == verdicts[0].all.won


def test_a_better_bot_gets_a_better_verdict() -> None:
    task = task_of("vedrfolnir").judged_by(["random"])
    weak, strong = (evaluate(name, task, games=90)[0].all.share for name in ("random", "policy"))
    assert strong > weak + 0.1


def test_judging_needs_games() -> None:
    with pytest.raises(gladsheim.BadOption, match="at least one game, not 0"):
        evaluate("random", task_of("odin"), games=0)


def plainly(told: Moments, after: float, now: int, discount: float, trace: float, t: int) -> float | None:
    """The advantage of one answer at the only table, by its definition; None: nothing has come of it yet."""
    seat, total, factor = int(told.seats[t, 0]), 0.0, 1.0
    while True:
        gained, step = 0.0, t
        while True:  # until the seat is asked again
            gained += float(told.rewards[step, 0, seat])
            if told.dones[step, 0]:
                return total + factor * (gained - float(told.values[t, 0]))
            step += 1
            if step == len(told.values):
                if now != seat:
                    return total + factor * gained if total else None
                return total + factor * (gained + discount * after - float(told.values[t, 0]))
            if told.seats[step, 0] == seat:
                break
        total += factor * (gained + discount * float(told.values[step, 0]) - float(told.values[t, 0]))
        factor *= discount * trace
        t = step


def test_credit_is_counted_along_each_seat() -> None:
    lots = np.random.default_rng(3)
    for _ in range(40):
        told = Moments(
            lots.random((9, 1), np.float32),
            lots.integers(3, size=(9, 1)),
            lots.random((9, 1, 3), np.float32),
            lots.random((9, 1)) < 0.2,
        )
        after, now = lots.random(1, np.float32), lots.integers(3, size=1)
        better, counts = advantages(told, after, now, 0.9, 0.0)
        for t in range(9):
            expected = plainly(told, float(after[0]), int(now[0]), 0.9, 0.0, t)
            if counts[t, 0]:
                assert better[t, 0] == pytest.approx(expected, abs=1e-5)
            else:
                assert expected is None
        full = advantages(told, after, now, 0.9, 0.8)
        assert (full[1] == counts).all()
        if (full[1] & ~told.dones).any():
            assert full[0].shape == better.shape
