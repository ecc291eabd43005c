"""Changes: where a view is other than it was, told in few words.

A view is sent whole once; what each beat changed in it is a handful of paths, such as `gods/1/life`, with what is there
now.  Whoever has the view before puts them in, one after the other, and has the view after.
"""

from __future__ import annotations

from typing import Final

from gladsheim.core.kinds import Json

STEP: Final = "/"  # between the parts of a path


def changes(before: dict[str, Json], now: dict[str, Json], unsaid: dict[str, str]) -> dict[str, Json]:
    """Path -> what is there now.

    What may have changed unsaid is told whole: somebody may have another one before their eyes.
    """
    found: dict[str, Json] = {}
    for entry, value in now.items():
        if entry not in before:
            found[entry] = value
        elif before[entry] != value:
            if entry in unsaid:
                found[entry] = value
            else:
                narrow(before[entry], value, entry, found)
    return found


def narrow(before: Json, now: Json, path: str, found: dict[str, Json]) -> None:
    """Note what differs at a path, as deep as it can be told in fewer words than the whole."""
    if isinstance(now, dict) and isinstance(before, dict):
        narrow_names(before, now, path, found)
    elif isinstance(now, list) and isinstance(before, list):
        narrow_rows(before, now, path, found)
    else:
        found[path] = now


def narrow_names(before: dict[str, Json], now: dict[str, Json], path: str, found: dict[str, Json]) -> None:
    if len(now) != len(before):
        found[path] = now
        return
    for name in now:
        if name not in before or STEP in name:  # a path through it could not be told from another
            found[path] = now
            return
    for name, value in now.items():
        if before[name] != value:
            narrow(before[name], value, f"{path}{STEP}{name}", found)


def narrow_rows(before: list[Json], now: list[Json], path: str, found: dict[str, Json]) -> None:
    count = len(before)
    others = [n for n, value in enumerate(now) if n >= count or before[n] != value]
    if count > len(now) or 2 * len(others) > len(now):
        found[path] = now
        return
    for n in others:
        narrow(before[n] if n < count else None, now[n], f"{path}{STEP}{n}", found)
