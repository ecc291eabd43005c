"""The store: what is acknowledged is kept, in one order, whoever writes; on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine

import gladsheim
from gladsheim.core.game import BadOption, Value
from gladsheim.core.save import Damaged
from gladsheim.table import Begin, Conflict, Refused, Replay, Sit, Table, hash_token, set_table
from gladsheim.table.database import ROOM, migrate, open_engine
from gladsheim.table.folder import data_folder, default_url
from gladsheim.table.schema import METADATA
from gladsheim.table.store import NoTable, Store
from gladsheim.table.table import SNAPSHOT_EVERY
from table.players import START, Party, party, truth


def seated(store: Store, game: str = "odins-table", seats: int = 2) -> Party:
    """A table of people that has begun and is kept."""
    p = party(game, [None] * seats)
    p.sit(*range(seats))
    store.add(p.table.head, p.journal)
    return p


def play(store: Store, p: Party, answers: int) -> None:
    """So many answers, or until the end; written at once, for a commit takes its time."""
    before = len(p.journal)
    p.play_on(answers)
    store.append(p.table.id, p.journal[before:])


# Keeping


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    p = seated(store)
    play(store, p, 30)
    assert truth(store.open(p.table.id)) == truth(p.table)


def test_everything_set_before_the_game_comes_back(store: Store) -> None:
    options: dict[str, Value] = {"gods": ["thor", "tyr"], "angry": 3}
    head = set_table("yggdrasil", ["novice", None], options, START, clock=60, campaign="c")
    head.branch_of, head.branch_seq, head.opening = "other", 7, [0, 1, -1, 2]
    store.add(head)
    assert vars(store.head(head.id)) == vars(head)


def test_a_snapshot_opens_the_same_table(store: Store) -> None:
    p = seated(store, "vedrfolnir", 3)
    play(store, p, 25)
    store.keep_snapshot(p.table)
    play(store, p, 10)
    again = store.open(p.table.id)
    assert again.snapshot_seq == p.table.seq - 10
    assert truth(again) == truth(p.table)
    assert again.beats(1) != []


def test_snapshots_are_kept_by_themselves_and_never_replaced_by_older_ones(store: Store) -> None:
    p = seated(store)
    early = store.open(p.table.id)
    play(store, p, SNAPSHOT_EVERY)
    store.do(p.table, p.some_answer(), p.now)
    assert p.table.snapshot_seq == p.table.seq
    store.keep_snapshot(early)
    assert store.open(p.table.id).snapshot_seq == p.table.snapshot_seq


def test_a_damaged_snapshot_costs_time_but_no_move(store: Store) -> None:
    p = seated(store)
    play(store, p, 20)
    store.keep_snapshot(p.table)
    for damage in ("replace(body, '\"seq\"', '\"sq\"')", "replace(body, '\"drawn\":', '\"drawn\":1')", "''"):
        change(store.engine, f"UPDATE snapshots SET body = {damage} WHERE table_id = '{p.table.id}'")
        again = store.open(p.table.id)
        assert again.snapshot_seq == 0
        assert truth(again) == truth(p.table)


def test_a_table_of_other_rules_opens_to_be_looked_at(store: Store) -> None:
    p = seated(store)
    play(store, p, 20)
    store.keep_snapshot(p.table)
    change(store.engine, f"UPDATE tables SET rules_version = '0.9' WHERE id = '{p.table.id}'")
    again = store.open(p.table.id)
    assert again.frozen.startswith("this table is played by rules 0.9 of odins-table")
    assert again.match is not None
    assert p.table.match is not None
    assert again.match.view(1) == p.table.match.view(1)


def test_no_table_has_an_unknown_id(store: Store) -> None:
    with pytest.raises(NoTable):
        store.open("nowhere")


def test_live_tables_are_those_begun_and_not_over(store: Store) -> None:
    waiting = set_table("odins-table", [None, None], {}, START)
    store.add(waiting)
    playing, ended = seated(store), seated(store)
    play(store, ended, 100_000)
    assert ended.table.over
    three = {waiting.id, playing.table.id, ended.table.id}
    assert three & set(store.live()) == {playing.table.id}
    table = store.open(waiting.id)
    for seat in (0, 1):
        store.do(table, Sit(seat, "Ann", hash_token(str(seat))), START)
    assert three & set(store.live()) == {playing.table.id, waiting.id}


def test_a_finished_table_is_replayed_and_branched_from_the_store(store: Store) -> None:
    p = seated(store)
    play(store, p, 100_000)
    replay = Replay(store.head(p.table.id), store.entries(p.table.id))
    head = replay.branch(replay.seqs[5], 0, "random", START)
    store.add(head)
    branch = store.open(head.id)
    store.do(branch, Sit(0, "Ann", hash_token("a")), START)
    assert truth(store.open(head.id)) == truth(branch)


def test_strangers_games_are_kept_too(store: Store, connect_four: str) -> None:
    p = seated(store, connect_four)
    play(store, p, 100)
    assert truth(store.open(p.table.id)) == truth(p.table)


# One order


def test_of_two_who_append_at_once_one_is_quicker(store: Store, url: str) -> None:
    other = Store(url)
    mine = seated(store)
    theirs = Party(other.open(mine.table.id), seed=9)
    store.append(mine.table.id, mine.table.decide(mine.some_answer(0), START))
    with pytest.raises(Conflict, match="has an entry 4 already"):
        other.append(theirs.table.id, theirs.table.decide(theirs.some_answer(1), START))
    other.close()


def test_whoever_was_slower_folds_what_is_new_and_decides_again(store: Store, url: str) -> None:
    other = Store(url)
    mine = seated(store)
    theirs = Party(other.open(mine.table.id), seed=9)
    for p, keeper in ((mine, store), (theirs, other)) * 20:
        while True:
            try:
                keeper.do(p.table, p.some_answer(), START)
                break
            except Refused:  # The question was answered by the other meanwhile.
                keeper.catch_up(p.table)
    store.catch_up(mine.table)
    other.catch_up(theirs.table)
    assert mine.table.seq == 3 + 40
    assert truth(mine.table) == truth(theirs.table) == truth(store.open(mine.table.id))
    other.close()


def test_an_answer_sent_again_through_another_process_is_done_once(store: Store, url: str) -> None:
    other = Store(url)
    p = seated(store)
    theirs = other.open(p.table.id)
    answer = p.some_answer(0)
    store.do(p.table, answer, START)
    assert other.do(theirs, answer, START) == []
    assert theirs.seq == p.table.seq == 4
    other.close()


def test_a_client_id_older_than_the_snapshot_is_known(store: Store) -> None:
    p = seated(store)
    answer = p.some_answer(0)
    store.do(p.table, answer, START)
    play(store, p, 10)
    store.keep_snapshot(p.table)
    assert store.do(store.open(p.table.id), answer, START) == []


def test_appends_that_wait_are_written_together_and_a_conflict_harms_only_its_own(store: Store) -> None:
    parties = [seated(store) for _ in range(5)]
    late = parties[2]
    store.append(late.table.id, late.table.decide(late.some_answer(0), START))
    waiting = []
    for p in parties:
        entries = p.table.decide(p.some_answer(1), START)
        waiting.append((p, entries, store.append_soon(p.table.id, entries)))
    for p, entries, future in waiting:
        if p is late:
            with pytest.raises(Conflict):
                future.result(20)
        else:
            future.result(20)
            p.table.apply(entries)
            assert truth(store.open(p.table.id)) == truth(p.table)


def test_what_cannot_be_written_harms_no_other_append(store: Store) -> None:
    parties = [seated(store) for _ in range(4)]
    waiting = []
    with store.pen.lock:  # The first waits for it alone, the others then are one group.
        for p in parties:
            entries = p.table.decide(p.some_answer(), START)
            if p is parties[2]:
                entries[0].value = 2**80
            waiting.append((p, store.append_soon(p.table.id, entries)))
    for p, future in waiting:
        assert (future.exception(20) is None) == (p is not parties[2])
        assert len(store.entries(p.table.id)) == (3 if p is parties[2] else 4)


def test_only_one_append_of_a_table_is_under_way(store: Store) -> None:
    """If the first met a Conflict, the second would stand on an entry that never was."""
    p = seated(store)
    with store.pen.lock:
        first = p.do(p.some_answer())
        future = store.append_soon(p.table.id, first)
        with pytest.raises(RuntimeError, match="not acknowledged yet"):
            store.append_soon(p.table.id, p.do(p.some_answer()))
    future.result(20)


def test_an_append_is_whole_or_not_at_all(store: Store) -> None:
    p = seated(store)
    twin = store.open(p.table.id)
    first = p.table.decide(p.some_answer(0), START)
    p.table.apply(first)
    both = [*first, *p.table.decide(p.some_answer(1), START)]
    clash = Party(twin, seed=3)
    two = clash.do(clash.some_answer(0))
    store.append(twin.id, [*two, *clash.do(clash.some_answer(1))])
    with pytest.raises(Conflict):
        store.append(p.table.id, both)
    assert len(store.entries(twin.id)) == 5


def test_the_log_of_sqlite_has_room_from_the_first_move_on(tmp_path: Path) -> None:
    """To write over it is quicker than to lengthen it."""
    store = Store(f"sqlite:///{tmp_path / 'hall.sqlite'}")
    p = seated(store)
    log = tmp_path / "hall.sqlite-wal"
    store.do(p.table, p.some_answer(), START)
    length = log.stat().st_size
    assert length >= ROOM
    for _ in range(20):
        store.do(p.table, p.some_answer(), START)
    assert log.stat().st_size == length
    assert (tmp_path / "hall.sqlite").stat().st_size < ROOM / 10
    store.close()


def test_many_threads_write_one_table_without_a_gap(store: Store) -> None:
    p = seated(store, "gotterdammerung", 7)
    tables = [Party(store.open(p.table.id), seed) for seed in range(3)]
    done = [0] * 3

    def work(mine: Party, n: int) -> None:
        while done[n] < 15 and not mine.table.over:  # Votes by lot may end a game early.
            try:
                done[n] += len(store.do(mine.table, mine.some_answer(), START))
            except Refused:
                store.catch_up(mine.table)

    threads = [Thread(target=work, args=(mine, n)) for n, mine in enumerate(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    last = store.open(p.table.id)
    assert last.seq == p.table.seq + sum(done)
    assert last.over or sum(done) == 45


def test_a_closed_store_writes_what_waits_and_then_nothing(url: str) -> None:
    store = Store(url)
    p = seated(store)
    future = store.append_soon(p.table.id, p.table.decide(p.some_answer(), START))
    store.close()
    assert future.done()
    with pytest.raises(RuntimeError, match="closed"):
        store.append_soon(p.table.id, [])
    again = Store(url)
    assert again.open(p.table.id).seq == 4
    again.close()


# Damage


def test_a_damaged_row_is_named(store: Store) -> None:
    for damage in (
        "value = value + 1",
        "seat = 1 - seat",
        "lots = '5'",
        "client = 'x'",
        "at = at + 1",
        "kind = 'late'",
    ):
        p = seated(store)
        play(store, p, 6)
        change(store.engine, f"UPDATE journal SET {damage} WHERE seq = 6 AND table_id = '{p.table.id}'")
        with pytest.raises(Damaged, match=f"table {p.table.id}: entry 6 is damaged"):
            store.open(p.table.id)


def test_a_lost_row_is_named(store: Store) -> None:
    p = seated(store)
    play(store, p, 6)
    change(store.engine, f"DELETE FROM journal WHERE seq = 6 AND table_id = '{p.table.id}'")
    with pytest.raises(Damaged, match="entry 6 is missing"):
        store.open(p.table.id)


def test_a_damaged_head_is_named(store: Store) -> None:
    for damage in ("levels = '[1'", "options = '[]'", "seed = 'xyz'", "opening = '{}'"):
        p = seated(store)
        change(store.engine, f"UPDATE tables SET {damage} WHERE id = '{p.table.id}'")
        with pytest.raises(Damaged, match=f"table {p.table.id}: its head is damaged"):
            store.open(p.table.id)


def test_a_game_that_is_not_installed_any_more_is_named(store: Store) -> None:
    p = seated(store)
    change(store.engine, f"UPDATE tables SET game = 'chess' WHERE id = '{p.table.id}'")
    with pytest.raises(BadOption, match="no game 'chess'"):
        store.open(p.table.id)


def change(engine: Engine, statement: str) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)


# Chat


def test_chat_is_kept_in_order_and_once(store: Store) -> None:
    p = seated(store)
    id = p.table.id
    first = store.say(id, 0, "Ann", "Good evening", "a1", START)
    again = store.say(id, 0, "Ann", "Good evening", "a1", START + 1)
    other = store.say(id, None, "A guest", "Welcome", "a1", START + 2)
    assert (vars(again), other.n, other.seat) == (vars(first), 2, None)
    assert [line.text for line in store.said(id)] == ["Good evening", "Welcome"]
    assert [line.n for line in store.said(id, after=1)] == [2]
    assert [line.n for line in store.said(id, most=1)] == [2]


def test_chat_is_one_line_that_can_be_printed(store: Store) -> None:
    id = seated(store).table.id
    said = store.say(id, 0, "An\0n", "a\0b\n\x1b[2J" + "x" * 1000, "c", START)
    assert (said.name, said.text[:8], len(said.text)) == ("An n", "a b [2Jx", 500)
    for client in ("c\0", "c" * 65, "\ud800"):
        with pytest.raises(Refused, match="the id of a deed"):
            store.say(id, 0, "Ann", "hello", client, START)


def test_many_may_talk_at_once(store: Store) -> None:
    id = seated(store).table.id
    talk = [Thread(target=store.say, args=(id, seat, "x", "y", f"c{seat}", START)) for seat in range(6)]
    for thread in talk:
        thread.start()
    for thread in talk:
        thread.join(30)
    assert [line.n for line in store.said(id)] == [1, 2, 3, 4, 5, 6]


# The database


def test_migrations_make_what_the_schema_says_and_do_nothing_the_second_time(fresh_url: str) -> None:
    engine = open_engine(fresh_url)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_several_processes_may_migrate_at_once(fresh_url: str) -> None:
    threads = [Thread(target=lambda: Store(fresh_url).close()) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    store = Store(fresh_url)
    seated(store)
    store.close()


def test_a_broken_connection_is_opened_again(store: Store) -> None:
    p = seated(store)
    play(store, p, 1)
    assert store.pen.connection is not None
    driver = store.pen.connection.driver_connection
    assert driver is not None
    driver.close()
    play(store, p, 1)
    assert store.open(p.table.id).seq == 5


def test_what_is_no_store_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for url in ("nonsense", "mysql://localhost/x", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(BadOption, match="a store is sqlite"):
            open_engine(url)
    monkeypatch.setenv("GLADSHEIM_HOME", str(tmp_path / "here"))
    assert default_url() == f"sqlite:///{tmp_path}/here/hall.sqlite"
    monkeypatch.delenv("GLADSHEIM_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "gladsheim"


# Killed in the middle

WRITER = """
import sys
from gladsheim.table.store import Store
from table.players import Party
store = Store(sys.argv[1])
tables = [store.open(id) for id in sys.argv[2].split(",")]
parties = [Party(table, table.seq) for table in tables]
while True:
    waiting = []
    for p in parties:
        entries = p.table.decide(p.some_answer(), 2_000_000.0)
        waiting.append((p, entries, store.append_soon(p.table.id, entries)))
    for p, entries, future in waiting:
        future.result()
        p.table.apply(entries)
        print(p.table.id, entries[0].seq, entries[0].seat, entries[0].value, flush=True)
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(store: Store, url: str) -> None:
    ids = [seated(store, "gotterdammerung", 7).table.id for _ in range(4)]
    paths = [str(Path(gladsheim.__file__).parents[1]), str(Path(__file__).parents[1])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    acknowledged: list[list[str]] = []
    for _ in range(2):
        command = [sys.executable, "-c", WRITER, url, ",".join(ids)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as child:
            assert child.stdout is not None
            for _ in range(25):
                acknowledged.append(child.stdout.readline().split())
            child.send_signal(signal.SIGKILL)
            acknowledged += [line.split() for line in child.stdout if line.endswith("\n")]
    kept = {id: store.entries(id) for id in ids}
    for id, seq, seat, value in acknowledged:
        entry = kept[id][int(seq) - 1]
        assert (entry.seq, entry.seat, entry.value) == (int(seq), int(seat), int(value))
    assert len({(id, seq) for id, seq, _, _ in acknowledged}) == len(acknowledged) >= 50
    for id in ids:
        assert store.open(id).seq == len(kept[id])


def test_where_many_tables_are_is_asked_at_once(store: Store) -> None:
    begun = Table(set_table("odins-table", ["random", "random"], {}, 0.0))
    store.add(begun.head, begun.decide(Begin(), 0.0))
    still = Table(set_table("odins-table", ["random", None], {}, 0.0))
    store.add(still.head)
    for number in range(3):
        store.say(still.id, None, "Eve", "hail", f"c{number}", 1.0)
    assert store.lasts([begun.id, still.id, "none"]) == {begun.id: (1, 0), still.id: (0, 3), "none": (0, 0)}
