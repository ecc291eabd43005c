"""Tune: numbers found by play, kept round by round, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gladsheim.bots.mind import mind_of
from gladsheim.cli import main
from gladsheim.core.game import BadOption
from gladsheim.games import find
from gladsheim.lab.sitting import TUNED, Setting, play_game
from gladsheim.lab.tune import Tuning, gain, tune
from gladsheim.lab.workers import Here

EASY = Setting("chronicles", 2, {"saga": "easy"}, [TUNED])


def small(start: dict[str, float] | None = None, seed: int = 1) -> Tuning:
    return Tuning([EASY], start or {}, ["life", "may_die", "hero"], 2, 8, seed)


def rounds_of(tuning: Tuning, rounds: int, file: Path) -> list[str]:
    return list(tune(tuning, rounds, file, Here(), lambda done, most: None))


def test_a_round_keeps_all_that_is_needed_to_go_on(tmp_path: Path) -> None:
    whole, first, second = small(), small(), small()
    rounds_of(whole, 2, tmp_path / "whole.json")
    rounds_of(first, 1, tmp_path / "parts.json")
    second.go_on_from(tmp_path / "parts.json")
    assert second.rounds == 1
    rounds_of(second, 2, tmp_path / "parts.json")
    assert (tmp_path / "parts.json").read_text() == (tmp_path / "whole.json").read_text()


def test_what_was_done_stays_when_the_tuning_is_interrupted(tmp_path: Path) -> None:
    tuning, file = small(), tmp_path / "kept.json"
    rounds = tune(tuning, 5, file, Here(), lambda done, most: None)
    next(rounds)
    rounds.close()
    assert json.loads(file.read_text())["rounds"] == 1
    assert not (tmp_path / "kept.json.part").exists()


def test_a_file_of_another_tuning_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    rounds_of(small(seed=2), 1, file)
    with pytest.raises(BadOption, match="tunes something else"):
        small().go_on_from(file)
    file.write_text("{}")
    with pytest.raises(BadOption, match="is not what `lab tune` keeps"):
        small().go_on_from(file)


def test_the_policy_has_its_own_numbers_again_afterwards(tmp_path: Path) -> None:
    numbers = mind_of(find("chronicles")).numbers
    before = numbers.table()
    rounds_of(small(), 1, tmp_path / "one.json")
    assert numbers.table() == before


def test_only_who_is_tuned_plays_with_the_numbers_of_the_setting() -> None:
    """A policy that fears nothing plays another game; the others' answers are those of the policy as it is."""
    fearless = {"may_die": 0.0, "life": 0.0, "life_when_few": 0.0}
    tuned = play_game(EASY.with_numbers(fearless), 1, 1)
    plain = play_game(Setting("chronicles", 2, {"saga": "easy"}, ["policy"]), 1, 1)
    beside = play_game(Setting("chronicles", 2, {"saga": "easy"}, ["policy"], numbers=fearless), 1, 1)
    assert tuned.bots == [TUNED, TUNED]
    assert tuned.decisions != plain.decisions
    assert (beside.decisions, beside.outcome) == (plain.decisions, plain.outcome)


@pytest.mark.once
def test_a_policy_that_was_spoiled_is_mended_by_play(tmp_path: Path) -> None:
    """Gods that take death for nothing lose; tuned by play they fear it again."""
    spoiled = Tuning(
        [Setting("chronicles", 3, {"saga": "easy"}, [TUNED])], {"may_die": 1.0}, ["may_die"], 12, 8, 3, 3.0
    )
    rounds_of(spoiled, 3, tmp_path / "mended.json")
    assert spoiled.table()["may_die"] > 5.0
    assert gain(spoiled, 60, Here()).mean > 0.0


def test_what_cannot_be_tuned_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "x.json")]
    asked = {
        "the policy of gotterdammerung declares no numbers to tune": ["gotterdammerung"],
        "the policy of chronicles has no number 'luck'": ["chronicles", "--only", "luck"],
        "--table four: write the seats first": ["chronicles", "--table", "four"],
        "the first round can look 0.06 to 5 far, not 9": ["chronicles", "--width", "9"],
        "a population of 8, not 1 and 2": ["chronicles", "--games", "1", "--population", "2"],
    }
    for refusal, words in asked.items():
        assert main(["lab", "tune", *words, *out]) == 1
        assert refusal in capsys.readouterr().err


def test_the_command_keeps_its_file_and_goes_on_from_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "tune", "chronicles", "--table", "2,saga=easy", "--games", "1", "--population", "8"]
    words += ["--only", "life,hero", "--check", "2", "--out", str(tmp_path / "c.json")]
    assert main([*words, "--rounds", "1"]) == 0
    assert main([*words, "--rounds", "2"]) == 0
    told = capsys.readouterr().out
    assert "going on after round 1" in told
    assert "round 2:" in told
    kept = json.loads((tmp_path / "c.json").read_text())
    assert kept["rounds"] == 2
    assert set(kept["question"]["only"]) == {"life", "hero"}
