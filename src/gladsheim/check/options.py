"""Options: what a question may offer."""

from __future__ import annotations

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Walk, asked, difference, truth
from gladsheim.core.forms import CHANCE, Ask, Illegal, Seat
from gladsheim.core.game import Game

MOST = 64  # options of a question to a seat: "about 60"
KEPT = 12  # lists of options that are watched for changes
LOOK_ONE_IN = 8  # how often the costly questions are asked


class Options(Law):
    name = "options"
    about = "questions are well formed, and options are never changed in place"
    unit = "questions"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.slots: set[str] = set()

    def play(self, walk: Walk) -> None:
        watched: list[tuple[list[int], list[int], str]] = []  # the list of a question, what it was, and which
        while not walk.over:
            asks = walk.state.asks()
            one_each(asks)
            for ask in asks:
                self.check(ask)
                watched.append((ask.options, ask.options.copy(), asked(ask)))
                if ask.odds is not None:
                    watched.append((ask.odds, ask.odds.copy(), "odds of " + asked(ask)))
            if walk.aside.below(LOOK_ONE_IN) == 0:
                self.see_closed(walk)
                see_refusal(walk, asks)
            walk.step()
            see_unchanged(watched[-KEPT:])
        see_unchanged(watched)

    def check(self, ask: Ask) -> None:
        self.checked += 1
        self.slots.add(ask.slot)
        slot = self.game.slots.get(ask.slot)
        if slot is None:
            raise Broken(f"{asked(ask)}: the game declares no such slot")
        size = slot.size
        if not all(type(option) is int and 0 <= option < size for option in ask.options):
            raise Broken(f"{asked(ask)} offers {ask.options}: not all are from 0 to {size - 1}, the size of its slot")
        if ask.odds is not None and not odds_fit(ask, ask.odds):
            raise Broken(f"{asked(ask)} has odds {ask.odds}, which do not fit the options {ask.options}")
        if (ask.seat != CHANCE or ask.odds is not None) and len(set(ask.options)) < len(ask.options):
            raise Broken(f"{asked(ask)} offers the same twice: {ask.options}")
        if ask.seat >= 0 and len(ask.options) > MOST:
            raise Broken(f"{asked(ask)} offers {len(ask.options)} options: ask one small number at a time")
        if ask.rule not in self.game.rulebook.rules:
            raise Broken(f"{asked(ask)} cites the rule '{ask.rule}', which the rulebook does not have")

    def see_closed(self, walk: Walk) -> None:
        """What is closed is not offered, and closed by a rule."""
        for ask in walk.state.asks():
            if ask.seat < 0:
                continue
            for value, rule in walk.state.forms[-1].closed(walk.state, ask.seat).items():
                if value in ask.options:
                    raise Broken(f"{asked(ask)} offers {value}, and says that {rule} closes it")
                if rule not in self.game.rulebook.rules:
                    raise Broken(f"{asked(ask)}: {value} is closed by '{rule}', which the rulebook does not have")

    def end(self) -> None:
        for slot in self.game.slots:
            if slot not in self.slots:
                self.warn(f"the slot '{slot}' was never asked")


def odds_fit(ask: Ask, odds: list[int]) -> bool:
    return ask.seat == CHANCE and len(odds) == len(ask.options) and min(odds) > 0


def one_each(asks: list[Ask]) -> None:
    seats = [ask.seat for ask in asks]
    for ask in asks:
        if seats.count(ask.seat) > 1:
            raise Broken(f"{asked(ask)} is not the only one to that seat")
        if ask.seat == CHANCE and len(asks) > 1:
            raise Broken(f"{asked(ask)} stands beside questions to others")


def see_unchanged(watched: list[tuple[list[int], list[int], str]]) -> None:
    for now, before, which in watched:
        if now != before:
            raise Broken(f"{which} offered {before}, and the list was changed in place to {now}")


def see_refusal(walk: Walk, asks: list[Ask]) -> None:
    """An answer that is not offered is refused, and nothing has changed."""
    before = truth(walk.state)
    for ask in asks:
        wrong = max(ask.options) + 1
        if not refused(walk, ask.seat, wrong):
            raise Broken(f"{asked(ask)} takes {wrong}, which it does not offer")
    if not refused(walk, walk.case.seats, 0):
        raise Broken(f"seat {walk.case.seats} does not exist, but may answer")
    change = difference(before, truth(walk.state))
    if change:
        raise Broken(f"a refused answer has changed the table: {change}")


def refused(walk: Walk, seat: Seat, value: int) -> bool:
    try:
        walk.state.fill(seat, value)
    except Illegal:
        return True
    return False
