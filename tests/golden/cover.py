"""What golden scripts show, of all that a game can ask, tell and cite."""

from __future__ import annotations

import re

from gladsheim.check.rules import citable_rules
from gladsheim.core.game import Game
from golden.script import Kind


def all_kinds(game: Game) -> set[Kind]:
    """Every slot, event, rule that the source cites, and end, that could occur."""
    kinds: set[Kind] = {("slot", slot) for slot in game.slots}
    kinds |= {("rule", id) for id in citable_rules(game)}
    kinds |= {("event", name) for name in event_names(game)}
    return kinds | {("outcome", key) for key in outcomes(game)}


def event_names(game: Game) -> set[str]:
    """What it declares that can happen, and what others notice of it."""
    return {event.name for event in game.events} | {one.others.name for one in game.events if one.others is not None}


def outcomes(game: Game) -> set[str]:
    """The ends that have words."""
    return {key.removeprefix("outcome-").replace("-", ".", 1) for key in catalogue(game) if key.startswith("outcome-")}


def catalogue(game: Game) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", (game.folder / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
