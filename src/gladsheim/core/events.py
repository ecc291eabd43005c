"""Events: what happened, told to those who may hear it, for the log, the screen and the animation.

Events are told, not stored: nothing is built while a bot thinks, and the view alone is truth.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gladsheim.core.text import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened under a rule.  A subclass adds what it is about, and the words for it."""

    def __init__(self, rule: str, hearers: list[int] | None = None) -> None:
        self.rule = rule
        self.hearers = hearers  # the seats that hear it as it is; None: everybody, spectators too

    def phrase(self) -> Phrase:
        """The words for the log."""
        raise NotImplementedError(f"{type(self).__name__}.phrase")

    def veiled(self) -> Event | None:
        """What those notice who may not hear it; None: nothing."""
        return None


def told(event: Event, seat: int | None) -> Event | None:
    """The event as `seat` hears it; seat None is a spectator."""
    if event.hearers is None or (seat is not None and seat in event.hearers):
        return event
    return event.veiled()
