"""Riddles of the days, kept: each is made once."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from gladsheim.table.schema import RIDDLES
from gladsheim.table.store import Store

KEPT: Final = 60  # days


class Riddles:
    """Those of a store, as JSON.  Methods wait for it."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def find(self, game: str, day: str) -> str | None:
        query = select(RIDDLES.c.body).where(RIDDLES.c.game == game, RIDDLES.c.day == day)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one_or_none()

    def keep(self, game: str, day: str, body: str, oldest: str) -> str:
        """The one that is kept: another process may have been quicker with the same."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(delete(RIDDLES).where(RIDDLES.c.day < oldest))
            connection.execute(insert(RIDDLES).values(game=game, day=day, body=body))
        return self.find(game, day) or body
