"""The kit itself: which games it plays, and what it reports."""

from __future__ import annotations

from statistics import mean

import pytest

from check.feast_game import Table, feast_game
from check.planted import sound
from gladsheim.check import LAWS, run_checks
from gladsheim.check.play import Walk, case_of, cases, difference, not_plain, truth
from gladsheim.core.forms import CHANCE, CLOCK, Form, State
from gladsheim.core.game import BadOption, Chosen, Game, Option
from gladsheim.core.zones import Zone
from gladsheim.games import find


def test_a_sound_game_keeps_every_law() -> None:
    report = sound(feast_game(), 10)
    assert sorted(law.name for law in report.laws) == sorted(LAWS)
    assert [law.name for law in report.laws if not law.checked] == ["observe"]  # the Feast is seen through its view
    assert report.warnings == []


def test_a_report_tells_each_law_and_what_it_checked() -> None:
    lines = run_checks(feast_game(), 2, 5).lines()
    assert lines[0] == "feast: 2 random games from seed 5"
    assert all(any(line.startswith(f"  {law} ") and "ok" in line for line in lines) for law in LAWS)
    assert lines[-1] == "  all laws are kept"


def test_a_fault_is_told_once_with_its_first_place() -> None:
    class Generous(Table):
        def returns(self) -> list[float]:
            return [7.0, 7.0]

    report = run_checks(feast_game(state=Generous), 6, 0, seats=2, laws=["fuzz"])
    (fault,) = report.faults
    assert fault.startswith("fuzz: feast, 2 seats, rounds=2, talk=False, seed 0, fill ")
    assert fault.endswith("returns are [7.0, 7.0]: not a number from 0.0 to 1.0 for each of 2 seats (in 6 games)")
    assert report.lines()[-1] == "  1 faults; to play one again: gladsheim check feast --games 1 --seed SEED"


def test_a_game_that_breaks_is_not_told_again_by_every_law() -> None:
    class Crashing(Table):
        def play(self, seat: int, card: int) -> None:
            raise RuntimeError("no\nplay")

    report = run_checks(feast_game(state=Crashing), 4, 1)
    assert {line.partition(":")[0] for line in report.faults} == {"fuzz"}
    assert "crash: RuntimeError: no play (" in report.faults[0]


def test_progress_is_told() -> None:
    told: list[tuple[int, int, str]] = []
    run_checks(feast_game(), 3, 1, laws=["fuzz", "save"], progress=lambda *news: told.append(news))
    assert told[0] == (0, 6, "fuzz")
    assert told[1] == (1, 6, "save")
    assert told[-1] == (6, 6, "")


def test_costly_laws_play_a_part_of_many_games() -> None:
    report = run_checks(feast_game(), 40, 1, laws=["fuzz", "text"])
    assert [law.games for law in report.laws] == [40, 12]


def test_every_seat_count_and_every_value_is_played() -> None:
    game = feast_game()
    played = [*cases(game, 12, 3)]
    assert {case.seats for case in played} == {2, 3}
    assert {case.chosen.number("rounds") for case in played} == {2, 3}
    assert {case.chosen.flag("talk") for case in played} == {False, True}
    assert {case.seats for case in cases(game, 4, 1, seats=3)} == {3}
    with pytest.raises(BadOption):
        next(cases(game, 4, 1, seats=9))


def test_what_was_never_played_is_told() -> None:
    report = run_checks(feast_game(), 1, 0, laws=["fuzz", "options"])
    assert "fuzz: option 'rounds' was never played as 3: play more games" in report.warnings
    assert "options: the slot 'say' was never asked" in report.warnings


def test_a_seed_is_enough_to_play_a_case_again() -> None:
    game = feast_game()
    for case in cases(game, 6, 9):
        again = case_of(game, case.seed)
        assert str(again) == str(case)
        one, other = Walk(case), Walk(again)
        while not one.over:
            one.step()
            other.step()
        assert one.fills == other.fills
        assert truth(one.state) == truth(other.state)


def test_options_with_many_values_are_played_and_refused_ones_passed_over() -> None:
    sound_game = feast_game()

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        if len(chosen.words("gods")) != seats:
            raise BadOption("a god for each seat")
        return sound_game.set_up(g, seats, chosen)

    game = feast_game(set_up=set_up)
    gods = Option(["odin", "thor", "tyr", "freyja"], ["odin"], many=True)
    many = Game(
        id="gods",
        folder=game.folder,
        seats=game.seats,
        options={**game.options, "gods": gods},
        state=game.state,
        forms=[*game.forms.values()],
        slots=game.slots,
        set_up=set_up,
        view=game.view,
        imagine=game.imagine,
        label=game.label,
        text=game.text,
        pieces=game.pieces,
        longest=game.longest,
    )
    played = [*cases(many, 24, 0)]
    assert all(len(case.chosen.words("gods")) == case.seats for case in played)
    assert {god for case in played for god in case.chosen.words("gods")} == {"odin", "thor", "tyr", "freyja"}


def test_in_a_walk_anybody_may_be_first_the_clock_too() -> None:
    first: set[int] = set()
    said: set[int] = set()
    for case in cases(feast_game(), 60, 0, seats=3):
        walk = Walk(case)
        while not walk.over:
            open_slots = {ask.slot for ask in walk.state.asks()}
            count = len(walk.state.asks())
            walk.step()
            if open_slots == {"bid"} and count == 3:
                first.add(walk.fills[-1][0])
            if open_slots == {"say"}:
                said.add(walk.fills[-1][0])
    assert first == {0, 1, 2}
    assert said == {0, 1, 2, CLOCK}
    assert CHANCE not in said


def test_a_difference_names_its_place() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b: 2 / 3"
    assert difference({"a": True}, {"a": 1}) == "a: True / 1"
    assert difference({"a": 1}, {"b": 1}) == "a is on one side only"
    assert difference([1, 2], [1, 2]) == ""


def test_plain_is_what_json_knows() -> None:
    assert not_plain({"a": [1, None, "x", 2.5, True]}) == ""
    assert not_plain({"a": [(1, 2)]}) == "a[0] is (1, 2)"
    assert not_plain({1: 2}) == " is {1: 2}"


def test_a_walk_that_the_policy_leads_comes_farther_than_lots() -> None:
    fills: dict[bool, list[int]] = {True: [], False: []}
    for case in cases(find("yggdrasil"), 24, 1, None):
        walk = Walk(case)
        while not walk.over:
            walk.step()
        fills[walk.led].append(len(walk.fills))
    assert mean(fills[True]) > 1.5 * mean(fills[False])


def test_a_course_whose_last_space_no_view_says_is_told() -> None:
    game = feast_game()
    game.zones = {"score": Zone("course", most="den"), "round": Zone("count", each=False)}
    (told,) = run_checks(game, 2, 1, laws=["look"]).faults
    assert "`zones` speaks of 'den', which no view has" in str(told)
    game.zones["score"] = Zone("course", most="round")
    assert run_checks(game, 2, 1, laws=["look"]).faults == []


def test_a_list_that_may_or_may_not_be_by_seat_is_told() -> None:
    game = feast_game()
    game.zones = {"score": Zone("count"), "round": Zone("count"), "talk": Zone("words"), "table": Zone("row")}
    told = [words for words in run_checks(game, 12, 1, laws=["look"]).warnings if "each" in words]
    assert [words.split("'")[1] for words in told] == ["round"]  # two numbers, whether two or three play
    game.zones["round"] = Zone("count", each=False)
    assert run_checks(game, 12, 1, laws=["look"]).warnings == []
    del game.zones["round"]  # and so it is where the hint was forgotten
    told = run_checks(game, 12, 1, laws=["look"]).warnings
    assert [words.split("'")[1] for words in told] == ["round"]
