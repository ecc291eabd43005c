"""Pen: the one connection that writes journals.

SQLAlchemy's layers above the driver cost more than the insertion itself, and every move of every table goes through
here: so the pen holds the driver's connection.
"""

from __future__ import annotations

import os
import sqlite3
from threading import Lock
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.pool import PoolProxiedConnection

from gladsheim.table.database import make_room
from gladsheim.table.rows import EntryRow
from gladsheim.table.schema import JOURNAL


class Taken(Exception):
    """One of the rows is there already."""


class Busy(Exception):
    """Another program writes into the file: try again in a moment."""


class Gone(Exception):
    """The file is not there any more: what was written is kept nowhere."""


def make_room_if_there_is(cursor: DBAPICursor) -> None:
    """On a disk that is nearly full a deed may still find its place."""
    try:
        make_room(cursor)
    except sqlite3.OperationalError as fault:
        if fault.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise
        if cursor.connection.in_transaction:
            cursor.execute("ROLLBACK")


class Pen:
    """Writes rows in one transaction, durably.  A connection that broke is opened again, once."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lock = Lock()
        self.connection: PoolProxiedConnection | None = None
        self.cursor: DBAPICursor | None = None
        self.driver: Final = engine.dialect.loaded_dbapi
        self.is_sqlite: Final = engine.dialect.name == "sqlite"
        mark = "?" if self.is_sqlite else "%s"
        names = ", ".join(column.name for column in JOURNAL.c)
        self.insert = f"INSERT INTO journal ({names}) VALUES ({', '.join([mark] * len(JOURNAL.c))})"
        self.set_stage = f"UPDATE tables SET stage = {mark} WHERE id = {mark}"
        self.path = str(engine.url.database) if self.is_sqlite else ""
        self.inode = self.inode_now()  # of the file that is open

    def write(self, rows: list[EntryRow], stages: list[tuple[str, str]]) -> None:
        """Insert the rows and set the stages of tables (stage, id), all or nothing."""
        driver = self.driver
        with self.lock:
            try:
                self.try_to_write(rows, stages)
            except driver.IntegrityError:
                raise Taken from None
            except driver.Error as fault:
                if getattr(fault, "sqlite_errorcode", 0) == sqlite3.SQLITE_BUSY:
                    raise Busy from None
                # If the commit did arrive after all, the rows are taken now, and whoever sent them finds them there.
                self.close()
                try:
                    self.try_to_write(rows, stages)
                except driver.IntegrityError:
                    raise Taken from None
            self.check_file()

    def check_file(self) -> None:
        """Gone, if what is written goes into a file that has no name any more."""
        if self.inode_now() != self.inode:
            self.close()
            raise Gone(f"the store's file {self.path} was moved or deleted while it was open")

    def inode_now(self) -> int:
        if not self.is_sqlite:
            return 0
        try:
            return os.stat(self.path).st_ino
        except OSError:
            return -1

    def try_to_write(self, rows: list[EntryRow], stages: list[tuple[str, str]]) -> None:
        cursor = self.cursor or self.open()
        if self.is_sqlite and len(rows) == 1 and not stages:
            cursor.execute(self.insert, rows[0])  # One statement is a transaction of its own.
            return
        try:
            if self.is_sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            cursor.executemany(self.insert, rows)
            if stages:
                cursor.executemany(self.set_stage, stages)
            cursor.connection.commit()
        except BaseException:
            cursor.connection.rollback()
            raise

    def open(self) -> DBAPICursor:
        connection = self.engine.raw_connection()
        cursor = connection.cursor()
        if self.is_sqlite:
            try:
                # Whoever writes at once holds everybody up: so nobody waits here for another program.
                cursor.execute("PRAGMA busy_timeout=0")
                make_room_if_there_is(cursor)
            except BaseException:
                connection.invalidate()
                raise
        self.connection, self.cursor = connection, cursor
        return cursor

    def close(self) -> None:
        connection, self.connection, self.cursor = self.connection, None, None
        if connection is not None:
            connection.invalidate()
