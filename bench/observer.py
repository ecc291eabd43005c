"""`python -m bench.observer --games 200`: what somebody learns of factions who sees all but the answers.

Games of Götterdämmerung are played by people in one hall, each at a socket of its own, until the night is over.  The
observer sees /metrics, /health, the log at INFO, and how large every frame is that any seat is sent.  It knows the
factions of the first half of the games, from which it learns which number parts the factions best, and where; then it
guesses those of the other half.  A guess is right by chance as often as the larger faction is large.  It prints how
often it was, with its interval.  (How many frames a seat was sent is printed too, and not guessed from: whoever can
watch the line of somebody sees when something goes over it.)
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Final

import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

from bench.cluster import free_port
from bench.hall import Frame, Keys, decode
from gladsheim.server import Settings, make_server
from gladsheim.server.hall import Hall
from gladsheim.server.run import Server

GAME: Final = "gotterdammerung"
SEATS: Final = 7
QUIET: Final = 0.25  # seconds without a frame after which everybody has answered
EVIL: Final = "conspirator"
BY_COUNT: Final = ("frames", "bytes")  # tell how often somebody was sent something, not how much


class Log(logging.Handler):
    """Everything that is logged, as long as its lines."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Seen:
    """What the observer has of one seat of one game, and what it does not know: the seat's faction."""

    def __init__(self, faction: str, numbers: dict[str, float]) -> None:
        self.faction = faction
        self.numbers = numbers


class Game:
    """One game until everybody has answered so many times, with the frames of every seat."""

    def __init__(self, port: int, log: Log, lots: random.Random) -> None:
        self.port = port
        self.log = log
        self.lots = lots
        self.sizes: list[list[int]] = [[] for _ in range(SEATS)]
        self.changed: Counter[str] = Counter()  # figures that changed while somebody answered

    def ask(self, path: str, body: object = None) -> bytes:
        data = None if body is None else msgspec.json.encode(body)
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data)
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=30) as reply:
            found: bytes = reply.read()
            return found

    def figures(self) -> list[str]:
        """What /metrics and /health say, but for how often they themselves were asked."""
        told = self.ask("/metrics").decode().splitlines()
        kept = [line for line in told if "/metrics" not in line and "/health" not in line]
        return [*kept, self.ask("/health").decode(), str(len(self.log.lines))]

    async def play(self, hall: Hall, answers: int) -> list[Seen]:
        seats = [{"who": "me"}] * SEATS
        keys = msgspec.json.decode(
            await asyncio.to_thread(self.ask, "/api/tables", {"game": GAME, "name": "O", "seats": seats}), type=Keys
        )
        sockets: list[ClientConnection] = []
        try:
            for seat in range(SEATS):
                url = f"ws://127.0.0.1:{self.port}/api/tables/{keys.table.id}/live"
                socket = await connect(url, compression=None, proxy=None, max_size=2**22)
                await socket.send(msgspec.json.encode({"kind": "hello", "tokens": [keys.tokens[seat]]}), text=True)
                sockets.append(socket)
            await asyncio.gather(*(self.sit(seat, sockets[seat], answers) for seat in range(SEATS)))
        finally:
            for socket in sockets:
                await socket.close()
        return self.judge(hall, keys.table.id)

    async def sit(self, seat: int, socket: ClientConnection, answers: int) -> None:
        """Answer whatever is asked, some times; the figures are read before and after."""
        number = 0
        while number < answers:
            try:
                async with asyncio.timeout(QUIET):
                    data = await socket.recv(decode=False)
            except TimeoutError:
                return
            self.sizes[seat].append(len(data))
            frame: Frame = decode(data)
            asked = [question for sight in frame.sights for question in sight.questions]
            if not asked:
                continue
            number += 1
            before = await asyncio.to_thread(self.figures)
            value = self.lots.choice(asked[0].choices).value
            fill = {"kind": "fill", "id": f"{seat}-{number}", "seat": seat, "value": value, "seq": frame.seq}
            await socket.send(msgspec.json.encode(fill), text=True)
            await asyncio.sleep(0.02)
            after = await asyncio.to_thread(self.figures)
            self.changed.update(line.split()[0] for line in after if line not in before)

    def judge(self, hall: Hall, id: str) -> list[Seen]:
        """The numbers of each seat, and the truth, from the keeper of the table."""
        match = hall.tables[id].table.playing()
        found: list[Seen] = []
        for seat in range(SEATS):
            sizes, faction = self.sizes[seat] or [0], match.view(seat)["faction"]
            numbers = {"frames": float(len(sizes))}
            numbers |= {"bytes": float(sum(sizes)), "largest": float(max(sizes)), "smallest": float(min(sizes))}
            numbers |= {"first": float(sizes[0]), "last": float(sizes[-1]), "spread": pstdev(sizes)}
            found.append(Seen(str(faction), numbers))
        return found


class Observer:
    """Learns one number and one threshold, those that part the factions best; then guesses."""

    def __init__(self, games: list[list[Seen]]) -> None:
        seats = [seat for game in games for seat in game]
        self.usual = Counter(seat.faction for seat in seats).most_common(1)[0][0]
        self.other = next(iter({seat.faction for seat in seats} - {EVIL}))
        self.rule: tuple[str, float, str, str] | None = None
        best = sum(seat.faction == self.usual for seat in seats)
        for name in [one for one in seats[0].numbers if one not in BY_COUNT]:
            for limit in sorted({seat.numbers[name] for seat in seats}):
                for one, two in ((self.other, EVIL), (EVIL, self.other)):
                    right = sum(seat.faction == (one if seat.numbers[name] < limit else two) for seat in seats)
                    if right > best:
                        best, self.rule = right, (name, limit, one, two)

    def guess(self, seat: Seen) -> str:
        if self.rule is None:
            return self.usual
        name, limit, one, two = self.rule
        return one if seat.numbers[name] < limit else two


def report(games: list[list[Seen]], changed: Counter[str], out: Console) -> bool:
    """Whether the guesses were no better than chance."""
    half = len(games) // 2
    observer = Observer(games[:half])
    rest = [seat for game in games[half:] for seat in game]
    right = sum(observer.guess(seat) == seat.faction for seat in rest)
    chance = max(Counter(seat.faction for seat in rest).values()) / len(rest)
    share, margin = right / len(rest), 1.96 * sqrt(chance * (1 - chance) / len(rest))
    for name in rest[0].numbers:
        means = {kind: mean(s.numbers[name] for s in rest if s.faction == kind) for kind in {s.faction for s in rest}}
        out.print(f"{name:>9}: " + ", ".join(f"{kind} {value:.2f}" for kind, value in sorted(means.items())))
    out.print(f"figures and logs that changed while somebody answered in secret: {dict(changed) or 'none'}")
    out.print(f"the observer's rule: {observer.rule}")
    out.print(
        f"{len(games)} games: {right} of {len(rest)} factions guessed ({100 * share:.1f} %); "
        f"by chance {100 * chance:.1f} % ± {100 * margin:.1f}"
    )
    return share <= chance + margin


async def observe(
    server: Server, port: int, chosen: argparse.Namespace, log: Log
) -> tuple[list[list[Seen]], Counter[str]]:
    lots, changed, found = random.Random(chosen.seed), Counter[str](), list[list[Seen]]()
    for _ in range(chosen.games):
        game = Game(port, log, lots)
        found.append(await game.play(server.hall, chosen.answers))
        changed += game.changed
    return found, changed


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.observer", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--answers", type=int, default=3, help="of each seat that is asked")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    log = Log()
    logging.getLogger().addHandler(log)
    logging.getLogger("gladsheim").setLevel(logging.INFO)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = f"sqlite:///{Path(folder) / 'hall.db'}"
        settings = Settings(port=port, database_url=url, thinkers=1, requests_per_minute=10**7, tables_per_minute=10**7)
        server = make_server(settings)
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                time.sleep(0.05)
            games, changed = asyncio.run(observe(server, port, chosen, log))
        finally:
            server.should_exit = True
            thread.join()
    return 0 if report(games, changed, Console(highlight=False, soft_wrap=True)) else 1


if __name__ == "__main__":
    sys.exit(main())
