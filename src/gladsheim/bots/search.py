"""Search: information-set Monte Carlo tree search, for any game, through `imagine` and random playouts.

Each round imagines a table that fits what the seat knows, walks down one tree of answers that all those tables
share, adds one answer to it, and plays on by lot.  Chance is not part of the tree: it is drawn anew each time.
An answer that only some tables offer is judged by how often it could have been taken (Cowling and others, 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final

from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.playout import play_out
from gladsheim.core.forms import CHANCE, State
from gladsheim.core.game import Game
from gladsheim.core.lots import Lots

CURIOSITY: Final = 0.7  # weight of the little-tried, for results from 0.0 to 1.0
CHECK_TIME: Final = 8  # rounds between two looks at the clock


class Node:
    """An answer in the tree, and all that was tried after it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who gave the answer
        self.visits = 0
        self.offered = 1  # how often it could have been given
        self.total = 0.0  # the sum of that seat's results
        self.children: dict[int, Node] = {}


class Search(Bot):
    """Thinks for so many playouts, or so many milliseconds, about each answer."""

    def __init__(self, seed: int = 0, playouts: int = 400, milliseconds: int = 0) -> None:
        super().__init__(seed)
        self.playouts = playouts
        self.milliseconds = milliseconds  # if not 0, it counts instead of the playouts

    def answer(self, eyes: Eyes) -> int:
        options = eyes.ask.options
        if len(options) == 1:
            return options[0]
        return self.advise(eyes)[0].option

    def advise(self, eyes: Eyes) -> list[Advice]:
        root = self.think(eyes)
        asked = question(slot_numbers(eyes.game), eyes.ask.slot, eyes.seat)
        found: list[Advice] = []
        for option in eyes.ask.options:
            node = root.children.get(key_of(asked, option))
            if node is not None and node.visits:
                found.append(Advice(option, node.total / node.visits, node.visits))
            else:
                found.append(Advice(option, 0.0, 0))
        found.sort(key=by_visits, reverse=True)
        return found

    def think(self, eyes: Eyes) -> Node:
        """Grow the tree until the budget is spent."""
        root = Node(eyes.seat)
        longest = eyes.game.longest
        slots = slot_numbers(eyes.game)
        end = time.perf_counter() + self.milliseconds / 1000
        rounds = 0
        while rounds < self.playouts or self.milliseconds:
            if self.milliseconds and rounds % CHECK_TIME == 0 and rounds and time.perf_counter() >= end:
                break
            explore(root, eyes.imagine(self.lots), self.lots, slots, longest)
            rounds += 1
        return root


def by_visits(advice: Advice) -> tuple[int, float]:
    return advice.visits, advice.chance


def slot_numbers(game: Game) -> dict[str, int]:
    return {slot: number for number, slot in enumerate(game.slots)}


def question(slots: dict[str, int], slot: str, seat: int) -> int:
    """A question to a seat as one number."""
    return slots[slot] * 64 + seat


def key_of(asked: int, value: int) -> int:
    """An answer to a question as one number."""
    return asked * 65536 + value


def explore(root: Node, g: State, lots: Lots, slots: dict[str, int], longest: int) -> None:
    """One round: down the tree, one new answer, a playout, and back."""
    path = [root]
    node = root
    while g.forms:
        if g.seat == CHANCE:
            g.choose(lots.pick(g.options, g.odds))
            continue
        if len(g.options) == 1 and node is not root:
            g.choose(0)
            continue
        asked = question(slots, g.slot, g.seat)
        n = select(node, g, lots, asked)
        key = key_of(asked, g.options[n])
        child = node.children.get(key)
        if child is None:
            leaf = Node(g.seat)
            node.children[key] = leaf
            path.append(leaf)
            g.choose(n)
            break
        path.append(child)
        g.choose(n)
        node = child
    play_out(g, lots, longest)
    results = g.returns()
    for node in path:
        node.visits += 1
        node.total += results[node.seat]


def select(node: Node, g: State, lots: Lots, asked: int) -> int:
    """An option nobody tried yet, or else the most promising one."""
    untried = 0
    chosen = best = -1
    most = -1.0
    for n, option in enumerate(g.options):
        child = node.children.get(key_of(asked, option))
        if child is None:
            # Each of the untried is as likely, without a list of them.
            untried += 1
            if lots.below(untried) == 0:
                chosen = n
            continue
        child.offered += 1
        worth = child.total / child.visits + CURIOSITY * math.sqrt(math.log(child.offered) / child.visits)
        if worth > most:
            most = worth
            best = n
    return chosen if untried else best
