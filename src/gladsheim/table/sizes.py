"""Sizes: what a store holds and takes, for its keeper."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import func, select

from gladsheim.table.schema import CAMPAIGNS, CHAT, JOURNAL, SNAPSHOTS, TABLES
from gladsheim.table.store import LIVE, OPEN, OVER, Store


def bytes_of(store: Store) -> int:
    """On the disk: of SQLite with its log, of PostgreSQL the whole database."""
    if store.engine.dialect.name == "sqlite":
        path = Path(str(store.engine.url.database))
        files = [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))]
        return sum(file.stat().st_size for file in files if file.exists())
    with store.engine.connect() as connection:
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())


def sizes_of(store: Store) -> list[tuple[str, int]]:
    """How many of each thing there are."""
    stages = {OPEN: "tables that wait for people", LIVE: "tables in play", OVER: "tables that are over"}
    kept = {"entries of journals": JOURNAL, "lines of chat": CHAT, "snapshots": SNAPSHOTS, "campaigns": CAMPAIGNS}
    with store.engine.connect() as connection:
        rows = connection.execute(select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage))
        counted: dict[str, int] = {stage: number for stage, number in rows}  # noqa: C416  # a row is no pair for mypy
        found = [(name, int(counted.get(stage, 0))) for stage, name in stages.items()]
        for name, table in kept.items():
            found.append((name, int(connection.execute(select(func.count()).select_from(table)).scalar_one())))
    return found
