"""What everybody at a table is called."""

from __future__ import annotations

import pytest

from gladsheim.table import Chair, Table, set_table
from gladsheim.table.seats import BOT_NAMES, names_at, one_line

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


@pytest.mark.parametrize(
    "unseen", ["\u3164", "\u2800", "\ufe0f", "\U000e0101", "\u034f", "\u202e", "\u200b", "\u115f", "\x00"]
)
def test_a_name_of_what_nobody_sees_is_none_and_makes_no_double(unseen: str) -> None:
    assert one_line(unseen * 3, 40) == ""
    assert one_line(f"Ann{unseen}", 40) == "Ann"


def test_marks_do_not_pile_up_over_the_lines_around() -> None:
    assert len(one_line("Z" + "\u0336\u0301\u0302\u0303" * 9, 40)) <= 4
    assert one_line("Ða\u0323\u0302y \u1ec7 \u0915\u094d\u0937", 40) == "Ðậy ệ \u0915\u094d\u0937", (
        "people's own letters stay"
    )


def test_names_that_are_read_alike_are_told_apart() -> None:
    people = [Chair("person", None, name) for name in ("Ann", "ann", "\uff21nn", "Bo")]
    assert names_at("x", people) == ["Ann 1", "ann 2", "\uff21nn 3", "Bo"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Arnkel", "\u0410rnk\u0435l"),  # Cyrillic
        ("Ann", "A n n."),
        ("Ivar", "lvar"),
        ("Bo", "B0"),
        ("Tyr", "T\u03a5r"),  # Greek
        ("\u30ed\u30ad", "\u53e3\u30ad"),  # katakana, and a character that is drawn like it
    ],
)
def test_letters_of_other_scripts_make_no_double(one: str, other: str) -> None:
    people = [Chair("person", None, name) for name in (one, other)]
    assert names_at("x", people) == [f"{one} 1", f"{other} 2"]


def test_nobody_is_called_like_somebody_with_a_number() -> None:
    people = [Chair("person", None, name) for name in ("Tyr", "Tyr", "Tyr 2")]
    assert len(set(names_at("x", people))) == 3
    assert names_at("x", people)[0] == "Tyr 1"
