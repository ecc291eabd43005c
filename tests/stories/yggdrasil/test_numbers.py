"""What hangs on the number of players or the level in Yggdrasil, as tables written from the sources."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import CHANCE
from gladsheim.games.yggdrasil import GAME
from gladsheim.games.yggdrasil.state import Yggdrasil
from stories.rules import rule

# players -> elves in their World, elves that stay in the box: rulebook, Set up 1 and Contents (eight in all)
ELVES = {1: (2, 6), 2: (3, 5), 3: (4, 4), 4: (5, 3), 5: (6, 2), 6: (7, 1)}

# level -> Angry Enemies in the deck, Ragnarök cards added to it, cards in all: 42 and what is added, rulebook;
# which level has how many: the first rulebook, the others ours
LEVELS = {
    "easy": (0, 0, 42),
    "normal": (3, 0, 42),
    "hard": (6, 0, 42),
    "ragnarok-1": (6, 1, 43),
    "ragnarok-2": (6, 2, 44),
    "ragnarok-3": (6, 3, 45),
    "ragnarok-4": (6, 4, 46),
}

# island -> Vikings and Fire Giants in its bag: found (facts 1); the sums are the rulebook's
BAGS = {"rainbow": (0, 0), "white": (6, 12), "blue": (9, 9), "green": (12, 6), "black": (15, 3)}


def start(seats: int, **options: str) -> Yggdrasil:
    g = GAME.start(seats, GAME.choose(seats, options))
    assert isinstance(g, Yggdrasil)
    return g


@rule("YG 2.2")
@pytest.mark.parametrize("players", ELVES)
def test_elves(players: int) -> None:
    g = start(players)
    assert (g.alfheim, g.spare_elves()) == ELVES[players]


@rule("YG 2.10")
@pytest.mark.parametrize("players", ELVES)
def test_what_does_not_hang_on_the_number_of_players(players: int) -> None:
    g = start(players)
    assert (g.dead, g.fire) == (5, 12)
    bags = [(vikings, held - vikings) for vikings, held in zip(g.bag_vikings, g.bags, strict=True)]
    assert bags == [*BAGS.values()]
    assert g.vikings == g.elves == [0] * players


@rule("YG 3.1")
@pytest.mark.parametrize("level", LEVELS)
def test_the_deck_of_a_level(level: str) -> None:
    g = start(3, level=level)
    assert (g.angry_count, g.ragnarok_count) == LEVELS[level][:2]
    while g.seat == CHANCE and g.slot in ("god", "angry", "ragnarok"):
        g.fill(CHANCE, g.options[0])
    assert GAME.pieces(g)["enemy cards"] == LEVELS[level][2]
