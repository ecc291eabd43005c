"""Scenes: what each phone and the screen are shown of an evening that the hall leads.

What is made for one seat is made for all, in the same steps; only at the end one of two is taken.
"""

from __future__ import annotations

from random import Random
from typing import Final

from gladsheim.core.forms import Seat
from gladsheim.core.spoken import LOOK, NIGHT, UNTOUCHED
from gladsheim.table.conductor import Conductor
from gladsheim.table.leading import BELLS, unpacked
from gladsheim.table.timetable import BELL, CALLED, HUSH, LEAD, LOOK_ENDS
from gladsheim.wire.live import Own, Scene

BEAT: Final = 0.5  # seconds between two frames where the hall leads
NOTES: Final = 16  # runes from here on stand for notes of one's own; below, for fellows by their seats
ASKS: Final = ("night-doubt", "night-second", "night-trust")  # by bell, of who notes
ASKS_BAND: Final = "night-fall"  # of who chooses whom
NO_RUNE: Final = -1

Marks = list[tuple[int, int, int, Seat]]  # rune, kind, seat or night, on whose stone


class Scenes:
    """The scenes of one conductor."""

    def __init__(self, conductor: Conductor, lots: Random) -> None:
        self.conductor = conductor
        self.lots = lots

    def all(self, seats: list[Seat], at: float) -> dict[Seat | None, Scene]:
        """All that are to be sent, made before the first is."""
        return {seat: self.scene(seat, at) for seat in (None, *seats)}

    def scene(self, seat: Seat | None, at: float, dark: bool = False) -> Scene:
        """What is shown now; `dark`: to a phone that came back by night, until the next bell."""
        one = self.conductor
        bell = 0 if dark else one.bell
        opens, shuts = one.opens(max(1, bell)) if one.stage in (NIGHT, LOOK) else (at, at)
        says = one.spoken.voice(one.match, one.stage, one.part, one.missing) if one.table.begun else []
        return Scene(
            n=one.n,
            beat=BEAT / one.pace,
            stage=one.stage,
            number=one.number,
            round=one.part.round,
            who=one.part.who,
            whom=one.part.whom,
            missing=[*one.missing],
            called=at >= one.after(CALLED),
            entering=one.entering,
            ready=len(one.thumbs) if one.stage == "vote" else len(one.known),
            bell=bell,
            opens=round(opens - at, 3),
            shuts=round(shuts - at, 3),
            bells=[round(one.after(moment) - at, 3) for moment in bells_of(one.stage)],
            ends=None if one.ends is None else round(one.ends - at, 3),
            length=0.0 if one.ends is None else round(one.ends - one.began, 3),
            ring=[*one.part.ring],
            says=[phrase.plain() for phrase in says],
            own=None if seat is None else self.own(seat, bell),
        )

    def own(self, seat: Seat, bell: int) -> Own:
        one = self.conductor
        match, depth = one.match, one.part.depth
        fellows = one.spoken.fellows(match, seat)
        ring = one.rings[seat] if bell and one.rings else []
        both = (self.notes_of(seat, bell, ring, depth), self.fingers_of(fellows, bell))
        marks = both[bool(fellows)][:depth] if one.stage == NIGHT else []
        legend = [[rune, kind, of] for rune, kind, of, _ in marks]
        return Own(
            seat=seat,
            ring=ring,
            sockets=[sockets(stone, marks, depth) for stone in ring],
            legend=[*legend, *([NO_RUNE, 0, 0] for _ in range(depth - len(legend)))],
            asks=(ASKS[max(0, bell - 1)], ASKS_BAND)[bool(fellows)],
            outlined=one.outlined[seat] if bell and one.stage == LOOK else UNTOUCHED,
            side=one.spoken.side(match, seat),
            fellows=fellows,
            nights=[unpacked(night[seat]) for night in one.table.nights if len(night) > seat],
            shown=one.shown[seat] if one.shown and one.stage == LOOK else "",
            thumb=one.thumbs.get(seat, UNTOUCHED),
        )

    def fingers_of(self, fellows: list[Seat], bell: int) -> Marks:
        """Where the fellows touched last, this night."""
        found: Marks = []
        for fellow in fellows:
            touched = self.conductor.touches[fellow][: max(0, bell - 1)] if self.conductor.touches else []
            last = [whom for whom in touched if whom != UNTOUCHED]
            found.append((fellow, 0, fellow, last[-1] if last else UNTOUCHED))
        return found

    def notes_of(self, seat: Seat, bell: int, ring: list[Seat], depth: int) -> Marks:
        """One's own notes of earlier nights, the last first; in the first night, from its second bell on, by lot."""
        found: Marks = []
        nights = [unpacked(night[seat]) for night in self.conductor.table.nights]
        for night in range(len(nights), 0, -1):
            for kind, whom in enumerate(nights[night - 1]):
                if whom != UNTOUCHED and whom in ring:
                    found.append((NOTES + kind, kind + 1, night, whom))
        if not nights and bell > 1:
            found = [(NOTES + n % BELLS, 0, 0, self.lots.choice(ring)) for n in range(depth)]
        return found


def sockets(stone: Seat, marks: Marks, depth: int) -> list[int]:
    """The runes of one stone, as many sockets as on any other."""
    runes = [rune for rune, _, _, whom in marks if whom == stone][:depth]
    return [*runes, *([NO_RUNE] * (depth - len(runes)))]


def bells_of(stage: str) -> list[float]:
    """When the bell rings, in seconds after the stage began; the last time at its end."""
    if stage == NIGHT:
        return [LEAD + BELL * n for n in range(BELLS + 1)]
    return [HUSH, HUSH + LOOK_ENDS] if stage == LOOK else []
