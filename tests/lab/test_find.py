"""`lab find`: a variant that meets a target is found, none is where there is none, and stopped it goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gladsheim.cli import main
from gladsheim.core.game import BadOption
from gladsheim.lab.find import MET, MISSED, Hunt, hunt
from gladsheim.lab.run import Tally, tallies_of
from gladsheim.lab.sitting import Result, Setting
from gladsheim.lab.workers import Here

BASE = Setting("odins-table", 2, {}, ["random"])


def a_hunt(target: float = 0.5, near: float = 0.2) -> Hunt:
    return Hunt(BASE, [("no_progress", [10, 80])], "won", target, near, 1)


def found_in(looked_for: Hunt, most: int = 400) -> dict[str, Tally]:
    tallies = tallies_of(looked_for.plan())
    with Here() as workers:
        list(hunt(looked_for, tallies, 20, most, workers, lambda _: None))
    return tallies


def test_what_lies_within_the_target_is_found_and_the_search_ends_there() -> None:
    looked_for = a_hunt()
    tallies = found_in(looked_for)
    best = looked_for.by_distance(tallies)[0]
    low, high = looked_for.interval(best)
    assert looked_for.verdict(best) == MET
    assert 0.3 <= low < best.share().share < high <= 0.7
    assert best.games < 400


def test_where_none_meets_it_all_drop_out() -> None:
    looked_for = a_hunt(0.99, 0.005)
    tallies = found_in(looked_for)
    assert {looked_for.verdict(one) for one in tallies.values()} == {MISSED}
    assert max(one.games for one in tallies.values()) < 400


def test_it_goes_on_from_what_was_played_before() -> None:
    whole = found_in(a_hunt())
    looked_for = a_hunt()
    tallies = tallies_of(looked_for.plan())
    for name, tally in tallies.items():
        tally.results = whole[name].results[: 7 if "10" in name else 20]
    with Here() as workers:
        list(hunt(looked_for, tallies, 20, 400, workers, lambda _: None))
    assert {name: one.share().won for name, one in tallies.items()} == {n: t.share().won for n, t in whole.items()}


def test_intervals_are_wider_the_more_are_looked_at() -> None:
    few, many = a_hunt(), Hunt(BASE, [("no_progress", [10, 20, 40, 80])], "won", 0.5, 0.1, 1)
    tally = Tally(few.candidates[0])
    tally.results = [Result("end", [float(n % 2), 0.0], ["a", "b"], 1) for n in range(100)]
    one, other = few.interval(tally), many.interval(tally)
    assert other[0] < one[0] < 0.5 < one[1] < other[1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--target", "0.5"], "name what may be changed: --over NAME=VALUE,VALUE..."),
        (["--target", "2", "--over", "no_progress=10"], "a target is 0 to 1"),
        (["--target", "0.5", "--over", "no_progress"], "--over no_progress: write NAME=VALUE"),
        (["--target", "0.5", "--over", "CARDS.three-of-most.1=5..2"], "the smaller first"),
        (["--target", "0.5", "--over", "luck=much"], "'luck' is no option of odins-table"),
        (["--target", "0.5", "--over", "seats=3"], "odins-table is played with 2 seats, not 3"),
        (["--target", "0.5", "--over", "no_progress=10", "--batch", "0"], "--batch must be at least 1"),
    ],
)
def test_what_cannot_be_looked_for_is_refused_in_one_line(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "find", "odins-table", "--out", str(tmp_path / "f.json"), *arguments]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert reason in said
    assert not list(tmp_path.iterdir())


def test_the_command_says_what_it_found_and_keeps_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "f.json"
    command = ["lab", "find", "odins-table", "--over", "no_progress=10", "--target", "0.5", "--near", "0.3"]
    command += ["--bots", "random", "--batch", "20", "--out", str(file)]
    assert main(command) == 0
    assert "found: no_progress=10 meets 50 % within 30" in capsys.readouterr().out
    assert json.loads(file.read_text())["results"]
    assert main(command) == 0
    assert "going on after" in capsys.readouterr().out
    assert main([*command, "--seed", "2"]) == 1
    assert "another plan, seed or version" in capsys.readouterr().err


def test_a_table_of_the_box_can_be_tried() -> None:
    looked_for = Hunt(BASE, [("CARDS.three-of-most.1", [2, 3])], "won", 0.5, 0.2, 1)
    looked_for.check()
    assert [one.setting.data for one in looked_for.candidates] == [
        {"CARDS.three-of-most.1": 2},
        {"CARDS.three-of-most.1": 3},
    ]
    with pytest.raises(BadOption, match="too many"):
        Hunt(BASE, [("no_progress", [*range(501)])], "won", 0.5, 0.2, 1)
