"""Charts: points with their intervals, drawn as SVG that stands by itself in a page."""

from __future__ import annotations

import math
from html import escape

from gladsheim.core.game import BadOption
from gladsheim.lab.tables import Mark

WIDTH = 760
ROW = 22  # pixels between two marks
TOP = 8
BOTTOM = 34
RIGHT = 24
LETTER = 7.2  # width of a letter, about
LONGEST = 44  # letters of a label
STEPS = [1, 2, 5]


def draw(marks: list[Mark], unit: str, title: str) -> str:
    """One mark a row, from above: a label, a point, and the line of its interval."""
    if not marks:
        raise BadOption("there is nothing to draw")
    left = 16 + LETTER * min(LONGEST, max(len(mark.label) for mark in marks))
    low, high, step = span(marks, unit)
    height = TOP + ROW * len(marks) + BOTTOM

    def x(value: float) -> float:
        return left + (WIDTH - RIGHT - left) * (value - low) / (high - low)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    bottom = TOP + ROW * len(marks)
    for n in range(round((high - low) / step) + 1):
        at = low + n * step
        kind = "zero" if abs(at) < step / 1000 and low < 0 else "grid"
        parts.append(f'<line class="{kind}" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x(at):.1f}" y="{bottom + 16}">{at:g}</text>')
    parts.append(f'<text class="unit" x="{WIDTH - RIGHT}" y="{bottom + 31}">{escape(UNITS[unit])}</text>')
    for n, mark in enumerate(marks):
        y = TOP + ROW * n + ROW / 2
        label = mark.label if len(mark.label) <= LONGEST else mark.label[: LONGEST - 1] + "…"
        told = f"{mark.label}: {mark.value:.1f} ({mark.low:.1f} to {mark.high:.1f})"
        parts.append(f"<g><title>{escape(told)}</title>")
        parts.append(f'<text class="label" x="{left - 10:.1f}" y="{y + 4:.1f}">{escape(label)}</text>')
        parts.append(f'<line class="span" x1="{x(mark.low):.1f}" x2="{x(mark.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{x(mark.value):.1f}" cy="{y}" r="4"/></g>')
    return "".join([*parts, "</svg>"])


UNITS = {"%": "% of games won, with 95 % interval", "points": "% points more than as it is", "Elo": "points of Elo"}


def span(marks: list[Mark], unit: str) -> tuple[float, float, float]:
    """Where the axis begins and ends, and the step of its lines."""
    low, high = min(mark.low for mark in marks), max(mark.high for mark in marks)
    if unit == "%":
        low = 0.0
    else:
        low, high = min(low, 0.0), max(high, 0.0)
    step = round_step(max(high - low, 1e-9) / 6)
    return math.floor(low / step) * step, math.ceil(high / step) * step, step


def round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... from `rough` on."""
    power = 10.0 ** math.floor(math.log10(rough))
    for step in STEPS:
        if step * power >= rough * 0.999:
            return step * power
    return 10 * power
