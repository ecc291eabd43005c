"""The law of seams: a package that offers what is not there, or of no use, is told so by name."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from check.feast_game import feast_game
from gladsheim.bots import Bot, Eyes
from gladsheim.check import run_checks
from gladsheim.core.game import Seams
from gladsheim.core.series import Series
from gladsheim.layouts.lessons import Lesson
from gladsheim.layouts.parts import Part

HERE = "a_strangers_offers"


class Stubborn(Bot):
    """Answers what nobody asked."""

    def answer(self, eyes: Eyes) -> int:
        return 99


def no_levels(seats: int, slots: dict[str, int]) -> dict[str, Part]:
    raise ZeroDivisionError("no seats")


@pytest.fixture(autouse=True)
def module(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = ModuleType(HERE)
    vars(offers).update(
        Stubborn=Stubborn, no_levels=no_levels, SERIES=Series("saga", ""), TASKS=[Lesson("alone", 2, "")]
    )
    monkeypatch.setitem(sys.modules, HERE, offers)


def faults(seams: Seams) -> list[str]:
    game = feast_game()
    game.seams = seams
    report = run_checks(game, games=1, laws=["seams"])
    return [str(fault) for law in report.laws for fault in law.found.values()]


def test_a_game_that_offers_nothing_is_sound() -> None:
    assert faults(Seams()) == []


@pytest.mark.parametrize(
    ("seams", "told"),
    [
        (Seams(mind=f"{HERE}:MIND"), "seams: feast, mind: the mind of feast cannot be loaded"),
        (Seams(levels=f"{HERE}:SERIES"), "seams: feast, levels: the levels of feast"),
        (Seams(bots={"one": f"{HERE}:Stubborn"}), "seams: feast, bot 'one': it answers 99 of "),
        (Seams(bots={"one": "nowhere:Bot"}), "seams: feast, bot 'one': the bot 'one' of feast cannot be loaded"),
        (Seams(layout=f"{HERE}:no_levels"), "seams: feast, layout: it breaks: ZeroDivisionError: no seats"),
        (Seams(observe=f"{HERE}:SERIES"), "seams: feast, observe: the observe of feast"),
        (Seams(tasks=f"{HERE}:TASKS"), "seams: feast, tasks: 'alone' needs bots to be judged against"),
        (Seams(tasks=f"{HERE}:SERIES"), "seams: feast, tasks: the tasks of feast"),
        (Seams(series=f"{HERE}:SERIES"), "seams: feast, series: feast has no option 'saga'"),
    ],
)
def test_what_is_wrong_with_an_offer_is_told(seams: Seams, told: str) -> None:
    [fault] = faults(seams)
    assert fault.startswith(told)
