"""Numbers: every answer has one, and every view fits its layout and nothing else goes in."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from adapters.cases import NAMES, SETTINGS, walk
from gladsheim.adapters.layouts import DECLARED, layout_of
from gladsheim.adapters.layouts.parts import Bag, Bits, Blank, First, Last, Of, One, Part, Record, Steps, Unfit, UpTo
from gladsheim.adapters.sitting import Actions
from gladsheim.adapters.tables import tables
from gladsheim.core.game import Json, Value
from gladsheim.games import OWN, find

ROOT = Path(__file__).resolve().parents[2]

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


def written(part: Part, value: Json) -> list[float]:
    out = array("f", bytes(4 * part.size))
    part.write(value, out, 0)
    return [round(number, 3) for number in out]


def test_every_answer_has_one_number() -> None:
    for id in OWN:
        actions, slots = Actions(find(id)), find(id).slots
        answers = [(slot, value) for slot, size in slots.items() for value in range(size)]
        assert [actions.number(slot, value) for slot, value in answers] == [*range(actions.size)]
        assert [actions.answer(number) for number in range(actions.size)] == answers


def test_each_part_writes_what_it_says() -> None:
    assert written(Of(4), 1) == [0.25]
    assert written(UpTo(4, least=-2), 9) == [1]
    assert written(One(3), 1) == [0, 1, 0]
    assert written(One(3), -1) == [0, 0, 0]
    assert written(Blank(4), 0) == [1, 0.25]
    assert written(Blank(4), -2) == [0, 0]
    assert written(Bits(3), 5) == [1, 0, 1]
    assert written(Bag(3, 4), [2, 2, 0]) == [0.25, 0, 0.5]
    assert written(First(2, One(2)), [1, 0, 1]) == [0, 1, 1, 0]
    assert written(Last(2, One(2)), [1, 0, 1]) == [0, 1, 1, 0]
    assert written(Last(2, One(2)), [0]) == [1, 0, 0, 0]
    assert written(Record({"a": Of(2), "b": Of(2)}), {"b": 1, "c": 2}) == [0, 0.5]
    steps = Steps({"Turn": {"seat": One(2)}, "Fight": {}})
    assert written(steps, [{"is": "Turn", "seat": 0}, {"is": "Turn", "seat": 1}]) == [1, 0, 1, 0]
    assert written(steps, [["Fight"]]) == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("part", "value"),
    [(Of(4), 5), (One(3), 3), (Blank(3), 3), (Bits(2), 4), (Bag(2), [2]), (Steps({}), [["Turn"]]), (Bag(2), 1)],
)
def test_what_does_not_fit_is_not_silently_cut(part: Part, value: Json) -> None:
    with pytest.raises(Unfit):
        written(part, value)


@every_setting
def test_every_view_fits_its_layout_and_changes_show(game: str, seats: int, options: dict[str, Value]) -> None:
    round_the_table = walk(game, seats, options, seed=11)
    layout, case = layout_of(find(game), seats), round_the_table.case
    views: dict[bytes, dict[str, Json]] = {}
    moments = told_apart = 0
    while not round_the_table.over and moments < 400:
        seat = round_the_table.state.seat
        if seat >= 0:
            view = case.window(round_the_table.state).view(seat)
            numbers = layout.encode(view)
            assert len(numbers) == layout.size
            assert 0 <= min(numbers) <= max(numbers) <= 1
            moments += 1
            told_apart += views.setdefault(numbers.tobytes(), view) == view
        round_the_table.step()
    layout.encode(case.window(round_the_table.state).view(None))
    # Layouts leave little out: how deep procedures of one kind nest (rune stones within rune stones), and old history.
    assert told_apart >= 0.9 * moments


@every_setting
def test_numbers_of_a_seat_tell_nothing_it_does_not_know(game: str, seats: int, options: dict[str, Value]) -> None:
    round_the_table = walk(game, seats, options, seed=12)
    layout, case = layout_of(find(game), seats), round_the_table.case
    for moment in range(200):
        if round_the_table.over:
            break
        if moment % 10 == 0:
            for seat in [*range(min(seats, 4)), None]:
                twin = find(game).imagine(round_the_table.state, seat, round_the_table.aside)
                true = layout.encode(case.window(round_the_table.state).view(seat))
                assert layout.encode(case.window(twin).view(seat)) == true
        round_the_table.step()


def test_who_sits_elsewhere_sees_other_numbers() -> None:
    round_the_table = walk("odins-table", 2, {}, seed=1)
    for _ in range(40):
        round_the_table.step()
    window = round_the_table.case.window(round_the_table.state)
    layout = layout_of(find("odins-table"), 2)
    ours, theirs = layout.encode(window.view(0)), layout.encode(window.view(1))
    walls = next(field for field in layout.fields if field.name == "walls")
    middle = walls.at + walls.part.size // 2
    assert sum(ours[walls.at : middle]) > sum(theirs[walls.at : middle])  # one's own Wall is seen


def test_the_table_in_the_docs_is_what_the_command_writes() -> None:
    assert tables() in (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")


def test_all_own_games_declare_a_layout() -> None:
    assert sorted(DECLARED) == sorted(OWN)
