"""Changed tables: seen by the rules, compiled or not, in processes of their own, and refused where they cannot be."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from gladsheim.core.box import BOXES, Changes, box_of, put
from gladsheim.core.game import BadOption, Json
from gladsheim.games import OWN, find
from gladsheim.games.odins_table.parts import CARDS
from gladsheim.games.yggdrasil.parts import BAG_VIKINGS, FULL_BAGS
from gladsheim.lab.changes import check_changes, names_at, numbers_at

PROGRAM = """
import json, sys
from gladsheim.core.box import put
from gladsheim.games import find
game, seats, options, changes, shown = json.loads(sys.argv[1])
put(game, changes)
found = find(game)
state = found.start(seats, found.choose(seats, options))
print(json.dumps([getattr(state, name) for name in shown]))
"""


def fresh(game: str, seats: int, changes: Changes, *shown: str) -> list[list[Json]]:
    """What a table of a new process has, if the box is filled so."""
    told = json.dumps([game, seats, {}, changes, shown])
    done = subprocess.run([sys.executable, "-c", PROGRAM, told], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    found: list[list[Json]] = json.loads(done.stdout)
    return found


def test_the_rules_see_a_changed_bag_and_what_is_computed_from_it() -> None:
    vikings, bags = fresh("yggdrasil", 2, {"BAG_VIKINGS.1": 8}, "bag_vikings", "bags")
    assert vikings == [0, 8, 9, 12, 15]
    assert bags == [0, 20, 18, 18, 18]
    assert BAG_VIKINGS == [0, 6, 9, 12, 15], "here all is as before"
    assert FULL_BAGS == [0, 18, 18, 18, 18]


def test_a_card_is_taken_out_of_the_deck() -> None:
    [decks] = fresh("odins-table", 2, {"CARDS.three-of-most.1": 0}, "decks")
    assert decks == [[0, 0, 0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]] * 2


def test_a_deck_that_another_module_computes_follows() -> None:
    [usual] = fresh("vedrfolnir", 3, {}, "bag")
    [fewer] = fresh("vedrfolnir", 3, {"BASE.9.2.0": 4}, "bag")
    assert len(fewer) == len(usual) - 2


def test_even_the_number_of_faces_follows() -> None:
    [usual] = fresh("vedrfolnir", 3, {}, "bag")
    [other] = fresh("vedrfolnir", 3, {"FOURTEEN": [0, 5, 4, 3, 2]}, "bag")
    assert len(other) == len(usual)
    assert max(str(card).zfill(3) for card in other) < max(str(card).zfill(3) for card in usual)


def test_a_change_of_one_row_leaves_others_that_share_it() -> None:
    [usual] = fresh("vedrfolnir", 3, {}, "bag")
    [one] = fresh("vedrfolnir", 3, {"BASE.0.2.1": 4}, "bag")
    assert len(one) == len(usual) + 1


def test_several_changes_hold_together() -> None:
    changes: Changes = {"BAG_VIKINGS.1": 8, "BAG_VIKINGS.2": 8, "BAG_GIANTS": [0, 10, 10, 6, 3]}
    vikings, bags = fresh("yggdrasil", 2, changes, "bag_vikings", "bags")
    assert vikings == [0, 8, 8, 12, 15]
    assert bags == [0, 18, 18, 18, 18]


def test_keys_that_are_numbers_and_rows_that_are_tuples_are_met_in_plain_data() -> None:
    box = box_of(find("vedrfolnir").id)
    assert box.changed("MODIFIERS.3", 9) == {3: 9, 12: 9, 15: 15, 4: 16}
    changed = box.changed("SOLO", [[18, 0, [19, 1, 0, 0, 0]]])
    assert changed == [(18, 0, [19, 1, 0, 0, 0])]


@pytest.mark.parametrize(
    ("game", "changes", "message"),
    [
        ("yggdrasil", {"PER_ENEMY": 8}, "yggdrasil has no table 'PER_ENEMY' in its box; it has: NEIGHBOURS"),
        ("yggdrasil", {"RAGNAROK_SETS.three-each": [[0]]}, "there are 4 entries, not 1"),
        (
            "yggdrasil",
            {"GIANT_ROWS.3.1": "whirl"},
            "cannot be played with this change: it breaks (ValueError",
        ),
        ("yggdrasil", {"BAG_VIKINGS.9": 1}, "box BAG_VIKINGS.9: there is no place '9'; places are 0 to 4"),
        ("yggdrasil", {"BAG_VIKINGS.1.2": 1}, "'2' leads into 6, which is no table"),
        ("yggdrasil", {"BAG_VIKINGS": [0, 6]}, "there are 5 entries, not 2"),
        ("yggdrasil", {"HAMMERS.gold": [1]}, "there is no 'gold'; there are: nought-to-three"),
        ("yggdrasil", {"HAMMERS": {"gold": [1]}}, "there is no 'gold'; there are: nought-to-three"),
        ("yggdrasil", {"BAG_VIKINGS.1": "six"}, "it is 6, and cannot become 'six'"),
        ("yggdrasil", {"BAG_VIKINGS": 6}, "and cannot become 6"),
        ("odins-table", {"CARDS.three-of-most.1": -1}, "numbers here are at least 0, not -1"),
        ("yggdrasil", {"BAG_VIKINGS": [0, 6, -1, 6, 6]}, "numbers here are at least 0, not [0, 6, -1, 6, 6]"),
        ("odins-table", {"CARDS.three-of-most": [0] * 10}, "odins-table cannot be played with this change"),
    ],
)
def test_what_cannot_be_changed_is_said_in_one_line(game: str, changes: Changes, message: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_changes(game, 2, {}, changes)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)
    assert (BAG_VIKINGS[1], CARDS["three-of-most"][0]) == (6, 3)


def test_a_change_that_can_be_played_passes() -> None:
    check_changes("odins-table", 2, {"no_progress": 10}, {"CARDS.three-of-most.1": 2})


def test_a_box_that_is_open_is_not_filled_any_more() -> None:
    find("odins-table")
    with pytest.raises(BadOption, match="the box of odins-table is open in this process"):
        put("odins-table", {"CARDS.three-of-most.1": 2})
    put("odins-table", {})


def test_what_was_put_where_there_is_no_table_is_refused_when_the_game_is_opened() -> None:
    told = json.dumps(["yggdrasil", 2, {}, {"SHIPS": [1]}, []])
    done = subprocess.run([sys.executable, "-c", PROGRAM, told], capture_output=True, encoding="utf-8")
    assert "BadOption: box SHIPS: yggdrasil has no table 'SHIPS' in its box; it has: " in done.stderr


def test_every_table_of_a_box_says_where_it_is_from() -> None:
    for id in OWN:
        find(id)
        assert BOXES[id].tables
        assert all(table.source for table in BOXES[id].tables.values())


def test_names_and_counts_are_read_from_the_tables() -> None:
    assert names_at("yggdrasil", "parts.GOD_NAMES")[0] == "odin"
    assert numbers_at("odins-table", "CARDS.three-of-most")[9] == 1
    assert numbers_at("odins-table", "parts.CARDS.three-of-most")[9] == 1, "as older plans write it"
    with pytest.raises(BadOption, match="is not a list of names"):
        names_at("yggdrasil", "parts.BAG_VIKINGS")
    with pytest.raises(BadOption, match="is not a list of whole numbers"):
        numbers_at("yggdrasil", "GIANT_ROWS")
    for path in ("parts.SHIPS", "ships.SAILS", "SAILS"):
        with pytest.raises(BadOption, match=f"yggdrasil has no list {path}; write as parts.NAME"):
            names_at("yggdrasil", path)
