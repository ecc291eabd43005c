"""Numbers: every answer has one, and every view fits its layout and nothing else goes in."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from adapters.cases import NAMES, SETTINGS, walk
from gladsheim.adapters.sitting import Actions
from gladsheim.adapters.tables import names, tables
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.games import OWN, find
from gladsheim.games.odins_table.events import SQUARE
from gladsheim.layouts import layout_of
from gladsheim.layouts.many import First, Last, Record, Steps
from gladsheim.layouts.parts import Bag, Bits, Blank, Of, One, Part, Unfit, UpTo
from gladsheim.layouts.ring import Ring, Turned, Who, Whoever, WhoeverBits

ROOT = Path(__file__).resolve().parents[2]

every_setting = pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=NAMES)


def written(part: Part, value: Json, me: int = 0) -> list[float]:
    out = array("f", bytes(4 * part.size))
    part.write(value, out, 0, me)
    return [round(number, 3) for number in out]


def test_every_answer_has_one_number() -> None:
    for id in OWN:
        slots = find(id).slots
        answers = [(name, value) for name, slot in slots.items() for value in range(slot.size)]
        for seats in find(id).seats:
            actions = Actions(find(id), seats)
            assert [actions.number(slot, value, 0) for slot, value in answers] == [*range(actions.size)]
            for seat in range(seats):
                numbers = [actions.number(slot, value, seat) for slot, value in answers]
                assert sorted(numbers) == [*range(actions.size)]
                assert [actions.answer(number, seat) for number in numbers] == answers


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


def test_what_is_by_seat_is_counted_from_the_one_that_looks() -> None:
    assert written(Who(3), 2, me=1) == [0, 1, 0]
    assert written(Who(3, 4), 3, me=1) == [0, 0, 0, 1]
    assert written(Whoever(3), [0, 1], me=1) == [1, 0, 1]
    assert written(WhoeverBits(3, 1), 0b1011, me=1) == [1, 0, 1, 1]
    assert written(Ring(3, Of(4)), [1, 2, 3], me=2) == [0.75, 0.25, 0.5]
    assert written(Ring(2, Of(4), 1), [1, 2, 3], me=1) == [0.5, 0.25, 0.75]
    across = Turned(SQUARE, 2, Bag(30))
    assert written(across, [0], me=0).index(1) == 0
    assert written(across, [0], me=1).index(1) == 24


def test_both_sides_of_odins_table_see_their_own_row_nearest() -> None:
    layout, window = layout_of(find("odins-table"), 2), walk("odins-table", 2, {}, seed=1)
    pieces = next(field for field in layout.fields if field.name == "pieces")
    rows = [layout.encode(window.case.window(window.state).view(seat)) for seat in (0, 1)]
    ours, theirs = (row[pieces.at : pieces.at + pieces.part.size] for row in rows)
    assert ours == theirs
    assert [*ours[:6]] == [1.0] * 6


def test_every_index_has_words() -> None:
    for id in OWN:
        for seats in (find(id).seats[0], find(id).seats[-1]):
            layout = layout_of(find(id), seats)
            assert all(layout.explain(index) for index in range(layout.size))
            with pytest.raises(BadOption, match=f"a row has {layout.size} numbers"):
                layout.explain(layout.size)
    odins = layout_of(find("odins-table"), 2)
    assert odins.explain(0) == "asks[0].slot is white"
    assert odins.explain(odins.size - 1) == "turn.scouted_from_left"


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


def test_who_sits_elsewhere_sees_its_own_wall_first() -> None:
    round_the_table = walk("odins-table", 2, {}, seed=1)
    for _ in range(40):
        round_the_table.step()
    window = round_the_table.case.window(round_the_table.state)
    layout = layout_of(find("odins-table"), 2)
    ours, theirs = layout.encode(window.view(0)), layout.encode(window.view(1))
    walls = next(field for field in layout.fields if field.name == "walls")
    middle, end = walls.at + walls.part.size // 2, walls.at + walls.part.size
    for row in (ours, theirs):
        assert sum(row[walls.at : middle]) > sum(row[middle:end])  # one's own Wall is seen


def test_the_table_in_the_docs_is_what_the_command_writes() -> None:
    assert tables() in (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")


def test_the_names_in_the_docs_are_what_the_command_writes() -> None:
    assert names() == (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")


def test_all_own_games_declare_a_layout() -> None:
    assert all(find(id).seams.layout for id in OWN)
