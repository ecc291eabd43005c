"""Save: a state as plain lists and dicts, at any moment, and back."""

from __future__ import annotations

import hashlib
import json

from gladsheim.core.forms import Ask, State
from gladsheim.core.game import Game, Json
from gladsheim.core.text import Phrase


class Damaged(ValueError):
    """A save or a journal that cannot be read.  The message says what is wrong."""

    def __init__(self, reason: str, phrase: Phrase | None = None) -> None:
        super().__init__(reason)
        self.phrase = phrase  # the same for people, in the words of the hall's pages


def field_names(thing: object) -> list[str]:
    """The fields of an object, compiled or not, or one whose class is half of each."""
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    loose = getattr(thing, "__dict__", {})
    return sorted({str(name) for name in (*compiled, *loose) if not str(name).startswith("__")})


def dump(value: object) -> Json:
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [dump(one) for one in value]
    saved: dict[str, Json] = {name: dump(getattr(value, name)) for name in field_names(value)}
    saved["is"] = type(value).__name__
    return saved


def dump_state(state: State) -> dict[str, Json]:
    """Everything true at the table.  Who listens is not part of it."""
    return {name: dump(getattr(state, name)) for name in field_names(state) if name != "ears"}


def load_value(game: Game, saved: Json) -> object:
    if isinstance(saved, list):
        return [load_value(game, one) for one in saved]
    if not isinstance(saved, dict):
        return saved
    kind = saved.get("is")
    if kind != "Ask" and kind not in game.forms:
        raise Damaged(f"the save speaks of '{kind}', which {game.id} does not know")
    fields = {name: load_value(game, one) for name, one in saved.items() if name != "is"}
    make: type = Ask if kind == "Ask" else game.forms[str(kind)]
    try:
        made: object = make(**fields)
    except TypeError:
        raise Damaged(f"the save has a '{kind}' that {game.id} cannot make of {sorted(fields)}") from None
    return made


def load_state(game: Game, saved: dict[str, Json]) -> State:
    state = game.state()
    names = [name for name in field_names(state) if name != "ears"]
    if sorted(saved) != names:
        raise Damaged(f"the save has the fields {sorted(saved)}, but a state of {game.id} has {names}")
    for name in names:
        try:
            setattr(state, name, load_value(game, saved[name]))
        except TypeError:
            raise Damaged(f"the save has something else for '{name}' than a state of {game.id} has") from None
    return state


def digest(saved: dict[str, Json]) -> str:
    """The SHA-256 of a save without its digest."""
    plain = {name: part for name, part in saved.items() if name != "digest"}
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()
