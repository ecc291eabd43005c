"""OpenSpiel: every game of Gladsheim as a registered Python game with explicit chance.

Examples, which `make test` runs, are in docs/adapters.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from urllib.parse import quote, unquote

from gladsheim.adapters.extra import missing
from gladsheim.adapters.sitting import Sitting
from gladsheim.core.forms import Seat, State
from gladsheim.core.game import Game, Json, Option, Value
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump_state, load_state
from gladsheim.games import OWN, find
from gladsheim.layouts import layout_of
from gladsheim.layouts.observing import observing_of
from gladsheim.layouts.parts import Numbers

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as no:
    raise missing(no) from None

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)  # of the clock too, where all wait for it
LIST = "+"  # between the names of an option that takes several
Pickled = tuple[str, int, dict[str, Value], dict[str, Json], int]


class Held:
    """A state in the hand of OpenSpiel, which copies and pickles it; and what was looked at since the last answer."""

    def __init__(self, sitting: Sitting, state: State, fills: int) -> None:
        self.sitting = sitting
        self.state = state
        self.fills = fills
        self.player = TERMINAL
        self.turn()
        self.views: dict[Seat | None, dict[str, Json]] = {}
        self.strings: dict[Seat | None, str] = {}
        self.rows: dict[Seat | None, Numbers] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.sitting, self.state.clone(), self.fills)

    def __reduce__(self) -> tuple[Callable[[str, int, dict[str, Value], dict[str, Json], int], Held], Pickled]:
        sitting = self.sitting
        return take_up, (sitting.game.id, sitting.seats, sitting.options, dump_state(self.state), self.fills)

    def turn(self) -> None:
        """Turn to who is asked, once for each answer: OpenSpiel asks it many times."""
        if not self.state.forms or self.fills >= self.sitting.longest:
            self.player = TERMINAL
        else:
            self.player = max(self.state.seat, CHANCE_PLAYER)

    def fill(self, number: int) -> None:
        state = self.state
        state.fill(state.seat, self.sitting.value(state, number))
        self.fills += 1
        self.turn()
        if self.views or self.rows:
            self.views = {}
            self.strings = {}
            self.rows = {}

    def view(self, seat: Seat | None) -> dict[str, Json]:
        if seat not in self.views:
            self.views[seat] = self.sitting.view(self.state, seat)
        return self.views[seat]

    def string(self, seat: Seat | None) -> str:
        if seat not in self.strings:
            self.strings[seat] = json.dumps(self.view(seat), separators=(",", ":"))
        return self.strings[seat]

    def row(self, seat: Seat | None) -> Numbers:
        if seat not in self.rows:
            observing = observing_of(self.sitting.game, self.sitting.seats)
            self.rows[seat] = observing.by_layout(self.state, None) if seat is None else observing.row(self.state, seat)
        return self.rows[seat]


def take_up(game: str, seats: int, options: dict[str, Value], saved: dict[str, Json], fills: int) -> Held:
    """What was pickled, in the hand again."""
    sitting = Sitting(game, seats, options)
    return Held(sitting, load_state(sitting.game, saved), fills)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel's algorithms ask it.  All it has of its own is what is held, so that copies are cheap."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.sitting, game.sitting.opening.clone(), 0)

    def current_player(self) -> int:
        return self.held.player

    def is_terminal(self) -> bool:
        return self.held.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.sitting.legal(self.held.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.held.sitting.outcomes(self.held.state)

    def _apply_action(self, action: int) -> None:
        self.held.fill(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.sitting.say(self.held.state, action)

    def returns(self) -> list[float]:
        """All 0.0 until the game is over, and where it was broken off at its longest."""
        held = self.held
        return [0.0] * held.sitting.seats if held.state.forms else held.state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one.  Like an imagined match it has no past."""
        held = self.held
        state = held.sitting.game.imagine(held.state, player, Lots(int(sampler() * 2**53)))
        state.turn_to(player)
        twin: SpielState = self.get_game().new_initial_state()
        twin.held = Held(held.sitting, state, held.fills)
        return twin

    def __str__(self) -> str:
        return json.dumps(dump_state(self.held.state))


class Observer:
    """What a seat sees, as OpenSpiel's observers give it: a tensor by the game's layout, and the view as a string."""

    def __init__(self, game: SpielGame, kind: object) -> None:
        self.spectator = getattr(kind, "private_info", None) == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(layout_of(game.box, game.sitting.seats).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.held.row(None if self.spectator else player), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.held.string(None if self.spectator else player)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options chosen; a subclass says which game."""

    box: Game

    def __init__(self, parameters: dict[str, int | bool | str]) -> None:
        game, seats = self.box, parameters["seats"]
        options = {name: option_of(game.options[name], one) for name, one in parameters.items() if name != "seats"}
        self.sitting = Sitting(game.id, int(seats), options)
        actions = self.sitting.actions.size
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.sitting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, parameters)

    def max_chance_nodes_in_history(self) -> int:
        return self.box.longest

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: object = None, params: dict[str, object] | None = None) -> Observer:
        if params:
            raise ValueError(f"observers of {self.box.id} take no parameters, not {params}")
        return Observer(self, kind)


def parameter_of(value: Value) -> int | bool | str:
    """An option as a parameter, which may hold no comma and no bracket."""
    if isinstance(value, list):
        return LIST.join(quote(one, safe=" ") for one in value)
    return quote(value, safe=" ") if isinstance(value, str) else value


def option_of(option: Option, parameter: int | bool | str) -> Value:
    if not isinstance(parameter, str):
        return parameter
    if option.many:
        return [unquote(one) for one in parameter.split(LIST)] if parameter else []
    return unquote(parameter)


@cache
def game_type(game: Game) -> object:
    defaults = {name: parameter_of(option.default) for name, option in game.options.items()}
    kinds, knows = pyspiel.GameType, pyspiel.GameType.Information
    shared = game.cooperative
    return kinds(
        short_name="gladsheim_" + game.id.replace("-", "_"),
        long_name=f"Gladsheim: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=knows.PERFECT_INFORMATION if game.open_table else knows.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if shared else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], **defaults},
    )


@cache
def register(id: str) -> str:
    """Make the game known to OpenSpiel; its name there."""
    game = find(id)

    # A class and not a function: OpenSpiel lets go of it after Python has ended, when only classes are still there.
    class Boxed(SpielGame):
        box = game

    pyspiel.register_game(game_type(game), Boxed)
    return "gladsheim_" + id.replace("-", "_")


def load(game: str, seats: int | None = None, **options: Value) -> SpielGame:
    """The game as one of OpenSpiel; a BadOption names what is not allowed, and what is."""
    sitting = Sitting(game, seats, options)
    parameters = {name: parameter_of(value) for name, value in options.items()}
    loaded: SpielGame = pyspiel.load_game(register(game), {"seats": sitting.seats, **parameters})
    return loaded


for _id in OWN:
    register(_id)
