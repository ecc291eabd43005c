"""Retention: what is let go after a time that the keeper of the hall sets, and what its own people want deleted."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, select

from gladsheim.table.schema import CHAT, JOURNAL, LISTED, RATED, SNAPSHOTS, TABLES, WATCHES
from gladsheim.table.store import LIVE, OPEN, OVER, Store

AT_ONCE: Final = 50  # tables deleted in one transaction: nobody waits long for it


def quiet_since(store: Store, stages: tuple[str, ...], before: float) -> list[str]:
    """The tables at these stages whose last entry was made before a time.  Those of a campaign stay with it."""
    last = select(func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
    query = select(TABLES.c.id).where(
        TABLES.c.stage.in_(stages), TABLES.c.campaign.is_(None), func.coalesce(last, TABLES.c.made) < before
    )
    with store.engine.connect() as connection:
        return list(connection.scalars(query))


def finished_before(store: Store, before: float) -> list[str]:
    return quiet_since(store, (OVER,), before)


def abandoned_before(store: Store, before: float) -> list[str]:
    """Tables that were never begun or never ended."""
    return quiet_since(store, (OPEN, LIVE), before)


def delete_tables(store: Store, ids: list[str]) -> None:
    """Everything of these tables."""
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        with store.engine.begin() as connection:
            for table in (JOURNAL, SNAPSHOTS, CHAT, WATCHES, LISTED, RATED):
                connection.execute(delete(table).where(table.c.table_id.in_(some)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))


def delete_chat(store: Store, before: float) -> int:
    """Lines of chat that were said before a time; how many."""
    with store.engine.begin() as connection:
        return connection.execute(delete(CHAT).where(CHAT.c.at < before)).rowcount
