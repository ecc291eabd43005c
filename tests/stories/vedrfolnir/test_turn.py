"""Chapter 3: the turn."""

from __future__ import annotations

import pytest

import gladsheim
from gladsheim.core.forms import CHANCE
from stories.rules import rule
from stories.vedrfolnir.table import ACCEPT, HEIMDALL, NORNS, T, card, table, through_a_save


@rule("VF 3.1")
@pytest.mark.parametrize(("seats", "count"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_the_active_player_takes_one_card_more_than_there_are_players(seats: int, count: int) -> None:
    """The rulebook's example: four cards with three players, five with four."""
    m = gladsheim.start("vedrfolnir", seats=seats, seed=1)
    sees = m.view(None)
    assert (sees["draw_pile"], sees["hand"]) == (118 - count, count - 1)  # one is revealed


@rule("VF 3.1", "VF 3.2")
def test_nobody_sees_the_face_down_cards() -> None:
    """They are still any of the unseen cards, for the active player too."""
    t = table(seats=4, deck="base")
    assert t.asked == "chance card"
    assert len(t.options) == 118
    t.gives("thor1*1", 2)
    assert len(t.options) == 117
    assert t.g.hand == 4


@rule("VF 3.2")
def test_a_revealed_card_goes_to_any_player_or_to_the_tribute() -> None:
    t = table(active=1).reveals("odin2*3")
    assert t.asked == "1 to"
    assert t.options == [0, 1, 2, T]
    for to in t.options:
        t = table(active=1).gives("odin2*3", to)
        assert t.stake(to) == "odin2*3"


@rule("VF 3.3")
def test_each_player_and_the_tribute_get_one_card_at_most() -> None:
    """The rulebook's example: one to oneself, one to the third player; two are left for the Tribute and the second."""
    t = table().gives("thor1", 0).gives("thor1*1", 2).reveals("thor1*1")
    assert t.options == [1, T]
    assert t.closed() == {0: "VF 3.3", 2: "VF 3.3"}
    with pytest.raises(gladsheim.Illegal, match=r"VF 3\.3"):
        t.g.fill(0, 2)
    t.says(T).reveals("thor1*2")
    assert t.options == [1]


@rule("VF 3.4")
def test_a_card_is_resolved_before_the_next_is_revealed() -> None:
    t = table().gives("sleipnir*1", 1)
    assert t.asked == "chance drawn"
    t.draws("norns")
    assert t.jokers(1) == "norns"
    assert t.asked == "chance card"


@rule("VF 3.5")
def test_a_refused_card_does_not_free_its_place() -> None:
    """Ruling 21."""
    t = table(jokers={1: "norns"}).gives("thor1*1", 1, NORNS).reveals("thor1*1")
    assert t.stake(1) == ""
    assert t.options == [0, 2, T]


@rule("VF 3.5")
def test_drawn_cards_and_cards_sent_on_count_against_nobody() -> None:
    """Ruling 22."""
    t = table(jokers={1: "heimdall"}).gives("thor1*1", 1, HEIMDALL, 2).gives("sleipnir*1", 0).draws("thor1")
    t.reveals("thor1*2")
    assert t.options == [2, T]
    t.says(2)
    assert t.stake(0) == "sleipnir*1 thor1"
    assert t.stake(2) == "thor1*1 thor1*2"


@rule("VF 3.6")
def test_the_turn_passes_to_the_left_when_the_hand_is_empty() -> None:
    t = table(active=2, seats=4)
    t.gives("thor1", 0).gives("thor1", 1).gives("odin1", 2).gives("odin1", 3)
    assert (t.g.active, t.g.hand) == (2, 1)
    t.gives("thor2", T)
    assert (t.g.active, t.g.hand) == (3, 5)
    assert t.rounds == 0
    t.reveals("thor2*1")
    assert t.asked == "3 to"


@rule("VF 3.6")
def test_the_last_passes_to_the_first() -> None:
    t = table(active=2)
    t.gives("thor1", 0).gives("thor1", 1).gives("odin1", 2).gives("odin1", T)
    assert t.g.active == 0


@rule("VF 3.7")
def test_discards_never_come_back() -> None:
    t = table(pile=3, stakes={1: "thor1 thor2"}).gives("loki", 1)
    assert t.discards == "thor2"
    t.gives("odin1", 0).gives("odin1", 2).gives("odin2", T)
    assert t.asked == "over"
    assert "thor2" in t.discards.split()
    assert len(t.g.bag) == t.g.pile + t.g.buried


def test_a_turn_can_be_saved_between_any_two_fills() -> None:
    t = table(stakes={2: "thor1*1"}, jokers={1: "norns heimdall", 2: "norns"})
    for seat, value in (
        (CHANCE, card("hel")),
        (0, 1),
        (0, 2 * 4 + 3),
        (1, HEIMDALL),
        (1, 2),
        (1, 2 * 4 + 2),
        (2, ACCEPT),
    ):
        t = through_a_save(t)
        t.fill(seat, value)
    assert t.stake(2) == "hel"
