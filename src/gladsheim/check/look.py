"""Look: questions, views and words only look."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Case, Walk, asked, difference, questions, truth
from gladsheim.core.forms import State
from gladsheim.core.game import Game, Json

LOOK_ONE_IN = 4
UNDRAWN = ("forms", "blanks", "steps", "step_slots")  # entries that the page leaves out (zones.ts)
SLOW = 0.02  # seconds for a view, at its quickest


class Look(Law):
    """`run` acts, once after each fill; all else must be free to be called at any time, any number of times."""

    name = "look"
    about = "to look changes nothing: views, labels, questions asked again"
    unit = "looks"
    share = 0.1

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.by_seat: dict[str, set[bool]] = {}  # entry of the view -> whether it had as many values as there are seats
        self.entries: set[str] = set()  # of all views
        self.quickest = math.inf  # seconds that a view takes

    def end(self) -> None:
        """Whose a list is that has as many values as seats, but not always, the table in the browser cannot know."""
        zones = self.game.zones.values()
        others = [name for zone in zones for name in (zone.most, zone.on) if isinstance(name, str) and name]
        spoken_of = {*self.game.zones, *others}
        unknown = sorted(name for name in spoken_of if self.entries and name not in self.entries)
        for name in unknown:
            seen = ", ".join(sorted(self.entries))
            self.fault(f"look: {self.game.id}", f"`zones` speaks of '{name}', which no view has; views have {seen}")
        if SLOW < self.quickest < math.inf:
            self.warn(
                f"a view takes {1000 * self.quickest:.0f} ms: whoever sits at the table waits so long at every move"
            )
        for name, found in self.by_seat.items():
            if len(found) == 2:
                self.warn(
                    f"'{name}' of the view has a value for each seat, or by chance as many: say in its Zone"
                    " each=True or each=False, so that the table in the browser knows whose they are"
                )

    def play(self, walk: Walk) -> None:
        while not walk.over:
            if walk.aside.below(LOOK_ONE_IN) == 0:
                self.look(walk)
            walk.step()
        self.look(walk)

    def look(self, walk: Walk) -> None:
        state, case = walk.state, walk.case
        before = truth(state)
        asks = questions(state)
        self.ask_again(state, asks)
        self.see_unchanged(before, state, "asking again")
        for seat in case.some_eyes(walk.aside):
            begin = time.perf_counter()
            view = self.game.view(state, seat)
            self.quickest = min(self.quickest, time.perf_counter() - begin)
            self.note_lists(view, case.seats)
            self.see_unchanged(before, state, f"the view of {seat}")
        self.game.pieces(state)
        self.see_unchanged(before, state, "counting the pieces")
        for ask in state.asks():
            if ask.seat < 0:
                continue
            state.forms[-1].closed(state, ask.seat)
            self.see_unchanged(before, state, f"'closed' at {asked(ask)}")
            for option in ask.options:
                self.game.phrase(state, ask, option)
                see_place(case, self.game.places(state, ask, option))
            self.see_unchanged(before, state, f"labels and places of {asked(ask)}")

    def note_lists(self, view: Mapping[str, object], seats: int) -> None:
        self.entries.update(view)
        for name, part in view.items():
            zone = self.game.zones.get(name)
            if not isinstance(part, list) or not part:
                continue
            if zone is None:
                if self.game.zones and name not in UNDRAWN:  # an author who gives hints has forgotten this one
                    self.by_seat.setdefault(name, set()).add(len(part) == seats)
                continue
            if zone.each is not None:
                continue
            # A row or a pile of plain values is everybody's, and a board is a board.
            plain = not any(isinstance(one, list) for one in part)
            if zone.zone not in ("hidden", "board", "course") and not (plain and zone.zone in ("row", "pile")):
                self.by_seat.setdefault(name, set()).add(len(part) == seats)

    def ask_again(self, state: State, asks: list[Json]) -> None:
        """On the table as it is, the question asked again is the question that stands."""
        if state.is_over():
            return
        state.ask_again()
        change = difference(asks, questions(state))
        if change:
            raise Broken(f"asked again on the same table, the question is another: {change}")

    def see_unchanged(self, before: dict[str, Json], state: State, what: str) -> None:
        self.checked += 1
        change = difference(before, truth(state))
        if change:
            raise Broken(f"{what} has changed the table: {change}")


def see_place(case: Case, place: list[str]) -> None:
    if not all(type(thing) is str and thing for thing in place):
        raise Broken(f"an answer points to {place}: not the ids of things on the board")
