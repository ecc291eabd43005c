# not compiled: it looks for packages, which takes longer than anything here
"""The shelf: every installed game, ours and those of other packages (entry-point group `gladsheim.games`).

One bad package empties no hall: what cannot be loaded or played is left off the shelf, and `left_off` names its fault.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from threading import Lock
from typing import Final

from gladsheim.core.box import check_put, digest_of, others_in, put_again
from gladsheim.core.game import BadOption, Game
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.core.trial import Unsound, told, try_table, try_words

OWN: Final[dict[str, str]] = {}  # id -> module; `gladsheim.games` puts our games here
TRIED: Final[dict[str, str]] = {}  # id of a stranger's game -> what is wrong with it; the empty string: nothing
TRYING: Final = Lock()  # one thread at a time


def find(id: str) -> Game:
    """The game of that id; a BadOption names those that are installed."""
    id = str(id)  # what is no text is the id of no game
    module = OWN.get(id)
    if module is not None:
        game = import_module(module).GAME
        assert isinstance(game, Game)
        return opened(game)
    entry = strangers().get(id)
    if entry is None:
        raise BadOption(f"no game '{id}' is installed; there are: {', '.join(ids())}", Phrase("no-such-game"))
    try:
        game = entry.load()
    except (Exception, SystemExit) as fault:  # whatever a stranger's package breaks on
        why = hidden_by(entry) or told(fault)
        raise BadOption(f"the package of '{id}' cannot be loaded from {entry.value}: {why}") from fault
    if not isinstance(game, Game):
        what = f"a {type(game).__name__} and not a Game"
        raise BadOption(f"the package of '{id}' offers {entry.value}, which is {what}")
    if game.id != id:
        raise BadOption(
            f"the package of '{id}' offers {entry.value}, which is not a game of that id but of '{game.id}': "
            "the name of the entry point must be the game's id"
        )
    return opened(game)


def hidden_by(entry: EntryPoint) -> str:
    """Which folder without any module is taken for the package, as where one runs `python -m` beside it; else none."""
    module = sys.modules.get(entry.module)
    if module is None or module.__file__ is not None:
        return ""
    return f"the folder {next(iter(module.__path__))} is found first and hides it: start from another folder"


def opened(game: Game) -> Game:
    """The game once its box is open; a BadOption names what was put where there is no table."""
    check_put(game.id)
    others = others_in(game)
    game.box_digest = digest_of(others) if others else ""
    return game


def fault_of(id: str) -> str:
    """What is wrong with an installed game, in one line; the empty string: it can be played.  Ours are held to more."""
    if id in OWN:
        return ""
    with TRYING:
        if id not in TRIED:
            TRIED[id] = try_out(id)
        return TRIED[id]


def try_out(id: str) -> str:
    try:
        game = find(id)
        try_words(game)
        try_table(game)
    except (BadOption, Unsound) as fault:
        return " ".join(str(fault).split())
    return ""


def blame(id: str, fault: str) -> bool:
    """A stranger's game that passed its trial did harm later: no more tables of it.  Whether that is news."""
    if id in OWN or TRIED.get(id):
        return False
    TRIED[id] = " ".join(fault.split())
    return True


def left_off() -> dict[str, str]:
    """The installed games that cannot be played here, and why."""
    return {id: fault for id in ids() if (fault := fault_of(id))}


def game_of(record: object) -> Game:
    """The game of a save or journal; a Damaged where it names none."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise Damaged("this is not a save or journal of Gladsheim: it names no game")
    put_again(record)
    return find(str(record["game"]))


def ids() -> list[str]:
    """The ids of every installed game, ours first."""
    return [*OWN, *sorted(strangers().keys() - OWN.keys())]


def installed() -> list[Game]:
    """Every game that can be played; `left_off` says what is wrong with the others."""
    return [find(id) for id in ids() if not fault_of(id)]


@cache
def strangers() -> dict[str, EntryPoint]:
    """Games of other packages, by id.  To look through all that is installed takes longer than to set a table."""
    return {entry.name: entry for entry in entry_points(group="gladsheim.games")}
