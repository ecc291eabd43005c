"""Running the application on uvicorn."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from gladsheim.server.app import create_app
from gladsheim.server.door import Doorkeeper
from gladsheim.server.garbage import search_when_calm
from gladsheim.server.hall import Hall
from gladsheim.server.line import Line
from gladsheim.server.settings import Settings
from gladsheim.server.start_up import ask_redis, listen, open_store, raise_limit_of_files

# Seconds that a thread computes while another waits to.  Beside the loop only those compute that write and read, and
# whoever plays waits for the loop: with Python's usual 5 ms the slowest moves of many tables wait twice as long.
TURN: Final = 0.0005


class Server(uvicorn.Server):
    """Uvicorn, which closes the sockets only after the hall has said farewell."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self.hall = hall
        self.when_open: Callable[[], None] = lambda: None
        self.tidying: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Serve until interrupted; a BadOption says what of the settings cannot be."""
        settings = self.hall.settings
        raise_limit_of_files()
        sys.setswitchinterval(TURN)
        self.hall.is_early = True
        ask_redis(settings)
        sockets = listen(settings.host, settings.port)
        try:
            self.hall.ready = open_store(settings)
            self.run(sockets)
        finally:
            for one in sockets:
                one.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.tidying = asyncio.create_task(search_when_calm(self.hall.commits))
        self.when_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.tidying is not None:
            self.tidying.cancel()
        await self.hall.say_farewell()
        await super().shutdown(sockets)


def make_server(settings: Settings) -> Server:
    """A server that is ready to `open`."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,  # Frames of what is veiled must not differ in size by what they hide.
        timeout_graceful_shutdown=10,
        server_header=False,
        access_log=False,
        http=Doorkeeper(settings).protocol,  # type: ignore[arg-type]  # any callable will do
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=[*settings.proxies],
        log_config=None,  # what was set up stays, and whoever logs elsewhere keeps their handlers
        log_level="warning",
    )
    hall = app.state["hall"]
    assert isinstance(hall, Hall)
    return Server(config, hall)
