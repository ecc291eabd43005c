"""Rune collections (chapter 5): judging the stakes, taking the runes, sharing the Tribute by majority."""

from __future__ import annotations

from gladsheim.core.forms import NOBODY
from gladsheim.games.vedrfolnir.events import COLLECTED, NOBODY_TAKES, SHARED, WENT_BEYOND
from gladsheim.games.vedrfolnir.parts import (
    ALL_RUNES,
    MODIFIER,
    NO_RUNES,
    OBJECTIVE,
    RUNE_TYPE,
    RUNES,
    STARS,
    SURTR_RUNES,
    TRIBUTE,
    UNTURNED,
)
from gladsheim.games.vedrfolnir.state import Vedrfolnir


def judge(g: Vedrfolnir) -> bool:
    """VF 4.4: the receiver first, then the others whose stake changed, clockwise; whether one ended the round."""
    changed = g.changed & ~(1 << TRIBUTE)
    g.changed = 0
    if not changed:
        return False
    if changed >> g.receiver & 1:
        if collects(g, g.receiver):
            return True
        changed &= ~(1 << g.receiver)
        if not changed:
            return False
    for step in range(g.zones):
        zone = (g.active + step) % g.zones
        if changed >> zone & 1 and collects(g, zone):
            return True
    return False


def collects(g: Vedrfolnir, zone: int) -> bool:
    """Whether the stake reaches or passes its objective; then the round has ended."""
    stars = 0
    objective = OBJECTIVE
    for card in g.stakes[zone]:
        stars += STARS[card]
        if MODIFIER[card]:
            objective = MODIFIER[card]
    if stars < objective:
        return False
    if stars == objective:
        collect(g, zone, stars)
    else:
        go_beyond(g, zone, stars, objective)
    return True


def collect(g: Vedrfolnir, zone: int, stars: int) -> None:
    """VF 5.1: all score cards of the stake and of the Tribute are won, those of Surtr too."""
    cards = g.lift_scores(zone) + g.lift_scores(TRIBUTE)
    g.gain(zone, cards)
    g.say(COLLECTED, zone, stars, many=cards)
    g.clear()


def go_beyond(g: Vedrfolnir, zone: int, stars: int, objective: int) -> None:
    """VF 5.4: the stake is lost, and the others share the Tribute."""
    g.discard_stake(zone)
    g.say(WENT_BEYOND, zone, stars, objective)
    # VF 13.5: Brynhildr's face-down cards are in no stake, so they do not compete.
    share_tribute(g, zone)
    g.clear()


def share_tribute(g: Vedrfolnir, out: int = NOBODY) -> None:
    """VF 5.5: each rune type goes to the most runes of it; the zone `out` does not compete.  The rest stays there."""
    present = 0
    for card in g.stakes[TRIBUTE]:
        present |= 1 << RUNE_TYPE[card]
    for rune_type in range(NO_RUNES):
        if not present >> rune_type & 1:
            continue
        tribute = g.stakes[TRIBUTE]
        cards = [card for card in tribute if RUNE_TYPE[card] == rune_type]
        g.stakes[TRIBUTE] = [card for card in tribute if RUNE_TYPE[card] != rune_type]
        winner = majority(g, rune_type, out)
        if winner == NOBODY:
            discard(g, cards)
        else:
            g.gain(winner, cards)
        if g.ears is not None:  # counting takes a while
            tell_share(g, winner, rune_type, cards, out)


def tell_share(g: Vedrfolnir, winner: int, rune_type: int, cards: list[int], out: int) -> None:
    """Who won the cards of a type, with how many runes; or that nobody did."""
    if winner == NOBODY:
        g.say(NOBODY_TAKES, rune_type, many=cards, rule=why_nobody(g, rune_type, out))
    else:
        g.say(SHARED, winner, rune_type, runes(g, winner, rune_type), many=cards, rule=why_shared(rune_type, out))


def why_shared(rune_type: int, out: int) -> str:
    """The rule by which a majority wins cards of a type; without a zone that is `out`, it is the last Tribute."""
    if rune_type == ALL_RUNES:
        return "VF 7.3" if out == NOBODY else "VF 9.2"
    return "VF 5.8" if rune_type == SURTR_RUNES else "VF 5.5"


def why_nobody(g: Vedrfolnir, rune_type: int, out: int) -> str:
    """The rule by which nobody wins cards of a type."""
    if not any(runes(g, zone, rune_type) for zone in range(g.zones) if zone != out):
        return "VF 5.7"
    return "VF 9.2" if rune_type == ALL_RUNES else "VF 5.6"


def discard(g: Vedrfolnir, cards: list[int]) -> None:
    for card in cards:
        g.discards.append(UNTURNED[card])


def majority(g: Vedrfolnir, rune_type: int, out: int = NOBODY) -> int:
    """The zone with most runes of a type; NOBODY on a tie (VF 5.6) or without any rune (VF 5.7)."""
    best = 0
    winner = NOBODY
    for zone in range(g.zones):
        if zone == out:
            continue
        count = runes(g, zone, rune_type)
        if count > best:
            best = count
            winner = zone
        elif count == best:
            winner = NOBODY
    return winner


def runes(g: Vedrfolnir, zone: int, rune_type: int) -> int:
    """Runes of a type in a stake, or of all types; VF 9.1: Freyja is one of each type in the decks in play."""
    count = 0
    one_of_each = 1 if rune_type != ALL_RUNES else 3 if g.has_surtr() else 2
    for card in g.stakes[zone]:
        kind = RUNE_TYPE[card]
        if kind == ALL_RUNES:
            count += one_of_each
        elif kind == rune_type or rune_type == ALL_RUNES:
            count += RUNES[card]
    return count
