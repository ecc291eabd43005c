"""Search: information-set Monte Carlo tree search, for any game, through `imagine` and playouts.

Each round imagines a table that fits what the seat knows, walks down one tree of answers that all those tables
share, adds one answer to it, and plays on by the light policy of the game's mind.  Chance is not part of the tree: it
is drawn anew each time.  An answer that only some tables offer is judged by how often it could have been taken
(Cowling and others, 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import mypyc_attr

from gladsheim.bots.bot import Advice, Eyes
from gladsheim.bots.mind import Mind, face_who_must, let_fall, play_on
from gladsheim.bots.streams import slot_numbers
from gladsheim.bots.thinker import Thinker
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots

CHECK_TIME: Final = 8  # rounds between two looks at the clock


class Node:
    """An answer in the tree, and all that was tried after it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who gave the answer
        self.favoured = False  # it is what the mind would have tried first
        self.visits = 0
        self.offered = 1  # how often it could have been given
        self.total = 0.0  # the sum of what that seat was left with, by the mind's worth
        self.won = 0.0  # and by the rules, as far as games came to their end
        self.favourite = -1  # what the mind would answer next, where it is trusted
        self.children: dict[int, Node] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Thinker):
    """Thinks for so many playouts, or so many milliseconds, about each answer."""

    def __init__(
        self, seed: int = 0, playouts: int = 400, milliseconds: int = 0, mind: Mind | None = None, cap: int = 0
    ) -> None:
        super().__init__(seed, Mind() if mind is None else mind, playouts, cap)
        self.milliseconds = milliseconds  # if not 0, it counts instead of the playouts

    def weigh(self, eyes: Eyes, hurry: bool) -> list[Advice]:
        """Every option, the most tried first; who is in a `hurry` stops once no other can become that."""
        root = self.think(eyes, hurry)
        asked = question(slot_numbers(eyes.game), eyes.ask.slot, eyes.seat)
        found: list[Advice] = []
        for option in eyes.ask.options:
            node = root.children.get(key_of(asked, option))
            if node is not None and node.visits:
                chance = node.won / node.visits
                # What never won (or lost) in a few playouts may all the same: as if it had once more each.
                may = (node.won + 1.0) / (node.visits + 2.0)
                doubt = math.sqrt(max(0.0, may * (1.0 - may)) / node.visits)
                found.append(Advice(option, chance, node.visits, doubt))
            else:
                found.append(Advice(option, 0.0, 0))
        found.sort(key=by_visits, reverse=True)
        return found

    def think(self, eyes: Eyes, hurry: bool = False) -> Node:
        """Grow the tree until the budget is spent."""
        root = Node(eyes.seat)
        slots = slot_numbers(eyes.game)
        end = time.perf_counter() + self.milliseconds / 1000 if self.milliseconds else self.end(eyes)
        rounds = 0
        while rounds < self.playouts or self.milliseconds:
            if rounds % CHECK_TIME == 0 and rounds:
                if time.perf_counter() >= end:
                    break
                if hurry and not self.milliseconds and is_settled(root, self.playouts - rounds):
                    break
            explore(root, self.imagine(eyes), self.mind, self.lots, slots, eyes.game.longest)
            rounds += 1
        return root


def by_visits(advice: Advice) -> tuple[int, float]:
    return advice.visits, advice.chance


def question(slots: dict[str, int], slot: str, seat: int) -> int:
    """A question to a seat as one number."""
    return slots[slot] * 64 + seat


def key_of(asked: int, value: int) -> int:
    """An answer to a question as one number."""
    return asked * 65536 + value


def is_settled(root: Node, rest: int) -> bool:
    """Whether no answer can overtake the most tried one in the rest of the rounds."""
    most = second = 0
    for child in root.children.values():
        if child.visits > most:
            second = most
            most = child.visits
        elif child.visits > second:
            second = child.visits
    return most - second > rest


def explore(root: Node, g: State, mind: Mind, lots: Lots, slots: dict[str, int], longest: int) -> None:
    """One round: down the tree, one new answer, a playout, and back."""
    path = [root]
    node = root
    last = mind.turn(g) + mind.horizon
    while g.forms and len(path) <= mind.depth:
        if g.together and node is not root:
            face_who_must(g)
        if g.seat < 0:
            let_fall(g, lots)
            continue
        if len(g.options) == 1 and node is not root:
            g.choose(0)
            continue
        asked = question(slots, g.slot, g.seat)
        if mind.trust > 0.0:
            value = select_with_trust(node, g, mind, lots, asked)
        else:
            value = select(node, g, mind, lots, asked, node is root)
        key = key_of(asked, value)
        child = node.children.get(key)
        if child is None:
            leaf = Node(g.seat)
            leaf.favoured = mind.trust > 0.0 and value == node.favourite
            node.children[key] = leaf
            path.append(leaf)
            g.take(value)
            break
        path.append(child)
        g.take(value)
        node = child
    play_on(g, mind, lots, last, longest)
    worth = mind.worth(g)
    won = worth if g.forms else g.returns()
    for node in path:
        node.visits += 1
        node.total += worth[node.seat]
        node.won += won[node.seat]


def select(node: Node, g: State, mind: Mind, lots: Lots, asked: int, is_root: bool) -> int:
    """What the mind would try first, then what nobody tried yet, or else the most promising answer."""
    untried = tried = 0
    chosen = best = -1
    most = -1.0
    for option in g.options:
        child = node.children.get(key_of(asked, option))
        if child is None:
            # Each of the untried is as likely, without a list of them.
            untried += 1
            if lots.below(untried) == 0:
                chosen = option
            continue
        tried += 1
        child.offered += 1
        worth = child.total / child.visits + mind.curiosity * math.sqrt(math.log(child.offered) / child.visits)
        if worth > most:
            most = worth
            best = option
    if tried == 0:
        return mind.first(g, lots)
    if untried == 0:
        return best
    if is_root or mind.width == 0.0 or tried < mind.width * math.sqrt(node.visits):
        return chosen
    return best


def select_with_trust(node: Node, g: State, mind: Mind, lots: Lots, asked: int) -> int:
    """The most promising answer, where the mind's own has a head start that the others must earn their way past."""
    if not node.children:
        node.favourite = mind.first(g, lots)
        return node.favourite
    hope = node.total / node.visits if node.visits else 0.5
    curious = mind.curiosity * math.sqrt(node.visits + 1.0)
    others = (1.0 - mind.trust) / max(1, len(g.options) - 1)
    best = -1
    most = -1.0
    for option in g.options:
        child = node.children.get(key_of(asked, option))
        if child is None:
            # Nothing is known of it: it is as good as what was tried here so far.
            worth = hope + curious * others + lots.below(1000) * 1e-9
        else:
            prior = mind.trust if child.favoured else others
            worth = child.total / child.visits + curious * prior / (1.0 + child.visits)
        if worth > most:
            most = worth
            best = option
    return best
