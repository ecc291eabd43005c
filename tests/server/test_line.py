"""The line: what stands for uvicorn's queue and event while nothing is heard and nothing waits to be sent."""

from __future__ import annotations

import asyncio

from gladsheim.server.line import Flag, Inbox


def test_what_was_heard_is_told_in_its_order_to_who_waits_for_it() -> None:
    async def listen() -> list[str]:
        inbox = Inbox()
        assert inbox.empty()
        given_up = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        first = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for text in ("one", "two", "three"):
            inbox.put_nowait({"type": "websocket.receive", "text": text})
        events = [await first, await inbox.get(), await inbox.get()]
        assert inbox.empty()
        return [str(event.get("text")) for event in events]

    assert asyncio.run(listen()) == ["one", "two", "three"]


def test_whoever_waits_for_a_flag_goes_on_when_it_is_set() -> None:
    async def play() -> None:
        flag = Flag()
        await flag.wait()
        flag.clear()
        assert not flag.is_set()
        waiting = [asyncio.create_task(flag.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        assert not any(one.done() for one in waiting[1:])
        flag.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert flag.is_set()

    asyncio.run(asyncio.wait_for(play(), 20))
