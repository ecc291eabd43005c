"""Games as data: what is written is what was played, and reading it back gives the games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

import gladsheim
from gladsheim.adapters.export import journals_in, read_games
from gladsheim.adapters.sitting import Sitting
from gladsheim.cli import main


@pytest.mark.parametrize("game", ["odins-table", "yggdrasil", "chronicles", "vedrfolnir", "gotterdammerung"])
def test_games_of_bots_are_read_back_as_they_were_played(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.npz"
    assert main(["export", game, "--games", "2", "--seed", "5", "--out", str(file)]) == 0
    rows = read_games(file)
    assert f"{len(rows.actions):,} answers in" in capsys.readouterr().out
    actions, seats, games = rows.actions, rows.seats, rows.games
    assert rows.masks[np.arange(len(actions)), actions].all()
    matches = [gladsheim.replay(journal) for journal in journals_in(rows)]
    assert len(matches) == 2
    for n, match in enumerate(matches):
        assert match.over
        mine = games == n
        assert rows.returns[mine].tolist() == pytest.approx([match.returns[seat] for seat in seats[mine]])
        numbered = Sitting(game, match.seats, {}).actions
        values = [numbered.answer(int(a), int(s))[1] for a, s in zip(actions[mine], seats[mine], strict=True)]
        fills = zip(match.fills[::2], match.fills[1::2], strict=True)
        assert values == [value for seat, value in fills if seat >= 0]


def test_parquet_holds_the_same(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    one, other = tmp_path / "games.npz", tmp_path / "games.parquet"
    for file in (one, other):
        assert main(["export", "vedrfolnir", "--games", "2", "--seats", "2", "--seed", "5", "--out", str(file)]) == 0
    here, there = read_games(one), read_games(other)
    for name, column in vars(here).items():
        assert (column == getattr(there, name)).all(), name
        assert column.dtype == getattr(there, name).dtype


def test_a_damaged_parquet_file_is_named_with_its_place(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    file = tmp_path / "games.parquet"
    with pytest.raises(gladsheim.BadOption, match="there is no file"):
        read_games(file)
    assert main(["export", "odins-table", "--games", "1", "--out", str(file)]) == 0
    whole, table = file.read_bytes(), pa.parquet.read_table(file)
    for damaged in (b"no games", whole[: len(whole) // 2], b"PAR1" + b"x" * 40 + b"PAR1"):
        file.write_bytes(damaged)
        with pytest.raises(gladsheim.BadOption, match="holds no games as data"):
            read_games(file)
    for at in (200, len(whole) // 3, len(whole) // 2):
        file.write_bytes(whole[:at] + bytes(byte ^ 255 for byte in whole[at : at + 8]) + whole[at + 8 :])
        with pytest.raises(gladsheim.BadOption, match=r"games\.parquet holds no games as data"):
            read_games(file)
    pa.parquet.write_table(table.drop_columns(["mask"]), file)
    with pytest.raises(gladsheim.BadOption, match="it lacks mask"):
        read_games(file)
    pa.parquet.write_table(table.replace_schema_metadata({}), file)
    with pytest.raises(gladsheim.BadOption, match="it lacks the journals"):
        read_games(file)
    words = pa.array(["?"] * len(table))
    pa.parquet.write_table(table.set_column(2, "action", words), file)
    with pytest.raises(gladsheim.BadOption, match="damaged at its column"):
        read_games(file)


def test_journals_are_exported_too(tmp_path: Path) -> None:
    match = gladsheim.start("odins-table", seats=2, seed=3)
    while not match.over:
        match.choose(0)
    journal, file = tmp_path / "game.json", tmp_path / "games.npz"
    journal.write_text(json.dumps(match.journal))
    assert main(["export", "--journal", str(journal), "--out", str(file)]) == 0
    [again] = [gladsheim.replay(one) for one in journals_in(read_games(file))]
    assert again.fills == match.fills


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["export", "--out", "x.npz"], "export needs a game, one of "),
        (["export", "odins-table", "--games", "0", "--out", "x.npz"], "export needs at least one game, not 0"),
        (["export", "odins-table", "--bots", "oracle", "--out", "x.npz"], "no bot 'oracle'"),
        (["export", "chess", "--out", "x.npz"], "chess"),
    ],
)
def test_what_cannot_be_exported_is_told_in_a_line(
    typed: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed) != 0
    line = capsys.readouterr().err
    assert told in line
    assert len(line.splitlines()) == 1


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.npz"
    with pytest.raises(gladsheim.BadOption, match="there is no file"):
        read_games(file)
    assert main(["export", "odins-table", "--games", "1", "--out", str(file)]) == 0
    assert len(read_games(str(file)).actions) == len(read_games(file).actions) > 0
    whole = file.read_bytes()
    for damaged in (b"no games", whole[: len(whole) // 2], b""):
        file.write_bytes(damaged)
        with pytest.raises(gladsheim.BadOption, match="holds no games as data"):
            read_games(file)
