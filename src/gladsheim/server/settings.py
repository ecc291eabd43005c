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
    hosts: tuple[str, ...] = ()  # names we are called by; none: loopback names, and when bound elsewhere addresses
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    static: Path = STATIC
    thinkers: int = max(2, (os.cpu_count() or 2) - 1)  # processes in which bots think for those who wait
    far_thinkers: int = 0  # thoughts at once that outposts think for this process, over Redis
    requests_per_minute: int = 1200  # by one address
    tables_per_minute: int = 60  # made by one address
    messages_per_second: int = 100  # by one socket
    sockets_per_address: int = 300  # and as many connections that are none yet
    keep_finished: float | None = None  # days for which a finished table is kept; None: for good
    keep_abandoned: float | None = None  # and one that was never begun or never ended, since its last entry
    keep_chat: float | None = None
    pace: float = 1.0  # how many times faster an evening is led than people need it: for tests
    contact: str = ""  # whom a push service may write to: mailto:SOMEBODY or https://...
    push_services: tuple[str, ...] = ()  # origins of push services that may be plain or in the own network
    push_after: float = 10.0  # seconds after which somebody is told who is not here
    largest_body: int = 64 * 1024
    largest_message: int = 16 * 1024

    @property
    def is_loopback(self) -> bool:
        return self.host in LOOPBACK
