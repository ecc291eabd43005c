"""The numbers of every game in Markdown: which action is which, and what lies where in an observation."""

from __future__ import annotations

import re

from gladsheim.adapters.sitting import Actions
from gladsheim.core.game import Game
from gladsheim.games import OWN, find
from gladsheim.layouts import layout_of


def tables() -> str:
    """Those of our own games, in the order of the shelf."""
    return "\n".join(table_of(find(id)) for id in OWN)


def table_of(game: Game) -> str:
    few, many = game.seats[0], game.seats[-1]
    actions, small, large = Actions(game, many), layout_of(game, few), layout_of(game, many)
    slots = ", ".join(span(slot, offset, game.slots[slot].size) for slot, offset in actions.offsets.items())
    seats = f"with {few} seats" if few == many else f"with {few} and with {many} seats"
    lines = [f"### {game.title}", "", f"{actions.size} actions: {slots}.", ""]
    lines.append(f"{counts(small.size, large.size)} numbers ({seats}):")
    lines += ["", "| entry of the view | numbers | what they say |", "|---|---|---|"]
    for first, last in zip(small.fields, large.fields, strict=True):
        lines.append(f"| `{first.name}` | {counts(first.part.size, last.part.size)} | {last.part.words()} |")
    return "\n".join([*lines, ""])


def names() -> str:
    """What stands at every index of an observation, for the fewest seats of each of our games."""
    lines = [
        "# Observations, index by index",
        "",
        "Written by `python -m gladsheim.adapters names`; what the words mean: [adapters.md](adapters.md).",
        "",
    ]
    for id in OWN:
        game = find(id)
        lines += [f"## {game.title}, {game.seats[0]} seats", "", "| index | says |", "|---|---|"]
        lines += [*names_of(game, game.seats[0]), ""]
    return "\n".join(lines)


def names_of(game: Game, seats: int) -> list[str]:
    """Rows of a table; neighbours that say which of several a thing is, or has, share one."""
    layout = layout_of(game, seats)
    rows: list[str] = []
    first, before = 0, ""
    told = [layout.explain(index) for index in range(layout.size)]
    for index, words in enumerate([*told, ""]):
        subject = re.sub(r" (is|has) [^ ]+$", "", words) if re.search(r" (is|has) [^ ]+$", words) else f"{index}"
        if subject != before and index:
            rows.append(row_of(first, index - 1, told))
            first = index
        before = subject
    return rows


def row_of(first: int, last: int, told: list[str]) -> str:
    if first == last:
        return f"| {first} | {told[first]} |"
    return f"| {first} to {last} | {told[first]} ... {told[last].rpartition(' ')[2]} |"


def span(slot: str, offset: int, size: int) -> str:
    return f"`{slot}` {offset}" if size == 1 else f"`{slot}` {offset} to {offset + size - 1}"


def counts(few: int, many: int) -> str:
    return f"{few}" if few == many else f"{few}, {many}"
