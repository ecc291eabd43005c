"""What Alembic runs: the steps that are missing, on the connection that the store gives it."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from gladsheim.table.schema import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
