"""Minds, one module a game: what a search knows of it beside its rules."""

from __future__ import annotations

from importlib import import_module

from gladsheim.bots.mind import Mind

OWN = {
    "odins-table": "gladsheim.bots.minds.odins_table",
    "vedrfolnir": "gladsheim.bots.minds.vedrfolnir",
    "yggdrasil": "gladsheim.bots.minds.yggdrasil",
    "chronicles": "gladsheim.bots.minds.chronicles",
    "gotterdammerung": "gladsheim.bots.minds.gotterdammerung",
}


def mind_of(game: str) -> Mind:
    """The mind of a game by its id; for a game we do not know, one that knows nothing."""
    module = OWN.get(game)
    if module is None:
        return Mind()
    mind = import_module(module).MIND
    assert isinstance(mind, Mind)
    return mind
