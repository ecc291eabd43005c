"""Games of other packages: no declared layout, and everything a form can do, the clock included."""

from __future__ import annotations

import sys
from array import array
from types import ModuleType

import pytest

from adapters.cases import walk
from adapters.environments import agents, learner
from check.feast_game import feast_game, set_up
from gladsheim.core.forms import CLOCK, OPEN, Ask, Form, Pause, State
from gladsheim.core.game import Chosen
from gladsheim.games import OWN
from gladsheim.layouts import layout_of
from gladsheim.layouts.fallback import Shape, found_out

pyspiel = pytest.importorskip("pyspiel")

from gladsheim.adapters import openspiel  # noqa: E402

FEAST = feast_game()


class Vigil(Form):
    """Wait for the clock, in which anybody may cheer; then seat 0 goes to bed."""

    def __init__(self, say: int = OPEN, play: int = OPEN) -> None:
        self.say = say
        self.play = play

    def run(self, g: State) -> Pause:
        if self.say == OPEN:
            return g.wait()
        return g.ask(0, "play", [0, 1], "FE 2.1") if self.play == OPEN else g.done()

    def questions(self, g: State) -> list[Ask]:
        return [Ask(1, "say", [0], "FE 2.3", may=True), Ask(CLOCK, "say", [1, 2], "FE 2.3")]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.seat == CLOCK:
            self.say = value

    def is_public(self) -> bool:
        return True

    def clone(self) -> Vigil:
        return Vigil(self.say, self.play)


def keep_vigil(g: State, seats: int, chosen: Chosen) -> Form:
    set_up(g, seats, chosen)
    return Vigil()


VIGIL = feast_game(set_up=keep_vigil, forms=[Vigil])
VIGIL.id = "vigil"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both games lie on the shelf."""
    for game in (FEAST, VIGIL):
        package = ModuleType(f"package_of_{game.id}")
        monkeypatch.setattr(package, "GAME", game, raising=False)
        monkeypatch.setitem(sys.modules, package.__name__, package)
        monkeypatch.setitem(OWN, game.id, package.__name__)


def test_its_numbers_are_of_its_view_alone() -> None:
    layout, feasting = layout_of(FEAST, 3), walk(FEAST.id, 3, {}, seed=1)
    seen = set()
    while not feasting.over:
        for seat in (0, 1, 2, None):
            numbers = layout.encode(feasting.case.window(feasting.state).view(seat))
            twin = FEAST.imagine(feasting.state, seat, feasting.aside)
            assert layout.encode(feasting.case.window(twin).view(seat)) == numbers
            seen.add(numbers.tobytes())
        feasting.step()
    assert len(seen) > 10


def test_a_board_of_text_becomes_planes() -> None:
    shape = Shape()
    for board in ("..XO", "XXOO", "....", ".X.O"):
        shape.see({"board": board, "turn": [1], "name": "Ann", "big": 400, "odd": None})
    shape.see({"board": "....", "turn": [], "name": "Bo", "big": 7, "odd": True})
    part = shape.part()
    out = array("f", bytes(4 * part.size))
    part.write({"board": "X.?O", "turn": [0, 1], "name": "Cy", "big": 401, "new": 3}, out, 0, 0)
    told = [part.explain(n) for n, number in enumerate(out) if number]
    assert told == [
        ".big from 7 to 401",
        ".board[1] is '.'",
        ".board[3] is 'O'",
        ".board[0] is 'X'",
        ".board[2] is another",
        ".name is another",
        ".turn[0] is 0",
    ]
    assert ".name is 'Ann'" in [part.explain(n) for n in range(part.size)]
    assert "a plane for each of '.OX' and one for others" in part.words()


def test_a_layout_is_found_out_alike_each_time() -> None:
    for seats in FEAST.seats:
        one, other = found_out(FEAST, seats), found_out(FEAST, seats)
        assert one.words() == other.words()
        assert len({one.explain(n) for n in range(one.size)}) == one.size, "every number has a name of its own"


def test_where_the_table_waits_for_the_clock_it_strikes() -> None:
    struck = set()
    for seed in range(20):
        table = agents(VIGIL.id, 2, {})
        table.reset(seed=seed)
        assert table.agent_selection == "seat_0"
        struck.add(tuple(table.unwrapped.playing.match.fills))
        table.step(int(table.last()[4]["action_mask"].argmax()))
        assert table.unwrapped.playing.over
    assert struck == {(CLOCK, 1), (CLOCK, 2)}
    state = openspiel.load(VIGIL.id, seats=2).new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5]
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 0


def test_it_plays_in_every_framework() -> None:
    for seats in FEAST.seats:
        pyspiel.random_sim_test(openspiel.load(FEAST.id, seats=seats), num_sims=3, serialize=True, verbose=False)
        table = learner(FEAST.id, seats, {})
        table.reset(seed=1)
        over = broken_off = False
        while not over and not broken_off:
            _, _, over, broken_off, _ = table.step(int(table.playing.mask().argmax()))
        assert over
