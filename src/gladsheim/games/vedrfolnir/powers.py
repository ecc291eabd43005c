"""The cards that take other cards away, and the choices of those who give choice cards (chapters 8, 9 and 10)."""

from __future__ import annotations

from gladsheim.core.forms import OPEN, Form, Pause, State
from gladsheim.core.text import Phrase
from gladsheim.games.vedrfolnir.events import choice_words
from gladsheim.games.vedrfolnir.parts import (
    EFFECT,
    ENDS,
    FIRST,
    HEIMDALL_BIT,
    HEL_FIRST,
    HEL_HEIMDALL,
    HEL_LAST,
    HEL_NORNS,
    HEL_NOTHING,
    HEL_WAYS,
    NORNS_BIT,
    ONLY_NOTHING,
    SENSES,
    STRIKES,
    TAKES_EITHER,
    TAKES_FIRST,
    TAKES_LAST,
    TRIBUTE,
)
from gladsheim.games.vedrfolnir.state import NOBODY, Vedrfolnir


class ChooseSense(Form):
    """VF 9.4: Tyr is given as runes of Odin or of Thor."""

    def __init__(self, chooser: int, sense: int = OPEN) -> None:
        self.chooser = chooser  # a zone
        self.sense = sense

    def run(self, g: State) -> Pause:
        assert isinstance(g, Vedrfolnir)
        if self.sense == OPEN:
            return g.ask(g.owners[self.chooser], "sense", SENSES, "VF 9.4")
        return g.done(self.sense)

    def is_public(self) -> bool:
        return True

    def clone(self) -> ChooseSense:
        return ChooseSense(self.chooser, self.sense)


class ChooseEnd(Form):
    """VF 9.6: Skoll and Hati take the first or the last card."""

    def __init__(self, chooser: int, end: int = OPEN) -> None:
        self.chooser = chooser
        self.end = end

    def run(self, g: State) -> Pause:
        assert isinstance(g, Vedrfolnir)
        if self.end == OPEN:
            return g.ask(g.owners[self.chooser], "end", ENDS, "VF 9.6")
        return g.done(self.end)

    def is_public(self) -> bool:
        return True

    def clone(self) -> ChooseEnd:
        return ChooseEnd(self.chooser, self.end)


class ChooseHel(Form):
    """VF 10.4: Hel destroys a joker of another, or takes the first or last card of any stake."""

    def __init__(self, chooser: int, hel: int = OPEN) -> None:
        self.chooser = chooser
        self.hel = hel

    def run(self, g: State) -> Pause:
        assert isinstance(g, Vedrfolnir)
        if self.hel == OPEN:
            return g.ask(g.owners[self.chooser], "hel", hel_targets(g, self.chooser), "VF 10.4")
        return g.done(self.hel)

    def is_public(self) -> bool:
        return True

    def closed(self, g: State, seat: int) -> dict[int, str]:
        assert isinstance(g, Vedrfolnir)
        shut: dict[int, str] = {}
        own = self.chooser * HEL_WAYS
        jokers = g.jokers_of(self.chooser)
        if jokers & NORNS_BIT:
            shut[own + HEL_NORNS] = "VF 10.4"
        if jokers & HEIMDALL_BIT:
            shut[own + HEL_HEIMDALL] = "VF 10.4"
        for place in (*range(g.zones), TRIBUTE):
            if not g.stakes[place]:
                shut[place * HEL_WAYS + HEL_FIRST] = shut[place * HEL_WAYS + HEL_LAST] = "VF 4.6"
        return shut

    def clone(self) -> ChooseHel:
        return ChooseHel(self.chooser, self.hel)


def choice_of(card: int, chooser: int) -> Form:
    """The choice that belongs to a choice card, made by the one who gives it (VF 4.2)."""
    if EFFECT[card] == STRIKES:
        return ChooseHel(chooser)
    if EFFECT[card] == TAKES_EITHER:
        return ChooseEnd(chooser)
    return ChooseSense(chooser)


def said_choice(g: Vedrfolnir, card: int, choice: int, place: int) -> Phrase:
    """The choice in words, for a choice card that comes to a place."""
    if EFFECT[card] == STRIKES and choice != HEL_NOTHING:
        place = choice // HEL_WAYS
    return choice_words(card, choice, g.name_of(place))


def hel_targets(g: Vedrfolnir, chooser: int) -> list[int]:
    """What Hel may do; where there is nothing to do, nothing."""
    targets: list[int] = []
    for place in (*range(g.zones), TRIBUTE):
        if place != chooser:
            jokers = g.jokers_of(place)
            if jokers & NORNS_BIT:
                targets.append(place * HEL_WAYS + HEL_NORNS)
            if jokers & HEIMDALL_BIT:
                targets.append(place * HEL_WAYS + HEL_HEIMDALL)
        if g.stakes[place]:
            targets.append(place * HEL_WAYS + HEL_FIRST)
            targets.append(place * HEL_WAYS + HEL_LAST)
    return targets if targets else ONLY_NOTHING


def strikes_joker(hel: int) -> bool:
    """VF 10.5: whether Hel destroys a joker, which no joker can prevent."""
    return hel != HEL_NOTHING and hel % HEL_WAYS < HEL_FIRST


def victim_of(hel: int) -> int:
    """VF 10.6: the place whose stake Hel aims at; NOBODY for a joker, which cannot be answered, or for nothing."""
    if hel == HEL_NOTHING or strikes_joker(hel):
        return NOBODY
    return hel // HEL_WAYS


def take_away(g: Vedrfolnir, card: int, place: int, choice: int) -> None:
    """A card that has just joined a stake takes another away, never itself (VF 4.1)."""
    effect = EFFECT[card]
    if effect == TAKES_LAST:
        take_end(g, place, False, place, "VF 8.6")
    elif effect == TAKES_FIRST:
        take_end(g, place, True, place, "VF 10.2")
    elif effect == TAKES_EITHER:
        take_end(g, place, choice == FIRST, place, "VF 9.6")
    elif effect == STRIKES:
        strike(g, place, choice)


def take_end(g: Vedrfolnir, place: int, first: bool, joined: int, rule: str) -> None:
    """The first or last card of a stake is discarded; the taker itself, last in the stake it `joined`, stays."""
    cards = len(g.stakes[place]) - int(place == joined)
    if cards > 0:  # VF 4.6
        g.take_from_stake(place, 0 if first else cards - 1, rule)


def strike(g: Vedrfolnir, joined: int, hel: int) -> None:
    if hel == HEL_NOTHING:
        return
    place, way = hel // HEL_WAYS, hel % HEL_WAYS
    if way == HEL_NORNS:
        g.spend_joker(place, NORNS_BIT, "VF 10.5")
    elif way == HEL_HEIMDALL:
        g.spend_joker(place, HEIMDALL_BIT, "VF 10.5")
    else:
        take_end(g, place, way == HEL_FIRST, joined, "VF 10.4")
