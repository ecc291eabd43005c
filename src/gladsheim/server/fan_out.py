"""Fan-out: how the processes that serve one table hear of each other.

Through Litestar Channels: in memory for one process alone, on Redis for any number.  A signal only says that
something is new, so none that is lost does harm: whoever hears nothing looks for itself every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from gladsheim.core.game import BadOption
from gladsheim.server.settings import Settings

log = logging.getLogger("gladsheim.server")


class Patient(ChannelsBackend):
    """Another backend that may fail for a while: tables go on without its signals, and it is tried again.

    Whatever it raises: a connection that closes under a signal is not always an error of the backend's own (uvloop
    says RuntimeError), and one that reached the workers of the channels would end them, and with them every signal.
    """

    def __init__(self, backend: ChannelsBackend, pause: float = 1.0) -> None:
        self.backend = backend
        self.pause = pause  # seconds between two tries
        self.channels: set[str] = set()
        self.state = "ok"  # or what went wrong last

    async def on_startup(self) -> None:
        await self.backend.on_startup()

    async def on_shutdown(self) -> None:
        try:
            await self.backend.on_shutdown()
        except Exception as fault:
            log.warning("fan-out: %r", fault)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self.backend.publish(data, channels)
            self.state = "ok"
        except Exception as fault:
            self.state = "signals are lost: tables hear of each other every few seconds"
            log.warning("fan-out: a signal is lost: %r", fault)

    async def subscribe(self, channels: Iterable[str]) -> None:
        wanted = [*channels]
        self.channels.update(wanted)
        try:
            await self.backend.subscribe(wanted)
        except Exception as fault:
            log.warning("fan-out: %r", fault)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        unwanted = [*channels]
        self.channels.difference_update(unwanted)
        try:
            await self.backend.unsubscribe(unwanted)
        except Exception as fault:
            log.warning("fan-out: %r", fault)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self.backend.stream_events():
                    yield event
            except Exception as fault:
                self.state = "signals are not heard: tables look for themselves every few seconds"
                log.warning("fan-out: signals are not heard: %r", fault)
            await asyncio.sleep(self.pause)
            if self.channels:
                await self.subscribe(self.channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self.backend.get_history(channel, limit)


def make_backend(settings: Settings) -> ChannelsBackend:
    if not settings.redis_url:
        return MemoryChannelsBackend()
    # An extra: only those who serve with several processes need it.
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
    except ImportError:
        raise BadOption("--redis (REDIS_URL) needs the extra: pip install 'gladsheim[redis]'") from None
    try:
        redis = Redis.from_url(settings.redis_url, socket_connect_timeout=3)
    except ValueError as no:
        raise BadOption(f"--redis (REDIS_URL) is redis://HOST:PORT, not what was given: {no}") from None
    return Patient(RedisChannelsPubSubBackend(redis=redis, key_prefix="gladsheim"))
