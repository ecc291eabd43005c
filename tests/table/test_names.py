"""What everybody at a table is called."""

from __future__ import annotations

from gladsheim.table import Chair, Table, set_table
from gladsheim.table.seats import BOT_NAMES, names_at

BOT = Chair("bot", "skilled")


def test_bots_have_names_that_depend_on_the_table_and_the_seat_alone() -> None:
    names = names_at("a table", [BOT] * 16)
    assert names == names_at("a table", [BOT] * 16)
    assert names != names_at("another", [BOT] * 16)
    assert names[:3] == names_at("a table", [BOT] * 3)
    assert set(names) <= set(BOT_NAMES)


def test_no_two_bots_of_a_table_are_called_the_same() -> None:
    for number in range(200):
        assert len(set(names_at(str(number), [BOT] * 16))) == 16


def test_who_shares_a_name_is_told_apart_by_the_seat() -> None:
    ann = Chair("person", None, "Ann")
    assert names_at("x", [ann, Chair("person", None, "Bo"), ann]) == ["Ann 1", "Bo", "Ann 3"]
    bot = names_at("x", [BOT])[0]
    assert names_at("x", [BOT, Chair("person", None, bot)]) == [f"{bot} 1", f"{bot} 2"]


def test_an_open_seat_has_no_name_and_a_person_for_whom_a_bot_plays_keeps_the_own() -> None:
    assert names_at("x", [Chair("open", None), Chair("person", "novice", "Bo")]) == ["", "Bo"]


def test_the_bots_of_a_campaign_keep_their_names_from_table_to_table() -> None:
    one, two = (Table(set_table("chronicles", ["random", "random"], {}, 0.0, None, "saga")) for _ in range(2))
    assert one.id != two.id
    assert one.names == two.names
