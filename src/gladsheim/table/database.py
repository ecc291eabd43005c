"""The database behind a store: SQLite or PostgreSQL, opened so that what is committed is durable."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from gladsheim.core.game import BadOption

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 20  # seconds to wait for another process that writes, or for a server that does not answer
ROOM = 4_500_000  # bytes: what the write-ahead log holds before SQLite begins it anew
MIGRATING = 0x676C6164  # the number of the lock that a migrating process holds


def open_engine(url: str) -> Engine:
    """The engine of a URL; a BadOption says in one line why there is none."""
    known = known_url(url)
    if known.get_backend_name() == "sqlite":
        own_file(Path(str(known.database)))
        engine = create_engine(known, connect_args={"timeout": PATIENCE}, hide_parameters=True)
        event.listen(engine, "connect", on_connect)
        event.listen(engine, "begin", on_begin)
        return engine
    if "connect_timeout" not in known.query:
        known = known.update_query_dict({"connect_timeout": str(PATIENCE)})
    try:
        return create_engine(known, pool_pre_ping=True, hide_parameters=True)
    except ImportError:
        raise BadOption("PostgreSQL needs the extra: pip install 'gladsheim[postgres]'") from None


def own_file(path: Path) -> None:
    """The file holds the seeds of running games and hashes of tokens: its owner alone may read it.

    What SQLite keeps beside it gets the same rights.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def known_url(url: str) -> URL:
    try:
        known = make_url(url)
        backend = known.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError):
        backend, known = "", URL.create("none")
    if backend in ("postgres", "postgresql"):
        return known.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and known.database not in (None, "", ":memory:"):
        return known
    raise BadOption("a store is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/DATABASE, not what was given")


def on_connect(connection: sqlite3.Connection, record: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # Transactions are begun by `on_begin`, not by the driver's guess.
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def on_begin(connection: Connection) -> None:
    at_once = connection.get_execution_options().get("locks_at_once")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if at_once else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that reads before it writes.

    SQLite would refuse to write, however patient, where somebody else wrote in between: it locks before it reads.
    """
    with engine.connect().execution_options(locks_at_once=True) as connection, connection.begin():
        yield connection


def make_room(cursor: DBAPICursor) -> None:
    """Lengthen SQLite's write-ahead log once: to overwrite it durably takes half as long as to make it longer.

    A transaction too large for the cache goes into the log before it is taken back; the file keeps its length.
    """
    cursor.execute("PRAGMA cache_size")
    (usual,) = cursor.fetchone() or (-2000,)
    cursor.execute("PRAGMA cache_size=8")
    cursor.execute("BEGIN IMMEDIATE")
    cursor.execute("CREATE TABLE room (bytes BLOB)")
    cursor.execute("INSERT INTO room VALUES (zeroblob(?))", (ROOM,))
    cursor.execute("ROLLBACK")
    cursor.execute(f"PRAGMA cache_size={usual}")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date.  Of several processes that start at once, one does it and the others wait."""
    # Imported only here, because it takes long, and whoever only plays in the terminal needs none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
