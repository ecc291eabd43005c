"""Save: a game can be put away at any moment, and taken up again as if nothing had happened."""

from __future__ import annotations

import json

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk, answer, difference, not_plain, open_asks, questions
from gladsheim.core.forms import State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.records import load_match
from gladsheim.core.save import dump_state, load_state


class Save(Law):
    """Beside the walk goes a second game that is saved and loaded after every fill.

    Whatever a form keeps outside its blanks, or does only while it stays in memory, parts the two.
    """

    name = "save"
    about = "saved and loaded after every fill, it is the same game to the end"
    unit = "saves"
    share = 0.2

    def play(self, walk: Walk) -> None:
        loaded = self.reload(walk.state)
        while not walk.over:
            walk.step()
            loaded.fill(*walk.fills[-1])
            loaded = self.reload(loaded)
            see_same(walk.state, loaded)
        if walk.state.returns() != loaded.returns() or walk.state.outcome() != loaded.outcome():
            raise Broken("the loaded game ends otherwise")
        self.play_match(walk)

    def reload(self, state: State) -> State:
        self.checked += 1
        saved = dump_state(state)
        odd = not_plain(saved)
        if odd:
            raise Broken(f"the save is not plain data: {odd}")
        read: dict[str, Json] = json.loads(json.dumps(saved))
        loaded = load_state(self.game, read)
        see_same(state, loaded)
        return loaded

    def play_match(self, walk: Walk) -> None:
        """The same with a whole match, its journal and its source of chance."""
        case = walk.case
        lots = Lots(case.seed)
        match = start_match(self.game, case.seats, case.options, case.seed, ["a player's seed"])
        loaded = reload_match(match)
        while not match.over:
            seat, value = answer(open_asks(match), lots)
            match.answer(seat, value)
            loaded.answer(seat, value)
            if len(match.fills) > 2 * self.game.longest:
                raise Broken(f"a match goes on after {self.game.longest} fills, its longest")
            if lots.below(4) == 0 or match.over:
                loaded = reload_match(loaded)
                self.checked += 1
                change = difference(match.save(), loaded.save())
                if change:
                    raise Broken(f"a loaded match plays on otherwise: {change}")


def reload_match(match: Match) -> Match:
    saved: dict[str, Json] = json.loads(json.dumps(match.save()))
    return load_match(match.game, saved)


def see_same(state: State, loaded: State) -> None:
    change = difference(dump_state(state), dump_state(loaded))
    if change:
        raise Broken(f"the loaded game is another: {change}")
    change = difference(questions(state), questions(loaded))
    if change:
        raise Broken(f"the loaded game asks otherwise: {change}")
