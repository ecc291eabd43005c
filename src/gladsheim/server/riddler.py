"""The riddler: makes the riddle of a day once, where bots think, and keeps it."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from gladsheim.lab.riddle import Riddle
from gladsheim.server import hours
from gladsheim.table.riddles import KEPT
from gladsheim.table.riddles import Riddles as Kept

if TYPE_CHECKING:
    from gladsheim.server.hall import Hall

log = logging.getLogger("gladsheim.server")


class Told(msgspec.Struct, frozen=True):
    """A riddle as it is kept."""

    game: str
    seats: int
    fills: list[int]
    seat: int
    chances: list[tuple[int, float]]

    def riddle(self) -> Riddle:
        return Riddle(self.game, self.seats, self.fills, self.seat, dict(self.chances))


def today() -> str:
    return datetime.fromtimestamp(hours.now(), UTC).date().isoformat()


class Riddler:
    """What this process knows of them, and what is being made."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.kept = Kept(hall.store)
        self.found: dict[tuple[str, str], Riddle] = {}  # by game and day
        self.making: dict[tuple[str, str], asyncio.Task[None]] = {}

    def close(self) -> None:
        """Nobody waits for a riddle when the hall closes: the next one makes it."""
        for task in self.making.values():
            task.cancel()

    async def find(self, game: str, day: str) -> Riddle | None:
        """The riddle; None: it is being made, ask again.  Who asks first sets that going."""
        key = (game, day)
        if key not in self.found:
            body = await asyncio.to_thread(self.kept.find, game, day)
            if body is not None:
                self.found[key] = msgspec.json.decode(body, type=Told).riddle()
        if key not in self.found:
            if key not in self.making:
                self.making[key] = asyncio.create_task(self.make(game, day))
            return None
        return self.found[key]

    async def make(self, game: str, day: str) -> None:
        try:
            body = await self.hall.thinkers.riddle(game, day)
            oldest = (date.fromisoformat(day) - timedelta(days=KEPT)).isoformat()
            body = await asyncio.to_thread(self.kept.keep, game, day, body, oldest)
            self.found[game, day] = msgspec.json.decode(body, type=Told).riddle()
        except Exception:
            log.exception("the riddle of %s for %s could not be made", game, day)
        finally:
            self.making.pop((game, day), None)
