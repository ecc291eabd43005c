"""Chapters 4 and 11: the Underworld, and the end."""

from __future__ import annotations

from stories.gotterdammerung.table import conspiracy, council
from stories.rules import rule


@rule("GD 4.1")
def test_a_banished_player_turns_the_card_and_stays_in_play() -> None:
    t = conspiracy(oracle=5)
    t.marks(s5=0, s6=0)
    worlds = t.view(None)["worlds"]
    assert isinstance(worlds, list)
    assert worlds[0] == "underworld"
    t.rolls(1, 1)
    assert t.acting == "odin by 0"


@rule("GD 4.1", "GD 9.1")
def test_the_banished_have_a_voice_in_the_council_but_nobody_has_one_before() -> None:
    assert conspiracy(underworld="2").view(2)["voices"] == []
    assert council(underworld="2 3").view(2)["voices"] == [0, 1, 2, 3, 4, 5, 6]


@rule("GD 4.2")
def test_a_banishment_does_not_tell_the_faction() -> None:
    one, other = conspiracy(conspirators="5 6"), conspiracy(conspirators="5 4")
    one.marks(s5=6, s6=6)
    other.marks(s4=6, s5=6)
    assert one.view(0) == other.view(0)
    assert one.text(0) == other.text(0)


@rule("GD 11.1", "GD 11.3")
def test_the_last_protector_in_asgard_decides() -> None:
    t = conspiracy(underworld="0 1 2 3 6")
    t.marks(s5=4, s6=4)
    assert t.over
    assert t.g.outcome() == "victory.conspirators"
    assert t.g.returns() == [0.0] * 5 + [1.0, 1.0], "the banished Conspirator wins too"


@rule("GD 11.2")
def test_at_the_end_the_conspirators_are_revealed_to_all() -> None:
    t = council(underworld="5")
    t.is_tried(0, 6, 1)
    assert t.view(0)["conspirators"] is None
    t.votes(down=[0, 1, 2, 3])
    assert t.over
    assert t.view(0)["conspirators"] == [5, 6]
    assert t.view(None)["conspirators"] == [5, 6]
    assert t.hears(0)[-1].endswith("The Conspirators were Seat 6 and Seat 7.")


@rule("GD 11.3")
def test_protectors_win_with_their_banished() -> None:
    t = council(underworld="0 1 2 5")
    t.is_tried(0, 6, 1).votes(down=[0, 1, 2, 3])
    assert t.g.returns() == [1.0] * 5 + [0.0, 0.0]
