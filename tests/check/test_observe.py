"""The law of observe: what a game writes from its state is what its layout makes of the view, or it is told where."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from check.feast_game import feast_game
from check.planted import caught
from gladsheim.check import run_checks
from gladsheim.core.forms import State
from gladsheim.core.game import Game, Seams
from gladsheim.core.pen import Pen
from gladsheim.games import find
from gladsheim.games.odins_table.observe import observe
from gladsheim.games.odins_table.state import table
from gladsheim.layouts import layout_of

HERE = "a_planted_observe"


def tells_a_secret(state: State, pen: Pen) -> None:
    """The card of the opponent's first niche, whether it stands hidden or not."""
    g, me = table(state), pen.me
    walls = next(field.at for field in layout_of(find("odins-table"), 2).fields if field.name == "walls")
    card = g.wall[6 * (1 - me)]
    if card >= 0:
        pen.put(walls - int(pen.at) + 60 + card, 1.0)
    observe(state, pen)


def looks_from_the_other_seat(state: State, pen: Pen) -> None:
    pen.me = 1 - pen.me
    observe(state, pen)


def forgets_the_last(state: State, pen: Pen) -> None:
    observe(state, pen)
    pen.skip(-1)


def writes_beyond(state: State, pen: Pen) -> None:
    observe(state, pen)
    pen.put(3, 1.0)


@pytest.fixture
def odins(monkeypatch: pytest.MonkeyPatch) -> Game:
    planted = ModuleType(HERE)
    faults = (tells_a_secret, looks_from_the_other_seat, forgets_the_last, writes_beyond)
    vars(planted).update({fault.__name__: fault for fault in faults})
    monkeypatch.setitem(sys.modules, HERE, planted)
    game = find("odins-table")
    monkeypatch.setattr(game, "seams", game.seams)
    return game


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (tells_a_secret, "(walls[me+1][0] is "),
        (looks_from_the_other_seat, "seat 0 is told "),
        (forgets_the_last, "600 numbers were written, and the layout has 601"),
        (writes_beyond, "seat 0 is told a number at 604, and the row ends at 601"),
    ],
)
def test_planted_faults_are_caught(odins: Game, fault: type, words: str) -> None:
    odins.seams = Seams(layout=odins.seams.layout, observe=f"{HERE}:{fault.__name__}")
    caught(odins, "observe", words)


def test_a_game_without_observe_is_seen_through_its_layout() -> None:
    report = run_checks(feast_game(), games=2, laws=["observe"])
    assert report.ok
    assert (report.of("observe").checked, report.skipped) == (0, [])
