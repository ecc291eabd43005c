"""What a seat may know, and what it can imagine."""

from __future__ import annotations

import pytest

from gladsheim.core.forms import CHANCE, OPEN, Illegal, State
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.games.gotterdammerung import GAME
from gladsheim.games.gotterdammerung.parts import REFRAIN
from gladsheim.games.gotterdammerung.state import Asgard
from stories.gotterdammerung.table import Table, actions, conspiracy, council
from stories.rules import rule


def given(g: State, seat: int | None) -> list[Json]:
    """All that a seat is given."""
    asks: list[Json] = [[ask.slot, [*ask.options], ask.rule, ask.may] for ask in g.asks() if ask.seat == seat]
    return [GAME.sees(g, seat), asks, GAME.text(g, seat, GAME.words("en"))]


def position(name: str) -> Asgard:
    """Moments at which secrets are open."""
    if name == "marks":
        return conspiracy(conspirators="1 4", underworld="1").marks(s4=2).g
    if name == "lots":
        return conspiracy(conspirators="1 4").marks(s1=2, s4=3).marks(s1=2, s4=3).marks(s1=2, s4=3).g
    if name == "looked":
        return actions(oracle=3, underworld="4", conspirators="1 4").all_rest().looks(1).g
    return council(conspirators="1 4", underworld="1 2").is_tried(0, 3, 1).fill(2, 1).fill(4, 1).g


@rule("GD 4.2", "GD 3.3", "GD 8.2", "GD 10.1")
@pytest.mark.parametrize("name", ["marks", "lots", "looked", "thumbs"])
def test_no_seat_can_tell_an_imagined_table_from_the_true_one(name: str) -> None:
    g = position(name)
    for seat in [*range(7), None]:
        dealt = set()
        for lot in range(40):
            twin = GAME.imagine(g, seat, Lots(lot))
            assert isinstance(twin, Asgard)
            assert given(twin, seat) == given(g, seat)
            dealt.add(twin.conspirators)
        assert (len(dealt) == 1) == (seat in (1, 4)), "Conspirators, banished or not, know; the others do not"


@rule("GD 2.2", "GD 3.2")
def test_at_the_deal_each_hears_the_own_faction_and_only_conspirators_who_is_with_them() -> None:
    g = GAME.start(7, GAME.choose(7, {"seating": "spread"}))
    assert isinstance(g, Asgard)
    t = Table(g)
    for faction in (0, 0, 1, 0, 1, 0, 0):
        t.fill(CHANCE, faction)
    ears = g.ears
    for seat in [*range(7), None]:
        g.ears = ears
        heard = [line for line in t.hears(seat) if "Protector" in line or "Conspirator" in line]
        if seat in (2, 4):
            assert heard == [
                f"Seat {seat + 1} is a Conspirator.",
                "The Conspirators open their eyes: Seat 3 and Seat 5.",
            ]
        else:
            assert heard == ([] if seat is None else [f"Seat {seat + 1} is a Protector of Asgard."])


@rule("GD 2.2", "GD 8.1")
def test_what_one_saw_is_never_imagined_otherwise() -> None:
    g = position("looked")
    for lot in range(60):
        twin = GAME.imagine(g, 3, Lots(lot))
        assert isinstance(twin, Asgard)
        assert twin.faction(1) == 1
        assert twin.faction(3) == 0


@rule("GD 8.2")
def test_at_whom_another_looked_is_drawn_again() -> None:
    g = position("looked")
    looks = set()
    for lot in range(60):
        twin = GAME.imagine(g, 0, Lots(lot))
        assert isinstance(twin, Asgard)
        looks.add(twin.oracles[0][3])
    assert looks == {0, 1, 2, 5, 6, REFRAIN}, "anybody in the Oracle's world, or nobody"


@rule("GD 11.1")
def test_an_imagined_table_is_never_already_over() -> None:
    g = council(conspirators="1 4", underworld="0 1 2 3 5").g
    sets = set()
    for lot in range(80):
        twin = GAME.imagine(g, 0, Lots(lot))
        assert isinstance(twin, Asgard)
        sets.add(twin.conspirators)
    # Seats 4 and 6 are the last in Asgard: one of each faction.
    assert all((bits >> 4 & 1) + (bits >> 6 & 1) == 1 for bits in sets)


@rule("GD 3.3")
def test_who_is_asked_to_mark_is_a_secret() -> None:
    assert GAME.secret_turns
    g = position("marks")
    imagined = {tuple(ask.seat for ask in GAME.imagine(g, 0, Lots(lot)).asks()) for lot in range(40)}
    assert len(imagined) > 5


@rule("GD 10.1")
def test_thumbs_that_are_out_stay_out_but_are_drawn_again() -> None:
    g = position("thumbs")
    thumbs = set()
    for lot in range(40):
        top = GAME.imagine(g, 5, Lots(lot)).forms[-1]
        thumbs.add(tuple(getattr(top, "thumbs", [])))
    assert {(row[2], row[4]) for row in thumbs} == {(0, 0), (0, 1), (1, 0), (1, 1)}
    assert all(row[seat] == OPEN for row in thumbs for seat in (0, 1, 3, 5, 6))


@rule("GD 3.3")
def test_a_refusal_by_night_does_not_name_who_is_asked() -> None:
    t = conspiracy(conspirators="1 4")
    for seat in (0, 2):
        with pytest.raises(Illegal) as refused:
            t.g.fill(seat, 3)
        assert str(refused.value) == f"seat {seat} is not asked now [{refused.value.rule}]"
