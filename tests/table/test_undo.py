"""What may be taken back: whatever taught nobody anything."""

from __future__ import annotations

import gladsheim
from bots.laid_out import match_of
from gladsheim.core.forms import CHANCE
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match
from gladsheim.games.odins_table.parts import KEEP, SCOUT_NOTHING
from gladsheim.table.undo import taught
from stories.odins_table.table import deed_number, table

VARIED = ("2 3 4 5 6 7", "2 3 4 5 6 7")


def teaches(m: Match, value: int, seat: int = 0) -> bool:
    return taught(m, seat, value, Lots(1))


def test_arranging_a_card_teaches_nobody_anything() -> None:
    """The opponent sees that a card stands there, but could foresee it; which card it is stays hidden."""
    m = gladsheim.start("odins-table", seed=3)
    for _ in range(6):
        for seat in (1, 0):
            ask = next(ask for ask in m.asks if ask.seat == seat)
            assert not teaches(m, ask.options[-1], seat)
            m.answer(seat, ask.options[-1])
    assert m.asks[0].slot == "deed"


def test_a_plain_step_teaches_nobody_anything() -> None:
    m = match_of(table(white="c2 f2", black="a5 f5", walls=VARIED))
    assert not teaches(m, deed_number(0, "c2 c3"))


def test_nor_does_the_next_turn_that_follows_it() -> None:
    m = match_of(table(white="c2 f2", black="a5 f5", walls=VARIED))
    m.answer(0, deed_number(0, "c2 c3"))
    assert m.asks[0].slot == "scout"
    assert not teaches(m, SCOUT_NOTHING)


def test_a_conquest_of_an_empty_space_teaches_nobody_anything() -> None:
    m = match_of(table(white="c4 f2", black="a5 f5", walls=VARIED))
    assert not teaches(m, deed_number(0, "c4 c5"))


def test_a_resurrection_teaches_nobody_anything() -> None:
    m = match_of(table(white="c2", black="a5 f5", walls=VARIED))
    assert not teaches(m, deed_number(0, "+a1"))


def test_a_won_attack_teaches_though_no_card_is_drawn_yet() -> None:
    m = match_of(table(white="c2 f2", black="c3 f5", walls=("2 3 8 5 6 7", "2 3 4 5 6 7")))
    deed = deed_number(0, "c2 c3")
    after = m.clone()
    after.answer(0, deed)
    assert after.asks[0].slot == "scout"
    assert CHANCE not in after.fills[::2]
    assert teaches(m, deed)


def test_a_lost_attack_teaches() -> None:
    m = match_of(table(white="c2 f2", black="c3 f5", walls=("2 3 4 5 6 7", "2 3 8 5 6 7")))
    assert teaches(m, deed_number(0, "c2 c3"))


def test_a_won_attack_between_open_cards_teaches_nobody_anything() -> None:
    """Everybody could foresee it.  But the draws that follow teach."""
    walls = ("2 3 8 5 6 7", "2 3 4 5 6 7")
    m = match_of(table(white="c2 f2", black="c3 f5", walls=walls, lying_open=("c", "c")))
    assert not teaches(m, deed_number(0, "c2 c3"))
    m.answer(0, deed_number(0, "c2 c3"))
    assert teaches(m, SCOUT_NOTHING)


def test_an_answer_that_a_draw_of_chance_follows_teaches() -> None:
    walls = ("2 3 4 5 6 7", "2 3 8 5 6 7")
    m = match_of(table(white="c2 f2", black="c3 f5", walls=walls, lying_open=("c", "c")))
    deed = deed_number(0, "c2 c3")
    after = m.clone()
    after.answer(0, deed)
    assert CHANCE in after.fills[::2]
    assert teaches(m, deed)


def test_scouting_teaches() -> None:
    m = match_of(table(white="c2 f2", black="a5 f5", walls=("2 3 0 5 6 7", "2 3 4 5 6 7")))
    m.answer(0, deed_number(0, "c2 c3"))
    assert m.asks[0].slot == "scout"
    assert len(m.asks[0].options) > 1
    assert teaches(m, 4)


def test_not_scouting_teaches_nobody_anything() -> None:
    m = match_of(table(white="c2 f2", black="a5 f5", walls=("2 3 0 5 6 7", "2 3 4 5 6 7")))
    m.answer(0, deed_number(0, "c2 c3"))
    assert not teaches(m, SCOUT_NOTHING)


def test_a_swap_behind_the_wall_teaches_nobody_which() -> None:
    """All see that two cards changed places; they could foresee as much, whichever two they were."""
    walls = ("2 3 8 5 6 7", "2 3 4 5 6 7")
    m = match_of(table(white="c4 f2", black="a5 c5 f5", walls=walls))
    m.answer(0, deed_number(0, "c4 c5"))
    m.answer(0, SCOUT_NOTHING)
    assert (m.asks[0].seat, m.asks[0].slot) == (1, "swap")
    assert not teaches(m, KEEP, seat=1)
    assert not teaches(m, m.asks[0].options[0], seat=1)


def test_asking_changes_nothing() -> None:
    m = match_of(table(white="c2 f2", black="c3 f5", walls=VARIED))
    before = m.save()
    teaches(m, deed_number(0, "c2 c3"))
    assert m.save() == before
