"""Golden games: what was asked, answered, told and seen is as it is written down.

If a change of this is meant, `make golden` writes the files anew and shows the difference, which is then reviewed.
"""

from __future__ import annotations

import msgspec
import pytest

from gladsheim.core.game import Json
from gladsheim.games import find
from golden import boards
from golden.cover import all_kinds
from golden.files import (
    COUNTS,
    SAGAS,
    THOUGHTS,
    bare_line,
    bare_lines,
    count_lines,
    folder_of,
    read_bare,
    script_files,
    scripts,
    thought_lines,
)
from golden.sagas import saga_lines

# What no script shows: ends so rare that of thousands of games by lot or policy none came to them.  Stories do.
NOT_SHOWN = {
    "odins-table": {("outcome", "draw.passes"), ("rule", "OT 10.5")},
    "chronicles": {
        *[("outcome", f"defeat.{how}") for how in ("iotunns", "markers", "serpent")],
        *[("rule", id) for id in ("YC 5.6", "YC 5.12", "YC 5.14")],
        *[("rule", "YC 11.19"), ("slot", "ring")],  # both rings in one hand
    },
}
OPEN_FORMS = ("steps", "forms")  # each of its own shape
GAMES = ["chronicles", "gotterdammerung", "odins-table", "vedrfolnir", "yggdrasil"]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_answer_and_end_is_as_it_was(name: str) -> None:
    game = find(name)
    lines = bare_lines(game)
    assert lines
    for line in lines:
        now = bare_line(read_bare(game, line))
        assert now == line, f"this game is played otherwise now; if that is meant: make golden ({line[:160]})"


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_every_script_reads_as_it_did(name: str) -> None:
    game = find(name)
    assert script_files(game)
    left = all_kinds(game)
    for file, script in scripts(game).items():
        before = file.read_text(encoding="utf-8").splitlines()
        assert script.lines == before, f"{file.name} reads otherwise now; if that is meant: make golden"
        left -= set().union(*script.kinds)
    assert left == NOT_SHOWN.get(name, set()), f"other things are in no script now: make golden ARGS='seek {name}'"


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_as_much_is_asked_closed_and_told_under_each_rule(name: str) -> None:
    game = find(name)
    before = (folder_of(game) / COUNTS).read_text(encoding="utf-8").splitlines()
    assert count_lines(game) == before, "other things are asked, closed or told now; if that is meant: make golden"


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_bots_and_learners_make_of_the_tables_what_they_did(name: str) -> None:
    game = find(name)
    before = (folder_of(game) / THOUGHTS).read_text(encoding="utf-8").splitlines()
    assert thought_lines(game) == before, "bots or learners go by something else now; if that is meant: make golden"


def test_every_number_of_the_saga_book_does_what_it_did() -> None:
    before = (folder_of(find("chronicles")) / SAGAS).read_text(encoding="utf-8").splitlines()
    assert saga_lines() == before, "the Saga Book does otherwise now; if that is meant: make golden"


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_the_boards_are_tried_on_views_of_todays_shape(name: str) -> None:
    game = find(name)
    kept = msgspec.json.decode(boards.file_of(game).read_bytes())
    assert {moment: shape(one["view"]) for moment, one in kept.items()} == {
        moment: shape(one.view) for moment, one in boards.moments_of(game).items()
    }, "make golden, and look whether the boards show what is new"


def shape(view: dict[str, Json]) -> dict[str, list[str]]:
    """The entries of a view, and those of what it lists."""
    shown = {name: [""] for name in view}
    for name, rows in view.items():
        if isinstance(rows, list) and rows and all(isinstance(row, dict) for row in rows) and name not in OPEN_FORMS:
            shown[name] = sorted({key for row in rows if isinstance(row, dict) for key in row})
    return shown
