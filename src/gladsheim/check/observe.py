"""Observe: the numbers written from the state are those that the layout makes of the view."""

from __future__ import annotations

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk
from gladsheim.layouts.observing import Observing

LOOK_ONE_IN = 3


class Observed(Law):
    """A game may write its observations straight from its state, which is fast and could tell a secret.

    Its layout reads the view alone: where both say the same at every seat, nothing has slipped in.
    """

    name = "observe"
    about = "what is written from the state is what the layout makes of the view"
    unit = "rows"
    is_idle = True
    share = 0.2

    def games_of(self, games: int) -> int:
        # Without an `observe` the observations are made from the view: there is nothing to compare.
        return super().games_of(games) if self.game.seams.observe else 0

    def play(self, walk: Walk) -> None:
        observing = Observing(self.game, walk.case.seats)
        while not walk.over:
            if walk.aside.below(LOOK_ONE_IN) == 0:
                self.compare(walk, observing)
            walk.step()
        self.compare(walk, observing)

    def compare(self, walk: Walk, observing: Observing) -> None:
        layout = observing.layout
        for seat in range(walk.case.seats):
            self.checked += 1
            seen = observing.by_layout(walk.state, seat)
            pairs = observing.pairs(walk.state, seat)
            beyond = [index for index, _ in pairs if not 0 <= index < layout.size]
            if beyond:
                raise Broken(f"seat {seat} is told a number at {beyond[0]}, and the row ends at {layout.size}")
            written = observing.by_observe(walk.state, seat)
            if written != seen:
                n = next(n for n, (one, other) in enumerate(zip(written, seen, strict=True)) if one != other)
                what = layout.explain(n)
                raise Broken(f"seat {seat} is told {written[n]:g} at {n} ({what}), and its view says {seen[n]:g}")
