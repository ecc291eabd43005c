"""An evening goes on: another game, giving up, a draw, hints, the host's word; and codes that are spoken."""

from __future__ import annotations

import pytest

from gladsheim.core.game import BadOption
from gladsheim.table import Answer, Refused, Sit, Table, hash_token, open_table, set_table, take_snapshot
from gladsheim.table.codes import AFTER, LIFE, Codes, digits_for, plain_code
from gladsheim.table.deeds import Again, Draw, Mute, Resign, SendAway, TakeHint
from gladsheim.table.evening import moves, next_table, returns_of
from gladsheim.table.head import VOICE
from gladsheim.table.store import Store
from table.players import START, Party


def two_people(hints: bool = False) -> Party:
    party = Party(Table(set_table("odins-table", [None, None], {}, START, hints=hints)))
    party.sit(0, 1)
    return party


def finished() -> Party:
    party = two_people()
    party.do(Resign(1, "r"))
    return party


def test_who_resigns_loses_and_nothing_is_asked_any_more() -> None:
    p = finished()
    assert (p.table.over, p.table.waits_for(), returns_of(p.table)) == (True, [], [1.0, 0.0])
    assert p.journal[-1].ends
    with pytest.raises(Refused, match="the game is over"):
        p.do(Answer(0, 0, "late"))
    again = open_table(p.table.head, take_snapshot(p.table), [])
    assert (again.settled, again.given_up, again.over) == ("resigned", 1, True)


def test_only_two_sides_resign() -> None:
    p = Party(Table(set_table("vedrfolnir", [None, None, None], {}, START)))
    p.sit(0, 1, 2)
    with pytest.raises(Refused, match="two sides"):
        p.do(Resign(0, "r"))


def test_a_draw_is_offered_declined_by_playing_on_and_agreed() -> None:
    p = two_people()
    p.do(Draw(0, True, "a"))
    with pytest.raises(Refused, match="already"):
        p.do(Draw(0, True, "b"))
    while p.table.waits_for() != [1]:
        p.answer()
    p.answer(1)
    assert not p.table.chairs[0].draw, "whoever plays on has declined"
    p.do(Draw(1, True, "c"))
    p.do(Draw(0, False, "d"))
    assert not p.table.chairs[1].draw
    p.do(Draw(1, True, "e"))
    p.do(Draw(0, True, "f"))
    assert (p.table.over, returns_of(p.table)) == (True, [0.5, 0.5])


def test_a_bot_agrees_to_no_draw() -> None:
    p = Party(Table(set_table("odins-table", [None, "random"], {}, START)))
    p.sit(0)
    with pytest.raises(Refused, match="a bot"):
        p.do(Draw(0, True, "a"))


def test_both_want_another_game_and_sit_again_with_their_keys() -> None:
    p = finished()
    p.do(Again(0, True, swap=True, client="a"))
    assert (p.table.chairs[0].again, p.table.next) == ("yes", "")
    p.do(Again(1, True, swap=True, client="b"))
    assert p.table.next
    assert p.do(Again(1, True, swap=True, client="c")) == [], "once they go on, nothing more is to be said"
    head, entries = next_table(p.table, START)
    assert (head.id, moves(p.table)) == (p.table.next, [1, 0])
    new = open_table(head, None, entries)
    assert [chair.name for chair in new.chairs] == ["Player 1", "Player 0"]
    assert (new.seat_of("token 0"), new.seat_of("token 1")) == (1, 0)
    assert [chair.promised for chair in new.chairs] == [True, True], "each gives a word to the new dice"


def test_who_changes_places_with_a_bot_sits_on_its_chair_and_it_on_theirs() -> None:
    p = Party(Table(set_table("odins-table", [None, "random"], {}, START)))
    p.sit(0)
    p.do(Resign(0, "r"))
    p.do(Again(0, True, swap=True, client="a"))
    head, entries = next_table(p.table, START)
    assert head.levels == ["random", None]
    new = open_table(head, None, entries)
    assert [chair.who for chair in new.chairs] == ["bot", "person"]
    assert new.seat_of("token 0") == 1


def test_three_move_one_chair_on() -> None:
    p = Party(Table(set_table("vedrfolnir", [None, "random", "skilled"], {}, START)))
    p.sit(0)
    p.play_on()
    p.do(Again(0, True, swap=True, client="a"))
    head, entries = next_table(p.table, START)
    assert (head.levels, moves(p.table)) == (["random", "skilled", None], [2, -1, -1])
    assert open_table(head, None, entries).seat_of("token 0") == 2


def test_another_plan_asks_the_others_anew() -> None:
    p = finished()
    p.do(Again(0, True, client="a"))
    p.do(Again(1, True, swap=True, client="b"))
    assert (p.table.chairs[0].again, p.table.next) == ("", "")
    p.do(Again(0, True, swap=True, client="c"))
    assert p.table.next


def test_who_left_is_waited_for_until_the_other_goes_on_without() -> None:
    p = finished()
    away = {1: 3.0}
    p.do(Again(0, True, without=True, client="a", away=away))
    assert p.table.next == "", "three seconds are a reload"
    p.do(Again(0, True, without=True, client="b", away={1: 9.9}))
    assert p.table.next == ""
    p.do(Again(0, True, without=True, client="c", away={1: 10.0}))
    assert p.table.next
    head, entries = next_table(p.table, START)
    new = open_table(head, None, entries)
    assert [chair.who for chair in new.chairs] == ["person", "open"]


def test_who_said_no_may_say_yes_after_all() -> None:
    p = finished()
    p.do(Again(0, True, client="a"))
    p.do(Again(1, False, client="b"))
    assert (p.table.next, p.table.chairs[0].again, p.table.chairs[1].again) == ("", "yes", "no")
    p.do(Again(1, True, client="c"))
    assert p.table.next


def test_who_said_no_is_not_waited_for_by_who_goes_on_without() -> None:
    p = finished()
    p.do(Again(1, False, client="a"))
    p.do(Again(0, True, client="b"))
    assert p.table.next == ""
    p.do(Again(0, True, without=True, client="c", away={}))
    assert p.table.next
    assert moves(p.table) == [0, -1]


def test_the_same_game_may_be_named_and_everybody_keeps_the_chair() -> None:
    p = Party(Table(set_table("vedrfolnir", ["novice", None, None], {}, START)))
    p.sit(1, 2)
    p.play_on()
    for seat in (1, 2):
        p.do(Again(seat, True, game="vedrfolnir", client=f"a{seat}"))
    head, entries = next_table(p.table, START)
    assert (moves(p.table), head.levels) == ([-1, 1, 2], ["novice", None, None])
    new = open_table(head, None, entries)
    assert (new.seat_of("token 1"), new.seat_of("token 2")) == (1, 2)


def test_who_goes_on_at_another_game_sits_in_the_order_of_before_and_with_as_many_bots_as_it_needs() -> None:
    p = Party(Table(set_table("vedrfolnir", ["novice", None, None], {}, START)))
    p.sit(1, 2)
    p.play_on()
    with pytest.raises(Refused, match="no seat 7"):
        p.do(Again(7, True, client="x"))
    for seat in (1, 2):
        p.do(Again(seat, True, game="odins-table", client=f"a{seat}"))
    head, entries = next_table(p.table, START)
    assert (moves(p.table), head.levels) == ([-1, 0, 1], [None, None]), "two are enough: no bot is added"
    assert [entry.seat for entry in entries] == [0, 1]
    new = open_table(head, None, entries)
    assert (new.seat_of("token 1"), new.seat_of("token 2")) == (0, 1)


def test_people_who_share_a_screen_keep_doing_so() -> None:
    """The person of both chairs is one there too, and gives one word to the new dice."""
    p = Party(Table(set_table("odins-table", [None, None], {}, START)))
    for seat in (0, 1):
        p.do(Sit(seat, "Ann", hash_token(f"token {seat}"), False, 0))
    p.do(Resign(1, "r"))
    p.do(Again(0, True, swap=True, client="a"))
    assert p.table.next, "nobody else is asked"
    head, entries = next_table(p.table, START)
    new = open_table(head, None, entries)
    assert [chair.person for chair in new.chairs] == [0, 0]
    assert [chair.promised for chair in new.chairs] == [True, False]
    assert [entry.seat for entry in entries] == [0, 1], "first who is the first of the person there"


def test_a_game_has_one_end() -> None:
    for deed in (Resign(0, "x"), Draw(0, True, "y"), Draw(0, False, "z")):
        with pytest.raises(Refused, match="the game is over"):
            finished().do(deed)


def test_the_same_people_at_another_game() -> None:
    p = finished()
    with pytest.raises(Refused, match="no game"):
        p.do(Again(0, True, game="ludo", client="x"))
    p.do(Again(0, True, game="gotterdammerung", client="a"))
    p.do(Again(1, True, game="gotterdammerung", client="b"))
    head, entries = next_table(p.table, START)
    assert (head.game.id, head.levels[:2], len(entries)) == ("gotterdammerung", [None, None], 2)
    assert len(head.levels) == head.game.seats[0]
    assert all(level == "skilled" for level in head.levels[2:])


def test_no_other_game_before_the_end() -> None:
    with pytest.raises(Refused, match="not over"):
        two_people().do(Again(0, True, client="a"))


def test_hints_between_people_only_if_agreed_and_then_counted() -> None:
    with pytest.raises(Refused, match="agreed"):
        two_people().do(TakeHint(0, "a"))
    p = two_people(hints=True)
    p.do(TakeHint(0, "a"))
    assert p.table.chairs[0].hints == 1
    alone = Party(Table(set_table("odins-table", [None, "random"], {}, START)))
    alone.sit(0)
    assert alone.do(TakeHint(0, "a")) == [], "alone with bots it is nobody's affair"


def test_the_host_mutes_and_sends_away_and_nobody_else_does() -> None:
    p = two_people()
    with pytest.raises(Refused, match="host"):
        p.do(Mute(0, 1, True, "x"))
    with pytest.raises(Refused, match="another person"):
        p.do(SendAway(0, 0, "y"))
    with pytest.raises(Refused, match="no seat 7"):
        p.do(Mute(7, 0, True, "z"))
    p.do(Mute(1, 0, True, "a"))
    assert [chair.muted for chair in p.table.chairs] == [False, True]
    p.do(Mute(1, 0, False, "a2"))
    assert not p.table.chairs[1].muted
    p.do(Mute(1, 0, True, "a3"))
    with pytest.raises(Refused, match="only opponent"):
        p.do(SendAway(1, 0, "b"))
    among_bots = Party(Table(set_table("vedrfolnir", [None, None, "random"], {}, START)))
    among_bots.sit(0, 1)
    with pytest.raises(Refused, match="only opponent"):
        among_bots.do(SendAway(1, 0, "b"))
    several = Party(Table(set_table("vedrfolnir", [None, None, None], {}, START)))
    several.sit(0, 1, 2)
    several.do(SendAway(1, 0, "b"))
    assert (several.table.chairs[1].who, several.table.seat_of("token 1")) == ("bot", None)


def test_before_the_game_a_chair_is_free_again() -> None:
    p = Party(Table(set_table("vedrfolnir", [None, None, None], {}, START)))
    p.sit(0, 1)
    p.do(SendAway(1, 0, "b"))
    assert [chair.who for chair in p.table.chairs] == ["person", "open", "open"]


def test_what_is_typed_as_a_code() -> None:
    assert [plain_code(one) for one in ("x 4172", "X-4172", "x4172", " X4172 ")] == ["X4172"] * 4
    assert [plain_code(one) for one in ("", "4172", "XX172", "X417", "O4172", "X41٧2", "X" + "1" * 40)] == [""] * 7


def test_the_more_codes_live_the_longer_they_are() -> None:
    assert [digits_for(living) for living in (0, 23, 24, 239, 240)] == [4, 4, 5, 5, 6]


def test_a_code_lives_for_an_evening_moves_along_and_dies(store: Store) -> None:
    codes = Codes(store)
    code = codes.code_of("table", START).code
    assert codes.code_of("table", START + 60).code == code
    assert codes.find(code, START + LIFE) == "table", "whoever asks keeps it alive"
    codes.move("table", "next")
    assert codes.find(code, START) == "next"
    codes.end("next", START)
    assert (codes.find(code, START + AFTER - 1), codes.find(code, START + AFTER)) == ("next", None)
    assert codes.code_of("other", START + AFTER).code, "what is dead is cleared away"


def test_what_goes_on_around_a_game_is_refused_as_answers_are() -> None:
    p = Party(Table(set_table("odins-table", [None, None], {}, START)))
    p.sit(0)
    with pytest.raises(Refused, match="has not begun"):
        p.do(Resign(0, "r"))
    p.sit(1)
    with pytest.raises(Refused, match="at most 64 characters"):
        p.do(Resign(0, "x" * 65))
    assert (p.table.given_up, p.table.settled, p.table.over) == (-1, "", False)
    p.do(Resign(0, "x" * 64))
    assert p.table.over


def test_an_evening_is_led_by_who_can_and_where_people_talk() -> None:
    with pytest.raises(BadOption, match="not by 'shouting'"):
        set_table("gotterdammerung", [None] * 7, {}, START, conduct="shouting")
    with pytest.raises(BadOption, match="cannot be led aloud"):
        set_table("odins-table", [None, None], {}, START, conduct=VOICE)
    assert set_table("gotterdammerung", [None] * 7, {}, START, conduct=VOICE).conduct == VOICE
    assert set_table("odins-table", [None, None], {}, START).conduct == ""
