"""What is at stake, as a player would work it out: where enemies would land, how near defeat is, what a throw may do.

All of it follows from the open table; nothing here changes it.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from gladsheim.core.forms import NOBODY
from gladsheim.games.chronicles.book import DEAD_TREE, PAGES, TREE, WOLF_TRACK
from gladsheim.games.chronicles.parts import (
    ANONYMOUS,
    ASGARD,
    ENEMIES,
    FENRIR,
    GIANTS,
    GOD_DIE,
    HEL,
    HRUNGNIR,
    IORMUNGAND,
    IOTUNN_PAWNS,
    ISLANDS,
    LOKI,
    MARKERS,
    NIDHOGG,
    NO_CARD,
    SURT,
    SUTTUNG,
    UNSEEN,
    UTGARDLOKI,
    VANIR_DIE,
    WORLDS,
    count,
)
from gladsheim.games.chronicles.powers import worth
from gladsheim.games.chronicles.state import Chronicles

NEVER: Final = 99  # so many activations away is not in sight


def is_near(g: Chronicles, enemy: int) -> bool:
    """Whether the next card of this enemy activates it.  (Alone, a third card only clears the slot.)"""
    return g.wheel[enemy] != NO_CARD and g.second[enemy] == NO_CARD


def would_devastate(g: Chronicles, world: int) -> bool:
    """Whether one more enemy in a world devastates it."""
    return not g.is_devastated(world) and g.enemies_in(world) > 0


def activations_left(g: Chronicles, enemy: int) -> int:
    """Which activation of this enemy, counted from now, loses the game: its effect cannot be applied; or NEVER."""
    if (g.felled >> enemy) & 1:
        return NEVER
    if enemy == HEL:
        return g.where[HEL] // 3 + 1
    if enemy == SURT:
        if PAGES[g.page].surt_in_asgard and g.above(g.where[SURT]) == ASGARD:
            return 1
        return min(g.where[SURT] // 3, (GIANTS - g.giants) // 2) + 1
    if enemy == LOKI:
        return min(IOTUNN_PAWNS - count(g.iotunns), len(g.iotunn_deck)) + 1
    if enemy == IORMUNGAND:
        return islands_left(g)
    if enemy == NIDHOGG:
        icons = PAGES[g.page].icons
        return icons.index(DEAD_TREE) - g.icon if DEAD_TREE in icons else NEVER
    return NEVER


def islands_left(g: Chronicles) -> int:
    drowned, steps = g.anonymous, 1
    for pawns in ISLANDS[g.island + 1 :]:
        drowned += pawns
        if drowned > ANONYMOUS:
            return steps
        steps += 1
    return steps


def steps_to_tree(g: Chronicles) -> int:
    """How far Nidhogg has to go to the Tree, if it is on this page; else NEVER."""
    icons = PAGES[g.page].icons
    return icons.index(TREE) - g.icon if TREE in icons else NEVER


class Danger:
    """A way to lose, and how many blows away it is."""

    def __init__(self, what: str, left: int, who: int) -> None:
        self.what = what  # enemy, life, markers, wolves, sons, naglfar
        self.left = left
        self.who = who  # the enemy, or the god


def dangers(g: Chronicles, left: list[int]) -> list[Danger]:
    """The nearest first; `left` are the `activations_left` of all enemies."""
    found = [Danger("enemy", left[enemy], enemy) for enemy in range(ENEMIES) if left[enemy] < NEVER]
    weakest = NOBODY
    for god in range(g.gods):
        if g.who[god] != NOBODY and (weakest == NOBODY or g.life[god] < g.life[weakest]):
            weakest = god
    if weakest != NOBODY:
        found.append(Danger("life", g.life[weakest], weakest))
    found.append(Danger("markers", MARKERS - count(g.ruins) + 1, FENRIR))
    if g.wolves:
        found.append(Danger("wolves", WOLF_TRACK - max(g.wolves), NOBODY))
    sons = [place // 3 + 1 for place in g.sons if place < WORLDS]
    if sons:
        found.append(Danger("sons", min(sons), NOBODY))
    if PAGES[g.page].naglfar_is_enemy and g.naglfar < WORLDS:
        found.append(Danger("naglfar", g.naglfar // 3 + 1, NOBODY))
    found.sort(key=blows)
    return found


def blows(danger: Danger) -> int:
    return danger.left


def chance_to_wake(g: Chronicles, player: int, near: list[int]) -> int:
    """In how many of 100 cases the card that lies before a player activates an enemy; NOBODY: none lies there."""
    laid = g.centre[player]
    if laid == NO_CARD:
        return NOBODY
    if laid != UNSEEN:
        return 100 if laid % ENEMIES in near else 0
    # A card of the pool is as likely in this deck as in the other (wheel.py).
    own, lent = (len(g.pool), g.mixed[player]) if g.mixed[player] else (1, 0)
    all_cards = len(g.bags[player]) * own + len(g.pool) * lent
    waking = sum(own for card in g.bags[player] if card % ENEMIES in near)
    waking += sum(lent for card in g.pool if card % ENEMIES in near)
    return (200 * waking + all_cards) // (2 * all_cards) if all_cards else NOBODY


# The saving throw


def hits(die: list[int], faces: int) -> int:
    """How many of the six sides are successes."""
    return sum(1 for face in die if (faces >> face) & 1)


def chances(g: Chronicles, god: int, risks: int, with_elves: bool) -> list[int]:
    """With no, one, two ... Vanir dice: in how many of 100 throws no risk is left, with the own elves or without."""
    own = 0 if g.is_active(UTGARDLOKI) else hits(GOD_DIE, g.god_faces[god])
    each = hits(VANIR_DIE, g.vanir_faces[god])
    elves = g.elves[god] if with_elves and not g.is_active(SUTTUNG) else 0
    friends: tuple[tuple[int, int], ...] = ()
    if g.comrades[god] and not g.is_active(UTGARDLOKI):
        friends = tuple(
            (hits(GOD_DIE, g.god_faces[other]), worth(g, other))
            for other in range(g.gods)
            if (g.comrades[god] >> other) & 1 and g.at[other] == g.at[god]
        )
    has_die = not g.is_active(UTGARDLOKI)
    most = 0 if g.is_active(HRUNGNIR) else g.vanir[god]
    return [chance(risks, own, worth(g, god), has_die, friends, dice, each, elves) for dice in range(most + 1)]


@cache
def chance(
    risks: int,
    own: int,
    own_worth: int,
    has_die: bool,
    friends: tuple[tuple[int, int], ...],
    dice: int,
    each: int,
    elves: int,
) -> int:
    """In how many of 100 throws no risk is left.  `own` and `each` are successes of six sides."""
    total = 0.0
    for helped, share in comrades(friends).items():
        for won in (0, 1) if has_die else (0,):
            die_share = (own if won else 6 - own) / 6 if has_die else 1.0
            for good in range(dice + 1):
                elf_worth = turned(elves, dice - good, own_worth if has_die and not won else 0)
                if helped + won * own_worth + good + elf_worth >= risks:
                    total += share * die_share * comb(dice, good) * each**good * (6 - each) ** (dice - good) / 6**dice
    return round(100 * total)


def turned(elves: int, failed: int, die_worth: int) -> int:
    """What elves cancel at most: the God die first, if it failed, then Vanir dice."""
    if elves == 0 or die_worth == 0:
        return min(elves, failed)
    return die_worth + min(elves - 1, failed)


def comrades(friends: tuple[tuple[int, int], ...]) -> dict[int, float]:
    """What the dice of comrades cancel -> how likely."""
    likely = {0: 1.0}
    for good, each in friends:
        after: dict[int, float] = {}
        for cancelled, share in likely.items():
            after[cancelled] = after.get(cancelled, 0.0) + share * (6 - good) / 6
            after[cancelled + each] = after.get(cancelled + each, 0.0) + share * good / 6
        likely = after
    return likely
