"""`python -m bench.floods`: what one stranger's flood does to the moves at another's table.

A hall serves with the limits it has for everybody.  Two sockets play at a table without pause, first undisturbed, then
while a stranger at another address does one thing as often as the hall lets it.  Printed are the moves' p50 and p99
both times, the processor that the server took meanwhile, and what the stranger was answered.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table

from bench.hall import Keys, Server
from bench.load import Person, Tally

STRANGER: Final = "127.0.0.2"
THINK: Final = 0.01  # seconds, of those whose moves are measured
AT_ONCE: Final = 20  # requests that a stranger has under way

Told = Counter[str]
Flood = Callable[["Stranger"], Awaitable[None]]


class Silent(WSListener):
    """A socket that says Hello, and then the same thing for ever."""

    def __init__(self, hello: bytes, says: bytes, pause: float, told: Told) -> None:
        self.hello, self.says, self.pause, self.told = hello, says, pause, told
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        transport.send(WSMsgType.TEXT, self.hello)
        if self.says:
            self.speak()

    def speak(self) -> None:
        if self.transport is not None:
            self.transport.send(WSMsgType.TEXT, self.says)
            asyncio.get_running_loop().call_later(self.pause, self.speak)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.CLOSE:
            self.told[f"closed {frame.get_close_code()}"] += 1
        elif frame.msg_type is WSMsgType.TEXT:
            self.told["frames"] += 1

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None


class Stranger:
    """Somebody at another address, who knows the link of the table that is measured, and has tables of their own."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table
        self.told: Told = Counter()
        self.lots = random.Random(1)

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        """One request on a connection of its own."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nconnection: close\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n"
        head += f"authorization: Bearer {token}\r\n" if token else ""
        status, answer = 0, b""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(STRANGER, 0))
            writer.write(head.encode() + b"\r\n" + data)
            whole = await reader.read(-1)
            status, answer = int(whole.split(None, 2)[1]), whole.partition(b"\r\n\r\n")[2]
            writer.close()
        except (OSError, IndexError, ValueError):
            pass
        self.told[str(status)] += 1
        return status, answer

    async def without_end(self, once: Callable[[], Awaitable[object]], at_once: int = AT_ONCE) -> None:
        async def one() -> None:
            while True:
                await once()

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def set_table(self, game: str, seats: list[str], **more: object) -> Keys | None:
        wishes = [{"who": one} if one in ("me", "open") else {"who": "bot", "level": one} for one in seats]
        status, body = await self.ask("POST", "/api/tables", {"game": game, "name": "Eve", "seats": wishes, **more})
        return msgspec.json.decode(body, type=Keys) if status == 201 else None

    async def at_own_table(self, says: object) -> None:
        """Many sockets of one seat of a table of their own."""
        keys = await self.set_table("vedrfolnir", ["me", "open", "open"])
        if keys is not None:
            await self.sockets(280, keys.table.id, says, 0.05, [*keys.tokens.values()])

    async def sockets(
        self, number: int, id: str, says: object = None, pause: float = 0.02, tokens: list[str] | None = None
    ) -> None:
        hello = msgspec.json.encode({"kind": "hello", "tokens": tokens or []})
        said = b"" if says is None else msgspec.json.encode(says)
        url = f"ws://127.0.0.1:{self.port}/api/tables/{id}/live"
        for _ in range(number):
            listener = Silent(hello, said, pause, self.told)
            try:
                await ws_connect(lambda one=listener: one, url, local_addr=(STRANGER, 0))
            except Exception as no:
                self.told[type(no).__name__] += 1
        await asyncio.sleep(3600)


# The floods.


async def tables_of_random_bots(eve: Stranger) -> None:
    """Sixty tables of bots that answer at once, and nobody looks."""
    await eve.without_end(lambda: eve.set_table("vedrfolnir", ["random"] * 3), 4)


async def long_tables_of_random_bots(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.set_table("gotterdammerung", ["random"] * 15), 4)


async def watched_tables_of_random_bots(eve: Stranger) -> None:
    async def one() -> None:
        keys = await eve.set_table("gotterdammerung", ["random"] * 15)
        await eve.sockets(5, keys.table.id if keys else "none")

    await asyncio.gather(*(one() for _ in range(50)))


async def masters(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.set_table("odins-table", ["master"] * 2), 4)


async def garbage(eve: Stranger) -> None:
    await eve.sockets(250, eve.table, {"kind": "what"})


async def seats_of_others(eve: Stranger) -> None:
    await eve.sockets(250, eve.table, {"kind": "fill", "id": "x", "seat": 0, "value": 0, "seq": 1})


async def seats_of_others_elsewhere(eve: Stranger) -> None:
    keys = await eve.set_table("odins-table", ["me", "open"])
    says = {"kind": "fill", "id": "x", "seat": 0, "value": 0, "seq": 1}
    await eve.sockets(250, keys.table.id if keys else "none", says)


async def proposals(eve: Stranger) -> None:
    await eve.sockets(250, eve.table, {"kind": "propose", "id": "x", "seat": 0, "level": "random"})


async def signs_of_one_seat(eve: Stranger) -> None:
    """Every sign goes to everybody at the table: here to all sockets of the one who gives it."""
    await eve.at_own_table({"kind": "call", "id": "x", "seat": 0, "sign": "hail"})


async def chat_of_one_seat(eve: Stranger) -> None:
    await eve.at_own_table({"kind": "chat", "id": "x", "seat": 0, "text": "x" * 400})


async def undos(eve: Stranger) -> None:
    await eve.at_own_table({"kind": "undo", "id": "x", "seat": 0})


async def hand_overs(eve: Stranger) -> None:
    await eve.at_own_table({"kind": "propose", "id": "x", "seat": 0, "level": "novice"})


async def qr_codes(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.ask("POST", "/api/qr", {"text": "\u6f22" * 300}), 100)


async def pulses(eve: Stranger) -> None:
    await eve.sockets(290, eve.table, {"kind": "pulse", "seen": True}, 0.25)


async def watchers(eve: Stranger) -> None:
    await eve.sockets(290, eve.table)


async def comings_and_goings(eve: Stranger) -> None:
    """Sockets that come, say Hello and go."""
    hello = msgspec.json.encode({"kind": "hello", "tokens": []})
    url = f"ws://127.0.0.1:{eve.port}/api/tables/{eve.table}/live"

    async def come_and_go() -> None:
        try:
            transport, _ = await ws_connect(lambda: Silent(hello, b"", 1.0, eve.told), url, local_addr=(STRANGER, 0))
            eve.told["came"] += 1
            await asyncio.sleep(0.005)
            transport.disconnect()
        except Exception as no:
            eve.told[type(no).__name__] += 1
            await asyncio.sleep(0.01)

    await eve.without_end(come_and_go)


async def never_reads(eve: Stranger) -> None:
    """Sockets with the smallest of buffers that read nothing, at the table that is measured."""
    held: list[socket.socket] = []
    loop = asyncio.get_running_loop()
    for _ in range(290):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        one.bind((STRANGER, 0))
        one.setblocking(False)
        await loop.sock_connect(one, ("127.0.0.1", eve.port))
        head = f"GET /api/tables/{eve.table}/live HTTP/1.1\r\nhost: 127.0.0.1:{eve.port}\r\nupgrade: websocket\r\n"
        head += "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        hello = msgspec.json.encode({"kind": "hello", "tokens": []})
        await loop.sock_sendall(one, head.encode() + b"\r\n" + framed(hello))
        held.append(one)
    await asyncio.sleep(3600)


def framed(text: bytes) -> bytes:
    assert len(text) < 126
    return struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text


async def rest_of_the_table(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.ask("GET", f"/api/tables/{eve.table}/text"))


async def words_and_rules(eve: Stranger) -> None:
    paths = ["/api/games", "/api/games/yggdrasil/rules", "/api/words/yggdrasil/fr", "/api/schema/openapi.json"]
    await eve.without_end(lambda: eve.ask("GET", eve.lots.choice(paths)))


async def pages(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.ask("GET", "/table/none"))


async def vaults(eve: Stranger) -> None:
    def key() -> str:
        return "".join(eve.lots.choice("abcdefghij0123456789") for _ in range(43))

    await eve.without_end(lambda: eve.ask("POST", "/api/vaults", {"key": key(), "text": "x" * 60_000, "version": 0}))


async def carries(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.ask("POST", "/api/carries", {"text": "x" * 60_000}))


async def challenges(eve: Stranger) -> None:
    await eve.without_end(lambda: eve.ask("POST", "/api/passkeys/ask"))


async def afterwards(eve: Stranger) -> None:
    """Moments, turning points, luck and charts of finished games of bots."""
    made = [await eve.set_table("odins-table", ["random"] * 2) for _ in range(20)]
    ids = [one.table.id for one in made if one is not None]
    await asyncio.sleep(3)
    ways = ["chart", "luck", "turns", "turns?seat=0", "moments/40", "moments/3?seat=1", "verdict", "journal"]
    await eve.without_end(lambda: eve.ask("GET", f"/api/tables/{eve.lots.choice(ids)}/{eve.lots.choice(ways)}"))


async def rings(eve: Stranger) -> None:
    """Sixty long tables at once, asked for again and again."""
    made = [await eve.set_table("gotterdammerung", ["random"] * 12 + ["me"] * 3) for _ in range(50)]
    held = [{"id": one.table.id, "tokens": [*one.tokens.values()]} for one in made if one is not None]
    await eve.without_end(lambda: eve.ask("POST", "/api/mine", {"tables": held}))


async def half_requests(eve: Stranger) -> None:
    async def one() -> None:
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", eve.port, local_addr=(STRANGER, 0))
                writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ")
                for _ in range(50):
                    writer.write(b"y" * 100)
                    await asyncio.sleep(0.1)
                writer.close()
            except OSError:
                eve.told["refused"] += 1

    await asyncio.gather(*(one() for _ in range(1100)))


FLOODS: Final[dict[str, Flood]] = {
    one.__name__.replace("_", " "): one
    for one in (
        *(tables_of_random_bots, long_tables_of_random_bots, watched_tables_of_random_bots, masters),
        *(garbage, seats_of_others, seats_of_others_elsewhere, proposals, pulses, watchers, comings_and_goings),
        *(signs_of_one_seat, chat_of_one_seat, undos, hand_overs, qr_codes),
        *(never_reads, rest_of_the_table, words_and_rules, pages, vaults, carries, challenges, afterwards, rings),
        half_requests,
    )
}


class Served(Server):
    """A hall with the limits of everybody."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder, "")

    def start(self) -> None:
        for limit in ("--messages", "--tables", "--requests", "--sockets"):
            if limit in self.command:
                at = self.command.index(limit)
                del self.command[at : at + 2]
        super().start()


async def play(server: Server, tally: Tally, seconds: float) -> None:
    """One game after the other between two sockets that think for a moment."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        keys = await asyncio.to_thread(server.set_table, "odins-table", 2, 0)
        await play_at(server, keys, tally, end)


async def play_at(server: Server, keys: Keys, tally: Tally, end: float) -> None:
    persons = [Person(seat, token, random.Random(seat), THINK, tally) for seat, token in keys.tokens.items()]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{keys.table.id}/live"
    lines = [(await ws_connect(lambda one=person: one, url))[0] for person in persons]
    await asyncio.gather(*(person.seated for person in persons))
    for person, line in zip(persons, lines, strict=True):
        person.begin(line)
    try:
        async with asyncio.timeout(max(0.1, end - time.perf_counter())):
            await asyncio.gather(*(person.over for person in persons))
    except TimeoutError:
        pass
    finally:
        for line in lines:
            line.disconnect()


async def measure(server: Server, flood: Flood | None, seconds: float, settle: float) -> tuple[Tally, Told]:
    watched = await asyncio.to_thread(server.set_table, "odins-table", 2, 0)
    eve = Stranger(server.port, watched.table.id)
    task = None if flood is None else asyncio.ensure_future(flood(eve))
    await asyncio.sleep(settle)
    tally = Tally()
    tally.cpu = -server.cpu()
    await play(server, tally, seconds)
    tally.cpu += server.cpu()
    if task is not None:
        if task.done() and task.exception() is not None:
            raise SystemExit(f"the flood itself failed: {task.exception()!r}")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    return tally, eve.told


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.floods", description=__doc__)
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=f"of: {', '.join(FLOODS)}; else all")
    parser.add_argument("--seconds", type=float, default=6.0, help="that are measured, each time")
    parser.add_argument("--settle", type=float, default=3.0, help="seconds between the flood's begin and the measuring")
    chosen = parser.parse_args()
    rows = Table("flood", "p50", "p99", "moves/s", "CPU", "store", "memory", "what the stranger was told", box=None)
    out = Console(width=150)
    for name in chosen.floods or FLOODS:
        for flood in (None, FLOODS[name]):
            with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                server = Served(folder)
                try:
                    tally, told = runner.run(measure(server, flood, chosen.seconds, chosen.settle if flood else 0.5))
                    size = sum(f.stat().st_size for f in __import__("pathlib").Path(folder).rglob("*") if f.is_file())
                    cells = [f"{tally.percentile(share):.1f} ms" for share in (0.5, 0.99)]
                    cells += [f"{len(tally.times) / chosen.seconds:.0f}", f"{tally.cpu:.1f} s"]
                    cells += [f"{size / 1e6:.0f} MB", f"{server.memory() / 1000:.0f} MB"]
                    said = ", ".join(f"{count} x {what}" for what, count in told.most_common(5))
                    rows.add_row(name if flood else "(nobody)", *cells, said)
                finally:
                    server.stop()
        out.print(rows.rows and name)
    out.print(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
