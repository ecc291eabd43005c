"""`python -m bench.load`: many tables through real sockets on loopback; moves a second, p50, p99, memory per table.

One process serves, this one plays.  First one table between two sockets, each answering as soon as it is asked: on the
disk, where every move waits for a durable write, and where there is /dev/shm in memory too, which shows what the disk
takes.  Then many tables at once, of people who take a moment before they answer, and bots, from the moment when all of
them sit.  A move counts when it is acknowledged, that is, when it is durable.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from rich.console import Console
from rich.table import Table

from bench.hall import GAMES, Frame, Question, Server, decode

IN_MEMORY: Final = Path("/dev/shm")
PAGE: Final = 4096  # bytes
PAGES: Final = 300


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []  # seconds from a fill to its acknowledgement
        self.games = 0
        self.refused: Counter[str] = Counter()
        self.seconds = 0.0  # from the first question to the last answer, of all games together

    def rate(self, tables: int) -> float:
        """Moves a second while games went on."""
        return len(self.times) / (self.seconds / tables)

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Person(WSListener):
    """One socket that answers whatever it is asked, after so many seconds of thought on average."""

    def __init__(self, seat: int, token: str, lots: random.Random, think: float, tally: Tally) -> None:
        self.seat = seat
        self.token = token
        self.lots = lots
        self.think = think
        self.tally = tally
        self.number = 0
        self.sent = 0.0
        self.waits_for = ""
        self.thinks = False
        self.begun = False  # until then it only listens
        self.asked: list[Question] = []
        self.seq = 0
        self.seated = asyncio.get_running_loop().create_future()  # it has seen the table
        self.over = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, msgspec.json.encode({"kind": "hello", "tokens": [self.token]}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is WSMsgType.TEXT:
            self.hear(transport, decode(frame.get_payload_as_bytes()))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError("the server closed a socket"))

    def hear(self, transport: WSTransport, frame: Frame) -> None:
        if frame.kind == "refused":
            self.tally.refused[frame.reason] += 1
            self.waits_for = "" if frame.id == self.waits_for else self.waits_for
        if self.waits_for and self.waits_for in frame.accepted:
            self.tally.times.append(time.perf_counter() - self.sent)
            self.waits_for = ""
        if frame.card is not None and frame.card.over and not self.over.done():
            self.over.set_result(None)
        if frame.sights:
            if not self.seated.done():
                self.seated.set_result(None)
            self.seq = frame.seq
            self.asked = [question for sight in frame.sights for question in sight.questions]
        self.consider(transport)

    def begin(self, transport: WSTransport) -> None:
        self.begun = True
        self.consider(transport)

    def consider(self, transport: WSTransport) -> None:
        """Answer, now or after a thought, if there is something to answer."""
        if not self.begun or self.waits_for or self.thinks or not self.asked or self.over.done():
            return
        if self.think:
            self.thinks = True
            asyncio.get_running_loop().call_later(self.lots.expovariate(1 / self.think), self.answer, transport)
        else:
            self.answer(transport)

    def answer(self, transport: WSTransport) -> None:
        """Answer what is asked by now."""
        self.thinks = False
        if self.over.done() or not self.asked:
            return
        self.number += 1
        self.waits_for = f"{self.seat}-{self.number}"
        value = self.lots.choice(self.asked[0].choices).value
        fill = {"kind": "fill", "id": self.waits_for, "seat": self.seat, "value": value, "seq": self.seq}
        self.sent = time.perf_counter()
        transport.send(WSMsgType.TEXT, msgspec.json.encode(fill))


async def enter(server: Server, id: str, person: Person) -> WSTransport:
    transport, _ = await ws_connect(lambda: person, f"ws://127.0.0.1:{server.port}/api/tables/{id}/live")
    return transport


async def play_table(
    server: Server, game: str, bots: int, think: float, seconds: float, tally: Tally, all_sit: asyncio.Barrier
) -> None:
    """Games at one table after the other, from the moment when everybody sits at every table until time is up."""
    lots = random.Random(game)
    people = GAMES.get(game, 2) - bots
    end = 0.0
    while not end or time.perf_counter() < end:
        keys = await asyncio.to_thread(server.set_table, game, people, bots, "random")
        persons = [Person(seat, token, lots, think, tally) for seat, token in keys.tokens.items()]
        sockets = [await enter(server, keys.table.id, person) for person in persons]
        await asyncio.gather(*(person.seated for person in persons))
        if not end:
            await all_sit.wait()
            end = time.perf_counter() + seconds
        await play_game(persons, sockets, end, tally)


async def play_game(persons: list[Person], sockets: list[WSTransport], end: float, tally: Tally) -> None:
    began = time.perf_counter()
    try:
        for person, transport in zip(persons, sockets, strict=True):
            person.begin(transport)
        async with asyncio.timeout(end - began):
            await asyncio.gather(*(person.over for person in persons))
        tally.games += 1
    except TimeoutError:
        pass
    finally:
        tally.seconds += time.perf_counter() - began
        for transport in sockets:
            transport.disconnect()


async def measure_single(server: Server, chosen: argparse.Namespace) -> Tally:
    """One table between two sockets."""
    tally = Tally()
    await play_table(server, chosen.game, 0, 0.0, chosen.seconds / 2, tally, asyncio.Barrier(1))
    return tally


async def measure_many(server: Server, chosen: argparse.Namespace) -> tuple[Tally, float]:
    """Many tables at once, and the kilobytes that each of them takes."""
    before = server.memory()
    tally = Tally()
    all_sit = asyncio.Barrier(chosen.tables)
    games = [
        play_table(server, game, GAMES[game] // 2, chosen.think, chosen.seconds, tally, all_sit)
        for n in range(chosen.tables)
        for game in [list(GAMES)[n % len(GAMES)]]
    ]
    watch = asyncio.create_task(most_memory(server))
    await asyncio.gather(*games)
    watch.cancel()
    return tally, (max(server.memory(), *MEMORY) - before) / chosen.tables


def row(tables: int, what: str, tally: Tally, memory: str = "") -> list[str]:
    cells = [str(tables), what, f"{len(tally.times):,}", f"{tally.rate(tables):,.0f}"]
    cells += [f"{tally.percentile(share):.1f} ms" for share in (0.5, 0.99)]
    return [*cells, str(tally.games), memory]


def measure(chosen: argparse.Namespace, out: Console) -> bool:
    """Print the table; whether what the hall promises was kept."""
    titles = ("tables", "what", "moves", "moves/s", "p50", "p99", "games", "memory per table")
    rows = Table(*titles, box=None, pad_edge=False)
    what = f"{chosen.game}, 2 sockets"
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        with hall(chosen.folder, chosen.database) as server:
            single: Tally = runner.run(measure_single(server, chosen))
            many, memory = runner.run(measure_many(server, chosen))
        rows.add_row(*row(1, what, single))
        if chosen.folder is None and not chosen.database and IN_MEMORY.is_dir():
            with hall(str(IN_MEMORY), "") as server:
                rows.add_row(*row(1, f"{what}, in memory", runner.run(measure_single(server, chosen))))
        rows.add_row(*row(chosen.tables, "all five games", many, f"{memory:.0f} kB"))
    out.print(rows)
    for reason, count in many.refused.most_common(5):
        out.print(f"refused {count} times: {reason}")
    if not chosen.database:
        out.print(f"a durable write to this disk takes {1000 * durable_write(chosen.folder):.2f} ms")
    kept: bool = single.rate(1) >= chosen.least_rate and many.percentile(0.99) < chosen.most_wait
    return kept


@contextmanager
def hall(folder: str | None, database: str) -> Iterator[Server]:
    """A server with a new store in a folder of its own."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        server = Server(own, database)
        try:
            yield server
        finally:
            server.stop()


def durable_write(folder: str | None) -> float:
    """The median seconds of a page written over in place and synced: what the disk takes of every move."""
    times: list[float] = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        file.write(bytes(PAGE * PAGES))
        os.fsync(file.fileno())
        for n in range(PAGES):
            os.pwrite(file.fileno(), os.urandom(PAGE), PAGE * n)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return median(times)


MEMORY: list[float] = []


async def most_memory(server: Server) -> None:
    while True:
        await asyncio.sleep(0.5)
        MEMORY.append(server.memory())


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--think", type=float, default=0.5, help="mean seconds before a person answers")
    parser.add_argument("--game", default="odins-table", help="of the single table")
    parser.add_argument("--folder", help="where SQLite writes; a durable move is as quick as the disk below")
    parser.add_argument("--database", default="", help="another store than SQLite")
    parser.add_argument("--least-rate", type=float, default=0.0, help="fail below so many moves/s of one table")
    parser.add_argument("--most-wait", type=float, default=1e9, help="fail above so many ms at p99")
    chosen = parser.parse_args()
    return 0 if measure(chosen, Console(highlight=False, width=110)) else 1


if __name__ == "__main__":
    sys.exit(main())
