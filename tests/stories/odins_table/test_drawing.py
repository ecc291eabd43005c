"""Chapter 7: drawing and reshuffling."""

from __future__ import annotations

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.games.odins_table import GAME
from gladsheim.games.odins_table.parts import EMPTY
from gladsheim.games.odins_table.state import OdinsTable
from stories.odins_table.table import table
from stories.rules import rule


@rule("OT 7.1")
def test_an_empty_slot_is_filled_from_its_owners_draw_pile_before_the_turn_passes_on() -> None:
    t = table(white="c3 a1", black="d4 f5", walls=("3 3 8 3 3 3", "4 4 4 2 4 4"))
    white, black = len(t.draw_pile("white")), len(t.draw_pile("black"))
    t.plays("c3 d4", draws=[7, 6])
    assert t.wall("white") == "3 3 7 3 3 3"
    assert t.wall("black") == "4 4 4 6 4 4"
    assert (len(t.draw_pile("white")), len(t.draw_pile("black"))) == (white - 1, black - 1)
    assert t.asked == "black deed"


@rule("OT 7.1")
def test_only_the_owner_sees_the_new_card() -> None:
    t = table(white="c3 a1", black="d4 f5", walls=("3 3 8 3 3 3", "4 4 4 2 4 4"))
    t.plays("c3 d4", draws=[7, 6])
    assert t.sees_wall("white", "white") == "3 3 7 3 3 3"
    assert t.sees_wall("black", "white") == t.sees_wall(None, "white") == "? ? ? ? ? ?"
    assert "White draws Vidar (7) for column c." in t.hears("white")
    assert "White draws a card for column c." in t.hears("black")
    assert "White draws a card for column c." in t.hears(None)
    assert "Black draws Tyr (6) for column d." in t.hears("black")
    assert "Black draws a card for column d." in t.hears("white")
    other = table(white="c3 a1", black="d4 f5", walls=("3 3 8 3 3 3", "4 4 4 2 4 4"))
    other.plays("c3 d4", draws=[0, 6])
    assert other.sees("black") == t.sees("black")
    assert other.hears("black") == t.hears("black")


@rule("OT 7.1")
def test_a_drawn_card_may_be_any_of_the_draw_pile() -> None:
    t = table(white="c3 a1", black="d4 f5", walls=("5 5 8 5 5 5", "4 4 4 2 4 4"), draw_piles=([1, 7], None))
    drawn = set()
    for card in (1, 7):
        again = table(white="c3 a1", black="d4 f5", walls=("5 5 8 5 5 5", "4 4 4 2 4 4"), draw_piles=([1, 7], None))
        again.plays("c3 d4", draws=[card])
        drawn.add(again.wall("white"))
    assert drawn == {"5 5 1 5 5 5", "5 5 7 5 5 5"}
    assert t.draw_pile("white") == [1, 7]


@rule("OT 7.2")
def test_when_the_draw_pile_is_empty_the_discards_are_shuffled() -> None:
    """Ruling 20: when a card is needed, and with the cards used this turn."""
    t = table(
        white="c3 a1",
        black="d4 f5",
        walls=("3 3 8 3 3 3", "4 4 4 2 4 4"),
        draw_piles=([], [6, 7]),
        discards=([0, 9], [1]),
    )
    assert t.draw_pile("white") == []
    t.plays("c3 d4", draws=[8, 6])
    assert t.wall("white") == "3 3 8 3 3 3"
    assert t.draw_pile("white") == [0, 9]
    assert t.discards("white") == []
    assert t.discards("black") == [1, 2]
    assert "White shuffles the discards into a new draw pile of 3 cards." in t.hears("black")


@rule("OT 7.2")
def test_the_discards_wait_until_a_card_is_needed() -> None:
    """Ruling 20."""
    t = table(
        white="c3 a1",
        black="d4 f5",
        walls=("3 3 8 3 3 3", "4 4 4 2 4 4"),
        draw_piles=([6], None),
        discards=([0, 9], []),
    )
    t.plays("c3 d4", draws=[6])
    assert t.draw_pile("white") == []
    assert t.discards("white") == [0, 9, 8]
    t.plays("f5 f4")
    assert t.discards("white") == [0, 9, 8]


@rule("OT 7.2")
def test_the_pile_may_run_out_between_two_slots() -> None:
    t = table(
        white="c3 a1",
        black="d4 f5",
        walls=("5 5 8 0 5 5", "4 4 4 2 4 4"),
        draw_piles=([6], [5, 5]),
        discards=([9], []),
    )
    t.plays("c3 d4")
    t.scouts("+a", draws=[6, 0, 5])
    # The six fills c, then nine, eight and zero are shuffled, and the zero fills d.
    assert t.wall("white") == "5 5 6 0 5 5"
    assert t.draw_pile("white") == [8, 9]


@rule("OT 7.3")
def test_a_card_can_always_be_drawn() -> None:
    """Ruling 20: six cards guard the columns, 21 lie in draw pile and discards."""
    for seed in range(40):
        lots = Lots(seed)
        g = GAME.start(2, GAME.choose(2, {}))
        assert isinstance(g, OdinsTable)
        while g.forms:
            for seat in (0, 1):
                wall = [card for card in g.wall[seat * 6 : seat * 6 + 6] if card != EMPTY]
                assert len(wall) + len(g.hands[seat]) + len(g.decks[seat]) + len(g.discards[seat]) == 27
            assert g.options
            g.choose(lots.below(len(g.options)))


@rule("OT 7.3")
def test_after_the_display_21_cards_are_left() -> None:
    m = gladsheim.start("odins-table", seed=1)
    assert m.view(None)["draw_piles"] == [21, 21]
