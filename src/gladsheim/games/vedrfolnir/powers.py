"""The cards that take other cards away, and the choices of those who give choice cards (chapters 8, 9 and 10)."""

from __future__ import annotations

from gladsheim.core.forms import NOBODY, Pause
from gladsheim.games.vedrfolnir.parts import (
    EFFECT,
    ENDS,
    FIRST,
    FIRST_END,
    FIRST_OF_HEL,
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
from gladsheim.games.vedrfolnir.state import Vedrfolnir


def ask_choice(g: Vedrfolnir, card: int, chooser: int, place: int) -> Pause:
    """VF 4.2: whoever gives a choice card, a zone, to a place makes its choice."""
    seat = g.owners[chooser]
    if EFFECT[card] == STRIKES:
        return g.ask(seat, "hel", hel_targets(g, chooser, place), "VF 10.4")
    if EFFECT[card] == TAKES_EITHER:
        return g.ask(seat, "end", ENDS, "VF 9.6")
    return g.ask(seat, "sense", SENSES, "VF 9.4")


def meaning(card: int, choice: int) -> int:
    """What a choice card is to do, as one of the CHOICES."""
    if EFFECT[card] == STRIKES:
        return FIRST_OF_HEL + (HEL_WAYS if choice == HEL_NOTHING else choice % HEL_WAYS)
    return FIRST_END + choice if EFFECT[card] == TAKES_EITHER else choice


def aim(card: int, choice: int, place: int) -> int:
    """Where a choice card does it that comes to a place."""
    return choice // HEL_WAYS if EFFECT[card] == STRIKES and choice != HEL_NOTHING else place


def reach_of_hel(g: Vedrfolnir, given_to: int) -> list[int]:
    """VF 10.4: the stakes of the zones; the Tribute only where she herself was given to it."""
    return [*range(g.zones), TRIBUTE] if given_to == TRIBUTE or g.edition else [*range(g.zones)]


def hel_targets(g: Vedrfolnir, chooser: int, given_to: int) -> list[int]:
    """What Hel may do; where there is nothing to do, nothing."""
    targets: list[int] = []
    for place in reach_of_hel(g, given_to):
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


def closed_to_hel(g: Vedrfolnir, chooser: int, given_to: int) -> dict[int, str]:
    """The chooser's own jokers, the Tribute from afar, and stakes that are empty."""
    shut: dict[int, str] = {}
    own = chooser * HEL_WAYS
    jokers = g.jokers_of(chooser)
    if jokers & NORNS_BIT:
        shut[own + HEL_NORNS] = "VF 10.4"
    if jokers & HEIMDALL_BIT:
        shut[own + HEL_HEIMDALL] = "VF 10.4"
    reach = reach_of_hel(g, given_to)
    for place in (*range(g.zones), TRIBUTE):
        if not g.stakes[place] or place not in reach:
            shut[place * HEL_WAYS + HEL_FIRST] = shut[place * HEL_WAYS + HEL_LAST] = "VF 10.4"
    return shut


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
        g.destroy_joker(place, NORNS_BIT)
    elif way == HEL_HEIMDALL:
        g.destroy_joker(place, HEIMDALL_BIT)
    else:
        take_end(g, place, way == HEL_FIRST, joined, "VF 10.4")
