"""Signals between processes: what befalls them ends neither the tables nor the server."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncGenerator, Iterable

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from gladsheim.server import Settings
from gladsheim.server.app import create_app
from gladsheim.server.fan_out import Patient
from gladsheim.server.hall import Hall


class Torn(MemoryChannelsBackend):
    """A backend whose connection is closed under the first signal, which uvloop tells by a RuntimeError."""

    def __init__(self) -> None:
        super().__init__()
        self.is_torn = True

    def tear(self) -> None:
        if self.is_torn:
            raise RuntimeError("unable to perform operation on a closed transport")

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self.tear()
        await super().publish(data, channels)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.tear()
        await super().subscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        self.tear()
        async for event in super().stream_events():
            yield event


def test_a_connection_that_closes_under_a_signal_loses_that_signal_alone() -> None:
    async def talk() -> bytes:
        torn = Torn()
        patient = Patient(torn, pause=0.01)
        async with asyncio.timeout(20), ChannelsPlugin(patient, arbitrary_channels_allowed=True) as channels:
            subscriber = await channels.subscribe("table-1")
            channels.publish(b"lost", "table-1")
            while patient.state == "ok":
                await asyncio.sleep(0.005)
            torn.is_torn = False
            while not patient.backend._channels:  # type: ignore[attr-defined]  # it subscribes by itself
                await asyncio.sleep(0.005)
            channels.publish(b"heard", "table-1")
            async for event in subscriber.iter_events():
                return event
        raise AssertionError("nothing was heard")

    assert asyncio.run(talk()) == b"heard"


def test_a_hall_that_shares_its_tables_can_be_made_and_there_is_one_of_it() -> None:
    app = create_app(Settings(redis_url="redis://127.0.0.1:1/0"))
    assert [one for one in gc.get_objects() if type(one) is Hall and one.settings.redis_url.endswith(":1/0")] == [
        app.state["hall"]
    ]
