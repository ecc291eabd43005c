"""`python -m bench.load`: many tables through real sockets on loopback; moves a second, p50, p99, memory per table.

One process serves, this one plays.  First one table between two sockets, each answering as soon as it is asked: on the
disk, where every move waits for a durable write, and where there is /dev/shm in memory too, which shows what the disk
takes.  Then many tables at once, of people who take a moment before they answer, and bots, from the moment when all of
them sit.  A move counts when it is acknowledged, that is, when it is durable.
`--before COMMIT` builds that commit beside this one and measures both, one after the other under each condition.
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

from bench.before import build
from bench.hall import GAMES, Frame, Question, Server, decode

IN_MEMORY: Final = Path("/dev/shm")
PAGE: Final = 4096  # bytes
PAGES: Final = 300
WARM: Final = 10  # tables that are set before memory is measured: what all of them share is there then


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.times: list[float] = []  # seconds from a fill to its acknowledgement
        self.games = 0
        self.refused: Counter[str] = Counter()
        self.cpu = 0.0  # seconds of processor that the server took meanwhile, setting the tables included
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
    tally.cpu = -server.cpu()
    await play_table(server, chosen.game, 0, 0.0, chosen.seconds / 2, tally, asyncio.Barrier(1))
    tally.cpu += server.cpu()
    return tally


async def measure_many(server: Server, tables: int, think: float, seconds: float) -> tuple[Tally, float]:
    """Many tables at once, and the kilobytes that each of them takes."""
    games = [*GAMES]
    for n in range(WARM):
        keys = await asyncio.to_thread(server.set_table, games[n % len(games)], 1, GAMES[games[n % len(games)]] - 1)
        person = Person(*next(iter(keys.tokens.items())), random.Random(n), 0.0, Tally())
        transport = await enter(server, keys.table.id, person)
        await person.seated
        person.over.cancel()
        transport.disconnect()
    before = server.memory()
    tally = Tally()
    all_sit = asyncio.Barrier(tables)
    tasks = [
        play_table(server, games[n % len(games)], GAMES[games[n % len(games)]] // 2, think, seconds, tally, all_sit)
        for n in range(tables)
    ]
    memory: list[float] = []
    watch = asyncio.create_task(most_memory(server, memory))
    tally.cpu = -server.cpu()
    await asyncio.gather(*tasks)
    tally.cpu += server.cpu()
    watch.cancel()
    return tally, (max(server.memory(), *memory) - before) / tables


def row(tables: int, what: str, tally: Tally, memory: str = "") -> list[str]:
    cells = [str(tables), what, f"{len(tally.times):,}", f"{tally.rate(tables):,.0f}"]
    cells += [f"{tally.percentile(share):.1f} ms" for share in (0.5, 0.99)]
    return [*cells, f"{1000 * tally.cpu / len(tally.times):.2f} ms", str(tally.games), memory]


def measure(chosen: argparse.Namespace, out: Console) -> bool:
    """Print the table; whether what the hall promises was kept."""
    titles = ("tables", "what", "moves", "moves/s", "p50", "p99", "CPU a move", "games", "memory per table")
    rows = Table(*titles, box=None, pad_edge=False)
    what = f"{chosen.game}, 2 sockets"
    sources: dict[str, str | None] = {f", {chosen.before}": build(chosen.before)} if chosen.before else {}
    sources[", now" if chosen.before else ""] = None
    refused: Counter[str] = Counter()
    kept = True
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        for folder, where in places(chosen):
            for name, source in sources.items():
                with hall(folder, chosen.database, source) as server:
                    single: Tally = runner.run(measure_single(server, chosen))
                rows.add_row(*row(1, f"{what}{where}{name}", single))
                kept = kept and (source is not None or bool(where) or single.rate(1) >= chosen.least_rate)
        for think in chosen.think:
            for name, source in sources.items():
                with hall(chosen.folder, chosen.database, source) as server:
                    many, memory = runner.run(measure_many(server, chosen.tables, think, chosen.seconds))
                rows.add_row(*row(chosen.tables, f"all games, think {think:g} s{name}", many, f"{memory:.0f} kB"))
                refused += many.refused
                kept = kept and (source is not None or many.percentile(0.99) < chosen.most_wait)
    out.print(rows)
    for reason, count in refused.most_common(5):
        out.print(f"refused {count} times: {reason}")
    if not chosen.database:
        out.print(f"a durable write to this disk takes {1000 * durable_write(chosen.folder):.2f} ms")
    out.print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, players included")
    return kept


def places(chosen: argparse.Namespace) -> list[tuple[str | None, str]]:
    """Where the one table is played."""
    found: list[tuple[str | None, str]] = [(chosen.folder, "")]
    if chosen.folder is None and not chosen.database and IN_MEMORY.is_dir():
        found.append((str(IN_MEMORY), ", in memory"))
    return found


@contextmanager
def hall(folder: str | None, database: str, source: str | None = None) -> Iterator[Server]:
    """A server with a new store in a folder of its own."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        server = Server(own, database, source=source)
        try:
            server.rest()
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


async def most_memory(server: Server, found: list[float]) -> None:
    while True:
        await asyncio.sleep(0.5)
        found.append(server.memory())


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    thinks = "mean seconds before a person answers; may be given several times"
    parser.add_argument("--think", type=float, action="append", help=f"{thinks}; else 5 and 0.5")
    parser.add_argument("--before", default="", metavar="COMMIT", help="measure that commit too, beside this one")
    parser.add_argument("--game", default="odins-table", help="of the single table")
    parser.add_argument("--folder", help="where SQLite writes; a durable move is as quick as the disk below")
    parser.add_argument("--database", default="", help="another store than SQLite")
    parser.add_argument("--least-rate", type=float, default=0.0, help="fail below so many moves/s of one table")
    parser.add_argument("--most-wait", type=float, default=1e9, help="fail above so many ms at p99")
    chosen = parser.parse_args()
    chosen.think = chosen.think or [5.0, 0.5]
    return 0 if measure(chosen, Console(highlight=False, width=110)) else 1


if __name__ == "__main__":
    sys.exit(main())
