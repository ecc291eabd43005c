"""Chapter 3: rounds, and the Conspiracy Phase."""

from __future__ import annotations

from gladsheim.core.forms import CHANCE, CLOCK
from stories.gotterdammerung.table import conspiracy
from stories.rules import rule


@rule("GD 3.1")
def test_a_round_has_three_phases() -> None:
    t = conspiracy(oracle=0)
    assert t.view(None)["phase"] == "conspiracy"
    t.marks(s5=1, s6=1).rolls(1, 2)
    assert t.view(None)["phase"] == "action"
    t.all_rest().looks(None)
    assert t.view(None)["phase"] == "council"
    t.is_silent()
    assert (t.view(None)["phase"], t.g.round) == ("conspiracy", 3)


@rule("GD 3.2")
def test_only_conspirators_know_each_other() -> None:
    t = conspiracy(conspirators="1 4")
    assert t.view(1)["conspirators"] == [1, 4]
    assert t.view(4)["conspirators"] == [1, 4]
    assert [t.view(seat)["conspirators"] for seat in (0, 2, 3, 5, 6, None)] == [None] * 6


@rule("GD 3.3")
def test_marks_are_seen_by_conspirators_alone_and_agreement_banishes_at_once() -> None:
    t = conspiracy()
    assert t.asked == {(5, "mark"), (6, "mark")}
    t.marks(s6=2)
    assert "Seat 7 marks Seat 3." in t.text(5)
    assert "marks" not in t.text(0)
    assert t.view(0)["forms"] == conspiracy().view(0)["forms"]
    t.marks(s5=2)
    assert t.underworld == [2]
    assert [line for line in t.hears(0) if "mark" in line] == []


@rule("GD 3.3")
def test_whoever_changes_a_mark_to_agree_ends_the_phase() -> None:
    t = conspiracy("odin - thor - hel - - - -", conspirators="6 7 8")
    t.marks(s6=1, s7=2, s8=2)
    assert t.underworld == []
    t.marks(s6=2)
    assert t.underworld == [2], "nobody else has to mark again"


@rule("GD 3.4")
def test_when_time_is_up_the_most_marked_is_banished() -> None:
    t = conspiracy(clock="quick")
    t.marks(s6=3)
    t.time_is_up()
    assert t.underworld == [3]


@rule("GD 3.5")
def test_when_no_protector_can_be_banished_lots_fall_on_anybody_who_can() -> None:
    t = conspiracy("odin - dvalin - hel - -", clock="quick", underworld="0 1 2 4", cards="dvalin 3 by 2")
    t.time_is_up()
    assert t.offered(CHANCE) == [5, 6]


@rule("GD 3.6", "GD 7.8")
def test_where_the_last_protector_is_warded_the_conspirators_must_banish_their_own() -> None:
    t = conspiracy("odin - dvalin - hel - -", underworld="0 1 2 4 5", cards="dvalin 3 by 2")
    assert t.offered(5) == [6]
    t.marks(s5=6, s6=6)
    assert t.g.outcome() == "victory.protectors"


@rule("GD 3.8")
def test_banished_conspirators_mark_too() -> None:
    t = conspiracy(underworld="5")
    assert (5, "mark") in t.asked


@rule("GD 3.9")
def test_they_mark_three_times_round_at_most() -> None:
    t = conspiracy()
    for time in (1, 2, 3):
        assert t.asked == {(5, "mark"), (6, "mark")}, time
        t.marks(s5=1, s6=2)
    assert t.asked == {(CHANCE, "lot")}


@rule("GD 3.9")
def test_without_a_clock_nobody_waits_for_one() -> None:
    assert (CLOCK, "late") not in conspiracy().asked
    assert (CLOCK, "late") in conspiracy(clock="slow").asked
