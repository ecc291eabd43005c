"""Journals, saves and a whole hall written before open blanks were -4 and events were beats (commit 5652d3c)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import gladsheim
from gladsheim.table import Answer
from gladsheim.table.store import Store

HERE = Path(__file__).parent
GAMES = sorted(file for file in HERE.glob("*-*.json"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_journal_of_then_replays_to_the_same_end(file: Path) -> None:
    then = json.loads(file.read_text(encoding="utf-8"))["finished"]
    now = gladsheim.replay(then["journal"], listen=True)
    assert now.over
    assert (now.returns, now.ending().key) == (then["returns"], then["outcome"])
    assert now.journal == then["journal"]
    assert gladsheim.verify(then["journal"]) > 0
    assert now.beats(None)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_save_of_then_is_loaded_and_plays_on(file: Path) -> None:
    then = json.loads(file.read_text(encoding="utf-8"))["saved"]
    now = gladsheim.load(then["save"])
    assert len(now.fills) // 2 == then["fills"]
    assert [[ask.seat, ask.slot, ask.options, ask.rule] for ask in now.asks] == then["asks"]
    twin = gladsheim.load(now.save())
    for match in (now, twin):
        match.choose(0)
    assert now.save() == twin.save()


def test_the_tables_of_a_hall_of_then_open_with_their_snapshots_and_play_on(tmp_path: Path) -> None:
    shutil.copy(HERE / "hall.sqlite", tmp_path / "hall.sqlite")
    then = json.loads((HERE / "hall.json").read_text(encoding="utf-8"))
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    try:
        for id, was in then.items():
            table = store.open(id)
            match = table.match
            assert match is not None
            assert (match.game.id, table.seq, match.fills) == (was["game"], was["seq"], was["fills"])
            assert [[ask.seat, ask.slot, ask.options] for ask in match.asks] == was["asks"]
            assert table.beats(None)
            who = table.waits_for()[0]
            ask = table.ask_of(who)
            assert ask is not None
            by_bot = table.chairs[who].level is not None
            store.do(table, Answer(who, ask.options[0], "" if by_bot else "now", table.seq, by_bot), 2000.0)
            assert store.open(id).seq == table.seq > was["seq"]
    finally:
        store.close()
