"""Chance is told in one place: no die falls in silence, and of what everybody may know only what its slot is mute for.

Mute are shuffles and deals, one card at a time, which an event tells as a whole.
"""

from __future__ import annotations

from typing import Final

import pytest

from gladsheim import find
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots

# Game, seats, options, and the dice that must have fallen; each is told by the engine or by an event of the game's own.
TABLES: Final = [
    ("yggdrasil", 3, {"ragnarok": 3, "angry": 3}, {"die", "first", "second"}),
    ("chronicles", 3, {"saga": "hard"}, {"face"}),
    ("gotterdammerung", 7, {}, {"dice"}),
    ("odins-table", 2, {}, set[str]()),
    ("vedrfolnir", 3, {}, set[str]()),
]
GAMES: Final = 6


@pytest.mark.parametrize(("game", "seats", "options", "dice"), TABLES, ids=[table[0] for table in TABLES])
def test_every_lot_that_all_may_know_is_told(
    game: str, seats: int, options: dict[str, int | str], dice: set[str]
) -> None:
    played = find(game)
    told, silent = dict[str, int](), dict[str, int]()
    for number in range(GAMES):
        state, lots = played.start(seats, played.choose(seats, options)), Lots(number)
        ears = state.ears = played.ears()
        while state.forms:
            by_chance, slot, public = state.seat == CHANCE, state.slot, state.forms[-1].is_public()
            heard = len(ears.heard)
            n = lots.below(len(state.options))
            value = state.options[n]
            state.choose(n)
            if not by_chance or not public:
                continue
            new = ears.heard[heard:]
            found = told if new else silent
            found[slot] = found.get(slot, 0) + 1
            if not played.slots[slot].mute:
                assert new[0].event.name == "fell"
                assert new[0].parts()["slot"] == slot
                assert new[0].values[-1] == value
    assert dice <= set(told)
    assert dice.isdisjoint(silent)
    assert [slot for slot in silent if not played.slots[slot].mute] == []
