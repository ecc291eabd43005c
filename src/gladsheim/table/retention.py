"""Retention: what is let go after a time that the keeper of the hall sets, and what its own people want deleted."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, select

from gladsheim.table.schema import CAMPAIGNS, CHAT, JOURNAL, LISTED, RATED, SNAPSHOTS, TABLES, WATCHES
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


def campaigns_before(store: Store, before: float) -> dict[str, list[str]]:
    """The campaigns at which nothing happened since a time, each with its tables."""
    theirs = TABLES.c.campaign == CAMPAIGNS.c.id
    played = select(func.max(JOURNAL.c.at)).join(TABLES, TABLES.c.id == JOURNAL.c.table_id).where(theirs)
    made = select(func.max(TABLES.c.made)).where(theirs)
    lasts = (CAMPAIGNS.c.made, func.coalesce(played.scalar_subquery(), 0), func.coalesce(made.scalar_subquery(), 0))
    query = select(CAMPAIGNS.c.id).where(*(last < before for last in lasts))
    with store.engine.connect() as connection:
        return {id: tables_of(connection, id) for id in connection.scalars(query).all()}


def tables_of(connection: Connection, campaign: str) -> list[str]:
    return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.campaign == campaign)))


def delete_campaign(store: Store, id: str) -> list[str]:
    """A campaign with all its tables, which it returns."""
    with store.engine.begin() as connection:  # first the record: from here on nobody sets another table of it
        connection.execute(delete(CAMPAIGNS).where(CAMPAIGNS.c.id == id))
        tables = tables_of(connection, id)
    delete_tables(store, tables)
    return tables


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
