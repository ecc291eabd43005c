"""Chapter 2: setting up."""

from __future__ import annotations

import gladsheim
from gladsheim.core.lots import Lots
from stories.rules import rule

HIDDEN_ROW = ["hidden"] * 6
EMPTY_ROW = [None] * 6


def arranged(white: str = "first seat", seed: int = 3) -> gladsheim.Match:
    """A game whose Walls are arranged, each from the lowest card to the highest."""
    m = gladsheim.start("odins-table", seed=seed, white=white)
    while m.asks[0].slot == "stand":
        m.answer(m.asks[0].seat, m.asks[0].options[0])
    return m


def with_a_pair() -> tuple[gladsheim.Match, list[int]]:
    """A game just displayed in which seat 0 has a card twice, and its hand."""
    for seed in range(100):
        m = gladsheim.start("odins-table", seed=seed)
        hands = m.view(0)["hands"]
        assert isinstance(hands, list)
        assert isinstance(hands[0], list)
        hand = [card for card in hands[0] if isinstance(card, int)]
        if hand[0] == hand[1] and len(set(hand)) == 5:
            return m, hand
    raise AssertionError("no such display")


@rule("OT 2.1")
def test_each_begins_with_six_pieces_on_the_energy_row() -> None:
    m = gladsheim.start("odins-table", seed=3)
    assert m.view(None)["pieces"] == [[0, 1, 2, 3, 4, 5], [24, 25, 26, 27, 28, 29]]
    assert m.view(None)["lost"] == [0, 0]


@rule("OT 2.2")
def test_both_see_both_displays() -> None:
    """Ruling 22."""
    m = gladsheim.start("odins-table", seed=3)
    shown = m.view(None)["display"]
    assert isinstance(shown, list)
    assert [len(cards) for cards in shown if isinstance(cards, list)] == [6, 6]
    assert m.view(0)["display"] == m.view(1)["display"] == shown
    assert m.view(0)["draw_piles"] == [21, 21]
    assert isinstance(shown[1], list)
    assert "Seat 2 showed: " + " ".join(str(card) for card in shown[1]) in m.text(0)


@rule("OT 2.2")
def test_the_display_is_told_to_all() -> None:
    m = gladsheim.replay(gladsheim.start("odins-table", seed=3).journal, listen=True)
    assert [beat.event for beat in m.beats(None)] == ["displayed", "displayed"]
    assert [beat.parts["cards"] for beat in m.beats(0)] == m.view(0)["display"]


@rule("OT 2.3")
def test_both_arrange_at_the_same_time() -> None:
    """Ruling 22: nobody waits for the other."""
    m = gladsheim.start("odins-table", seed=3)
    assert [ask.seat for ask in m.asks] == [0, 1]
    for _ in range(6):
        ask = m.asks[-1]
        m.answer(1, ask.options[0])
    assert [ask.seat for ask in m.asks] == [0]
    assert m.view(None)["waiting"] == [0]


@rule("OT 2.3")
def test_any_of_the_six_may_guard_any_column_and_equal_cards_are_one_choice() -> None:
    m, hand = with_a_pair()
    assert m.asks[0].options == sorted(set(hand))
    order = [hand[n] for n in (5, 0, 3, 1, 4, 2)]
    for card in order:
        m.answer(0, card)
    walls = m.view(0)["walls"]
    assert isinstance(walls, list)
    assert walls[0] == order


@rule("OT 2.3")
def test_while_arranging_the_opponent_sees_how_far_one_is_but_no_card() -> None:
    m, hand = with_a_pair()
    before = m.view(1)
    other = m.clone()
    m.answer(0, hand[5])
    m.answer(0, hand[0])
    after = m.view(1)
    assert after["walls"] == [["hidden", "hidden", None, None, None, None], EMPTY_ROW]
    assert after["hands"] == [4, before["hands"][1] if isinstance(before["hands"], list) else None]
    assert after["hidden"] == [[True, True, False, False, False, False], [False] * 6]
    other.answer(0, hand[0])
    other.answer(0, hand[2])
    assert other.view(1) == after
    assert other.view(None) == m.view(None)
    assert other.text(1) == m.text(1)


@rule("OT 2.3")
def test_an_imagined_arrangement_uses_the_displayed_cards_and_every_order_of_them() -> None:
    m, hand = with_a_pair()
    m.answer(0, hand[5])
    m.answer(0, hand[0])
    lots = Lots(1)
    seen = set()
    for _ in range(400):
        twin = m.imagine(1, lots)
        assert twin.view(1) == m.view(1)
        walls, hands = twin.view(0)["walls"], twin.view(0)["hands"]
        assert isinstance(walls, list)
        assert isinstance(hands, list)
        mine, rest = walls[0], hands[0]
        assert isinstance(mine, list)
        assert isinstance(rest, list)
        cards = [card for card in mine + rest if isinstance(card, int)]
        assert sorted(cards) == hand
        seen.add((cards[0], cards[1]))
    pairs = {(one, other) for n, one in enumerate(hand) for k, other in enumerate(hand) if n != k}
    assert seen == pairs


@rule("OT 2.3")
def test_that_a_wall_stands_is_told_and_how_is_not() -> None:
    m, hand = with_a_pair()
    m.listen()
    for card in hand:
        m.answer(0, card)
    assert [beat.event for beat in m.beats(1)] == ["stood-unseen"] * 6 + ["arranged"]
    assert [beat.parts["card"] for beat in m.beats(0)[:6]] == hand
    assert m.view(1)["walls"] == [HIDDEN_ROW, EMPTY_ROW]


@rule("OT 2.4")
def test_the_order_stands_and_nobody_may_rearrange() -> None:
    """Ruling 23."""
    m = arranged()
    lots = Lots(5)
    walls = m.view(0)["walls"]
    for _ in range(6):
        assert {ask.slot for ask in m.asks} <= {"deed", "scout"}
        ask = m.asks[0]
        # A step to a free space, and no scouting.
        quiet = [option for option in ask.options if ask.slot == "scout" or "attack" not in m.label(ask, option)]
        m.answer(ask.seat, quiet[-1] if ask.slot == "scout" else quiet[lots.below(len(quiet))])
    assert m.view(0)["walls"] == walls


@rule("OT 2.5")
def test_white_begins_and_the_turns_alternate() -> None:
    """Ruling 28: the colours are agreed on."""
    for white, first in (("first seat", 0), ("second seat", 1)):
        m = arranged(white)
        assert m.view(None)["white"] == first
        for turn in range(4):
            assert [(ask.seat, ask.slot) for ask in m.asks] == [((first + turn) % 2, "deed")]
            m.answer(m.asks[0].seat, m.asks[0].options[0])
            if m.asks[0].slot == "scout":
                m.answer(m.asks[0].seat, m.asks[0].options[-1])


@rule("OT 2.5")
def test_colours_may_be_drawn_by_lot() -> None:
    """Ruling 28."""
    drawn = {gladsheim.start("odins-table", seed=seed, white="by lot").view(None)["white"] for seed in range(20)}
    assert drawn == {0, 1}
