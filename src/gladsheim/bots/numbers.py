"""Numbers: what a policy weighs things with, each by its name, so that play can tune them (`gladsheim lab tune`)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.game import BadOption

Row = list[float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of a policy: every attribute of a subclass that is a float, or a row of floats.

    A policy reads them at every question.  They are shared by all that play in a process, so whoever sets them for a
    while sets them back.
    """

    def names(self) -> list[str]:
        """Every number; those of a row are numbered from 0: `step.0`, `step.1`, ..."""
        found: list[str] = []
        for name in dir(self):
            value = None if name.startswith("_") else getattr(self, name)
            if isinstance(value, float):
                found.append(name)
            elif isinstance(value, list):
                found += [f"{name}.{place}" for place in range(len(value))]
        return found

    def table(self) -> dict[str, float]:
        """Every number by its name."""
        return {name: self.get(name) for name in self.names()}

    def get(self, name: str) -> float:
        row, dot, place = name.partition(".")
        found = getattr(self, row)
        return float(found[int(place)] if dot else found)

    def put(self, values: dict[str, float]) -> None:
        """Set some of the numbers; a BadOption names one that is not there, and then nothing is set."""
        known = self.names()
        for name in values:
            if name not in known:
                raise BadOption(f"there is no number '{name}'; there are: {', '.join(known) or 'none'}")
        for name, value in values.items():
            row, dot, place = name.partition(".")
            if dot:
                getattr(self, row)[int(place)] = float(value)
            else:
                setattr(self, row, float(value))
