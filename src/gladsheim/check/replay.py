"""Replay: the journal alone brings the same game back, and shows when somebody touched it."""

from __future__ import annotations

import json

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk, answer, difference, open_asks, truth
from gladsheim.core.forms import CHANCE
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.records import journal_fills, replay_match, verify_match
from gladsheim.core.save import Damaged


class Replay(Law):
    name = "replay"
    about = "a journal brings the same game back, and a tampered one is found out"
    unit = "journals"
    share = 0.2

    def play(self, walk: Walk) -> None:
        case = walk.case
        lots = Lots(case.seed)
        match = start_match(self.game, case.seats, case.options, case.seed, ["a player's seed"])
        while not match.over:
            match.answer(*answer(open_asks(match), lots))
            if len(match.fills) > 2 * self.game.longest:
                raise Broken(f"a match goes on after {self.game.longest} fills, its longest")
        self.see_replay(match)
        self.see_tampering(match, lots)

    def see_replay(self, match: Match) -> None:
        again = replay_match(self.game, copy(match.journal))
        self.checked += 1
        change = difference(truth(match.state), truth(again.state))
        if change:
            raise Broken(f"the journal leads to another end: {change}")
        change = difference(match.journal, again.journal)
        if change:
            raise Broken(f"the journal of the replay is another: {change}")
        if match.returns != again.returns:
            raise Broken(f"the replay returns {again.returns}, the match {match.returns}")
        draws = verify_match(self.game, copy(match.journal))
        if draws != match.fills[::2].count(CHANCE):
            raise Broken(f"verified are {draws} draws of chance, but the journal has {match.fills[::2].count(CHANCE)}")

    def see_tampering(self, match: Match, lots: Lots) -> None:
        """Another draw of chance, an answer nobody was offered, another seed."""
        fills = journal_fills(match.journal)
        draws = [n for n, (seat, _) in enumerate(fills) if seat == CHANCE]
        if draws:
            at = draws[lots.below(len(draws))]
            if is_sound(match, with_fill(match.journal, at, CHANCE, fills[at][1] + 1)):
                raise Broken(f"a journal whose draw at fill {at} was changed is still verified")
        answers = [n for n, (seat, _) in enumerate(fills) if seat != CHANCE]
        if answers:
            at = answers[lots.below(len(answers))]
            seat = fills[at][0]
            if is_sound(match, with_fill(match.journal, at, seat, max(slot.size for slot in self.game.slots.values()))):
                raise Broken(f"a journal with an answer at fill {at} that nobody was offered is still replayed")
        forged = copy(match.journal)
        forged["seed"] = "00" * 32
        if is_sound(match, forged):
            raise Broken("a journal with another seed is still verified")


def is_sound(match: Match, journal: dict[str, Json]) -> bool:
    """Whether the journal can be replayed and verified."""
    try:
        replay_match(match.game, copy(journal))
        verify_match(match.game, copy(journal))
    except Damaged:
        return False
    return True


def with_fill(journal: dict[str, Json], at: int, seat: int, value: int) -> dict[str, Json]:
    """The journal with one fill replaced."""
    changed = copy(journal)
    fills = changed["fills"]
    assert isinstance(fills, list)
    fills[at] = [seat, value]
    return changed


def copy(journal: dict[str, Json]) -> dict[str, Json]:
    """The journal as it comes from a file."""
    read: dict[str, Json] = json.loads(json.dumps(journal))
    return read
