"""The numbers of every game in Markdown: which action is which, and what lies where in an observation."""

from __future__ import annotations

from gladsheim.adapters.layouts import layout_of
from gladsheim.adapters.sitting import Actions
from gladsheim.core.game import Game
from gladsheim.games import OWN, find


def tables() -> str:
    """Those of our own games, in the order of the shelf."""
    return "\n".join(table_of(find(id)) for id in OWN)


def table_of(game: Game) -> str:
    few, many = game.seats[0], game.seats[-1]
    actions, small, large = Actions(game), layout_of(game, few), layout_of(game, many)
    slots = ", ".join(span(slot, offset, game.slots[slot]) for slot, offset in actions.offsets.items())
    seats = f"with {few} seats" if few == many else f"with {few} and with {many} seats"
    lines = [f"### {game.title}", "", f"{actions.size} actions: {slots}.", ""]
    lines.append(f"{counts(small.size, large.size)} numbers ({seats}):")
    lines += ["", "| entry of the view | numbers | what they say |", "|---|---|---|"]
    for first, last in zip(small.fields, large.fields, strict=True):
        lines.append(f"| `{first.name}` | {counts(first.part.size, last.part.size)} | {last.part.words()} |")
    return "\n".join([*lines, ""])


def span(slot: str, offset: int, size: int) -> str:
    return f"`{slot}` {offset}" if size == 1 else f"`{slot}` {offset} to {offset + size - 1}"


def counts(few: int, many: int) -> str:
    return f"{few}" if few == many else f"{few}, {many}"
