# not compiled: it is read once, to be sent to the pages
"""Zones: hints of how the table of a game without a drawn board looks, declared beside its view.

    zones={"board": Zone("board", columns=3, kind=MARK), "hands": Zone("hand", kind=CARD), "turn": Zone("hidden")}

Each names an entry of the view.  What has no hint is drawn by its shape; a hint says what it is.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.kinds import Kind

ZONES: Final = {
    "board": "spaces in rows of `columns`, whose values are pieces; or a text with lines of equal length",
    "hand": "cards that one holds: a list for each seat, or one list, or how many",
    "pile": "a stack: how many, or the cards with the top last",
    "row": "cards or pieces that lie open side by side: one list, several, or a list for each seat",
    "dice": "dice that one list holds, or a list for each seat, or how many lie there unseen",
    "track": "a number on a track from 0 to `most`, or one for each seat",
    "course": "spaces that all run along, from 0 to `most`: where each seat stands",
    "count": "a number, or one for each seat",
    "seat": "a player, by number",
    "words": "a value said in words",
    "hidden": "not for people: whose turn it is and the like, which the page shows elsewhere",
}


class Zone:
    """What one entry of a view is to the eye."""

    def __init__(
        self,
        zone: str,  # one of ZONES
        kind: Kind | None = None,  # what its values stand for: they are said as this kind is said
        columns: int = 0,  # of a board that is one list
        most: int | str = 0,  # of a track or a course: its last space, or the entry of the view that says it
        places: str = "",  # what options call its spaces, such as "square-{}"; else "<entry>-{}"
        each: bool | None = None,  # whether it has a value for each seat; None: as its shape says
        across: str = "",  # of a board: what is written under its columns, such as "abc"
        down: str = "",  # and beside its rows, such as "321"
        on: str = "",  # the entry of the board that it lies on, space by space; with `kind=SEAT` it says whose it is
    ) -> None:
        if zone not in ZONES:
            raise ValueError(f"there is no zone '{zone}'; there are: {', '.join(ZONES)}")
        self.zone = zone
        self.key = "" if kind is None else kind.key
        self.place = "" if kind is None else kind.place
        self.names = [] if kind is None or kind.names is None else kind.names
        self.columns = columns
        self.most = most
        self.places = places
        self.each = each
        self.across = across
        self.down = down
        self.on = on
