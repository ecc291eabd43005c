"""`gladsheim train` and `gladsheim evaluate`: what they print, and what they refuse in a line."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")

from adapters.networks import saved
from gladsheim.adapters.tasks import tasks
from gladsheim.cli import main


def test_without_a_task_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train"]) == 0
    told = capsys.readouterr().out
    for id in tasks():
        assert id in told


def test_a_network_is_judged_beside_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = saved("odins-table", 2, tmp_path)
    typed = ["evaluate", "odin", "--bots", f"{name},random", "--judges", "random,policy", "--games", "8"]
    assert main(typed) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "odin: Odin's Table"
    assert "95 % interval" in lines[1]
    assert len(lines) == 2 + 2 * 2


def test_a_cooperative_task_is_judged_by_how_often_it_is_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "yggdrasil-easy", "--bots", "random", "--games", "4"]) == 0
    told = capsys.readouterr().out
    assert "the game" in told
    assert "0.0 - 49.0 %" in told


REFUSED = {
    "evaluate": "evaluate needs a task",
    "evaluate chess": "there is no task 'chess'; there are: odin",
    "train chess": "there is no task 'chess'; there are: odin",
    "evaluate odin --bots oracle": "no bot 'oracle'",
    "evaluate odin --bots network:none.npz": "there is no network none.npz",
    "evaluate odin --games 0": "at least one game, not 0",
    "evaluate yggdrasil-easy --judges random": "all win or lose together",
}


@pytest.mark.parametrize("typed", REFUSED)
def test_what_there_is_not_is_named_in_a_line(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed.split()) == 1
    line = capsys.readouterr().err
    assert REFUSED[typed] in line
    assert len(line.splitlines()) == 1


def test_without_torch_training_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "gladsheim.adapters.ppo", raising=False)
    assert main(["train", "odin"]) == 1
    told = "this adapter needs torch, which is not installed: pip install 'gladsheim[train]'"
    assert told in capsys.readouterr().err


def test_training_ends_with_a_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'gladsheim[train]'")
    torch.set_num_threads(1)
    file = tmp_path / "n.npz"
    small = ["--steps", "128", "--envs", "2", "--hidden", "8", "--games", "4", "--out", str(file)]
    assert main(["train", "odin", "--against", "random", *small]) == 0
    told = capsys.readouterr().out
    assert f"{file}: 128 steps in " in told
    assert "random" in told
    assert not list(tmp_path.glob("n-*.npz")), "who exploits others meets no earlier selves"
    for typed, why in (
        (["yggdrasil-easy", "--against", "random"], "there is nobody to play against"),
        (["odin", "--against", "random", "--league", "policy"], "not both"),
        (["odin", "--steps", "0"], "training needs steps"),
        (["odin", "--begin", "none.npz"], "there is no network none.npz"),
        (["odin", "--games", "0"], "to judge a player takes at least one game, not 0"),
    ):
        assert main(["train", *typed, "--out", str(file)]) == 1
        assert why in capsys.readouterr().err


def test_where_it_could_not_be_written_nothing_is_learned_or_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch")
    for command in (["train", "odin"], ["export", "odins-table"]):
        assert main([*command, "--out", str(tmp_path / "none" / "x.npz")]) == 1
        assert capsys.readouterr().err == f"gladsheim: there is no folder {tmp_path / 'none'} to write x.npz to\n"
        assert main([*command, "--out", str(tmp_path)]) == 1
        assert capsys.readouterr().err == f"gladsheim: {tmp_path} cannot be written\n"
