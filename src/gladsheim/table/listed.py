"""Listed: the tables whose host lets strangers in, for a while."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select

from gladsheim.table.schema import LISTED, TABLES
from gladsheim.table.store import OPEN, Store

LIFE: Final = 2 * 3600.0  # seconds
MOST: Final = 1000  # that are looked at: many hosts put a table there and go


class Listed:
    """The list of a store.  Methods wait for it."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def put(self, table: str, on: bool, now: float) -> None:
        with self.engine.begin() as connection:
            gone = (LISTED.c.table_id == table) | (LISTED.c.until <= now)
            connection.execute(delete(LISTED).where(gone))
            if on:
                connection.execute(insert(LISTED).values(table_id=table, until=now + LIFE))

    def has(self, table: str, now: float) -> bool:
        query = select(LISTED.c.table_id).where(LISTED.c.table_id == table, LISTED.c.until > now)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def tables(self, now: float) -> list[str]:
        """Those that still wait for people, the newest first."""
        query = select(LISTED.c.table_id).join(TABLES, TABLES.c.id == LISTED.c.table_id)
        query = query.where(LISTED.c.until > now, TABLES.c.stage == OPEN).order_by(LISTED.c.until.desc()).limit(MOST)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))
