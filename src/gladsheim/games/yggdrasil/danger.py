"""How near the enemies of Yggdrasil are: what a step is worth to the policy, and what the cards to come will bring."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.deck import cards_left
from gladsheim.games.yggdrasil.parts import (
    ANGRY,
    ENEMIES,
    LAST_BEFORE_DOOR,
    LAST_BEFORE_WALL,
    RAGNAROK,
    RAGNAROK_CARDS,
    RESIDENCE,
    START_SPACE,
    TOO_MANY_PAST_DOOR,
    TOO_MANY_PAST_WALL,
)
from gladsheim.games.yggdrasil.state import Yggdrasil
from gladsheim.games.yggdrasil.weights import W

ARRIVED: Final = 200.0  # an enemy in Odin's residence: nothing is worth more than to prevent it
# How far the enemies may have come at the end of a game that is won, the foremost first: two past the door, four past
# the wall.
MAY_STAND: Final = [RESIDENCE - 1] * 2 + [LAST_BEFORE_DOOR] * 2 + [LAST_BEFORE_WALL] * 2


def past(g: Yggdrasil, space: int) -> int:
    """How many enemies stand beyond a space."""
    count = 0
    for at in g.track:
        if at > space:
            count += 1
    return count


class Foreseen:
    """What was counted last.  A policy asks for it many times before the next card is drawn."""

    def __init__(self) -> None:
        self.unseen: list[int] = []
        self.specials: list[int] = []
        self.rows: list[int] = []
        self.steps = [0] * ENEMIES


LAST: Final = Foreseen()


def steps_to_come(g: Yggdrasil) -> list[int]:
    """Enemy -> how many steps the cards left will bring it: their order is unknown, the cards are not."""
    last = LAST
    # A deck is replaced, never changed in place: the same lists are the same cards.
    if g.rows is last.rows and g.unseen is last.unseen and g.specials is last.specials:
        return last.steps
    steps = [0] * ENEMIES
    for card in g.unseen:
        add_steps(steps, card)
    for card in g.specials:
        add_steps(steps, card)
    for card in g.rows:
        if card >= 0:
            add_steps(steps, card)
    last.rows, last.unseen, last.specials, last.steps = g.rows, g.unseen, g.specials, steps
    return steps


def add_steps(steps: list[int], card: int) -> None:
    if card >= RAGNAROK:
        for enemy in RAGNAROK_CARDS[card - RAGNAROK]:
            steps[enemy] += 1
    elif card >= ANGRY:
        steps[card - ANGRY] += 2
    else:
        steps[card] += 1


def pushes_due(g: Yggdrasil, steps: list[int], enemy: int, shift: int) -> int:
    """How many pushes the gods must make at least until the deck runs out, if one enemy stood `shift` further on."""
    ends = [g.track[one] + steps[one] for one in range(ENEMIES)]
    ends[enemy] += shift
    ends.sort(reverse=True)
    due = 0
    for n in range(ENEMIES):
        if ends[n] > MAY_STAND[n]:
            due += ends[n] - MAY_STAND[n]
    return due


def step_worth(g: Yggdrasil, enemy: int, space: int) -> float:
    """What it is worth that an enemy stands not on a space but on the one before."""
    if space >= RESIDENCE:
        return ARRIVED
    if space <= START_SPACE:
        return 0.0
    worth = W.step[space - START_SPACE - 1] * W.enemy[enemy]
    steps, ahead = steps_to_come(g), space - g.track[enemy]
    due = pushes_due(g, steps, enemy, ahead)
    if due > pushes_due(g, steps, enemy, ahead - 1):
        worth += W.due * due / (cards_left(g) + 1.0)
    if space == LAST_BEFORE_WALL + 1 and past(g, LAST_BEFORE_WALL) >= TOO_MANY_PAST_WALL - 1:
        worth += W.one_too_many
    if space == LAST_BEFORE_DOOR + 1 and past(g, LAST_BEFORE_DOOR) >= TOO_MANY_PAST_DOOR - 1:
        worth += W.one_too_many
    return worth


def push_worth(g: Yggdrasil, enemy: int) -> float:
    """What it is worth to drive an enemy back one space."""
    space = g.track[enemy]
    worth = step_worth(g, enemy, space)
    past_wall = past(g, LAST_BEFORE_WALL)
    if space == LAST_BEFORE_WALL and past_wall >= TOO_MANY_PAST_WALL - 2:
        worth += W.before_the_wall
    if space == LAST_BEFORE_WALL + 1 and past_wall >= TOO_MANY_PAST_WALL:
        worth += W.rescue
    if space == LAST_BEFORE_DOOR + 1 and past(g, LAST_BEFORE_DOOR) >= TOO_MANY_PAST_DOOR:
        worth += W.rescue
    return worth


def step_harm(g: Yggdrasil, enemy: int, steps: int) -> float:
    """What it costs that an enemy comes nearer."""
    return step_worth(g, enemy, min(g.track[enemy] + steps, RESIDENCE))


def card_harm(g: Yggdrasil, card: int) -> float:
    """What it costs that a card is played now."""
    if card >= RAGNAROK:
        return sum([step_harm(g, enemy, 1) for enemy in RAGNAROK_CARDS[card - RAGNAROK]])
    enemy = card if card < ANGRY else card - ANGRY
    return step_harm(g, enemy, 1 if card < ANGRY else 2) + 1.0
