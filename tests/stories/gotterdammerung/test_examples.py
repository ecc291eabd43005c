"""The worked examples of the rulebook."""

from __future__ import annotations

from stories.gotterdammerung.table import actions, council
from stories.rules import rule


@rule("GD 6.1", "GD 6.4", "GD 6.15")
def test_the_example_with_seven_players() -> None:
    # Odin protects the Valkyrie in front of whom the Oracle lies, Thor wounds another, Hel banishes that one.
    t = actions(oracle=1)
    t.acts("odin", 1)
    t.acts("thor", 3)
    t.acts("hel", 3)
    assert t.underworld == [3]
    assert t.lies("odin") == 1
    assert t.hears(6)[-3:] == [
        "Seat 1 gives Seat 2 Odin's shield.",
        "Seat 3 gives Seat 4 Thor's wound (one less vote).",
        "Hel banishes Seat 4.",
    ]


@rule("GD 8.1")
def test_the_example_of_the_oracle() -> None:
    # The Oracle is a Valkyrie in Asgard: all others in Asgard push their cards forward.
    t = actions(oracle=1, underworld="3")
    t.all_rest()
    assert t.offered(1) == [0, 2, 4, 5, 6, 15]


@rule("GD 10.2", "GD 10.3", "GD 10.4")
def test_the_vote_of_four_to_two() -> None:
    # Seven players, one of them wounded by Thor: six votes.
    t = council(cards="thor 3 by 2")
    t.is_tried(0, 5, 1).votes(down=[0, 1, 2, 4, 3])
    assert t.g.trials[-1][6:] == [4, 2, 2]
    assert t.underworld == [5]
