"""Orders: deeds that somebody wants done."""

from __future__ import annotations

import asyncio

from gladsheim.core.forms import Illegal
from gladsheim.server.guest import Guest
from gladsheim.table import Deed


class Order:
    """A deed somebody wants done: a guest, a bot, a clock, or a caller over REST who waits for `done`."""

    def __init__(self, deed: Deed, guest: Guest | None = None, id: str = "", awaited: bool = False) -> None:
        self.deed = deed
        self.guest = guest
        self.id = id
        self.done: asyncio.Future[None] | None = asyncio.get_running_loop().create_future() if awaited else None
        self.refused = False

    def accept(self) -> None:
        if self.guest is not None:
            self.guest.accepted.append(self.id)
        if self.done is not None and not self.done.done():
            self.done.set_result(None)

    def refuse(self, no: Illegal) -> None:
        self.refused = True
        if self.guest is not None:
            self.guest.refuse(self.id, no)
        if self.done is not None and not self.done.done():
            self.done.set_exception(no)
