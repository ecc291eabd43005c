"""Luck and choice in words, from the plain data of `luck`."""

from __future__ import annotations

from gladsheim.core.game import Json
from gladsheim.lab.luck import DECISIONS


def luck_text(found: dict[str, Json]) -> list[str]:
    """What `luck` found, line by line; of a game that is won together once for all."""
    seats = found["seats"]
    assert isinstance(seats, list)
    lines = [
        f"{found['game']}: {found['outcome']}; {found['games']} games again by {found['bot']} for each set of kinds"
    ]
    for row in seats[:1] if found["together"] else seats:
        assert isinstance(row, dict)
        who = "all together" if found["together"] else f"seat {row['seat']}"
        lines += ["", f"{who}: {_per_cent(row['result'])} % won"]
        lines.append(f"  with any luck    {_share(row['any_luck'])}")
        lines.append(f"  with this luck   {_share(row['this_luck'])}")
        lines.append(f"  {'even':<10} {_per_cent(found['even']):>6}")
        parts = row["parts"]
        assert isinstance(parts, dict)
        for kind, part in parts.items():
            if kind != DECISIONS:
                lines.append(f"  {kind:<10} {_part(part)}")
        lines.append(f"  {DECISIONS:<10} {_part(parts[DECISIONS])}")
    return lines


def _number(value: Json) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def _per_cent(value: Json) -> str:
    return f"{100 * _number(value):.1f}"


def _share(part: Json) -> str:
    assert isinstance(part, dict)
    return f"{_per_cent(part['value'])} % ({_per_cent(part['low'])} to {_per_cent(part['high'])})"


def _part(part: Json) -> str:
    assert isinstance(part, dict)
    value, low, high = (100 * _number(part[name]) for name in ("value", "low", "high"))
    return f"{value:>+6.1f} ({low:+.1f} to {high:+.1f})"
