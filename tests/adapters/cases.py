"""Which games the adapters are tried on: all five, with several numbers of seats and some options."""

from __future__ import annotations

from gladsheim.check.play import Case, Walk
from gladsheim.core.game import Value
from gladsheim.games import find

Setting = tuple[str, int, dict[str, Value]]

SETTINGS: list[Setting] = [
    ("odins-table", 2, {}),
    ("odins-table", 2, {"draw_offers": True, "white": "by lot"}),
    ("vedrfolnir", 1, {}),
    ("vedrfolnir", 2, {}),
    ("vedrfolnir", 3, {"deck": "both"}),
    ("vedrfolnir", 6, {}),
    ("yggdrasil", 1, {}),
    ("yggdrasil", 3, {"gods": ["odin", "thor", "tyr"], "bags": "hidden"}),
    ("yggdrasil", 6, {"level": "own", "angry": 3, "ragnarok": 1}),
    ("chronicles", 1, {}),
    ("chronicles", 2, {"saga": "naglfar"}),
    ("chronicles", 5, {}),
    ("gotterdammerung", 7, {}),
    ("gotterdammerung", 15, {"clock": "quick", "vote_compulsory": True}),
]
NAMES = ["-".join([game, str(seats), *options]) for game, seats, options in SETTINGS]


def walk(game: str, seats: int, options: dict[str, Value], seed: int = 0) -> Walk:
    return Walk(Case(find(game), seats, options, seed))
