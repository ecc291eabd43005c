"""Gladsheim: five Norse tabletop games, and the hall to play them in.

>>> import gladsheim
>>> m = gladsheim.start("odins-table", seats=2, seed=7)
>>> a = m.asks[0]
>>> m.label(a, a.options[0])
'Baldr (3) guards column a'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gladsheim.core.box_file import put_box
from gladsheim.core.forms import CHANCE, CLOCK, Ask, Illegal
from gladsheim.core.game import BadOption, Game, Json, Option, Value, whole_number
from gladsheim.core.match import Match, Outcome, start_match
from gladsheim.core.records import load_checked, replay_match, verify_match
from gladsheim.core.save import Damaged
from gladsheim.games import find, game_of
from gladsheim.gymnasium_names import register_names
from gladsheim.lab.simulate import Simulation, simulate

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "CLOCK",
    "Ask",
    "BadOption",
    "Damaged",
    "Game",
    "Illegal",
    "Json",
    "Match",
    "Option",
    "Outcome",
    "Simulation",
    "find",
    "games",
    "load",
    "replay",
    "simulate",
    "start",
    "verify",
]

if TYPE_CHECKING:

    def games() -> list[Game]:
        """Every installed game, ours and those of other packages."""

else:
    # The package of our games is itself what is called: see games/__init__.py.
    from gladsheim import games


def start(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    player_seeds: list[str] | None = None,
    **options: Value,
) -> Match:
    """A new match; without a seed, chance is what nobody can guess.  Seats default to the fewest.

    The option `box` names a file of `gladsheim box`: the tables of your own copy of the game, for this whole process.
    """
    if "box" in options:
        put_box(game, str(options.pop("box")))
    found = find(game)
    count = found.seats[0] if seats is None else seats
    found.choose(count, options)  # refuses in words what compiled code would not take at all
    if seed is not None:
        whole_number("a seed", seed)
    return start_match(found, count, options, seed, _texts(player_seeds or []))


def load(saved: dict[str, Json]) -> Match:
    """The match of `Match.save()`, to play on identically; a Damaged says why what was saved cannot be."""
    return load_checked(game_of(saved), saved)


def replay(journal: dict[str, Json], listen: bool = False) -> Match:
    """The match of `Match.journal` again, with no random generator."""
    return replay_match(game_of(journal), journal, listen)


def verify(journal: dict[str, Json]) -> int:
    """Check the draws of chance against the seed that was committed to; how many were checked.

    Those before the fill at which the game branched off another journal (`chance.from`) are that journal's.
    """
    return verify_match(game_of(journal), journal)


def _texts(given: object) -> list[str]:
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise BadOption(f"the players' seeds must be a list of texts, not {given!r}")
    try:
        "".join(given).encode()
    except UnicodeEncodeError:
        raise BadOption(f"the players' seeds must be texts that can be written down, not {given!r}") from None
    return given


register_names()
