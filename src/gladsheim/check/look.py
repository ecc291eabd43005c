"""Look: questions, views and words only look."""

from __future__ import annotations

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Case, Walk, asked, difference, questions, truth
from gladsheim.core.forms import State
from gladsheim.core.game import Json

LOOK_ONE_IN = 4


class Look(Law):
    """`run` acts, once after each fill; all else must be free to be called at any time, any number of times."""

    name = "look"
    about = "to look changes nothing: views, labels, questions asked again"
    unit = "looks"
    share = 0.1

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
            self.game.view(state, seat)
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
