"""The tree of a search: the formula it walks by, written out here a second time, and whose worth goes where."""

from __future__ import annotations

import math

import pytest

from gladsheim.bots.mind import Mind
from gladsheim.bots.search import Node, explore, is_settled, key_of, question, select, select_with_trust
from gladsheim.core.forms import Form, Pause, State
from gladsheim.core.lots import Lots

ASKED = 7


class Still(State):
    """A table on which one question stands."""

    def __init__(self, options: list[int]) -> None:
        super().__init__()
        self.options = options


def grown(tries: dict[int, tuple[float, int, int]]) -> Node:
    """A node after which each answer was tried: what it brought in all, how often, and how often it was offered."""
    node = Node(0)
    for option, (total, visits, offered) in tries.items():
        child = Node(0)
        child.total, child.visits, child.offered = total, visits, offered
        node.children[key_of(ASKED, option)] = child
        node.visits += visits
    return node


def promising(tries: dict[int, tuple[float, int, int]], curiosity: float) -> int:
    """By Cowling and others (2012): the mean, and the root of the logarithm of the offers by the visits."""

    def worth(option: int) -> float:
        total, visits, offered = tries[option]
        return total / visits + curiosity * math.sqrt(math.log(offered + 1) / visits)

    return max(tries, key=worth)


def test_the_little_tried_is_tried_again_though_it_promises_less() -> None:
    tries = {0: (60.0, 100, 120), 1: (3.0, 6, 120), 2: (10.0, 20, 120)}
    assert promising(tries, 0.7) == 1
    assert promising(tries, 0.0) == 0
    for curiosity, answer in ((0.7, 1), (0.0, 0)):
        mind = Mind()
        mind.curiosity = curiosity
        assert select(grown(tries), Still([0, 1, 2]), mind, Lots(1), ASKED, False) == answer


@pytest.mark.parametrize("seed", range(40))
def test_the_answer_is_the_one_the_formula_names(seed: int) -> None:
    lots = Lots(seed)
    tries: dict[int, tuple[float, int, int]] = {}
    for option in range(5):
        visits = 1 + lots.below(40)
        tries[option] = (visits * lots.below(100) / 100, visits, visits + lots.below(60))
    mind = Mind()
    mind.curiosity = (0.3, 0.7, 1.4)[seed % 3]
    assert select(grown(tries), Still([*tries]), mind, Lots(1), ASKED, True) == promising(tries, mind.curiosity)


def test_an_answer_that_was_seldom_offered_is_not_thought_neglected() -> None:
    """Both were tried ten times with the same success; the one that was offered more often was passed over more."""
    tries = {3: (5.0, 10, 12), 8: (5.0, 10, 300)}
    assert select(grown(tries), Still([3, 8]), Mind(), Lots(1), ASKED, False) == 8


def test_what_nobody_tried_comes_first_and_each_of_it_is_as_likely() -> None:
    lots = Lots(2)
    drawn = [select(grown({1: (9.0, 9, 9)}), Still([0, 1, 2, 3]), Mind(), lots, ASKED, True) for _ in range(600)]
    assert {option: drawn.count(option) for option in range(4)}[1] == 0
    assert all(150 < drawn.count(option) < 250 for option in (0, 2, 3))


def test_being_offered_is_counted() -> None:
    node = grown({1: (9.0, 9, 9), 2: (1.0, 3, 9)})
    select(node, Still([1]), Mind(), Lots(1), ASKED, False)
    assert [node.children[key_of(ASKED, option)].offered for option in (1, 2)] == [10, 9]


def test_deep_in_the_tree_a_narrow_mind_stays_with_what_it_tried() -> None:
    mind = Mind()
    mind.width = 0.5  # with 16 visits two answers
    tries = {1: (6.0, 8, 16), 2: (2.0, 8, 16)}
    assert select(grown(tries), Still([0, 1, 2, 3]), mind, Lots(1), ASKED, False) == 1
    assert select(grown(tries), Still([0, 1, 2, 3]), mind, Lots(1), ASKED, True) in (0, 3)
    mind.width = 1.0
    assert select(grown(tries), Still([0, 1, 2, 3]), mind, Lots(1), ASKED, False) in (0, 3)


def test_what_the_mind_favours_has_a_head_start_that_others_can_earn_their_way_past() -> None:
    mind = Mind()
    mind.trust = 0.6
    node = grown({1: (0.0, 0, 0)})
    node.visits = 0
    node.children.clear()
    favourite = select_with_trust(node, Still([1, 2, 3]), mind, Lots(4), ASKED)
    assert favourite == node.favourite
    others = [option for option in (1, 2, 3) if option != favourite]
    good = grown({favourite: (3.0, 6, 6), others[0]: (3.2, 6, 6), others[1]: (3.0, 6, 6)})
    good.total = 9.2
    good.children[key_of(ASKED, favourite)].favoured = True
    assert select_with_trust(good, Still([1, 2, 3]), mind, Lots(1), ASKED) == favourite
    good.children[key_of(ASKED, others[0])].total = 6.0
    assert select_with_trust(good, Still([1, 2, 3]), mind, Lots(1), ASKED) == others[0]


@pytest.mark.parametrize("seed", range(60))
def test_with_trust_too_the_answer_is_the_one_the_formula_names(seed: int) -> None:
    """The mean, or what was won here so far, and curiosity by the head start; the untried count as tried once."""
    lots = Lots(seed)
    tries: dict[int, tuple[float, int, int]] = {}
    for option in range(3):
        visits = 1 + lots.below(30)
        tries[option] = (visits * lots.below(100) / 100, visits, visits)
    node = grown(tries)
    node.total = sum(total for total, _, _ in tries.values())
    node.children[key_of(ASKED, 0)].favoured = True
    mind = Mind()
    mind.trust, mind.curiosity = (0.2, 0.5, 0.9)[seed % 3], (0.1, 0.6)[seed % 2]
    others = (1 - mind.trust) / 4
    curious = mind.curiosity * math.sqrt(node.visits + 1)

    def worth(option: int) -> float:
        if option not in tries:
            return node.total / node.visits + curious * others
        total, visits, _ = tries[option]
        return total / visits + curious * (mind.trust if option == 0 else others) / (1 + visits)

    found = select_with_trust(node, Still([0, 1, 2, 3, 4]), mind, Lots(seed), ASKED)
    assert worth(found) == pytest.approx(max(worth(option) for option in range(5)), abs=1e-5)


def test_no_two_questions_are_one_number() -> None:
    slots = {"a": 0, "b": 1, "c": 2}
    assert len({question(slots, slot, seat) for slot in slots for seat in range(64)}) == 3 * 64


@pytest.mark.parametrize(("visits", "rest", "settled"), [([9, 3], 5, True), ([9, 3], 6, False), ([4, 9, 8], 1, False)])
def test_thinking_ends_early_only_when_nobody_can_overtake(visits: list[int], rest: int, settled: bool) -> None:
    tries = {option: (0.0, count, count) for option, count in enumerate(visits)}
    assert is_settled(grown(tries), rest) is settled


# Whose worth goes where


class Pick(Form):
    """Seat 0 picks, then seat 1, and it is over."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks

    def run(self, g: State) -> Pause:
        if len(self.picks) == 2:
            return g.done()
        return g.ask(len(self.picks), "pick", [0, 1], "")

    def fill(self, slot: str, value: int) -> None:
        self.picks.append(value)

    def clone(self) -> Form:
        return Pick([*self.picks])


class Pair(State):
    """Seat 0 is left with 0.25 and seat 1 with 0.75, whatever they pick."""

    def returns(self) -> list[float]:
        return [0.25, 0.75]


class Certain(Mind):
    """Worth differs from what the rules give, for each seat."""

    def worth(self, g: State) -> list[float]:
        return [0.1, 0.6]


def test_each_answer_is_credited_with_what_its_own_seat_is_left_with() -> None:
    """A worth that is not alike for both seats: with the other's, or the first's for all, this fails."""
    root = Node(0)
    slots = {"pick": 0}
    for _ in range(40):
        g = Pair()
        g.begin(Pick([]))
        explore(root, g, Certain(), Lots(1), slots, 10)
    first = [root.children[key_of(question(slots, "pick", 0), value)] for value in (0, 1)]
    assert [child.seat for child in first] == [0, 0]
    for child in first:
        assert child.total == pytest.approx(0.1 * child.visits)
        assert child.won == pytest.approx(0.25 * child.visits)
        for reply in child.children.values():
            assert reply.seat == 1
            assert reply.total == pytest.approx(0.6 * reply.visits)
            assert reply.won == pytest.approx(0.75 * reply.visits)
    assert sum(child.visits for child in first) == root.visits == 40
