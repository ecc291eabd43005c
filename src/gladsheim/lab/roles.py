"""Roles: who each seat was in a game, so that games can be counted by god, faction or order of play."""

from __future__ import annotations

from collections.abc import Callable

from gladsheim.core.forms import State

Roles = dict[str, list[str]]  # what is told apart -> seat -> which of them the seat was
FACTIONS = ["protector", "conspirator"]
PLACES = ["first", "second", "third", "fourth", "fifth", "sixth"]

# Each game is imported where it is looked at: who plays one does not wait for the others.


def roles_of(game: str, state: State, chance: dict[str, int]) -> Roles:
    """Who the seats of a game are; `chance` is the first lot that fell in each slot."""
    look = LOOKS.get(game)
    return look(state, chance) if look is not None else {}


def _yggdrasil(state: State, chance: dict[str, int]) -> Roles:
    from gladsheim.games.yggdrasil.parts import GOD_NAMES
    from gladsheim.games.yggdrasil.state import Yggdrasil

    assert isinstance(state, Yggdrasil)
    return {"god": [GOD_NAMES[god] for god in state.gods]}


def _chronicles(state: State, chance: dict[str, int]) -> Roles:
    from gladsheim.games.chronicles.parts import GOD_NAMES
    from gladsheim.games.chronicles.state import Chronicles

    assert isinstance(state, Chronicles)
    return {"god": [GOD_NAMES[god] for god in state.who[: state.players]]}


def _odins_table(state: State, chance: dict[str, int]) -> Roles:
    from gladsheim.games.odins_table.state import OdinsTable

    assert isinstance(state, OdinsTable)
    return {"order": ["first" if seat == state.white else "second" for seat in (0, 1)]}


def _gotterdammerung(state: State, chance: dict[str, int]) -> Roles:
    from gladsheim.games.gotterdammerung.parts import GOD_NAMES
    from gladsheim.games.gotterdammerung.state import Asgard

    assert isinstance(state, Asgard)
    return {
        "faction": [FACTIONS[state.faction(seat)] for seat in range(state.seats)],
        "god": [GOD_NAMES[god] for god in state.gods],
    }


def _vedrfolnir(state: State, chance: dict[str, int]) -> Roles:
    from gladsheim.games.vedrfolnir.state import Vedrfolnir

    assert isinstance(state, Vedrfolnir)
    first = chance.get("first", 0)
    return {"order": [PLACES[(seat - first) % state.seats] for seat in range(state.seats)]}


LOOKS: dict[str, Callable[[State, dict[str, int]], Roles]] = {
    "yggdrasil": _yggdrasil,
    "chronicles": _chronicles,
    "odins-table": _odins_table,
    "gotterdammerung": _gotterdammerung,
    "vedrfolnir": _vedrfolnir,
}
