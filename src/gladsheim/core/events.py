"""Events: what can happen in a game, each declared once, and what did happen while somebody listened.

    MOVED: Final = Event("moved", "OT 3.2", SEAT, SQUARE.named("from"), SQUARE.named("to"))

is all there is to an event: `g.say(MOVED, seat, start, target)` tells it, the message `moved` of the catalogues has
the words, and the parts tell the board where.  Nothing is made while a bot thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import mypyc_attr

from gladsheim.core.kinds import NOT_TOLD, SEAT, Json, Kind, Part
from gladsheim.core.text import Gap, Phrase, in_list

if TYPE_CHECKING:
    from gladsheim.core.forms import Ask, State

Retells: TypeAlias = "Callable[[Happened], Phrase]"
Labels: TypeAlias = "Callable[[State, Ask, int], Phrase]"

NO_VALUES: Final[list[int]] = []
FELL: Final = "fell"  # what the engine tells of a lot
ANSWERED: Final = "answered"  # what it tells of an answer, in a game that declares no events


class Event:
    """Something that can happen: its name, its rule, its parts; who hears it, and what the others notice."""

    def __init__(
        self,
        name: str,  # also its message in the catalogues
        rule: str,  # the empty string: told with each
        *parts: Kind | Part,
        heard_by: str = "",  # the part with the seat, or the seats, that hear it; else everybody does
        others: Event | None = None,  # what those notice who may not hear it, from the parts of the same names
        at: str = "",  # things on the board it touches besides those its parts name, such as "wall-{seat}-{column}"
        says: Retells | None = None,  # the words, where one message with these gaps cannot say it
    ) -> None:
        self.name = name
        self.rule = rule
        self.parts = [part if isinstance(part, Part) else Part(part.name, part) for part in parts]
        self.single = [part for part in self.parts if not part.many]
        self.heard_by = heard_by
        self.others = others
        self.at = at.split()
        self.says = says
        self.slot = ""  # for what fell: where

    def of_slot(self, slot: str) -> Event:
        """It tells of the lots that fall there."""
        self.slot = slot
        return self

    def __repr__(self) -> str:
        return f"Event({self.name!r})"


def events_of(module: ModuleType) -> list[Event]:
    """Every event that a module declares, alone or in a list, in its order; what others notice comes with its event."""
    found: list[Event] = []
    for declared in vars(module).values():
        for one in declared if isinstance(declared, list) else [declared]:
            if isinstance(one, Event) and one not in found:
                found.append(one)
    return [event for event in found if not any(other.others is event for other in found)]


@mypyc_attr(acyclic=True)
class Happened:
    """One event that happened, and the table right after it."""

    def __init__(self, event: Event, values: list[int], many: list[int], rule: str, after: State) -> None:
        self.event = event
        self.values = values  # of the single parts, in order
        self.many = many  # of the part that is several
        self.rule = rule
        self.after: State | None = after  # None once nobody will look back so far: `let_go`
        self.said: Phrase | None = None
        self.veiled: Happened | None = None

    def value(self, name: str) -> int:
        for part, value in zip(self.event.single, self.values, strict=True):
            if part.name == name:
                return value
        raise KeyError(f"'{self.event.name}' has no part '{name}'")

    def told_to(self, seat: int | None) -> Happened | None:
        """As `seat` notices it, None being a spectator; None: not at all."""
        event = self.event
        if not event.heard_by or (seat is not None and seat in self.hearers()):
            return self
        others = event.others
        if others is not None and self.veiled is None and self.after is not None:
            values = [self.value(part.name) for part in others.single]
            self.veiled = Happened(others, values, self.many, others.rule or self.rule, self.after)
        return self.veiled

    def let_go(self) -> None:
        """Keep the words, and no longer the table."""
        for told in (self, self.told_to(None)):
            if told is not None:
                told.phrase()
                told.after = None

    def look(self, after: State) -> None:
        """The table after it is seen as it is a little later."""
        self.after = after
        if self.veiled is not None:
            self.veiled.after = after

    def hearers(self) -> list[int]:
        for part in self.event.parts:
            if part.name == self.event.heard_by:
                return self.many if part.many else [self.value(part.name)]
        raise KeyError(f"'{self.event.name}' is heard by '{self.event.heard_by}', which is none of its parts")

    def parts(self) -> dict[str, Json]:
        """What happened, as data."""
        told: dict[str, Json] = {"slot": self.event.slot} if self.event.slot else {}
        for part, value in zip(self.event.single, self.values, strict=True):
            told[part.name] = part.kind.plain(value)
        for part in self.event.parts:
            if part.many:
                told[part.name] = [part.kind.plain(value) for value in self.many]
        return told

    def phrase(self) -> Phrase:
        """The words for the log."""
        if self.said is None:
            self.said = self.retell() if self.event.says is None else self.event.says(self)
        return self.said

    def retell(self) -> Phrase:
        """The message of the event, with its parts in the gaps; what is nobody or nothing fills none."""
        assert self.after is not None
        gaps: dict[str, Gap] = {}
        for part, value in zip(self.event.single, self.values, strict=True):
            if part.kind.plain(value) is not None:
                gaps[part.gap] = part.kind.gap(self.after, value)
        for part in self.event.parts:
            if part.many:
                gaps[part.name] = in_list([part.kind.phrase(self.after, value) for value in self.many])
        return Phrase(self.event.name, gaps)

    def places(self) -> list[str]:
        """The things on the board that it touches."""
        found = [part.kind.at(value) for part, value in zip(self.event.single, self.values, strict=True)]
        for part in self.event.parts:
            if part.many:
                found += [part.kind.at(value) for value in self.many]
        for pattern in self.event.at:
            place = pattern
            for part, value in zip(self.event.single, self.values, strict=True):
                place = place.replace("{" + part.name + "}", part.kind.called(value))
            found.append(place)
        return [place for place in dict.fromkeys(found) if place]


TOLD_TO_ALL: Final = Event(ANSWERED, "", SEAT)
TOLD_TO_SELF: Final = Event(ANSWERED, "", SEAT, heard_by="seat")


@mypyc_attr(acyclic=True)
class Ears:
    """Somebody listens: what happened since, in order."""

    def __init__(self, lots: dict[str, Event], labels: Labels | None = None) -> None:
        self.lots = lots  # slot -> what the engine tells when chance has filled it; not those that are mute
        self.labels = labels  # what an answer means, in a game without events: then its answers are what is told
        self.heard: list[Happened] = []

    def hear(self, event: Event, told: list[int], many: list[int] | None, rule: str, after: State) -> None:
        """Keep an event that a rule told; `told` may be longer than it has parts."""
        count = len(event.single)
        values = told[:count]
        if NOT_TOLD in values or (len(told) > count and told[count] != NOT_TOLD):
            parts = ", ".join(part.name for part in event.single)
            raise TypeError(f"'{event.name}' has the parts {parts or '(none)'}, but was told otherwise")
        self.heard.append(Happened(event, values, NO_VALUES if many is None else many, rule or event.rule, after))

    def hear_answer(self, label: Phrase, seat: int, public: bool, rule: str, after: State) -> None:
        """Keep an answer of a seat, in the words of its label; only itself hears what not all may know."""
        told = Happened(TOLD_TO_ALL if public else TOLD_TO_SELF, [seat], NO_VALUES, rule, after)
        told.said = Phrase(ANSWERED, {"seat": seat, "answer": label})
        self.heard.append(told)

    def take(self) -> list[Happened]:
        """What was heard since this was asked last."""
        heard, self.heard = self.heard, []
        return heard
