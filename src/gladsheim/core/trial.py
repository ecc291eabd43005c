# not compiled: it tries out a stranger's game once, and nobody waits for it
"""Trial: whether a game can be put on the shelf at all.

A package of somebody else may break on anything.  It is looked at before anybody sits down: its rulebook, its English
words, its first table as every seat sees it, and how long that takes.  What breaks is told in one line.
"""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Final

from gladsheim.core.forms import Seat
from gladsheim.core.game import Game
from gladsheim.core.match import Match, start_match
from gladsheim.core.patience import Endless, Watch, patience
from gladsheim.core.text import LANGUAGES, has_catalogue

SLOWEST: Final = 0.5  # seconds for one look at the table; ours take less than a thousandth of that
LOOKS: Final = 3  # so often a look may be slow before it counts
ENDLESS: Final = 5.0  # seconds of the processor after which what has not come back will not
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Unsound(ValueError):
    """What is wrong with a game, in one line."""


def try_words(game: Game) -> None:
    """The rulebook and the English catalogue can be read."""
    what = "rulebook"
    try:
        assert game.rules_version
        what = "English words"
        assert game.title
    except Exception as fault:
        raise Unsound(f"its {what} cannot be read: {told(fault)}") from fault


def try_table(game: Game) -> None:
    """A first table can be set, and looked at from every seat in no time."""
    with patience(game.folder, ENDLESS) as watch:
        try:
            match = start_match(game, game.seats[0], {}, 1, [])
        except Endless as fault:
            raise Unsound(f"no table of it can be set: it goes round for ever{watch.place}") from fault
        except Exception as fault:
            raise Unsound(f"no table of it can be set: {told(fault)}") from fault
        for seat in (None, *range(match.seats)):
            watch.rest()
            see(match, seat, watch)


def see(match: Match, seat: Seat | None, watch: Watch) -> None:
    """It can be looked at from that seat in no time; on a machine with much else to do, one look may take longer."""
    took = SLOWEST
    for _ in range(LOOKS):
        begin = time.perf_counter()
        try:
            look(match, seat)
        except Exception as fault:
            who = "outside" if seat is None else f"seat {seat}"
            why = f"to look goes on for ever{watch.place}" if isinstance(fault, Endless) else told(fault)
            raise Unsound(f"it cannot be seen from {who}: {why}") from fault
        took = time.perf_counter() - begin
        if took <= SLOWEST:
            return
    raise Unsound(too_slow(took))


def look(match: Match, seat: Seat | None) -> None:
    """What the hall would send."""
    json.dumps(match.view(seat))
    match.game.text(match.state, seat, match.game.words("en"))
    for ask in match.asks:
        if ask.seat == seat:
            for option in ask.options:
                match.label(ask, option)


def too_slow(seconds: float) -> str:
    return f"one look at its table took {seconds:.1f} s, while all tables wait; at most {SLOWEST:g} s is allowed"


def notes(game: Game) -> list[str]:
    """What a game lacks and can be played without."""
    folder = game.folder / "text"
    missing = [language for language in LANGUAGES if not has_catalogue(folder, language)]
    found = [f"no words in {', '.join(missing)}: English is shown there"] if missing else []
    for language in LANGUAGES:
        lacks = [] if language in missing else lacking(folder, language)
        if lacks:
            found.append(f"{language} is without {lacks[0]}{and_more(lacks)}: English is shown there")
    untold = game.rulebook.untold
    if untold:
        found.append(f"{untold[0]}{and_more(untold)}: English is shown there")
    return found


def lacking(folder: Path, language: str) -> list[str]:
    """The messages of the English catalogue that another one is without."""
    english, other = (
        MESSAGE.findall((folder / f"{name}.ftl").read_text(encoding="utf-8")) for name in ("en", language)
    )
    return [key for key in english if key not in other]


def and_more(names: list[str]) -> str:
    return f" and {len(names) - 1} more" if len(names) > 1 else ""


def told(fault: BaseException) -> str:
    return " ".join(f"{type(fault).__name__}: {fault}".split())
