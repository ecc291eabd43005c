"""Leak: what a seat is given tells nothing it may not know (laws L1, L3 and L4; L2 is in shake.py).

`imagine(g, seat, lots)` deals again all that `seat` does not know.  If anything the seat is given differs between the
true state and an imagined one, it hangs on a secret.
"""

from __future__ import annotations

import json

from gladsheim.check.fuzz import lost
from gladsheim.check.law import Law
from gladsheim.check.play import (
    Broken,
    Case,
    Walk,
    answer,
    asked,
    difference,
    moments,
    not_plain,
    play_on,
    questions,
    same,
    truth,
)
from gladsheim.check.text import catalogues
from gladsheim.core.beats import noticed
from gladsheim.core.forms import Seat, State
from gladsheim.core.game import Game, Json
from gladsheim.core.lots import Lots
from gladsheim.core.save import dump_state, load_state
from gladsheim.core.text import LANGUAGES

MOMENTS = 16  # of each game, after how many fills it is looked at


class Leak(Law):
    name = "leak"
    about = "no seat, and no spectator, can tell the true game from an imagined one"
    unit = "looks"
    share = 0.1

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.hidden = False  # whether any two imagined games differed

    def once(self) -> None:
        if not catalogues(self.game):
            self.skip("the table as text: there is no catalogue to say it with")

    def play(self, walk: Walk) -> None:
        stops = moments(walk.case, MOMENTS)
        for stop in stops:
            while len(walk.fills) < stop:
                walk.step()
            for seat in walk.case.some_eyes(walk.aside):
                self.look(walk, seat)
                self.checked += 1

    def end(self) -> None:
        if self.games and not self.hidden and not self.game.open_table:
            self.warn("no two imagined games ever differed: right only if nothing is hidden in this game")

    def look(self, walk: Walk, seat: Seat | None) -> None:
        state, case = walk.state, walk.case
        before = truth(state)
        lot = walk.aside.getrandbits(62)
        twin = self.game.imagine(state, seat, Lots(lot))
        see_manners(self.game, state, before, twin, seat, lot)
        self.hidden = self.hidden or truth(twin) != truth(self.game.imagine(state, seat, Lots(lot + 1)))
        # L1
        language = LANGUAGES[lot % len(LANGUAGES)]
        change = difference(seen(case, state, seat, language), seen(case, twin, seat, language))
        if change:
            raise Broken(f"L1: {name_of(seat)} can tell the true game from an imagined one: {change}")
        # L3
        for one in (state, twin):
            loaded = load_state(self.game, dump_state(one))
            change = difference(questions(one), questions(loaded))
            if change:
                raise Broken(f"L3: loaded again, the game imagined by {name_of(seat)} asks otherwise: {change}")
        # L4
        see_invariants(self.game, state, twin, seat)
        try:
            play_on(self.game, twin.clone(), walk.aside)
        except Exception as error:
            raise Broken(f"L4: a game imagined by {name_of(seat)} cannot be played on: {error!r}") from error
        # L1 again
        see_hearing(walk, twin, seat)
        see_two_answers(walk, seat)


def name_of(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def seen(case: Case, state: State, seat: Seat | None, language: str) -> dict[str, Json]:
    """All that a seat is given: view, questions, meaning of its options, text, and the size of its messages."""
    match = case.window(state)
    view = match.view(seat)
    odd = not_plain(view)
    if odd:
        raise Broken(f"the view of {name_of(seat)} is not plain data: {odd}")
    asks = [ask for ask in state.asks() if ask.seat == seat]
    given: dict[str, Json] = {"view": view, "size": len(json.dumps(view))}
    given["labels"] = [[repr(case.game.phrase(state, ask, option)) for option in ask.options] for ask in asks]
    given["places"] = [[[*case.game.places(state, ask, option)] for option in ask.options] for ask in asks]
    given["closed"] = [
        {str(value): rule for value, rule in state.forms[-1].closed(state, ask.seat).items()} for ask in asks
    ]
    words = catalogues(case.game).get(language)
    given["text"] = [] if words is None else [*case.game.text(state, seat, words).split("\n")]
    return given


def see_manners(game: Game, state: State, before: dict[str, Json], twin: State, seat: Seat | None, lot: int) -> None:
    """To imagine leaves the true game alone, and draws nothing but the lots it is given."""
    change = difference(before, truth(state))
    if change or twin is state:
        raise Broken(f"what {name_of(seat)} imagines has changed the true game: {change or 'it is the same object'}")
    change = difference(truth(twin), truth(game.imagine(state, seat, Lots(lot))))
    if change:
        raise Broken(f"with the same lots {name_of(seat)} imagines two different games: {change}")


def see_invariants(game: Game, state: State, twin: State, seat: Seat | None) -> None:
    box, pieces = game.pieces(state), game.pieces(twin)
    if box != pieces:
        raise Broken(f"L4: in the game imagined by {name_of(seat)}, {lost(box, pieces)}")
    if state.is_over() != twin.is_over():
        raise Broken(f"L4: the game imagined by {name_of(seat)} is over, or the true one is, and not the other")
    for ask in twin.asks():
        if ask.odds is not None and len(ask.odds) != len(ask.options):
            raise Broken(f"L4: imagined by {name_of(seat)}, {asked(ask)} has odds that do not fit its options")


def see_hearing(walk: Walk, twin: State, seat: Seat | None) -> None:
    """One more answer, given in the true and in the imagined game.

    The seat may well learn something by it, and then its views differ.  But where it sees no difference afterwards it
    may hear none: otherwise an event told it what its view does not show, and what `imagine` would forget at once.
    """
    if walk.over:
        return
    speaker, value = answer(walk.state.asks(), walk.aside)
    if not any(ask.seat == speaker and value in ask.options for ask in twin.asks()):
        return
    true_view, true_words = hear(walk.case, walk.state, speaker, value, seat)
    twin_view, twin_words = hear(walk.case, twin, speaker, value, seat)
    if same(true_view, twin_view):
        change = difference(true_words, twin_words, "heard")
        if change:
            raise Broken(f"L1: {name_of(seat)} hears what it does not see after {value} by {speaker}: {change}")


def see_two_answers(walk: Walk, seat: Seat | None) -> None:
    """Somebody else's question, or one to chance, answered in two ways.

    If the games differ afterwards and the seat cannot see it, it may not hear it either.
    """
    others = [ask for ask in walk.state.asks() if ask.seat != seat and len(set(ask.options)) > 1]
    if not others:
        return
    ask = others[walk.aside.below(len(others))]
    values = sorted(set(ask.options))
    first = walk.aside.below(len(values))
    one, other = values[first], values[first - 1]
    one_view, one_words = hear(walk.case, walk.state, ask.seat, one, seat)
    other_view, other_words = hear(walk.case, walk.state, ask.seat, other, seat)
    if same(one_view, other_view) and after(walk.state, ask.seat, one) != after(walk.state, ask.seat, other):
        change = difference(one_words, other_words, "heard")
        if change:
            raise Broken(f"L1: {name_of(seat)} hears whether {asked(ask)} was answered {one} or {other}: {change}")


def after(state: State, speaker: Seat, value: int) -> dict[str, Json]:
    """Everything true after an answer."""
    twin = state.clone()
    twin.fill(speaker, value)
    return truth(twin)


def hear(case: Case, state: State, speaker: Seat, value: int, seat: Seat | None) -> tuple[dict[str, Json], list[Json]]:
    """What a seat sees after an answer, and what it heard meanwhile."""
    twin = state.clone()
    ears = twin.ears = case.game.ears()
    twin.fill(speaker, value)
    # What it saw at each beat counts as heard (B2): it may be no more than what it sees in the end.
    beats: list[Json] = [
        [beat.event, beat.rule, repr(beat.phrase), [*beat.at], beat.view]
        for beat in noticed(case.game, ears.take(), seat)
    ]
    return case.window(twin).view(seat), beats
