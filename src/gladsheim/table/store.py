"""Store: where tables are kept, on SQLite or PostgreSQL.  Nothing is acknowledged before it is durable.

The order of a journal is its primary key (table, seq): whoever inserts the next seq first has it, and anybody else
gets a Conflict.  That is all the coordination there is between any number of processes.
"""

from __future__ import annotations

import time
from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection, event, func, insert, literal, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from gladsheim.core.forms import Seat
from gladsheim.core.save import Damaged
from gladsheim.table.database import PATIENCE, migrate, open_engine
from gladsheim.table.deeds import Deed, check_client
from gladsheim.table.head import Head
from gladsheim.table.journal import BEGIN, OF_SEATS, Entry
from gladsheim.table.pen import Busy, Pen, Taken
from gladsheim.table.rows import EntryRow, entry_of, entry_row, head_of, head_row
from gladsheim.table.schema import CHAT, JOURNAL, SNAPSHOTS, TABLES
from gladsheim.table.seats import LONGEST_NAME, one_line
from gladsheim.table.snapshot import open_table, take_snapshot
from gladsheim.table.table import Table
from gladsheim.table.writer import Append, Conflict, Writer

SPECTATOR: Final = -1  # the seat of chat that no seat said
OPEN: Final = "open"  # stages of a table: seats are open
LIVE: Final = "live"
OVER: Final = "over"
TRIES: Final = 20
PAUSE: Final = 0.02  # seconds between two tries where another program writes
AT_ONCE: Final = 500  # tables in one query
LONGEST_TEXT: Final = 500  # of a line of chat


class NoTable(KeyError):
    """No table has that id."""


class Said:
    """One line of chat."""

    def __init__(self, n: int, seat: Seat | None, name: str, text: str, client: str, at: float) -> None:
        self.n = n  # 1, 2, 3 ... at each table
        self.seat = seat
        self.name = name
        self.text = text
        self.client = client
        self.at = at


class Store:
    """Methods may be called from any thread, and wait until they are done; only `append_soon` does not wait."""

    def __init__(self, url: str) -> None:
        """Open the store and bring its tables up to date."""
        self.engine = open_engine(url)
        migrate(self.engine)
        self.pen = Pen(self.engine)
        self.writer = Writer(self.write)

    def check(self) -> None:
        """Any exception says why the store cannot be read or written just now."""
        self.pen.check_file()
        with self.engine.connect() as connection:
            connection.execute(select(TABLES.c.id).limit(1)).all()

    def close(self) -> None:
        """Write what waits, then close; what a thread still has in hand is closed when it gives it back."""
        self.writer.close()
        self.pen.close()
        event.listen(self.engine, "checkin", lambda _, entry: entry.invalidate())
        self.engine.dispose()

    # Tables

    def add(self, head: Head, entries: list[Entry] | None = None) -> None:
        """Keep a newly set table, with the first entries of its journal if there are any."""
        with self.engine.begin() as connection:
            insert_table(connection, head, entries or [])

    def head(self, id: str) -> Head:
        if not is_id(id):
            raise NoTable(id)
        columns = [column for column in TABLES.c if column.name != "stage"]
        with self.engine.connect() as connection:
            row = connection.execute(select(*columns).where(TABLES.c.id == id)).one_or_none()
        if row is None:
            raise NoTable(id)
        return head_of(*row)

    def open(self, id: str) -> Table:
        """The table folded from its last snapshot and the rest of its journal.  NoTable, or Damaged naming the row."""
        head = self.head(id)
        with self.engine.connect() as connection:
            kept = connection.execute(
                select(SNAPSHOTS.c.seq, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == id)
            ).one_or_none()
        if kept is not None:
            try:
                return open_table(head, kept.body, self.entries(id, kept.seq), self.clients(id, kept.seq))
            except Damaged:
                pass  # A snapshot only saves time: the journal alone is truth.
        return open_table(head, None, self.entries(id))

    def live(self) -> list[str]:
        """The ids of tables that have begun and are not over."""
        with self.engine.connect() as connection:
            return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.stage == LIVE)))

    # The journal

    def append(self, id: str, entries: list[Entry], waits: bool = True) -> None:
        """Append, durably, all or nothing.  Conflict: another process was quicker.

        Where another program writes into the file it waits for a while; or there is a Busy at once.
        """
        rows, stages = [entry_row(id, entry) for entry in entries], stages_of(id, entries)
        try:
            if waits:
                self.write_patiently(rows, stages)
            else:
                self.pen.write(rows, stages)
        except Taken:
            raise Conflict(f"table {id} has an entry {entries[0].seq} already") from None

    def write_patiently(self, rows: list[EntryRow], stages: list[tuple[str, str]]) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.pen.write(rows, stages)
            except Busy:
                if time.monotonic() > end:
                    raise
                time.sleep(PAUSE)

    def append_soon(self, id: str, entries: list[Entry]) -> Future[None]:
        """The same without waiting: all appends that wait are written in one transaction (group commit).

        One append of a table at a time: the next one when this is acknowledged.
        """
        return self.writer.append(id, entries)

    def write(self, appends: list[Append]) -> list[Exception | None]:
        """Write a group in one transaction; if that fails, each in its own.  What went wrong with each."""
        if len(appends) > 1:
            rows = [entry_row(one.id, entry) for one in appends for entry in one.entries]
            try:
                self.write_patiently(rows, [stage for one in appends for stage in stages_of(one.id, one.entries)])
                return [None] * len(appends)
            except Busy as busy:
                return [busy] * len(appends)
            except Exception:
                pass  # One of them, or the store: each will tell.
        return [self.fault_of(one) for one in appends]

    def fault_of(self, append: Append) -> Exception | None:
        """Write one append; what went wrong with it."""
        try:
            self.append(append.id, append.entries)
        except Exception as fault:
            return fault
        return None

    def entries(self, id: str, after: int = 0) -> list[Entry]:
        """The entries after seq `after`.  A Damaged names the row that cannot be read."""
        query = select(JOURNAL).where(JOURNAL.c.table_id == id, JOURNAL.c.seq > after).order_by(JOURNAL.c.seq)
        with self.engine.connect() as connection:
            return [entry_of(*row) for row in connection.execute(query)]

    def lasts(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Of many tables in two queries: the seq of the last entry and the number of the last line of chat."""
        journal = select(JOURNAL.c.table_id, func.max(JOURNAL.c.seq)).group_by(JOURNAL.c.table_id)
        chat = select(CHAT.c.table_id, func.max(CHAT.c.n)).group_by(CHAT.c.table_id)
        found = dict.fromkeys(ids, (0, 0))
        with self.engine.connect() as connection:
            for first in range(0, len(ids), AT_ONCE):
                some = ids[first : first + AT_ONCE]
                for id, seq in connection.execute(journal.where(JOURNAL.c.table_id.in_(some))):
                    found[id] = (int(seq), 0)
                for id, n in connection.execute(chat.where(CHAT.c.table_id.in_(some))):
                    found[id] = (found[id][0], int(n))
        return found

    def clients(self, id: str, until: int) -> dict[str, int]:
        """The deeds up to an entry that clients gave a name, as `Table.clients` has them."""
        columns = JOURNAL.c
        query = select(columns.kind, columns.seat, columns.value, columns.client, columns.seq)
        query = query.where(columns.table_id == id, columns.seq <= until, columns.client != "")
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return {f"{value if kind in OF_SEATS else seat}:{client}": seq for kind, seat, value, client, seq in rows}

    def catch_up(self, table: Table) -> None:
        """Fold in what other processes appended."""
        table.apply(self.entries(table.id, table.seq))

    def do(self, table: Table, deed: Deed, at: float) -> list[Entry]:
        """Decide, append, apply; after a Conflict catch up and decide again.  For those who may wait."""
        while True:
            entries = table.decide(deed, at)
            try:
                if entries:
                    self.append(table.id, entries)
            except Conflict:
                self.catch_up(table)
                continue
            table.apply(entries)
            if table.is_snapshot_due:
                self.keep_snapshot(table)
            return entries

    def keep_snapshot(self, table: Table) -> None:
        """Keep a snapshot, so that the table opens fast.  Everything folded must be durable already."""
        make = sqlite.insert if self.engine.dialect.name == "sqlite" else postgresql.insert
        row = make(SNAPSHOTS).values(table_id=table.id, seq=table.seq, body=take_snapshot(table))
        newer = {"seq": row.excluded.seq, "body": row.excluded.body}
        row = row.on_conflict_do_update(
            index_elements=["table_id"], set_=newer, where=SNAPSHOTS.c.seq < row.excluded.seq
        )
        with self.engine.begin() as connection:
            connection.execute(row)
        table.snapshot_seq = table.seq

    # Chat

    def say(self, id: str, seat: Seat | None, name: str, text: str, client: str, at: float) -> Said:
        """Keep a line of chat; one with the same seat and client id is kept once."""
        check_client(client)
        who = SPECTATOR if seat is None else seat
        name, text = one_line(name, LONGEST_NAME), one_line(text, LONGEST_TEXT)
        last = func.coalesce(func.max(CHAT.c.n), 0) + 1
        parts = [literal(id), last, literal(who), literal(name), literal(text), literal(client), literal(at)]
        line = insert(CHAT).from_select(list(CHAT.c), select(*parts).where(CHAT.c.table_id == id))
        for _ in range(TRIES):
            try:
                with self.engine.begin() as connection:
                    connection.execute(line)
            except IntegrityError:
                pass  # It was said before, or somebody else was quicker with the number.
            said = self.find_said(id, who, client)
            if said is not None:
                return said
        raise Conflict(f"nothing could be said at table {id}: too many talk at once")

    def find_said(self, id: str, who: int, client: str) -> Said | None:
        query = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.seat == who, CHAT.c.client == client)
        with self.engine.connect() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else said_of(*row)

    def said(self, id: str, after: int = 0, most: int = 200) -> list[Said]:
        """The last lines of chat after number `after`, oldest first."""
        query = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.n > after).order_by(CHAT.c.n.desc()).limit(most)
        with self.engine.connect() as connection:
            return [said_of(*row) for row in connection.execute(query)][::-1]


def is_id(text: str) -> bool:
    """Whether it may be the id of a table or a campaign.  Not every store can so much as look for what is none."""
    return text.isascii() and text.isprintable()


def insert_table(connection: Connection, head: Head, entries: list[Entry]) -> None:
    stages = [stage for stage, _ in stages_of(head.id, entries)]
    connection.execute(insert(TABLES), {**head_row(head), "stage": stages[-1] if stages else OPEN})
    if entries:
        names = [column.name for column in JOURNAL.c]
        rows = [dict(zip(names, entry_row(head.id, entry), strict=True)) for entry in entries]
        connection.execute(insert(JOURNAL), rows)


def stages_of(id: str, entries: list[Entry]) -> list[tuple[str, str]]:
    """If the table begins or ends with these entries: its new stages, each with its id."""
    return [(OVER if entry.ends else LIVE, id) for entry in entries if entry.ends or entry.kind == BEGIN]


def said_of(id: str, n: int, seat: int, name: str, text: str, client: str, at: float) -> Said:
    return Said(n, None if seat == SPECTATOR else seat, name, text, client, at)
