"""A network plays wherever bots are named, and a file that holds none is named in a line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

import gladsheim
from adapters.networks import a_network, saved
from adapters.test_vector import play, shown
from gladsheim.adapters.arrays import Tables
from gladsheim.adapters.network import NetworkBot, load
from gladsheim.adapters.vector import VectorTable
from gladsheim.bots import Eyes, check_bot, make_bot
from gladsheim.games import find


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    network = a_network("yggdrasil", 2)
    network.about.steps, network.about.task = 70, "yggdrasil-easy"
    network.save(tmp_path / "n.npz")
    again = load(tmp_path / "n.npz")
    rows = np.random.default_rng(1).random((5, network.about.size), np.float32)
    assert again.about.plain() == network.about.plain()
    assert (again.forward(rows)[0] == network.forward(rows)[0]).all()


@pytest.mark.parametrize("game", [("odins-table", 2), ("vedrfolnir", 3), ("yggdrasil", 2), ("chronicles", 1)])
def test_a_network_plays_whole_games(game: tuple[str, int], tmp_path: Path) -> None:
    name = saved(*game, tmp_path)
    found = gladsheim.simulate(game[0], games=2, seats=game[1], bots=name + "@1", seed=3)
    assert found.games == 2


def test_a_network_answers_alike_in_a_batch_and_at_a_table(tmp_path: Path) -> None:
    name = saved("odins-table", 2, tmp_path)
    bot = make_bot(name, 5)
    v = VectorTable("odins-table", envs=4, seed=2, learner=0, bots=name)
    assert isinstance(v.tables, Tables)
    assert isinstance(bot, NetworkBot)
    for _ in range(30):
        play(v, 1)
        for n, state in enumerate(v.tables.batch.tables):
            rows, masks = v.observations[n : n + 1], v.masks[n : n + 1]
            action = bot.network.choose(rows, masks, bot.lot(), 0.0)[0]
            assert bot.answer(Eyes(v.sitting.window(state), state.seat)) == v.sitting.value(state, action)


def test_a_league_is_the_same_on_any_number_of_workers(tmp_path: Path) -> None:
    league = [saved("odins-table", 2, tmp_path) + "@1", saved("odins-table", 2, tmp_path, 2), "random", "policy"]
    batches = [
        VectorTable("odins-table", envs=6, seed=4, learner="any", bots=league, workers=workers) for workers in (1, 2)
    ]
    for v in batches:
        play(v, 120)
    here, there = [shown(v) for v in batches]
    assert here == there
    assert {int(seat) for seat in batches[0].seats} == {0, 1}
    batches[1].close()


def test_a_league_may_change(tmp_path: Path) -> None:
    v = VectorTable("odins-table", envs=2, seed=4, learner="any", bots="random")
    v.meet(["policy"])
    play(v, 400)
    assert isinstance(v.tables, Tables)
    assert {type(bot).__name__ for bots in v.tables.bots for bot in bots.values()} <= {"PolicyBot"}
    with pytest.raises(gladsheim.BadOption, match="a league needs at least one bot"):
        v.meet([])


def test_a_network_sits_only_where_it_learned(tmp_path: Path) -> None:
    name = saved("vedrfolnir", 3, tmp_path)
    with pytest.raises(gladsheim.BadOption, match="plays vedrfolnir alone, not yggdrasil"):
        check_bot(name, find("yggdrasil"))
    with pytest.raises(gladsheim.BadOption, match="plays with 3 seats, not with 4"):
        gladsheim.simulate("vedrfolnir", games=1, seats=4, bots=name)
    with pytest.raises(gladsheim.BadOption, match="plays with 3 seats, not with 2"):
        VectorTable("vedrfolnir", 2, 4, learner=0, bots=name)


@pytest.mark.parametrize("name", ["network:", "network:@1", "network:x.npz@warm", "network:x.npz@-1"])
def test_a_name_that_names_no_network(name: str) -> None:
    with pytest.raises(gladsheim.BadOption, match="names no network; write network:FILE"):
        make_bot(name)


def damaged(file: Path, **other: object) -> None:
    """The file with some of it changed; None: left out."""
    with np.load(file) as kept:
        whole = {name: kept[name] for name in kept}
    for name, value in other.items():
        if value is None:
            del whole[name]
        else:
            whole[name] = np.asarray(value)
    np.savez(file, allow_pickle=False, **whole)


def test_a_damaged_file_is_named_with_its_place(tmp_path: Path) -> None:
    name = saved("odins-table", 2, tmp_path)
    file = Path(name.removeprefix("network:"))
    about = load(file).about.plain()
    cases: list[tuple[dict[str, object], str]] = [
        ({"weight_1": np.full((8, 297), np.nan)}, "is damaged: weight_1"),
        ({"weight_1": np.zeros((7, 297))}, "is damaged: weight_1"),
        ({"bias_1": None}, "holds no network: .*bias_1"),
        ({"about": json.dumps({**about, "format": 9})}, "holds no network of format 1"),
        ({"about": json.dumps({**about, "seats": "two"})}, "does not say which game"),
        ({"about": json.dumps({**about, "seats": 7})}, "is played by 2 to 2, not by 7"),
        ({"about": json.dumps({**about, "game": "chess"})}, "no game 'chess'"),
        ({"about": json.dumps({**about, "layout": 1})}, "other observations or actions"),
        ({"about": "{"}, "holds no network"),
    ]
    whole = file.read_bytes()
    for change, words in cases:
        file.write_bytes(whole)
        damaged(file, **change)
        with pytest.raises(gladsheim.BadOption, match=words):
            load(file)
    for no_npz in (whole[:200], b"hi", b""):
        file.write_bytes(no_npz)
        with pytest.raises(gladsheim.BadOption, match=r"holds no network: it is no \.npz file, or only a part of one$"):
            load(file)
    with pytest.raises(gladsheim.BadOption, match="there is no network"):
        load(tmp_path / "none.npz")
