"""Every game of the house keeps every law."""

from __future__ import annotations

from pathlib import Path

import pytest

import gladsheim.core.forms
from check.planted import SEEDS
from gladsheim.check import LAWS, run_checks
from gladsheim.core.forms import Seat, State
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.games import OWN, find
from gladsheim.games.odins_table.state import OdinsTable

STORIES = Path(__file__).parents[1] / "stories"
# How many games each law is tried on: as many as take about a second, uncompiled half.  `gladsheim check` plays more.
LESS = 2 if gladsheim.core.forms.__file__.endswith(".py") else 1
GAMES = {
    "rules": 1,
    "fuzz": 40,
    "options": 20,
    "text": 2,
    "look": 4,
    "clone": 2,
    "save": 3,
    "replay": 8,
    "leak": 2,
    "shake": 2,
    "beats": 2,
    "seams": 1,
    "observe": 3,
}
LONG_GAMES = {("chronicles", "fuzz"): 16}  # of many answers each
# What lies face down there is a bag, from which chance draws: no seat knows more than another.
NOTHING_HIDDEN = ("chronicles", "vedrfolnir")


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("id", OWN)
def test_every_game_keeps_every_law(id: str, law: str) -> None:
    game = find(id)
    games = LONG_GAMES.get((id, law), GAMES[law])
    report = run_checks(game, max(1, games // LESS), 1, stories=STORIES / game.folder.name, laws=[law])
    assert report.ok, "\n".join(report.faults)
    assert report.of(law).checked or (law == "shake" and id in NOTHING_HIDDEN)
    assert report.skipped == []


# The same laws on a real game with something planted in it


def odin(imagine: type[Imagine], shows_decks: bool = False) -> Game:
    """Odin's Table that imagines otherwise, or shows more."""
    game = find("odins-table")

    def view(g: State, seat: Seat | None) -> dict[str, Json]:
        assert isinstance(g, OdinsTable)
        sees = game.sees(g, seat)
        if shows_decks:
            sees["decks"] = [[*deck] for deck in g.decks]
        return sees

    return Game(
        id=game.id,
        folder=game.folder,
        seats=game.seats,
        options=game.options,
        state=game.state,
        forms=[*game.forms.values()],
        slots=game.slots,
        set_up=game.set_up,
        view=view,
        imagine=imagine(game).imagine,
        label=game.label,
        text=game.text,
        pieces=game.pieces,
        longest=game.longest,
    )


class Imagine:
    """As it should be."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def imagine(self, g: State, seat: Seat | None, lots: Lots) -> State:
        return self.game.imagine(g, seat, lots)


class KeepsACard(Imagine):
    """One hidden card stays as it truly is."""

    def imagine(self, g: State, seat: Seat | None, lots: Lots) -> State:
        twin = super().imagine(g, seat, lots)
        assert isinstance(g, OdinsTable)
        assert isinstance(twin, OdinsTable)
        owner = 1 if seat == 0 else 0
        slot = owner * 6
        for other in range(slot + 1, slot + 6):
            if g.is_hidden(slot) and g.is_hidden(other) and twin.wall[other] == g.wall[slot]:
                twin.wall[slot], twin.wall[other] = twin.wall[other], twin.wall[slot]
                break
        return twin


class DoesNotAskAgain(Imagine):
    """The question still hangs on the true cards."""

    def imagine(self, g: State, seat: Seat | None, lots: Lots) -> State:
        twin = super().imagine(g, seat, lots)
        twin.options = g.options
        twin.together = g.together
        return twin


class KeepsAll(Imagine):
    def imagine(self, g: State, seat: Seat | None, lots: Lots) -> State:
        return g.clone()


def first_fault(game: Game, law: str) -> str:
    for seed in SEEDS:
        faults = run_checks(game, 1, seed, laws=[law]).faults
        if faults:
            return faults[0]
    return ""


def test_imagined_as_it_should_be_there_is_no_fault() -> None:
    assert run_checks(odin(Imagine), 2, 1, laws=["leak", "shake"]).ok


def test_a_view_of_the_draw_piles_is_caught() -> None:
    assert "L1: " in first_fault(odin(Imagine, shows_decks=True), "leak")


@pytest.mark.parametrize("imagine", [KeepsACard, DoesNotAskAgain, KeepsAll])
def test_a_secret_that_passes_through_imagine_is_caught(imagine: type[Imagine]) -> None:
    assert "L2: " in first_fault(odin(imagine), "shake")
