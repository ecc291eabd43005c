"""A hall in a process of its own, and as much of its messages as those need who play many games there."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import msgspec

START = 180.0  # seconds in which the server must answer, also on a busy machine
STILL = 2  # ticks of the processor in half a second, and it is at rest
GAMES = {"odins-table": 2, "vedrfolnir": 3, "yggdrasil": 3, "gotterdammerung": 7, "chronicles": 2}


def ticks_of(pid: int) -> int:
    """What a process took of the processor so far."""
    try:
        parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0  # it has ended
    return int(parts[11]) + int(parts[12])


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    try:
        children = [path.read_text(encoding="utf-8") for path in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        children = []
    return [pid, *(one for child in " ".join(children).split() for one in family(int(child)))]


class Choice(msgspec.Struct):
    value: int


class Question(msgspec.Struct):
    choices: list[Choice]


class Sight(msgspec.Struct):
    seat: int
    view: msgspec.Raw
    questions: list[Question]


class Card(msgspec.Struct):
    over: bool
    commitment: str = ""


class Frame(msgspec.Struct):
    """What a player must know of any message."""

    kind: str
    seq: int = 0
    sights: list[Sight] = []
    accepted: list[str] = []
    card: Card | None = None
    id: str = ""
    reason: str = ""


class TableCard(msgspec.Struct):
    id: str


class Keys(msgspec.Struct):
    table: TableCard
    tokens: dict[int, str]


decode = msgspec.json.Decoder(Frame).decode


class Server:
    """The hall in a process of its own, with a store of its own."""

    name = "server"

    def __init__(
        self, folder: str, database: str, redis: str = "", source: str | None = None, more: tuple[str, ...] = ()
    ) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = int(one.getsockname()[1])
        self.command = [sys.executable, "-m", "gladsheim.cli", "serve", "--no-open", "--port", str(self.port)]
        # The limits are for strangers, not for a measurement.
        self.command += ["--messages", "100000", "--tables", "100000", "--requests", "100000", "--sockets", "10000"]
        self.command += more
        self.environment = {**os.environ, "GLADSHEIM_HOME": folder, "DATABASE_URL": database, "REDIS_URL": redis}
        if source is not None:
            self.environment["PYTHONPATH"] = source
        self.start()
        self.wait()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, env=self.environment, stdout=subprocess.DEVNULL)

    def wait(self) -> None:
        end = time.monotonic() + START
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health", timeout=1):
                    return
            except OSError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def revive(self) -> None:
        self.start()
        self.wait()

    def memory(self) -> float:
        """Resident kilobytes of the serving process, bots aside."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return float(line.split()[1])

    def cpu(self) -> float:
        """Seconds of processor that the serving process took so far, bots aside; on a busy machine too."""
        return ticks_of(self.process.pid) / os.sysconf("SC_CLK_TCK")

    def rest(self) -> None:
        """Wait until its start is over: thinkers that get up take the processor from whoever is measured."""
        end, before = time.monotonic() + START, -1
        while time.monotonic() < end:
            now = sum(ticks_of(pid) for pid in family(self.process.pid))
            if now - before <= STILL:
                return
            before = now
            time.sleep(0.5)

    def set_table(self, game: str, people: int, bots: int, level: str = "random") -> Keys:
        seats = [{"who": "me"}] * people + [{"who": "bot", "level": level}] * bots
        body = msgspec.json.encode({"game": game, "name": "Load", "seats": seats})
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/api/tables", body)
        request.add_header("content-type", "application/json")
        with urllib.request.urlopen(request, timeout=30) as reply:
            return msgspec.json.decode(reply.read(), type=Keys)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
