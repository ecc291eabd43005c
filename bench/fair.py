"""`python -m bench.fair`: how long a visitor waits for a bot while another visitor makes the hall's bots think.

The other one sets twenty tables of two masters each, sits down to watch them, branches off finished games, begins
campaigns, asks for 240 hints; and the server is killed and started again in the midst of it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import urllib.request
from contextlib import AsyncExitStack
from statistics import median

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.hall import Keys, Server, decode

OTHER = "127.0.0.1"  # the visitor who keeps the bots busy
ME = "127.0.0.2"


def post(server: Server, path: str, body: object) -> bytes:
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api{path}", msgspec.json.encode(body))
    request.add_header("content-type", "application/json")
    with urllib.request.urlopen(request, timeout=30) as reply:
        found: bytes = reply.read()
        return found


def set_table(server: Server, game: str, *levels: str | None, **more: object) -> Keys:
    """Seats with a level are bots', the others mine."""
    seats = [{"who": "me"} if level is None else {"who": "bot", "level": level} for level in levels]
    body = post(server, "/tables", {"game": game, "name": "Fair", "seats": seats, **more})
    return msgspec.json.decode(body, type=Keys)


def enter(server: Server, id: str, address: str) -> connect:
    return connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{id}/live", max_size=2**22, proxy=None, local_addr=(address, 0)
    )


async def hello(socket: ClientConnection, tokens: list[str]) -> None:
    await socket.send(msgspec.json.encode({"kind": "hello", "tokens": tokens}), text=True)


async def waits(server: Server, level: str, moves: int) -> list[float]:
    """The seconds from my answer until it is my turn again, where the bot came in between."""
    keys = await asyncio.to_thread(set_table, server, "odins-table", None, level)
    found: list[float] = []
    async with enter(server, keys.table.id, ME) as socket:
        await hello(socket, [keys.tokens[0]])
        sent, number, mine, waited = 0.0, 0, "", False
        while len(found) < moves:
            frame = decode(await socket.recv())
            mine = "" if mine in frame.accepted else mine
            asked = [question for sight in frame.sights for question in sight.questions]
            waited = waited or (bool(frame.sights) and not asked)
            if mine or not asked:
                continue
            if waited:
                found.append(time.monotonic() - sent)
            waited = False
            number += 1
            mine, sent = f"m{number}", time.monotonic()
            fill = {"kind": "fill", "id": mine, "seat": 0, "value": asked[0].choices[0].value, "seq": frame.seq}
            await socket.send(msgspec.json.encode(fill), text=True)
    return found


async def watch(server: Server, stack: AsyncExitStack, ids: list[str]) -> None:
    """The other visitor looks at all its tables."""
    for id in ids:
        socket = await stack.enter_async_context(enter(server, id, OTHER))
        await hello(socket, [])
        stack.push_async_callback(stop, asyncio.create_task(drain(socket)))


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()


async def ask_hints(server: Server, stack: AsyncExitStack, hints: int) -> None:
    """Four of every socket, as many as one may ask for at once."""
    for _ in range(hints // 4):
        keys = await asyncio.to_thread(set_table, server, "vedrfolnir", None, "random")
        socket = await stack.enter_async_context(enter(server, keys.table.id, OTHER))
        await hello(socket, [keys.tokens[0]])
        for number in range(4):
            await socket.send(msgspec.json.encode({"kind": "askhint", "id": f"h{number}", "seat": 0}), text=True)
        stack.push_async_callback(stop, asyncio.create_task(drain(socket)))


def branches(server: Server, number: int, finished: str) -> list[str]:
    wish = {"seq": 3, "name": "Fair", "seat": 0, "level": "master"}
    return [
        msgspec.json.decode(post(server, f"/tables/{finished}/branches", wish), type=Keys).table.id
        for _ in range(number)
    ]


def finished_table(server: Server) -> str:
    id = set_table(server, "odins-table", "random", "random", options={"no_progress": 10}).table.id
    while True:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/api/tables/{id}", timeout=30) as reply:
            if msgspec.json.decode(reply.read())["over"]:
                return id
        time.sleep(0.1)


def campaigns(server: Server, number: int) -> list[str]:
    ids: list[str] = []
    for _ in range(number):
        sheet = msgspec.json.decode(
            post(server, "/campaigns", {"players": ["a", "b"], "gods": ["thor", "tyr", "odin"]})
        )
        ids.append(set_table(server, "chronicles", "master", "master", campaign=sheet["id"]).table.id)
    return ids


async def measure(server: Server, chosen: argparse.Namespace, rows: Table) -> float:
    worst = 0.0

    async def note(what: str) -> None:
        nonlocal worst
        for level in ("skilled", "master"):
            found = await waits(server, level, chosen.moves)
            rows.add_row(what, level, f"{median(found):.2f} s", f"{max(found):.2f} s")
            worst = max(worst, max(found))

    await note("nobody else")
    finished = await asyncio.to_thread(finished_table, server)
    ids = [set_table(server, "odins-table", "master", "master").table.id for _ in range(chosen.tables)]
    await note(f"{chosen.tables} tables of masters")
    server.process.kill()
    server.process.wait()
    server.start()
    await asyncio.to_thread(server.wait)
    await note("the same after a restart")
    ids += branches(server, chosen.tables, finished)
    ids += campaigns(server, chosen.tables)
    await note("and branches and campaigns")
    async with AsyncExitStack() as stack:
        await watch(server, stack, ids)
        await note("all of them watched")
        await ask_hints(server, stack, chosen.hints)
        await note(f"and {chosen.hints} hints")
    return worst


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.fair", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--hints", type=int, default=240)
    parser.add_argument("--moves", type=int, default=8, help="of me, under each condition and at each level")
    parser.add_argument("--most-wait", type=float, default=1e9, help="fail above so many seconds")
    chosen = parser.parse_args()
    rows = Table("the other visitor", "my bot", "median wait", "longest", box=None, pad_edge=False)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, "")
        try:
            worst = asyncio.run(measure(server, chosen, rows))
        finally:
            server.stop()
    Console(highlight=False, width=110).print(rows)
    return 0 if worst < chosen.most_wait else 1


if __name__ == "__main__":
    sys.exit(main())
