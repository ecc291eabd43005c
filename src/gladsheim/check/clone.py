"""Clone: a copy is whole and independent."""

from __future__ import annotations

from collections import deque

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk, answer, asked, difference, truth
from gladsheim.core.forms import State
from gladsheim.core.game import Json

TRIED = 6  # options of one question that are played on copies
FARTHER = 3  # fills that such a copy is played on
KEPT = 8  # earlier copies that are watched


class Copy:
    """A copy that nobody touches, and what it was when it was made."""

    def __init__(self, state: State, at: int) -> None:
        self.state = state
        self.at = at  # the number of fills before it
        self.was: dict[str, Json] = truth(state)


class Clone(Law):
    name = "clone"
    about = "what happens to a copy happens to no other"
    unit = "copies"
    share = 0.1

    def play(self, walk: Walk) -> None:
        copies: deque[Copy] = deque()
        while not walk.over:
            before = truth(walk.state)
            copies.append(self.copy(walk, before))
            self.try_options(walk)
            self.see_unmoved(walk.state, before, "the original")
            walk.step()
            for copy in copies:
                self.see_unmoved(copy.state, copy.was, f"a copy made at fill {copy.at}")
            if len(copies) > KEPT:
                play_up(copies.popleft(), walk)
        for copy in copies:
            play_up(copy, walk)

    def copy(self, walk: Walk, before: dict[str, Json]) -> Copy:
        twin = walk.state.clone()
        self.checked += 1
        copy = Copy(twin, len(walk.fills))
        change = difference(before, copy.was)
        if change:
            raise Broken(f"a fresh copy is not the original: {change}")
        if type(twin) is not type(walk.state) or twin is walk.state or twin.ears is not None:
            raise Broken("a fresh copy is of another type, or no copy, or listens")
        return copy

    def try_options(self, walk: Walk) -> None:
        """Play options on copies, and some answers more."""
        for ask in walk.state.asks():
            options = sorted(set(ask.options))
            walk.aside.shuffle(options)
            for option in options[:TRIED]:
                twin = walk.state.clone()
                self.checked += 1
                try:
                    twin.fill(ask.seat, option)
                    for _ in range(FARTHER):
                        if not twin.is_over():
                            twin.fill(*answer(twin.asks(), walk.aside))
                except Exception as error:
                    raise Broken(f"a copy breaks after {option} to {asked(ask)}: {error!r}") from error

    def see_unmoved(self, state: State, was: dict[str, Json], what: str) -> None:
        change = difference(was, truth(state))
        if change:
            raise Broken(f"{what} has changed while other copies were played: {change}")


def play_up(copy: Copy, walk: Walk) -> None:
    """The copy, given the same answers, comes where the original is."""
    for seat, value in walk.fills[copy.at :]:
        copy.state.fill(seat, value)
    change = difference(truth(walk.state), truth(copy.state))
    if change:
        raise Broken(f"a copy made at fill {copy.at} plays on otherwise than the original: {change}")
