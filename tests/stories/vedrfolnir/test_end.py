"""Chapter 7: the end of the game."""

from __future__ import annotations

from gladsheim.games.vedrfolnir.events import LAST_TRIBUTE, SCORED, SHARED
from stories.rules import rule
from stories.vedrfolnir.table import T, Table, table


def last_turn(stakes: dict[int, str] | None = None, won: dict[int, str] | None = None) -> Table:
    """A last turn in which everybody gets a modifier, which brings nothing."""
    t = table(pile=0, stakes=stakes, won=won)
    for zone in range(3):
        t.gives("nidhogg", zone)
    return t.gives("ratatosk", T)


@rule("VF 7.1")
def test_the_game_ends_when_the_pile_is_too_small_for_a_turn() -> None:
    """Ruling 29: three cards are too few for three players, and stay where they are."""
    for pile, over in ((3, True), (4, False)):
        t = table(pile=pile)
        t.gives("thor1", 0).gives("thor1", 1).gives("odin1", 2).gives("odin1", T)
        assert (t.asked == "over") == over
        assert t.g.pile == (3 if over else 0)


@rule("VF 7.1")
def test_a_turn_that_has_begun_is_played_to_its_end() -> None:
    """Ruling 29: it is looked at only at the start of a turn."""
    t = table(pile=1).gives("sleipnir", 0).draws("thor1")
    assert t.g.pile == 0
    assert t.asked == "chance card"


@rule("VF 7.2")
def test_the_last_tribute_is_shared_among_all_and_stakes_bring_nothing() -> None:
    """Ruling 31."""
    t = last_turn(stakes={0: "thor1*1", 1: "odin1", 2: "odin3*3", T: "thor3 odin2"})
    assert [t.won(zone) for zone in (0, 1, 2)] == ["thor3", "", "odin2"]
    assert t.happened(LAST_TRIBUTE) == ["VF 7.2"]
    assert t.happened(SCORED) == ["VF 7.4"] * 3
    assert [t.g.score(zone) for zone in (0, 1, 2)] == [3, 0, 4]


@rule("VF 7.2")
def test_of_an_empty_tribute_nothing_is_told_and_the_end_is_no_round() -> None:
    t = table(pile=0, stakes={0: "thor1"})
    for zone in range(3):
        t.gives("nidhogg", zone)
    t.gives("nidhogg", T)  # a modifier at the Tribute is thrown away
    assert t.asked == "over"
    assert t.happened(LAST_TRIBUTE) == []
    assert t.g.rounds == 0


@rule("VF 7.3")
def test_freyja_in_the_last_tribute_goes_to_the_most_runes_of_all() -> None:
    t = last_turn(stakes={0: "thor2", 1: "thor1 odin2", 2: "odin1", T: "freyja*1"})
    assert t.won(1) == "freyja*1"
    assert t.happened(SHARED) == ["VF 7.3"]


@rule("VF 7.4")
def test_most_points_win() -> None:
    t = last_turn(won={0: "odin3", 1: "thor3 odin2", 2: "odin3*1 odin3*2 surtr2"})
    assert [t.g.score(zone) for zone in (0, 1, 2)] == [6, 7, 6]
    assert t.g.returns() == [0.0, 1.0, 0.0]
    assert t.g.outcome() == "victory.points"


@rule("VF 7.5")
def test_equally_best_share_the_victory() -> None:
    """Ruling 32."""
    t = last_turn(won={0: "odin3", 2: "odin3*1", 1: "thor3"})
    assert t.g.returns() == [0.5, 0.0, 0.5]
    assert t.g.outcome() == "shared.points"
    t = last_turn()
    assert t.g.returns() == [1 / 3] * 3
