"""Snapshots: everything that is folded comes back, and those of older versions are read as what was so then."""

from __future__ import annotations

import json

from gladsheim.table import Table, open_table, set_table, take_snapshot
from gladsheim.table.seats import Chair
from table.players import START, Party, party

FULL = {
    "who": "person",
    "level": "skilled",
    "name": "Orm",
    "person": 1,
    "token_hash": "hash",
    "lucky": "word",
    "proposed": "novice",
    "agreed": [0, 1],
    "promised": True,
    "again": "yes",
    "draw": True,
    "muted": True,
    "hints": 3,
}


def playing() -> Party:
    p = party("odins-table", [None, None], 60)
    p.sit(0, 1)
    p.play_on(12)
    return p


def test_every_word_about_a_chair_comes_back() -> None:
    assert set(FULL) == set(vars(Chair("open", None))), "a new one needs a line here"
    p = playing()
    p.table.chairs[1] = Chair(**json.loads(json.dumps(FULL)))
    again = open_table(p.table.head, take_snapshot(p.table), [])
    assert vars(again.chairs[1]) == FULL
    assert vars(again.chairs[0]) == vars(p.table.chairs[0])


def test_everything_about_a_table_comes_back() -> None:
    p = playing()
    table = p.table
    assert open_table(table.head, take_snapshot(table), []).dues() == table.dues() != []
    table.host, table.settled, table.given_up, table.plan, table.next = 1, "resigned", 0, ["vedrfolnir", "swap"], "next"
    table.nights = [[1, 2], [3]]
    table.clock.seconds, table.clock.started = 45, START + 1
    again = open_table(table.head, take_snapshot(table), [])
    assert (again.host, again.settled, again.given_up) == (1, "resigned", 0)
    assert (again.plan, again.next, again.nights) == (["vedrfolnir", "swap"], "next", [[1, 2], [3]])
    assert (again.seq, again.at, again.snapshot_seq) == (table.seq, table.at, table.seq)
    assert (again.log.seqs, again.log.ends, again.log.undone) == (table.log.seqs, table.log.ends, table.log.undone)
    assert (again.clock.seconds, again.clock.started) == (45, START + 1)
    assert again.match is not None
    assert table.match is not None
    assert again.match.fills == table.match.fills


def test_a_snapshot_of_before_the_evening_was_kept_is_read_as_plain() -> None:
    p = playing()
    older = json.loads(take_snapshot(p.table))
    for name in ("host", "settled", "given_up", "plan", "next", "nights"):
        del older[name]
    for chair in older["chairs"]:
        for name in ("promised", "again", "draw", "muted", "hints"):
            del chair[name]
    again = open_table(p.table.head, json.dumps(older), [])
    assert (again.host, again.settled, again.given_up, again.plan, again.next) == (None, "", -1, ["", ""], "")
    assert again.nights == []
    for chair in again.chairs:
        assert (chair.promised, chair.again, chair.draw, chair.muted, chair.hints) == (False, "", False, False, 0)
    assert not again.over
    p.table = again
    p.play_on(3)


def test_a_chair_nobody_sits_on_has_nothing_said_of_it() -> None:
    for chair in Table(set_table("odins-table", [None, "random"], {}, START)).chairs:
        assert (chair.name, chair.token_hash, chair.lucky, chair.proposed) == ("", "", "", None)
        assert (chair.promised, chair.again, chair.draw, chair.muted, chair.hints) == (False, "", False, False, 0)
        assert (chair.person, chair.agreed) == (-1, [])
