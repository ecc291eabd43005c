"""`python -m bench.nights --nights 200`: what somebody learns of factions who watches the lines of all phones by night.

At spoken tables people touch their phones through whole nights.  The observer has every frame that goes to or comes
from each phone: its size, its time, its place in the order; but cannot read it.  Of each phone it reckons numbers, and
looks for one in which Conspirators differ from the others of their table.  Whether what it finds is more than chance is
told by a permutation test: the same search where factions are dealt anew, many times.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
import urllib.request
from itertools import pairwise
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, TypeAlias

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from bench.cluster import free_port
from gladsheim.server import Settings, make_server
from gladsheim.server.scenes import BEAT
from gladsheim.table.head import CONDUCTS, VOICE
from gladsheim.wire.live import Scene

GAME: Final = "gotterdammerung"
SEATS: Final = 9
BLOCK: Final = 512  # bytes of a frame from a phone
DAY: Final = ""  # the stage after a night where people type by day
BAND: Final = "faction-conspirator"
PERMUTATIONS: Final = 1000

Table: TypeAlias = "list[tuple[bool, dict[str, float]]]"  # of each phone: whether it conspires, and its numbers


class Heard(msgspec.Struct):
    """As much of any message as a phone must know to go on."""

    kind: str
    text: str = ""
    last: bool = False
    reason: str = ""


class Keys(msgspec.Struct):
    table: dict[str, object]
    tokens: dict[int, str]


class Phone:
    """One person's phone, as the page behaves: a frame of one size at every beat, whatever there is to say."""

    def __init__(self, seat: int, pace: float, lots: random.Random) -> None:
        self.seat = seat
        self.pace = pace
        self.lots = lots
        self.down: list[tuple[float, int]] = []  # when, how many bytes
        self.up: list[tuple[float, int]] = []
        self.stages: list[str] = []
        self.side = ""
        self.touched = 0
        self.queue: list[bytes] = []
        self.refused: list[str] = []
        self.number = 0
        self.parts = ""
        self.dozes = False

    async def live(self, socket: ClientConnection, token: str, until: asyncio.Event) -> None:
        hello = {"kind": "hello", "tokens": [token]}
        await socket.send(msgspec.json.encode(hello), text=True)
        beat = asyncio.create_task(self.beat(socket))
        try:
            while not until.is_set():
                data = await socket.recv(decode=False)
                self.down.append((time.perf_counter(), len(data)))
                self.hear(data)
                if "dawn" in self.stages or self.stages[-1:] == [DAY]:
                    break
        finally:
            beat.cancel()

    async def beat(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(BEAT / self.pace)
            data = self.queue.pop(0) if self.queue else msgspec.json.encode({"kind": "pulse", "seen": True})
            data = data.ljust(BLOCK)
            self.up.append((time.perf_counter(), len(data)))
            await socket.send(data, text=True)

    def hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data, type=Heard)
        if message.kind == "piece":
            self.parts += message.text
            if message.last:
                whole, self.parts = self.parts.encode(), ""
                self.hear(whole)
        elif message.kind == "scene":
            self.see(msgspec.json.decode(data, type=Scene))
        elif message.kind == "refused":
            self.refused.append(message.reason)

    def see(self, scene: Scene) -> None:
        if not self.stages or self.stages[-1] != scene.stage:
            self.stages.append(scene.stage)
        if scene.own is None:
            return
        self.side = scene.own.side
        if scene.stage == "secrets" and scene.number != self.number:
            self.touch(scene, "known", -1)
        if scene.stage in ("night", "look") and scene.bell:
            loop = asyncio.get_running_loop()
            chosen = -1 if self.dozes or self.lots.random() < 0.1 else self.lots.choice(scene.own.ring)
            loop.call_later(scene.shuts + self.lots.uniform(0, 0.3) / self.pace, self.touch, scene, "bell", chosen)
        self.number = scene.number

    def touch(self, scene: Scene, what: str, value: int) -> None:
        self.touched += 1
        touch = {"kind": "touch", "id": f"{self.seat}-{self.touched}", "seat": self.seat, "stage": scene.number}
        self.queue.append(msgspec.json.encode({**touch, "what": what, "value": value, "bell": scene.bell}))

    def numbers(self, first: float) -> dict[str, float]:
        """What the observer reckons of this phone's line."""
        found: dict[str, float] = {}
        for name, frames in (("down", self.down), ("up", self.up)):
            times, sizes = [one - first for one, _ in frames], [float(size) for _, size in frames]
            gaps = [later - earlier for earlier, later in pairwise(times)] or [0.0]
            found |= {f"{name} frames": float(len(frames)), f"{name} bytes": sum(sizes), f"{name} sizes": pstdev(sizes)}
            found |= {f"{name} mean gap": fmean(gaps), f"{name} spread": pstdev(gaps), f"{name} longest": max(gaps)}
            found |= {f"{name} first": times[0], f"{name} last": times[-1]}
        return found


class Night:
    """One table from its setting to the first dawn."""

    def __init__(self, port: int, pace: float, lots: random.Random, conduct: str = VOICE) -> None:
        self.port = port
        self.conduct = conduct
        self.phones = [Phone(seat, pace, random.Random(lots.getrandbits(32))) for seat in range(SEATS)]

    def ask(self, path: str, body: object) -> Keys:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", msgspec.json.encode(body))
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=30) as reply:
            return msgspec.json.decode(reply.read(), type=Keys)

    def sit(self) -> tuple[str, dict[int, str]]:
        seats = [{"who": "open" if seat else "me"} for seat in range(SEATS)]
        keys = self.ask("/api/tables", {"game": GAME, "name": "P0", "seats": seats, "conduct": self.conduct})
        id, tokens = str(keys.table["id"]), {**keys.tokens}
        for seat in range(1, SEATS):
            tokens |= self.ask(f"/api/tables/{id}/seats/{seat}", {"name": f"P{seat}"}).tokens
        return id, tokens

    async def play(self) -> Table:
        id, tokens = await asyncio.to_thread(self.sit)
        until = asyncio.Event()
        url = f"ws://127.0.0.1:{self.port}/api/tables/{id}/live"
        sockets = [await connect(url, compression=None, proxy=None, max_size=2**22) for _ in self.phones]
        try:
            lines = zip(self.phones, sockets, strict=True)
            async with asyncio.timeout(120):
                await asyncio.gather(*(phone.live(one, tokens[phone.seat], until) for phone, one in lines))
        finally:
            for socket in sockets:
                await socket.close()
        return self.judge()

    def judge(self) -> Table:
        """The numbers of each phone against the mean of its table, and the truth."""
        first = min(phone.down[0][0] for phone in self.phones)
        # The same span for all: from when the last came to when the first left.
        begin = max(phone.down[0][0] for phone in self.phones)
        end = min(phone.down[-1][0] for phone in self.phones)
        for phone in self.phones:
            phone.down = [one for one in phone.down if begin <= one[0] <= end]
            phone.up = [one for one in phone.up if begin <= one[0] <= end]
        rows = [phone.numbers(first) for phone in self.phones]
        means = {name: fmean(row[name] for row in rows) for name in rows[0]}
        return [
            (phone.side == BAND, {name: row[name] - means[name] for name in row})
            for phone, row in zip(self.phones, rows, strict=True)
        ]


def largest(tables: list[Table], deals: list[list[bool]]) -> tuple[float, str]:
    """The number in which the two factions differ most, in standard errors."""
    best, told = 0.0, "nothing"
    for name in tables[0][0][1]:
        spread = pstdev([row[name] for table in tables for _, row in table])
        if spread < 1e-9:
            continue  # the same for every phone
        pairs = [
            (row[name], evil)
            for table, deal in zip(tables, deals, strict=True)
            for (_, row), evil in zip(table, deal, strict=True)
        ]
        band = [number for number, evil in pairs if evil]
        share = abs(fmean(band)) / spread * len(band) ** 0.5
        if share > best:
            best, told = share, name
    return best, told


def judge(tables: list[Table], lots: random.Random) -> tuple[float, str]:
    """How likely it is that chance alone parts the factions as well; and by which number they are parted best."""
    truth = [[evil for evil, _ in table] for table in tables]
    best, name = largest(tables, truth)
    as_good = sum(
        largest(tables, [lots.sample(deal, len(deal)) for deal in truth])[0] >= best for _ in range(PERMUTATIONS)
    )
    return (as_good + 1) / (PERMUTATIONS + 1), name


async def play_all(
    port: int, nights: int, pace: float, at_once: int, lots: random.Random, conduct: str
) -> tuple[list[Night], list[Table]]:
    played = [Night(port, pace, lots, conduct) for _ in range(nights)]
    room = asyncio.Semaphore(at_once)

    async def one(night: Night) -> Table:
        async with room:
            return await night.play()

    return played, [*await asyncio.gather(*(one(night) for night in played))]


def watch(
    folder: Path, nights: int, pace: float, at_once: int, seed: int, conduct: str = VOICE
) -> tuple[list[Night], list[Table]]:
    """Nights in a hall of their own, and what the observer has of each."""
    port, url = free_port(), f"sqlite:///{folder / 'hall.db'}"
    settings = Settings(
        port=port, database_url=url, thinkers=1, requests_per_minute=10**7, tables_per_minute=10**7, pace=pace
    )
    server = make_server(settings)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.05)
        return asyncio.run(play_all(port, nights, pace, at_once, random.Random(seed), conduct))
    finally:
        server.should_exit = True
        thread.join()


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.nights", description=__doc__)
    parser.add_argument("--nights", type=int, default=200)
    parser.add_argument("--pace", type=float, default=6.0, help="how many times faster than people")
    parser.add_argument("--at-once", type=int, default=2, help="tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--conduct", choices=CONDUCTS, default=VOICE, help="who leads the evening")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        played, tables = watch(Path(folder), chosen.nights, chosen.pace, chosen.at_once, chosen.seed, chosen.conduct)
    out = Console(highlight=False, soft_wrap=True)
    sizes = {size for night in played for phone in night.phones for _, size in phone.down + phone.up}
    touches = {phone.touched for night in played for phone in night.phones}
    out.print(f"{len(played)} nights of {SEATS} phones; sizes of frames: {sorted(sizes)}; touches: {sorted(touches)}")
    out.print(
        f"refused: {sorted({why for night in played for phone in night.phones for why in phone.refused}) or 'nothing'}"
    )
    likely, name = judge(tables, random.Random(chosen.seed))
    out.print(f"parted best by '{name}'; chance alone does as well with probability {likely:.4f} (1 % is the limit)")
    return 0 if likely > 0.01 else 1


if __name__ == "__main__":
    sys.exit(main())
