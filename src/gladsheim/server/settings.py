"""What one server process is told before it starts."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

STATIC = Path(__file__).parents[1] / "static"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Settings(msgspec.Struct, frozen=True):
    """How the hall is served.  Limits are those of one process."""

    host: str = "127.0.0.1"
    port: int = 8040
    database_url: str = ""  # "": the embedded store in the user's data folder
    redis_url: str = ""  # "": this process serves alone
    origins: tuple[str, ...] = ()  # other pages that may speak to us, such as https://games.example.org
    hosts: tuple[str, ...] = ()  # names we are called by; none: loopback names, or any name when bound elsewhere
    static: Path = STATIC
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    requests_per_minute: int = 1200  # by one address
    tables_per_minute: int = 60  # made by one address
    messages_per_second: int = 100  # by one socket
    sockets_per_address: int = 300
    largest_body: int = 64 * 1024
    largest_message: int = 16 * 1024

    @property
    def is_loopback(self) -> bool:
        return self.host in LOOPBACK
